// The state of one puzzle being solved: state and action in, next state out. No DOM, no clock, no storage.

/** @import { Action, Cell, Change, Layer, Puzzle, State, Tool } from "../../types.d.ts" */

import { carryOut, erase, fillMarks, press, promote } from "./edits.js";
import { alike, moved, picked, swept } from "./selection.js";

const MOST_TRIALS = 9; // within each other

/** @type {readonly Tool[]} */
export const TOOLS = ["digits", "corner", "centre", "colour"];

/** Return the state at the start of a puzzle. @param {Puzzle} puzzle @returns {State} */
export function start(puzzle) {
	const empty = puzzle.givens.map(() => 0);
	const cursor = Math.max(0, puzzle.givens.indexOf(0));
	return {
		puzzle,
		digits: [...puzzle.givens],
		corner: empty,
		centre: empty,
		colour: empty,
		ruled: empty,
		selected: new Set([cursor]),
		cursor,
		tool: "digits",
		chosen: 0,
		past: [],
		future: [],
		tries: [],
		points: [],
	};
}

/** Return the state after an action; the same object when nothing changes.
 * @param {State} state @param {Action} action */
export function next(state, action) {
	switch (action.type) {
		case "press":
			return record(state, press(state, action.digit, action.tool ?? state.tool, action.tidy ?? false));
		case "erase":
			return record(state, erase(state));
		case "promote":
			return record(state, promote(state));
		case "fill-marks":
			return record(state, fillMarks(state));
		case "step":
			return record(state, carryOut(state, action.placements, action.eliminations, action.tidy ?? false));
		case "undo":
			return undo(state);
		case "rewind":
			return rewind(state, action.to);
		case "redo":
			return redo(state);
		case "try":
			return begun(state);
		case "keep":
			return kept(state);
		case "drop":
			return ended(rewind(state, state.tries.at(-1) ?? state.past.length));
		case "return":
			return rewind(state, state.points.at(-1) ?? state.past.length);
		case "move":
			return { ...state, ...moved(state, action.direction, action.extend ?? false) };
		case "pick":
			return { ...state, ...picked(state, action.cell, action.how) };
		case "sweep":
			return { ...state, ...swept(state, action.which) };
		case "alike":
			return { ...state, ...alike(state, action.cell) };
		case "tool":
			return { ...state, tool: action.tool };
		case "choose":
			return { ...state, chosen: action.digit === state.chosen ? 0 : action.digit };
		case "turn-tool":
			return { ...state, tool: turned(state.tool, action.by) };
	}
}

/** @param {Tool} tool @param {1 | -1} by */
function turned(tool, by) {
	return TOOLS[(TOOLS.indexOf(tool) + by + TOOLS.length) % TOOLS.length];
}

/** Make changes and remember them; a new change forgets what was undone.
 * @param {State} state @param {Change[]} changes */
export function record(state, changes) {
	if (!changes.length) return state;
	return { ...state, ...made(state, changes), past: [...state.past, changes], future: [] };
}

/** @param {State} state */
function undo(state) {
	const changes = state.past.at(-1);
	if (!changes) return state;
	const back = changes.toReversed().map(([layer, cell, from, to]) => /** @type {Change} */ ([layer, cell, to, from]));
	return within({ ...state, ...made(state, back), past: state.past.slice(0, -1), future: [...state.future, changes] });
}

/** Undo until so many steps are left. @param {State} state @param {number} to @returns {State} */
function rewind(state, to) {
	return state.past.length > Math.max(0, to) ? rewind(undo(state), to) : state;
}

/** @param {State} state */
function redo(state) {
	const changes = state.future.at(-1);
	if (!changes) return state;
	return { ...state, ...made(state, changes), past: [...state.past, changes], future: state.future.slice(0, -1) };
}

/** Return the layers of the board after changes; layers without a change stay the same object.
 * @param {State} state @param {readonly Change[]} changes */
export function made(state, changes) {
	/** @type {Partial<Record<Layer, number[]>>} */
	const layers = {};
	for (const [layer, cell, , to] of changes) (layers[layer] ??= [...state[layer]])[cell] = to;
	return layers;
}

// A trial is the number of steps that came before it; trials lie within each other.

/** Begin a trial. @param {State} state @returns {State} */
function begun(state) {
	const { tries, past } = state;
	if (tries.length === MOST_TRIALS || tries.at(-1) === past.length) return state;
	return { ...state, tries: [...tries, past.length] };
}

/** End the last trial. @param {State} state @returns {State} */
function ended(state) {
	return state.tries.length ? { ...state, tries: state.tries.slice(0, -1) } : state;
}

/** Keep what the last trial has put on the board; its checkpoint can be returned to.
 * @param {State} state @returns {State} */
function kept(state) {
	const at = state.tries.at(-1) ?? state.past.length;
	if (at === state.past.length) return ended(state);
	const points = [...new Set([...state.points, at])].sort((one, other) => one - other);
	return { ...ended(state), points: points.slice(-MOST_TRIALS) };
}

/** Leave out the trials and checkpoints that the steps which are left do not reach.
 * @param {State} state @returns {State} */
function within(state) {
	const [tries, points] = [state.tries, state.points].map((all) => all.filter((at) => at <= state.past.length));
	return { ...state, tries, points: points.filter((at) => at < state.past.length) };
}

/** Return the cells whose digits belong to a trial. @param {State} state @returns {ReadonlySet<Cell>} */
export function triedCells({ tries, past, digits }) {
	const entered = tries.length ? past.slice(tries[0]).flat() : [];
	return new Set(entered.filter(([layer, cell]) => layer === "digits" && digits[cell]).map(([, cell]) => cell));
}

/** Return the trials of a game that was kept, in so many steps. @param {unknown} kept @param {number} steps */
export function readTries(kept, steps) {
	const sound = (Array.isArray(kept) ? kept : []).filter((at) => Number.isInteger(at) && at >= 0 && at <= steps);
	return [...new Set(sound)].sort((one, other) => one - other).slice(0, MOST_TRIALS);
}
