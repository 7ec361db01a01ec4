// Check and hint, press by press.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faulty, lastRight } from "../../web/sudoku/help/fault.js";
import * as coach from "../../web/sudoku/help/coach.js";
import { parse, parseGrid } from "../../web/sudoku/puzzle/ken.js";
import { next, start } from "../../web/sudoku/puzzle/state.js";
import { LESSONS } from "../../web/sudoku/help/tutorial.js";
import { KEN, SOLUTION, nextSize } from "../../web/sudoku/puzzle/first-day.js";
import { conflicts, isSolved } from "../../web/sudoku/puzzle/rules.js";
import { cellCalled } from "../../web/sudoku/puzzle/geometry.js";

const state = start(parse(KEN));
const solution = parseGrid(SOLUTION);
const STEP = {
	technique: "dot pair",
	sentence: "s",
	cells: ["r1c1", "r2c1"],
	edges: /** @type {[string, string][]} */ ([["r1c1", "r2c1"]]),
	placements: { r1c1: 2 },
	eliminations: { r2c1: [2, 4] },
};

test("check says how many, then which", () => {
	const wrong = coach.mistakes(next(state, { type: "press", digit: 1 }), solution);
	assert.deepEqual(coach.check(0, wrong), {
		presses: 1,
		shown: [],
		text: "One digit is wrong. Check again to see it.",
	});
	assert.deepEqual(coach.check(1, wrong), { presses: 2, shown: [0], text: "One digit is wrong: marked on the board." });
	assert.equal(coach.check(1, []).text, "Everything so far is right.");
});

test("a step of the service is found on the board", () => {
	assert.deepEqual(coach.stepOn(state.puzzle.board, STEP), {
		sentence: "s",
		placements: [[0, 2]],
		eliminations: [
			[4, 2],
			[4, 4],
		],
	});
});

test("wrong digits are told first, and then marks that have lost the right one", () => {
	const both = coach.lost(state, { mistakes: ["r1c1", "r4c4", "r1c2"], marks: ["r1c2"] });
	assert.deepEqual(
		[[...both.wrong], both.text, both.isMarks],
		[[0, 15], "First, these digits are wrong: r1c1, r4c4.", false],
	);
	const marks = coach.lost(state, { mistakes: ["r1c2"], marks: ["r1c2"] });
	assert.deepEqual(
		[[...marks.wrong], marks.text, marks.isMarks],
		[[1], "The marks in r1c2 have lost the right digit.", true],
	);
});

/** Enter digits, each in its cell. @param {[number, number][]} entries */
function entered(...entries) {
	return entries.reduce(
		(after, [cell, digit]) => next(next(after, { type: "pick", cell, how: "only" }), { type: "press", digit }),
		state,
	);
}

test("why a digit is wrong is said, and since when, and drawn", () => {
	/** @type {any} */
	const wrong = {
		cell: "r1c2",
		digit: 3,
		sentence: "If r1c2 were 3, r1c3 would have no digit left.",
		message: { arguments: { other: "r1c3" } },
		steps: [STEP],
		clash: { cells: ["r1c2", "r1c3"], houses: [], edges: [] },
	};
	const since = { sentence: "The first wrong digit was the 3 in r1c2." };
	const fault = { text: "First.", answer: { mistakes: ["r1c2", "r2c1"], marks: [], wrong, since }, wrong };
	const { board, dots } = state.puzzle;
	const told = faulty(board, dots, fault, -1, -1);
	assert.deepEqual(told.lines, ["First.", since.sentence, wrong.sentence]);
	assert.deepEqual([told.sketch.broken, told.sketch.target, told.sketch.supposed], [[2], 1, [[0, 2]]]);
	assert.deepEqual([told.items.length, told.sketch.roles.size], [1, 0]);
	const step = faulty(board, dots, fault, 0, -1);
	assert.deepEqual([[...step.sketch.roles.keys()], step.sketch.target, step.items[0].isCurrent], [[0, 4], 1, true]);
});

