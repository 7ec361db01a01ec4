// A game in time and in the store; the store; the reserve.

/** @import { Action, Game, Negative, Source } from "../../web/types.d.ts" */

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, monthAfter, weeksOf } from "../../web/sudoku/puzzle/calendar.js";
import { Reserve, freshOf } from "../../web/sudoku/puzzle/offline-reserve.js";
import { stock } from "../../web/sudoku/puzzle/offline-fetch.js";
import {
	begin,
	clockText,
	finished,
	keyOf,
	pack,
	progress,
	spent,
	timed,
	unpack,
} from "../../web/sudoku/puzzle/session.js";
import { awake, steady } from "../../web/shared/clock.js";
import { DEFAULTS, settingsFrom } from "../../web/shared/settings.js";
import { next } from "../../web/sudoku/puzzle/state.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

const RECORD = { ken: "1(xw)B/D/D/D", negative: true };

/** @param {Game} game @param {Action[]} actions */
function played(game, ...actions) {
	return { ...game, state: actions.reduce(next, game.state) };
}

/** @type {Action[]} */
const EVENTFUL = [
	{ type: "press", digit: 3 },
	{ type: "press", digit: 2, tool: "colour" },
	{ type: "move", direction: "right" },
	{ type: "press", digit: 4, tool: "centre" },
	{ type: "press", digit: 1, tool: "corner" },
	{ type: "undo" },
];

test("a game comes back from the store as it was, history and all", () => {
	const game = played(timed(begin(RECORD, 1000), true, 1000), ...EVENTFUL);
	const back = unpack(JSON.parse(JSON.stringify(pack(game, 61_000))));
	assert.ok(back);
	for (const layer of /** @type {const} */ (["digits", "corner", "centre", "colour", "ruled", "past", "future"]))
		assert.deepEqual(back.state[layer], game.state[layer]);
	assert.deepEqual([back.spent, back.since, back.done, back.started], [60_000, null, null, 1000]);
	assert.deepEqual(next(back.state, { type: "redo" }).corner, next(game.state, { type: "redo" }).corner);
});

const GOOD = pack(played(begin(RECORD, 0), ...EVENTFUL), 0);

for (const [what, stored] of Object.entries({
	nothing: null,
	"a number": 3,
	"a list": [],
	"no record": { ...GOOD, record: null },
	"bad KEN": { ...GOOD, record: { ...RECORD, ken: "?" } },
	"too few digits": { ...GOOD, digits: "1" },
	"a digit too large": { ...GOOD, digits: "9".repeat(16) },
	"marks too large": { ...GOOD, marks: { corner: Array(16).fill(5000) } },
	"a change off the board": { ...GOOD, past: [[[0, 99, 0, 1]]] },
	"an unknown layer": { ...GOOD, past: [[[9, 1, 0, 1]]] },
	"history of text": { ...GOOD, past: "x" },
	"no time": { ...GOOD, spent: "x" },
})) {
	test(`${what} in the store is no game`, () => assert.equal(unpack(stored), null));
}

test("the clock counts while it runs, and stops for good at the end", () => {
	let game = timed(begin(RECORD, 0), true, 0);
	assert.equal(spent(game, 5000), 5000);
	game = timed(game, false, 5000);
	assert.equal(spent(game, 90_000), 5000);
	game = finished(timed(game, true, 90_000), 91_000);
	assert.equal(spent(timed(game, true, 100_000), 200_000), 6000);
});

for (const [what, now] of Object.entries({ "5 minutes back": -300_000, "3 hours forward": 10_800_000 })) {
	test(`a device's clock that is set ${what} changes no playing time`, () => {
		const { spent: time, done } = finished(timed(begin(RECORD, 0), true, 0), 31_000, now);
		assert.deepEqual([time, done], [31_000, now]);
	});
}

test("while the machine sleeps no time passes", () => {
	const begun = steady() + 1000;
	const passed = [0, 60_000, 61_000, 10_861_000, 10_862_000].map((time) => awake(begun + time));
	assert.deepEqual(
		passed.map((time) => time - passed[0]),
		[0, 60_000, 61_000, 61_000, 62_000],
	);
});

for (const [milliseconds, text] of /** @type {[number, string][]} */ ([
	[0, "0:00"],
	[65_000, "1:05"],
	[3_723_000, "1:02:03"],
	[359_999_000, "99:59:59"],
])) {
	test(`${milliseconds} ms are ${text}`, () => assert.equal(clockText(milliseconds), text));
}

