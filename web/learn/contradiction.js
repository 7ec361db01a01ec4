// Says why a candidate fails at once: what is left of the board with it cannot be, before anything else is entered. By
// candidates, dots and houses alone: never by the solution. Pure.

/** @import { Cell, Digit, Mask, PracticeAnswer } from "../types.d.ts" */

import { nameOf } from "../sudoku/puzzle/geometry.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { FREE, bit, digitsOf, permits } from "../sudoku/puzzle/rules.js";
import { phrase } from "../shared/speak.js";

/** Name a house by its place in the list of a board. @param {number} index @param {number} size */
export const houseName = (index, size) => `${["row", "column", "box"][Math.floor(index / size)]} ${(index % size) + 1}`;

/** Say what could not be with a digit in a cell; nothing where that is not seen at once.
 * @param {PracticeAnswer} position @param {readonly Mask[]} masks the candidates of the empty cells
 * @param {Cell} cell @param {Digit} digit */
export function failing({ ken, negative, boxes, size, entries }, masks, cell, digit) {
	const { board, links } = parse(ken, negative, boxes);
	const name = (/** @type {Cell} */ each) => nameOf(board, each);
	const left = masks.map((mask, each) => mask || bit(Number(entries[each])));
	left[cell] = bit(digit);
	for (const other of board.cells)
		if (other !== cell && board.houses.some((house) => house.includes(cell) && house.includes(other)))
			left[other] &= ~bit(digit);
	for (const [edge, ends] of board.edges.entries()) {
		if (!ends.includes(cell) || links[edge] === FREE) continue;
		const other = ends[0] === cell ? ends[1] : ends[0];
		for (const each of digitsOf(left[other])) if (!permits(links[edge], digit, each)) left[other] &= ~bit(each);
	}
	const bare = board.cells.find((each) => !left[each]);
	if (bare !== undefined) return phrase("would-have-no-digit", { cell: name(bare) });
	for (const [index, house] of board.houses.entries()) {
		const seen = new Map();
		for (const each of house) {
			if (digitsOf(left[each]).length > 1) continue;
			if (seen.has(left[each]))
				return phrase("would-have-the-same-digit", { cell: name(seen.get(left[each])), other: name(each) });
			seen.set(left[each], each);
		}
		const taken = new Map();
		for (let each = 1; each <= size; each++) {
			const places = house.filter((other) => left[other] & bit(each));
			if (!places.length) return phrase("would-have-no-place", { house: houseName(index, size), digit: each });
			if (places.length > 1) continue;
			const first = taken.get(places[0]);
			if (first) return phrase("would-need-the-same-cell", { first, second: each, cell: name(places[0]) });
			taken.set(places[0], each);
		}
	}
	const edge = board.edges.findIndex(
		([one, other], at) =>
			links[at] !== FREE &&
			!digitsOf(left[one]).some((a) => digitsOf(left[other]).some((b) => permits(links[at], a, b))),
	);
	return edge < 0 ? "" : phrase("nothing-would-fit", { cells: board.edges[edge].map(name) });
}
