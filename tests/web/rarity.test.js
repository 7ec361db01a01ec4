// Which puzzles there are: what is a little harder than a puzzle, and which techniques are rare.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RATINGS, harderThan, isRare } from "../../web/sudoku/puzzle/rarity.js";
import { ruleOf } from "../../web/sudoku/puzzle/rules.js";

/** @import { Negative } from "../../web/types.d.ts" */

test("a little harder is up to 0.8 more, or as much as the next puzzles are", () => {
	assert.deepEqual(harderThan(1.4, { size: 9, negative: true }), { least: 1.5, most: 2.2 });
	assert.deepEqual(harderThan(1.7, { size: 9, negative: false }), { least: 1.8, most: 2.5 });
	assert.deepEqual(harderThan(5, { size: 9, negative: true }), { least: 5.1, most: 7 }); // few 9x9 lie between
	assert.deepEqual(harderThan(3.4, { size: 9, negative: false }), { least: 3.5, most: 7 });
	assert.deepEqual(harderThan(3.4, { size: 9, negative: "white" }), { least: 3.5, most: 5 });
	assert.deepEqual(harderThan(3.4, { size: 8, negative: true, boxes: false }), { least: 3.5, most: 4.4 });
});

for (const [rating, size, negative] of /** @type {[number, number, Negative][]} */ ([
	[1.6, 4, true],
	[2.6, 4, false],
	[2.8, 4, false],
	[5, 6, true],
	[6, 6, true],
	[7, 9, true],
	[7, 9, false],
]))
	test(`nothing is harder than ${rating} of size ${size}, ${negative ? "with every dot" : "with some dots"}`, () => {
		assert.equal(harderThan(rating, { size, negative }), null);
	});

test("what is offered is harder and exists, whatever the rating", () => {
	for (const [kind, ratings] of Object.entries(RATINGS)) {
		const [size, rule, without] = kind.split(" ");
		for (let tenths = 10; tenths <= 70; tenths++) {
			const wish = harderThan(tenths / 10, { size: Number(size), negative: ruleOf(rule), boxes: !without });
			if (!wish) continue;
			assert.ok(wish.least > tenths / 10);
			assert.ok(
				ratings.some((rating) => wish.least <= rating && rating <= wish.most),
				`${kind} ${tenths}`,
			);
		}
	}
});

test("a technique is rare on some boards", () => {
	assert.ok(isRare("X-wing", 9, true));
	assert.ok(!isRare("X-wing", 4, false));
	assert.ok(!isRare("naked single", 9, true));
});
