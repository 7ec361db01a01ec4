// What the board does by itself after a change, for those who want it: candidates fill themselves in, and so do cells
// with one candidate left. All of it belongs to the step of the player, and is undone with it. Pure.

/** @import { Change, State } from "../../types.d.ts" */

import { carryOut, fillMarks, left } from "./edits.js";
import { digitsOf } from "./rules.js";
import { made } from "./state.js";

/** Return the state with what is filled in by itself after the last step.
 * @param {State} state @param {{ notes: boolean, singles: boolean }} wanted */
export function completed(state, { notes, singles }) {
	const filled = singles ? withSingles(state) : state;
	return notes ? joined(filled, fillMarks(filled)) : filled;
}

/** Fill cells with one candidate left, until there is none, or a cell has no candidate.
 * @param {State} state @returns {State} */
function withSingles(state) {
	const masks = left(state);
	const open = state.puzzle.board.cells.filter((cell) => !state.digits[cell]);
	if (open.some((cell) => !masks[cell])) return state;
	const cell = open.find((each) => !(masks[each] & (masks[each] - 1)));
	if (cell === undefined) return state;
	return withSingles(joined(state, carryOut(state, [[cell, digitsOf(masks[cell])[0]]], [], true)));
}

/** Return the state with more changes in its last step.
 * @param {State} state @param {Change[]} changes @returns {State} */
function joined(state, changes) {
	const last = state.past.at(-1);
	if (!last || !changes.length) return state;
	return { ...state, ...made(state, changes), past: [...state.past.slice(0, -1), [...last, ...changes]] };
}
