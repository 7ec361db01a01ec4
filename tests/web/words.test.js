// What a screen reader hears.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { enteredIn, gameLink, linkTo, namedBy, pathOf, puzzleIn } from "../../web/sudoku/puzzle/link.js";
import { conflicts } from "../../web/sudoku/puzzle/rules.js";
import { begin, keyOf } from "../../web/sudoku/puzzle/session.js";
import { next, start } from "../../web/sudoku/puzzle/state.js";
import { changeWords } from "../../web/sudoku/board/after-change.js";
import { answer, conflictLine, conflictWords } from "../../web/sudoku/board/answers.js";
import { boardName, cellName } from "../../web/sudoku/board/words.js";

/** @import { Action, Negative } from "../../web/types.d.ts" */

const KEN = "1(kw)B/D/D/D";
const start4 = start(parse(KEN));

/** @param {Action[]} actions */
function play(...actions) {
	return actions.reduce(next, start4);
}

test("a cell's name says position, content, marks and dots", () => {
	assert.equal(cellName(start4, 0), "Row 1 column 1, given 1");
	assert.equal(cellName(start4, 1), "Row 1 column 2, empty. White dot right, black dot below");
	assert.equal(cellName(start4, 2), "Row 1 column 3, empty. White dot left");
	assert.equal(cellName(start4, 5), "Row 2 column 2, empty. Black dot above");
	const marked = play(
		{ type: "press", digit: 2, tool: "centre" },
		{ type: "press", digit: 4, tool: "centre" },
		{ type: "press", digit: 3, tool: "corner" },
		{ type: "press", digit: 8, tool: "colour" },
	);
	assert.equal(
		cellName(marked, 1),
		"Row 1 column 2, empty, centre 2 4, corner 3, colour 8. White dot right, black dot below",
	);
	assert.equal(
		cellName(play({ type: "press", digit: 3 }), 1, { short: true }),
		"1 2, 3. White dot right, black dot below",
	);
});

test("a conflict and a wrong digit are part of the name", () => {
	const state = play({ type: "press", digit: 1 });
	const found = conflicts(state.puzzle, state.digits);
	assert.equal(cellName(state, 0, { repeated: found.cells.has(0) }), "Row 1 column 1, given 1, repeated");
	assert.match(
		cellName(state, 1, { repeated: found.cells.has(1), wrong: true }),
		/^Row 1 column 2, 1, repeated, wrong\./,
	);
	assert.equal(
		conflictWords(state.puzzle, state.digits, found),
		"Conflict: repeated digits in row 1 column 1, row 1 column 2",
	);
});

test("a broken gap is said and counted", () => {
	const state = play({ type: "press", digit: 2 });
	const found = conflicts(state.puzzle, state.digits);
	assert.equal(
		conflictWords(state.puzzle, state.digits, found),
		"Conflict: no dot here: 1 and 2 may not touch, one is twice the other: row 1 column 1 and row 1 column 2",
	);
	assert.equal(
		conflictLine(state.puzzle, state.digits, found),
		"No dot here: 1 and 2 may not touch, one is twice the other.",
	);
	assert.match(cellName(state, 0, { broken: true }), /breaks a dot rule/);
	for (const [ken, digits, says] of [
		["D/D/D/D", [3, 4], "No dot here: 3 and 4 may not touch, one is next to the other."],
		["(xw)C/D/D/D", [1, 3], "A white dot: 1 and 3 are not consecutive."],
		["(xk)C/D/D/D", [1, 3], "A black dot: 1 and 3 are not double."],
		["D/D/D/D", [1, 0, 1], "1 is twice in this row."],
	]) {
		const puzzle = parse(/** @type {string} */ (ken));
		const entered = [.../** @type {number[]} */ (digits), ...Array(16).fill(0)].slice(0, 16);
		assert.equal(conflictLine(puzzle, entered, conflicts(puzzle, entered)), says);
	}
});

test("the queries read the houses of the cursor", () => {
	const state = play({ type: "press", digit: 4 });
	assert.equal(answer(state, "row"), "row: 1, 4, empty, empty. missing 2 3");
	assert.equal(answer(state, "column"), "column: 4, empty, empty, empty. missing 1 2 3");
	assert.equal(answer(state, "box"), "box: 1, 4, empty, empty. missing 2 3");
	assert.equal(answer(state, "missing"), "row: missing 2 3. column: missing 1 2 3. box: missing 2 3");
	assert.equal(answer(state, "cell"), cellName(state, 1));
});

