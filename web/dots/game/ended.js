// Where the record of a game with a friend is, once the game has ended.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { byId } from "../../shared/dom.js";
import { analysed, hasLost, hasRecord } from "../board/ended.js";
import { NO_LETTERS } from "../sgf/dialects.js";
import { placedAt } from "../sgf/link.js";
import { recordOf } from "./address.js";

/** Lead from a game with a friend that has ended to its record, or say why there is none.
 * @param {string} id @param {Play} game @param {0 | Player} player who reads the page; 0: a spectator */
export function drawRecord(id, game, player) {
	const look = placedAt(recordOf(id), game.moves.length); // at the last move
	const links = { look, moments: analysed(look, player), record: `/dots/games/${id}.sgf` };
	for (const [name, href] of Object.entries(links)) {
		const link = /** @type {HTMLAnchorElement} */ (byId(name));
		link.href = href;
		link.hidden = !hasRecord(game) || (name === "moments" && !hasLost(game, player));
	}
	byId("no-record").textContent = hasRecord(game) ? "" : NO_LETTERS;
}
