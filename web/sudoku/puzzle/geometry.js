// Cells, edges and houses of a board, of size 4, 6 or 9 with boxes, of size 4 to 9 without: the page's copy of
// generator/board/geometry.py.
// Cells are integers in reading order; of two edges that start at a cell, the one below comes first.
// This module knows no rule, and it is the only place that computes a neighbour.

/** @import { Board, Cell, Direction } from "../../types.d.ts" */

export const SIZES = [4, 6, 9]; // of boards with boxes
export const SQUARES = [4, 5, 6, 7, 8, 9]; // of boards without
export const NOWHERE = -1;

/** @type {Record<number, [number, number]>} size -> rows and columns of a box */
const BOXES = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };

/** @type {Map<string, Board>} */
const boards = new Map();

/** Return the board of a size, with or without boxes. @param {number} size */
export function board(size, hasBoxes = true) {
	const key = `${size} ${hasBoxes}`;
	const known = boards.get(key) ?? build(size, hasBoxes);
	boards.set(key, known);
	return known;
}

/** @param {number} size @param {boolean} hasBoxes */
function build(size, hasBoxes) {
	const [boxHeight, boxWidth] = hasBoxes ? BOXES[size] : [size, size];
	const lines = span(size);
	const cells = span(size * size);
	const rows = lines.map((row) => lines.map((column) => row * size + column));
	const columns = lines.map((column) => lines.map((row) => row * size + column));
	const boxes = (hasBoxes ? lines : []).map((box) =>
		cells.filter((cell) => {
			const [row, column] = [Math.floor(cell / size), cell % size];
			return Math.floor(row / boxHeight) * boxHeight + Math.floor(column / boxWidth) === box;
		}),
	);
	const houses = [...rows, ...columns, ...boxes];
	const seen = (/** @type {Cell} */ cell) => new Set(houses.filter((house) => house.includes(cell)).flat());
	const peers = cells.map((cell) => [...seen(cell)].filter((other) => other !== cell));
	const below = cells.map(() => NOWHERE);
	const right = [...below];
	/** @type {[Cell, Cell][]} */
	const edges = [];
	for (const cell of cells) {
		if (cell < size * (size - 1)) below[cell] = edges.push([cell, cell + size]) - 1;
		if (cell % size < size - 1) right[cell] = edges.push([cell, cell + 1]) - 1;
	}
	return { size, boxHeight, boxWidth, cells, rows, columns, boxes, houses, peers, edges, below, right };
}

/** Return the numbers from 0 to one below a count. @param {number} count */
export function span(count) {
	return [...Array(count).keys()];
}

/** Return how many rows and columns of candidates a cell has: those of a box, where there are boxes.
 * @param {number} size of the board */
export function shelves(size) {
	const across = Math.ceil(Math.sqrt(size));
	return [Math.ceil(size / across), across];
}

/** Return the row and the column of a cell, counted from 0. @param {Board} board @param {Cell} cell */
export function place({ size }, cell) {
	return [Math.floor(cell / size), cell % size];
}

/** Name a cell by row and column, counted from 1: r2c3. @param {Board} board @param {Cell} cell */
export function nameOf(board, cell) {
	const [row, column] = place(board, cell);
	return `r${row + 1}c${column + 1}`;
}

/** Return the cell called r2c3, or -1 for any other text. @param {Board} board @param {string} name */
export function cellCalled(board, name) {
	return board.cells.findIndex((cell) => nameOf(board, cell) === name.toLowerCase());
}

/** Return the edge between two cells, or -1 when they are not neighbours.
 * @param {Board} board @param {Cell} a @param {Cell} b */
export function edgeBetween({ edges }, a, b) {
	return edges.findIndex((edge) => edge.includes(a) && edge.includes(b) && a !== b);
}

/** Return the edges around a cell: on its right, below, on its left, above; NOWHERE at the end of the board.
 * @param {Board} board @param {Cell} cell */
export function edgesAround({ size, right, below }, cell) {
	return [
		right[cell],
		below[cell],
		cell % size ? right[cell - 1] : NOWHERE,
		cell < size ? NOWHERE : below[cell - size],
	];
}

/** Return where a step from a cell leads; steps off the board come back in on the other side.
 * @param {Board} board @param {Cell} cell @param {Direction} direction */
export function step(board, cell, direction) {
	const { size } = board;
	const [row, column] = place(board, cell);
	const at = (/** @type {number} */ r, /** @type {number} */ c) => ((r + size) % size) * size + ((c + size) % size);
	return {
		up: at(row - 1, column),
		down: at(row + 1, column),
		left: at(row, column - 1),
		right: at(row, column + 1),
		home: at(row, 0),
		end: at(row, -1),
		first: 0,
		last: at(-1, -1),
	}[direction];
}
