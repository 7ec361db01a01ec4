// A solve: what is kept of a puzzle once it is solved, apart from its game, which may be removed. Pure.

/** @import { Game, PuzzleRecord, Solve } from "../../types.d.ts" */

import { phrase } from "../../shared/speak.js";
import { dayOf } from "../puzzle/calendar.js";
import { LEVELS } from "../puzzle/puzzle.js";
import { ruleOf } from "../puzzle/rules.js";
import { keyOf } from "../puzzle/session.js";

const SOONER = 86_400_000; // milliseconds that the clock of another device may be ahead
const NUMBERS = /** @type {const} */ ({ spent: 30 * 86_400_000, hints: 9999, checks: 9999 }); // the most of each

/** Name the solve of a puzzle: one puzzle has one, on every device. A hash of 53 bits (cyrb53), as the text may be
 * long.
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

/** Return what is kept of a game that was solved. @param {Game} game @returns {Solve} */
export function solveOf({ record, spent, hints, checks, pasted, done }) {
	const { size = 9, negative, boxes, difficulty, day } = record;
	return {
		level: difficulty?.level ?? "",
		size,
		negative,
		...(boxes === false && { boxes }),
		spent,
		hints,
		checks,
		done: done ?? 0,
		pasted,
		...(day ? { day } : {}),
	};
}

/** Say what is wrong with a value that should be a solve; nothing where it is one.
 * @param {any} value @param {number} now */
export function faultOf(value, now) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return phrase("solve-is-no-object");
	const { level, size, negative, done, pasted, day } = value;
	if (level !== "" && !LEVELS.includes(level)) return phrase("level-is-unknown");
	if (![4, 5, 6, 7, 8, 9].includes(size)) return phrase("size-is-not-known");
	if (ruleOf(String(negative)) !== negative) return phrase("negative-is-not-known");
	if (typeof pasted !== "boolean") return phrase("pasted-is-not-known");
	for (const [name, most] of Object.entries(NUMBERS))
		if (!isWithin(value[name], most)) return phrase("number-is-not-within", { name, most });
	if (!isWithin(done, now + SOONER)) return phrase("done-is-not-in-the-past");
	return day === undefined || isDay(day) ? "" : phrase("day-is-not-a-date");
}

/** @param {unknown} number @param {number} most */
function isWithin(number, most) {
	return Number.isFinite(number) && Number(number) >= 0 && Number(number) <= most;
}

/** Tell whether a value is a day, as the daily puzzles have it. @param {unknown} day @returns {day is string} */
export function isDay(day) {
	return (
		typeof day === "string" &&
		/^2\d{3}-\d\d-\d\d$/.test(day) &&
		!Number.isNaN(Date.parse(day)) &&
		dayOf(Date.parse(day)) === day
	);
}

/** Tell whether a value is a solve. @param {unknown} value */
export function isSolve(value) {
	return !faultOf(value, Date.now());
}
