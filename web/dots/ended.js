// What is offered once a game has ended: another one, and a look at this one among the records.

import { byId } from "../js/dom.js";
import { recordOf } from "./friend-address.js";
import { linkTo } from "./record-link.js";
import { write } from "./sgf.js";
import { LETTERS, NO_LETTERS } from "./sgf-values.js";

/** @typedef {import("./rules.js").Game} Game */

/** @type {Game | null} the game that was shown last */
let shown = null;

/** Show what is offered, or hide it while the game goes on; a board that letters cannot name has no record. @param {Game} game */
export async function offerMore(game) {
	shown = game;
	const look = /** @type {HTMLAnchorElement} */ (byId("look"));
	byId("again").hidden = !game.over;
	look.hidden = true;
	if (!game.over || !hasRecord(game)) return;
	look.href = await linkTo(write(game));
	look.hidden = game !== shown || !game.over;
}

/** Tell whether a board is one that letters can name. @param {Game} game */
const hasRecord = ({ width, height }) => Math.max(width, height) <= LETTERS.length;

/** Lead from a game with a friend that has ended to its record, or say why there is none. @param {string} id @param {Game} game */
export function drawRecord(id, game) {
	const links = { look: recordOf(id), record: `/dots/games/${id}.sgf` };
	for (const [name, href] of Object.entries(links)) {
		const link = /** @type {HTMLAnchorElement} */ (byId(name));
		link.href = href;
		link.hidden = !hasRecord(game);
	}
	byId("no-record").textContent = hasRecord(game) ? "" : NO_LETTERS;
}
