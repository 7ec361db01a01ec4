// What people play of Dots: which of it the fields of a new game say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FOR_BEGINNERS, presetIn, rulesFrom, valuesIn } from "../../web/dots/board/setup-form.js";
import { FIRST } from "../../web/dots/play/kept.js";

test("what a beginner plays is the game of the first visit, and one of those that people play", () => {
	const { width, height, rules, start } = FOR_BEGINNERS;
	assert.deepEqual({ size: [Number(width), Number(height)], rules, start }, FIRST.setup);
	assert.equal(presetIn(FOR_BEGINNERS), "10 × 10");
});

test("a game that differs in anything is none of those that people play", () => {
	const other = { ...FOR_BEGINNERS, width: "15", height: "15" };
	assert.equal(presetIn(other), "15 × 15");
	/** @type {Record<string, string>[]} */
	const changes = [{ height: "14" }, { rules: "paper" }, { start: "empty" }, { first_to: "5" }, { handicap: "2" }];
	for (const change of changes) assert.equal(presetIn({ ...other, ...change }), "");
});

/** @import { Setup } from "../../web/dots/rules/game.js" */

/** @type {[Setup, Record<string, string>][]} a game, and what the form says of it */
const PLAYED = [
	[FIRST.setup, { width: "10", height: "10", rules: "standard", start: "cross", first_to: "", handicap: "0" }],
	[
		{ size: [20, 12], rules: "paper+two_steps+first_to=7", start: "random-crosses=12+handicap=3" },
		{ width: "20", height: "12", rules: "paper", two_steps: "on", early_end: "", first_to: "7", handicap: "3" },
	],
	[
		{ size: [9, 9], rules: "kepung+move_limit=40", start: [[1, 4, 4]] },
		{ rules: "kepung", move_limit: "40", two_steps: "", start: "empty" },
	],
];

for (const [setup, expected] of PLAYED)
	test(`the form offers ${setup.rules} again after a game`, () => {
		const values = valuesIn(setup);
		for (const [name, value] of Object.entries(expected)) assert.equal(values[name], value, name);
	});

test("a game may end at a number of captures and at a lead", () => {
	const chosen = valuesIn({ size: [9, 9], rules: "standard+first_to=9+lead=3", start: "empty" });
	assert.equal(rulesFrom(chosen), "standard+first_to=9+lead=3");
});

test("the form takes nothing of what is no game", () => {
	for (const kept of [undefined, null, 3, {}, { size: 3, rules: "standard" }, { size: [9, 9], rules: "chess" }])
		assert.deepEqual(valuesIn(kept), {});
});
