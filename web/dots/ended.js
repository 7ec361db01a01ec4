// What is offered once a game has ended: another one, and a look at this one among the records.

import { byId } from "../js/dom.js";
import { linkTo } from "./record-link.js";
import { write } from "./sgf.js";
import { LETTERS } from "./sgf-values.js";

/** @typedef {import("./rules.js").Game} Game */

/** @type {Game | null} the game that was shown last */
let shown = null;

/** Show what is offered, or hide it while the game goes on; a board that letters cannot name has no record. @param {Game} game */
export async function offerMore(game) {
	shown = game;
	const look = /** @type {HTMLAnchorElement} */ (byId("look"));
	byId("again").hidden = !game.over;
	look.hidden = true;
	if (!game.over || Math.max(game.width, game.height) > LETTERS.length) return;
	look.href = await linkTo(write(game));
	look.hidden = game !== shown || !game.over;
}
