// The link for the other side of a game, while that has not come: to copy, to share, and as a code for a phone's
// camera.

/** @import { Host } from "./main.js" */
/** @import { Table } from "./table.js" */
/** @import { Player } from "../rules/field.js" */

import { byId } from "../../shared/dom.js";
import { share } from "../../shared/sharing.js";
import { addressed, addressOf } from "./address.js";
import { isByPost } from "./post.js";
import { hasBell } from "../board/settings-form.js";
import { other } from "../rules/game.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

const IN_LOBBY = phrase("waiting-in-the-lobby-for");
const TO_COME_BACK = phrase("you-may-close-this-page");
const WITH_OPEN_SEAT = phrase("waiting-for-somebody-to-join");
const FREE_SEAT = phrase("this-link-leads-to-the");
const FOR_FRIEND = phrase("waiting-for-your-friend-send");

const SEAT_IS_FREE = phrase("you-can-play-in-this");
const TOO_LATE = phrase("somebody-has-used-this-invitation");
const INVITED_ALONE = phrase("this-address-is-for-watching");

/** Show the link where it is wanted, and the open seat to who watches.
 * @param {Host} host @param {Table} table */
export function drawInvitation(host, { seated }) {
	const { player, about } = host;
	const isAlone = Boolean(player) && !seated.has(other(/** @type {Player} */ (player)));
	byId("invite").hidden = !isAlone || !(linkOf(host) || about.lobby);
	byId("invite-words").textContent = waitingWords(host);
	byId("by-link").hidden = about.lobby;
	byId("by-lobby").hidden = !about.lobby;
	const isWaiting = !player && seated.size < 2;
	byId("sit").hidden = !isWaiting && !host.isTooLate;
	byId("by-seat").hidden = !about.open_seat;
	byId("sit-words").textContent = host.isTooLate ? TOO_LATE : about.open_seat ? SEAT_IS_FREE : INVITED_ALONE;
}

/** Say for whom the game waits, what to do meanwhile, and that the clocks start then. @param {Host} host */
function waitingWords({ about, store }) {
	const isTimed = about.clock && !isByPost(about.clock);
	const [sound, listed] = [hasBell(store), about.lobby].map((is) => (is ? "yes" : "no"));
	const stay = isTimed ? phrase("stay-until-it-begins", { sound, listed }) : "";
	if (about.lobby) return `${IN_LOBBY} ${stay || TO_COME_BACK}`;
	const parts = about.open_seat ? [WITH_OPEN_SEAT, stay, FREE_SEAT] : [FOR_FRIEND, stay];
	return parts.filter(Boolean).join(" ");
}

/** Return the link for the other side, where this device knows it. @param {Host} host */
function linkOf({ about, id, seats }) {
	if (about?.open_seat) return location.origin + addressOf(id);
	return seats.of(id)?.invite ?? "";
}

/** @param {Host} host */
export async function shareInvitation(host) {
	if (await share({ title: phrase("a-game-of-dots"), url: linkOf(host) }))
		byId("shared").textContent = phrase("is-copied");
}

/** Share the link of one's own seat, for a second device. @param {Host} host */
export async function shareSeat(host) {
	const { id, live, player } = host;
	if (!player || !live?.secret) return host.sayBeside(phrase("you-watch-this-game-you"));
	const url = location.origin + addressOf(id, live.secret);
	if (await share({ title: phrase("my-seat-in-a-game"), url })) host.sayBeside(phrase("copied-seat-link"));
}

/** Show the link as a code, which a phone reads from this screen. @param {Host} host */
export async function showCode(host) {
	const { secret, invitation } = addressed(new URL(linkOf(host)));
	try {
		const response = await fetch(`/dots/games/${host.id}/code`, {
			method: "POST",
			headers: { ...(secret && { "X-Seat": secret }), ...(invitation && { "X-Invitation": invitation }) },
		});
		if (!response.ok) throw new Error(told({ ...(await response.json()), status: response.status }));
		const drawing = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
		drawing.setAttribute("role", "img");
		drawing.setAttribute("aria-label", phrase("the-link-as-a-qr"));
		byId("code").replaceChildren(drawing);
		byId("code").hidden = false;
		byId("code").scrollIntoView({ block: "nearest" });
	} catch (error) {
		byId("shared").textContent = phrase("there-is-no-code", { why: /** @type {Error} */ (error).message });
	}
}
