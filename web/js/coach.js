// Check and hint: what each press shows. Pure: it never asks the service, it is told the answers.

/** @import { Board, Cell, Digit, Help, HintAnswer, State, StepAnswer } from "../types.d.ts" */

import { cellCalled, edgeBetween } from "./geometry.js";
import { bit, digitsOf, full } from "./rules.js";

/** @type {Help} */
export const NO_HELP = { kind: "", presses: 0, wrong: new Set(), step: null };

/** Give the entries that differ from the solution. @param {State} state @param {readonly Digit[]} solution */
export function mistakes({ digits }, solution) {
	return [...digits.keys()].filter((cell) => digits[cell] && digits[cell] !== solution[cell]);
}

/** Press Check: first how many are wrong, then which.
 * @param {Help} help @param {Cell[]} wrong @returns {{ help: Help, text: string }} */
export function check(help, wrong) {
	if (!wrong.length) return { help: NO_HELP, text: "Everything so far is right." };
	const number = wrong.length === 1 ? "One digit is wrong" : `${wrong.length} digits are wrong`;
	if (help.kind !== "check") return { help: { ...NO_HELP, kind: "check", presses: 1 }, text: `${number}. Check again to see ${wrong.length === 1 ? "it" : "them"}.` };
	return { help: { ...NO_HELP, kind: "check", presses: 2, wrong: new Set(wrong) }, text: `${number}: marked on the board.` };
}

/** Give the help and the words for a new hint: where to look, or what is wrong before all else.
 * @param {State} state @param {HintAnswer} answer @returns {{ help: Help, text: string }} */
export function hinted(state, answer) {
	const { board } = state.puzzle;
	if ("mistakes" in answer) {
		const wrong = new Set(answer.mistakes.map((name) => cellCalled(board, name)));
		return { help: { ...NO_HELP, wrong }, text: `First, ${wrong.size === 1 ? "this digit is" : "these digits are"} wrong: ${answer.mistakes.join(", ")}.` };
	}
	if (!("sentence" in answer)) return { help: NO_HELP, text: answer.complete ? "The board is complete." : "No reasoning that we know leads on from here." };
	const step = stepOn(board, answer);
	return { help: { kind: "hint", presses: 1, wrong: new Set(), step }, text: "Look at the marked cells. Press Hint again to see why." };
}

/** Find the cells and edges that a step of the service names. @param {Board} board @param {StepAnswer} answer */
function stepOn(board, { sentence, cells, edges, placements, eliminations }) {
	const at = (/** @type {string} */ name) => cellCalled(board, name);
	return {
		sentence,
		cells: cells.map(at),
		edges: edges.map(([a, b]) => edgeBetween(board, at(a), at(b))),
		placements: Object.entries(placements).map(([name, digit]) => /** @type {[Cell, Digit]} */ ([at(name), digit])),
		eliminations: Object.entries(eliminations).flatMap(([name, digits]) => digits.map((digit) => /** @type {[Cell, Digit]} */ ([at(name), digit]))),
	};
}

/** Give what the hint endpoint is told of a position. @param {State} state @param {string} ken */
export function position(state, ken) {
	const { digits, puzzle } = state;
	return {
		ken, negative: puzzle.negative,
		entries: digits.map((digit) => digit || ".").join(""),
		marks: state.ruled.map((ruled, cell) => (digits[cell] ? "" : digitsOf(full(puzzle.size) & ~ruled).join(""))),
	};
}

/** Give the first step of a known path that the board has not taken yet, or null.
 * @param {State} state @param {StepAnswer[]} path */
export function nextOf(state, path) {
	const { board } = state.puzzle;
	const open = (/** @type {StepAnswer} */ answer) => {
		const { placements, eliminations } = stepOn(board, answer);
		return placements.some(([cell]) => !state.digits[cell])
			|| eliminations.some(([cell, digit]) => !state.digits[cell] && !(state.ruled[cell] & bit(digit)));
	};
	return path.find(open) ?? null;
}
