// Times of others: what is sent, what waits, what is said, and that a device is forgotten.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { ROOM, dropSteps, flush, forget, report, standing, stepsOf, timeOf } from "../../web/sudoku/solved/times.js";
import { board } from "../../web/sudoku/puzzle/geometry.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

const OTHERS = { solves: 0, median_ms: null, spread_ms: [], measured: null };

/** @type {{ path: string, body: any }[]} what was sent */
let sent = [];
/** @type {() => Response} what the service answers; throws where it is away */
let answer;
/** @type {Memory} */
let memory;
/** @type {Store} */
let store;
const { fetch } = globalThis;

beforeEach(() => {
	sent = [];
	answer = () => Response.json(OTHERS);
	memory = new Memory();
	store = new Store(/** @type {any} */ (memory));
	globalThis.fetch = async (path, options) => {
		const body = JSON.parse(String(options?.body));
		const response = answer();
		sent.push({ path: String(path), body });
		return response;
	};
});

afterEach(() => {
	globalThis.fetch = fetch;
});

/** @param {number} number @param {object} [changes] @returns {any} */
function game(number, changes = {}) {
	const id = String(number).padStart(12, "0");
	const state = { digits: [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1], puzzle: { size: 4 } };
	return { record: { id }, state, spent: 61_500.4, hints: 1, checks: 2, pasted: false, done: 5, ...changes };
}

/** @returns {never} */
function away() {
	throw new TypeError("no network");
}

test("a time is sent with the solution, and under one token", async () => {
	assert.deepEqual(await report(store, game(1)), OTHERS);
	await report(store, game(2));
	const [{ path, body }, { body: second }] = sent;
	const { token, ...time } = body;
	assert.equal(path, "/kropki/000000000001/times");
	assert.deepEqual(time, { ms: 61_500, hints: 1, checks: 2, pasted: false, solution: "1234/3412/2143/4321" });
	assert.match(token, /^[0-9a-f]{32}$/);
	assert.equal(second.token, token);
	assert.deepEqual(store.get("unsent"), []);
});

test("two devices have two tokens", async () => {
	await report(store, game(1));
	await report(new Store(/** @type {any} */ (new Memory())), game(1));
	assert.notEqual(sent[0].body.token, sent[1].body.token);
});

test("a puzzle without an id, one that is not done, and a time over a day are not sent", () => {
	assert.equal(timeOf(game(1, { record: {} })), null);
	assert.equal(timeOf(game(1, { done: null })), null);
	assert.equal(timeOf(game(1, { spent: 86_400_001 })), null);
	assert.equal(timeOf(game(1, { hints: 5000 }))?.hints, 999);
});

test("times wait while the service is away, the last of them, and are sent when it is back", async () => {
	answer = away;
	for (let number = 0; number < ROOM + 3; number++) assert.equal(await report(store, game(number)), null);
	assert.equal(store.get("unsent").length, ROOM);
	answer = () => Response.json(OTHERS);
	await flush(store);
	assert.equal(sent.length, ROOM);
	assert.equal(sent[0].path, "/kropki/000000000003/times");
	assert.deepEqual(store.get("unsent"), []);
});

test("what is busy is tried again, what is refused is not", async () => {
	answer = () => Response.json({ detail: "too many" }, { status: 429 });
	await report(store, game(1));
	assert.equal(store.get("unsent").length, 1);
	answer = () => Response.json({ detail: "no such puzzle" }, { status: 404 });
	await flush(store);
	assert.deepEqual(store.get("unsent"), []);
});

test("the same puzzle waits once", async () => {
	answer = away;
	await report(store, game(1));
	await report(store, game(1));
	assert.equal(store.get("unsent").length, 1);
});

test("what lies in the store may be anything", async () => {
	for (const kept of [null, 5, "x", {}, [null, 7, { id: "../x" }, {}]]) {
		store.put("unsent", kept);
		await flush(store);
	}
	assert.deepEqual(sent, []);
});

