// The opponent without a network chooses what the service does, choice by choice.

/** @import { Player } from "../../web/dots/rules/field.js" */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { choose } from "../../web/dots/engine/opponent.js";
import { crc32, Random } from "../../web/dots/engine/random.js";
import { Game } from "../../web/dots/rules/game.js";
import { listed, moveFrom } from "../../web/dots/rules/move.js";

/** @typedef {{ size: [number, number], rules: string, start: string, moves: any[][], level: number, seed: number,
 *   from: number }} Chosen */

/** @type {Chosen[]} */
const GAMES = readFileSync(join(import.meta.dirname, "../data/dots/choices.ndjson"), "utf8")
	.split("\n")
	.filter(Boolean)
	.map((line) => JSON.parse(line));

test("chance is that of Python", () => {
	assert.equal(crc32("123"), 2286445522);
	const random = new Random("1:17");
	assert.equal(random.number(), 0.6668186055304776);
	assert.equal(random.choice([...Array(37).keys()]), 4);
	assert.equal(random.choice(["only"]), "only");
	assert.equal(random.number(), 0.1178969494998715);
});

for (const [number, { size, rules, start, moves, level, seed, from }] of GAMES.entries()) {
	test(`game ${number + 1}: level ${level}, ${rules}, ${size.join("x")}`, () => {
		const game = new Game({ size, rules, start });
		moves.forEach((move, made) => {
			if (made >= from) {
				/** @type {Player} */
				const player = game.now.mayClose || game.now.toMove;
				const before = structuredClone(game.now);
				const chosen = choose(game, { level, seed, player });
				assert.deepEqual(chosen && listed(chosen), move, `move ${made + 1}`);
				assert.deepEqual(game.now, before);
			}
			game.play(moveFrom(move));
		});
	});
}

test("the games are of all levels, rule sets, and of boards from small to the largest", () => {
	assert.deepEqual(new Set(GAMES.map(({ level }) => level)), new Set([1, 2, 3, 4]));
	assert.deepEqual(
		new Set(GAMES.map(({ rules }) => rules.split("+")[0])),
		new Set(["standard", "no-territory", "territory", "gorilla", "kepung", "paper"]),
	);
	assert.ok(GAMES.some(({ size }) => size.join() === "60,60"));
	assert.ok(GAMES.reduce((sum, { moves, from }) => sum + moves.length - from, 0) > 2000);
});
