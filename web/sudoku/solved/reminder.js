// Reminders of the daily puzzle, for those who ask: an entry for their calendar, and a notification while the page is
// open.

/** @import { Settings } from "../../types.d.ts" */

import { notify } from "../../shared/notices.js";
import { phrase } from "../../shared/speak.js";
import { dayOf } from "../puzzle/calendar.js";

const LOOK = 60_000; // milliseconds between looks at the day
const WIDTH = 74; // letters of a line of a calendar file; the letters used here are bytes

/** Return a calendar file with an entry each day, at the hour of the place where it is read.
 * @param {string} origin "https://kropki.example" @param {string} hour "18:00" @param {string} today "2026-11-20" */
export function calendarFile(origin, hour, today) {
	const day = today.replaceAll("-", "");
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Kropki//Daily puzzle//EN",
		"BEGIN:VEVENT",
		`UID:daily@${new URL(origin).hostname}`,
		`DTSTAMP:${day}T000000Z`,
		`DTSTART:${day}T${hour.replace(":", "")}00`,
		"DURATION:PT15M",
		"RRULE:FREQ=DAILY",
		`SUMMARY:${phrase("kropki-puzzle-of-the-day")}`,
		`DESCRIPTION:${origin}/daily`,
		`URL:${origin}/daily`,
		"TRANSP:TRANSPARENT",
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		`DESCRIPTION:${phrase("kropki-puzzle-of-the-day")}`,
		"TRIGGER:PT0M",
		"END:VALARM",
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Fold a line as calendar files want it. @param {string} line @returns {string} */
function folded(line) {
	return line.length > WIDTH ? `${line.slice(0, WIDTH)}\r\n ${folded(line.slice(WIDTH))}` : line;
}

/** Look at the day from now on: tell the page where a new one has begun, and notify the player who wants that.
 * @param {() => Settings} settings */
export function watch(settings) {
	let today = dayOf();
	const look = () => {
		if (dayOf() === today) return;
		today = dayOf();
		dispatchEvent(new Event("kropki:day"));
		if (settings().notify) say();
	};
	setInterval(look, LOOK);
	document.addEventListener("visibilitychange", look);
}

/** Say that there is a new puzzle. */
function say() {
	const about = { body: phrase("five-levels"), tag: "daily" };
	notify(phrase("puzzle-of-the-day-is-here"), about, () => location.assign("/daily"));
}
