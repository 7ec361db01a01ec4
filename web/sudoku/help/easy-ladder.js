// The easy rungs of the ladder: what singles, dots and gaps find on a board. The page's copy of what
// generator/ladder/deduction does with them; shared cases hold both to the same. Pure.

/** @import { Board, Cell, Digit, EdgeIndex, Link, Mask, Puzzle } from "../../types.d.ts" */

import { BLACK, FREE, GAP, WHITE, bit, full, partners } from "../puzzle/rules.js";

/** @typedef {{ board: Board, links: readonly Link[], candidates: Mask[], placed: boolean[] }} Position
 * @typedef {{ rung: number, where: number[], removed: Map<Cell, Mask>, placed: Cell | null }} Finding where: of a
 *   single the cell, the digit and the house; of a dot or gap the filled cell, the other and the edge */

export const [LAST_CELL, DOT, HIDDEN_BOX, GAP_RUNG, NAKED, HIDDEN_LINE] = [0, 1, 2, 3, 4, 5];

/** The rungs, cheapest first: names, values, and the effort of a finding, which is 10 to the half of the value. */
export const RUNGS = [
	{ name: "last cell", value: 1, effort: 3.1622776601683795 },
	{ name: "dot from a digit", value: 1.1, effort: 3.548133892335755 },
	{ name: "hidden single in a box", value: 1.2, effort: 3.9810717055349722 },
	{ name: "gap from a digit", value: 1.3, effort: 4.466835921509632 },
	{ name: "naked single", value: 1.4, effort: 5.011872336272722 },
	{ name: "hidden single in a line", value: 1.5, effort: 5.623413251903491 },
];
const NO_HOUSE = 255;

/** Return the position in which digits stand, with what the player's marks leave.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {readonly Mask[]} marks of each cell, 0 for all
 * @returns {Position} */
export function positionOf({ board, links, size }, digits, marks) {
	const position = {
		board,
		links,
		candidates: digits.map((digit) => (digit ? bit(digit) : full(size))),
		placed: digits.map(Boolean),
	};
	for (const cell of board.cells) if (digits[cell]) put(position, cell);
	for (const cell of board.cells) if (!digits[cell] && marks[cell]) position.candidates[cell] &= marks[cell];
	return position;
}

/** Return a copy that may be changed. @param {Position} position @returns {Position} */
export function copyOf(position) {
	return { ...position, candidates: [...position.candidates], placed: [...position.placed] };
}

/** Place the one candidate of a cell. @param {Position} position @param {Cell} cell */
function put({ board, candidates, placed }, cell) {
	placed[cell] = true;
	for (const peer of board.peers[cell]) candidates[peer] &= ~candidates[cell];
}

/** Rule out and place what a finding says. @param {Position} position @param {Finding} finding */
export function apply(position, { removed, placed }) {
	for (const [cell, mask] of removed) position.candidates[cell] &= ~mask;
	if (placed !== null) put(position, placed);
}

/** @param {Mask} mask */
export const isSingle = (mask) => mask !== 0 && !(mask & (mask - 1));

/** Return the highest digit of a mask. @param {Mask} mask */
export const digitOf = (mask) => 32 - Math.clz32(mask);

/** Return all that a rung finds. @param {Position} position @param {number} rung @returns {Finding[]} */
export function sweep(position, rung) {
	const { size } = position.board;
	if (rung === LAST_CELL) return lastCells(position);
	if (rung === HIDDEN_BOX) return hiddenSingles(position, rung, 2 * size, 3 * size);
	if (rung === HIDDEN_LINE) return hiddenSingles(position, rung, 0, 2 * size);
	if (rung === NAKED) return nakedSingles(position);
	return across(position, rung);
}

/** @param {Finding[]} found
 * @param {Position} position @param {number} rung @param {Cell} cell @param {Mask} mask
 * @param {number} house */
function place(found, { candidates }, rung, cell, mask, house) {
	if (found.some(({ placed }) => placed === cell)) return;
	const gone = candidates[cell] & ~mask;
	const removed = new Map(gone ? [[cell, gone]] : []);
	found.push({ rung, where: [cell, digitOf(mask), house], removed, placed: cell });
}

/** @param {Position} position */
function lastCells(position) {
	const { board, candidates, placed } = position;
	/** @type {Finding[]} */
	const found = [];
	for (const [house, cells] of board.houses.entries()) {
		const empty = cells.filter((cell) => !placed[cell]);
		if (empty.length !== 1) continue;
		const [last] = empty;
		const rest = cells.reduce((mask, cell) => (cell === last ? mask : mask & ~candidates[cell]), full(board.size));
		place(found, position, LAST_CELL, last, rest & candidates[last], house);
	}
	return found;
}

/** @param {Position} position @param {number} rung @param {number} from @param {number} to */
function hiddenSingles(position, rung, from, to) {
	const { board, candidates, placed } = position;
	/** @type {Finding[]} */
	const found = [];
	for (let house = from; house < to; house += 1) {
		let [once, twice] = [0, 0];
		for (const cell of board.houses[house]) {
			twice |= once & candidates[cell];
			once |= candidates[cell];
		}
		for (const cell of board.houses[house]) {
			const hit = candidates[cell] & once & ~twice;
			if (hit && !placed[cell]) place(found, position, rung, cell, hit, house);
		}
	}
	return found;
}

/** @param {Position} position */
function nakedSingles(position) {
	const { board, candidates, placed } = position;
	/** @type {Finding[]} */
	const found = [];
	for (const cell of board.cells)
		if (!placed[cell] && isSingle(candidates[cell])) place(found, position, NAKED, cell, candidates[cell], NO_HOUSE);
	return found;
}

/** @param {Position} position @param {number} rung of dots or of gaps */
function across({ board, links, candidates, placed }, rung) {
	/** @type {Finding[]} */
	const found = [];
	for (const [edge, ends] of board.edges.entries()) {
		const isDotted = links[edge] === WHITE || links[edge] === BLACK;
		if (links[edge] === FREE || isDotted !== (rung === DOT)) continue;
		for (const [one, other] of [ends, [ends[1], ends[0]]]) {
			if (!placed[one] || placed[other]) continue;
			const gone = candidates[other] & ~partners(board.size, links[edge], candidates[one]);
			if (gone) found.push({ rung, where: [one, other, edge], removed: new Map([[other, gone]]), placed: null });
		}
	}
	return found;
}

/** @param {Position} position @param {EdgeIndex} edge */
export const isGap = ({ links }, edge) => links[edge] >= GAP;

/** Return the finding that is about the same as another, as it is found on this board; null where it is not.
 * @param {Position} position @param {Finding} finding */
export function again(position, finding) {
	const found = sweep(position, finding.rung);
	return (
		found.find(({ placed, where }) =>
			finding.placed === null ? where.every((one, at) => one === finding.where[at]) : placed === finding.placed,
		) ?? null
	);
}
