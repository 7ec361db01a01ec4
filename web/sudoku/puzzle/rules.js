// What the dots mean: the only module of the page that knows the rules of Kropki.
// A set of digits is a bit mask: digit d is bit d - 1.

/** @import { Cell, Conflicts, Digit, Dot, Link, Mask, Negative, Puzzle } from "../../types.d.ts" */

import { NOWHERE, edgesAround } from "./geometry.js";

const NONE = 0;
export const WHITE = 1;
export const BLACK = 2;

/** What an edge demands: nothing, a dot's relation (WHITE, BLACK), or that neither relation holds, or one of them. */
export const FREE = 0;
export const GAP = 3;
const NO_WHITE = 4;
const NO_BLACK = 5;

/** @type {Conflicts} */
export const NO_CONFLICTS = { cells: new Set(), edges: new Set() };

/** Tell whether neighbours a and b, which share a line and so differ, satisfy a link.
 * @param {Link} link @param {Digit} a @param {Digit} b */
export function permits(link, a, b) {
	if (a === b) return false;
	if (link === FREE) return true;
	const consecutive = Math.abs(a - b) === 1;
	const double = a === 2 * b || b === 2 * a;
	if (link === WHITE) return consecutive;
	if (link === BLACK) return double;
	return (link === NO_BLACK || !consecutive) && (link === NO_WHITE || !double);
}

/** Return what each edge demands; with `negative`, a missing dot is a promise.
 * @param {readonly Dot[]} dots @param {Negative} negative */
export function linksOf(dots, negative) {
	const gap = negative === "white" ? NO_WHITE : negative === "black" ? NO_BLACK : negative ? GAP : FREE;
	return dots.map((dot) => (dot === NONE ? gap : dot));
}

/** Read a rule in words. @param {unknown} word @returns {Negative} */
export function ruleOf(word) {
	return word === "white" || word === "black" ? word : word !== "false";
}

/** @type {Map<string, Mask>} what `partners` has found */
const known = new Map();

/** Return the digits, up to a size, that have a partner in a mask across a link.
 * @param {number} size @param {Link} link @param {Mask} mask */
export function partners(size, link, mask) {
	const key = `${size} ${link} ${mask}`;
	const others = digitsOf(mask);
	const made = known.get(key) ?? maskOf(digitsOf(full(size)).filter((a) => others.some((b) => permits(link, a, b))));
	known.set(key, made);
	return made;
}

/** Return the mask of all digits up to a size. @param {number} size */
export function full(size) {
	return (1 << size) - 1;
}

/** Return the mask of one digit; of none, for 0. @param {Digit} digit */
export function bit(digit) {
	return (1 << digit) >> 1;
}

/** @param {Digit[]} digits */
function maskOf(digits) {
	return digits.reduce((mask, digit) => mask | bit(digit), 0);
}

/** Return the digits of a mask in order. @param {Mask} mask */
export function digitsOf(mask) {
	return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & bit(digit));
}

/** Return everything that the digits on a board (0 = empty) break.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits */
export function conflicts({ board, links }, digits) {
	const cells = board.cells.filter(
		(cell) => digits[cell] && board.peers[cell].some((peer) => digits[peer] === digits[cell]),
	);
	const edges = [];
	for (let edge = 0; edge < links.length; edge += 1) {
		// without an iterator for each of them: this stands between a key and its picture
		const a = digits[board.edges[edge][0]];
		const b = digits[board.edges[edge][1]];
		if (a && b && a !== b && !permits(links[edge], a, b)) edges.push(edge);
	}
	return { cells: new Set(cells), edges: new Set(edges) };
}

/** @type {WeakMap<readonly Digit[], Conflicts>} */
const found = new WeakMap();

/** Return the conflicts of digits that belong to one puzzle alone, which are looked for once.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits */
export function knownConflicts(puzzle, digits) {
	const all = found.get(digits) ?? conflicts(puzzle, digits);
	found.set(digits, all);
	return all;
}

/** Return what houses, dots and gaps leave to each cell. An empty neighbour counts as any digit, so a
 * black dot alone leaves 1, 2, 3, 4, 6, 8.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits */
export function candidates({ size, board, links }, digits) {
	const masks = board.cells.map((cell) => full(size) & ~maskOf(board.peers[cell].map((peer) => digits[peer])));
	board.edges.forEach(([a, b], edge) => {
		masks[a] &= partners(size, links[edge], digits[b] ? bit(digits[b]) : full(size));
		masks[b] &= partners(size, links[edge], digits[a] ? bit(digits[a]) : full(size));
	});
	return masks;
}

/** Return what a digit rules out in the other cells: the cell's peers, and across its dots and gaps.
 * @param {Puzzle} puzzle @param {Cell} cell @param {Digit} digit */
export function ruledOut({ size, board, links }, cell, digit) {
	const out = new Map(board.peers[cell].map((peer) => [peer, bit(digit)]));
	for (const edge of edgesAround(board, cell)) {
		if (edge === NOWHERE) continue;
		const [a, b] = board.edges[edge];
		out.set(a + b - cell, maskOf(digitsOf(full(size)).filter((other) => !permits(links[edge], other, digit))));
	}
	return out;
}

/** Tell whether the digits fill the board and break nothing. @param {Puzzle} puzzle @param {readonly Digit[]} digits */
export function isSolved(puzzle, digits) {
	if (!digits.every(Boolean)) return false;
	const { cells, edges } = conflicts(puzzle, digits);
	return !cells.size && !edges.size;
}
