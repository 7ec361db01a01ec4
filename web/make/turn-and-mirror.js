// A board turned, mirrored, or with two digits exchanged: as changes of a draft. Pure.

/** @import { Board, Cell, Digit, Dot, EdgeIndex } from "../types.d.ts" */
/** @import { Change, Draft } from "./draft.js" */

import { edgeBetween, nameOf } from "../sudoku/puzzle/geometry.js";
import { permits } from "../sudoku/puzzle/rules.js";
import { boardOf } from "./draft.js";
import { phrase } from "../shared/speak.js";

const NAMED = 3; // cells that lack a digit and are named
const LAYERS = /** @type {const} */ (["digits", "entries", "corner", "centre", "colour"]); // of cells

/** @typedef {[Change[0], number, number]} Wanted what, where, to which value */

/** What a move is called, whether boxes must be square for it, and the place from which each row and column is filled.
 * @typedef {{ name: string, isSquare: boolean,
 *   from: (row: number, column: number, last: number) => [number, number] }} Move */

/** @type {Record<string, Move>} */
export const MOVES = {
	half: { name: phrase("half-turn-button"), isSquare: false, from: (row, column, last) => [last - row, last - column] },
	sides: { name: phrase("left-and-right-button"), isSquare: false, from: (row, column, last) => [row, last - column] },
	ends: { name: phrase("top-and-bottom-button"), isSquare: false, from: (row, column, last) => [last - row, column] },
	right: { name: phrase("turn-right"), isSquare: true, from: (row, column, last) => [last - column, row] },
	left: { name: phrase("turn-left"), isSquare: true, from: (row, column, last) => [column, last - row] },
	diagonal: { name: phrase("main-diagonal-button"), isSquare: true, from: (row, column) => [column, row] },
	other: {
		name: phrase("other-diagonal-button"),
		isSquare: true,
		from: (row, column, last) => [last - column, last - row],
	},
};

/** What the server calls the symmetry of a move. @type {Record<string, string>} */
export const SYMMETRY_OF = {
	half: "half-turn",
	sides: "left-right",
	ends: "top-bottom",
	right: "quarter-turn",
	diagonal: "diagonal",
	other: "other-diagonal",
};

/** What each symmetry of the givens is called; those of square boxes come last. @type {Record<string, string>} */
export const SYMMETRIES = {
	"half-turn": phrase("half-turn"),
	"left-right": phrase("left-and-right"),
	"top-bottom": phrase("top-and-bottom"),
	"quarter-turn": phrase("quarter-turn"),
	diagonal: phrase("main-diagonal"),
	"other-diagonal": phrase("other-diagonal"),
};

/** Return the moves that carry boxes to boxes. @param {Board} board */
export function movesOf({ boxHeight, boxWidth }) {
	return Object.keys(MOVES).filter((key) => boxHeight === boxWidth || !MOVES[key].isSquare);
}

/** Return the ways to place clues symmetrically, and what each is called. @param {Board} board
 * @returns {[string, string][]} */
export function mirrorsOf(board) {
	const ways = movesOf(board).filter((key) => key !== "left"); // to the right places the same four
	return ways.map((key) => [key, SYMMETRIES[SYMMETRY_OF[key]]]);
}

/** Return the cell from which each cell gets what stands there. @param {Board} board @param {string} move */
function sources({ size, cells }, move) {
	return cells.map((cell) => {
		const [row, column] = MOVES[move].from(Math.floor(cell / size), cell % size, size - 1);
		return row * size + column;
	});
}

/** Return what a move changes. @param {Draft} draft @param {string} move @returns {Wanted[]} */
export function moved(draft, move) {
	const { dots } = draft;
	const board = boardOf(draft);
	const from = sources(board, move);
	return [
		...LAYERS.flatMap((layer) =>
			from.map((source, cell) => /** @type {Wanted} */ ([layer, cell, draft[layer][source]])),
		),
		...board.edges.map(([one, other], edge) => {
			const source = edgeBetween(board, from[one], from[other]);
			return /** @type {Wanted} */ (["dots", edge, dots[source]]);
		}),
	];
}

