// A game whose players met in the lobby: by which names they play, and how it is taken out while nobody has joined.

/** @import { Host } from "./main.js" */
/** @import { Shown } from "./person.js" */

import { byId } from "../../shared/dom.js";
import { shownName } from "./person.js";

/** Ask who plays, and show the names. @param {Host} host */
export async function drawPlayers(host) {
	const { id } = host;
	const response = await fetch(`/dots/lobby/${id}`).catch(() => null);
	if (response?.ok && id === host.id) drawNames((await response.json()).players);
}

/** Show names beside the board. @param {Shown[]} players those that are known */
export function drawNames(players) {
	for (const side of [1, 2]) {
		const known = players.find(({ player }) => player === side);
		byId(`name-${side}`).replaceChildren(...(known ? shownName(known) : []));
	}
}

/** Take a game that waits out of the lobby, and go back there. @param {Host} host */
export async function takeOut(host) {
	const headers = { "X-Seat": host.live?.secret ?? "" };
	const response = await fetch(`/dots/lobby/${host.id}`, { method: "DELETE", headers }).catch(() => null);
	if (!response?.ok) return host.say("The game is still in the lobby: try again.");
	host.seats.drop(host.id);
	history.pushState(null, "", "/dots/game");
	return host.open();
}
