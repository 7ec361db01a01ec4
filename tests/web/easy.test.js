// Hints without the network: each of the shared positions gets the service's step, to the letter, or none.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answerOf } from "../../web/sudoku/help/easy-hint.js";
import { cellCalled } from "../../web/sudoku/puzzle/geometry.js";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { bit, full } from "../../web/sudoku/puzzle/rules.js";
import { start } from "../../web/sudoku/puzzle/state.js";

/** @import { Negative, State } from "../../web/types.d.ts" */

/** @type {Record<string, Negative>} */
const RULES = { negative: true, "some-dots": false, "all-white": "white", "all-black": "black" };
const LINES = readFileSync(new URL("../data/easy_hints.txt", import.meta.url), "utf8")
	.trim()
	.split("\n");

/** Return a value as JSON with its keys in order. @param {unknown} value @returns {string} */
function plain(value) {
	if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${plain(each)}`).join(",")}}`;
}

/** Return the answer as the file has it. @param {State} state @param {number[]} right */
function answer(state, right) {
	const way = answerOf(state, right, "digit", false);
	if (!way) return "-";
	assert.ok("steps" in way);
	const [{ technique, sentence, cells, edges, placements, eliminations, picture }] = way.steps;
	const rest = plain({ cells, edges, placements, eliminations, picture });
	const hash = createHash("sha256").update(rest).digest("hex").slice(0, 12);
	return [`${way.cell}=${way.digit}`, technique, hash, sentence].join("\t");
}

test("the page and the service say the same of every shared position", () => {
	let [state, count, easy] = [start(parse("D/D/D/D")), 0, 0];
	for (const line of LINES.filter((each) => !each.startsWith("#"))) {
		const [kind, near, gone, ...expected] = line.split("\t");
		if (kind === "puzzle") {
			state = start(parse(near, RULES[gone]));
			continue;
		}
		const { board } = state.puzzle;
		const digits = [...state.digits];
		for (const each of kind ? kind.split(" ") : [])
			digits[cellCalled(board, each.split("=")[0])] = Number(each.slice(-1));
		const ruled = digits.map(() => 0);
		for (const each of gone ? gone.split(" ") : []) {
			const [name, out] = each.split("-");
			ruled[cellCalled(board, name)] = [...out].reduce((mask, digit) => mask | bit(Number(digit)), 0);
		}
		state = { ...state, digits, ruled, cursor: cellCalled(board, near) };
		// no marks have lost a digit here: any of those that are left will do as the right one
		const right = ruled.map((mask, cell) => digits[cell] || 32 - Math.clz32(full(board.size) & ~mask));
		assert.equal(answer(state, right), expected.join("\t"), line);
		count += 1;
		easy += expected[0] === "-" ? 0 : 1;
	}
	assert.ok(count >= 2000 && easy >= 2000, `${count} positions, ${easy} of them easy`);
});

test("marks that have lost the right digit come first, and a cell that was asked for gets no other's hint", () => {
	const state = start(parse("(kk)(wx)A(wx)/A(ww)(wk)(kx)/(wk)(kw)(wx)A/A(xk)(xk)A"));
	const right = [..."2413134242313124"].map(Number);
	const centre = [...state.centre];
	centre[0] = bit(1);
	assert.deepEqual(answerOf({ ...state, centre }, right, "digit", false), { mistakes: ["r1c1"], marks: ["r1c1"] });
	assert.ok(!("mistakes" in (answerOf({ ...state, centre }, right, "digit", true) ?? {})));
	const way = answerOf({ ...state, digits: right.map((digit, cell) => (cell % 5 ? digit : 0)) }, right, "digit", true);
	assert.ok(way && "cell" in way);
	const others = ["r1c1", "r2c2", "r3c3", "r4c4"].filter((name) => name !== way.cell);
	const left = { ...state, digits: right.map((digit, cell) => (cell % 5 ? digit : 0)) };
	assert.equal(answerOf(left, right, others[0], true), null);
});
