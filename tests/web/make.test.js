// The workshop: steps and their undoing, dots that follow digits, drafts of two tabs, and what the verdict says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blank, changed, dotsOfDigits, draftOf, puzzleIn, readDraft, redone, undone } from "../../web/make/draft.js";
import { Drafts } from "../../web/make/drafts.js";
import { nearestEdge } from "../../web/make/pointer.js";
import { levelWords, verdictWords } from "../../web/make/verdict.js";
import { board } from "../../web/sudoku/puzzle/geometry.js";
import { parse, write } from "../../web/sudoku/puzzle/ken.js";
import { BLACK, conflicts } from "../../web/sudoku/puzzle/rules.js";
import { Memory } from "./memory.js";

const SOLVED = "1234/3412/2143/4321";

test("a step can be undone and done again, and one that changes nothing is none", () => {
	const first = blank(4);
	const second = changed(first, [
		["digits", 0, 3],
		["dots", 1, BLACK],
	]);
	assert.equal(write(puzzleIn(second)), "(3xk)C/D/D/D");
	assert.equal(changed(second, [["digits", 0, 3]]), second);
	assert.equal(write(puzzleIn(undone(second))), "D/D/D/D");
	assert.deepEqual(redone(undone(second)), second);
	assert.equal(undone(first), first);
	assert.equal(redone(second), second);
	assert.equal(puzzleIn(changed(second, [["rule", 0, 0]])).negative, false);
});

test("two thousand steps can be undone", () => {
	let draft = blank(9);
	for (let step = 0; step < 2_100; step += 1)
		draft = changed(draft, [["digits", step % 81, (Math.floor(step / 81) % 9) + 1]]);
	assert.equal(draft.past.length, 2_000);
});

test("dots follow the digits, and a pair of 1 and 2 keeps its black dot", () => {
	const full = draftOf(parse(SOLVED));
	const first = changed(full, [["dots", 1, BLACK]]);
	const after = changed(first, dotsOfDigits(first));
	assert.equal(after.dots[1], BLACK);
	const puzzle = puzzleIn(after);
	assert.equal(conflicts(puzzle, after.digits).edges.size, 0);
	assert.equal(dotsOfDigits(blank(6)).length, 0);
	assert.equal(changed(after, dotsOfDigits(after)), after);
});

test("what is kept of a draft is read again, and what is none is refused", () => {
	const draft = changed(blank(6, false), [["digits", 7, 6]]);
	assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
	const broken = [
		null,
		3,
		{},
		{ ...draft, size: 5 },
		{ ...draft, digits: [1] },
		{ ...draft, dots: draft.dots.map(() => 3) },
	];
	for (const kept of [...broken, { ...draft, rule: [4] }]) assert.equal(readDraft(kept), null);
	assert.deepEqual(readDraft({ ...draft, past: [[["digits", 99, 0, 1]]] })?.past, []);
	assert.deepEqual(readDraft({ ...draft, future: [["x"]] })?.future, []);
});

test("two tabs on one draft do not write over each other", () => {
	const shelf = /** @type {any} */ (new Memory());
	const [one, other] = [new Drafts(shelf), new Drafts(shelf)];
	one.begin("Mine");
	const first = changed(blank(4), [["digits", 0, 1]]);
	assert.equal(one.keep(first, 1), "kept");
	assert.deepEqual(other.open(one.id), first);
	assert.equal(other.keep(changed(first, [["digits", 1, 2]]), 2), "kept");
	assert.equal(one.keep(changed(first, [["digits", 2, 3]]), 3), "copied");
	assert.deepEqual(
		one.all().map(({ name, size }) => [name, size]),
		[
			["Mine (copy)", 4],
			["Mine", 4],
		],
	);
	assert.deepEqual(new Drafts(shelf).last()?.digits.slice(0, 3), [1, 0, 3]);
	one.remove(other.id);
	assert.equal(one.all().length, 1);
});

test("a full or forbidden storage is told", () => {
	const drafts = new Drafts(null);
	drafts.begin();
	assert.equal(drafts.keep(blank(4), 1), "full");
	assert.deepEqual(drafts.all(), []);
	assert.equal(drafts.last(), null);
});

test("the edge whose middle is nearest is hit", () => {
	const { right, below } = board(9);
	assert.equal(nearestEdge(board(9), 1.05, 0.5).edge, right[0]);
	assert.equal(nearestEdge(board(9), 0.5, 0.9).edge, below[0]);
	assert.equal(nearestEdge(board(9), 8.9, 8.4).edge, below[71]);
	assert.equal(nearestEdge(board(9), 0.5, 1).distance, 0);
});

test("the verdict is put into words", () => {
	const many = { verdict: /** @type {const} */ ("many"), solution: null };
	assert.equal(verdictWords({ verdict: "one", count: 1, exact: true, about: null, solution: SOLVED }), "One solution.");
	assert.equal(verdictWords({ verdict: "none", count: 0, exact: true, about: null, solution: null }), "No solution.");
	assert.equal(verdictWords({ ...many, count: 288, exact: true, about: null }), "288 solutions.");
	assert.equal(verdictWords({ ...many, count: 1000, exact: false, about: 36_000 }), "About 36,000 solutions.");
	assert.equal(verdictWords({ ...many, count: 1000, exact: false, about: 2.4e7 }), "About 24 million solutions.");
	assert.equal(verdictWords({ ...many, count: 1000, exact: false, about: 6.7e21 }), "About 10²¹ solutions.");
	assert.equal(verdictWords({ ...many, count: 1000, exact: false, about: null }), "More than 1,000 solutions.");
	assert.match(
		verdictWords({ verdict: "not settled", count: 1, exact: false, about: null, solution: null }),
		/^Not settled/,
	);
	const difficulty = { level: "hard", rating: 3.2, techniques: { "last cell": 2, "X-wing": 1 } };
	assert.equal(levelWords(difficulty), "Hard, rated 3.2: needs X-wing.");
});
