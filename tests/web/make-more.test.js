// The workshop: what is entered beside the clues, what is said beyond the verdict, puzzles of the device in lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blank, changed, dotsOfDigits, draftOf, puzzleIn, readDraft } from "../../web/make/draft.js";
import { Drafts, titleOf } from "../../web/make/drafts.js";
import { clausesOf, conflictSaid, ideasOf } from "../../web/make/ideas.js";
import { favouriteLines, leftLines } from "../../web/make/collection-lines.js";
import { clueOf, entriesOf, entryOf, withoutEntries, wrongEntries } from "../../web/make/cell-edits.js";
import { marksOf, reasonsSaid, ruleOut } from "../../web/make/verdict-details.js";
import {
	cellsAcross,
	edgesAcross,
	exchanged,
	isSymmetric,
	lackSaid,
	lacking,
	moved,
	movesOf,
} from "../../web/make/turn-and-mirror.js";
import { edgesOnWay } from "../../web/make/pointer.js";
import { Store } from "../../web/shared/store.js";
import { board } from "../../web/sudoku/puzzle/geometry.js";
import { parse, write } from "../../web/sudoku/puzzle/ken.js";
import { begin, keyOf, pack } from "../../web/sudoku/puzzle/session.js";
import { Asker } from "../../web/make/verdict.js";
import { Memory } from "./memory.js";

test("what is entered is no clue, gives way to one, and asks for dots", () => {
	const draft = changed(blank(4, false), [...entryOf(blank(4), 0, 1), ["digits", 1, 2]]);
	assert.equal(write(puzzleIn(draft)), "A2B/D/D/D");
	assert.equal(entriesOf(draft), "1...............");
	assert.equal(changed(draft, dotsOfDigits(draft)).dots[1], 1);
	assert.deepEqual(entryOf(draft, 1, 3), []);
	assert.deepEqual(entryOf(draft, 2, 5), []);
	const again = changed(draft, entryOf(draft, 0, 1));
	assert.equal(entriesOf(again), "");
	const clue = changed(draft, clueOf(draft, 0, 3));
	assert.deepEqual([clue.digits[0], clue.entries[0]], [3, 0]);
	assert.equal(entriesOf(changed(draft, withoutEntries(draft))), "");
	assert.equal(changed(draft, moved(draft, "sides")).entries[3], 1);
	assert.equal(changed(draft, exchanged(draft, 1, 4)).entries[0], 4);
	assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
	const { entries, ...old } = draft;
	assert.deepEqual(readDraft({ ...old, past: [] })?.entries, blank(4).entries);
	assert.equal(entries.length, 16);
});

test("a given brings those across from it where their digit is known, and takes them along", () => {
	const place = (/** @type {any} */ draft, /** @type {number} */ digit, /** @type {string} */ solution) =>
		changed(draft, clueOf(draft, 0, digit, cellsAcross(board(4), "half", 0).slice(1), solution));
	const solution = "1234341221434321";
	const entered = changed(blank(4), entryOf(blank(4), 15, 2));
	for (const [draft, digit, known, there] of /** @type {[any, number, string, number][]} */ ([
		[blank(4), 1, "", 0],
		[blank(4), 1, solution, 1],
		[blank(4), 2, solution, 0], // no clue of this solution
		[entered, 3, "", 2],
		[entered, 1, solution, 1],
		[changed(blank(4), [["digits", 15, 4]]), 1, solution, 4],
	])) {
		const after = place(draft, digit, known);
		assert.deepEqual([after.digits[0], after.digits[15]], [digit, there]);
		assert.equal(Boolean(after.entries[15]), false);
		assert.deepEqual(lacking(after, "half"), there ? [] : [15]);
		assert.deepEqual(place(after, 0, known).digits, blank(4).digits);
		assert.deepEqual(place(after, digit, known).digits, blank(4).digits);
		assert.equal(after.past.length, draft.past.length + 1);
	}
	const other = changed(blank(4), [["digits", 15, 4]]);
	assert.equal(place(other, 0, solution), other); // nothing is taken back here, so nothing there
	assert.equal(changed(entered, clueOf(entered, 0, 0, [15])), entered);
});

