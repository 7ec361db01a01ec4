// Which cells are selected, and where the cursor is: pure functions from a state to what changes in it.

/** @import { Cell, Direction, State } from "../../types.d.ts" */

import { step } from "./geometry.js";

/** Move the cursor; with `extend`, what was selected stays selected.
 * @param {State} state @param {Direction} direction @param {boolean} extend */
export function moved(state, direction, extend) {
	const cursor = step(state.puzzle.board, state.cursor, direction);
	return { cursor, selected: new Set(extend ? [...state.selected, cursor] : [cursor]) };
}

/** Select one cell alone, add it, or take it away.
 * @param {State} state @param {Cell} cell @param {"only" | "add" | "remove"} how */
export function picked(state, cell, how) {
	if (how === "only") return { cursor: cell, selected: new Set([cell]) };
	const selected = new Set(state.selected);
	if (how === "add") selected.add(cell);
	else selected.delete(cell);
	return { cursor: cell, selected };
}

/** Select every cell, none, or those that were not.
 * @param {State} state @param {"all" | "none" | "invert"} which */
export function swept({ puzzle, selected, cursor }, which) {
	const { cells } = puzzle.board;
	if (which === "all") return { cursor, selected: new Set(cells) };
	if (which === "none") return { cursor, selected: new Set() };
	return { cursor, selected: new Set(cells.filter((cell) => !selected.has(cell))) };
}

/** Select all cells like one: the same digit; else the same centre, corner or colour marks. Nothing is like an empty
 * one: two taps are quickly made, and the next digit would be in all of them.
 * @param {State} state @param {Cell} cell */
export function alike(state, cell) {
	const layers = [state.digits, state.centre, state.corner, state.colour];
	const layer = layers.find((marks) => marks[cell]);
	if (!layer) return picked(state, cell, "only");
	const same = state.puzzle.board.cells.filter((other) => layer[other] === layer[cell]);
	return { cursor: cell, selected: new Set(same) };
}
