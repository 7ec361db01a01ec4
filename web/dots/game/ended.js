// Where the record of a game with a friend is, once the game has ended.

/** @import { Host } from "./main.js" */

import { byId } from "../../shared/dom.js";
import { analysed, hasLost, hasRecord } from "../board/ended.js";
import { NO_LETTERS } from "../sgf/dialects.js";
import { fileName, today } from "../sgf/file-name.js";
import { placedAt } from "../sgf/link.js";
import { recordOf } from "./address.js";
import { phrase } from "../../shared/speak.js";

/** Return what the file of a record is called, by the day and by whom the game was against, if that is known.
 * @param {string} id of the game @param {string} [against] @param {string} [day] */
export const recordName = (id, against, day = today()) =>
	fileName([day, against ? phrase("against-name", { name: against }) : id]);

/** Lead from a game with a friend that has ended to its record, or say why there is none. @param {Host} host */
export function drawRecord({ id, game, player, seats }) {
	if (!game?.over) return;
	const look = placedAt(recordOf(id), game.moves.length); // at the last move
	const links = { look, moments: analysed(look, player), record: `/dots/games/${id}.sgf` };
	for (const [name, href] of Object.entries(links)) {
		const link = /** @type {HTMLAnchorElement} */ (byId(name));
		link.href = href;
		link.hidden = !hasRecord(game) || (name === "moments" && !hasLost(game, player));
	}
	/** @type {HTMLAnchorElement} */ (byId("record")).download = recordName(id, player ? seats.of(id)?.against : "");
	byId("no-record").textContent = hasRecord(game) ? "" : NO_LETTERS;
}
