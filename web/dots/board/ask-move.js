// Asks the server for a move, for as long as it is wanted; where there is no connection, the opponent on this device.

/** @import { Question } from "../engine/worker.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { listed, moveFrom } from "../rules/move.js";
import { answered } from "./patience.js";
import { HERE, here } from "./strengths.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ strength?: number, level?: number }} Asked one of both: of the computer, or of the engine itself */
/** @typedef {{ move: Move | null, score: number, chance: number, reason: { code: string, dots: number, sentence: string
 *   } | null, isHere?: boolean }} Chosen isHere: on this device, without a search that judges it */

/** Return a move of a strength, or of a level of the engine; *waiting* is told why there is none yet.
 * @param {Play} game
 * @param {Asked & { seed: number, player: Player, more?: Move[], mayBeHere?: boolean, book?: boolean }} wish *more*:
 *   moves that are thought of; *mayBeHere*: without a connection, this device chooses, as strong as it can; *book*:
 *   false where no move is to come from the opening book
 * @param {AbortSignal} signal @param {(words: string) => void} waiting @returns {Promise<Chosen>} */
export function ask(game, { more = [], mayBeHere = false, ...wish }, signal, waiting) {
	const { size, rules, start } = game.setup;
	const question = { size, rules, start, moves: [...game.moves, ...more].map(listed), ...wish };
	let told = "";
	return answered("/dots/move", question, signal, {
		away: mayBeHere ? () => askHere({ ...question, ...here({ strength: HERE, ...wish }) }, signal) : undefined,
		enough: (seconds) => phrase("a-move-again-in", { seconds }),
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

/** Return a move that this device chooses.
 * @param {Question} question @param {AbortSignal} signal @returns {Promise<Chosen>} */
async function askHere(question, signal) {
	const { chosenHere } = await import("../engine/offline.js");
	const move = await chosenHere(question, signal);
	return { move: move && moveFrom(move), score: 0, chance: 0.5, reason: null, isHere: true };
}