test("the board says whether all dots are shown", () => {
	assert.equal(boardName(start4.puzzle), "Kropki, 4 by 4. Every dot is drawn");
	assert.equal(boardName(parse(KEN, false)), "Kropki, 4 by 4. Only some dots are drawn");
	assert.equal(boardName(parse(KEN, "black")), "Kropki, 4 by 4. Every black dot is drawn");
});

for (const negative of /** @type {Negative[]} */ ([true, false, "white", "black"])) {
	test(`a link leads back to its puzzle, negative ${negative}`, () => {
		const record = { ken: KEN, negative };
		const link = linkTo("https://kropki.example", record);
		assert.deepEqual(puzzleIn(new URL(link).search), record);
		assert.equal(link.includes("negative"), negative !== true);
		const digits = parse(KEN).givens.map((given) => given || 1);
		const open = digits.flatMap((digit, cell) => (parse(KEN).givens[cell] ? [] : [[cell, digit]]));
		assert.deepEqual(enteredIn(`?${gameLink(record, digits).split("?")[1]}`), open);
		assert.deepEqual([enteredIn("?entered=1"), enteredIn(`${new URL(link).search}&entered=x9.`)], [[], []]);
	});
}

test("a board without boxes keeps that in its link, its key, its name and its houses", () => {
	const record = { ken: "(xw)D/E/E/E/E", negative: true, boxes: false };
	assert.deepEqual(puzzleIn(new URL(linkTo("https://kropki.example", record)).search), record);
	const puzzle = parse(record.ken, true, false);
	assert.equal(boardName(puzzle), "Kropki, 5 by 5, without boxes. Every dot is drawn");
	assert.deepEqual([puzzle.board.houses.length, puzzle.board.peers[0].length], [10, 8]);
	assert.notEqual(keyOf(record), keyOf({ ...record, boxes: true }));
	assert.throws(() => parse(record.ken), /4, 6 or 9 rows/);
	assert.equal(answer(begin(record, 0).state, "box"), "This board has no boxes");
});

test("a puzzle's address is the day and level, else its id, else the puzzle itself, and names them again", () => {
	const record = { ken: KEN, negative: true, id: "8M0Q2V7K4TXA", difficulty: { level: "hard", rating: 3 } };
	assert.equal(pathOf({ ...record, day: "2026-11-21" }), "/daily/2026-11-21/hard");
	assert.deepEqual(namedBy("/daily/2026-11-21/hard"), { id: undefined, day: "2026-11-21", level: "hard" });
	assert.deepEqual(namedBy("/daily/2026-11-21"), { id: undefined, day: "2026-11-21", level: "" });
	for (const path of ["/daily", "/daily/"]) assert.deepEqual(namedBy(path), { id: undefined, day: "", level: "" });
	assert.equal(namedBy("/daily/2026-11-21/hard/x").day, undefined);
	assert.equal(pathOf(record), "/k/8M0Q2V7K4TXA");
	assert.equal(pathOf({ ...record, kept: true }), "/k/8M0Q2V7K4TXA");
	assert.equal(pathOf({ ...record, kept: false }), linkTo("", record));
	assert.equal(namedBy("/k/8M0Q2V7K4TXA").id, "8M0Q2V7K4TXA");
	assert.equal(pathOf({ ken: KEN, negative: false }), linkTo("", { ken: KEN, negative: false }));
	assert.deepEqual(namedBy("/"), { id: undefined, day: undefined, level: undefined });
});

test("a change is said: the cell and what it holds, several together, and marks only where no digit changed", () => {
	const before = start4;
	const typed = next(before, { type: "press", digit: 2 });
	assert.equal(changeWords(before, typed), "Row 1 column 2, 2");
	assert.equal(changeWords(typed, next(typed, { type: "undo" })), "Row 1 column 2, empty");
	assert.equal(changeWords(before, before), "");
	const marked = next(before, { type: "press", digit: 3, tool: "centre" });
	assert.equal(changeWords(before, marked), "Row 1 column 2, empty, centre 3");
	const all = next(next(before, { type: "sweep", which: "all" }), { type: "press", digit: 1, tool: "corner" });
	assert.equal(changeWords(before, all), "15 cells changed");
	const two = next(next(typed, { type: "move", direction: "right" }), { type: "press", digit: 4 });
	assert.equal(changeWords(before, two), "Row 1 column 2, 2; Row 1 column 3, 4");
});

test("a query without a puzzle names none", () => assert.equal(puzzleIn("?x=1"), null));