/** Return the edges to which a move carries an edge, and carries those, until it comes back; the edge comes first.
 * @param {Board} board @param {string} move @param {EdgeIndex} edge @returns {EdgeIndex[]} */
export function edgesAcross(board, move, edge) {
	const from = sources(board, move);
	return round(edge, (each) => {
		const [one, other] = board.edges[each];
		return edgeBetween(board, from[one], from[other]);
	});
}

/** Return the cells to which a move carries a cell, as for an edge; the cell comes first.
 * @param {Board} board @param {string} move @param {Cell} cell @returns {Cell[]} */
export function cellsAcross(board, move, cell) {
	const from = sources(board, move);
	return round(cell, (each) => from[each]);
}

/** @param {number} first @param {(at: number) => number} next */
function round(first, next) {
	const found = [first];
	for (let at = next(first); at !== first; at = next(at)) found.push(at);
	return found;
}

/** Return the cells without a given that need one for symmetry. @param {Draft} draft @param {string} move
 * @returns {Cell[]} */
export function lacking(draft, move) {
	const { digits } = draft;
	const board = boardOf(draft);
	const from = sources(board, move);
	const isLacking = (/** @type {Cell} */ cell) => round(cell, (each) => from[each]).some((each) => digits[each]);
	return board.cells.filter((cell) => !digits[cell] && isLacking(cell));
}

/** Tell whether the pattern of the givens, and the dots, stay where a move carries them. @param {Draft} draft
 * @param {string} move */
export function isSymmetric(draft, move) {
	const { dots } = draft;
	const board = boardOf(draft);
	const isSame = (/** @type {Dot} */ dot, /** @type {EdgeIndex} */ edge) =>
		edgesAcross(board, move, edge).every((image) => dots[image] === dot);
	return !lacking(draft, move).length && dots.every(isSame);
}

/** Say which cells need a given. @param {Board} board @param {readonly Cell[]} cells */
export function lackSaid(board, cells) {
	if (!cells.length) return "";
	const given = { cells: cells.slice(0, NAMED).map((cell) => nameOf(board, cell)), more: cells.length - NAMED };
	return given.more > 0 ? phrase("lacks-more-digits", given) : phrase("lacks-digits", given);
}

/** Return what the exchange of two digits changes. @param {Draft} draft @param {Digit} one @param {Digit} other
 * @returns {Wanted[]} */
export function exchanged(draft, one, other) {
	return /** @type {const} */ (["digits", "entries"]).flatMap((layer) =>
		draft[layer].map((digit, cell) => /** @type {Wanted} */ ([layer, cell, exchange(digit, one, other)])),
	);
}

/** Return the edges between two digits that fit now and would not fit after an exchange, and how many dots of the board
 * touch an empty cell: of those nothing can be said. @param {Draft} draft @param {Digit} one @param {Digit} other */
export function brokenBy(draft, one, other) {
	const { digits, dots, rule } = draft;
	const { edges } = boardOf(draft);
	const fits = (/** @type {number} */ edge, /** @type {readonly Digit[]} */ [a, b]) =>
		dots[edge] ? permits(/** @type {Dot} */ (dots[edge]), a, b) : !rule[0] || isFree(rule[0], a, b);
	const broken = [];
	let open = 0;
	for (const [edge, cells] of edges.entries()) {
		const now = cells.map((cell) => digits[cell]);
		const then = now.map((digit) => exchange(digit, one, other));
		if (now.includes(0)) open += dots[edge] ? 1 : 0;
		else if (fits(edge, now) && !fits(edge, then)) broken.push(edge);
	}
	return { broken, open };
}

/** Tell whether two digits may stand without a dot, by a rule's place in RULES.
 * @param {number} rule @param {Digit} a @param {Digit} b */
function isFree(rule, a, b) {
	const isNext = Math.abs(a - b) === 1;
	const isDouble = a === 2 * b || b === 2 * a;
	return !(isNext && rule !== 3) && !(isDouble && rule !== 2);
}

/** @param {Digit} digit @param {Digit} one @param {Digit} other */
const exchange = (digit, one, other) => (digit === one ? other : digit === other ? one : digit);