test("a pattern of givens lacks nothing if it is symmetric, and says what it lacks", () => {
	for (const size of [4, 6, 9])
		for (const move of movesOf(board(size)))
			for (const cell of board(size).cells) {
				const across = cellsAcross(board(size), move, cell);
				const draft = changed(blank(size), [["digits", cell, 1]]);
				assert.deepEqual(
					lacking(draft, move),
					across.slice(1).sort((one, other) => one - other),
				);
				assert.equal(changed(draft, moved(draft, move)).digits.findIndex(Boolean), across.at(-1));
				const full = across.map((at) => /** @type {["digits", number, number]} */ (["digits", at, 1]));
				assert.deepEqual(lacking(changed(draft, full), move), []);
			}
	assert.equal(lackSaid(board(9), []), "");
	assert.equal(lackSaid(board(9), [80]), "To be symmetric, r9c9 needs a digit, too.");
	assert.equal(lackSaid(board(9), [8, 72]), "To be symmetric, r1c9, r9c1 need a digit, too.");
	assert.equal(lackSaid(board(9), [1, 2, 3, 4, 5]), "To be symmetric, r1c2, r1c3, r1c4 and 2 more need a digit, too.");
});

test("where a board opens, is hardest or stalls is said, and which cells are the same", () => {
	const hardest = { placed: 14, cells: ["r4c5"], technique: "X-wing", value: 4.2 };
	const way = { grade: null, break_in: ["r1c1", "r2c2"], hardest, stall: null };
	assert.equal(
		reasonsSaid({ difficulty: way }),
		"It opens at r1c1, r2c2. It is hardest with 14 digits on the board: then X-wing leads to r4c5.",
	);
	assert.equal(
		reasonsSaid({ difficulty: { ...way, hardest: { ...hardest, cells: way.break_in } } }),
		"It opens at r1c1, r2c2. It is hardest there: it needs X-wing.",
	);
	const stall = { placed: 2, marks: ["1", "23", "23", "4"] };
	const stalled = { difficulty: { ...way, break_in: [], hardest: null, stall } };
	const equal = { pairs: /** @type {[string, string][]} */ ([["r1c1", "r2c3"]]), complete: true };
	assert.equal(
		reasonsSaid({ ...stalled, equal }),
		"Techniques lead to 2 of 4 digits, then stall. Equal in every solution: r1c1 = r2c3.",
	);
	const many = { ...equal, pairs: Array(7).fill(equal.pairs[0]) };
	assert.match(reasonsSaid({ equal: many }), /, r1c1 = r2c3 and 2 more\.$/);
	const gap = /** @type {any} */ ({ givens: [], dots: [], gaps: [["r1c1", "r1c2"]] });
	assert.match(reasonsSaid({ conflict: gap }), /^Missing dots count\./);
	assert.equal(reasonsSaid({ conflict: { ...gap, gaps: [] } }), "");
	assert.deepEqual(marksOf(stalled)?.cells[1], { 2: 1, 3: 1 });
	assert.equal(marksOf({ equal }), null);
});

test("a contradiction of a few clues is named, one of many is counted", () => {
	/** @type {[string, string][]} */
	const gaps = [
		["r1c1", "r1c2"],
		["r1c2", "r1c3"],
		["r1c3", "r1c4"],
		["r2c1", "r2c2"],
	];
	const few = { givens: ["r1c1"], dots: [], gaps: gaps.slice(0, 1), irreducible: true };
	assert.equal(conflictSaid({ conflict: few }), "Contradiction: the digit in r1c1; no dot between r1c1 and r1c2.");
	const many = { givens: ["r1c1", "r2c2"], dots: [], gaps, irreducible: false };
	assert.equal(
		conflictSaid({ conflict: many }),
		"A contradiction is among: 2 digits, 4 missing dots, marked on the board.",
	);
	assert.match(clausesOf(many), /^the digits in r1c1, r2c2; no dot between r1c1 and r1c2, .* and r2c2\.$/);
	assert.equal(conflictSaid({ conflict: { givens: [], dots: [], gaps: [], irreducible: false } }), "");
});

test("an entry is wrong that the only solution does not have, or that is nowhere possible", () => {
	const draft = changed(blank(4), [
		["digits", 0, 1],
		["entries", 1, 2],
		["entries", 2, 4],
	]);
	assert.deepEqual(wrongEntries(draft, "1234341221434321"), new Set([2]));
	assert.deepEqual(wrongEntries(draft, ""), new Set());
	/** @type {Record<string, number>[]} */
	const possible = draft.digits.map((_, cell) => (cell === 1 ? Object({ 3: 1 }) : { 2: 1, 4: 1 }));
	assert.deepEqual(wrongEntries(draft, "", possible), new Set([1]));
});

