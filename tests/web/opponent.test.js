// The opponent without a network chooses what the service does, choice by choice.

/** @import { Player } from "../../web/dots/rules/field.js" */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { choose, STRENGTHS } from "../../web/dots/engine/opponent.js";
import { crc32, Random } from "../../web/dots/engine/random.js";
import { Play } from "../../web/dots/rules/game.js";
import { listed, moveFrom } from "../../web/dots/rules/move.js";

/** @typedef {{ size: [number, number], rules: string, start: string, moves: any[][], level?: number, strength?:
 *   number, seed: number, from: number }} Chosen */

const [OF_LEVELS, OF_STRENGTHS] = ["choices", "strengths"].map((name) =>
	readFileSync(join(import.meta.dirname, `../data/dots/${name}.ndjson`), "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => /** @type {Chosen} */ (JSON.parse(line))),
);

test("chance is that of Python", () => {
	assert.equal(crc32("123"), 2286445522);
	const random = new Random("1:17");
	assert.equal(random.number(), 0.6668186055304776);
	assert.equal(random.choice([...Array(37).keys()]), 4);
	assert.equal(random.choice(["only"]), "only");
	assert.equal(random.number(), 0.1178969494998715);
});

for (const [number, { size, rules, start, moves, level, strength, seed, from }] of [
	...OF_LEVELS,
	...OF_STRENGTHS,
].entries()) {
	const way = strength ? `strength ${strength}` : `level ${level}`;
	test(`game ${number + 1}: ${way}, ${rules}, ${size.join("x")}`, () => {
		const game = new Play({ size, rules, start });
		moves.forEach((move, made) => {
			if (made >= from) {
				/** @type {Player} */
				const player = game.now.mayClose || game.now.toMove;
				const before = structuredClone(game.now);
				const chosen = choose(game, { level, strength, seed, player });
				assert.deepEqual(chosen && listed(chosen), move, `move ${made + 1}`);
				assert.deepEqual(game.now, before);
			}
			game.play(moveFrom(move));
		});
	});
}

test("the games are of all levels and strengths, rule sets, and of boards from small to the largest", () => {
	assert.deepEqual(new Set(OF_LEVELS.map(({ level }) => level)), new Set([1, 2, 3, 4]));
	assert.deepEqual(new Set(OF_STRENGTHS.map(({ strength }) => strength)), new Set(STRENGTHS.map((_, at) => at + 1)));
	for (const games of [OF_LEVELS, OF_STRENGTHS]) {
		assert.deepEqual(
			new Set(games.map(({ rules }) => rules.split("+")[0])),
			new Set(["standard", "no-territory", "territory", "gorilla", "kepung", "paper"]),
		);
		assert.ok(games.some(({ size }) => size.join() === "60,60"));
		assert.ok(games.reduce((sum, { moves, from }) => sum + moves.length - from, 0) > 2000);
	}
});