test("progress counts the cells that were open", () => {
	assert.equal(progress(pack(begin(RECORD, 0), 0)), 0);
	assert.equal(
		progress(pack(played(begin(RECORD, 0), { type: "sweep", which: "all" }, { type: "press", digit: 2 }), 0)),
		1,
	);
});

test("the same puzzle has the same key however it was written", () => {
	assert.equal(keyOf(begin({ ken: "1(xw)AA/D/D/", negative: true }, 0).record), keyOf(begin(RECORD, 0).record));
	const keys = /** @type {Negative[]} */ ([true, false, "white", "black"]).map((rule) =>
		keyOf({ ...RECORD, negative: rule }),
	);
	assert.equal(new Set(keys).size, keys.length);
	assert.equal(keyOf(RECORD), keys[0]);
});

test("the store keeps games, the last one played first", () => {
	const store = new Store(new Memory());
	store.keepGame("a", { ...GOOD, updated: 1 });
	store.keepGame("b", { ...GOOD, updated: 2 });
	assert.deepEqual(
		store.games().map(({ key }) => key),
		["b", "a"],
	);
	store.dropGame("b");
	assert.deepEqual(
		store.games().map(({ key }) => key),
		["a"],
	);
});

test("a full store drops the oldest games, not the one that is played", () => {
	const size = JSON.stringify({ ...GOOD, updated: 1 }).length;
	const store = new Store(new Memory(2.5 * size));
	for (const [index, key] of ["a", "b", "c", "d"].entries()) store.keepGame(key, { ...GOOD, updated: index + 1 });
	assert.deepEqual(
		store.games().map(({ key }) => key),
		["d", "c"],
	);
});

test("without storage nothing is kept and nothing fails", () => {
	const store = new Store(null);
	store.keepGame("a", GOOD);
	store.put("settings", {});
	assert.deepEqual([store.games(), store.game("a"), store.get("settings")], [[], null, null]);
});

test("settings that are missing or of another kind are the defaults", () => {
	assert.deepEqual(settingsFrom(null), DEFAULTS);
	assert.deepEqual(settingsFrom([1]), DEFAULTS);
	assert.deepEqual(settingsFrom({ timer: false, size: "x", more: 1 }), { ...DEFAULTS, timer: false });
	assert.equal(settingsFrom({ negative: "white" }).negative, "white");
	assert.equal(settingsFrom({ negative: "red" }).negative, true);
});

/** @param {boolean} isUp @returns {Source} */
function service(isUp) {
	let count = 0;
	return {
		puzzle: async ({ difficulty = "", size, negative = true }) => {
			if (!isUp) throw Object.assign(new Error("away"), { isAway: true });
			count += 1;
			return { id: `id ${count}`, ken: `${count}`, negative, size, difficulty: { level: difficulty, rating: 1 } };
		},
		steps: async (id) => ({
			steps: [{ technique: id, sentence: "", cells: [], edges: [], placements: {}, eliminations: {} }],
		}),
	};
}

test("the reserve holds two of each level and gives them when the service is away", async () => {
	const store = new Store(new Memory());
	const full = new Reserve(store, service(true));
	while (await stock(full));
	assert.equal(full.spares.length, 10);
	const away = new Reserve(store, service(false));
	const wish = { difficulty: "hard", size: 9, negative: true };
	const ids = new Set();
	while (ids.size < 2) {
		const { record, away: error } = await away.puzzle(wish);
		assert.deepEqual([record.difficulty?.level, /** @type {Error} */ (error).message], ["hard", "away"]);
		assert.equal((await away.puzzle(wish)).record.id, record.id); // until it is played
		away.take(record);
		assert.ok(!ids.has(record.id));
		ids.add(record.id);
	}
	assert.equal(away.path({ ken: "5", negative: true })[0].technique, "id 5");
	await assert.rejects(away.puzzle(wish), /away/);
	await assert.rejects(away.puzzle({ ...wish, size: 4 }), /away/);
	await assert.rejects(stock(away), /away/);
});

