// The games with friends that this device has seats in: their ids and secrets, kept in the browser alone.

/** @import { Store } from "../../shared/store.js" */

/** @typedef {{ id: string, secret: string, player: 1 | 2, name: string, at: number, over?: string, invite?: string }}
 *   KeptSeat */

const SEATS = "kropki:dots:seats";
const MOST = 60; // of which the one that was played longest ago goes

export class Seats {
	/** @param {Store} store */
	constructor(store) {
		this.store = store;
	}

	/** Give all, the one played last first. @returns {KeptSeat[]} */
	all() {
		const kept = this.store.read(SEATS);
		if (!Array.isArray(kept)) return [];
		return kept
			.filter((seat) => typeof seat?.id === "string" && typeof seat.secret === "string")
			.sort((a, b) => b.at - a.at);
	}

	/** @param {string} id */
	of(id) {
		return this.all().find((seat) => seat.id === id);
	}

	/** Keep a seat, or what has changed of one. @param {Partial<KeptSeat> & { id: string }} seat */
	keep(seat) {
		const known = this.of(seat.id);
		const next = /** @type {KeptSeat} */ ({ name: "", player: 1, ...known, ...seat, at: Date.now() });
		if (!next.secret) return;
		this.store.write(SEATS, JSON.stringify([next, ...this.all().filter((each) => each.id !== seat.id)].slice(0, MOST)));
	}

	/** Forget a seat; give what it takes to put it back. @param {string} id */
	drop(id) {
		const seat = this.of(id);
		this.store.write(SEATS, JSON.stringify(this.all().filter((each) => each.id !== id)));
		return () => {
			if (seat && !this.of(id)) this.store.write(SEATS, JSON.stringify([seat, ...this.all()].slice(0, MOST)));
		};
	}
}
