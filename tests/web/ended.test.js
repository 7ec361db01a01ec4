// Who is asked whether they want to know why dots were lost, once a game has ended.

import assert from "node:assert/strict";
import test from "node:test";

import { hasLost } from "../../web/dots/board/ended.js";

/** @type {[captured: [number, number], player: 0 | 1 | 2, expected: boolean][]} */
const ENDS = [
	[[0, 0], 1, false], // resigned, or a draw
	[[0, 0], 0, false],
	[[2, 0], 1, false], // to the winner
	[[2, 0], 2, true],
	[[0, 2], 1, true],
	[[3, 2], 1, true], // however the game ended
	[[0, 2], 0, true], // at one board, or to who watched
];

for (const [captured, player, expected] of ENDS)
	test(`side ${player} ${expected ? "has" : "has not"} lost dots at ${captured.join(":")}`, () =>
		assert.equal(hasLost(/** @type {any} */ ({ now: { captured } }), player), expected));
