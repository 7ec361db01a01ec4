// Draws a month of daily puzzles. A day is that of the player's own place, from midnight to midnight. Knows no game.

import { dates, weekStart } from "../../shared/dates.js";
import { button, make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";

const DAY = 86_400_000; // milliseconds
/** How far a puzzle is. @type {Record<string, string>} */
const STATES = { done: phrase("day-done"), "done elsewhere": phrase("done-at-another-level"), begun: phrase("begun") };

/** Return the day of a time where the device is: "2026-11-20". @param {number} [time] */
export function dayOf(time = Date.now()) {
	return dayAfter(Date.UTC(...dateOf(time)), 0);
}

/** Return the milliseconds from a time until the next day begins where the device is. @param {number} [time] */
export function untilMidnight(time = Date.now()) {
	const [year, month, date] = dateOf(time);
	return new Date(year, month, date + 1).getTime() - time;
}

/** @param {number} time @returns {[year: number, month: number, date: number]} */
function dateOf(time) {
	const date = new Date(time);
	return [date.getFullYear(), date.getMonth(), date.getDate()];
}

/** Return the day some days after another, or before it.
 * @param {string | number} day "2026-11-20", or a time of it in UTC @param {number} days */
export function dayAfter(day, days) {
	return new Date(new Date(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Return the day before another. @param {string} day "2026-11-20" */
export const dayBefore = (day) => dayAfter(day, -1);

/** Return the seven days that end with one. @param {string} day */
export const lastDays = (day) => Array.from({ length: 7 }, (_, index) => dayAfter(day, index - 6));

/** Return the month some months after another: "2026-11". @param {string} month @param {number} months */
export function monthAfter(month, months) {
	const [year, number] = month.split("-").map(Number);
	return dayAfter(Date.UTC(year, number - 1 + months, 1), 0).slice(0, 7);
}

/** Return the days of the week that a day is in.
 * @param {string} day @param {number} [begins] 1 is Monday, 7 is Sunday */
function weekOf(day, begins = weekStart()) {
	const before = (new Date(day).getUTCDay() + 7 - begins) % 7;
	return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - before));
}

/** Return the days of a month by weeks; empty where a week is of another month.
 * @param {string} month @param {number} [begins] 1 is Monday, 7 is Sunday */
export function weeksOf(month, begins = weekStart()) {
	const [first] = weekOf(`${month}-01`, begins);
	return [0, 7, 14, 21, 28, 35]
		.map((from) => weekOf(dayAfter(first, from), begins).map((day) => (day.startsWith(month) ? day : "")))
		.filter((week) => week.some(Boolean));
}

/** Name a day, or a part of it, for a person. @param {string} day @param {Intl.DateTimeFormatOptions} part */
export function named(day, part) {
	return dates({ ...part, timeZone: "UTC" }).format(new Date(day));
}

/** Draw a month as a table.
 * @param {HTMLElement} root @param {string} month @param {(day: string) => HTMLElement} cell what stands for a day */
export function draw(root, month, cell) {
	const table = make("table");
	table.ariaLabel = named(month, { month: "long", year: "numeric" });
	const head = table.insertRow();
	for (const day of weekOf(dayOf())) head.append(make("th", "", named(day, { weekday: "short" })));
	for (const week of weeksOf(month)) {
		const row = table.insertRow();
		for (const day of week) row.insertCell().append(day ? cell(day) : "");
	}
	root.replaceChildren(table);
}

/** Make the button of a day's puzzle; of a day to come, it is not open.
 * @param {string} day
 * @param {string} state "done", "done elsewhere" where it is at another level, "begun" or "" */
export function dayButton(day, state) {
	const today = dayOf();
	const node = button(String(Number(day.slice(8))), { day }, `quiet ${state}`);
	node.disabled = day > today;
	node.ariaCurrent = day === today ? "date" : "false";
	node.ariaLabel = [named(day, { day: "numeric", month: "long" }), STATES[state]].filter(Boolean).join(", ");
	return node;
}
