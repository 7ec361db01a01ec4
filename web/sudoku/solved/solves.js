// A solve: what is kept of a puzzle once it is solved, apart from its game, which may be removed. Pure.

/** @import { Game, PuzzleRecord, Solve } from "../../types.d.ts" */

import { dayAfter, dayOf } from "../puzzle/calendar.js";
import { LEVELS } from "../puzzle/puzzle.js";
import { ruleOf } from "../puzzle/rules.js";
import { keyOf } from "../puzzle/session.js";
import { isTutorial } from "../puzzle/first-day.js";

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
	const isTaught = isTutorial(record); // solved, and of no level
	return {
		level: isTaught ? "" : (difficulty?.level ?? ""),
		size,
		negative,
		...(boxes === false && { boxes }),
		spent,
		hints,
		checks,
		done: done ?? 0,
		pasted: pasted && !isTaught,
		...(day ? { day, begun: dayOf((done ?? 0) - spent) } : {}),
	};
}

/** Tell whether a value is a solve. @param {any} value @param {number} [now] @returns {value is Solve} */
export function isSolve(value, now = Date.now()) {
	const { level, size, negative, done, pasted, day, begun } = Object(value);
	return (
		(level === "" || LEVELS.includes(level)) &&
		[4, 5, 6, 7, 8, 9].includes(size) &&
		ruleOf(String(negative)) === negative &&
		typeof pasted === "boolean" &&
		Object.entries(NUMBERS).every(([name, most]) => isWithin(value[name], most)) &&
		isWithin(done, now + SOONER) &&
		(day === undefined || isDay(day)) &&
		(begun === undefined || /^\d{4}-\d\d-\d\d$/.test(begun))
	);
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
		dayAfter(day, 0) === day
	);
}
