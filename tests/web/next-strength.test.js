// Which strength is suggested after a rated game against the computer, or to practise after a game with somebody.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting, nextStrength, suggestedWords } from "../../web/dots/game/next-strength.js";
import { STRENGTHS } from "../../web/dots/board/strengths.js";

const NEW = 300; // a deviation from few games
const SURE = 80;
const TOP = STRENGTHS.length;

/** Return the standing after some games. @param {number} rating */
const standing = (rating) => ({ rating, seed: 7, games: 3, beaten: 0 });

for (const [rating, deviation, played, points, expected] of /** @type {number[][]} */ ([
	[1662, NEW, 5, 1, 6], // who wins goes up
	[1662, NEW, 2, 1, 4], // but not far: two games say little
	[1662, NEW, TOP, 1, TOP], // and never down
	[1490, NEW, 8, 0, 5], // who loses goes down at once
	[1490, NEW, TOP, 0, TOP - 4], // but not far
	[1200, NEW, 1, 0, 1], // and never up
	[1500, NEW, 3, 0.5, 4],
	[1500, NEW, 8, 0.5, 7],
	[900, NEW, 1, 0.5, 1],
	[3650, NEW, TOP, 1, TOP],
	[1662, SURE, 2, 1, 6], // a rating that is certain decides alone, but for how far
	[900, SURE, TOP, 0, TOP - 4],
	[1662, SURE, 9, 1, 6],
	[1662, SURE, 2, 0, 6],
	[0, SURE, 4, 0, 1],
	[4000, SURE, 4, 1, 8],
	[975, SURE, 4, 1, 1], // as near to 2: the easier one
]))
	test(`at ${rating} ± ${2 * deviation}, ${points} against ${played}: ${expected}`, () =>
		assert.equal(nextStrength({ rating, deviation, games: 4 }, played, points), expected));

test("a game that has not counted suggests nothing", () =>
	assert.equal(nextStrength({ rating: 1500, deviation: 350, games: 0 }, 4, 0), 0));

test("to practise, a certain rating comes first, then the games on this device, then the rating so far", () => {
	const sure = { rating: 2090, deviation: SURE, games: 30 };
	const unsure = { ...sure, deviation: NEW, games: 3 };
	assert.deepEqual(fitting(sure, standing(3.2)), { strength: 9, by: "rating" });
	assert.deepEqual(fitting(unsure, standing(3.2)), { strength: 3, by: "games" });
	assert.deepEqual(fitting(unsure, null), { strength: 9, by: "rating" });
	assert.deepEqual(fitting(null, standing(TOP + 0.4)), { strength: TOP, by: "games" });
});

test("nobody is to practise against a strength below one that has lost to them", () =>
	assert.equal(fitting(null, { ...standing(1), beaten: 4 }).strength, 4));

test("who is not known from enough games is suggested nothing", () => {
	assert.equal(fitting(null, null).strength, 0);
	assert.equal(fitting({ rating: 1500, deviation: 350, games: 0 }, null).strength, 0);
	assert.equal(fitting({ rating: 1500, deviation: NEW, games: 2 }, { ...standing(1), games: 2 }).strength, 0);
});

test("why a strength is suggested is said", () => {
	const unsure = { rating: 1500, deviation: NEW, games: 2 };
	assert.equal(suggestedWords(unsure, 12, 0, 8), "You lost to 12. Next, rated: strength 8");
	assert.equal(suggestedWords(unsure, 3, 0.5, 4), "A draw with 3. Next, rated: strength 4");
	assert.equal(suggestedWords({ ...unsure, deviation: SURE }, 9, 1, 6), "By your rating. Next, rated: strength 6");
});
