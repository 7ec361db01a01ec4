// The connection to a game with a friend: gives what happens in order and without gaps, however often it breaks.
// An action is sent until it is among what has happened, or is refused. Knows messages, not what is on the page.

import { steady } from "../../shared/clock.js";
import { Connection, SHORTEST_S, SILENT_S } from "../../shared/connection.js";

/** @typedef {{ number: number, at: number, kind: string, player: 1 | 2, move?: any[], what?: string, undo?: number,
 *   phrase?: string, game?: string, on?: boolean, text?: string }} Happened */
/** @typedef {{ move: number, reserve: number } | { days: number }} Pace in seconds, or by post */
/** @typedef {{ running: 0 | 1 | 2, since: number, until: number | null, reserves: [number, number] }} Clocks */
/** @typedef {{ type: string, move?: any[], what?: string, phrase?: string, on?: boolean, text?: string }} Action */
/** @typedef {{ status: number, code: string, detail: string }} Problem */
/** @typedef {(players: number[], spectators: number, devices: number[]) => void} Present */
/** @typedef {(problem?: Problem, seconds?: number) => void} Waits */
/** @typedef {{ welcome: (player: 0 | 1 | 2, about: any) => void, happened: (events: Happened[]) => void, clocks:
 *   (clocks: Clocks | null, ahead: number) => void, present: Present, seated: (player: 1 | 2, secret: string) => void,
 *   refused: (problem: Problem) => void, waits?: Waits, isPlaying?: () => boolean, silent?: () => void, heard?: () =>
 *   void, lost: (seconds: number) => void,
 *   ended: (problem: Problem) => void,
 *   looked: (player: 1 | 2, at: number, line: string, order: number) => void }}
 *   Host */

const DEVICE = "kropki:dots:device";
const SLOW_S = 2; // after which whoever waits for an action is told that it is being sent
const LONGEST_WAIT_S = 120; // that the server may ask to wait: what it asks longer for is refused
// of who plays and looks on:
const QUIET_S = 2; // of silence, after which the server is asked whether it is there
const SAID_S = 5; // of silence, after which the player is told
const DEAD_S = 12; // of silence, after which the connection is taken for broken

const TAB = Math.random().toString(36).slice(2); // where the browser keeps nothing, each tab is a device

/** Return the name of this device, by which the server tells whether a seat is open on another one.
 * @param {string | null} secret of a seat: who watches needs none */
function deviceOf(secret) {
	if (!secret) return undefined;
	try {
		const known = localStorage.getItem(DEVICE) ?? TAB;
		localStorage.setItem(DEVICE, known);
		return known;
	} catch {
		return TAB;
	}
}

/** It is open once all that happened before is known. */
export class Live extends Connection {
	number = 0; // of the last event that is known
	/** @type {Action[]} what is to be done, in its order; of each kind but lines the last one that was wanted */
	waiting = [];
	sent = 0; // the number with which the first of these was sent last, or 0
	/** @type {0 | 1 | 2} */
	player = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	slow;
	/** @type {ReturnType<typeof setTimeout> | undefined} until what the server asked to wait for is sent again */
	resend;
	/** @type {Happened[]} of a long history, of which there is more to come */
	held = [];

	/** @param {string} id @param {string | null} secret @param {Host} host @param {string} [invitation] by which the
	 *   secret gets its seat */
	constructor(id, secret, host, invitation) {
		super(`/dots/games/${id}/live`);
		this.secret = secret;
		this.isHeard = Boolean(secret); // a player is told by a sound
		this.invitation = invitation;
		this.host = host;
		this.connect();
	}

	/** @override */
	greet() {
		this.held = [];
		const { secret: seat, invitation, number: after } = this;
		this.say({ type: "hello", seat, invitation, after, device: deviceOf(seat) });
	}

	/** Take silence for a broken connection; who plays asks after a moment, and is told of it soon. @override */
	listen() {
		const isAsked = this.isOpen && !document.hidden && this.host.isPlaying?.();
		this.after(isAsked ? QUIET_S : SILENT_S, () => (isAsked ? this.ask() : this.broken()));
	}

	ask() {
		this.say({ type: "ping" });
		this.after(SAID_S - QUIET_S, () => {
			this.host.silent?.();
			this.after(DEAD_S - SAID_S, () => this.broken());
		});
	}

