// What moves on the board: a digit settles, a row, column or box that is done answers, and a solved board waves.
// Nothing moves for those who want less motion. Loaded once the first board is there.

/** @import { Cell, State } from "../../types.d.ts" */
/** @import { BoardView } from "./board.js" */

import { place } from "../puzzle/geometry.js";
import { knownConflicts } from "../puzzle/rules.js";

const MANY = 3; // digits at a time: more are no entry of a player
const STEP = 45; // milliseconds from cell to cell
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What moves on a board. */
export class Motion {
	/** @param {BoardView} view */
	constructor(view) {
		this.view = view;
	}

	/** Show what a change has done. @param {State} before @param {State} after */
	show(before, after) {
		if (calm.matches || before.digits === after.digits) return;
		const entered = after.puzzle.board.cells.filter(
			(cell) => after.digits[cell] && after.digits[cell] !== before.digits[cell],
		);
		if (!entered.length || entered.length > MANY) return;
		for (const cell of entered)
			this.view.cells[cell].lastElementChild?.animate([{ transform: "scale(1.3)" }, {}], {
				duration: 180,
				easing: "ease-out",
			});
		for (const house of doneBy(after, entered)) this.answer(after, house, entered[0]);
	}

	/** Let a house shine, from a cell on. @param {State} state @param {readonly Cell[]} house @param {Cell} from */
	answer({ puzzle: { board } }, house, from) {
		const [row, column] = place(board, from);
		for (const cell of house) {
			const [r, c] = place(board, cell);
			const delay = (Math.abs(r - row) + Math.abs(c - column)) * STEP;
			this.view.cells[cell].animate([{}, { backgroundColor: "var(--alike)" }, {}], { duration: 600, delay });
		}
	}

	/** Let the digits and the dots of a solved board wave. */
	wave() {
		if (calm.matches) return;
		const [up, slowly] = [[{}, { transform: "scale(1.14)" }, {}], { duration: 500, easing: "ease-in-out" }];
		const { puzzle, cells } = this.view;
		if (!puzzle) return;
		for (const [cell, node] of cells.entries()) {
			const [row, column] = place(puzzle.board, cell);
			node.lastElementChild?.animate(up, { ...slowly, delay: (row + column) * STEP });
		}
		for (const dot of this.view.root.querySelectorAll(".dots circle")) {
			const [x, y] = ["cx", "cy"].map((name) => Number(dot.getAttribute(name)));
			dot.animate([{}, { r: "calc(var(--r) * 1.15)" }, {}], { ...slowly, delay: (x + y - 1) * STEP });
		}
	}
}

/** Return the houses that cells complete, without a conflict. @param {State} state @param {readonly Cell[]} entered */
function doneBy({ puzzle, digits }, entered) {
	const conflicts = knownConflicts(puzzle, digits);
	const isSound = (/** @type {Cell} */ cell) => digits[cell] && !conflicts.cells.has(cell);
	return puzzle.board.houses.filter((house) => house.some((cell) => entered.includes(cell)) && house.every(isSound));
}
