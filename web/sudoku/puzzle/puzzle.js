// A puzzle as a frozen value, with its board and what each edge demands.

/** @import { Digit, Dot, Negative, Puzzle } from "../../types.d.ts" */

import { board } from "./geometry.js";
import { linksOf } from "./rules.js";
import { phrase } from "../../shared/speak.js";

/** The levels of small boards without boxes and with all dots. @type {Record<number, string[]>} */
const FEW = { 4: ["medium", "expert"], 5: ["easy", "medium", "hard", "expert"] };

/** What levels are called, by the names that the server has for them. @type {Record<string, string>} */
export const LEVEL_NAMES = {
	easy: phrase("easy"),
	medium: phrase("medium"),
	hard: phrase("hard"),
	expert: phrase("expert"),
	extreme: phrase("extreme"),
};

export const LEVELS = Object.keys(LEVEL_NAMES);

/** @param {readonly Digit[]} givens @param {readonly Dot[]} dots @param {Negative} negative @returns {Puzzle} */
export function puzzleOf(givens, dots, negative, boxes = true) {
	const size = Math.sqrt(givens.length);
	const [shape, links] = [board(size, boxes), linksOf(dots, negative)];
	return Object.freeze({ size, givens, dots, negative, boxes, board: shape, links });
}

/** Return the levels of which there are enough puzzles: few small ones are hard.
 * @param {number} size @param {Negative} negative @param {boolean} [boxes] */
export function levelsOf(size, negative, boxes = true) {
	if (typeof negative === "string") return LEVELS.slice(0, size > 4 ? 5 : boxes ? 3 : negative === "white" ? 4 : 5);
	if (!boxes && negative && size < 6) return LEVELS.filter((level) => FEW[size].includes(level));
	if (!boxes) return LEVELS;
	const most = { 4: negative ? 2 : 3, 6: negative ? 4 : 5 }[size];
	return LEVELS.slice(0, most);
}
