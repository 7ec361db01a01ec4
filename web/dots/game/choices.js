// What a player of a game with a friend may do now: answer an offer, and what the buttons do.

/** @import { Host } from "./main.js" */
/** @import { Table } from "./table.js" */
/** @import { Player } from "../rules/field.js" */

import { byId } from "../../shared/dom.js";
import { addressOf } from "./address.js";
import { question } from "./words.js";
import { other } from "../rules/game.js";
import { allow } from "../board/seat.js";
import { phrase } from "../../shared/speak.js";

/** Return what the other side asks, and the words for it; null where it asks nothing.
 * @param {Host} host @param {Table} table */
export function asked({ player, talk }, table) {
	const what = player && (table.offered(player) ?? (talk.isWished(table) ? "talk" : null));
	return what ? { what, words: question(what, other(/** @type {Player} */ (player))) } : null;
}

/** Show the settings: to a spectator without those of a seat. @param {Host} host */
export function drawSettings({ id, player, settings }) {
	byId("own-seat").hidden = !id || !player;
	settings.show(!id || Boolean(player));
}

/** Show what may be done; buttons that change the game are there for its players alone.
 * @param {Host} host @param {Table} table */
export function drawChoices(host, table) {
	const { player, live, turn, about } = host;
	const { game, offers, rematch } = table;
	const found = asked(host, table);
	if (found && found.what !== "talk" && byId("offer").hidden) byId("phrases").hidePopover(); // it covers the offer
	byId("offer").hidden = !found;
	byId("offer-words").textContent = found?.words ?? "";
	const isOn = Boolean(player) && !game.over;
	const isJoined = isOn && table.seated.size === 2;
	const isAsked = !about?.computer; // the computer declines all offers
	allow({
		say: Boolean(player) && isAsked,
		takeback:
			turn?.isEmpty === false ||
			(isOn && isAsked && !offers.has("takeback") && table.hasMoved(/** @type {Player} */ (player))),
		draw: isJoined && isAsked && !offers.has("draw"),
		resign: isJoined,
	});
	for (const id of ["say", "draw"]) byId(id).hidden = !player || !isAsked;
	for (const id of ["takeback", "resign"]) byId(id).hidden = !player;
	if (!player) byId("stop").hidden = true; // the others are all that who watches can use
	const isWaiting = offers.has("count") && found?.what !== "count"; // one's own, for its answer
	if (!isJoined || isWaiting) allow({ stop: false });
	const again = /** @type {HTMLButtonElement} */ (byId("again"));
	again.hidden = !player || Boolean(rematch) || found?.what === "rematch"; // then one button agrees
	again.textContent = isAsked ? phrase("play-again") : phrase("play-again-rated");
	again.disabled = offers.get("rematch") === player;
	const next = /** @type {HTMLAnchorElement} */ (byId("next"));
	next.hidden = !rematch;
	next.href = rematch ? addressOf(rematch, live?.secret) : "";
}