test("dots follow the only solution, unless the digits are of another grid", () => {
	const solution = "1234341221434321";
	const draft = changed(blank(4), [["digits", 0, 1]]);
	const count = (/** @type {ReturnType<typeof dotsOfDigits>} */ dots) => dots.filter(([, , dot]) => dot).length;
	const all = dotsOfDigits(draft, solution);
	assert.equal(all.length, 24);
	assert.deepEqual(all, dotsOfDigits(draftOf(parse("1234/3412/2143/4321"))));
	assert.ok(count(all) > 0);
	assert.equal(count(dotsOfDigits(draft)), 0);
	assert.deepEqual(dotsOfDigits(changed(draft, [["entries", 1, 4]]), solution), [["dots", board(4).right[0], 0]]);
});

test("what steps rule out stays ruled out", () => {
	const marks = ["1234", "1234", "24", "1234"];
	ruleOut(marks, board(4), [{ eliminations: { r1c1: [2, 3], r1c3: [1, 4] } }, { eliminations: { r1c1: [4] } }]);
	assert.deepEqual(marks, ["1", "1234", "2", "1234"]);
});

test("with a symmetry, a proposed dot comes with its images, and a digit says that it is alone", () => {
	const clue = { exact: true, dot: /** @type {const} */ ("white") };
	/** @type {import("../../web/make/verdict.js").Clue[]} */
	const clues = [
		{ cell: "r1c1", digit: 2, left: 1, exact: true },
		{ ...clue, edge: ["r1c1", "r1c2"], images: [["r4c3", "r4c4"]], left: 3 },
		{ ...clue, edge: ["r2c2", "r3c2"], images: [["r2c3", "r3c3"]], left: 7, exact: false },
	];
	const ideas = ideasOf(blank(4), board(4), { unique_by: { clues } }, "half").unique_by;
	assert.deepEqual(
		ideas.map(({ words, changes }) => [words, changes.length]),
		[
			["A white dot between r1c1 and r1c2 with its image: 3 left", 2],
			["A white dot between r2c2 and r3c2 with its image: over 7 left", 2],
			["2 in r1c1: unique (without its image)", 1],
		],
	);
	const [one, other] = ideas[0].changes.map(([, edge]) => edge);
	assert.deepEqual(edgesAcross(board(4), "half", one), [one, other]);
	const draft = changed(blank(4), ideas[0].changes);
	assert.ok(isSymmetric(draft, "half"));
	assert.ok(!isSymmetric(draft, "sides"));
	assert.ok(!isSymmetric(changed(draft, [["digits", 0, 1]]), "half"));
});

test("a title is what the setter called the draft", () => {
	const names = ["", "Draft", "Draft (branch)", "Draft (branch) (copy)", "Pearls", "Pearls (branch)"];
	assert.deepEqual(names.map(titleOf), ["", "", "", "", "Pearls", "Pearls"]);
});

test("clues that go together are one idea, and the first", () => {
	const draft = draftOf(parse("12B/D/D/D"));
	const dots = /** @type {[string, string][]} */ ([["r1c1", "r1c2"]]);
	const redundant = { alone: { givens: ["r1c1", "r1c2"], dots }, together: { givens: ["r1c2"], dots } };
	const { redundant: ideas } = ideasOf(draft, board(4), { redundant });
	assert.deepEqual(
		ideas.map(({ words }) => words),
		[
			"Without 2 clues together",
			"Without the 1 in r1c1",
			"Without the 2 in r1c2",
			"Without the dot between r1c1 and r1c2",
		],
	);
	assert.deepEqual(ideas[0].changes, [
		["digits", 1, 0],
		["dots", 1, 0],
	]);
	assert.deepEqual(ideasOf(draft, board(4), {}), {});
});

test("where nothing can go, there is no idea", () => {
	const none = { givens: [], dots: [] };
	assert.deepEqual(ideasOf(blank(4), board(4), { redundant: { alone: none, together: none } }), { redundant: [] });
});

