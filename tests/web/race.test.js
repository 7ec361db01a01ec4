// What is said of a race, to whoever is in it and to whoever is not.

import assert from "node:assert/strict";
import { test } from "node:test";

import { farOf, invitedWords, nameOf, newsOf, playingWords, ranked } from "../../web/sudoku/race/words.js";

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
	assert.equal(playingWords(ended, 1, 70_000), "You have finished in 1:05: number 2 of 2.");
	assert.equal(playingWords(null, 0, null), "Wait for a second player, then start.");
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