test("the last right board is found by the steps that lead to it, whatever came right again", () => {
	assert.equal(lastRight(state, solution), 0);
	assert.equal(lastRight(entered([0, 2], [1, 4]), solution), 2);
	assert.equal(lastRight(entered([0, 2], [1, 3], [2, 1]), solution), 1);
	assert.equal(lastRight(entered([0, 2], [1, 3], [1, 4], [2, 3], [3, 3]), solution), 3);
	assert.equal(lastRight(entered([0, 1]), solution), 0);
	const back = next(entered([0, 2], [1, 3], [2, 1]), { type: "rewind", to: 1 });
	assert.deepEqual([back.digits[0], back.digits[1], back.past.length, back.future.length], [2, 0, 1, 2]);
	assert.equal(next(back, { type: "rewind", to: 5 }), back);
});

test("the service is told in which order cells were filled", () => {
	let after = next(next(state, { type: "pick", cell: 6, how: "only" }), { type: "press", digit: 3 });
	after = next(next(after, { type: "pick", cell: 5, how: "only" }), { type: "press", digit: 1 });
	assert.deepEqual(coach.position(after, KEN).order, ["r2c3", "r2c2"]);
});

test("the service is told entries, and what hints and the player's own marks leave", () => {
	let after = next(next(state, { type: "step", placements: [], eliminations: [[4, 2]] }), { type: "press", digit: 2 });
	after = next(next(after, { type: "pick", cell: 6, how: "only" }), { type: "press", digit: 3, tool: "centre" });
	const { entries, marks, ken, negative } = coach.position(after, KEN);
	assert.deepEqual(
		[entries, marks[0], marks[4], marks[5], marks[6], ken, negative],
		[`2${".".repeat(15)}`, "", "14", "1234", "3", KEN, true],
	);
	assert.deepEqual(
		[4, 6].map((cell) => coach.position(after, KEN, true).marks[cell]),
		["134", "1234"],
	);
});

test("a mark in a corner is no candidate, and rules nothing out", () => {
	const after = next(state, { type: "press", digit: 3, tool: "corner" });
	assert.equal(coach.position(after, KEN).marks[0], "1234");
});

test("a known path leads to its next digit, from the first step that is not yet taken", () => {
	const end = { ...STEP, placements: { r4c4: 4 }, eliminations: {} };
	const path = [{ ...STEP, placements: {} }, end];
	assert.deepEqual(coach.wayOf(state, path), { steps: path, cell: "r4c4", digit: 4 });
	const after = next(state, {
		type: "step",
		placements: [],
		eliminations: [
			[4, 2],
			[4, 4],
		],
	});
	assert.deepEqual(coach.wayOf(after, path)?.steps, [end]);
	assert.equal(coach.wayOf({ ...state, digits: solution }, path), null);
	assert.equal(coach.wayOf(state, []), null);
	assert.equal(coach.wayOf(state, path, "r4c4")?.digit, 4);
	assert.equal(coach.wayOf(state, path, "r4c3"), null);
});

test("the lessons ask for cells of the board, each once, and never for one in conflict", () => {
	assert.ok(isSolved(state.puzzle, solution));
	const digits = solution.map(() => 0);
	for (const { enter, look } of LESSONS) {
		const [cells, marked] = [enter, look].map((names) =>
			names
				.split(" ")
				.filter(Boolean)
				.map((name) => cellCalled(state.puzzle.board, name)),
		);
		for (const cell of cells) {
			assert.equal(digits[cell], 0);
			digits[cell] = solution[cell];
			assert.ok(marked.includes(cell));
		}
		assert.ok(!marked.includes(-1));
		assert.equal(conflicts(state.puzzle, digits).cells.size + conflicts(state.puzzle, digits).edges.size, 0);
	}
});

test("the first day leads from the tutorial over an easy 6 × 6 to an easy 9 × 9, and no further", () => {
	const easy = { difficulty: { level: "easy", rating: 1, techniques: {} }, negative: true, ken: "" };
	const of = (/** @type {any} */ record, /** @type {number[]} */ ...sizes) => nextSize(record, sizes);
	assert.deepEqual(
		[
			of({ ken: KEN, size: 4 }, 4),
			of({ ...easy, size: 6 }, 4, 6),
			of({ ...easy, size: 9 }, 9),
			of({ ken: KEN, size: 4 }, 9),
		],
		[6, 9, 0, 0],
	);
	assert.equal(of({ ...easy, size: 6, difficulty: { level: "hard" } }, 6), 0);
});
