// The opponent without a network: every move is legal by all rule sets, it takes what it sees, and the strengths keep
// their order. Chance comes of the seed, so each run plays the same games.

/** @import { Player } from "../../web/dots/rules/field.js" */
/** @import { Setup } from "../../web/dots/rules/game.js" */

import assert from "node:assert/strict";
import { test } from "node:test";
import { HERE } from "../../web/dots/board/strengths.js";
import { choose, STRENGTHS } from "../../web/dots/engine/opponent.js";
import { Play } from "../../web/dots/rules/game.js";
import { moveFrom } from "../../web/dots/rules/move.js";

const RULES = [
	"standard",
	"no-territory",
	"territory",
	"territory+szkrab",
	"gorilla",
	"kepung",
	"kepung+move_limit=20",
	"paper",
	"paper+two_steps",
	"paper+all_points+early_end",
	"standard+first_to=2",
	"kepung+lead=2",
];
const LONGEST = 200; // moves of a game that is played here

/** Play a game of two strengths; return it.
 * @param {Setup} setup @param {[number, number]} strengths @param {number} seed */
function played(setup, strengths, seed) {
	const game = new Play(setup);
	for (let number = 0; number < LONGEST; number += 1) {
		/** @type {Player} */
		const player = game.now.mayClose || game.now.toMove;
		const before = structuredClone(game.now);
		const move = choose(game, { strength: strengths[player - 1], seed, player });
		assert.deepEqual(game.now, before);
		if (!move) break;
		game.play(move);
	}
	return game;
}

test("the strengths on this device are those that a page offers there", () => {
	assert.equal(STRENGTHS.length, HERE);
});

for (const [number, rules] of RULES.entries()) {
	test(`every move is legal: ${rules}`, () => {
		const strengths = /** @type {[number, number]} */ ([1 + (number % HERE), HERE - (number % HERE)]);
		const game = played({ size: [8, 7], rules, start: "cross" }, strengths, number);
		assert.ok(game.over || game.moves.length > 10, `${game.moves.length} moves`);
	});
}

test("the strongest takes a dot that can be taken, by rules that close by themselves and by those that do not", () => {
	for (const rules of ["standard", "gorilla"]) {
		const game = new Play({ size: [9, 9], rules, start: "empty" });
		for (const move of [
			[4, 3],
			[4, 4],
			[3, 4],
			[0, 0],
			[5, 4],
			[8, 8],
		].map(([x, y], at) => [1 + (at % 2), x, y]))
			game.play(moveFrom(move));
		const move = choose(game, { strength: HERE, seed: 1, player: 1 });
		assert.deepEqual(move?.at, [4, 5], rules);
		game.play(/** @type {NonNullable<typeof move>} */ (move));
		assert.equal(game.now.captured[0], 1, rules);
	}
});

test("the strongest wins against the weakest", () => {
	for (let seed = 0; seed < 4; seed += 1) {
		const isFirst = seed % 2 === 0;
		const game = played({ size: [10, 10], rules: "standard", start: "cross" }, isFirst ? [HERE, 1] : [1, HERE], seed);
		const [first, second] = game.now.captured;
		assert.ok(isFirst ? first > second : second > first, `${first}:${second}`);
	}
});

test("the largest board has a move, whatever the strength", () => {
	for (let strength = 1; strength <= HERE; strength += 1)
		assert.ok(
			choose(new Play({ size: [60, 60], rules: "standard", start: "cross" }), { strength, seed: 7, player: 1 }),
		);
});
