// Which strength is suggested after a game against the computer: by what came of the games before.

/** @import { Move } from "../../web/dots/rules/move.js" */
/** @import { Play } from "../../web/dots/rules/game.js" */
/** @import { Store } from "../../web/shared/store.js" */

import assert from "node:assert/strict";
import { test } from "node:test";
import { standingIn } from "../../web/dots/board/own-strength.js";
import { STRENGTHS } from "../../web/dots/board/strengths.js";
import { dotAt, saying } from "../../web/dots/rules/move.js";
import { suggested } from "../../web/dots/play/suggest.js";

const EVEN = { start: "cross" };
const ENOUGH = 10;

/** Return a store of nothing yet. */
function emptyStore() {
	/** @type {Map<string, string>} */
	const kept = new Map();
	return /** @type {Store} */ (
		/** @type {unknown} */ ({
			read: (/** @type {string} */ name) => JSON.parse(kept.get(name) ?? "null"),
			write: (/** @type {string} */ name, /** @type {string} */ text) => kept.set(name, text),
		})
	);
}

/** Return a game that has ended by a resignation. @param {string} result @param {number} [dots] of each side
 * @param {{ start: string }} [setup] */
function ended(result, dots = ENOUGH, setup = EVEN) {
	/** @type {Move[]} */
	const moves = Array.from({ length: dots }, (_, at) => [dotAt(1, [at, 0]), dotAt(2, [at, 1])]).flat();
	return /** @type {Play} */ ({ over: true, setup, moves: [...moves, saying(1, "resign")], now: { result } });
}

/** Play games one after the other, each at what was suggested before; give what is suggested at last.
 * @param {string} results a letter a game: the side that wins, or a draw @param {number} strength of the first
 * @param {{ start: string }} [setup] */
function after(results, strength, setup) {
	const store = emptyStore();
	return [...results].reduce((last, result, at) => {
		const game = ended(result === "0" ? "0" : `${result}+3`, ENOUGH, setup);
		const ask = () => suggested(store, game, { strength: last, human: 1 }, at + 1);
		assert.equal(ask(), ask()); // a game counts once
		return ask();
	}, strength);
}

for (const [results, strength, expected] of /** @type {[string, number, number][]} */ ([
	["B", 5, 6], // who wins goes up
	["BBB", 5, 7],
	["0", 5, 5],
	["W", 5, 4], // and who loses goes down, but not far
	["WWW", 8, 5],
	["BWBWBWBW", 5, 5],
	["W".repeat(60), 5, 1],
	["B".repeat(60), 5, STRENGTHS.length],
	["B", STRENGTHS.length, STRENGTHS.length],
	["W", 1, 1],
]))
	test(`after ${results.slice(0, 9)} at ${strength}: ${expected}`, () =>
		assert.equal(after(results, strength), expected));

for (const [games, expected] of /** @type {[[strength: number, result: string, dots: number][], number][]} */ ([
	[
		[
			[1, "W+R", ENOUGH],
			[8, "W+R", ENOUGH],
		],
		4,
	], // one game that was lost before is no reason to begin anew
	[
		[
			[1, "W+R", 3],
			[8, "W+R", ENOUGH],
		],
		7,
	], // and one that was broken off early is none at all
	[[[8, "W+R", ENOUGH - 1]], 8],
	[
		[
			[16, "W+R", ENOUGH],
			[16, "W+R", 3],
		],
		16,
	],
	[
		[
			[12, "B+3", ENOUGH],
			[1, "B+3", ENOUGH],
		],
		5,
	], // whoever beats the weakest is not sent to the strongest
	[
		[
			[2, "W+3", ENOUGH],
			[9, "B+3", ENOUGH],
		],
		9,
	], // nor below whom he has beaten
	[
		[
			[2, "W+3", ENOUGH],
			[9, "0", ENOUGH],
		],
		8,
	],
]))
	test(`after ${games.join("; ")}: ${expected}`, () => {
		const store = emptyStore();
		const all = games.map(([strength, result, dots], at) =>
			suggested(store, ended(result, dots), { strength, human: 1 }, at + 1),
		);
		assert.equal(all.at(-1), expected);
	});

test("what is kept counts the games, and knows the highest strength that lost one", () => {
	const store = emptyStore();
	const games = /** @type {[number, string, number][]} */ ([
		[4, "B+3", ENOUGH],
		[6, "B+3", ENOUGH],
		[5, "B+3", ENOUGH],
		[9, "W+3", ENOUGH],
		[3, "B+R", 2],
	]);
	for (const [at, [strength, result, dots]] of games.entries())
		suggested(store, ended(result, dots), { strength, human: 1 }, at + 1);
	const { games: counted, beaten, seed } = standingIn(store) ?? {};
	assert.deepEqual({ counted, beaten, seed }, { counted: 4, beaten: 6, seed: 4 });
});

test("a game on a small board that was played to its end counts", () => {
	const { moves, ...game } = ended("B+1", 4);
	const played = /** @type {Play} */ ({ ...game, moves: moves.slice(0, -1) });
	assert.equal(suggested(emptyStore(), played, { strength: 4, human: 1 }, 1), 5);
});

test("games with free dots say nothing of strength", () => {
	assert.equal(after("BBBBBB", 5, { start: "cross+handicap=4" }), 5);
	assert.notEqual(after("BBBBBB", 5), 5);
});

test("nothing is suggested while a game goes on, or without the computer", () => {
	const store = /** @type {Store} */ (/** @type {unknown} */ ({ read: () => null, write: () => {} }));
	const game = ended("B+1");
	assert.equal(suggested(store, /** @type {Play} */ ({ ...game, over: false }), { strength: 2, human: 1 }, 1), 0);
	assert.equal(suggested(store, game, null, 1), 0);
});

test("what somebody else wrote is passed over", () => {
	for (const kept of [{ rating: 1e9, seed: 1 }, { rating: "x" }, "", { rating: null }]) {
		const store = /** @type {Store} */ (/** @type {unknown} */ ({ read: () => kept, write: () => {} }));
		assert.equal(suggested(store, ended("0"), { strength: 4, human: 2 }, 2), 4);
	}
	for (const [games, beaten] of [
		["x", 99],
		[-3, 99],
		[undefined, 99],
	]) {
		const store = /** @type {Store} */ (
			/** @type {unknown} */ ({ read: () => ({ rating: 3, seed: 1, games, beaten }) })
		);
		assert.deepEqual(standingIn(store), { rating: 3, seed: 1, games: 0, beaten: STRENGTHS.length });
	}
});
