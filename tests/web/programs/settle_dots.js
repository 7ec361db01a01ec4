// Tells of games of dots whether they are settled, and what each side might still capture.

import { Play } from "../../../web/dots/rules/game.js";
import { moveFrom } from "../../../web/dots/rules/move.js";
import { unsettledOf } from "../../../web/dots/rules/settled.js";
import { answerAll } from "./answers.js";

await answerAll(({ moves, ...setup }) => {
	const game = new Play(setup);
	for (const move of moves) game.play(moveFrom(move));
	return { settled: game.isSettled, loose: [[...unsettledOf(game, 1)], [...unsettledOf(game, 2)]] };
});
