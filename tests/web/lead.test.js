// What is told and drawn of an argument, press by press.

import assert from "node:assert/strict";
import { test } from "node:test";
import { housesCalled, linkSketch, stepSketch } from "../../web/sudoku/help/drawings.js";
import { board } from "../../web/sudoku/puzzle/geometry.js";
import { IDEA, LOOK, STEP, because, leading, spoken, whole } from "../../web/sudoku/help/lead.js";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { lessonOf } from "../../web/sudoku/puzzle/link.js";
import { TECHNIQUES, techniqueCalled } from "../../web/sudoku/help/techniques.js";

/** @import { Reason, TaughtAnswer, WayAnswer } from "../../web/types.d.ts" */

const SMALL = parse("(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A");
/** @type {TaughtAnswer} */
const DOT = {
	technique: "dot from a digit",
	sentence: "r1c1 is 3, so r2c1 is not 1.",
	cells: ["r1c1", "r2c1"],
	edges: [["r1c1", "r2c1"]],
	placements: {},
	eliminations: { r2c1: [1] },
	picture: { houses: [], dots: [["r1c1", "r2c1"]], gaps: [], digits: ["r1c1"], candidates: { r2c1: [1, 4] } },
	chain: [],
};
/** @type {TaughtAnswer} */
const SINGLE = {
	technique: "hidden single in a box",
	sentence: "In box 1, 1 can only go in r2c2.",
	cells: ["r1c1", "r1c2", "r2c1", "r2c2"],
	edges: [],
	placements: { r2c2: 1 },
	eliminations: {},
	picture: { houses: ["box 1"], dots: [], gaps: [], digits: ["r1c1", "r1c2"], candidates: { r2c1: [4], r2c2: [1, 4] } },
	chain: [],
};
/** @type {TaughtAnswer} */
const WHAT_IF = {
	...SINGLE,
	technique: "forcing",
	placements: {},
	eliminations: { r2c2: [4] },
	chain: [
		{ cell: "r2c2", digit: 4, sentence: "Suppose that r2c2 were 4." },
		{
			cell: null,
			digit: null,
			sentence: "Then box 1 would have no place for 1.",
			message: {
				id: "sentence",
				arguments: { text: { id: "then-no-place", arguments: { house: "box 1", digit: 1 } } },
			},
		},
	],
};
/** @type {WayAnswer} */
const WAY = { steps: [DOT, SINGLE], cell: "r2c2", digit: 1 };
/** @type {Reason} */
const REASON = {
	cell: "r2c2",
	digit: 1,
	status: "minimal",
	clues: { digits: { r1c1: 3 }, dots: [["r1c1", "r2c1"]], gaps: [], houses: ["box 1"] },
	local: {},
	sentence: "",
	steps: [DOT, SINGLE],
};

/** @param {number} at @param {number} stage @param {number} [link] @param {WayAnswer} [way] */
const lead = (at, stage, link, way = WAY) => leading(SMALL.board, SMALL.dots, way, at, stage, link);

test("a way is led along: where to look, the idea, the step", () => {
	const told = [LOOK, IDEA, STEP].map((stage) => lead(0, stage));
	assert.deepEqual(
		told.map(({ title }) => title),
		Array(3).fill("Towards r2c2: step 1 of 2"),
	);
	assert.deepEqual(
		told.map(({ technique }) => technique),
		["", DOT.technique, DOT.technique],
	);
	assert.deepEqual(
		told.map(({ lines }) => lines.at(-1)),
		["Look at box 1.", techniqueCalled(DOT.technique)?.idea, DOT.sentence],
	);
	assert.deepEqual(
		told.map(({ next }) => next),
		["Idea", "Step", "Take the step"],
	);
	assert.deepEqual(
		told.map(({ sketch }) => sketch.candidates.size),
		[0, 0, 1],
	);
	assert.equal(lead(1, STEP).next, "Enter 1");
	assert.equal(lead(0, STEP, -1, { ...WAY, steps: [SINGLE] }).title, "The next digit");
	for (const stage of [LOOK, IDEA]) {
		const { sketch, lines } = lead(0, stage);
		assert.deepEqual(
			[sketch.target, sketch.houses, [...sketch.roles]],
			[5, [8], [0, 1, 4, 5].map((cell) => [cell, "look"])],
		);
		assert.doesNotMatch(lines.join(" "), /r\dc\d/);
	}
});

