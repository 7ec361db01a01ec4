// The lessons: answers are judged, what was learned is kept, and every technique has its words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { write, read, merge } from "../../web/sudoku/solved/backup.js";
import { STATION, count, learnedFrom, together } from "../../web/sudoku/help/learned.js";
import { BLACK, GAP, WHITE, permits } from "../../web/sudoku/puzzle/rules.js";
import { Store } from "../../web/shared/store.js";
import { TECHNIQUES } from "../../web/sudoku/help/techniques.js";
import { PAIRS, faultOf, partners } from "../../web/learn/dot-pairs.js";
import {
	MOST_SHOWN,
	isPlacing,
	masksOf,
	placesOf,
	shownIn,
	sorted,
	verdictOn,
	whereabouts,
} from "../../web/learn/verdict.js";
import { TEXTS } from "../../web/learn/lessons.js";
import { choicesFor, placeOf } from "../../web/learn/mixed-drill.js";
import { PICTURES } from "../../web/learn/pictures.js";
import { REFUSALS } from "../../web/learn/refusals.js";
import { dueOn, note, reviewFrom, turn } from "../../web/learn/repetition.js";
import { DRILLS, endless } from "../../web/learn/quick-questions.js";
import { Memory } from "./memory.js";

/** @import { PracticeAnswer } from "../../web/types.d.ts" */

const STEP = {
	technique: "dot pair",
	sentence: "s",
	cells: ["r1c1", "r1c2"],
	edges: [],
	placements: {},
	eliminations: { r1c1: [3, 4] },
};
/** @type {PracticeAnswer} */
const POSITION = {
	technique: "dot pair",
	seed: "1",
	ken: "(xk)C/D/D/D",
	size: 4,
	negative: true,
	entries: `${".".repeat(15)}4`,
	marks: ["134", "12", ...Array(13).fill("1234"), "4"],
	needs_marks: true,
	answers: [STEP],
	solution: "1234/3412/2143/4321",
};
const PLACING = { ...POSITION, answers: [{ ...STEP, placements: { r1c1: 1 }, eliminations: {} }] };

/** Where the filled cells say why: r1c2 is beside a 4, by a black dot, and r4c1 is in a row with 1. */
const CLASHING = { ...PLACING, entries: `.3..${"....".repeat(2)}.1.4` };

/** A position of a puzzle of 6x6, with all that a dot pair finds there. @type {PracticeAnswer} */
const REAL = {
	...POSITION,
	ken: "A(xw)A(xw)B/6(wx)(wx)(kk)B/(ww)E/D(xw)(kx)/A(kx)D/D(xw)A",
	size: 6,
	negative: false,
	entries: "1235..645..3456.3.312.5.5643..231..5",
	marks: "1 2 3 5 46 46 6 4 5 12 12 3 4 5 6 12 3 12 3 1 2 46 5 46 5 6 4 3 12 12 2 3 1 46 46 5".split(" "),
	answers: [
		{ ...STEP, eliminations: { r5c6: [1] } },
		{ ...STEP, eliminations: { r4c6: [6] } },
	],
	solution: "123546/645123/456231/312654/564312/231465",
};
/** There, an end of a dot is a digit, though nobody has entered it. @type {PracticeAnswer} */
const HALF = { ...REAL, marks: REAL.marks.with(9, "1"), answers: [] };

/** @type {[string, PracticeAnswer, number, number, boolean, boolean, RegExp, number[]][]} what, where, cell, digit,
 *   entered, right, words, the filled cells that forbid it */
