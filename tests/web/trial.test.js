// Trials: what is tried from a checkpoint on is kept or dropped, and comes back from the store. And what fills itself
// in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { completed } from "../../web/sudoku/puzzle/autofill.js";
import { begin, pack, unpack } from "../../web/sudoku/puzzle/session.js";
import { next, start, triedCells } from "../../web/sudoku/puzzle/state.js";

/** @import { Action, State } from "../../web/types.d.ts" */

/** @param {number} cell @param {number} digit @returns {Action[]} */
const enter = (cell, digit) => [
	{ type: "pick", cell, how: "only" },
	{ type: "press", digit },
];
/** @param {Action[]} actions @param {State} [from] */
const play = (actions, from = start(parse("D/D/D/D"))) => actions.reduce(next, from);
const TRY = /** @type {Action} */ ({ type: "try" });

const nested = play([...enter(0, 1), TRY, ...enter(1, 2), TRY, ...enter(2, 3)]);

test("trials lie within each other, and one that is empty is not begun again", () => {
	assert.deepEqual(nested.tries, [1, 2]);
	assert.deepEqual(next(nested, TRY).tries, [1, 2, 3]);
	assert.deepEqual(play([TRY, TRY]).tries, [0]);
	assert.deepEqual([...triedCells(nested)], [1, 2]);
	assert.equal(triedCells(play(enter(0, 1))).size, 0);
});

test("a trial is dropped with all its steps, which redo brings back; or it is kept", () => {
	const dropped = next(nested, { type: "drop" });
	assert.deepEqual([dropped.tries, dropped.digits.slice(0, 3)], [[1], [1, 2, 0]]);
	assert.deepEqual(next(dropped, { type: "redo" }).digits.slice(0, 3), [1, 2, 3]);
	const both = next(dropped, { type: "drop" });
	assert.deepEqual([both.tries, both.digits.slice(0, 3)], [[], [1, 0, 0]]);
	const kept = next(nested, { type: "keep" });
	assert.deepEqual([kept.tries, kept.digits.slice(0, 3)], [[1], [1, 2, 3]]);
	assert.equal(next(both, { type: "drop" }), both);
	assert.equal(next(both, { type: "keep" }), both);
});

test("where a trial began that was kept can be returned to, step by step, until undo goes beyond it", () => {
	const keep = /** @type {Action} */ ({ type: "keep" });
	const back = /** @type {Action} */ ({ type: "return" });
	const kept = play([keep, keep], nested);
	assert.deepEqual([kept.tries, kept.points], [[], [1, 2]]);
	const once = next(kept, back);
	assert.deepEqual([once.points, once.digits.slice(0, 3)], [[1], [1, 2, 0]]);
	assert.deepEqual(next(once, { type: "redo" }).digits.slice(0, 3), [1, 2, 3]);
	const twice = next(once, back);
	assert.deepEqual([twice.points, twice.digits.slice(0, 3)], [[], [1, 0, 0]]);
	assert.equal(next(twice, back), twice);
	assert.deepEqual(play([{ type: "undo" }], kept).points, [1]);
	assert.deepEqual(play([TRY, keep]).points, []);
	const saved = pack({ ...begin({ ken: "D/D/D/D", negative: true }, 0), state: kept }, 0);
	assert.deepEqual(unpack(JSON.parse(JSON.stringify(saved)))?.state.points, [1, 2]);
});

test("undo beyond its beginning ends a trial", () => {
	const undo = /** @type {Action} */ ({ type: "undo" });
	assert.deepEqual(play([undo], nested).tries, [1, 2]);
	assert.deepEqual(play([undo, undo], nested).tries, [1]);
	assert.deepEqual(play([{ type: "rewind", to: 0 }], nested).tries, []);
});

test("trials come back from the store, and what is none there is left out", () => {
	const saved = pack({ ...begin({ ken: "D/D/D/D", negative: true }, 0), state: nested }, 0);
	assert.deepEqual(unpack(JSON.parse(JSON.stringify(saved)))?.state.tries, [1, 2]);
	for (const [tries, read] of [
		[undefined, []],
		["x", []],
		[
			[2, 9, -1, 1.5, null, 2, 1],
			[1, 2],
		],
	])
		// prettier-ignore
		assert.deepEqual(unpack({ ...saved, tries })?.state.tries, read);
});

const both = { notes: true, singles: true };

test("candidates fill themselves in with the step, and are undone with it", () => {
	const entered = play(enter(15, 1), start(parse("D/D/D/D")));
	const state = completed(entered, { notes: true, singles: false });
	assert.equal(state.past.length, 1);
	assert.equal(state.centre.filter(Boolean).length, 15);
	assert.ok(!state.puzzle.board.peers[15].some((cell) => state.centre[cell] & 1));
	const undone = next(state, { type: "undo" });
	assert.deepEqual([undone.digits[15], undone.centre.filter(Boolean).length], [0, 0]);
	assert.equal(completed(start(parse("D/D/D/D")), both).past.length, 0); // no step of the player's
});

test("cells with one candidate left fill themselves, until none has, and never against the rules", () => {
	const state = completed(play([...enter(0, 1), ...enter(1, 2), ...enter(2, 3)], start(parse("D/D/D/D", false))), {
		notes: false,
		singles: true,
	});
	assert.equal(state.digits[3], 4);
	const stuck = play([...enter(0, 1), ...enter(1, 2), ...enter(2, 3), ...enter(7, 4)], start(parse("D/D/D/D", false)));
	assert.equal(completed(stuck, both).digits[3], 0);
});
