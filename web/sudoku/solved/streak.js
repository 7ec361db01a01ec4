// How a player stands with the daily puzzles: days in a row, the last seven days, the time until the next one. Pure.

/** @import { Standing } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { phrase } from "../../shared/speak.js";
import { dayOf, lastDays, untilMidnight } from "../puzzle/calendar.js";
import { dailiesOf, solvesIn, streaks } from "./statistics.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Return how the player of a store stands.
 * @param {Store} store @param {number} [now] @returns {Standing} */
export function standingOf(store, now = Date.now()) {
	const levels = dailiesOf(solvesIn(store, now).values());
	const isOnTime = (/** @type {string} */ day) => [...(levels.get(day)?.values() ?? [])].includes(true);
	const today = dayOf(now);
	const streak = streaks(new Set([...levels.keys()].filter(isOnTime)), today);
	const stateOf = (/** @type {string} */ day) => (isOnTime(day) ? "done" : levels.has(day) ? "late" : "");
	const week = lastDays(today).map((day) => ({ day, state: stateOf(day) }));
	return { ...streak, today, week, isDone: isOnTime(today), left: untilMidnight(now) };
}

/** Write the time until the next daily puzzle: "6 h 12 min". @param {number} left milliseconds */
export function leftText(left) {
	const minutes = Math.ceil(left / MINUTE);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	if (hours && rest) return phrase("hours-and-minutes", { hours, minutes: rest });
	return hours ? phrase("only-hours", { hours }) : phrase("only-minutes", { minutes: rest });
}

/** Write how many days in a row a daily puzzle was solved. @param {number} days */
export const rowText = (days) => phrase("days-in-a-row", { days });

/** Say how the player stands. @param {Standing} standing */
export function standingText({ current, isDone, left }) {
	const given = { days: current, left: roughText(left) };
	if (isDone) return phrase("row-and-next-one", given);
	return current ? phrase("row-is-kept-going", given) : phrase("begin-a-streak");
}

/** Say kindly that days in a row have come to an end; "" where none have, or it was said before.
 * @param {Store} store @param {Standing} standing */
export function endedText(store, { current, run, longest, last }) {
	if (current || run < 2 || store.get("ended") === last) return "";
	store.put("ended", last);
	return run === longest ? phrase("streak-ended-best", { days: run }) : phrase("streak-ended", { days: run, longest });
}

/** Say in a few letters that a puzzle is that of today, and how long it still is: "Today's · 6 h left".
 * @param {Standing} standing */
export const shortText = ({ left }) => phrase("todays-and-left", { left: roughText(left) });

/** @param {number} left milliseconds */
const roughText = (left) => (left < HOUR ? leftText(left) : phrase("only-hours", { hours: Math.floor(left / HOUR) }));