const ANSWERS = [
	["a candidate that goes", POSITION, 0, 3, false, true, /^Right: r1c1 is not 3/, []],
	["the digit that is left then", POSITION, 0, 1, true, true, /^Right: r1c1 is 1/, []],
	[
		"the digit of the solution",
		REAL,
		29,
		2,
		false,
		false,
		/^The step that is looked for here does not rule out 2 in r5c6: across the black dot, r4c6 can be 4\.$/,
		[],
	],
	["another digit", REAL, 4, 6, true, false, /^6 in r1c5 is not certain: in row 1 .* r1c6, and r1c5 .* 4\.$/, []],
	["a candidate that stays as yet", REAL, 33, 6, false, false, /^The step .* 6 in r6c4: no dot touches/, []],
	["a true digit of another technique", REAL, 15, 2, true, false, /^True, r3c4 is 2: row 3 has no other cell/, []],
	["a true candidate of another technique", REAL, 5, 4, false, false, /^True, r1c6 is not 4: with 4 there, /, []],
	["one that the other end of a dot rules out", HALF, 10, 1, false, false, /^True, r2c5 is not 1: with 1 there, /, []],
	["a digit that its row has, crossed out", CLASHING, 12, 1, false, false, /^True, r4c1 is not 1: row 4 has /, [13]],
	["a candidate that is gone", POSITION, 0, 2, false, false, /^2 is not among the candidates of r1c1/, []],
	["a cell that is filled", POSITION, 15, 2, true, false, /r4c4 has its digit/, []],
	["a digit that is placed", PLACING, 0, 1, true, true, /^Right: r1c1 is 1/, []],
	["another candidate of the cell whose digit is found", PLACING, 0, 4, false, true, /^Right: r1c1 is not 4/, []],
	["a digit that its row has", CLASHING, 12, 1, true, false, /^r4c1 cannot be 1: row 4 has its 1, in r4c2\.$/, [13]],
	["a digit that a dot forbids", CLASHING, 0, 4, true, false, /^r1c1 cannot be 4: r1c2 is 3, and a black dot/, [1]],
	["a digit that a gap forbids", CLASHING, 5, 4, true, false, /^r2c2 cannot be 4: r1c2 is 3, and there is no dot/, [1]],
];

for (const [what, position, cell, digit, isPlaced, isRight, words, cells] of ANSWERS) {
	test(`${what} is ${isRight ? "right" : "not the answer"}`, () => {
		const verdict = verdictOn(position, { cell, digit, isPlaced });
		assert.equal(verdict.isRight, isRight);
		assert.equal(verdict.isTrue, isRight || verdict.text.startsWith("True, "));
		assert.doesNotMatch(verdict.text, /stays/);
		assert.match(verdict.text, words);
		assert.equal(verdict.step === null, !isRight);
		assert.deepEqual(verdict.cells, cells);
	});
}

test("no answer is judged by the solution, so that none gives it away", () => {
	for (const position of [POSITION, PLACING, CLASHING, REAL])
		for (const cell of position.marks.keys())
			for (const digit of [1, 2, 3, 4])
				for (const isPlaced of [true, false]) {
					const given = { cell, digit, isPlaced };
					assert.deepEqual(verdictOn({ ...position, solution: "" }, given), verdictOn(position, given));
				}
});

test("each technique says why a candidate stays", () => {
	assert.deepEqual(Object.keys(REFUSALS).toSorted(), TECHNIQUES.map(({ name }) => name).toSorted());
	for (const reason of Object.values(REFUSALS)) assert.match(reason("7", "false"), /^[a-z0-9].*[a-z0-9]$/);
});

test("an example shows the candidates that it needs, and practice some others, but not all", () => {
	const open = { ...POSITION, size: 9, ken: "(xk)G/HA/HA/HA/HA/HA/HA/HA/HA", entries: ".".repeat(81) };
	const position = { ...open, marks: ["123456789", "123456789", ...Array(79).fill("123456")] };
	assert.deepEqual([...shownIn(position, true)], [0, 1]);
	assert.equal(shownIn(position, false).size, MOST_SHOWN);
	assert.ok([0, 1].every((cell) => shownIn(position, false).has(cell)));
	assert.deepEqual([...shownIn({ ...position, marks: Array(81).fill("1234567") }, false)], [0, 1]);
	assert.equal(shownIn(POSITION, false).size, 15);
	assert.equal(shownIn({ ...POSITION, needs_marks: false }, false).size, 0);
	assert.equal(shownIn(PLACING, false).size, 0, "a single is found without");
	assert.equal(shownIn(PLACING, true).size, 2);
});

test("the answer that is told soonest comes first", () => {
	const [long, short] = [
		{ ...STEP, chain: [{ cell: null, digit: null, sentence: "c" }] },
		{ ...STEP, sentence: "longer" },
	];
	assert.deepEqual(sorted({ ...POSITION, answers: [long, short, STEP] }).answers, [STEP, short, long]);
});

