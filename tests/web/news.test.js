// What the page of a game with a friend says to each player of the same event.

import assert from "node:assert/strict";
import test from "node:test";

import { playAs, provedIn } from "../../web/dots/board/words.js";
import { newsOf } from "../../web/dots/game/news.js";
import { Table } from "../../web/dots/game/table.js";

/** @import { Happened } from "../../web/dots/game/live.js" */

/** What the players of a game read after an event of Blue's. @type {[Partial<Happened>, string, string][]} */
const NEWS = [
	[{ kind: "offer", what: "draw" }, "You offer a draw.\nYour move.", "Blue offers a draw."],
	[{ kind: "offer", what: "takeback" }, "You ask to take a move back.\nYour move.", "Blue asks to take a move back."],
	[{ kind: "talk", on: true }, "You ask for a conversation.\nYour move.", "Blue asks for a conversation."],
	[{ kind: "talk", on: false }, "You write no more.\nYour move.", "Blue writes no more.\nBlue to move."],
	[{ kind: "decline", what: "draw" }, "You say no.\nYour move.", "Blue says no to a draw.\nBlue to move."],
	[
		{ kind: "accept", what: "takeback" },
		"You agree: taken back.\nYour move.",
		"Blue agrees: taken back.\nBlue to move.",
	],
	[{ kind: "accept", what: "draw" }, "A draw is agreed: Blue 0, Red 0.", "A draw is agreed: Blue 0, Red 0."],
];

for (const [event, asker, asked] of NEWS)
	test(`each player reads of ${event.what ?? "talk"}, ${event.kind} in words for that player`, () => {
		for (const [player, words] of /** @type {[1 | 2, string][]} */ ([
			[1, asker],
			[2, asked],
		])) {
			const table = new Table({ size: [5, 5], rules: "standard", start: [] });
			for (const side of /** @type {(1 | 2)[]} */ ([1, 2])) table.add(happened({ kind: "sit", player: side }));
			const last = happened(event);
			table.add(last);
			playAs(player);
			const host = /** @type {any} */ ({ player, mover: 1, about: {}, talk: { isWished: () => false } });
			assert.ok(newsOf(host, table, [last], last, false).startsWith(words));
			playAs(0);
		}
	});

test("only a game that can be counted says so once its score is proved", () => {
	const said = ["standard", "kepung"].map((rules) => provedIn(new Table({ size: [5, 5], rules, start: [] }).game));
	assert.deepEqual(said, [
		"No move can change the score any more: you can count it.",
		"No move can change the score any more.",
	]);
});

test("an offer that is over with a move that is taken back is said to be", () => {
	const table = new Table({ size: [5, 5], rules: "standard", start: [] });
	const events = [
		{ kind: "move", move: [1, 2, 2] },
		{ kind: "offer", what: "draw" },
		{ kind: "offer", what: "takeback", player: 2 },
		{ kind: "accept", what: "takeback", undo: 1 },
	].map((event) => happened(/** @type {Partial<Happened>} */ (event)));
	for (const side of /** @type {(1 | 2)[]} */ ([1, 2])) table.add(happened({ kind: "sit", player: side }));
	for (const event of events) table.add(event);
	const host = /** @type {any} */ ({ player: 1, mover: 1, about: {}, talk: { isWished: () => false } });
	const told = newsOf(host, table, events.slice(-1), events[3], false);
	assert.equal(told.split("\n")[0], "You agree: taken back. The draw is no longer offered.");
	table.add(happened({ kind: "say", phrase: "hello" }));
	assert.equal(table.lapsed, "");
});

/** @param {Partial<Happened>} event @returns {Happened} */
const happened = (event) => /** @type {Happened} */ ({ number: 1, player: 1, ...event });
