// The numbers behind the statistics: best and median times, streaks of daily puzzles. Pure; loaded when they are wanted.

/** @import { Kind, Saved, Solve } from "../types.d.ts" */
/** @import { Store } from "./store.js" */

import { dayBefore, dayOf } from "./calendar.js";
import { LEVELS } from "./puzzle.js";

export const LIMIT = 5000; // solves that are kept
const SOONER = 86_400_000; // milliseconds that the clock of another device may be ahead
const NUMBERS = /** @type {const} */ ({ spent: 30 * 86_400_000, hints: 9999, checks: 9999 }); // the most of each

/** Give the solves that are kept, by key, the first one first; drops the first ones beyond the limit.
 * @param {Store} store @param {number} [now] */
export function solvesIn(store, now = Date.now()) {
	const sound = /** @type {[string, Solve][]} */ (store.solves().filter(([, value]) => !faultOf(value, now)));
	sound.sort(([, one], [, other]) => one.done - other.done);
	for (const [key] of sound.splice(0, Math.max(0, sound.length - LIMIT))) store.dropSolve(key);
	return new Map(sound);
}

/** Say what is wrong with a value that should be a solve; nothing where it is one. @param {any} value @param {number} now */
export function faultOf(value, now) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is no object";
	const { level, size, negative, done, pasted, day } = value;
	if (level !== "" && !LEVELS.includes(level)) return "level is none of ours";
	if (![4, 6, 9].includes(size)) return "size is not 4, 6 or 9";
	for (const [name, flag] of Object.entries({ negative, pasted })) if (typeof flag !== "boolean") return `${name} is neither true nor false`;
	for (const [name, most] of Object.entries(NUMBERS)) if (!isWithin(value[name], most)) return `${name} is no number from 0 to ${most}`;
	if (!isWithin(done, now + SOONER)) return "done is no time in the past";
	return day === undefined || isDay(day) ? "" : "day is no date";
}

/** @param {unknown} number @param {number} most */
function isWithin(number, most) {
	return Number.isFinite(number) && Number(number) >= 0 && Number(number) <= most;
}

/** @param {unknown} day */
function isDay(day) {
	return typeof day === "string" && /^2\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && dayOf(Date.parse(day)) === day;
}

/** Tell whether a time counts among those of its level: solved without a hint, and not pasted in.
 * @param {Pick<Solve, "level" | "hints" | "pasted">} solve */
export function isCounted({ level, hints, pasted }) {
	return level !== "" && !hints && !pasted;
}

/** Tell whether two puzzles have the same size and rule. @param {Kind} one @param {Kind} other */
export function isAlike(one, other) {
	return one.size === other.size && one.negative === other.negative;
}

/** Give best and median of times; null where there is none. @param {number[]} times milliseconds */
export function timesOf(times) {
	if (!times.length) return null;
	const sorted = times.toSorted((one, other) => one - other);
	const middle = sorted.length / 2;
	return { best: sorted[0], median: (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2, count: sorted.length };
}

/** Give the levels that were solved of the daily puzzle of each day, also from games of earlier versions.
 * @param {Iterable<Solve>} solves @param {Saved[]} games */
export function dailiesOf(solves, games) {
	/** @type {Map<string, Map<string, boolean>>} day -> level -> whether it was solved on its day */
	const days = new Map();
	const add = (/** @type {string | undefined} */ day, /** @type {string | undefined} */ level, /** @type {number} */ begun) => {
		if (!day || !level) return;
		const levels = days.get(day) ?? new Map();
		levels.set(level, levels.get(level) || dayOf(begun) === day);
		days.set(day, levels);
	};
	for (const { day, level, done, spent } of solves) add(day, level, Math.max(0, done - spent));
	for (const { record, done, spent } of games) if (done) add(record.day, record.difficulty?.level, Math.max(0, done - spent));
	return days;
}

/** Give how many days in a row had a daily puzzle solved on their day: up to today or yesterday, and the most ever.
 * @param {Set<string>} days @param {string} today */
export function streaks(days, today) {
	let [longest, run, before] = [0, 0, ""];
	for (const day of [...days].sort()) {
		run = dayBefore(day) === before ? run + 1 : 1;
		longest = Math.max(longest, run);
		before = day;
	}
	return { current: before === today || before === dayBefore(today) ? run : 0, longest };
}
