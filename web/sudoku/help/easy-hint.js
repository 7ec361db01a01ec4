// A hint without the network: singles, dots and gaps. Loaded when it is wanted, and kept by the service worker.

/** @import { Digit, HintAnswer, State } from "../../types.d.ts" */

import { nameOf } from "../puzzle/geometry.js";
import { bit } from "../puzzle/rules.js";
import { marksOf } from "./coach.js";
import { oneStep } from "./easy-way.js";
import { wayOf } from "./easy-words.js";
import { positionOf } from "./easy-ladder.js";

/** Return the way to a digit as the server tells it, or the marks that have lost the right digit; null where it takes
 * more than a step, or a harder one.
 * @param {State} state @param {readonly Digit[]} right the solution @param {string} until a cell, or "digit" for any
 * @param {boolean} isBare whether the player's own marks are left out @returns {HintAnswer | null} */
export function answerOf(state, right, until, isBare) {
	const { puzzle, digits, cursor } = state;
	const marks = marksOf(state, isBare);
	const lost = puzzle.board.cells.filter((cell) => !digits[cell] && !(marks[cell] & bit(right[cell])));
	const names = lost.map((cell) => nameOf(puzzle.board, cell));
	if (lost.length) return { mistakes: names, marks: names };
	const position = positionOf(puzzle, digits, marks);
	const found = oneStep(position, cursor);
	if (!found || ![nameOf(puzzle.board, found.cell), "digit"].includes(until)) return null;
	return wayOf(position, found.findings, found.cell);
}
