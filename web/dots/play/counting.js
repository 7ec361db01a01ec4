// When it is offered to count a game that is nearly over. Knows the game, not the page.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { other } from "../rules/game.js";

/** @typedef {{ score: number, chance: number }} Judged what the engine expects at the end, from a side's view */

const QUIET = 10; // moves without a capture
const ENOUGH = 3; // calm moves: one alone may be calm by chance
const NONE = 0.5; // dots that are none

/** Tell whether a move was judged: one that was found without a search has no chance. @param {Judged} judged */
const isJudged = ({ score, chance }) => score !== 0 || chance !== 0.5;

/** Return how many dots more than now a side expects at the end; none where nothing was judged.
 * @param {Play} game @param {Player} player @param {Judged} judged for that side */
export function hopeOf({ now: { captured } }, player, judged) {
	return isJudged(judged) ? judged.score - (captured[player - 1] - captured[other(player) - 1]) : 0;
}

/** Tell whether the computer expects that nothing more is won or lost. Where it has not judged its move, nothing has
 * been captured for some time, and a sixth of the points are left.
 * @param {Play} game after its move @param {Player} computer @param {Judged} judged */
function isCalm(game, computer, judged) {
	const { now, points, before, over } = game;
	if (over || !game.rules.ends.includes("counted") || 2 * now.open > points) return false;
	if (isJudged(judged)) return Math.abs(hopeOf(game, computer, judged)) < NONE;
	const then = before.at(-QUIET)?.captured;
	return 6 * now.open <= points && then?.join() === now.captured.join();
}

/** What the computer has expected, move by move. */
export class Calm {
	moves = 0; // the last ones that were calm

	/** Take in a move. @param {Play} game after it @param {Player} computer @param {Judged} judged */
	take(game, computer, judged) {
		this.moves = isCalm(game, computer, judged) ? this.moves + 1 : 0;
	}

	/** Whether the computer would count now. */
	get isEnough() {
		return this.moves >= ENOUGH;
	}
}
