// A board in the making: what is on it, and every step that led there. Pure: no DOM, no clock, no storage.

/** @import { Digit, Dot, EdgeIndex, Mask, Negative, Puzzle } from "../types.d.ts" */

import { SIZES, SQUARES, board } from "../sudoku/puzzle/geometry.js";
import { puzzleOf } from "../sudoku/puzzle/puzzle.js";
import { BLACK, WHITE, permits } from "../sudoku/puzzle/rules.js";

const MOST_STEPS = 2_000; // that can be undone
/** The setter's own marks and colours: a mask for each cell. No clue and no answer changes them.
 * @type {readonly ("corner" | "centre" | "colour")[]} */
export const OWN = ["corner", "centre", "colour"];
const MOST_MASK = 2 ** 9 - 1;
const KINDS = ["digits", "entries", "dots", "rule", ...OWN];
/** @type {readonly Negative[]} what a missing dot promises, by the number that a draft has for it */
export const RULES = [false, true, "white", "black"];

/** @typedef {"digits" | "entries" | "dots" | "rule" | "corner" | "centre" | "colour"} Kind */

/** One change: what, where, from which value, to which. A rule is its place in RULES.
 * @typedef {[Kind, number, number, number]} Change */

/** The digits are clues; the entries are not.
 * @typedef {{ size: number, boxes: boolean, digits: readonly Digit[], entries: readonly Digit[], dots: readonly Dot[],
 *   rule: readonly number[], corner: readonly Mask[], centre: readonly Mask[], colour: readonly Mask[],
 *   past: readonly (readonly Change[])[], future: readonly (readonly Change[])[] }} Draft */

/** Return the board of a draft. @param {{ size: number, boxes?: boolean }} draft */
export const boardOf = ({ size, boxes }) => board(size, boxes);

/** Return an empty board. Until its setter says otherwise, a missing dot means nothing: hardly any board can be filled
 * without dots. @param {number} size @param {Negative} [negative] @param {boolean} [boxes] @returns {Draft} */
export function blank(size, negative = false, boxes = true) {
	const { cells, edges } = board(size, boxes);
	const dots = edges.map(() => /** @type {Dot} */ (0));
	const none = cells.map(() => 0);
	const own = { corner: none, centre: none, colour: none };
	const layers = { digits: none, entries: none, dots, rule: [RULES.indexOf(negative)], ...own };
	return { size, boxes, ...layers, past: [], future: [] };
}

/** Return the draft of a puzzle. @param {Puzzle} puzzle @returns {Draft} */
export function draftOf({ size, givens, dots, negative, boxes }) {
	return { ...blank(size, negative, boxes), digits: [...givens], dots: [...dots] };
}

/** Return the puzzle that is on the board. @param {Draft} draft */
export const puzzleIn = ({ digits, dots, rule, boxes }) => puzzleOf(digits, dots, ruleOf({ rule }), boxes);

/** Return all digits of the board: the clues, and what was entered where there is none.
 * @param {Pick<Draft, "digits" | "entries">} draft */
export const filled = ({ digits, entries }) => digits.map((digit, cell) => digit || entries[cell]);

/** Tell whether there is a clue. @param {Pick<Draft, "digits" | "dots">} draft */
export const isBegun = ({ digits, dots }) => [...digits, ...dots].some(Boolean);

/** Return what a missing dot promises. @param {Pick<Draft, "rule">} draft */
export const ruleOf = ({ rule }) => RULES[rule[0]];

/** Return the draft after one step of changes; the same draft where nothing changes.
 * @param {Draft} draft @param {[Change[0], number, number][]} wanted what, where, to which value @returns {Draft} */
export function changed(draft, wanted) {
	const changes = wanted
		.map(([kind, at, to]) => /** @type {Change} */ ([kind, at, draft[kind][at], to]))
		.filter(([, , from, to]) => from !== to);
	if (!changes.length) return draft;
	return { ...made(draft, changes), past: [...draft.past, changes].slice(-MOST_STEPS), future: [] };
}

