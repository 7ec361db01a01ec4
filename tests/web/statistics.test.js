// Solves as they are kept, and the numbers that are made of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf } from "../../web/sudoku/puzzle/calendar.js";
import { begin, finished, helped } from "../../web/sudoku/puzzle/session.js";
import { isSolve, solveKey, solveOf } from "../../web/sudoku/solved/solves.js";
import {
	LIMIT,
	dailiesOf,
	isCounted,
	solvesIn,
	streaks,
	ticksOf,
	timesOf,
} from "../../web/sudoku/solved/statistics.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

/** @import { Solve } from "../../web/types.d.ts" */

const NOW = Date.parse("2026-11-21T12:00:00Z");
const DAY = 86_400_000;
const RECORD = { ken: "1(xw)B/D/D/D", negative: true };

/** @type {Solve} */
const SOLVE = {
	level: "hard",
	size: 9,
	negative: true,
	spent: 60_000,
	hints: 0,
	checks: 0,
	done: NOW - 1000,
	pasted: false,
};

/** @param {unknown} value */
const isSound = (value) => isSolve(value, NOW);

test("a solve has what its game had", () => {
	const game = helped(
		helped(
			helped(begin({ ...RECORD, id: "X", day: "2026-11-21", difficulty: { level: "easy", rating: 1 } }, 0), "hints"),
			"checks",
		),
		"checks",
	);
	const done = finished({ ...game, spent: 5000 }, 0, NOW);
	const solve = {
		level: "easy",
		size: 4,
		negative: true,
		spent: 5000,
		hints: 1,
		checks: 2,
		done: NOW,
		pasted: false,
		day: "2026-11-21",
		begun: dayOf(NOW - 5000),
	};
	assert.deepEqual(solveOf(done), solve);
	assert.deepEqual(solveOf(helped(done, "hints")), solve);
	assert.ok(isSolve(solveOf(done), NOW));
	assert.equal(solveOf(begin(RECORD, 0)).pasted, true);
});

test("a puzzle has one key, whatever its record says, and another with the other rule", () => {
	assert.equal(
		solveKey(begin({ ken: "1(xw)AA/D/D/", negative: true, id: "X" }, 0).record),
		solveKey(begin(RECORD, 0).record),
	);
	assert.notEqual(solveKey({ ...RECORD, negative: false }), solveKey(RECORD));
	assert.match(solveKey(RECORD), /^[0-9a-z]{1,11}$/);
	const keys = new Set(Array.from({ length: 20_000 }, (_, number) => solveKey({ ken: `A${number}`, negative: true })));
	assert.equal(keys.size, 20_000);
});

for (const [what, change] of Object.entries({
	"a level of no ladder": { level: "hardest" },
	"a level that is inherited": { level: "constructor" },
	"a size of 10": { size: 10 },
	"a size as text": { size: "9" },
	"a rule as number": { negative: 1 },
	"a negative time": { spent: -1 },
	"no time": { spent: null },
	"an endless time": { spent: Infinity },
	"not a number": { spent: NaN },
	"a year": { spent: 365 * DAY },
	"many hints": { hints: 10_000 },
	"hints as text": { hints: "1" },
	"no checks": { checks: undefined },
	"a day after tomorrow": { done: NOW + 2 * DAY },
	"before 1970": { done: -1 },
	"pasted as text": { pasted: "no" },
	"no such date": { day: "2026-02-30" },
	"a day as number": { day: 20261121 },
	"a month 13": { day: "2026-13-01" },
	"markup as day": { day: "<img src=x>" },
})) {
	test(`${what} is no solve`, () => assert.ok(!isSolve({ ...SOLVE, ...change }, NOW)));
}

for (const value of [null, undefined, 3, "x", [], [SOLVE], true]) {
	test(`${JSON.stringify(value)} is no solve`, () => assert.ok(!isSolve(value, NOW)));
}

test("what is no solve is passed over, and stays", () => {
	const shelf = new Memory();
	const store = new Store(shelf);
	store.keepSolve("b", { ...SOLVE, done: 2 }, isSound);
	store.keepSolve("a", { ...SOLVE, done: 1 }, isSound);
	shelf.setItem("kropki:solve:c", "{");
	shelf.setItem("kropki:solve:d", '{"level": 3}');
	assert.deepEqual([...solvesIn(store, NOW).keys()], ["a", "b"]);
	assert.equal(shelf.length, 4);
});

