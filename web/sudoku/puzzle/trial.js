// Trials: from a checkpoint on, a player tries something, and keeps or drops it. A trial is the number of steps that
// came before it; trials lie within each other. Pure.

/** @import { Cell, State } from "../../types.d.ts" */

const MOST = 9; // trials within each other

/** Begin a trial. @param {State} state @returns {State} */
export function begun(state) {
	const { tries, past } = state;
	if (tries.length === MOST || tries.at(-1) === past.length) return state;
	return { ...state, tries: [...tries, past.length] };
}

/** Keep what the last trial has put on the board. @param {State} state @returns {State} */
export function kept(state) {
	return state.tries.length ? { ...state, tries: state.tries.slice(0, -1) } : state;
}

/** Leave out the trials that began after the steps that are left. @param {State} state @returns {State} */
export function within(state) {
	const tries = state.tries.filter((at) => at <= state.past.length);
	return tries.length === state.tries.length ? state : { ...state, tries };
}

/** Return the cells whose digits belong to a trial. @param {State} state @returns {ReadonlySet<Cell>} */
export function triedCells({ tries, past, digits }) {
	const entered = tries.length ? past.slice(tries[0]).flat() : [];
	return new Set(entered.filter(([layer, cell]) => layer === "digits" && digits[cell]).map(([, cell]) => cell));
}

/** Return the trials of a game that was kept, in so many steps. @param {unknown} kept @param {number} steps */
export function readTries(kept, steps) {
	const sound = (Array.isArray(kept) ? kept : []).filter((at) => Number.isInteger(at) && at >= 0 && at <= steps);
	return [...new Set(sound)].sort((one, other) => one - other).slice(0, MOST);
}
