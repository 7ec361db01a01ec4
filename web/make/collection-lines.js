// Puzzles of this device as lines of a collection: the favourites, and what was begun and given up.

/** @import { Negative, Puzzle } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import { listOf } from "../shared/lists.js";
import { write } from "../sudoku/puzzle/ken.js";
import { linkTo } from "../sudoku/puzzle/link.js";
import { isLeft, unpack } from "../sudoku/puzzle/session.js";

/** @type {Record<string, Negative>} by how a puzzle's key says it */
const RULES = { negative: true, "some-dots": false, white: "white", black: "black" };

/** Return the lines of the favourites on this device, the oldest first. @param {Store} store */
export function favouriteLines(store) {
	return listOf(store.get("favourites"))
		.map((key) => String(key).split(" "))
		.filter(([ken, rule]) => ken && rule in RULES)
		.map(([ken, rule, boxes]) => lineOf({ ken, negative: RULES[rule], boxes: !boxes }))
		.reverse();
}

/** Return the lines of the puzzles that were begun on this device and left alone, the oldest first.
 * @param {Store} store @param {number} now */
export function leftLines(store, now) {
	const left = store.games().filter(({ saved }) => unpack(saved) && isLeft(saved, now));
	return left.map(({ saved: { record } }) => lineOf(record)).reverse();
}

/** Return the line of a puzzle: KEN, or a link where not all dots are drawn, or there are no boxes.
 * @param {Puzzle | { ken: string, negative: Negative, boxes?: boolean }} puzzle */
export function lineOf(puzzle) {
	const ken = "ken" in puzzle ? puzzle.ken : write(puzzle);
	const { negative, boxes } = puzzle;
	return negative === true && boxes !== false ? ken : linkTo(location.origin, { ken, negative, boxes });
}
