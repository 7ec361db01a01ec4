// The numbers behind the statistics: best and median times, streaks of daily puzzles. Pure; loaded when they are
// wanted.

/** @import { Kind, Solve } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { dayAfter, dayBefore } from "../puzzle/calendar.js";
import { isSolve } from "./solves.js";

export const LIMIT = 5000; // solves that are kept

/** Return the solves that are kept, by key, the first one first; drops the first ones beyond the limit.
 * @param {Store} store @param {number} [now] */
export function solvesIn(store, now = Date.now()) {
	const sound = /** @type {[string, Solve][]} */ (store.solves().filter(([, value]) => isSolve(value, now)));
	sound.sort(([, one], [, other]) => one.done - other.done);
	for (const [key] of sound.splice(0, Math.max(0, sound.length - LIMIT))) store.dropSolve(key);
	return new Map(sound);
}

/** Tell whether a time counts among those of its level: solved without a hint, and not pasted in.
 * @param {Pick<Solve, "level" | "hints" | "pasted">} solve */
export function isCounted({ level, hints, pasted }) {
	return level !== "" && !hints && !pasted;
}

/** Tell whether two puzzles have the same size and rules. @param {Kind} one @param {Kind} other */
export function isAlike(one, other) {
	return one.size === other.size && one.negative === other.negative && (one.boxes ?? true) === (other.boxes ?? true);
}

/** Return best and median of times; null where there is none. @param {number[]} times milliseconds */
export function timesOf(times) {
	if (!times.length) return null;
	const sorted = times.toSorted((one, other) => one - other);
	const middle = sorted.length / 2;
	return {
		best: sorted[0],
		median: (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2,
		count: sorted.length,
	};
}

/** Return the levels that were solved of the daily puzzle of each day. Days were once those of UTC.
 * @param {Iterable<Solve>} solves */
export function dailiesOf(solves) {
	/** @type {Map<string, Map<string, boolean>>} day -> level -> whether it was solved on its day */
	const days = new Map();
	for (const { day, level, done, spent, begun = dayAfter(Math.max(0, done - spent), 0) } of solves) {
		if (!day || !level) continue;
		const levels = days.get(day) ?? new Map();
		levels.set(level, levels.get(level) || begun <= day);
		days.set(day, levels);
	}
	return days;
}

/** Return how many days in a row had a daily puzzle solved on their day: up to today or yesterday, or a day to come
 * that had begun where the player was; the most ever; and the last ones, with the last day.
 * @param {Set<string>} days @param {string} today */
export function streaks(days, today) {
	let [longest, run, before] = [0, 0, ""];
	for (const day of [...days].sort()) {
		run = dayBefore(day) === before ? run + 1 : 1;
		longest = Math.max(longest, run);
		before = day;
	}
	return { current: before >= dayBefore(today) ? run : 0, longest, run, last: before };
}

const TICKS = [10, 30, 60, 120, 300, 600, 1200, 3600, 7200, 18_000, 86_400, 864_000, 2_592_000]; // seconds

/** Return the marks of an axis on which times lie: at least two, the first below all times and the last above, where
 * there are marks so far out.
 * @param {number[]} seconds */
export function ticksOf(seconds) {
	const low = TICKS.findLast((tick) => tick <= Math.min(...seconds)) ?? 1;
	const high = TICKS.find((tick) => tick > Math.max(...seconds)) ?? 2 * TICKS[TICKS.length - 1];
	return [low, ...TICKS.filter((tick) => tick > low && tick < high), high];
}
