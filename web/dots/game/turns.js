// Whose turn it is in the games by post of this device: asked now and then while a page is open, so that a player of
// several games sees where a move is due, and is notified of it.

/** @import { KeptSeat, Seats } from "./seats.js" */
/** @import { Store } from "../../shared/store.js" */

import { make } from "../../shared/dom.js";
import { notify } from "../board/notice.js";
import { addressed, addressOf } from "./address.js";
import { moment } from "./words.js";

const PAUSE_MS = 5 * 60_000;
const MOST = 12; // games that are asked for, those played last
const ALL = 100_000; // events that are known: what is asked for is how the game stands

export class Turns {
	/** @type {Map<string, { isOwn: boolean, words: string }>} by game */
	known = new Map();
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;

	/** @param {{ seats: Seats, store: Store }} host */
	constructor(host) {
		this.host = host;
		this.timer = setTimeout(() => this.look(), PAUSE_MS);
	}

	/** Ask for all of them, now and again after a while. */
	async look() {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.look(), PAUSE_MS);
		const here = addressed(location).id; // whose page tells of it
		const seats = this.host.seats.all().filter(({ id, post, over }) => post && !over && id !== here);
		for (const seat of seats.slice(0, MOST)) await this.ask(seat);
	}

	/** @param {KeptSeat} seat */
	async ask({ id, player, name }) {
		const response = await fetch(`/dots/games/${id}?after=${ALL}`).catch(() => null);
		if (!response?.ok) return; // another time
		const { over, clocks } = await response.json();
		const isOwn = !over && clocks?.running === player;
		const wasOwn = this.known.get(id)?.isOwn ?? true; // of what is asked first, the list tells
		const words = over ? "ended" : isOwn ? `your move, until ${moment(clocks.until)}` : "";
		this.known.set(id, { isOwn, words });
		const node = document.getElementById(`turn-${id}`);
		if (node) node.textContent = words;
		if (isOwn && !wasOwn) notify(this.host.store, "Your move in a game by post", name, addressOf(id));
	}

	/** Give the words of a game for the list, as they are now and will be. @param {string} id */
	draw(id) {
		const node = make("span", "turn", this.known.get(id)?.words ?? "");
		node.id = `turn-${id}`;
		return node;
	}
}
