// A race by post: what a link says, what is kept of it, and how times compare.

import assert from "node:assert/strict";
import { test } from "node:test";

import { challenge, rivalWords, saidIn, takeRival } from "../../web/sudoku/solved/challenge.js";
import { Store } from "../../web/shared/store.js";
import { linkTo, pathOf } from "../../web/sudoku/puzzle/link.js";
import { Memory } from "./memory.js";

const SITE = "https://kropki.example";
/** @type {any[]} */
const RECORDS = [
	{ id: "RYKETAHWY2H2", ken: "D/D/D/D", negative: true },
	{ id: "RYKETAHWY2H2", ken: "D/D/D/D", negative: true, day: "2026-11-20", difficulty: { level: "hard" } },
	{ ken: "(wx)C/D/D/D", negative: false },
];
const store = () => new Store(/** @type {any} */ (new Memory()));

test("the link that says a time is that of the puzzle, and is read again", () => {
	for (const record of RECORDS) {
		const link = challenge(SITE + pathOf(record), 245_900);
		assert.equal(saidIn(link, record), 245);
		for (const other of RECORDS) if (other !== record) assert.equal(saidIn(link, other), null);
	}
	assert.match(challenge(linkTo(SITE, RECORDS[2]), 1), /&beat=1$/);
});

test("what is no time is none", () => {
	for (const said of ["", "0", "-5", "1e3", "4:05", "86401", "999999999999", "x", "%00"])
		assert.equal(saidIn(`${SITE}${pathOf(RECORDS[0])}?beat=${said}`, RECORDS[0]), null, said);
	assert.equal(saidIn(SITE + pathOf(RECORDS[0]), RECORDS[0]), null);
});

test("a time is told as what somebody says, on either side of one's own", () => {
	const kept = store();
	assert.equal(rivalWords(kept, RECORDS[0], 1000), "");
	assert.equal(takeRival(kept, challenge(SITE + pathOf(RECORDS[0]), 245_000), RECORDS[0]), 245);
	assert.equal(rivalWords(kept, RECORDS[0], 230_900), "The sender says 4:05: you were 0:15 faster.");
	assert.equal(rivalWords(kept, RECORDS[0], 305_000), "The sender says 4:05: you took 1:00 longer.");
	assert.equal(rivalWords(kept, RECORDS[0], 245_999), "The sender says 4:05: you took the same.");
	assert.equal(rivalWords(kept, RECORDS[2], 1000), "");
});

test("the last twenty are kept, and what lies in the store may be anything", () => {
	const kept = store();
	for (let number = 0; number < 30; number += 1) {
		const record = { ...RECORDS[0], ken: `D/D/D/${number}` };
		takeRival(kept, challenge(SITE + pathOf(record), 5000), record);
	}
	assert.equal(kept.get("rivals").length, 20);
	for (const broken of [null, "x", [null, 5, ["a"], [1, 2], ["D/D/D/D some-dots", "x"]], {}]) {
		kept.put("rivals", broken);
		assert.equal(rivalWords(kept, RECORDS[0], 5000), "");
	}
});