	/** @override */
	broken() {
		this.sent = 0;
		const seconds = super.broken();
		if (seconds) this.host.lost(seconds);
		return seconds;
	}

	/** Do something, now or when there is a connection, after what waits already. @param {Action} action */
	act(action) {
		clearTimeout(this.slow);
		this.slow = setTimeout(() => this.isOpen && this.waiting.length && this.host.waits?.(), SLOW_S * 1000);
		const isLine = action.type === "line";
		if (!isLine && this.waiting[0]?.type === action.type) this.sent = 0;
		this.waiting = [...this.waiting.filter(({ type }) => isLine || type !== action.type), action];
		this.flush();
	}

	/** Take the open seat. */
	sit() {
		this.say({ type: "sit" });
	}

	/** Show all others a position of the game that is over: so many moves of it, and a line that is tried from there.
	 * @param {number} at @param {string} line @param {number} order higher than that of what it replaces */
	look(at, line, order) {
		if (this.isOpen) this.say({ type: "look", at, line, order });
	}

	/** Send the first of what waits, with the number that it would have. */
	flush() {
		if (!this.waiting.length || !this.isOpen || this.sent > this.number) return;
		this.sent = this.number + 1;
		this.say({ ...this.waiting[0], number: this.sent });
	}

	/** @override @param {any} message */
	take(message) {
		this.host.heard?.();
		if (message.type === "welcome") {
			this.player = message.player;
			this.host.welcome(message.player, message.game);
		} else if (message.type === "events") this.takeEvents(message);
		else if (message.type === "presence") this.host.present(message.present, message.spectators, message.devices ?? []);
		else if (message.type === "seat") this.takeSeat(message);
		else if (message.type === "look") this.host.looked(message.player, message.at, message.line, message.order);
		else if (message.type === "problem") this.takeProblem(message.problem, message.retry_after);
	}

	/** @param {{ events: Happened[], number: number, clocks: Clocks | null, now: number, more?: boolean }} message */
	takeEvents({ events, number, clocks, now, more }) {
		this.held.push(...events);
		if (more) return;
		const all = this.held;
		this.held = [];
		const news = all.filter((event) => event.number > this.number);
		if (news.length && news[0].number !== this.number + 1) {
			this.broken(); // what is missing comes with the next connection
			return;
		}
		for (const event of news) if (this.isAwaited(event)) this.waiting.shift();
		this.number = Math.max(this.number, number);
		this.isOpen = true;
		this.breaks = 0;
		this.host.happened(news);
		this.host.clocks(clocks, now - steady());
		this.flush();
	}

	/** Tell whether an event is what was to be done first. @param {Happened} event */
	isAwaited(event) {
		if (!this.waiting.length || event.player !== this.player) return false;
		const [{ type, ...said }] = this.waiting;
		const rest = type === "line" ? {} : said; // the server may write a line otherwise
		const isAgreed = type === "offer" && event.kind === "accept"; // both have offered the same
		return (
			(event.kind === type || isAgreed) &&
			Object.entries(rest).every(
				([name, value]) => JSON.stringify(value) === JSON.stringify(/** @type {any} */ (event)[name]),
			)
		);
	}

	/** @param {{ player: 1 | 2, secret: string }} message */
	takeSeat({ player, secret }) {
		this.player = player;
		this.secret = secret;
		this.host.seated(player, secret);
	}

	/** Take what the server says of an action: what it asks to wait for is sent again, what it refuses is dropped.
	 * @param {Problem} problem @param {number} [seconds] to wait */
	takeProblem(problem, seconds = SHORTEST_S) {
		if (problem.code === "number") {
			this.sent = 0; // the event that came first is on its way, or here
			if (/** @type {any} */ (problem).number <= this.number) this.flush();
			return;
		}
		if (!this.isOpen && problem.status < 429) {
			this.close();
			this.host.ended(problem);
			return;
		}
		if (!this.isOpen) this.asked = seconds;
		if (problem.status >= 429 && seconds <= LONGEST_WAIT_S) {
			this.sent = 0;
			clearTimeout(this.resend);
			this.resend = setTimeout(() => this.flush(), seconds * 1000);
			if (this.waiting.length) this.host.waits?.(problem, seconds);
			return;
		}
		this.waiting.shift();
		this.sent = 0;
		this.host.refused(problem);
		this.flush();
	}
}
