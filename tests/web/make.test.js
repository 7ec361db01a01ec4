// The workshop: steps and their undoing, dots that follow digits, drafts of two tabs, and what the verdict says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blank, changed, dotsOfDigits, draftOf, puzzleIn, readDraft, redone, undone } from "../../web/make/draft.js";
import { Drafts } from "../../web/make/drafts.js";
import { markOf, ownOf } from "../../web/make/cell-edits.js";
import { allPublished, dropPublished, keepPublished } from "../../web/make/published.js";
import { nearestEdge } from "../../web/make/pointer.js";
import { brokenBy, edgesAcross, exchanged, mirrorsOf, moved, movesOf } from "../../web/make/turn-and-mirror.js";
import { asked, bodyOf, progressSaid, symmetriesOf, withKept } from "../../web/make/finish-wishes.js";
import { changeSaid, endSaid, ratedSaid } from "../../web/make/neighbours-words.js";
import { levelWords, verdictWords } from "../../web/make/verdict.js";
import * as backup from "../../web/sudoku/solved/backup.js";
import { Store } from "../../web/shared/store.js";
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

test("a board without boxes stays one: kept, turned, asked about and named in a link", () => {
	const draft = changed(blank(5, "white", false), [["digits", 0, 5]]);
	assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
	const puzzle = puzzleIn(draft);
	assert.deepEqual([puzzle.boxes, puzzle.negative, puzzle.board.boxes.length], [false, "white", 0]);
	assert.deepEqual(draftOf(puzzle), { ...draft, past: [] });
	assert.equal(movesOf(board(5, false)).length, 7);
	assert.equal(movesOf(board(6, false)).length, 7); // on 6 x 6, boxes allow three
	assert.equal(changed(draft, moved(draft, "half")).digits[24], 5);
	assert.equal(bodyOf(draft, { ...NO_WISHES, shape: new Set() }).boxes, false);
	assert.equal(readDraft({ ...draft, boxes: true }), null);
	assert.equal(readDraft({ ...blank(6), boxes: undefined })?.boxes, true); // as drafts were kept before
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

test("a board that is moved and moved back is the same, and a solved one stays solved", () => {
	const back = { left: "right", right: "left" };
	for (const ken of [SOLVED, "3C/1C/A2B/D"]) {
		const plain = draftOf(parse(ken));
		const draft = changed(plain, [...dotsOfDigits(plain), ["dots", 5, 1]]);
		for (const move of movesOf(board(4))) {
			const once = changed(draft, moved(draft, move));
			assert.equal(
				conflicts(puzzleIn(once), once.digits).edges.size,
				conflicts(puzzleIn(draft), draft.digits).edges.size,
			);
			const twice = changed(once, moved(once, /** @type {any} */ (back)[move] ?? move));
			assert.equal(write(puzzleIn(twice)), write(puzzleIn(draft)), move);
		}
	}
	assert.deepEqual(movesOf(board(6)), ["half", "sides", "ends"]);
	assert.equal(movesOf(board(9)).length, 7);
	const right = changed(changed(blank(4), [["digits", 0, 1]]), moved(changed(blank(4), [["digits", 0, 1]]), "right"));
	assert.equal(right.digits.indexOf(1), 3);
	const { edges } = board(6);
	for (const move of movesOf(board(6)))
		for (const edge of edges.keys()) {
			const across = edgesAcross(board(6), move, edge);
			assert.ok(across.length <= 2);
			assert.deepEqual(edgesAcross(board(6), move, across[across.length - 1]).sort(), [...across].sort());
		}
	assert.equal(edgesAcross(board(9), "right", 0).length, 4);
	assert.deepEqual(
		mirrorsOf(board(9)).map(([, name]) => name),
		["half turn", "left and right", "top and bottom", "quarter turn", "main diagonal", "other diagonal"],
	);
});

test("what an exchange breaks is what is at fault after it", () => {
	const plain = draftOf(parse(SOLVED));
	const draft = changed(plain, dotsOfDigits(plain));
	for (const rule of [0, 1, 2, 3])
		for (const [one, other] of [
			[1, 2],
			[1, 3],
			[2, 4],
			[3, 4],
		]) {
			const whole = changed(draft, [["rule", 0, rule]]);
			const before = conflicts(puzzleIn(whole), whole.digits).edges;
			const after = changed(whole, exchanged(whole, one, other));
			const faults = [...conflicts(puzzleIn(after), after.digits).edges].filter((edge) => !before.has(edge));
			const { broken, open } = brokenBy(whole, one, other);
			assert.deepEqual(
				broken,
				faults.sort((a, b) => a - b),
				`${rule} ${one} ${other}`,
			);
			assert.equal(open, 0);
		}
	assert.equal(brokenBy(changed(blank(4), [["dots", 3, 1]]), 1, 2).open, 1);
});

const NO_WISHES = {
	difficulty: "",
	technique: "",
	givensMax: "",
	isWhiteOnly: false,
	symmetry: "",
	hasSymmetricDots: true,
	breakIn: "",
	places: "",
	bare: new Set(),
};

test("wishes are sent as the service takes them, with what is kept of a proposal", () => {
	const draft = changed(blank(4), [["dots", 0, 1]]);
	const body = bodyOf(draft, { ...NO_WISHES, shape: new Set([0, 1, 2]), givensMax: "0", difficulty: "easy" });
	assert.equal(body.givens_max, 0);
	assert.equal(body.difficulty, "easy");
	assert.ok(!("technique" in body));
	assert.deepEqual(body.dots_within, ["r1c1", "r1c2", "r1c3"]);
	const found = parse("1C/D/D/3C");
	assert.equal(write(puzzleIn(withKept(draft, found, new Set([0]), new Set()))).slice(0, 2), "(1");
	const bare = bodyOf(blank(4), { ...NO_WISHES, shape: new Set(), bare: new Set([0]) });
	assert.deepEqual(bare.no_dots, [["r1c1", "r2c1"]]);
	const plain = bodyOf(blank(4), { ...NO_WISHES, shape: new Set() });
	assert.deepEqual(Object.keys(plain), ["ken", "negative", "boxes", "white_only", "number"]);
	const more = bodyOf(draft, { ...NO_WISHES, shape: new Set(), symmetry: "diagonal", breakIn: "4", places: "none" });
	assert.deepEqual([more.symmetry, more.break_in, more.ken], ["diagonal", 4, write(puzzleIn(draft))]);
	assert.deepEqual(
		[4, 6, 9].map((size) => symmetriesOf(board(size)).length),
		[6, 3, 6],
	);
	assert.deepEqual(more.picture, [["r1c1", "r2c1"]]);
	const drawn = changed(draft, [["rule", 0, 1]]); // all dots
	assert.deepEqual(
		[draft, drawn].map((each) => bodyOf(each, { ...NO_WISHES, shape: new Set(), symmetry: "diagonal" }).symmetric_dots),
		[true, undefined],
	);
	const free = bodyOf(draft, { ...NO_WISHES, shape: new Set(), places: "mine" });
	assert.deepEqual([free.ken, free.picture], ["D/D/D/D", [["r1c1", "r2c1"]]]);
});

test("each line of an answer is heard, however it is cut, and one that is a fault is thrown", async () => {
	const step = { proposal: null, outcome: null, tried: 8, hurdles: {}, levels: {} };
	const lines = [
		step,
		{ ...step, outcome: "not found", tried: 200, hurdles: { "another level": 9 }, levels: { easy: 9 } },
	];
	const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
	const { signal } = new AbortController();
	const { fetch } = globalThis;
	const answer = (/** @type {string[]} */ parts, status = 200) => {
		const stream = new ReadableStream({
			start(controller) {
				for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
				controller.close();
			},
		});
		globalThis.fetch = async () => new Response(stream, { status });
	};
	try {
		for (const cut of [1, 30, text.length - 2]) {
			/** @type {any[]} */
			const heard = [];
			answer([text.slice(0, cut), text.slice(cut)]);
			await asked({}, signal, (line) => heard.push(line));
			assert.deepEqual(heard, lines);
		}
		answer([`${JSON.stringify(step)}\n${JSON.stringify({ code: "busy", status: 503, detail: "busy now" })}\n`]);
		await assert.rejects(
			asked({}, signal, () => {}),
			{ message: "busy now", status: 503 },
		);
		answer(['{"detail": "expected less"}'], 422);
		await assert.rejects(
			asked({}, signal, () => {}),
			{ message: "expected less", status: 422 },
		);
		answer([`${JSON.stringify(step)}\n`]); // it breaks off
		await assert.rejects(
			asked({}, signal, () => {}),
			{ status: 0 },
		);
	} finally {
		globalThis.fetch = fetch;
	}
	assert.equal(progressSaid(/** @type {any} */ (lines[0]), 0), "Searching: 8 full boards tried, 0 found …");
	assert.match(progressSaid(/** @type {any} */ (lines[1]), 0), /in the way: another level \(easy\)/);
});

/** @param {string} text */
const file = (text) => ({ size: text.length, text: async () => text });

test("drafts come along in the page's file: what is there is kept, and what differs is kept beside it", async () => {
	const [here, there] = [new Memory(), new Memory()];
	const drafts = new Drafts(/** @type {any} */ (here));
	drafts.begin("tea");
	const first = changed(blank(4), [["digits", 0, 3]]);
	drafts.keep(first, 1);
	const text = backup.write(new Store(here));
	const other = new Store(there);
	assert.equal(backup.merge(other, await backup.read(file(text))), "1 draft was added.");
	assert.equal(backup.merge(other, await backup.read(file(text))), "Nothing in it is new.");
	const copy = new Drafts(/** @type {any} */ (there));
	assert.deepEqual(copy.open(drafts.id)?.digits, first.digits);
	drafts.keep(changed(first, [["digits", 1, 2]]), 2);
	const later = await backup.read(file(backup.write(new Store(here))));
	assert.equal(backup.merge(other, later), "1 draft was added.");
	assert.equal(backup.merge(other, later), "Nothing in it is new.");
	assert.deepEqual(
		copy
			.all()
			.map(({ name }) => name)
			.toSorted(),
		["tea", "tea (from a file)"],
	);
});

for (const [what, drafts] of /** @type {[string, unknown][]} */ ([
	["a draft without a stamp", { a: { name: "", updated: 1 } }],
	["a name that is no text", { a: { name: 3, stamp: "b", updated: 1 } }],
	["an id with a slash", { "a/b": { name: "", stamp: "b", updated: 1 } }],
	["more than are kept", Object.fromEntries(Array.from({ length: 501 }, (_, at) => [at, {}]))],
]))
	test(`a file with ${what} is refused`, async () => {
		const text = JSON.stringify({ form: "kropki-solves", version: 1, solves: {}, drafts });
		await assert.rejects(backup.read(file(text)), backup.NotSolves);
	});

test("what was published is kept beside the drafts, is none of them, and goes with the backup", async () => {
	const shelf = new Memory(1_000);
	const drafts = new Drafts(/** @type {any} */ (shelf));
	const first = { id: "5M0Q2V7K4T", page: /** @type {const} */ ("p"), name: "Tea", secret: "s", updated: 1 };
	const second = { id: "0000000000", page: /** @type {const} */ ("c"), name: "Two", secret: "t", updated: 2 };
	assert.ok(keepPublished(drafts, first) && keepPublished(drafts, second));
	shelf.setItem("kropki:make:published.1111111111", "{");
	shelf.setItem("kropki:make:published.<script>", JSON.stringify(first));
	assert.deepEqual(allPublished(drafts), [second, first]);
	assert.deepEqual(drafts.all(), []);
	const text = backup.write(new Store(/** @type {any} */ (shelf)));
	const other = new Memory();
	const store = new Store(/** @type {any} */ (other));
	const file = { size: text.length, text: async () => text };
	assert.match(backup.merge(store, await backup.read(file)), /2 drafts were added/);
	assert.deepEqual(allPublished(new Drafts(/** @type {any} */ (other))), [second, first]);
	keepPublished(drafts, { ...first, name: "Changed" });
	assert.equal(backup.merge(new Store(/** @type {any} */ (shelf)), await backup.read(file)), "Nothing in it is new.");
	dropPublished(drafts, second.id);
	assert.deepEqual(
		allPublished(drafts).map(({ name }) => name),
		["Changed"],
	);
	assert.equal(keepPublished(drafts, { ...second, name: "x".repeat(1_000) }), false);
	assert.deepEqual(allPublished(new Drafts(null)), []);
});

test("a neighbour is put into words", () => {
	const digit = { cell: "r1c2", digit: 4, edge: null, dot: null };
	const dot = { cell: null, digit: null, edge: ["r1c1", "r1c2"], dot: "white" };
	const difficulty = /** @type {any} */ ({ level: "hard", rating: 3.2 });
	const said = (/** @type {any} */ kind, /** @type {any[]} */ removed, /** @type {any[]} */ added) =>
		changeSaid({ kind, removed, added, ken: "", difficulty });
	assert.equal(said("minimal", [digit, dot], []), "Without 2 clues: minimal");
	assert.equal(said("drop", [dot], []), "Without a white dot r1c1–r1c2");
	assert.equal(said("add", [], [digit]), "With 4 in r1c2");
	assert.equal(said("move", [digit], [dot]), "A white dot r1c1–r1c2 for 4 in r1c2");
	const near = /** @type {any} */ ({ kind: "drop", removed: [dot], added: [], ken: "", difficulty });
	assert.equal(ratedSaid(near), "Hard, rated 3.2");
	assert.equal(
		endSaid({ neighbours: [near], tried: 9, complete: false }),
		"1 found, 9 changes tried; there may be more.",
	);
	assert.equal(endSaid({ neighbours: [], tried: 1, complete: true }), "There is none: 1 change tried.");
});

test("the setter's own marks and colours are a layer of their own", () => {
	const draft = changed(blank(4), [
		["centre", 1, 0b11],
		["corner", 2, 0b100],
		["colour", 3, 0b100000000],
	]);
	const after = changed(draft, [...dotsOfDigits(draft), ["digits", 1, 3], ["digits", 3, 2]]);
	assert.deepEqual(ownOf(after), ownOf(draft));
	assert.deepEqual(markOf(after, "centre", 1, 2), ["centre", 1, 0b01]);
	assert.deepEqual(markOf(after, "centre", 1, 5), ["centre", 1, 0b11]);
	assert.deepEqual(markOf(after, "colour", 3, 8), ["colour", 3, 0b110000000]);
	assert.deepEqual(markOf(after, "corner", 2, 0), ["corner", 2, 0]);
	assert.equal(markOf(after, "white", 2, 1), null);
	assert.deepEqual(ownOf(undone(undone(after))), ownOf(blank(4)));
	assert.equal(write(puzzleIn(draft)), "D/D/D/D");
	assert.equal(changed(draft, moved(draft, "sides")).colour[0], 0b100000000);
	const kept = JSON.parse(JSON.stringify(after));
	assert.deepEqual(readDraft(kept), after);
	const { corner, centre, colour, ...old } = kept;
	assert.deepEqual(ownOf(/** @type {any} */ (readDraft({ ...old, past: [] }))), ownOf(blank(4)));
	assert.deepEqual(readDraft({ ...kept, colour: [512] })?.colour, blank(4).colour);
	assert.equal(corner.length + centre.length + colour.length, 48);
	const drafts = new Drafts(/** @type {any} */ (new Memory()));
	drafts.begin();
	drafts.keep(after, 1);
	assert.deepEqual(ownOf(/** @type {any} */ (drafts.open(drafts.id))), ownOf(draft));
});
