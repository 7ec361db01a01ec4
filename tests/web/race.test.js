// What is said of a race, to whoever is in it and to whoever is not.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
	farOf,
	invitedWords,
	isOver,
	kindOf,
	kindWords,
	nameOf,
	newsOf,
	playingWords,
	ranked,
	wonWords,
} from "../../web/sudoku/race/words.js";

/** @param {number} place @param {object} [more] */
const racer = (place, more) => ({ place, name: null, right: 0, hints: 0, ms: null, away: false, ...more });
/** @param {ReturnType<typeof racer>[]} players @param {number | null} [started] */
const standing = (players, started = 0) => ({ number: 1, now: 65_000, started, cells: 40, players, puzzle: null });

test("who has finished comes first, then who has most cells right, then who came first", () => {
	const players = [racer(1), racer(2, { right: 9 }), racer(3, { ms: 9_000 }), racer(4, { ms: 8_000 }), racer(5)];
	assert.deepEqual(
		ranked(players).map(({ place }) => place),
		[4, 3, 2, 1, 5],
	);
	assert.equal(players[0].place, 1);
});

test("a racer is told by name or place, and by what the device says", () => {
	assert.equal(nameOf(racer(2), 1), "Player 2");
	assert.equal(nameOf(racer(2, { name: "Ada" }), 2), "Ada (you)");
	assert.equal(farOf(racer(1, { right: 3, away: true }), 40), "3 of 40, away");
	assert.equal(farOf(racer(1, { ms: 65_000, hints: 1, away: true }), 40), "1:05, says 1 hint");
	assert.equal(farOf(racer(1, { right: 3, hints: 2 }), 40), "3 of 40, says 2 hints");
});

test("the first words say what comes next", () => {
	assert.equal(playingWords(standing([racer(1)], null), 1, null), "Wait for a second player, then start.");
	assert.equal(playingWords(standing([racer(1), racer(2)], null), 1, null), "2 players are here.");
	assert.equal(playingWords(standing([racer(1), racer(2)]), 1, -4_100), "The race starts in 5 s.");
	assert.equal(playingWords(standing([racer(1), racer(2)]), 1, 9), "The race is on.");
	const ended = standing([racer(1, { ms: 65_000 }), racer(2, { ms: 9_000 })]);
	assert.equal(playingWords(ended, 1, 70_000), "Your time is 1:05.");
	assert.equal(playingWords(null, 0, null), "Wait for a second player, then start.");
});

for (const [name, times, me, said] of /** @type {[string, (number | null)[], number, string][]} */ ([
	["alone", [9_000, null], 1, "You are first!"],
	["first", [9_000, 20_500], 1, "You won by 11 s"],
	["first by a nose", [9_000, 9_400], 1, "You won by less than a second"],
	["last", [99_000, 20_500, 9_000], 1, "Third, 1:30 behind Player 3"],
]))
	test(`the end of a race for whoever is ${name}`, () => {
		assert.equal(
			wonWords(
				times.map((ms, at) => racer(at + 1, { ms })),
				me,
			),
			said,
		);
	});

test("a race that is over is looked at, and its kind is said where it is known", () => {
	const over = standing([racer(1, { ms: 5 }), racer(2, { ms: 9 })]);
	assert.deepEqual([over, standing([racer(1, { ms: 5 }), racer(2)]), standing([])].map(isOver), [true, false, false]);
	assert.equal(invitedWords(over), "This race is over.");
	assert.deepEqual(["9-easy", "", "9-<b>"].map(kindWords), ["9 × 9, easy", "", ""]);
	const kind = kindOf({ size: 7, difficulty: "hard", boxes: false, negative: "white" });
	assert.equal(kindWords(kind), "7 × 7, hard, no boxes, all white dots");
	assert.equal(kindWords(kindOf({ size: 6, difficulty: "easy", negative: false })), "6 × 6, easy, some dots");
});

test("who has not joined is told whose clock it will be", () => {
	assert.match(invitedWords(standing([racer(1)], null)), /^1 player is in this race, which has not started/);
	assert.match(
		invitedWords(standing([racer(1), racer(2)])),
		/^2 players are .* Its clock says 1:05, and will be yours/,
	);
	assert.match(invitedWords(standing([], 70_000)), /which starts now/);
});

test("news are those of others who have just finished", () => {
	const before = standing([racer(1), racer(2), racer(3, { ms: 5 })]);
	const after = standing([racer(1, { ms: 1 }), racer(2, { name: "Bo", ms: 65_000 }), racer(3, { ms: 5 })]);
	assert.equal(newsOf(before, after, 1), "Bo has finished in 1:05.");
	assert.equal(newsOf(null, after, 1), "");
	assert.equal(newsOf(after, after, 1), "");
});
