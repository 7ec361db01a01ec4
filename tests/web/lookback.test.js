// A game that was solved, looked back on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hardestHint, keepHint } from "../../web/sudoku/help/hinted.js";
import { easierTechnique } from "../../web/sudoku/solved/easier.js";
import { boards, harderBy, hardest, pauses, placedBy, stepWords } from "../../web/sudoku/solved/lookback.js";
import { begin, moved, pack, unpack } from "../../web/sudoku/puzzle/session.js";
import { next } from "../../web/sudoku/puzzle/state.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

/** @import { Action, Game } from "../../web/types.d.ts" */

/** Play actions, each so many milliseconds after the one before. @param {[number, Action][]} actions */
function played(actions) {
	/** @type {Game} */
	let game = { ...begin({ ken: "D/D/D/D", negative: true }, 0), since: 0 };
	let now = 0;
	for (const [ms, action] of actions) {
		now += ms;
		game = moved(game, next(game.state, action), now);
	}
	return game;
}

/** @type {[number, Action][]} */
const MOVES = [
	[6000, { type: "press", digit: 1 }],
	[1000, { type: "move", direction: "right" }],
	[3000, { type: "press", digit: 2, tool: "centre" }],
	[2000, { type: "press", digit: 3 }],
	[9000, { type: "erase" }],
];

test("each step has the time played when it was made; undo takes it back", () => {
	assert.deepEqual(played(MOVES).moments, [6000, 10_000, 12_000, 21_000]);
	assert.deepEqual(played([...MOVES, [500, { type: "undo" }], [500, { type: "undo" }]]).moments, [6000, 10_000]);
	assert.deepEqual(
		played([...MOVES, [500, { type: "undo" }], [500, { type: "redo" }]]).moments,
		[6000, 10_000, 12_000, 22_000],
	);
});

test("the times are kept", () => {
	const saved = pack(played(MOVES), 30_000);
	assert.deepEqual(unpack(saved)?.moments, [6000, 10_000, 12_000, 21_000]);
	assert.equal(unpack({ ...saved, moments: undefined }), null);
	assert.equal(unpack({ ...saved, moments: ["soon"] }), null);
});

test("the game is replayed step by step", () => {
	const { state } = played(MOVES);
	assert.deepEqual(
		boards(state).map(({ digits, centre }) => [digits[0], digits[1], centre[1]]),
		[
			[0, 0, 0],
			[1, 0, 0],
			[1, 0, 2],
			[1, 3, 2],
			[1, 0, 2],
		],
	);
	assert.deepEqual(
		boards(state).map(({ cursor }) => cursor),
		[0, 0, 1, 1, 1],
	);
	assert.deepEqual(
		[0, 1, 2, 3].map((step) => stepWords(state, step)),
		["r1c1 = 1", "marks in r1c2", "r1c2 = 3", "r1c2 emptied"],
	);
});

test("the longest pauses come first, and short ones are none", () => {
	assert.deepEqual(pauses(played(MOVES)), [
		{ step: 3, ms: 9000 },
		{ step: 0, ms: 6000 },
	]);
	assert.deepEqual(pauses({ moments: [] }), []);
});

test("the hardest step is the first of the highest value", () => {
	const steps = [1, 3, 3, 2].map((value) => ({
		technique: "",
		sentence: "",
		cells: [],
		edges: [],
		placements: {},
		eliminations: {},
		value,
	}));
	assert.equal(hardest(steps)?.at, 1);
	assert.equal(hardest([]), null);
});

test("a step that filled one cell is known by it", () => {
	const { state } = played(MOVES);
	assert.deepEqual(
		state.past.map((_, step) => placedBy(state, step)),
		[[0, 1], null, [1, 3], null],
	);
});

/** @param {[string, number][]} steps */
const way = (steps) => ({
	steps: steps.map(([technique, value]) => ({
		...{ technique, value, sentence: "", cells: [], edges: [], placements: {}, eliminations: {} },
	})),
});

for (const [taken, easiest, told] of /** @type {const} */ ([
	[[["dot pair", 2.3]], [["naked single", 1.5]], { needed: "dot pair", enough: "naked single" }],
	[[["naked single", 1.5]], [["naked single", 1.5]], null],
	[
		[
			["naked pair", 3],
			["naked single", 1.5],
		],
		[["dot pair", 2.3]],
		{ needed: "naked pair", enough: "dot pair" },
	],
	[[], [["dot pair", 2.3]], null],
]))
	test(`an easier step stood there: ${JSON.stringify(taken)} beside ${JSON.stringify(easiest)}`, () => {
		assert.deepEqual(
			harderBy(
				way([...taken].map(([name, value]) => [name, value])),
				way([...easiest].map(([name, value]) => [name, value])),
			),
			told,
		);
	});

const SINGLE = { ...way([["naked single", 1.5]]), cell: "r2c2", digit: 4 };
const PAIR = { ...way([["naked pair", 3]]), cell: "r1c1", digit: 1 };
const LOST = { mistakes: ["r1c1"], marks: [] };

for (const [name, pause, answers, technique] of /** @type {const} */ ([
	["an easier step at the longest pause", 9000, { digit: SINGLE, r1c1: PAIR }, "naked single"],
	["no step that is easier", 9000, { digit: PAIR, r1c1: PAIR }, undefined],
	["a wrong digit on the board", 9000, { digit: LOST, r1c1: LOST }, undefined],
	["nothing that the service knows", 9000, { digit: null, r1c1: null }, undefined],
	["no pause", 1000, { digit: SINGLE, r1c1: PAIR }, undefined],
	["a longest pause before marks", 4000, { digit: SINGLE, r1c1: PAIR }, undefined],
]))
	test(`the technique that was missed, of ${name}`, async () => {
		const game = played([
			[pause, { type: "press", digit: 1 }],
			[pause === 4000 ? 8000 : 100, { type: "press", digit: 2, tool: "centre" }],
		]);
		const ask = async (/** @type {Game} */ _, /** @type {number} */ __, /** @type {string} */ until) =>
			/** @type {any} */ (answers)[until];
		assert.equal(await easierTechnique(game, ask), technique);
	});

test("the hardest hint of each game is kept, of the last games alone", () => {
	const store = new Store(new Memory());
	const game = { started: 1 };
	assert.equal(hardestHint(game, store), undefined);
	for (const name of ["dot pair", "naked pair", "last cell", "of a newer service"])
		keepHint(game, way([[name, 1]]), store);
	assert.equal(hardestHint(game, store), "naked pair");
	for (let started = 2; started < 22; started++) keepHint({ started }, way([["last cell", 1]]), store);
	assert.deepEqual([hardestHint(game, store), hardestHint({ started: 2 }, store)], [undefined, "last cell"]);
});

test("what is no hint in the store is passed over", () => {
	for (const kept of ["no list", [null, [1], [1, "no technique"], ["1", "dot pair"]]])
		assert.equal(hardestHint({ started: 1 }, { read: () => kept }), undefined);
});
