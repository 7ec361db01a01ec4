// Asks the service for a move, for as long as it is wanted.

/** @import { Player } from "../rules/field.js" */
/** @import { Game } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { listed, moveFrom } from "../rules/move.js";
import { answered } from "./patience.js";

/** @typedef {{ move: Move | null, score: number, chance: number, reason: { code: string, dots: number, sentence: string
 *   } | null }} Chosen */

/** Give a move of a level; *waiting* is told why there is none yet.
 * @param {Game} game
 * @param {{ level: number, seed: number, player: Player, more?: Move[] }} wish *more*: moves that are thought of
 * @param {AbortSignal} signal @param {(words: string) => void} waiting @returns {Promise<Chosen>} */
export function ask(game, { more = [], ...wish }, signal, waiting) {
	const { size, rules, start } = game.setup;
	let told = "";
	return answered("/dots/move", { size, rules, start, moves: [...game.moves, ...more].map(listed), ...wish }, signal, {
		enough: (seconds) => `The service lets you have a move again in ${seconds} seconds.`,
		read: async (response) => {
			const { move, ...rest } = await response.json();
			return { ...rest, move: move.length ? moveFrom(move) : null };
		},
		waiting: (words) => {
			if (words !== told) waiting(words); // once, and not each time that it is asked again
			told = words;
		},
	});
}
