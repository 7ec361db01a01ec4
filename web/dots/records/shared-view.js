// The record of a game with a friend, looked at together: what a player steps to, and what he tries, all others see,
// over the connection of the game. Nothing of it is kept by the server. Each step has an order, by the clock of the
// server: where both step at once, the later one is shown everywhere.

/** @import { Host } from "./main.js" */
/** @import { Record } from "../sgf/record.js" */

import { steady } from "../../shared/clock.js";
import { byId } from "../../shared/dom.js";
import { addressOf } from "../game/address.js";
import { Live } from "../game/live.js";
import { Seats } from "../game/seats.js";
import { pathTo } from "./edit.js";
import { other } from "../rules/game.js";
import { mainLine } from "../sgf/record.js";
import { coloursOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

const PAUSE_MS = 300; // between two messages
const MOST = 20_000; // nodes of a record, beyond which nothing that others try is added
const LONGEST = 4000; // characters of what is tried, as the server takes them
const AHEAD_MS = 60_000; // that the order of others may be ahead of the clock: nobody leads for ever
const MOVE = /([BW])\[([a-zA-Z.]*)\]/g;

export class Together {
	/** @type {Live | null} */
	live = null;
	id = "";
	/** @type {string[]} the moves of the game */
	played = [];
	shown = ""; // what all have seen last
	sent = "";
	isFollowing = false;
	isLeading = false; // what all have seen last came from here
	order = 0; // of what all have seen last: when it was stepped to, and later than what was shown then
	by = 0; // the player who stepped there
	ahead = 0; // milliseconds that the server's clock is ahead of ours
	/** @type {0 | 1 | 2} */
	player = 0;
	/** @type {number[]} */
	present = [];
	spectators = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		byId("together-on").addEventListener("change", ({ target }) =>
			/** @type {HTMLInputElement} */ (target).checked ? this.connect() : this.leave(),
		);
	}

	/** Look at the record of a game with whoever is there.
	 * @param {string} id @param {Record} record as the server has it */
	begin(id, record) {
		this.id = id;
		this.played = movesOf(record, mainLine(record));
		byId("together").hidden = false;
		/** @type {HTMLAnchorElement} */ (byId("game-link")).href = addressOf(id);
		/** @type {HTMLInputElement} */ (byId("together-on")).checked = true;
		this.connect();
	}

	/** Another record is shown. */
	end() {
		this.leave();
		byId("together").hidden = true;
	}

	connect() {
		this.leave();
		[this.shown, this.isLeading, this.order, this.by] = [this.now(), false, 0, 0];
		this.live = new Live(this.id, new Seats(this.host.store).of(this.id)?.secret ?? null, {
			welcome: (player) => {
				this.player = player;
			},
			present: (players, spectators) => {
				[this.present, this.spectators] = [players, spectators];
				this.tell();
				this.sent = ""; // whoever has come sees it, too
				this.sendSoon();
			},
			looked: (player, at, line, order) => this.looked(player, at, line, order),
			lost: () => this.say(phrase("connection-lost-trying-again")),
			ended: () => this.say(phrase("you-cannot-look-at-this")),
			clocks: (_, ahead) => {
				this.ahead = ahead;
			},
			happened() {},
			seated() {},
			refused() {},
		});
	}

	leave() {
		this.live?.close();
		this.live = null;
		clearTimeout(this.timer);
		this.timer = undefined;
		this.say("");
	}

	/** @param {string} words */
	say(words) {
		byId("together-words").textContent = words;
	}

	/** Say who is there. */
	tell() {
		const { player, present, spectators } = this;
		if (!player) return this.say(phrase("you-see-the-position-that"));
		const side = coloursOf(other(player));
		const who = present.includes(other(player)) ? phrase("other-is-here", side) : phrase("other-is-not-here", side);
		return this.say(spectators ? `${who} ${phrase("spectators-watch", { number: spectators })}` : who);
	}

	/** Return the position that is shown as a text: how many moves of the game, and what was tried from there. */
	now() {
		const { record, node } = this.host;
		const moves = movesOf(record, pathTo(record, node));
		const apart = moves.findIndex((move, index) => move !== this.played[index]);
		const at = apart < 0 ? moves.length : apart;
		return JSON.stringify({ at, line: moves.slice(at).join("") });
	}

	/** Take note that another position is shown. */
	step() {
		if (!this.live || !this.player || this.isFollowing) return;
		const now = this.now();
		if (now === this.shown) return;
		[this.shown, this.isLeading, this.order, this.by] = [now, true, this.next(), this.player];
		this.sendSoon();
	}

	/** Return the time by the server's clock, in milliseconds. */
	time() {
		return Math.round(steady() + this.ahead);
	}

	/** Return the order of what is stepped to now. */
	next() {
		return Math.max(this.order + 1, this.time());
	}

	/** Show the others what is shown here: now, or after the pause what is shown then. */
	sendSoon() {
		if (this.timer || !this.isLeading || this.shown === this.sent) return;
		const { at, line } = JSON.parse(this.shown);
		this.sent = this.shown;
		if (line.length <= LONGEST) this.live?.look(at, line, this.order);
		this.timer = setTimeout(() => {
			this.timer = undefined;
			this.sendSoon();
		}, PAUSE_MS);
	}

	/** Show what a player has stepped to, unless it is earlier than what is shown; of two at the same moment, Red's is
	 * the later.
	 * @param {1 | 2} player @param {number} at @param {string} line
	 * @param {number} given its order; 0: it is the latest */
	looked(player, at, line, given) {
		const order = given ? Math.min(given, this.time() + AHEAD_MS) : this.next();
		if (this.host.record.nodes.length > MOST || order < this.order || (order === this.order && player <= this.by))
			return;
		[this.order, this.by] = [order, player];
		const tried = [...line.matchAll(MOVE)].map(([move]) => move);
		this.isFollowing = true;
		try {
			this.host.follow([...this.played.slice(0, at), ...tried], phrase("side-shows", coloursOf(player)));
		} finally {
			[this.shown, this.isLeading, this.isFollowing] = [this.now(), false, false];
		}
	}
}

/** Return the moves of a path, as far as there is nothing but moves. @param {Record} record @param {number[]} path */
function movesOf({ nodes }, path) {
	/** @type {string[]} */
	const moves = [];
	for (const node of path) {
		const { properties } = nodes[node];
		if (
			node &&
			properties.some(
				([name, values]) => ["AB", "AW", "AE"].includes(name) || (/^[BW]$/.test(name) && values.length > 1),
			)
		)
			return moves;
		for (const [name, values] of properties) if (name === "B" || name === "W") moves.push(`${name}[${values[0]}]`);
	}
	return moves;
}
