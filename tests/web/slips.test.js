// Which moves of a game cost most, by side, and whose are asked about.

import assert from "node:assert/strict";
import test from "node:test";

import {
	askerIn,
	endedUnbeaten,
	isTooShort,
	loserIn,
	sidesFor,
	slipsOf,
	slipsTitle,
} from "../../web/dots/records/slips.js";

/** @param {number[]} lost by each move, Blue's first */
const judged = (lost) =>
	new Map(
		lost.map((each, index) => [
			index + 1,
			/** @type {any} */ ({ move: index + 1, player: 1 + (index % 2), lost: each, best: { at: [index, 0] } }),
		]),
	);

/** @type {[number[], 1 | 2, number[]][]} what moves lost, the side, and its moves that are listed */
const LISTS = [
	[[3, 50, 5, 1.9], 1, [3, 1]], // however much the other side lost
	[[3, 50, 5, 9.9], 2, [2]], // less than a fifth of the worst
	[[1.9, 2], 1, []],
	[[2, 0, 2], 1, [1, 3]],
	[Array.from({ length: 30 }, () => 4), 2, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
];

for (const [lost, player, moves] of LISTS)
	test(`the moves of side ${player} that lost most of ${lost.slice(0, 4)}`, () => {
		assert.deepEqual(
			slipsOf(judged(lost), player).map(([, { move }]) => move),
			moves,
		);
	});

test("of moves that passed by the same point the worst is listed", () => {
	const found = judged([3, 0, 5, 0, 4]);
	for (const [move, at] of [[1, 7], [3, 7], [5, 8]]) found.get(move).best.at = [at, 0]; // prettier-ignore
	assert.deepEqual(
		slipsOf(found, 1).map(([, { move }]) => move),
		[3, 5],
	);
});

test("who lost is known by the result", () => {
	for (const result of ["B+3", "b+R", "B+T"]) assert.equal(loserIn(result), 2);
	assert.equal(loserIn("W+G"), 1);
	for (const result of ["0", "Draw", "", "Void", "Blue won"]) assert.equal(loserIn(result), 0);
});

/** @type {[string, [number, number], string][]} a result, what both captured, how a loser lost that was not behind */
const UNBEATEN = [
	["W+R", [2, 0], "resigned while ahead, 2 to 0"],
	["B+Resign", [1, 3], "resigned while ahead, 3 to 1"],
	["W+r", [0, 0], "resigned at 0 to 0"],
	["B+T", [0, 4], "lost on time while ahead, 4 to 0"],
	["W+R", [1, 2], ""],
	["B+T", [1, 0], ""],
	["W+2", [0, 2], ""],
	["Draw", [0, 0], ""],
	["", [3, 0], ""],
];

for (const [result, captured, said] of UNBEATEN)
	test(`how the loser lost by ${result || "no result"} at ${captured.join(":")}`, () => {
		const loser = loserIn(result) || 1;
		const ended = endedUnbeaten(result, captured);
		assert.equal(ended !== null, said !== "");
		if (ended) assert.ok(slipsTitle(loser, loser, loser, ended).startsWith(`I ${said}. `));
	});

test("a list says why its side lost, unless it was not behind: then how", () => {
	const list = "Blue’s moves that cost most";
	const ended = endedUnbeaten("W+R", [2, 0]);
	assert.equal(slipsTitle(1, 0, 2), list);
	assert.equal(slipsTitle(1, 0, 1), `Why did Blue lose? ${list}`);
	assert.equal(slipsTitle(1, 1, 1), `Why did I lose? ${list}`);
	assert.equal(slipsTitle(1, 0, 1, ended), `Blue resigned while ahead, 2 to 0. ${list}`);
	assert.equal(slipsTitle(1, 1, 1, ended), `I resigned while ahead, 2 to 0. ${list}`);
	assert.equal(slipsTitle(1, 1, 2, ended), list);
});

test("the side that asks comes first, else the one that lost", () => {
	assert.deepEqual(sidesFor(1, 2), [1, 2]);
	assert.deepEqual(sidesFor(0, 2), [2, 1]);
	assert.deepEqual(sidesFor(0, 0), [1, 2]);
});

test("an address may say which side asks", () => {
	assert.equal(askerIn("?game=7K2M9QX4TBZ0&analyse=2"), 2);
	assert.equal(askerIn("?analyse=1"), 1);
	for (const search of ["?analyse=", "?analyse", "", "?analyse=3"]) assert.equal(askerIn(search), 0);
});

test("a time says nothing of a board where it leaves more doubt than seven dots", () => {
	const shortest = (/** @type {number} */ points) => [1, 2, 3, 4, 5].filter((level) => !isTooShort(points, level))[0];
	assert.deepEqual([15 * 15, 25 * 25, 30 * 30, 39 * 32, 60 * 60].map(shortest), [1, 1, 2, 3, 5]);
});
