// What the board says in words: the accessible name of a cell, and the answers to the query keys.
// Pure; knows no DOM.

/** @import { Board, Cell, Conflicts, Link, Mask, Query, State } from "../types.d.ts" */

import { missing } from "./edits.js";
import { NOWHERE, board as boardOf, place } from "./geometry.js";
import { BLACK, WHITE, digitsOf } from "./rules.js";

/** Name a cell by position, content, marks and dots:
 * "Row 3 column 4, empty, centre 2 4. White dot right, black dot below".
 * @param {State} state @param {Cell} cell @param {{ conflicts?: Conflicts, wrong?: boolean, short?: boolean }} [also] */
export function cellName(state, cell, { conflicts, wrong = false, short = false } = {}) {
  const board = boardOf(state.puzzle.size);
  const [row, column] = place(board, cell);
  const where = short ? `${row + 1} ${column + 1}` : `Row ${row + 1} column ${column + 1}`;
  const parts = [where, ...contents(state, cell)];
  if (conflicts?.cells.has(cell)) parts.push("repeated");
  if (conflicts && edgesAround(board, cell).some(([edge]) => conflicts.edges.has(edge))) parts.push("breaks a dot rule");
  if (wrong) parts.push("wrong");
  const dots = dotsAround(state, cell).join(", ");
  return dots ? `${parts.join(", ")}. ${dots[0].toUpperCase()}${dots.slice(1)}` : parts.join(", ");
}

/** @param {State} state @param {Cell} cell */
function contents({ puzzle, digits, corner, centre, colour }, cell) {
  const parts = [];
  if (puzzle.givens[cell]) parts.push(`given ${digits[cell]}`);
  else parts.push(digits[cell] ? String(digits[cell]) : "empty");
  if (!digits[cell] && centre[cell]) parts.push(`centre ${listed(centre[cell])}`);
  if (!digits[cell] && corner[cell]) parts.push(`corner ${listed(corner[cell])}`);
  if (colour[cell]) parts.push(`colour ${listed(colour[cell])}`);
  return parts;
}

/** @param {Mask} mask */
function listed(mask) {
  return digitsOf(mask).join(" ");
}

/** Give the edges around a cell with the side each is on.
 * @param {Board} board @param {Cell} cell */
export function edgesAround(board, cell) {
  const [row, column] = place(board, cell);
  /** @type {[number, string][]} */
  const around = [
    [board.right[cell], "right"],
    [board.below[cell], "below"],
    [column > 0 ? board.right[cell - 1] : NOWHERE, "left"],
    [row > 0 ? board.below[cell - board.size] : NOWHERE, "above"],
  ];
  return around.filter(([edge]) => edge !== NOWHERE);
}

/** @param {State} state @param {Cell} cell */
function dotsAround({ puzzle }, cell) {
  return edgesAround(boardOf(puzzle.size), cell)
    .filter(([edge]) => puzzle.dots[edge])
    .map(([edge, side]) => `${puzzle.dots[edge] === BLACK ? "black" : "white"} dot ${side}`);
}

/** Describe the board as a whole. @param {State} state */
export function boardName({ puzzle }) {
  const kind = puzzle.negative ? "All dots are shown" : "Not all dots are shown";
  return `Kropki, ${puzzle.size} by ${puzzle.size}. ${kind}`;
}

/** Answer a query about the cell under the cursor: read a house, or say what is missing around it.
 * @param {State} state @param {Query} query */
export function answer(state, query) {
  const board = boardOf(state.puzzle.size);
  const houses = housesOf(board, state.cursor);
  if (query === "cell") return cellName(state, state.cursor);
  if (query === "missing") return Object.entries(houses).map(([name, house]) => `${name}: ${lacks(state, house)}`).join(". ");
  return `${query}: ${read(state, houses[query])}. ${lacks(state, houses[query])}`;
}

/** @param {Board} board @param {Cell} cell */
function housesOf(board, cell) {
  const [row, column] = place(board, cell);
  const box = board.boxes.find((cells) => cells.includes(cell)) ?? [];
  return { row: board.rows[row], column: board.columns[column], box };
}

/** @param {State} state @param {readonly Cell[]} house */
function read(state, house) {
  return house.map((cell) => state.digits[cell] || "empty").join(", ");
}

/** @param {State} state @param {readonly Cell[]} house */
function lacks(state, house) {
  const digits = missing(state, house);
  return digits.length ? `missing ${digits.join(" ")}` : "complete";
}

/** Say what is in conflict, or nothing. @param {State} state @param {Conflicts} conflicts @param {readonly Link[]} links */
export function conflictWords({ puzzle }, { cells, edges }, links) {
  const board = boardOf(puzzle.size);
  const parts = [];
  if (cells.size) parts.push(`repeated digits in ${[...cells].map((cell) => spot(board, cell)).join(", ")}`);
  for (const edge of edges) {
    const [a, b] = board.edges[edge];
    const what = links[edge] === WHITE ? "white dot" : links[edge] === BLACK ? "black dot" : "missing dot";
    parts.push(`${what} broken between ${spot(board, a)} and ${spot(board, b)}`);
  }
  return parts.join("; ");
}

/** Count conflicts in one short line; empty when there are none. @param {Conflicts} conflicts */
export function conflictCount({ cells, edges }) {
  const count = (/** @type {number} */ number, /** @type {string} */ what) => (number ? `${number} ${what}` : "");
  return [count(cells.size, "repeated digits"), count(edges.size, edges.size === 1 ? "broken dot rule" : "broken dot rules")].filter(Boolean).join(", ");
}

/** @param {Board} board @param {Cell} cell */
export function spot(board, cell) {
  const [row, column] = place(board, cell);
  return `row ${row + 1} column ${column + 1}`;
}