test("who listens hears which cells are meant", () => {
	assert.equal(lead(0, LOOK).said, "Towards row 2 column 2: step 1 of 2. Look at box 1.");
	assert.equal(lead(0, STEP).said, "row 1 column 1 is 3, so row 2 column 1 is not 1.");
	assert.equal(spoken("r1c2-r1c3 and r10c1, ar1c1"), "row 1 column 2-row 1 column 3 and r10c1, ar1c1");
});

test("a long sentence is told line by line, without the candidates that the board shows", () => {
	const sentence = "Dots join r1c1 (14) and r2c1. 4 does not fit; 1 does. So r2c1 is 1.";
	const told = lead(0, STEP, -1, { ...WAY, steps: [{ ...DOT, sentence }, SINGLE] });
	assert.deepEqual(
		[told.lines, told.end],
		[["Dots join r1c1 and r2c1.", "4 does not fit.", "1 does.", "So r2c1 is 1."], ""],
	);
	assert.ok(told.said.includes("(14)"));
	const listed = lead(0, STEP, -1, { ...WAY, steps: [{ ...WHAT_IF, sentence: "Try it. So r2c2 is not 4." }, SINGLE] });
	assert.deepEqual([listed.lines, listed.items.length, listed.end], [["Try it."], 2, "So r2c2 is not 4."]);
});

test("a board without boxes is named by its columns", () => {
	const { board: lines, dots } = parse("D/D/D/D", true, false);
	const step = { ...SINGLE, picture: undefined };
	const way = { steps: [DOT, step], cell: "r2c3", digit: 1 };
	assert.equal(whole(lines, dots, way, 1).title, "Two steps to a 1 in column 3");
	assert.deepEqual(leading(lines, dots, way, 1, LOOK).lines, ["Look at column 1."]);
});

test("the whole way is a list, and the step that is shown has its links below it", () => {
	const told = whole(SMALL.board, SMALL.dots, { ...WAY, steps: [DOT, WHAT_IF] }, 1);
	assert.deepEqual(
		told.items.map(({ at, link, isCurrent }) => [at, link, isCurrent]),
		[
			[0, -1, false],
			[1, -1, true],
			[1, 0, false],
			[1, 1, false],
		],
	);
	assert.equal(told.next, "Enter 1");
	assert.equal(
		whole(SMALL.board, SMALL.dots, { ...WAY, steps: [WHAT_IF] }, 0, 1).said,
		"Then box 1 would have no place for 1.",
	);
});

test("a step is drawn: dots apart from gaps, what goes apart from what stays", () => {
	const sketch = stepSketch(
		SMALL.board,
		SMALL.dots,
		{
			...DOT,
			edges: [
				["r1c1", "r2c1"],
				["r2c1", "r2c2"],
			],
		},
		5,
	);
	assert.deepEqual(
		[sketch.dots, sketch.gaps, sketch.digits, [...sketch.candidates], [...sketch.gone], sketch.target],
		[[0], [8], [0], [[4, 0b1001]], [[4, 1]], 5],
	);
	const bare = stepSketch(SMALL.board, SMALL.dots, { ...DOT, picture: undefined }, null);
	assert.deepEqual([bare.dots, [...bare.candidates]], [[0], [[4, 1]]]);
});

