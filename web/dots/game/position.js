// The two sides beside the board, and the last position of a game: kept on the device, so that a page that is loaded
// without a connection shows it.

/** @import { Host } from "./main.js" */
/** @import { Player } from "../rules/field.js" */

import { byId, tell } from "../../shared/dom.js";
import { wornLook } from "../board/appearance.js";
import { drawScore } from "../board/score.js";
import { Play } from "../rules/game.js";
import { listed, moveFrom } from "../rules/move.js";
import { phrase } from "../../shared/speak.js";

const LAST = "kropki-dots-position"; // of one game, the last one

/** Show what each side has, and who it is. @param {Play} game @param {(side: Player) => string} whoOf */
export function drawSides(game, whoOf) {
	drawScore(game);
	for (const side of /** @type {Player[]} */ ([1, 2])) tell(`who-${side}`, whoOf(side));
}

/** Keep where a game stands. @param {Host} host */
export function keepPosition({ store, id, player, game }) {
	if (!game) return;
	const title = byId("title").textContent;
	store.write(LAST, JSON.stringify({ id, player, title, setup: game.setup, moves: game.moves.map(listed) }));
}

/** Show where a game stood when this device last heard of it; tell whether that is kept. @param {Host} host */
export function showPosition({ store, id, board }) {
	const kept = store.read(LAST);
	if (kept?.id !== id) return false;
	try {
		const game = new Play(kept.setup);
		for (const move of kept.moves) game.play(moveFrom(move));
		board.zoom = 1;
		byId("game").classList.remove("empty");
		board.show(game, wornLook(store));
		drawSides(game, (side) => (side === kept.player ? phrase("side-is-yours") : ""));
		tell("title", kept.title);
		return true;
	} catch {
		return false; // kept by another version
	}
}