/** Return the draft before its last step. @param {Draft} draft @returns {Draft} */
export function undone(draft) {
	const step = draft.past.at(-1);
	if (!step) return draft;
	const back = step.toReversed().map(([kind, at, from, to]) => /** @type {Change} */ ([kind, at, to, from]));
	return { ...made(draft, back), past: draft.past.slice(0, -1), future: [...draft.future, step] };
}

/** Return the draft after the step that was undone last. @param {Draft} draft @returns {Draft} */
export function redone(draft) {
	const step = draft.future.at(-1);
	if (!step) return draft;
	return { ...made(draft, step), past: [...draft.past, step], future: draft.future.slice(0, -1) };
}

/** @param {Draft} draft @param {readonly Change[]} changes @returns {Draft} */
function made(draft, changes) {
	/** @type {any} */
	const layers = {};
	for (const [kind, at, , to] of changes) (layers[kind] ??= [...draft[kind]])[at] = to;
	return { ...draft, ...layers };
}

/** Return the dots that the digits on the board ask for, clues and entries, on each edge between two of them; if they
 * are those of the only solution, so are the others. A pair of 1 and 2 keeps the dot that it has; without one, it gets
 * a white one.
 * @param {Draft} draft @param {string} [solution] its digits; empty: not known
 * @returns {["dots", EdgeIndex, Dot][]} */
export function dotsOfDigits({ digits, entries, dots, ...rest }, solution = "") {
	const known = filled({ digits, entries });
	const fits = known.every((digit, cell) => !digit || String(digit) === solution[cell]);
	const all = fits && solution ? [...solution].map(Number) : known;
	return boardOf(rest).edges.flatMap(([one, other], edge) => {
		const [a, b] = [all[one], all[other]];
		if (!a || !b) return [];
		const fitting = [WHITE, BLACK].filter((dot) => permits(/** @type {Dot} */ (dot), a, b));
		const dot = fitting.includes(dots[edge]) ? dots[edge] : (fitting[0] ?? 0);
		return [/** @type {["dots", EdgeIndex, Dot]} */ (["dots", edge, dot])];
	});
}

/** Return a draft that was kept; null for what is none. @param {any} kept @returns {Draft | null} */
export function readDraft(kept) {
	const boxes = kept?.boxes !== false;
	if (!(boxes ? SIZES : SQUARES).includes(kept?.size)) return null;
	const { cells, edges } = board(kept.size, boxes);
	const isLayer = (/** @type {unknown} */ values, /** @type {number} */ length, /** @type {number} */ most) =>
		Array.isArray(values) &&
		values.length === length &&
		values.every((value) => Number.isInteger(value) && value >= 0 && value <= most);
	const { size, digits, dots, rule } = kept;
	if (!isLayer(digits, cells.length, size) || !isLayer(dots, edges.length, 2) || !isLayer(rule, 1, RULES.length - 1))
		return null;
	const most = {
		digits: size,
		entries: size,
		dots: 2,
		rule: RULES.length - 1,
		corner: MOST_MASK,
		centre: MOST_MASK,
		colour: MOST_MASK,
	};
	const none = cells.map(() => 0);
	const [corner, centre, colour] = OWN.map((layer) =>
		isLayer(kept[layer], cells.length, MOST_MASK) ? kept[layer] : none,
	);
	const entries = isLayer(kept.entries, cells.length, size) ? kept.entries : none;
	const layers = { size, boxes, digits, entries, dots, rule, corner, centre, colour };
	const isChange = (/** @type {any} */ change) =>
		Array.isArray(change) &&
		KINDS.includes(change[0]) &&
		Number.isInteger(change[1]) &&
		change[1] >= 0 &&
		change[1] < /** @type {any} */ (layers)[change[0]].length &&
		isLayer(change.slice(2), 2, most[/** @type {Change[0]} */ (change[0])]);
	const stepsIn = (/** @type {unknown} */ steps) => {
		const isSound = Array.isArray(steps) && steps.every((step) => Array.isArray(step) && step.every(isChange));
		return isSound ? steps.slice(-MOST_STEPS) : [];
	};
	return { ...layers, past: stepsIn(kept.past), future: stepsIn(kept.future) };
}
