// What help is asked with, and what its answers are on the board. Pure: it never asks the server, it is told the
// answers.

/** @import { Board, Cell, Digit, Lost, State, StepAnswer, TaughtAnswer, WayAnswer } from "../../types.d.ts" */

import { cellCalled, nameOf } from "../puzzle/geometry.js";
import { bit, digitsOf, full } from "../puzzle/rules.js";
import { phrase } from "../../shared/speak.js";

/** Return the entries that differ from the solution. @param {State} state @param {readonly Digit[]} solution */
export function mistakes({ digits }, solution) {
	return [...digits.keys()].filter((cell) => digits[cell] && digits[cell] !== solution[cell]);
}

/** Press Check: first how many are wrong, then which.
 * @param {number} presses how often it was pressed before @param {Cell[]} wrong */
export function check(presses, wrong) {
	if (!wrong.length) return { presses: 0, shown: [], text: phrase("everything-so-far-is-right") };
	const count = wrong.length;
	if (!presses) return { presses: 1, shown: [], text: phrase("wrong-check-again", { count }) };
	return { presses: 2, shown: wrong, text: phrase("wrong-marked-on-board", { count }) };
}

/** Say what must be put right before anything is explained: wrong digits, or marks that have lost the right one.
 * @param {State} state @param {Lost} answer */
export function lost({ puzzle: { board } }, answer) {
	const digits = answer.mistakes.filter((name) => !answer.marks.includes(name));
	const isMarks = !digits.length;
	const names = isMarks ? answer.marks : digits;
	const text = isMarks
		? phrase("marks-have-lost", { cells: names })
		: phrase("first-these-are-wrong", { cells: names });
	return { text, isMarks, wrong: new Set(names.map((name) => cellCalled(board, name))) };
}

/** Name the cells in the order in which they were filled. @param {State} state */
export function order({ puzzle: { board }, past, digits }) {
	/** @type {Set<Cell>} */
	const cells = new Set();
	for (const [layer, cell, , to] of past.flat()) {
		cells.delete(cell);
		if (layer === "digits" && to && digits[cell]) cells.add(cell);
	}
	return [...cells].map((cell) => nameOf(board, cell));
}

/** Find the cells that a step of the server names. @param {Board} board @param {StepAnswer} answer */
export function stepOn(board, { sentence, placements, eliminations }) {
	const at = (/** @type {string} */ name) => cellCalled(board, name);
	return {
		sentence,
		placements: Object.entries(placements).map(([name, digit]) => /** @type {[Cell, Digit]} */ ([at(name), digit])),
		eliminations: Object.entries(eliminations).flatMap(([name, digits]) =>
			digits.map((digit) => /** @type {[Cell, Digit]} */ ([at(name), digit])),
		),
	};
}

/** Return what help is asked with: the digits, and what hints and the player's own marks in the centre of cells leave.
 * @param {State} state @param {string} ken @param {boolean} [isBare] whether the player's own marks are left out */
export function position(state, ken, isBare = false) {
	const { digits, puzzle } = state;
	const masks = marksOf(state, isBare);
	return {
		ken,
		negative: puzzle.negative,
		boxes: puzzle.boxes,
		entries: digits.map((digit) => digit || ".").join(""),
		order: order(state),
		marks: digits.map((digit, cell) => (digit ? "" : digitsOf(masks[cell]).join(""))),
	};
}

/** Return what hints, and the player's own marks in the centre of cells, leave.
 * @param {State} state @param {boolean} isBare whether the player's own marks are left out */
export function marksOf({ puzzle, centre, ruled }, isBare) {
	const all = full(puzzle.size);
	return ruled.map((gone, cell) => (isBare ? all : centre[cell] || all) & ~gone);
}

/** Return the way to a digit along a known path from where the board stands, or null.
 * @param {State} state @param {TaughtAnswer[]} path @param {string} [until] the cell of that digit, or any
 * @returns {WayAnswer | null} */
export function wayOf(state, path, until = "digit") {
	const { board } = state.puzzle;
	const open = path.filter((answer) => {
		const { placements, eliminations } = stepOn(board, answer);
		return (
			placements.some(([cell]) => !state.digits[cell]) ||
			eliminations.some(([cell, digit]) => !state.digits[cell] && !(state.ruled[cell] & bit(digit)))
		);
	});
	const ends = (/** @type {string} */ name) => until === "digit" || until === name;
	const end = open.findIndex(({ placements }) => Object.keys(placements).some(ends));
	if (end < 0) return null;
	const [cell, digit] = /** @type {[string, Digit]} */ (
		Object.entries(open[end].placements).find(([name]) => ends(name))
	);
	return { steps: open.slice(0, end + 1), cell, digit };
}
