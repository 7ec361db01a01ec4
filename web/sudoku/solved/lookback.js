// A game that was solved, looked back on: the board after each step, and where the time went. Pure.

/** @import { Cell, Change, Digit, Game, Layer, State, StepAnswer, TaughtAnswer } from "../../types.d.ts" */

import { phrase } from "../../shared/speak.js";
import { nameOf } from "../puzzle/geometry.js";
import { start } from "../puzzle/state.js";

const LONG = 5_000; // milliseconds: shorter pauses are none
const MOST = 3; // pauses that are told

/** @typedef {{ step: number, ms: number }} Pause before a step, counted from 0 */

/** Return the board before the first step, and after each. @param {State} state @returns {State[]} */
export function boards({ puzzle, past }) {
	const all = [start(puzzle)];
	for (const changes of past) all.push(after(all[all.length - 1], changes));
	return all;
}

/** @param {State} state @param {readonly Change[]} changes @returns {State} */
function after(state, changes) {
	/** @type {Partial<Record<Layer, number[]>>} */
	const layers = {};
	for (const [layer, cell, , to] of changes) (layers[layer] ??= [...state[layer]])[cell] = to;
	const [, cell] = changes.find(([layer]) => layer === "digits") ?? changes[0];
	return { ...state, ...layers, cursor: cell, selected: new Set([cell]) };
}

/** Say what a step did. @param {State} state @param {number} step */
export function stepWords({ puzzle: { board }, past }, step) {
	const changes = past[step];
	const placed = changes.filter(([layer, , , to]) => layer === "digits" && to);
	if (placed.length) return placed.map(([, cell, , to]) => `${nameOf(board, cell)} = ${to}`).join(", ");
	if (changes.some(([layer]) => layer === "digits"))
		return phrase("cell-emptied", { cell: nameOf(board, changes[0][1]) });
	const cells = [...new Set(changes.map(([, cell]) => cell))];
	return cells.length > 3
		? phrase("marks-in-many-cells", { count: cells.length })
		: phrase("marks-in-cells", { cells: cells.map((cell) => nameOf(board, cell)) });
}

/** Return the longest pauses, the longest first. @param {Pick<Game, "moments">} game @returns {Pause[]} */
export function pauses({ moments }) {
	const all = moments.map((moment, step) => ({ step, ms: moment - (step ? moments[step - 1] : 0) }));
	return all
		.filter(({ ms }) => ms >= LONG)
		.sort((one, other) => other.ms - one.ms)
		.slice(0, MOST);
}

/** Return the cell that a step filled, and with what; null where it filled none.
 * @param {State} state @param {number} step @returns {[Cell, Digit] | null} */
export function placedBy({ past }, step) {
	const placed = past[step].filter(([layer, , , to]) => layer === "digits" && to);
	return placed.length === 1 ? [placed[0][1], /** @type {Digit} */ (placed[0][3])] : null;
}

/** Return what was harder about the way to a digit than about the easiest that stood there, as the two techniques that
 * they need; null where it was as easy.
 * @param {{ steps: TaughtAnswer[] }} taken @param {{ steps: TaughtAnswer[] }} easiest */
export function harderBy(taken, easiest) {
	const [mine, other] = [hardest(taken.steps)?.step, hardest(easiest.steps)?.step];
	if (!mine || !other || (mine.value ?? 0) <= (other.value ?? 0)) return null;
	return { needed: mine.technique, enough: other.technique };
}

/** Return the hardest of steps, the first of several, and its place; null where there is none.
 * @template {StepAnswer & { value?: number }} Step @param {Step[]} steps
 * @returns {{ step: Step, at: number } | null} */
export function hardest(steps) {
	const values = steps.map(({ value = 0 }) => value);
	const at = values.indexOf(Math.max(...values));
	return at < 0 ? null : { step: steps[at], at };
}
