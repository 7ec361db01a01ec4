// Draws a month of daily puzzles. Days are UTC, as the server counts them. Knows no game.

import { dates, weekStart } from "../../shared/dates.js";
import { button, make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";

const DAY = 86_400_000; // milliseconds
/** How far a puzzle is. @type {Record<string, string>} */
const STATES = { done: phrase("day-done"), "done elsewhere": phrase("done-at-another-level"), begun: phrase("begun") };

/** Return the day of a time: "2026-11-20". @param {number} [time] */
export function dayOf(time = Date.now()) {
	return new Date(time).toISOString().slice(0, 10);
}

/** Return the day before another. @param {string} day "2026-11-20" */
export const dayBefore = (day) => dayOf(Date.parse(day) - DAY);

/** Return the month some months after another: "2026-11". @param {string} month @param {number} months */
export function monthAfter(month, months) {
	const [year, number] = month.split("-").map(Number);
	return dayOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** Return the days of the week that a day is in.
 * @param {string} day @param {number} [begins] 1 is Monday, 7 is Sunday */
export function weekOf(day, begins = weekStart()) {
	const before = (new Date(day).getUTCDay() + 7 - begins) % 7;
	return Array.from({ length: 7 }, (_, index) => dayOf(Date.parse(day) + (index - before) * DAY));
}

/** Return the days of a month by weeks; empty where a week is of another month.
 * @param {string} month @param {number} [begins] 1 is Monday, 7 is Sunday */
export function weeksOf(month, begins = weekStart()) {
	const first = Date.parse(weekOf(`${month}-01`, begins)[0]);
	return [0, 7, 14, 21, 28, 35]
		.map((from) => weekOf(dayOf(first + from * DAY), begins).map((day) => (day.startsWith(month) ? day : "")))
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
