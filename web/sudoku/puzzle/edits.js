// What a key press changes on the board: pure functions from a state to a list of changes.
// A change is one layer of one cell; it holds what was there, so that it can be undone.

/** @import { Cell, Change, Digit, Layer, Mask, State, Tool } from "../../types.d.ts" */

import { bit, candidates, digitsOf, full, ruledOut } from "./rules.js";

/** @type {readonly Tool[]} the order in which Delete clears */
const CLEARING = ["digits", "centre", "corner", "colour"];

/** Press a digit with a tool on the selected cells.
 * @param {State} state @param {Digit} digit @param {Tool} tool
 * @param {boolean} tidy whether a placed digit clears the marks it rules out */
export function press(state, digit, tool, tidy) {
	if (digit > (tool === "colour" ? 9 : state.puzzle.size)) return [];
	return tool === "digits" ? enter(state, digit, tidy) : mark(state, digit, tool);
}

/** @param {State} state @param {Digit} digit @param {boolean} tidy */
function enter(state, digit, tidy) {
	const cells = open(state);
	const off = cells.length > 0 && cells.every((cell) => state.digits[cell] === digit);
	const placed = cells.flatMap((cell) => change(state, "digits", cell, off ? 0 : digit));
	return tidy && !off ? [...placed, ...tidied(state, cells, digit)] : placed;
}

/** Take away the marks which a digit in these cells rules out.
 * @param {State} state @param {Cell[]} cells @param {Digit} digit */
function tidied(state, cells, digit) {
	// soon found: this stands between a key and its picture
	if (!state.centre.some(Boolean) && !state.corner.some(Boolean)) return [];
	/** @type {Map<Cell, Mask>} */
	const out = new Map();
	for (const cell of cells) {
		for (const [other, mask] of ruledOut(state.puzzle, cell, digit)) out.set(other, (out.get(other) ?? 0) | mask);
	}
	const loses = (/** @type {"corner" | "centre"} */ layer) =>
		[...out].flatMap(([cell, mask]) => change(state, layer, cell, state[layer][cell] & ~mask));
	return [...loses("centre"), ...loses("corner")];
}

/** @param {State} state @param {Digit} digit @param {"corner" | "centre" | "colour"} layer */
function mark(state, digit, layer) {
	const cells = [...state.selected].filter((cell) => layer === "colour" || !state.digits[cell]);
	const off = cells.every((cell) => state[layer][cell] & bit(digit));
	return cells.flatMap((cell) => {
		const marks = state[layer][cell];
		return change(state, layer, cell, off ? marks & ~bit(digit) : marks | bit(digit));
	});
}

/** Clear one layer of the selected cells: the tool's own where it holds something, else the first that does.
 * @param {State} state */
export function erase(state) {
	for (const layer of [state.tool, ...CLEARING]) {
		const cells = layer === "digits" ? open(state) : [...state.selected];
		const changes = cells.flatMap((cell) => change(state, layer, cell, 0));
		if (changes.length) return changes;
	}
	return [];
}

/** Turn the corner marks of the selected cells into centre marks. @param {State} state */
export function promote(state) {
	const cells = open(state).filter((cell) => !state.digits[cell] && state.corner[cell]);
	return cells.flatMap((cell) => [
		...change(state, "centre", cell, state.centre[cell] | state.corner[cell]),
		...change(state, "corner", cell, 0),
	]);
}

/** Fill the centre marks of all empty cells with what is left. Cells that have marks already keep them.
 * @param {State} state */
export function fillMarks(state) {
	const masks = left(state);
	return state.puzzle.board.cells.flatMap((cell) =>
		state.digits[cell] || state.centre[cell] || state.corner[cell] ? [] : change(state, "centre", cell, masks[cell]),
	);
}

/** Carry out a step: place digits, and rule digits out of cells (whose centre marks then show what is left).
 * @param {State} state @param {readonly [Cell, Digit][]} placements @param {readonly [Cell, Digit][]} eliminations
 * @param {boolean} tidy */
export function carryOut(state, placements, eliminations, tidy) {
	const placed = placements.flatMap(([cell, digit]) => [
		...change(state, "digits", cell, digit),
		...(tidy ? tidied(state, [cell], digit) : []),
	]);
	/** @type {Map<Cell, Mask>} */
	const out = new Map();
	for (const [cell, digit] of eliminations) out.set(cell, (out.get(cell) ?? 0) | bit(digit));
	const masks = left(state);
	const ruled = [...out].flatMap(([cell, mask]) => {
		const marks = state.centre[cell] || masks[cell];
		return [
			...change(state, "ruled", cell, state.ruled[cell] | mask),
			...change(state, "centre", cell, marks & ~mask),
			...change(state, "corner", cell, state.corner[cell] & ~mask),
		];
	});
	return [...placed, ...ruled];
}

/** Give, for each cell, the digits that houses, dots, gaps and applied hints leave. @param {State} state */
export function left(state) {
	return candidates(state.puzzle, state.digits).map((mask, cell) => mask & ~state.ruled[cell]);
}

/** Return the digits of a house that are not on the board yet.
 * @param {State} state @param {readonly Cell[]} house */
export function missing(state, house) {
	const there = house.map((cell) => state.digits[cell]);
	return digitsOf(full(state.puzzle.size)).filter((digit) => !there.includes(digit));
}

/** The selected cells that are not givens. @param {State} state */
function open(state) {
	return [...state.selected].filter((cell) => !state.puzzle.givens[cell]);
}

/** One change, or none when nothing would be different.
 * @param {State} state @param {Layer} layer @param {Cell} cell @param {number} to @returns {Change[]} */
function change(state, layer, cell, to) {
	const from = state[layer][cell];
	return from === to ? [] : [[layer, cell, from, to]];
}