test("what a server that was away did not give is asked for again", async () => {
	const source = service(true);
	const path = source.steps;
	const reserve = new Reserve(new Store(new Memory()), source);
	source.steps = async () => Promise.reject(Object.assign(new Error("away"), { isAway: true }));
	for (let count = 0; count < 10; count += 1) assert.equal(await stock(reserve), true);
	await assert.rejects(stock(reserve), /away/);
	source.steps = async () => Promise.reject(new Error("refused"));
	assert.equal(await stock(reserve), false);
	source.steps = path;
	while (await stock(reserve));
	assert.equal(reserve.spares.filter(({ path: { length } }) => length).length, 10);
});

test("the reserve holds ten of each kind that is played, with their paths", async () => {
	const store = new Store(new Memory());
	store.put("settings", { difficulty: "hard", size: 9, negative: true });
	const solve = { level: "easy", size: 4, negative: true, spent: 1, hints: 0, checks: 0, done: 5, pasted: false };
	store.addSolve("a", /** @type {any} */ (solve));
	store.addSolve("b", /** @type {any} */ ({ ...solve, pasted: true, size: 6 }));
	const reserve = new Reserve(store, service(true));
	for (let count = 0; await stock(reserve); count += 1) assert.ok(count < 100);
	const kinds = [
		{ difficulty: "hard", size: 9, negative: true },
		{ difficulty: "easy", size: 4, negative: true },
	];
	for (const kind of kinds) {
		assert.equal(freshOf(reserve.spares, kind).length, 10);
		assert.ok(freshOf(reserve.spares, kind).every(({ path }) => path.length));
	}
	assert.equal(reserve.spares.length, 10 + 10 + 8);
	assert.deepEqual(reserve.levels({ size: 4, negative: true }), ["easy"]);
	const [first, second] = freshOf(reserve.spares, kinds[0]);
	for (const { record } of [first, second]) reserve.take(record);
	for (let count = 0; await stock(reserve); count += 1) assert.ok(count < 100);
	assert.equal(freshOf(reserve.spares, kinds[0]).length, 10);
});

test("the puzzle on the board gets its path, once", async () => {
	for (const isRefused of [false, true]) {
		const store = new Store(new Memory());
		store.put("current", "here");
		store.put(/** @type {any} */ ("game:here"), { record: { id: "mine", ken: "mine", negative: true } });
		const source = service(true);
		const { steps } = source;
		let asked = 0;
		source.steps = async (id) => {
			asked += id === "mine" ? 1 : 0;
			return isRefused ? Promise.reject(new Error("refused")) : steps(id);
		};
		const reserve = new Reserve(store, source);
		for (let count = 0; await stock(reserve); count += 1) assert.ok(count < 100);
		assert.equal(asked, 1);
		assert.equal(reserve.path({ ken: "mine", negative: true }).length, isRefused ? 0 : 1);
		assert.ok(reserve.spares.every(({ record, used }) => used === (record.id === "mine")));
	}
});

test("a reserve without room asks no more", async () => {
	const store = new Store(new Memory(1500));
	const reserve = new Reserve(store, service(true));
	for (let count = 0; await stock(reserve); count += 1) assert.ok(count < 100);
});

test("a spare that is taken while another comes is taken once", async () => {
	const reserve = new Reserve(new Store(new Memory()), service(true));
	await stock(reserve);
	const coming = stock(reserve);
	const [{ record }] = reserve.spares;
	reserve.take(record);
	assert.equal(await coming, true);
	reserve.take(record);
	assert.deepEqual(reserve.spares.map(({ used }) => used).sort(), [false, true]);
});

test("a reserve that is not one is empty", () => {
	const store = new Store(new Memory());
	for (const kept of [null, 3, {}, [1, null, { record: null }]]) {
		store.put("reserve", kept);
		assert.deepEqual(new Reserve(store, service(true)).spares, []);
	}
});

test("a month has its days in weeks from the day on which they begin", () => {
	assert.deepEqual(
		weeksOf("2026-02", 1).map((week) => week.map((day) => day.slice(8)).join(" ")),
		["      01", "02 03 04 05 06 07 08", "09 10 11 12 13 14 15", "16 17 18 19 20 21 22", "23 24 25 26 27 28 "],
	);
	for (const begins of [1, 6, 7]) assert.equal(weeksOf("2024-02", begins).flat().filter(Boolean).length, 29);
	assert.equal(weeksOf("2026-02", 7)[0][0], "2026-02-01"); // a Sunday
	assert.deepEqual(
		[monthAfter("2026-12", 1), monthAfter("2026-01", -1), dayOf(0)],
		["2027-01", "2025-12", "1970-01-01"],
	);
});