test("where an answer is can be said without saying it", () => {
	assert.equal(whereabouts(POSITION), "Look at r1c1, r1c2.");
	assert.deepEqual(placesOf(POSITION), { houses: [], cells: ["r1c1", "r1c2"] });
	assert.equal(
		whereabouts({
			...POSITION,
			answers: [{ ...STEP, picture: { houses: ["row 1"], dots: [], gaps: [], digits: [], candidates: {} } }],
		}),
		"Look at row 1.",
	);
	assert.deepEqual([POSITION, PLACING].map(isPlacing), [false, true]);
	assert.deepEqual(
		masksOf(POSITION).filter((_, cell) => [0, 1, 15].includes(cell)),
		[0b1101, 0b11, 0],
	);
});

test("each technique has a text, and no other has", () => {
	assert.deepEqual(
		Object.keys(TEXTS),
		TECHNIQUES.map(({ name }) => name),
	);
	assert.ok(Object.values(TEXTS).every((lines) => lines.length === 2));
});

test("the first station asks for each kind of edge, and knows the digits", () => {
	assert.equal(PAIRS.length, STATION);
	assert.deepEqual(new Set(PAIRS.map(([, link]) => link)), new Set([WHITE, BLACK, GAP]));
	assert.deepEqual(
		[partners(4, WHITE), partners(4, BLACK), partners(4, GAP), partners(5, BLACK)],
		[[3, 5], [2, 8], [1, 6, 7, 9], []],
	);
	assert.ok(
		PAIRS.every(([digit, link]) => partners(digit, link).length && faultOf(digit, link, partners(digit, link)) === ""),
	);
	assert.match(faultOf(4, WHITE, [3, 6]), /6 cannot be there: 4 and 6 are not consecutive/);
	assert.match(faultOf(4, GAP, [8]), /one of 4 and 8 is double the other/);
	assert.match(faultOf(4, WHITE, [3]), /missing/);
});

test("right answers are counted on the device, and what no page has written is left out", () => {
	const store = new Store(new Memory());
	for (const isRight of [true, false, true]) count(store, "dot-pair", isRight);
	assert.deepEqual(store.get("learned"), { "dot-pair": { seen: 3, right: 2 } });
	for (const [kept, sound] of /** @type {[any, object][]} */ ([
		[null, {}],
		["x", {}],
		[[1], {}],
		[
			{
				a: 1,
				b: { seen: 1, right: 2 },
				"c/": { seen: 1, right: 1 },
				d: { seen: 1e9, right: 0 },
				e: { seen: 2, right: 1, more: 1 },
			},
			{ e: { seen: 2, right: 1 } },
		],
	])) {
		assert.deepEqual(learnedFrom(kept), sound);
	}
});

test("what two devices have learned is what is more of each", () => {
	const [one, other] = [
		{ a: { seen: 3, right: 1 }, b: { seen: 1, right: 1 } },
		{ a: { seen: 2, right: 2 }, c: { seen: 4, right: 0 } },
	];
	assert.deepEqual(together(one, other), {
		a: { seen: 3, right: 2 },
		b: { seen: 1, right: 1 },
		c: { seen: 4, right: 0 },
	});
});

test("what was learned is in the file with the rest, and comes back once", async () => {
	const [here, there] = [new Store(new Memory()), new Store(new Memory())];
	count(here, "dot-pair", true);
	const text = write(here);
	const file = { size: text.length, text: async () => text };
	assert.equal(merge(there, await read(file)), "What was learned was added.");
	assert.deepEqual(there.get("learned"), here.get("learned"));
	assert.equal(merge(there, await read(file)), "Nothing in it is new.");
});

test("a file of before has nothing that was learned", async () => {
	const text = '{"form": "kropki-solves", "version": 1, "solves": {}}';
	assert.deepEqual((await read({ size: 9, text: async () => text })).learned, {});
});

