// Whose turn it is in the games of this device that go on: asked where they are listed, so that those that wait for a
// move come first. Those by post are asked for now and then on each page, and a move that is due is notified.

/** @import { KeptSeat, Seats } from "./seats.js" */
/** @import { Store } from "../../shared/store.js" */

import { make } from "../../shared/dom.js";
import { notify } from "../board/notice.js";
import { addressed, addressOf } from "./address.js";
import { endWords, moment } from "./words.js";

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

	/** Ask for those by post, now and again after a while. */
	look() {
		return this.askFor(({ post }) => Boolean(post));
	}

	/** Ask for all. */
	lookAtAll() {
		return this.askFor(() => true);
	}

	/** @param {(seat: KeptSeat) => boolean} isAsked */
	async askFor(isAsked) {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.look(), PAUSE_MS);
		const here = addressed(location).id; // whose page tells of it
		const seats = this.host.seats.all().filter((seat) => !seat.over && seat.id !== here && isAsked(seat));
		for (const seat of seats.slice(0, MOST)) await this.ask(seat);
	}

	/** Return games with those first that are known to wait for a move. @param {KeptSeat[]} seats */
	ordered(seats) {
		const isOwn = (/** @type {KeptSeat} */ { id }) => Number(this.known.get(id)?.isOwn ?? false);
		return seats.toSorted((a, b) => isOwn(b) - isOwn(a));
	}

	/** @param {KeptSeat} seat */
	async ask({ id, player, name, post, at }) {
		const response = await fetch(`/dots/games/${id}?after=${ALL}`).catch(() => null);
		const answer = await response?.json().catch(() => null);
		if (answer?.code === "unknown-game") this.host.seats.keep({ id, over: "removed by the server", at });
		if (!response?.ok || !answer) return; // another time
		const { over, to_move: mover, seated, clocks } = answer;
		const end = over ? endWords(answer.result, player) : "";
		if (over) this.host.seats.keep({ id, over: end, at });
		const isOwn = !over && seated.length === 2 && mover === player;
		const wasOwn = this.known.get(id)?.isOwn ?? true; // of what is asked first, the list tells
		const until = post && isOwn && clocks ? `, until ${moment(clocks.until)}` : "";
		const others = seated.length === 2 ? "their move" : "nobody has joined";
		const words = over ? end : isOwn ? `your move${until}` : others;
		this.known.set(id, { isOwn, words });
		const node = document.getElementById(`turn-${id}`);
		if (node) node.textContent = words;
		if (post && isOwn && !wasOwn) notify(this.host.store, "Your move in a game by post", name, addressOf(id));
	}

	/** Return the words of a game for the list, as they are now and will be. @param {string} id */
	draw(id) {
		const node = make("span", "turn", this.known.get(id)?.words ?? "");
		node.id = `turn-${id}`;
		return node;
	}
}