test("a device that is forgotten loses its token, and gets another", async () => {
	await report(store, game(1));
	answer = () => Response.json({ forgotten: 1 });
	assert.equal(await forget(store), 1);
	assert.equal(await forget(store), 0);
	answer = () => Response.json(OTHERS);
	await report(store, game(1));
	assert.deepEqual(sent[1], { path: "/kropki/times/forget", body: { token: sent[0].body.token } });
	assert.notEqual(sent[2].body.token, sent[0].body.token);
});

test("what could not be forgotten keeps its token, to be tried again", async () => {
	await report(store, game(1));
	answer = away;
	await assert.rejects(forget(store));
	assert.equal(store.get("device"), sent[0].body.token);
});

test("what is forgotten while times are sent is not sent any more", async () => {
	answer = away;
	for (const number of [1, 2, 3]) await report(store, game(number));
	answer = () => {
		store.put("unsent", []); // as forget does, while the first is under way
		return Response.json(OTHERS);
	};
	sent.length = 0;
	await flush(store);
	assert.deepEqual(
		sent.map(({ path }) => path),
		["/kropki/000000000001/times"],
	);
});

test("where a time stands is told by the median and by how many devices, all of them", () => {
	const spread_ms = Array.from({ length: 100 }, (_, place) => 1000 * (place + 1));
	const others = { solves: 400, median_ms: 50_500, spread_ms, measured: null };
	const words = (/** @type {number} */ mine) => standing(others, mine).join(" ");
	assert.equal(words(20_000), "The median of 400 other devices is 0:50: you were 0:30 faster. Faster than 320.");
	assert.equal(words(50_900), "The median of 400 other devices is 0:50: the same as yours. Faster than 200.");
	assert.equal(words(110_500), "The median of 400 other devices is 0:50: you took 1:00 longer.");
});

/** @param {[string, number, number, number][][]} past @param {number[]} moments @param {object} [changes]
 * @returns {any} */
function played(past, moments, changes = {}) {
	const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
	return game(1, { state: { digits, past, puzzle: { size: 4, board: board(4) } }, moments, hints: 0, ...changes });
}

test("the seconds between digits that stand are sent in halves, by cell, and only with a yes", async () => {
	const past = [
		[["digits", 0, 0, 1]],
		[["corner", 5, 0, 3]],
		[["digits", 1, 0, 4]],
		[
			["digits", 5, 0, 4],
			["centre", 6, 8, 0],
		],
		[["digits", 1, 4, 2]],
	];
	const solved = played(/** @type {any} */ (past), [1240, 1500, 3000, 9_900_000, 9_901_300]);
	assert.deepEqual(stepsOf(solved), { order: ["r1c1", "r2c2", "r1c2"], seconds: [1, 3600, 1.5] });
	await report(store, solved, true);
	await report(store, { ...solved, record: { id: "000000000002" } });
	assert.deepEqual(sent[0].body.order, ["r1c1", "r2c2", "r1c2"]);
	assert.equal("order" in sent[1].body || "seconds" in sent[1].body, false);
});

test("of a solve with hints, with digits that came together, or without its moments no seconds are sent", () => {
	const past = /** @type {any} */ ([[["digits", 0, 0, 1]]]);
	assert.equal(stepsOf(played(past, [5], { hints: 1 })), null);
	assert.equal(stepsOf(played(past, [])), null);
	assert.equal(stepsOf(played(/** @type {any} */ ([[...past[0], ["digits", 1, 0, 2]]]), [5])), null);
});

test("who takes back the yes has nothing of the seconds sent that wait", async () => {
	answer = away;
	await report(store, played(/** @type {any} */ ([[["digits", 0, 0, 1]]]), [1000]), true);
	assert.deepEqual(store.get("unsent")[0].seconds, [1]);
	dropSteps(store);
	assert.deepEqual(Object.keys(store.get("unsent")[0]).sort(), ["checks", "hints", "id", "ms", "pasted", "solution"]);
});
