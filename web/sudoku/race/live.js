// The connection to a race: says who the player is, however often it breaks, and gives how the race stands. Of boards
// the last one alone is sent, and seldom, but a full one at once. Where no socket is to be had, it asks by plain
// requests until there is one. Knows messages, not what is on the page.

/** @import { Standing } from "./words.js" */

import { ApiError, request } from "../puzzle/api.js";

/** @typedef {{ status: number, code: string, detail: string }} Problem */
/** @typedef {{ joined: (place: number) => void, stands: (standing: Standing, ahead: number) => void, lost: () => void,
 *   refused: (problem: Problem) => void, ended: (problem: Problem) => void }} Host */
/** @typedef {{ entries: string, hints: number }} Board */

const SHORTEST_S = 0.5; // until a connection that broke is tried again; each time twice as long
const LONGEST_S = 15;
const SILENT_S = 50; // after which a connection that says nothing is taken for broken; the server speaks every 20 s
const WELCOME_S = 8; // after which a socket that has brought no welcome is given up
const EVERY_MS = 2_000; // between two boards that are sent
const ASK_S = 3; // between two plain requests
const SELDOM_S = 60; // between two looks for a socket while those work

export class RaceLive {
	/** @type {WebSocket | null} */
	socket = null;
	isOpen = false;
	isPlain = false; // whether plain requests work where no socket does
	isOver = false;
	wantsStart = false; // by the next plain request
	pause = SHORTEST_S;
	/** @type {Board | null} what is to be sent */
	board = null;
	/** @type {Board | null} what was sent last */
	sent = null;
	sentAt = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	watch;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	next;
	/** @type {ReturnType<typeof setTimeout> | undefined} until the next plain request */
	asking;

	/** @param {string} id @param {string} secret @param {string | null} name @param {Host} host */
	constructor(id, secret, name, host) {
		this.id = id;
		this.hello = { type: "hello", secret, name };
		this.host = host;
		this.again = () => {
			if (!this.socket && !this.isOver && !document.hidden) this.connect();
		};
		this.cut = () => this.broken();
		addEventListener("online", this.again);
		addEventListener("offline", this.cut);
		document.addEventListener("visibilitychange", this.again);
		this.connect();
	}

	connect() {
		clearTimeout(this.timer);
		const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/kropki/races/${this.id}/live`);
		this.socket = socket;
		this.listen(WELCOME_S);
		socket.addEventListener("open", () => this.say(this.hello));
		socket.addEventListener("message", ({ data }) => {
			if (this.socket !== socket) return;
			this.take(JSON.parse(data));
			if (this.isOpen) this.listen();
		});
		socket.addEventListener("close", () => {
			if (this.socket === socket) this.broken();
		});
	}

	/** End it for good. */
	close() {
		this.isOver = true;
		for (const each of [this.timer, this.watch, this.next, this.asking]) clearTimeout(each);
		removeEventListener("online", this.again);
		removeEventListener("offline", this.cut);
		document.removeEventListener("visibilitychange", this.again);
		this.socket?.close();
		this.socket = null;
	}

	start() {
		this.say({ type: "start" });
		this.wantsStart = this.isPlain;
		if (this.isPlain) this.ask();
	}

	/** Have the server told what the board has. @param {Board} board @param {boolean} isFull */
	tell(board, isFull) {
		this.board = board;
		this.flush(isFull);
	}

	/** Send the board, now or when it may be. @param {boolean} [isNow] */
	flush(isNow = false) {
		clearTimeout(this.next);
		if (this.isPlain && isNow) this.ask();
		if (!this.board || !this.isOpen) return;
		const wait = isNow ? 0 : this.sentAt + EVERY_MS - Date.now();
		if (wait > 0) {
			this.next = setTimeout(() => this.flush(), wait);
			return;
		}
		this.say({ type: "progress", ...this.board });
		[this.sent, this.board, this.sentAt] = [this.board, null, Date.now()];
	}

	/** @param {object} message */
	say(message) {
		if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
	}

	/** Take silence for a broken connection. @param {number} [seconds] */
	listen(seconds = SILENT_S) {
		clearTimeout(this.watch);
		this.watch = setTimeout(() => this.broken(), seconds * 1000);
	}

	/** Try again after a while, each time a longer one; what was sent last may be lost. */
	broken() {
		const { socket, isOpen } = this;
		this.socket = null;
		this.isOpen = false;
		this.board ??= this.sent;
		clearTimeout(this.watch);
		socket?.close();
		if (this.isOver) return;
		if (!this.isPlain) this.host.lost();
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.connect(), this.pause * 1000);
		this.pause = Math.min(2 * this.pause, this.isPlain ? SELDOM_S : LONGEST_S);
		if (!isOpen && !this.isPlain) this.ask(); // no socket is to be had
	}

	/** Take part by a plain request, and by another one after a while, unless there is a socket by then. */
	async ask() {
		clearTimeout(this.asking);
		const { board, wantsStart } = this;
		[this.board, this.wantsStart] = [null, false];
		const { secret, name } = this.hello;
		const part = { secret, name, start: wantsStart, ...board };
		let seconds = ASK_S;
		try {
			const told = await request(`/kropki/races/${this.id}/players`, part);
			this.sent = board ?? this.sent;
			if (this.isOver || this.isOpen) return;
			this.isPlain = true;
			this.host.joined(told.place);
			this.host.stands(told, told.now - Date.now());
		} catch (error) {
			this.board ??= board;
			if (!(error instanceof ApiError)) throw error;
			if (this.isOver || this.isOpen) return;
			seconds = this.takeFault(error);
		}
		if (seconds) this.asking = setTimeout(() => this.ask(), seconds * 1000);
	}

	/** Take what came of a plain request instead of an answer; return the seconds until the next one, or 0 for none.
	 * @param {ApiError} error */
	takeFault({ status, code, message }) {
		if (status === 0) {
			this.isPlain = false;
			this.host.lost();
			return 0; // the next socket that is not to be had asks again
		}
		if (isLater(status, code)) return 2 * ASK_S;
		this.board = null; // it would be refused again
		const problem = { status, code, detail: message };
		if (this.isPlain) this.host.refused(problem);
		else {
			this.close();
			this.host.ended(problem);
		}
		return this.isPlain ? ASK_S : 0;
	}

	/** @param {any} message */
	take(message) {
		if (message.type === "welcome") {
			clearTimeout(this.asking);
			this.isOpen = true;
			this.isPlain = false;
			this.pause = SHORTEST_S;
			this.host.joined(message.place);
			this.flush(true);
		} else if (message.type === "standing") this.host.stands(message, message.now - Date.now());
		else if (message.type === "problem") this.takeProblem(message.problem, message.retry_after ?? 1);
	}

	/** Take what the server refuses: what it asks to wait for is sent again. @param {Problem} problem
	 * @param {number} seconds to wait */
	takeProblem(problem, seconds) {
		if (isLater(problem.status, problem.code)) {
			this.board ??= this.sent;
			clearTimeout(this.next);
			this.next = setTimeout(() => this.flush(true), seconds * 1000);
		} else if (this.isOpen) this.host.refused(problem);
		else {
			this.close();
			this.host.ended(problem);
		}
	}
}

/** Tell whether what the server refuses may be sent again after a while.
 * @param {number} status @param {string} code */
function isLater(status, code) {
	return status >= 429 || ["early", "too-fast"].includes(code);
}