test("the first solve of a puzzle stays", () => {
	const store = new Store(new Memory());
	store.keepSolve("a", SOLVE, isSound);
	store.keepSolve("a", { ...SOLVE, spent: 1 }, isSound);
	assert.equal(solvesIn(store, NOW).get("a")?.spent, SOLVE.spent);
});

for (const text of ["{", "[1]", "{}", "7", "null"]) {
	test(`a solve takes the place of ${text}, which is none`, () => {
		const shelf = new Memory();
		shelf.setItem("kropki:solve:a", text);
		const store = new Store(shelf);
		store.keepSolve("a", SOLVE, isSound);
		assert.deepEqual(solvesIn(store, NOW).get("a"), SOLVE);
	});
}

test("a solve takes the place of the oldest game where there is no room", () => {
	const saved = /** @type {any} */ ({ record: RECORD, updated: 1, filler: "x".repeat(500) });
	const store = new Store(new Memory(JSON.stringify(saved).length * 2.1));
	store.keepGame("old", saved);
	store.keepGame("new", { ...saved, updated: 2 });
	store.keepSolve("a", SOLVE, isSound);
	assert.deepEqual([solvesIn(store, NOW).size, store.games().map(({ key }) => key)], [1, ["new"]]);
});

test("of more than the limit, the last ones are kept", () => {
	const shelf = new Memory();
	const store = new Store(shelf);
	for (let number = 0; number < LIMIT + 3; number += 1)
		shelf.items.set(`kropki:solve:${number}`, JSON.stringify({ ...SOLVE, done: number }));
	assert.equal(solvesIn(store, NOW).keys().next().value, "3");
	assert.equal(shelf.length, LIMIT);
});

for (const [times, best, median] of /** @type {[number[], number, number][]} */ ([
	[[7], 7, 7],
	[[9, 1], 1, 5],
	[[100, 5, 10], 5, 10],
	[[4, 1, 3, 2], 1, 2.5],
])) {
	test(`of ${times}, the best is ${best} and the median ${median}`, () =>
		assert.deepEqual(timesOf(times), { best, median, count: times.length }));
}

const MONTH = 30 * 86_400; // seconds, the longest time that is kept
for (const [times, low, high] of /** @type {[number[], number, number][]} */ ([
	[[15], 10, 30],
	[[10], 10, 30],
	[[1, 40], 1, 60],
	[[MONTH], MONTH, 2 * MONTH],
	[[5, MONTH], 1, 2 * MONTH],
])) {
	test(`an axis for ${times} seconds goes from ${low} to ${high}`, () => {
		const ticks = ticksOf(times);
		assert.deepEqual([ticks[0], ticks.at(-1)], [low, high]);
		assert.deepEqual(
			ticks,
			[...new Set(ticks)].sort((one, other) => one - other),
		);
	});
}

test("of no times there is no median", () => assert.equal(timesOf([]), null));

test("hints, pasting and a missing level keep a time out", () => {
	const changes = [{}, { checks: 3 }, { hints: 1 }, { pasted: true }, { level: "" }];
	assert.deepEqual(
		changes.map((change) => isCounted({ ...SOLVE, ...change })),
		[true, true, false, false, false],
	);
});

for (const [days, current, longest] of /** @type {[string, number, number][]} */ ([
	["", 0, 0],
	["21", 1, 1],
	["20", 1, 1],
	["19", 0, 1],
	["19 20 21", 3, 3],
	["18 19 20", 3, 3],
	["21 19 20 10 11 12 13", 3, 4],
	["01 03 05", 0, 1],
])) {
	test(`solved on ${days || "no day"}: ${current} in a row now, ${longest} at most`, () => {
		const solved = days.split(" ").filter(Boolean);
		const found = streaks(new Set(solved.map((day) => `2026-11-${day}`)), "2026-11-21");
		assert.deepEqual([found.current, found.longest], [current, longest]);
	});
}

test("a streak goes on over the end of a month and of summer time", () => {
	assert.equal(
		streaks(new Set(["2026-10-24", "2026-10-25", "2026-10-26", "2024-02-28", "2024-02-29", "2024-03-01"]), "2026-10-26")
			.current,
		3,
	);
});

test("a daily counts for its day when it was begun on it", () => {
	const late = { ...SOLVE, day: "2026-11-20", done: Date.parse("2026-11-21T00:00:30Z") };
	const later = { ...SOLVE, day: "2026-11-19", done: NOW };
	const days = dailiesOf([late, later, SOLVE]);
	assert.deepEqual(
		[...days].map(([day, levels]) => [day, [...levels]]),
		[
			["2026-11-20", [["hard", true]]],
			["2026-11-19", [["hard", false]]],
		],
	);
});
