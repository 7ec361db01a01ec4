// What the page of a game with a friend says of games in its list, and what its addresses name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressed } from "../../web/dots/game/address.js";
import { shownTime } from "../../web/dots/game/clocks.js";
import { recordName } from "../../web/dots/game/ended.js";
import { watchedAs } from "../../web/dots/game/met.js";
import { calledAs } from "../../web/dots/game/person.js";
import { endWords } from "../../web/dots/game/words.js";

test("how a game ended is said to the player who asks", () => {
	for (const result of ["B+3", "B+R", "B+T"]) {
		assert.equal(endWords(result, 1), "you won");
		assert.equal(endWords(result, 2), "you lost");
	}
	assert.equal(endWords("W+1", 2), "you won");
	for (const result of ["0", "Draw"]) assert.equal(endWords(result, 1), "a draw");
	for (const result of [null, "Void"]) assert.equal(endWords(result, 1), "ended");
});

test("the clock of a side that lost on time shows no time, and the other one what is left of it", () => {
	/** @type {import("../../web/dots/game/live.js").Clocks} */
	const clocks = { running: 0, since: 0, until: null, reserves: [0, 5000] };
	const shown = (/** @type {string | null} */ result) =>
		[1, 2].map((side) => shownTime(side, clocks, { move: 60, reserve: 60 }, 0, result));
	assert.deepEqual(shown("W+T"), [0, 65_000]);
	assert.deepEqual(shown("B+T"), [60_000, 0]);
	assert.deepEqual(shown("B+R"), [60_000, 65_000]);
	assert.deepEqual(shown(null), [60_000, 65_000]);
});

test("a player of the lobby is called by name, else by badge; a computer by its strength", () => {
	const badge = "JV3NEK";
	assert.equal(calledAs({ player: 1, name: "Ada", badge }), "Ada");
	assert.equal(calledAs({ player: 1, name: null, badge }), "somebody #JV3NEK");
	assert.equal(calledAs({ player: 2, name: null, badge, computer: 3 }), "the computer, strength 3");
});

test("who watches is told whom, if both are known", () => {
	/** @type {import("../../web/dots/game/person.js").Shown[]} */
	const players = [
		{ player: 2, name: null, badge: "JV3NEK", computer: 3 },
		{ player: 1, name: "Ada", badge: "7K2M9Q" },
	];
	assert.equal(watchedAs(players), "Watching Ada against the computer, strength 3");
	assert.equal(watchedAs(players.slice(0, 1)), "Watching a game of Dots");
	assert.equal(watchedAs([]), "Watching a game of Dots");
});

test("a record is saved under the day and the other player, or the game", () => {
	const [id, day] = ["7K2M9QX4TBZ0", "2026-11-20"];
	assert.equal(recordName(id, "a friend", day), "dots-2026-11-20-against-a-friend.sgf");
	assert.equal(recordName(id, "somebody #JV3NEK", day), "dots-2026-11-20-against-somebody-JV3NEK.sgf");
	assert.equal(recordName(id, "", day), "dots-2026-11-20-7K2M9QX4TBZ0.sgf");
	assert.equal(recordName(id, undefined, day), recordName(id, "", day));
});

test("an address leads to the lobby, to a game with the computer, or to a game", () => {
	for (const hash of ["", "#lobby-title", "#computer"])
		assert.equal(addressed({ pathname: "/dots/game", hash }).id, "");
	assert.equal(addressed({ pathname: "/dots/game", hash: "#7K2M9QX4TBZ0/x" }).id, "7K2M9QX4TBZ0");
	assert.equal(addressed({ pathname: "/dots/game/7K2M9QX4TBZ0", hash: "#computer" }).secret, "computer");
});
