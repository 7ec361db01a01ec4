// Cells, edges and houses of a board of size 4, 6 or 9: the page's copy of generator/geometry.py.
// Cells are integers in reading order; of two edges that start at a cell, the one below comes first.
// This module knows no rule, and it is the only place that computes a neighbour.

/** @import { Board, Cell, Direction, EdgeIndex } from "../types.d.ts" */

export const SIZES = [4, 6, 9];
export const NOWHERE = -1;

/** @type {Record<number, [number, number]>} size -> rows and columns of a box */
const BOXES = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };

/** @type {Map<number, Board>} */
const boards = new Map();

/** Give the board of a size: 4, 6 or 9. @param {number} size */
export function board(size) {
  const known = boards.get(size) ?? build(size);
  boards.set(size, known);
  return known;
}

/** @param {number} size */
function build(size) {
  const shape = BOXES[size];
  if (shape === undefined) throw new RangeError(`expected size 4, 6 or 9, got ${size}`);
  const [boxHeight, boxWidth] = shape;
  const lines = span(size);
  const cells = span(size * size);
  const rows = lines.map((row) => lines.map((column) => row * size + column));
  const columns = lines.map((column) => lines.map((row) => row * size + column));
  const boxOf = (/** @type {Cell} */ cell) => boxIndex(cell, size, boxHeight, boxWidth);
  const boxes = lines.map((box) => cells.filter((cell) => boxOf(cell) === box));
  const houses = [...rows, ...columns, ...boxes];
  const peers = cells.map((cell) => {
    const mine = houses.filter((house) => house.includes(cell)).flat();
    return [...new Set(mine)].filter((other) => other !== cell).sort((a, b) => a - b);
  });
  return { size, boxHeight, boxWidth, cells, rows, columns, boxes, houses, peers, ...edgesOf(size) };
}

/** @param {number} count */
function span(count) {
  return Array.from({ length: count }, (_, index) => index);
}

/** @param {Cell} cell @param {number} size @param {number} height @param {number} width */
function boxIndex(cell, size, height, width) {
  const row = Math.floor(cell / size);
  return Math.floor(row / height) * (size / width) + Math.floor((cell % size) / width);
}

/** @param {number} size */
function edgesOf(size) {
  const below = Array(size * size).fill(NOWHERE);
  const right = Array(size * size).fill(NOWHERE);
  /** @type {[Cell, Cell][]} */
  const edges = [];
  for (const cell of span(size * size)) {
    if (cell < size * (size - 1)) below[cell] = edges.push([cell, cell + size]) - 1;
    if (cell % size < size - 1) right[cell] = edges.push([cell, cell + 1]) - 1;
  }
  return { below, right, edges };
}

/** Give the row and the column of a cell, counted from 0. @param {Board} board @param {Cell} cell */
export function place(board, cell) {
  return [Math.floor(cell / board.size), cell % board.size];
}

/** Name a cell by row and column, counted from 1: r2c3. @param {Board} board @param {Cell} cell */
export function nameOf(board, cell) {
  const [row, column] = place(board, cell);
  return `r${row + 1}c${column + 1}`;
}

/** Give the cell called r2c3, or -1 for any other text. @param {Board} board @param {string} name */
export function cellCalled(board, name) {
  return board.cells.findIndex((cell) => nameOf(board, cell) === name.toLowerCase());
}

/** Give the edge between two cells, or -1 when they are not neighbours.
 * @param {Board} board @param {Cell} a @param {Cell} b @returns {EdgeIndex} */
export function edgeBetween(board, a, b) {
  const [first, second] = a < b ? [a, b] : [b, a];
  return [board.below[first], board.right[first]].find((edge) => board.edges[edge]?.[1] === second) ?? NOWHERE;
}

/** Give where a step from a cell leads; steps off the board come back in on the other side.
 * @param {Board} board @param {Cell} cell @param {Direction} direction */
export function step(board, cell, direction) {
  const { size } = board;
  const [row, column] = place(board, cell);
  const wrap = (/** @type {number} */ line) => (line + size) % size;
  switch (direction) {
    case "up": return wrap(row - 1) * size + column;
    case "down": return wrap(row + 1) * size + column;
    case "left": return row * size + wrap(column - 1);
    case "right": return row * size + wrap(column + 1);
    case "home": return row * size;
    case "end": return row * size + size - 1;
    case "first": return 0;
    case "last": return size * size - 1;
  }
}
