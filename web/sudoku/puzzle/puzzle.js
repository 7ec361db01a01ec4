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

/** Return the levels of which there are puzzles: few of size 4 are hard.
 * @param {number} size @param {Negative} negative */
export function levelsOf(size, negative) {
	return size === 4 ? LEVELS.slice(0, negative ? 2 : 3) : LEVELS;
}
