// Asks the server what the moves of a game were worth: a line a move, as each is found. Waits where it is busy or
// away, or where this address has no work left, and goes on with the next move.

/** @import { Move } from "../rules/move.js" */

import { pauseAfter } from "../../shared/again.js";
import { moveFrom } from "../rules/move.js";
import { answered, mayAgain, OFFLINE, pause, Unanswered } from "../board/patience.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ move: number, player: 1 | 2, played: Move, score: number, chance: number, best: Move, best_score:
 *   number, best_chance: number, lost: number, doubt: number, reason: { sentence: string } | null, threats: number[][],
 *   refutation?: Refutation | null, line?: any[][] }} Judged *line*: how the best move takes dots by force */
/** @typedef {{ sentence: string, line: any[][] }} Refutation what a move loses by force, and how */
/** @typedef {{ size: [number, number], rules: string, start: [number, number, number][], moves: any[] }} Asked */

const PAUSE_S = 1; // that the server makes in the middle of an answer

/** Yield what each move was worth; *waiting* is told why there is nothing yet.
 * @param {Asked} game @param {number} level @param {AbortSignal} signal @param {(words: string) => void} waiting
 * @returns {AsyncGenerator<Judged>} */
export async function* analyse(game, level, signal, waiting) {
	/** @param {number} seconds */
	const enough = (seconds) => phrase("server-goes-on-in", { seconds });
	let [first, breaks] = [1, 0]; // breaks: answers in a row without a move
	while (first <= game.moves.length) {
		const how = { waiting, enough, read: async (/** @type {Response} */ response) => response };
		const response = await answered("/dots/analyse", { ...game, level, first }, signal, how);
		let [isThere, words] = [true, phrase("the-server-makes-a-pause")];
		try {
			for await (const line of linesOf(response)) {
				if (line.type && !mayAgain(line.status))
					throw new Unanswered((await import("../../shared/problems.js")).told(line));
				if (line.type) break;
				[first, breaks] = [line.move + 1, 0];
				yield { ...line, played: moveFrom(line.played), best: moveFrom(line.best) };
			}
		} catch (error) {
			if (signal.aborted || error instanceof Unanswered) throw error;
			[isThere, words] = [false, OFFLINE];
		}
		if (first > game.moves.length) return;
		waiting(words);
		await pause(pauseAfter(breaks, 0, PAUSE_S), signal, isThere);
		breaks += 1;
	}
}

/** Yield the lines of an answer as objects. @param {Response} response @returns {AsyncGenerator<any>} */
async function* linesOf(response) {
	if (!response.body) return;
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		const lines = (rest + value).split("\n");
		rest = /** @type {string} */ (lines.pop());
		for (const line of lines) if (line) yield JSON.parse(line);
	}
}