test("with a symmetry, a clue goes with its images", () => {
	const draft = draftOf(parse("12B/D/D/B43"));
	const clues = { givens: ["r1c1", "r1c2", "r4c3", "r4c4"], dots: [] };
	const levels = [{ givens: ["r1c2", "r4c3"], dots: [], level: "hard", rating: 2 }];
	const { redundant: ideas } = ideasOf(
		draft,
		board(4),
		{ redundant: { alone: clues, together: clues, levels } },
		"half",
	);
	assert.deepEqual(
		ideas.map(({ words, changes }) => [words, changes.map(([, at]) => at)]),
		[
			["Without 4 clues together", [0, 1, 14, 15]],
			["Without the 1 in r1c1 with its image", [0, 15]],
			["Without the 2 in r1c2 with its image: hard 2.0", [1, 14]],
		],
	);
});

test("favourites and what was given up are lines of a collection", () => {
	const store = new Store(/** @type {any} */ (new Memory()));
	const day = 86_400_000;
	for (const [ken, updated, done] of /** @type {[string, number, number | null][]} */ ([
		["1C/D/D/D", 1, null],
		["2C/D/D/D", 2, null],
		["3C/D/D/D", 3, 3],
		["4C/D/D/D", 9 * day, null],
	])) {
		const game = { ...begin({ ken, negative: true }, updated), done };
		store.keepGame(keyOf(game.record), pack(game, 0, updated));
	}
	store.put("favourites", [keyOf({ ken: "4C/D/D/D", negative: true }), "x"]);
	assert.deepEqual(leftLines(store, 10 * day), ["1C/D/D/D", "2C/D/D/D"]);
	assert.deepEqual(favouriteLines(store), ["4C/D/D/D"]);
});

test("a way paints the edges that it crosses near their middles or leads along, however few points it has", () => {
	const { right, below } = board(9);
	const cases = [
		["down a column", [0.5, 0.5], [0.5, 4.5], [below[0], below[9], below[18], below[27]]],
		["off its middle", [0.68, 8.5], [0.36, 5.5], [below[63], below[54], below[45]]],
		["to the left", [3.5, 0.5], [1.5, 0.5], [right[2], right[1]]],
		["along a line", [0.2, 1], [2.8, 1.01], [below[0], below[1], below[2]]],
		["within a cell", [0.4, 0.4], [0.6, 0.6], []],
		["over a corner", [0.6, 0.6], [1.4, 1.4], []],
		["nowhere", [4.5, 4.5], [4.5, 4.5], []],
	];
	for (const [name, [x, y], [toX, toY], edges] of /** @type {[string, number[], number[], number[]][]} */ (cases))
		assert.deepEqual(edgesOnWay(board(9), { x, y }, { x: toX, y: toY }), edges, name);
});

test("a draft that was removed is taken back as it was", () => {
	const drafts = new Drafts(/** @type {any} */ (new Memory()));
	drafts.begin("Tea");
	drafts.keep(changed(blank(4), [["digits", 0, 1]]), 1);
	const [{ id }] = drafts.all();
	const text = drafts.text(`kropki:make:${id}`);
	drafts.remove("unknown");
	assert.equal(drafts.unremove(), null);
	drafts.remove(id);
	assert.deepEqual([drafts.all(), drafts.removed?.name], [[], "Tea"]);
	assert.equal(drafts.unremove(), id);
	assert.equal(drafts.text(`kropki:make:${id}`), text);
	assert.equal(drafts.unremove(), null);
});

test("a server that is away is asked some times, and then by the player", async (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	const asked = context.mock.method(globalThis, "fetch", async () => new Response("{}", { status: 503 }));
	let isOffered = false;
	const offerAgain = (/** @type {boolean} */ is) => (isOffered = is);
	const asker = new Asker({ tell: () => {}, tellMore: () => {}, ideas: () => [], offerAgain });
	for (const round of [1, 2]) {
		asker.ask({ puzzle: puzzleIn(blank(4)), entries: "" }, ["solutions"]);
		assert.equal(isOffered, false);
		for (let turn = 0; turn < 20; turn += 1) {
			context.mock.timers.tick(3_600_000);
			await new Promise(setImmediate);
		}
		assert.equal(asked.mock.callCount(), 5 * round);
		assert.equal(isOffered, true);
	}
});
