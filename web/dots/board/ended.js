// What is offered once a game has ended: another one, and a look at this one among the records.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { byId } from "../../shared/dom.js";
import { linkTo } from "../sgf/link.js";
import { write } from "../sgf/sgf.js";
import { LETTERS } from "../sgf/dialects.js";

/** @type {Play | null} the game that was shown last */
let shown = null;

/** Show what is offered, or hide it while the game goes on; a board that letters cannot name has no record. Who lost no
 * dots is not told why.
 * @param {Play} game @param {0 | Player} player who asks why dots were lost; 0: nobody in particular */
export async function offerMore(game, player) {
	shown = game;
	const [look, moments] = ["look", "moments"].map((id) => /** @type {HTMLAnchorElement} */ (byId(id)));
	byId("again").hidden = !game.over;
	look.hidden = moments.hidden = true;
	if (!game.over || !hasRecord(game)) return;
	const text = write(game);
	look.href = await linkTo(text, undefined, text.split(";").length - 2); // at the last move
	moments.href = analysed(look.href, player);
	look.hidden = game !== shown || !game.over;
	moments.hidden = look.hidden || !hasLost(game, player);
}

/** Tell whether a side has lost dots; 0: whether either has. @param {Play} game @param {0 | Player} player */
export const hasLost = ({ now: { captured } }, player) =>
	captured.some((dots, taker) => dots > 0 && player !== taker + 1);

/** Return the address of a record, where it is analysed at once for the player of a side; 0: for nobody in particular.
 * @param {string} address @param {0 | Player} player */
export function analysed(address, player) {
	const url = new URL(address, location.href);
	url.searchParams.set("analyse", player ? String(player) : "");
	return url.href;
}

/** Tell whether a board is one that letters can name. @param {Play} game */
export const hasRecord = ({ width, height }) => Math.max(width, height) <= LETTERS.length;
