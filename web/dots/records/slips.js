// The moves that cost most, by side: which they are, whose come first, and what their list is called.

/** @import { Judged } from "./ask-analysis.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Move } from "../rules/move.js" */

import { other } from "../rules/field.js";
import { coloursOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

export const SLIP = 2; // dots that are lost: less may be chance, as two analyses of a move differ
const LISTED = 10; // of each side
const PART = 0.2; // of the greatest loss of the side: less is not among those that lost most

/** Points of all playouts for a position, by the time that is chosen, and how much these differ: as
 * dots/teaching/analysis.py. */
export const WORK = [200_000, 400_000, 1_000_000, 1_600_000, 2_400_000];
export const [SPREAD, FLOOR, SURE] = [0.05, 1, 1.96];
const VAGUE = 7; // dots that a loss is uncertain by, above which hardly anything can be told

/** Return by how many dots a loss is uncertain. @param {number} points of the board @param {number} level of time */
export const doubtAt = (points, level) =>
	Math.hypot(FLOOR, SURE * SPREAD * points * Math.sqrt((2 * points) / WORK[level - 1]));

/** Tell whether so short a time says nothing of a board; the longest says what can be said.
 * @param {number} points @param {number} level */
export const isTooShort = (points, level) => level < WORK.length && doubtAt(points, level) > VAGUE;

/** Return the moves of a side that lost most, the worst first, by their nodes; of those that passed by the same point
 * only the worst.
 * @param {Map<number, Judged>} found @param {Player} player */
export function slipsOf(found, player) {
	const own = [...found].filter(([, judged]) => judged.player === player);
	const most = own.reduce((sum, [, { lost }]) => Math.max(sum, lost), 0);
	return own
		.filter(([, { lost }]) => lost >= Math.max(SLIP, PART * most))
		.sort(([, a], [, b]) => b.lost - a.lost || a.move - b.move)
		.filter(([, { best }], index, all) => index === all.findIndex(([, each]) => isSame(each.best, best)))
		.slice(0, LISTED);
}

/** Tell whether two moves are alike, whoever makes them. @param {Move} one @param {Move} two */
const isSame = (one, two) => String([one.word, one.at]) === String([two.word, two.at]);

/** Return the side that lost, by a result as in SGF; 0: none did, or it is not known.
 * @param {string} result @returns {0 | Player} */
export function loserIn(result) {
	const [winner] = /^[BW](?=\+)/i.exec(result) ?? [];
	if (!winner) return 0;
	return winner.toUpperCase() === "B" ? 2 : 1;
}

/** Return both sides, that first whose moves matter most: which asks, else which lost, else Blue.
 * @param {0 | Player} asker @param {0 | Player} loser @returns {[Player, Player]} */
export function sidesFor(asker, loser) {
	const first = asker || loser || 1;
	return [first, other(first)];
}

/** Say what the list of a side's moves is called, and of the side that lost also why.
 * @param {Player} side @param {0 | Player} asker @param {0 | Player} loser
 * @param {Ended | null} [ended] how the game ended, if the score does not say why the side lost */
export function slipsTitle(side, asker, loser, ended = null) {
	const sides = coloursOf(side);
	const list = phrase("costly-moves-of", sides);
	if (side !== loser) return list;
	const who = side === asker ? "reader" : "side";
	const why = ended ? phrase("lost-unbeaten", { who, ...ended, ...sides }) : phrase("why-did-lose", { who, ...sides });
	return `${why} ${list}`;
}

/** @typedef {{ how: "resigned" | "time", was: "ahead" | "level", own: number, others: number }} Ended own, others: dots
 *   that both had captured */

/** Return how a side lost that was not behind; null where the score says why, or nobody lost.
 * @param {string} result as in SGF @param {readonly number[]} captured by each side at the end
 * @returns {Ended | null} */
export function endedUnbeaten(result, captured) {
	const loser = loserIn(result);
	const [, how = ""] = /^.\+([RT])/i.exec(result) ?? [];
	const [own, others] = [captured[loser - 1], captured[2 - loser]];
	if (!loser || !how || own < others) return null;
	return { how: how.toUpperCase() === "R" ? "resigned" : "time", was: own > others ? "ahead" : "level", own, others };
}

/** Return the side that an address asks about, as `?analyse=2` does; 0: none. @param {string} search
 * @returns {0 | Player} */
export function askerIn(search) {
	const asked = new URLSearchParams(search).get("analyse");
	return asked === "1" ? 1 : asked === "2" ? 2 : 0;
}
