// The daily puzzles: how a player stands, the calendar file, the shape of a solve.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { begin, moved } from "../../web/sudoku/puzzle/session.js";
import { next } from "../../web/sudoku/puzzle/state.js";
import { calendarFile } from "../../web/sudoku/solved/reminder.js";
import { shapeOf } from "../../web/sudoku/solved/shape.js";
import { endedText, leftText, shortText, standingOf, standingText } from "../../web/sudoku/solved/streak.js";
import { dailiesOf, streaks } from "../../web/sudoku/solved/statistics.js";
import { dayOf, untilMidnight } from "../../web/sudoku/puzzle/calendar.js";
import { solveOf } from "../../web/sudoku/solved/solves.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

/** @import { Game } from "../../web/types.d.ts" */

const NOW = Date.parse("2026-11-22T17:48:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Return a store with a daily puzzle solved so many days ago, each so many days late.
 * @param {[number, number][]} ago */
function storeOf(ago) {
	const store = new Store(new Memory());
	for (const [days, late] of ago) {
		const day = new Date(NOW - days * DAY).toISOString().slice(0, 10);
		const done = NOW - (days - late) * DAY;
		const solve = { level: "hard", size: 9, negative: true, spent: 9000, hints: 0, checks: 0, pasted: false };
		store.addSolve(day, { ...solve, done, day });
	}
	return store;
}

test("days in a row go on until the end of today, and what was solved later is told apart", () => {
	const standing = standingOf(storeOf([[1, 0], [2, 0], [3, 3], [4, 0]]), NOW); // prettier-ignore
	assert.deepEqual(
		standing.week.map(({ state }) => state),
		["", "", "done", "late", "done", "done", ""],
	);
	assert.equal(standingText(standing), "2 days. Today's keeps it going, 6 h left.");
	assert.equal(shortText(standing), "Today's · 6 h left");
	const done = standingOf(storeOf([[0, 0]]), NOW);
	assert.equal(standingText(done), "1 day in a row. The next one comes in 6 h.");
	assert.match(standingText(standingOf(storeOf([]), NOW)), /^Solve today's puzzle to begin a streak\./);
});

test("days in a row that have ended are told once, with the best so far", () => {
	const store = storeOf([[3, 0], [4, 0], [8, 0], [9, 0], [10, 0]]); // prettier-ignore
	const words = "Your 2 days in a row have come to an end: your best is 3. Today's can begin the next.";
	assert.deepEqual(
		[1, 2].map(() => endedText(store, standingOf(store, NOW))),
		[words, ""],
	);
	for (const ago of [
		[],
		[[3, 0]],
		[
			[1, 0],
			[2, 0],
		],
	])
		// prettier-ignore
		assert.equal(endedText(storeOf([]), standingOf(storeOf(/** @type {[number, number][]} */ (ago)), NOW)), "");
});

test("the last seven days end with today", () => {
	const { week } = standingOf(storeOf([]), NOW);
	assert.deepEqual([week.length, week[0].day, week[6].day], [7, "2026-11-16", "2026-11-22"]);
});

for (const [zone, time, day, left] of /** @type {[string, string, string, number][]} */ ([
	["America/New_York", "2026-11-23T00:30:00Z", "2026-11-22", 4.5],
	["America/New_York", "2026-11-23T05:00:00Z", "2026-11-23", 24],
	["Pacific/Kiritimati", "2026-11-22T10:00:00Z", "2026-11-23", 24],
	["Etc/GMT+12", "2026-11-22T11:30:00Z", "2026-11-21", 0.5],
	["Asia/Kolkata", "2026-11-22T18:29:00Z", "2026-11-22", 1 / 60],
	["Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25", 25], // the clocks are put back
	["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08", 23],
])) {
	test(`the day of ${zone} at ${time} is ${day}`, () => {
		const before = process.env.TZ;
		process.env.TZ = zone;
		const at = Date.parse(time);
		try {
			assert.deepEqual([dayOf(at), untilMidnight(at) / HOUR], [day, left]);
			const store = new Store(new Memory());
			const record = { ken: "D/D/D/D", negative: true, day, difficulty: { level: "hard", rating: 4, techniques: {} } };
			const solve = solveOf({ ...begin(record, at), spent: 9000, done: at + 9000 });
			store.addSolve("solved", solve);
			const { today, current, isDone } = standingOf(store, at);
			assert.deepEqual([today, current, isDone, solve.begun], [day, 1, true, day]);
		} finally {
			if (before === undefined) delete process.env.TZ;
			else process.env.TZ = before;
		}
	});
}

for (const [told, day, fields, isOnTime] of /** @type {[string, string, object, boolean][]} */ ([
	["begun on its day, wherever the player is now", "2026-11-21", { begun: "2026-11-21" }, true],
	["begun later", "2026-11-21", { begun: "2026-11-22" }, false],
	["begun before its day came here", "2026-11-23", { begun: "2026-11-22" }, true],
	["kept when days were those of UTC", "2026-11-22", {}, true],
	["kept then, and begun later", "2026-11-21", {}, false],
])) {
	test(`a puzzle ${told}, ${isOnTime ? "counts" : "does not count"} for days in a row`, () => {
		const solve = { level: "hard", size: 9, negative: true, spent: 9000, hints: 0, checks: 0, pasted: false };
		const all = [{ ...solve, day, done: Date.parse("2026-11-22T03:00:00Z"), ...fields }];
		assert.equal(dailiesOf(all).get(day)?.get("hard"), isOnTime);
	});
}

test("days in a row go on for who has travelled west, where the last of them has not come yet", () => {
	assert.equal(streaks(new Set(["2026-11-21", "2026-11-22"]), "2026-11-21").current, 2);
});

test("the time that is left is rounded up to minutes", () => {
	assert.deepEqual([DAY, DAY - 1, 3_600_000, 60_001, 1].map(leftText), ["24 h", "24 h", "1 h", "2 min", "1 min"]);
});

test("a calendar file has an entry each day with the link, in lines that calendars take", () => {
	const text = calendarFile(`https://${"kropki-".repeat(12)}.example`, "18:30", "2026-11-22");
	const lines = text.split("\r\n");
	assert.equal(lines.pop(), "");
	assert.ok(lines.every((line) => line.length <= 75 && !line.includes("\n")));
	const whole = text.replaceAll("\r\n ", "").split("\r\n");
	for (const line of [
		"DTSTART:20261122T183000",
		"RRULE:FREQ=DAILY",
		`URL:https://${"kropki-".repeat(12)}.example/daily`,
	])
		assert.ok(whole.includes(line), line);
	const opened = whole.filter((line) => line.startsWith("BEGIN:")).map((line) => line.slice(6));
	assert.deepEqual(opened, ["VCALENDAR", "VEVENT", "VALARM"]);
});

test("the shape of a solve has the boxes that took longest in black", () => {
	/** @type {Game} */
	let game = begin({ ken: "D/D/D/D", negative: true }, 0);
	assert.deepEqual(shapeOf(game), []);
	for (const [cell, seconds] of [
		[0, 5],
		[2, 1],
		[8, 1],
		[10, 9],
	]) {
		// prettier-ignore
		const picked = next(game.state, { type: "pick", cell, how: "only" });
		game = moved({ ...game, state: picked, spent: game.spent + seconds }, next(picked, { type: "press", digit: 1 }), 0);
	}
	assert.deepEqual(shapeOf(game), ["⚫⚪", "⚪⚫"]);
	assert.deepEqual(shapeOf({ ...game, moments: [] }), []);
});

for (const [locale, written] of Object.entries({
	en_US: "November 1, 2026",
	en_GB: "1 November 2026",
	de_DE: "November 1, 2026",
	fa_IR: "November 1, 2026",
	ar_EG: "November 1, 2026",
	he_IL: "November 1, 2026",
	"ja_JP-u-ca-japanese": "November 1, 2026",
})) {
	test(`a day is said in English, by the calendar that it is of, where the locale is ${locale}`, () => {
		const { href } = new URL("../../web/sudoku/puzzle/calendar.js", import.meta.url);
		const words = 'named("2026-11-01", { day: "numeric", month: "long", year: "numeric" })';
		const text = `import { named } from "${href}"; process.stdout.write(${words})`;
		const env = { ...process.env, LC_ALL: locale };
		assert.equal(String(execFileSync(process.execPath, ["--input-type=module", "-e", text], { env })), written);
	});
}
