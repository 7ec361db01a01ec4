// What a player of a game with a friend may do now: answer an offer, and what the buttons do.

import { byId } from "../../shared/dom.js";
import { addressOf } from "./address.js";
import { question } from "./words.js";
import { other } from "../rules/game.js";
import { endingOf } from "../board/words.js";

/** @typedef {import("../rules/game.js").Player} Player */

/** Show what may be done; who watches may do nothing.
 * @param {import("./main.js").Host} host @param {import("./table.js").Table} table */
export function drawChoices({ player, mover, live, turn }, table) {
	const { game, offers, rematch } = table;
	const offered = player ? table.offered(player) : null;
	byId("offer").hidden = !offered;
	byId("offer-words").textContent = offered ? question(offered, other(/** @type {Player} */ (player))) : "";
	const ending = player && (mover === player || game.rules.ends.includes("agreed")) ? endingOf(game, player) : null;
	byId("stop").hidden = game.over || !game.rules.ends.some((end) => end !== "last-dot");
	byId("stop-label").textContent = ending?.label ?? (game.rules.ends.includes("agreed") ? "Offer end" : "STOP");
	const isOn = Boolean(player) && !game.over;
	/** @type {Record<string, boolean>} */
	const allowed = {
		say: Boolean(player),
		takeback:
			turn?.isEmpty === false || (isOn && !offers.has("takeback") && table.hasMoved(/** @type {Player} */ (player))),
		draw: isOn && !offers.has("draw"),
		stop: Boolean(ending),
		resign: isOn,
	};
	for (const [id, may] of Object.entries(allowed)) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !may;
	const again = /** @type {HTMLButtonElement} */ (document.querySelector("[data-act=rematch]"));
	again.hidden = !player || Boolean(rematch);
	again.disabled = offers.has("rematch");
	const next = /** @type {HTMLAnchorElement} */ (byId("next"));
	next.hidden = !rematch;
	next.href = rematch ? addressOf(rematch, live?.secret) : "";
}
