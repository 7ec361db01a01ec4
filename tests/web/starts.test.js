// Starts by their names, and their free dots, by the file that holds the engine to the same.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { freeWords, gameName } from "../../web/dots/board/rulewords.js";
import { Play } from "../../web/dots/rules/game.js";
import { Refused } from "../../web/dots/rules/rulesets.js";
import { handicapOf, startOf } from "../../web/dots/rules/starts.js";
import { Line } from "../../web/dots/sgf/line.js";
import { mainLine, read } from "../../web/dots/sgf/record.js";
import { write } from "../../web/dots/sgf/sgf.js";

/** @typedef {{ size: [number, number], start: string, dots?: number[][], error?: string }} Row */

const FILE = new URL("../data/dots/starts.ndjson", import.meta.url);
/** @type {Row[]} */
const ROWS = readFileSync(FILE, "utf8")
	.trim()
	.split("\n")
	.map((row) => JSON.parse(row));

for (const { size, start, dots, error } of ROWS)
	test(`the start ${JSON.stringify(start)} on ${size.join("x")}`, () => {
		const setup = { size, start, rules: "standard" };
		if (error)
			assert.throws(
				() => new Play(setup),
				(thrown) => thrown instanceof Refused && thrown.code === error,
			);
		else {
			assert.deepEqual(startOf(setup), dots);
			assert.equal(new Play(setup).now.dots.filter(Boolean).length, dots?.length);
			assert.equal(handicapOf(start), Number(start.split("+handicap=")[1] ?? 0));
		}
	});

test("a record says the handicap", () => {
	const text = write(new Play({ size: [9, 9], rules: "standard", start: "cross+handicap=2" }));
	assert.match(text, /InstantWin=0\]HA\[2\]AB\[dd\]\[ee\]\[gc\]\[cg\]AW\[de\]\[ed\]/);
	const [record] = read(text).records;
	assert.equal(new Line(record, mainLine(record)).game.now.dots.filter(Boolean).length, 6);
});

test("a game is named with its target and its free dots", () => {
	const size = [15, 15];
	assert.equal(gameName({ size, rules: "standard+first_to=10", start: "cross" }), "15 × 15, Standard, first to 10");
	assert.equal(
		gameName({ size, rules: "kepung+move_limit=40+lead=5", start: "empty+handicap=1" }),
		"15 × 15, Kepung, 40 dots each, a lead of 5 wins, 1 free dot for Blue",
	);
	assert.deepEqual(freeWords(NaN), []);
});
