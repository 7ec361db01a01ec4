// Trials: what is tried from a checkpoint on is kept or dropped, and comes back from the store.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { begin, pack, unpack } from "../../web/sudoku/puzzle/session.js";
import { next, start } from "../../web/sudoku/puzzle/state.js";
import { triedCells } from "../../web/sudoku/puzzle/trial.js";

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
