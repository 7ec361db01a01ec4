// What is said of a move that the computer would make.

/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { place } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ move: Move | null, reason?: { sentence: string } | null }} Chosen */

/** Say where to move, and why. @param {Play} game @param {Chosen} chosen */
export function wordsOf(game, { move, reason }) {
	if (!move?.at) return withoutDot(move?.word ?? "");
	const why = reason?.sentence ?? phrase("the-computer-found-no-better");
	return phrase("try-place", { place: place(game, game.at(...move.at)), count: move.rings.length, why });
}

/** Say what to do where no dot is to be put. @param {string} word of the move; "": there is none */
function withoutDot(word) {
	if (word === "stop" || word === "done") return phrase("end-the-game-now-you");
	return word === "resign" ? phrase("nothing-helps-any-more-resign") : phrase("there-is-no-move");
}
