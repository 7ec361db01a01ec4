// The games with friends that this device has seats in: their ids and secrets, kept in the browser alone.

/** @import { Store } from "../../shared/store.js" */

import { listOf } from "../../shared/lists.js";

/** @typedef {{ id: string, secret: string, player: 1 | 2, name: string, at: number, over?: string, invite?: string,
 *   invitation?: string, post?: boolean, against?: string, badge?: string, isTalkRefused?: boolean }} KeptSeat with the
 *   link for the other side, or an invitation that is being used; whether it is by post, who plays the other side by
 *   which badge, and whether the player has said No to a conversation */

const SEATS = "kropki:dots:seats";
const MOST = 60; // of which the one that was played longest ago goes
const SECRET_BYTES = 16;

export class Seats {
	/** @param {Store} store */
	constructor(store) {
		this.store = store;
	}

	/** Return all, the one played last first. @returns {KeptSeat[]} */
	all() {
		return listOf(this.store.read(SEATS))
			.filter((seat) => typeof seat?.id === "string" && typeof seat.secret === "string")
			.sort((a, b) => b.at - a.at);
	}

	/** @param {string} id */
	of(id) {
		return this.all().find((seat) => seat.id === id);
	}

	/** Return the seat of this device in a game. Where it has none and was sent an invitation, draw a secret for that,
	 * and keep both before anything is sent: so no answer that is lost locks anybody out.
	 * @param {string} id @param {string} invitation @returns {{ secret: string, invitation?: string }} */
	invited(id, invitation) {
		const known = this.of(id);
		if (known || !invitation) return known ?? { secret: "" };
		const secret = drawn();
		this.keep({ id, secret, invitation });
		return { secret, invitation };
	}

	/** Keep a seat, or what has changed of one; it was played last now, where nothing else is said.
	 * @param {Partial<KeptSeat> & { id: string }} seat */
	keep(seat) {
		const known = this.of(seat.id);
		const at = seat.at ?? Date.now();
		const next = /** @type {KeptSeat} */ ({ name: "", player: 1, ...known, ...seat, at });
		if (!next.secret) return;
		this.store.write(SEATS, JSON.stringify([next, ...this.all().filter((each) => each.id !== seat.id)].slice(0, MOST)));
	}

	/** Forget a seat; return what it takes to put it back. @param {string} id */
	drop(id) {
		const seat = this.of(id);
		this.store.write(SEATS, JSON.stringify(this.all().filter((each) => each.id !== id)));
		return () => {
			if (seat && !this.of(id)) this.store.write(SEATS, JSON.stringify([seat, ...this.all()].slice(0, MOST)));
		};
	}
}

/** Draw a secret, as the server does. */
export function drawn() {
	const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
