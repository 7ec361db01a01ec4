// What people play of Dots: which of it the fields of a new game say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FOR_BEGINNERS, presetIn } from "../../web/dots/board/setup-form.js";
import { FIRST } from "../../web/dots/play/kept.js";

test("what a beginner plays is the game of the first visit, and one of those that people play", () => {
	const { width, height, rules, start } = FOR_BEGINNERS;
	assert.deepEqual({ size: [Number(width), Number(height)], rules, start }, FIRST.setup);
	assert.equal(presetIn(FOR_BEGINNERS), "10 × 10");
});

test("a game that differs in anything is none of those that people play", () => {
	const other = { ...FOR_BEGINNERS, width: "15", height: "15" };
	assert.equal(presetIn(other), "15 × 15 cross");
	/** @type {Record<string, string>[]} */
	const changes = [{ height: "14" }, { rules: "paper" }, { start: "empty" }, { first_to: "5" }, { handicap: "2" }];
	for (const change of changes) assert.equal(presetIn({ ...other, ...change }), "");
});
