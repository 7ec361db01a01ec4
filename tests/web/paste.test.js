// What is pasted: texts that the original lz-string packed, and words for what is wrong.
// tests/generator/test_importing.py has every case.

/** @import { Negative } from "../../web/types.d.ts" */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromFpuzzles } from "../../web/sudoku/puzzle/fpuzzles.js";
import { parse, write } from "../../web/sudoku/puzzle/ken.js";
import { decompress } from "../../web/sudoku/puzzle/lz.js";
import { faultWords, read } from "../../web/sudoku/puzzle/paste.js";
import { cases } from "./cases.js";
import { compress, sudokuPadLink, toFpuzzles } from "./fpuzzles.js";

const FOUR = "(wx)C/A(kx)(3xk)A/D/B(xw)A";
const SIX = "(6xw)D1/A2(4kk)C/F/(xk)(xk)(xk)(xk)(xk)A/E6/1D2";
const [[NINE]] = cases("ken_published.txt");
const KENS = [FOUR, SIX, write(parse(NINE))];

/** @param {string} text */
async function kenOf(text) {
	const pasted = await read(text);
	return "puzzle" in pasted ? `${write(pasted.puzzle)} ${pasted.puzzle.negative}` : pasted.id;
}

test("a packed text is read", () => assert.equal(decompress("BYUwNmD2AEoTcpA="), "hello hello hello"));

test("what is not packed text unpacks to nothing", () => {
	for (const text of ["!", "Zm9v$", "////", "A".repeat(50)]) assert.equal(decompress(text), null);
	assert.equal(decompress(compress("a".repeat(2000)), 1000), null);
});

for (const ken of KENS) {
	for (const negative of /** @type {Negative[]} */ ([true, false, "white", "black"])) {
		test(`f-puzzles keeps ${ken.slice(0, 20)}, negative ${negative}`, () => {
			const puzzle = parse(ken, negative);
			const json = toFpuzzles(puzzle, { title: "t", solution: null });
			assert.deepEqual(fromFpuzzles(JSON.parse(JSON.stringify(json))).puzzle, puzzle);
		});
	}
}

const link = sudokuPadLink(parse(FOUR));
const packed = decodeURIComponent(link.split("fpuzzles")[1]);

for (const [what, text] of [
	["a SudokuPad link", link],
	["the packed text", packed],
	["a link whose + became a space", `https://www.f-puzzles.com/?load=${packed.replaceAll("+", " ")}`],
]) {
	test(`${what} reads`, async () => assert.equal(await kenOf(text), `${FOUR} true`));
}

test("a path whose double slash was joined reads", async () => {
	const doubled = compress(JSON.stringify(toFpuzzles(parse(FOUR), { title: "\uffff" })));
	assert.match(doubled, /\/\//);
	assert.equal(await kenOf(`https://sudokupad.app/fpuzzles${doubled.replace("//", "/")}`), `${FOUR} true`);
});

test("a link says whether all dots are shown", async () =>
	assert.equal(await kenOf(sudokuPadLink(parse(FOUR, false))), `${FOUR} false`));

/** @type {[string, RegExp][]} text, what is said */
const FAULTS = [
	["D/D/D/E", /row 4 to end after 4 cells.*character 7/],
	["x".repeat(100_001), /more than 100,000/],
	["https://sudokupad.app/abc", /short link/],
];

for (const [text, says] of FAULTS) {
	test(`${text.slice(0, 30)}: ${says}`, () =>
		assert.rejects(read(text), (error) => says.test(faultWords(error) ?? "")));
}

test("only what is wrong with a text has words", () => assert.equal(faultWords(new TypeError("x")), null));

test("a solver's entry is not a given", () => {
	const json = toFpuzzles(parse(SIX), { title: "t" });
	const grid = json.grid.map((/** @type {object[]} */ row) =>
		row.map((cell) => ("given" in cell ? cell : { ...cell, value: 3 })),
	);
	assert.deepEqual(fromFpuzzles({ ...json, grid }), { puzzle: parse(SIX), ignored: ["title", "value"] });
});
