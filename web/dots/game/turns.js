// Whose turn it is in the games of this device that go on: asked where they are listed, so that those that wait for a
// move come first. Those by post are asked for now and then on each page, and a move that is due is notified.

/** @import { KeptSeat, Seats } from "./seats.js" */
/** @import { Store } from "../../shared/store.js" */

import { askedBy, later, pauseAfter } from "../../shared/again.js";
import { make } from "../../shared/dom.js";
import { notify } from "../board/notice.js";
import { addressed, addressOf } from "./address.js";
import { endWords, moment } from "./words.js";
import { phrase } from "../../shared/speak.js";

const PAUSE_S = 5 * 60;
const LONGEST_S = 3600; // while the server is away
const MOST = 12; // games that are asked for, those played last
const ALL = 100_000; // events that are known: what is asked for is how the game stands

export class Turns {
	/** @type {Map<string, { isOwn: boolean, words: string }>} by game */
	known = new Map();
	failures = 0; // one after the other

	/** @param {{ seats: Seats, store: Store }} host */
	constructor(host) {
		this.host = host;
		this.cancel = this.later();
	}

	/** Ask for those by post after a while, and although nobody looks: a move is notified. @param {number} [asked] */
	later(asked = 0) {
		const pause = Math.max(asked, pauseAfter(this.failures, 0, PAUSE_S, LONGEST_S));
		return later(() => this.look(), pause, { isSoon: this.failures > 0 && !asked, isUnseen: true });
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
		this.cancel();
		const here = addressed(location).id; // whose page tells of it
		const seats = this.host.seats.all().filter((seat) => !seat.over && seat.id !== here && isAsked(seat));
		/** @type {number | undefined} */
		let asked;
		for (const seat of seats.slice(0, MOST)) asked ??= await this.ask(seat);
		this.failures = asked === undefined ? 0 : this.failures + 1;
		this.cancel();
		this.cancel = this.later(asked);
	}

	/** Return games with those first that are known to wait for a move. @param {KeptSeat[]} seats */
	ordered(seats) {
		const isOwn = (/** @type {KeptSeat} */ { id }) => Number(this.known.get(id)?.isOwn ?? false);
		return seats.toSorted((a, b) => isOwn(b) - isOwn(a));
	}

	/** Ask for a game; return the seconds that a server which is away asks to wait, 0 for none. @param {KeptSeat} seat
	 * @returns {Promise<number | undefined>} */
	async ask({ id, player, name, post, at }) {
		const response = await fetch(`/dots/games/${id}?after=${ALL}`).catch(() => null);
		const answer = await response?.json().catch(() => null);
		if (answer?.code === "unknown-game") this.host.seats.keep({ id, over: phrase("removed-by-the-server"), at });
		if (!response || response.status >= 429) return askedBy(response);
		if (!response.ok || !answer) return undefined; // another time
		const { over, to_move: mover, seated, clocks } = answer;
		const end = over ? endWords(answer.result, player) : "";
		if (over) this.host.seats.keep({ id, over: end, at });
		const isOwn = !over && seated.length === 2 && mover === player;
		const wasOwn = this.known.get(id)?.isOwn ?? true; // of what is asked first, the list tells
		const until = post && clocks?.until;
		const theirs = until && until < Date.now() ? phrase("you-can-claim-the-win") : phrase("their-move");
		const others = seated.length === 2 ? theirs : phrase("nobody-has-joined");
		const own = until ? phrase("turn-is-yours-until", { moment: moment(until) }) : phrase("turn-is-yours");
		const words = over ? end : isOwn ? own : others;
		this.known.set(id, { isOwn, words });
		const node = document.getElementById(`turn-${id}`);
		if (node) node.textContent = words;
		if (post && isOwn && !wasOwn) notify(this.host.store, phrase("your-move-in-a-game"), name, addressOf(id));
		return undefined;
	}

	/** Return the words of a game for the list, as they are now and will be. @param {string} id */
	draw(id) {
		const node = make("span", "turn", this.known.get(id)?.words ?? "");
		node.id = `turn-${id}`;
		return node;
	}
}
