// Who is asked whether they want to know why dots were lost, once a game has ended, and who reads what of its end.

import assert from "node:assert/strict";
import test from "node:test";

import { hasLost } from "../../web/dots/board/ended.js";
import { lastMove, playAs, resultOf } from "../../web/dots/board/words.js";
import { Play } from "../../web/dots/rules/game.js";
import { moveFrom, saying } from "../../web/dots/rules/move.js";

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

/** @type {[word: "resign" | "time", reads: [nobody: string, blue: string, red: string]][]} what Red ends it by */
const RESULTS = [
	["resign", ["Blue wins: Red resigns.", "You win: Red resigns.", "You resign: Blue wins."]],
	["time", ["Blue wins on time.", "You win on time.", "You lose on time."]],
];

for (const [word, reads] of RESULTS)
	test(`each side reads of its own end by ${word}`, () => {
		const game = new Play({ size: [5, 5], rules: "standard", start: "empty" });
		for (const move of [moveFrom([1, 2, 2]), saying(2, word)]) game.play(move);
		for (const [own, words] of reads.entries()) {
			playAs(/** @type {0 | 1 | 2} */ (own));
			assert.equal(resultOf(game), words);
		}
		playAs(0);
	});

test("after STOP, both read who plays on and how that ends", () => {
	const game = new Play({ size: [5, 5], rules: "no-territory", start: "empty" });
	for (const move of [moveFrom([1, 0, 0]), saying(2, "stop")]) game.play(move);
	assert.equal(lastMove(game), "Red: STOP. Blue to move. Blue plays on alone, and can end the game with STOP.");
});

test("whoever may agree to an end reads it, and the result has the score once", () => {
	const start = [
		[2, 2, 2],
		[1, 2, 1],
		[1, 1, 2],
		[1, 3, 2],
		[1, 2, 3],
	];
	const game = new Play({ size: [5, 5], rules: "territory", start: /** @type {any} */ (start) });
	game.play(saying(1, "done"));
	const answers = ["Red can agree; else Blue", "Red can agree; else you", "You can agree; else Blue"];
	for (const [own, words] of answers.entries()) {
		playAs(/** @type {0 | 1 | 2} */ (own));
		assert.equal(lastMove(game), `Blue offers to end. ${words} move${own === 1 ? "" : "s"}.`);
	}
	playAs(0);
	game.play(saying(2, "done"));
	assert.equal(lastMove(game), "Red: agrees to end. Blue captures 1 dot. Blue wins by 1: Blue 1, Red 0.");
});