test("a what-if is drawn link by link, and its end says where it cannot be", () => {
	const [first, last] = [0, 1].map((link) => linkSketch(SMALL.board, SMALL.dots, WHAT_IF, link, null));
	assert.deepEqual([first.supposed, first.houses, [...first.candidates.keys()]], [[[5, 4]], [], [4]]);
	assert.deepEqual([last.supposed, last.houses, last.broken], [[[5, 4]], [8], []]);
	const candidates = { id: "candidates", arguments: { cell: "r2c1", digits: [4] } };
	for (const text of [
		{ id: "then-no-digit", arguments: { cell: candidates } },
		{ id: "not-at-once", arguments: { cell: "r2c1", digits: [1, 2] } },
		{
			id: "then-has-to-be",
			arguments: { cell: "r2c1", parts: [{ id: "is-in-house", arguments: { house: "row 2" } }] },
		},
	]) {
		const end = { cell: null, digit: null, sentence: "", message: { id: "sentence", arguments: { text } } };
		const chain = [...(WHAT_IF.chain ?? []).slice(0, 1), end];
		const { broken, houses } = linkSketch(SMALL.board, SMALL.dots, { ...WHAT_IF, chain }, 1, null);
		assert.deepEqual([broken, houses], [[4], []], text.id);
	}
});

test("the cases of cells that are filled together are drawn one by one", () => {
	const chain = [4, 1].map((digit) => ({
		cell: "r2c2",
		digit,
		sentence: `If r2c2 were ${digit}, r2c1 would have no digit.`,
	}));
	const drawn = [0, 1].map((link) => linkSketch(SMALL.board, SMALL.dots, { ...DOT, chain }, link, null));
	assert.deepEqual(
		drawn.map(({ supposed, broken }) => [supposed, broken]),
		[
			[[[5, 4]], []],
			[[[5, 1]], []],
		],
	);
});

test("houses are found by their names, and others are none", () => {
	assert.deepEqual(housesCalled(board(9), ["row 1", "column 9", "box 3", "box 10", "diagonal 1"]), [0, 17, 20]);
});

/** @type {[Partial<Reason>, RegExp][]} */
const KINDS = [
	[{}, /^The 3 in r1c1 and the dot r1c1-r2c1, in box 1\. Together they force it, and none of them can be left out\.$/],
	[{ status: "not settled" }, /Not settled: some of them may not be needed\.$/],
	[
		{ clues: { digits: {}, dots: [], gaps: [["r1c1", "r1c2"]], houses: [] } },
		/^No dot at r1c1-r1c2\. That alone forces it\.$/,
	],
];

for (const [part, words] of KINDS) {
	test(`a reason that is ${part.status ?? "minimal"} says so: ${words.source.slice(0, 30)}`, () => {
		const told = because(SMALL.board, SMALL.dots, { ...REASON, ...part }, -1);
		assert.match(told.lines.join(" "), words);
		assert.equal(told.title, "Why is r2c2 1?");
		assert.equal(told.next, "Show the argument");
	});
}

test("a cell that is far away says how many digits come first, and gives none away", () => {
	const sentence = "7 other digits come first on the way to r2c2.";
	const told = because(SMALL.board, SMALL.dots, { ...REASON, status: "far", steps: [], sentence }, -1);
	assert.deepEqual([told.title, told.lines, told.next], ["Why r2c2?", [sentence], "Show the way"]);
	assert.ok(!told.said.includes("is 1"));
	assert.deepEqual(told.sketch.digits, []);
});

test("the argument of a reason is turned through, and leads back to the clues", () => {
	assert.deepEqual(
		[0, 1].map((at) => because(SMALL.board, SMALL.dots, REASON, at).next),
		["Next step", "Back to the clues"],
	);
	assert.equal(because(SMALL.board, SMALL.dots, { ...REASON, steps: [] }, -1).next, "");
	assert.deepEqual(
		[...because(SMALL.board, SMALL.dots, REASON, 0).sketch.roles],
		[
			[0, "cause"],
			[4, "goes"],
		],
	);
});

test("each technique has an idea and a lesson of its own", () => {
	assert.equal(new Set(TECHNIQUES.map(({ name }) => lessonOf(name))).size, TECHNIQUES.length);
	assert.ok(TECHNIQUES.every(({ idea }) => idea.length > 20 && idea.length < 130));
	assert.equal(lessonOf("X-wing"), "/learn#x-wing");
});
