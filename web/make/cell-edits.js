// What a digit changes in a cell: the clue, or the setter's own entry, mark or colour. Own ones are layers of a draft
// that no answer changes. Pure.

/** @import { Cell, Digit } from "../types.d.ts" */
/** @import { Change, Draft } from "./draft.js" */

import { OWN } from "./draft.js";

/** Return the layers. @param {Draft} draft */
export const ownOf = ({ corner, centre, colour }) => ({ corner, centre, colour });

/** Return the change that marks or colours a cell, or takes that back; null for a tool that has no such layer.
 * @param {Draft} draft @param {string} tool @param {Cell} cell @param {Digit} digit 0: none of them stays
 * @returns {[Change[0], number, number] | null} */
export function markOf(draft, tool, cell, digit) {
	const layer = OWN.find((each) => each === tool);
	if (!layer) return null;
	const isMeant = digit <= draft.size || layer === "colour";
	const bit = digit && isMeant ? 1 << (digit - 1) : 0;
	return [layer, cell, digit ? draft[layer][cell] ^ bit : 0];
}

/** Return the changes that enter a digit in a cell that has no clue, or take it back.
 * @param {Draft} draft @param {Cell} cell @param {Digit} digit 0: none @returns {[Change[0], number, number][]} */
export function entryOf({ size, digits, entries }, cell, digit) {
	if (digits[cell] || digit > size) return [];
	return [["entries", cell, entries[cell] === digit ? 0 : digit]];
}

/** Return the changes that make a digit the clue of a cell, in place of what was entered, or take it back. The cells
 * across from it get a clue, too, where their digit is known: by the solution, if the new clue fits it, else by what
 * was entered. With the clue, theirs are taken back.
 * @param {Draft} draft @param {Cell} cell @param {Digit} digit 0: nothing stays
 * @param {readonly Cell[]} [across] @param {string} [solution] empty: not known
 * @returns {[Change[0], number, number][]} */
export function clueOf({ size, digits, entries }, cell, digit, across = [], solution = "") {
	if (digit > size) return [];
	const to = digits[cell] === digit ? 0 : digit;
	const known = solution[cell] === String(to) ? solution : "";
	const others = across.filter((other) => (to ? !digits[other] : digits[cell] && digits[other]));
	const digitOf = (/** @type {Cell} */ other) => to && (Number(known[other] ?? 0) || entries[other]);
	const clues = [[cell, to], ...others.map((other) => [other, digitOf(other)])];
	return clues.flatMap(([at, value]) => [
		["digits", at, value],
		["entries", at, 0],
	]);
}

/** Return the cells whose entry no solution has: by the only one, or by the digits that are possible.
 * @param {Draft} draft @param {string} solution empty: not known
 * @param {readonly Record<string, number>[]} [possible] of each cell, if they are all known
 * @returns {Set<Cell>} */
export function wrongEntries({ digits, entries }, solution, possible = []) {
	const isWrong = (/** @type {Digit} */ digit, /** @type {Cell} */ cell) =>
		solution ? String(digit) !== solution[cell] : possible[cell] !== undefined && !(digit in possible[cell]);
	return new Set([...entries.keys()].filter((cell) => entries[cell] && !digits[cell] && isWrong(entries[cell], cell)));
}

/** Return the entries as the server takes them; nothing where there are none. @param {Draft} draft */
export function entriesOf({ digits, entries }) {
	const own = entries.map((digit, cell) => (digits[cell] ? 0 : digit));
	return own.some(Boolean) ? own.map((digit) => digit || ".").join("") : "";
}

/** Return the changes that take back all that was entered. @param {Draft} draft
 * @returns {[Change[0], number, number][]} */
export const withoutEntries = ({ entries }) => entries.map((_, cell) => ["entries", cell, 0]);
