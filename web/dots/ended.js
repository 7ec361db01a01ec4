// What is offered once a game has ended: another one, and a look at this one among the records.

import { byId } from "../js/dom.js";
import { linkTo } from "./record-link.js";
import { write } from "./sgf.js";
import { LETTERS } from "./sgf-values.js";

/** @typedef {import("./rules.js").Game} Game */

/** @type {string | null} the record that the link leads to, or will in a moment */
let shown = null;

/** Show what is offered, or hide it while the game goes on. @param {Game} game */
export async function offerMore(game) {
	byId("again").hidden = !game.over;
	await offerRecord(game);
}

/** Lead to the record of a game that has ended; a board that letters cannot name has none. @param {Game} game */
export async function offerRecord(game) {
	const look = /** @type {HTMLAnchorElement} */ (byId("look"));
	const hasRecord = game.over && Math.max(game.width, game.height) <= LETTERS.length;
	const record = hasRecord ? write(game) : null;
	if (record === shown) return; // what has the focus keeps it
	shown = record;
	look.hidden = true;
	if (record === null) return;
	const link = await linkTo(record);
	if (record !== shown) return;
	look.href = link;
	look.hidden = false;
}
