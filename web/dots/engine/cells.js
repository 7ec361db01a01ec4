// A board as the search sees it: cells with a border, a byte each, and groups of linked dots. As dots/kernel/cells.py
// and state.py, but for what only undoing needs. Knows no rule.

/** @import { Play } from "../rules/game.js" */

/** @typedef {0 | 1} Side the player less one */

export const STRIDE = 64;
export const SIZE = 4096; // cells of the largest board, and room
export const [LIVE, POOL, INERT, AREA] = [1, 4, 4, 16]; // of player 1; that of player 2 is twice it
export const [DOTS, POOLS, AREAS, WALL, BOUND] = [3, 12, 48, 48, 64];
export const TAKEN = DOTS | AREAS | BOUND; // a cell with none of these bits is open
export const AROUND = [-1, -STRIDE - 1, -STRIDE, -STRIDE + 1, 1, STRIDE + 1, STRIDE, STRIDE - 1]; // from the west
export const BESIDE = [-1, -STRIDE, 1, STRIDE];
const SIDES_OF = [0, 2, 4, 6]; // of AROUND

/** For each pattern of own dots around a cell: how many arcs they form; the step to one dot of each arc, and to a free
 * neighbour before it; the steps to those neighbours that alone part two arcs; how many dots lie straight beside it. */
export const PATTERNS = Array.from({ length: 256 }, (_, pattern) => {
	const has = (/** @type {number} */ turn) => (pattern >> (turn & 7)) & 1;
	const free = SIDES_OF.filter((turn) => !has(turn));
	const dotAfter = (/** @type {number} */ turn, /** @type {number} */ end) => {
		const between = Array.from({ length: (end - turn - 1) & 7 }, (__, step) => (turn + 1 + step) & 7);
		return between.find((each) => has(each));
	};
	const [members, gaps, joints] = [
		/** @type {number[]} */ ([]),
		/** @type {number[]} */ ([]),
		/** @type {number[]} */ ([]),
	];
	free.forEach((turn, at) => {
		const dot = dotAfter(turn, free[(at + 1) % free.length]);
		if (dot === undefined) return;
		members.push(AROUND[dot]);
		gaps.push(AROUND[turn]);
		if (free.length > 1 && dotAfter(free.at(at - 1) ?? 0, turn) !== undefined) joints.push(AROUND[turn]);
	});
	if (!free.length) {
		members.push(AROUND[0]);
		gaps.push(0);
	}
	return { arcs: members.length, members, gaps, joints, sides: SIDES_OF.filter(has).length };
});

/** A board under way, with room for floods and walks. */
export class State {
	cells = new Int16Array(SIZE);
	parents = new Int16Array(SIZE); // a dot of the same group; itself at the root
	marks = new Uint8Array(SIZE); // what a flood has seen
	places = new Int16Array(SIZE); // where a walk has been
	held = [0, 0]; // enemy dots that each side holds
	left = 0; // open cells
	isWide = false; // whether *held* counts every point of a region

	/** @param {number} width @param {number} height */
	constructor(width, height) {
		this.width = width;
		this.height = height;
		this.cells.fill(WALL);
		for (let y = 0; y < height; y += 1) this.cells.fill(0, cellAt(0, y), cellAt(width, y));
		this.left = width * height;
	}

	/** Return the pattern of a side's live dots around a cell: a bit for each of AROUND.
	 * @param {number} cell @param {Side} side */
	pattern(cell, side) {
		const [{ cells }, own] = [this, LIVE << side];
		let pattern = 0;
		for (let turn = 0; turn < 8; turn += 1) if (cells[cell + AROUND[turn]] & own) pattern |= 1 << turn;
		return pattern;
	}

	/** Return the root of a cell's group; halve the way to it. @param {number} cell */
	root(cell) {
		const { parents } = this;
		let here = cell;
		while (parents[here] !== here) {
			const further = parents[parents[here]];
			parents[here] = further;
			here = further;
		}
		return here;
	}
}

/** @param {number} x @param {number} y */
export const cellAt = (x, y) => (y + 1) * STRIDE + x + 1;

/** @param {Play} game @param {number} point */
export const cellOf = (game, point) => cellAt(...game.xy(point));

/** Return the row that a cell is in: y + 1. @param {number} cell */
export const rowOf = (cell) => cell >> 6;

/** Return the column that a cell is in: x + 1. @param {number} cell */
export const columnOf = (cell) => cell & 63;

/** Return the column and the row of a cell on the board. @param {number} cell @returns {[number, number]} */
export const spotOf = (cell) => [columnOf(cell) - 1, rowOf(cell) - 1];

/** Return the steps from a cell to another, straight or slanting. @param {number} cell @param {number} other */
export const distance = (cell, other) =>
	Math.max(Math.abs(columnOf(cell) - columnOf(other)), Math.abs(rowOf(cell) - rowOf(other)));

/** @param {Side} side @returns {Side} */
export const foeOf = (side) => (side ? 0 : 1);