for (const [technique, { groups }] of Object.entries(PICTURES))
	test(`the picture of ${technique} is true: what stays has partners, and what goes has none`, () => {
		assert.ok(TECHNIQUES.some(({ name }) => name === technique));
		const linkOf = (/** @type {string} */ colour) => (colour === "white" ? WHITE : colour === "black" ? BLACK : GAP);
		let gone = 0;
		for (const [row, { cells, dots, below }] of groups.entries()) {
			for (const [column, colour] of below.entries()) {
				const [upper, lower] = [cells, groups[row + 1].cells].map((line) => Number(line[column].keeps));
				assert.ok(permits(linkOf(colour), upper, lower), `${technique}: ${upper} above ${lower}`);
			}
			assert.equal(dots.length, cells.length - 1);
			const stays = cells.map(({ keeps, goes = "" }) =>
				[...(keeps || "123456789")].filter((digit) => !goes.includes(digit)),
			);
			for (const [edge, colour] of dots.entries())
				for (const [here, there] of [
					[edge, edge + 1],
					[edge + 1, edge],
				]) {
					const has = (/** @type {string} */ digit) =>
						stays[there].some((other) => digit !== other && permits(linkOf(colour), Number(digit), Number(other)));
					if (cells[here].keeps) assert.ok(stays[here].every(has), `${technique}: ${here} of ${stays}`);
					if (colour || cells.length === 2) assert.ok([...(cells[here].goes ?? "")].every((digit) => !has(digit)));
					gone += (cells[here].goes ?? "").length;
				}
		}
		assert.ok(gone || groups.every(({ cells, dots }) => dots.every(Boolean) || cells.some(({ keeps }) => !keeps)));
	});

for (const [slug, { questions }] of Object.entries(DRILLS))
	test(`${slug}: every answer fits the dots of its picture, and every digit that fits is an answer`, () => {
		for (const { picture, answers } of questions) {
			const digits = picture.cells.map(({ keeps }) => Number(keeps) || 0);
			const fits = (/** @type {number} */ digit) => {
				const filled = digits.map((each) => each || digit);
				const isRun = picture.dots.every((colour, edge) =>
					permits(colour === "white" ? WHITE : BLACK, filled[edge], filled[edge + 1]),
				);
				return isRun && new Set(filled).size === filled.length;
			};
			assert.deepEqual(answers, [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(fits));
		}
	});

test("a drill asks everything, and nothing twice in a row", () => {
	const { questions } = DRILLS["quick-partners"];
	let state = 1;
	const asked = endless(questions, () => (state = (state * 16807) % 2147483647) / 2147483647);
	const some = Array.from({ length: 400 }, () => asked.next().value);
	assert.equal(new Set(some).size, questions.length);
	assert.ok(some.every((question, index) => question !== some[index - 1]));
});

test("the mixed drill comes to every technique, each among four names", () => {
	const places = TECHNIQUES.map((_, round) => placeOf(round));
	assert.equal(new Set(places).size, TECHNIQUES.length);
	for (const at of places) {
		assert.equal(choicesFor(at).length, 4);
		assert.ok(choicesFor(at).includes(TECHNIQUES[at]));
	}
});

test("what was missed is asked again after one, three and seven days, where that is wanted", () => {
	const store = new Store(new Memory());
	const position = { technique: "dot pair", seed: "4" };
	note(store, position, false, "2026-11-30");
	assert.deepEqual(reviewFrom(store.get("review")).missed, [], "it is off at first");
	turn(store, true);
	note(store, { technique: "dot pair", seed: "5" }, true, "2026-11-30");
	note(store, position, false, "2026-11-30");
	const days = (/** @type {string} */ today) => dueOn(store, today).map(({ seed, due }) => `${seed} ${due}`);
	assert.deepEqual(days("2026-11-30"), []);
	assert.deepEqual(days("2026-12-01"), ["4 2026-12-01"]);
	note(store, position, true, "2026-12-02");
	assert.deepEqual(days("2026-12-05"), ["4 2026-12-05"]);
	note(store, position, false, "2026-12-05");
	assert.deepEqual(days("2026-12-06"), ["4 2026-12-06"]);
	for (const today of ["2026-12-06", "2026-12-09", "2026-12-16"]) note(store, position, true, today);
	assert.deepEqual(days("2027-12-16"), []);
	note(store, position, false, "2026-12-17");
	turn(store, false);
	assert.deepEqual(dueOn(store, "2027-12-16"), []);
	turn(store, true);
	assert.deepEqual(dueOn(store, "2027-12-16"), [], "what was missed is forgotten when it is turned off");
});

test("no more than a hundred are kept, and what is none is left out", () => {
	const store = new Store(new Memory());
	turn(store, true);
	for (let at = 0; at < 120; at++) note(store, { technique: "dot pair", seed: String(at) }, false, "2026-11-30");
	assert.equal(dueOn(store, "2026-12-01").length, 100);
	for (const kept of [
		null,
		3,
		{ isOn: 1 },
		{ isOn: true, missed: [null, { technique: "x", seed: "1", due: "soon", round: 0 }] },
	])
		assert.deepEqual(reviewFrom(kept).missed, []);
});
