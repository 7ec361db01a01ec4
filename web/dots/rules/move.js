// A move of dots as a value with names, and the list in which the server, the store and friends' events have it.

/** @import { Player } from "./field.js" */

/** @typedef {"stop" | "done" | "resign" | "time" | "draw" | "count"} Word */
/** @typedef {[number, number]} Spot a column and a row */
/** @typedef {{ player: Player, word: Word | "", at: Spot | null, rings: Spot[][] }} Move a word alone; or a dot with
 *   the rings that it closes; or rings alone */
/** @typedef {[Player, Word] | [Player, number, number] | [Player, number | null, number | null, Spot[][]]} Listed */

/** Return the move that puts a dot. @param {Player} player @param {Spot} at @returns {Move} */
export const dotAt = (player, at) => ({ player, word: "", at, rings: [] });

/** Return the move that says a word. @param {Player} player @param {Word} word @returns {Move} */
export const saying = (player, word) => ({ player, word, at: null, rings: [] });

/** Tell whether a move says how the game ended, and is none that is numbered. @param {Move} move */
export const isEnding = ({ word }) => ["resign", "time", "draw", "count"].includes(word);

/** Read a move from its list; what no rule allows is refused when it is played.
 * @param {Listed | any[]} list @returns {Move} */
export function moveFrom([player, what, y, rings = []]) {
	if (typeof what === "string") return saying(player, /** @type {Word} */ (what));
	return { player, word: "", at: what === null ? null : [what, y], rings };
}

/** Write a move as its list. @param {Move} move @returns {Listed} */
export function listed({ player, word, at, rings }) {
	if (word) return [player, word];
	if (at && !rings.length) return [player, ...at];
	const [x, y] = at ?? [null, null];
	return [player, x, y, rings];
}
