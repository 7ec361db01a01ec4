// Check and hint, press by press.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as coach from "../../web/js/coach.js";
import { parse, parseGrid } from "../../web/js/ken.js";
import { next, start } from "../../web/js/state.js";
import { LESSONS, KEN, SOLUTION } from "../../web/js/tutorial.js";
import { conflicts, isSolved } from "../../web/js/rules.js";
import { cellCalled } from "../../web/js/geometry.js";

const state = start(parse(KEN));
const solution = parseGrid(SOLUTION);
const STEP = { technique: "t", sentence: "s", cells: ["r1c1", "r2c1"], edges: /** @type {[string, string][]} */ ([["r1c1", "r2c1"]]), placements: { r1c1: 2 }, eliminations: { r2c1: [2, 4] } };

test("check says how many, then which", () => {
  const wrong = coach.mistakes(next(state, { type: "press", digit: 1 }), solution);
  const first = coach.check(coach.NO_HELP, wrong);
  assert.deepEqual([first.text, first.help.wrong.size], ["One digit is wrong. Check again to see it.", 0]);
  const second = coach.check(first.help, wrong);
  assert.deepEqual([second.text, [...second.help.wrong]], ["One digit is wrong: marked on the board.", [0]]);
  assert.equal(coach.check(first.help, []).text, "Everything so far is right.");
});

test("a step of the service is found on the board", () => {
  const { help } = coach.hinted(state, STEP);
  assert.deepEqual(help.step, { sentence: "s", cells: [0, 4], edges: [0], placements: [[0, 2]], eliminations: [[4, 2], [4, 4]] });
});

test("mistakes and the end are said, not stepped", () => {
  const { help, text } = coach.hinted(state, { mistakes: ["r1c1", "r4c4"] });
  assert.deepEqual([help.step, [...help.wrong], text], [null, [0, 15], "First, these digits are wrong: r1c1, r4c4."]);
  assert.match(coach.hinted(state, { complete: true }).text, /complete/);
  assert.match(coach.hinted(state, { complete: false }).text, /No reasoning/);
});

test("the service is told entries and what hints have ruled out", () => {
  const after = next(next(state, { type: "step", placements: [], eliminations: [[4, 2]] }), { type: "press", digit: 2 });
  const { entries, marks, ken, negative } = coach.position(after, KEN);
  assert.deepEqual([entries, marks[0], marks[4], marks[5], ken, negative], [`2${".".repeat(15)}`, "", "134", "1234", KEN, true]);
});

test("along a known path the next hint is the first step not yet taken", () => {
  const path = [STEP, { ...STEP, placements: { r4c4: 4 }, eliminations: {} }];
  assert.equal(coach.nextOf(state, path), path[0]);
  const placed = next(state, { type: "step", placements: [[0, 2]], eliminations: [] });
  assert.equal(coach.nextOf(placed, path), path[0]);
  assert.equal(coach.nextOf(next(placed, { type: "step", placements: [], eliminations: [[4, 2], [4, 4]] }), path), path[1]);
  assert.equal(coach.nextOf({ ...state, digits: solution }, path), null);
});

test("the lessons ask for cells of the board, each once, and never for one in conflict", () => {
  assert.ok(isSolved(state.puzzle, solution));
  const digits = solution.map(() => 0);
  for (const { enter, look } of LESSONS) {
    const [cells, marked] = [enter, look].map((names) => names.split(" ").filter(Boolean).map((name) => cellCalled(state.puzzle.board, name)));
    for (const cell of cells) {
      assert.equal(digits[cell], 0);
      digits[cell] = solution[cell];
      assert.ok(marked.includes(cell));
    }
    assert.ok(!marked.includes(-1));
    assert.equal(conflicts(state.puzzle, digits).cells.size + conflicts(state.puzzle, digits).edges.size, 0);
  }
});
