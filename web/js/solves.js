// A solve: what is kept of a puzzle once it is solved, apart from its game, which may be removed. Pure.

/** @import { Game, PuzzleRecord, Solve } from "../types.d.ts" */

import { keyOf } from "./session.js";

/** Name the solve of a puzzle: one puzzle has one, on every device. A hash of 53 bits (cyrb53), as the text may be long.
 * @param {PuzzleRecord} record */
export function solveKey(record) {
	let [high, low] = [0xdeadbeef, 0x41c6ce57];
	for (const letter of keyOf(record)) {
		const code = letter.charCodeAt(0);
		high = Math.imul(high ^ code, 0x9e3779b1);
		low = Math.imul(low ^ code, 0x5f356495);
	}
	high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
	low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
	return (0x100000000 * (high & 0x1fffff) + (low >>> 0)).toString(36);
}

/** Give what is kept of a game that was solved. @param {Game} game @returns {Solve} */
export function solveOf({ record, spent, hints, checks, pasted, done }) {
	const { size = 9, negative, difficulty, day } = record;
	return { level: difficulty?.level ?? "", size, negative, spent, hints, checks, done: done ?? 0, pasted, ...(day ? { day } : {}) };
}
