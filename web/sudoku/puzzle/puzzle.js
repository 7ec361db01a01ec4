// A puzzle as a frozen value, with its board and what each edge demands.

/** @import { Digit, Dot, Negative, Puzzle } from "../../types.d.ts" */

import { board } from "./geometry.js";
import { linksOf } from "./rules.js";

export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];

/** @param {readonly Digit[]} givens @param {readonly Dot[]} dots @param {Negative} negative @returns {Puzzle} */
export function puzzleOf(givens, dots, negative) {
	const size = Math.sqrt(givens.length);
	return Object.freeze({ size, givens, dots, negative, board: board(size), links: linksOf(dots, negative) });
}

/** Return the levels of which there are enough puzzles: few small ones are hard.
 * @param {number} size @param {Negative} negative */
export function levelsOf(size, negative) {
	const most = { 4: negative ? 2 : 3, 6: negative ? 4 : 5 }[size];
	return LEVELS.slice(0, most);
}
