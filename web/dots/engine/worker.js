// The worker in which the opponent thinks: games come in as the server gets them, moves go out.

/** @import { Listed } from "../rules/move.js" */
/** @import { Setup } from "../rules/game.js" */
/** @import { Wish } from "./opponent.js" */

import { Play } from "../rules/game.js";
import { listed, moveFrom } from "../rules/move.js";
import { choose } from "./opponent.js";

/** @typedef {Setup & Wish & { moves: Listed[] }} Question */

addEventListener("message", ({ data }) => {
	/** @type {{ id: number, question: Question }} */
	const { id, question } = data;
	const game = new Play(question);
	for (const move of question.moves) game.play(moveFrom(move));
	const chosen = choose(game, question);
	postMessage({ id, move: chosen && listed(chosen) });
});
