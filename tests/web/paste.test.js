// Everything that may be pasted, and everything that may be wrong with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NotKropki, fromFpuzzles } from "../../web/js/fpuzzles.js";
import { KenError, parse, write } from "../../web/js/ken.js";
import { decompress } from "../../web/js/lz.js";
import { faultWords, read } from "../../web/js/paste.js";
import { cases } from "./cases.js";
import { compress, sudokuPadLink, toFpuzzles } from "./fpuzzles.js";

const FOUR = "(wx)C/A(kx)(3xk)A/D/B(xw)A";
const SIX = "(6xw)D1/A2(4kk)C/F/(xk)(xk)(xk)(xk)(xk)A/E6/1D2";
const [[NINE]] = cases("ken_published.txt");
const KENS = [FOUR, SIX, write(parse(NINE))];

/** @param {string} text */
function kenOf(text) {
  const pasted = read(text);
  return "puzzle" in pasted ? `${write(pasted.puzzle)} ${pasted.puzzle.negative}` : pasted.id;
}

test("a packed text is read", () => assert.equal(decompress("BYUwNmD2AEoTcpA="), "hello hello hello"));

test("what is not packed text unpacks to nothing", () => {
  for (const text of ["!", "Zm9v$", "////", "A".repeat(50)]) assert.equal(decompress(text), null);
  assert.equal(decompress(compress("a".repeat(2000)), 1000), null);
});

for (const ken of KENS) {
  for (const negative of [true, false]) {
    test(`f-puzzles keeps ${ken.slice(0, 20)}, ${negative ? "all" : "some"} dots shown`, () => {
      const puzzle = parse(ken, negative);
      const json = toFpuzzles(puzzle, { title: "t", solution: null });
      assert.deepEqual(fromFpuzzles(JSON.parse(JSON.stringify(json))), puzzle);
    });
  }
}

const link = sudokuPadLink(parse(FOUR));
const packed = decodeURIComponent(link.split("fpuzzles")[1]);

/** @type {[string, string][]} what, text */
const READABLE = [
  ["KEN", FOUR],
  ["KEN with space around", ` \n${FOUR} `],
  ["our link", `https://kropki.example/?ken=${FOUR}`],
  ["our old link", `https://kropki.example/${encodeURIComponent(FOUR)}`],
  ["a SudokuPad link", link],
  ["an older SudokuPad link", link.replace("sudokupad.app/", "app.crackingthecryptic.com/sudoku/")],
  ["a SudokuPad path", `https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`],
  ["an f-puzzles link", `https://www.f-puzzles.com/?load=${encodeURIComponent(packed)}`],
  ["a link whose + became a space", `https://www.f-puzzles.com/?load=${packed.replaceAll("+", " ")}`],
  ["the packed text", packed],
  ["the packed text with its name", `fpuzzles${packed}`],
  ["f-puzzles JSON", JSON.stringify(toFpuzzles(parse(FOUR), { title: "t" }))],
];

for (const [what, text] of READABLE) {
  test(`${what} reads`, () => assert.equal(kenOf(text), `${FOUR} true`));
}

test("a path whose double slash was joined reads", () => {
  const doubled = compress(JSON.stringify(toFpuzzles(parse(FOUR), { title: "\uffff" })));
  assert.match(doubled, /\/\//);
  assert.equal(kenOf(`https://sudokupad.app/fpuzzles${doubled.replace("//", "/")}`), `${FOUR} true`);
});

test("a link says whether all dots are shown", () => {
  assert.equal(kenOf(`https://kropki.example/?ken=${FOUR}&negative=false`), `${FOUR} false`);
  assert.equal(kenOf(sudokuPadLink(parse(FOUR, false))), `${FOUR} false`);
});

test("a link to a puzzle's id names it", () => assert.equal(kenOf("https://kropki.example/k/8m0q2v7k4txa"), "8M0Q2V7K4TXA"));

const json = toFpuzzles(parse(SIX), { title: "t" });

/** @type {[string, RegExp][]} text, what is said */
const FAULTS = [
  ["", /nothing to read/],
  ["D/D/D/E", /row 4 to end after 4 cells.*character 7/],
  ["x".repeat(100_001), /more than 100,000/],
  ["https://sudokupad.app/abc", /short link/],
  ["https://kropki.example/", /names no puzzle/],
  ["https://sudokupad.app/?puzzleid=sclABC", /own format/],
  [`fpuzzles${packed.slice(0, 80)}`, /damaged or cut off \(after 80/],
  ['{"size": 4', /is none/],
  [JSON.stringify({ ...json, size: 5 }), /size 5/],
  [JSON.stringify({ ...json, thermometer: [{}] }), /thermometer/],
  [JSON.stringify({ ...json, "diagonal+": true }), /diagonal\+/],
  [JSON.stringify({ ...json, negative: [] }), /only one colour/],
  [JSON.stringify({ ...json, nonconsecutive: false }), /only one colour/],
  [JSON.stringify({ ...json, ratio: [{ cells: ["R1C1", "R1C3"] }] }), /R1C1 and R1C3, expected two neighbours/],
  [JSON.stringify({ ...json, ratio: [{ cells: ["R1C1", "R1C2"], value: "3" }] }), /is 3, expected 2/],
  [JSON.stringify({ ...json, grid: [[{ value: 7, given: true }]] }), /given in r1c1/],
  [JSON.stringify({ ...json, grid: [[{ region: 3 }]] }), /box of r1c1/],
  [JSON.stringify({ ...json, grid: "no" }), /no grid/],
];

for (const [text, says] of FAULTS) {
  test(`${text.slice(0, 30)}: ${says}`, () => {
    try {
      read(text);
      assert.fail("it reads");
    } catch (error) {
      assert.ok(error instanceof NotKropki || error instanceof KenError, String(error));
      assert.match(faultWords(error) ?? "", says);
    }
  });
}

test("a solver's entry is not a given", () => {
  const grid = json.grid.map((/** @type {object[]} */ row) => row.map((cell) => ("given" in cell ? cell : { ...cell, value: 3 })));
  assert.deepEqual(fromFpuzzles({ ...json, grid }), parse(SIX));
});
