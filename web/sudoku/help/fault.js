// What is told of a wrong digit: since when something is wrong, and why this digit cannot be. Pure.

/** @import { Board, Cell, Digit, Fault, Sketch, State, Talk } from "../../types.d.ts" */

import { NOTHING, digitsCalled, edgesCalled, housesCalled, stepSketch } from "./drawings.js";
import { cellCalled } from "../puzzle/geometry.js";
import { itemsOf, spoken, stepOf } from "./lead.js";
import { phrase } from "../../shared/speak.js";

/** Return how many steps of the player's lead to the last board on which nothing was wrong.
 * @param {State} state @param {readonly Digit[]} solution */
export function lastRight({ past, digits }, solution) {
	const board = [...digits];
	/** @type {Set<Cell>} */
	const wrong = new Set();
	const look = (/** @type {Cell} */ cell) =>
		board[cell] && board[cell] !== solution[cell] ? wrong.add(cell) : wrong.delete(cell);
	board.forEach((_, cell) => look(cell));
	let steps = past.length;
	for (; wrong.size && steps; steps -= 1) {
		for (const [layer, cell, from] of past[steps - 1].toReversed()) {
			if (layer !== "digits") continue;
			board[cell] = from;
			look(cell);
		}
	}
	return steps;
}

/** Return what is told of a wrong digit: where it leads, or one of the steps there.
 * @param {Board} board @param {readonly number[]} dots of the puzzle @param {Fault} fault @param {number} at the step,
 * or -1 @param {number} link @returns {Talk} */
export function faulty(board, dots, { text, answer, wrong }, at, link) {
	const { steps } = wrong;
	const several = answer.mistakes.length > 1 ? [text, answer.since?.sentence ?? ""] : []; // of one, the title tells
	const lines = [...several, wrong.sentence].filter(Boolean);
	const step = steps[at];
	const target = cellCalled(board, wrong.cell);
	return {
		title: phrase("why-is-not", { cell: wrong.cell, digit: wrong.digit }),
		lines,
		technique: "",
		items: itemsOf(steps, at, link),
		end: "",
		said: spoken(step ? `${stepOf(at, steps)} ${step.sentence}` : lines.join(" ")),
		next: phrase("back-to-before-mistake"),
		sketch: step ? { ...stepSketch(board, dots, step, target) } : clashSketch(board, dots, wrong),
	};
}

/** Return the cells that hold wrong digits, where that was told. @param {Board} board @param {Fault} [fault] */
export function wrongCells(board, fault) {
	const { mistakes = [], marks = [] } = fault?.answer ?? {};
	return new Set(mistakes.filter((name) => !marks.includes(name)).map((name) => cellCalled(board, name)));
}

/** Return the drawing of where a wrong digit leads: what follows from it, and where it cannot be.
 * @param {Board} board @param {readonly number[]} dots @param {Fault["wrong"]} wrong @returns {Sketch} */
function clashSketch(board, dots, { cell, steps, clash, message }) {
	const edges = edgesCalled(board, clash.edges);
	const other = message?.arguments.other;
	const broken = !clash.houses.length && typeof other === "string" ? [cellCalled(board, other)] : [];
	return {
		...NOTHING,
		houses: housesCalled(board, clash.houses),
		dots: edges.filter((edge) => dots[edge]),
		gaps: edges.filter((edge) => !dots[edge]),
		supposed: steps.flatMap(({ placements }) => digitsCalled(board, placements)),
		broken,
		target: cellCalled(board, cell),
	};
}
