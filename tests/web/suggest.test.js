// Which strength is suggested after a game against the computer: by what came of the games before.

/** @import { Store } from "../../web/shared/store.js" */
/** @import { Play } from "../../web/dots/rules/game.js" */

import assert from "node:assert/strict";
import { test } from "node:test";
import { STRENGTHS } from "../../web/dots/board/strengths.js";
import { suggested } from "../../web/dots/play/suggest.js";

const EVEN = { start: "cross" };

/** Play games one after the other, each at what was suggested before; give what is suggested at last.
 * @param {string} results a letter a game: the side that wins, or a draw @param {number} strength of the first
 * @param {{ start: string }} [setup] */
function after(results, strength, setup = EVEN) {
	/** @type {Map<string, string>} */
	const kept = new Map();
	const store = /** @type {Store} */ (
		/** @type {unknown} */ ({
			read: (/** @type {string} */ name) => JSON.parse(kept.get(name) ?? "null"),
			write: (/** @type {string} */ name, /** @type {string} */ text) => kept.set(name, text),
		})
	);
	return [...results].reduce((last, result, at) => {
		const game = /** @type {Play} */ ({ over: true, setup, now: { result: result === "0" ? "0" : `${result}+3` } });
		const ask = () => suggested(store, game, { strength: last, human: 1 }, at + 1);
		assert.equal(ask(), ask()); // a game counts once
		return ask();
	}, strength);
}

for (const [results, strength, expected] of /** @type {[string, number, number][]} */ ([
	["B", 5, 6], // who wins goes up
	["BBB", 5, 7],
	["0", 5, 5],
	["W", 5, 5], // and may try again
	["WW", 5, 4],
	["BWBWBWBW", 5, 5],
	["W".repeat(60), 5, 1],
	["B".repeat(60), 5, STRENGTHS.length],
	["B", STRENGTHS.length, STRENGTHS.length],
	["W", 1, 1],
]))
	test(`after ${results.slice(0, 9)} at ${strength}: ${expected}`, () =>
		assert.equal(after(results, strength), expected));

test("games with free dots say nothing of strength", () => {
	assert.equal(after("BBBBBB", 5, { start: "cross+handicap=4" }), 5);
	assert.notEqual(after("BBBBBB", 5), 5);
});

test("nothing is suggested while a game goes on, without the computer, or at a level", () => {
	const store = /** @type {Store} */ (/** @type {unknown} */ ({ read: () => null, write: () => {} }));
	const game = /** @type {Play} */ ({ over: true, setup: EVEN, now: { result: "B+1" } });
	assert.equal(suggested(store, /** @type {Play} */ ({ ...game, over: false }), { strength: 2, human: 1 }, 1), 0);
	assert.equal(suggested(store, game, null, 1), 0);
	assert.equal(suggested(store, game, { level: 3, human: 1 }, 1), 0);
});

test("what somebody else wrote is passed over", () => {
	for (const kept of [{ rating: 1e9, seed: 1 }, { rating: "x" }, "", { rating: null }]) {
		const store = /** @type {Store} */ (/** @type {unknown} */ ({ read: () => kept, write: () => {} }));
		const game = /** @type {Play} */ ({ over: true, setup: EVEN, now: { result: "0" } });
		assert.equal(suggested(store, game, { strength: 4, human: 2 }, 2), 4);
	}
});
