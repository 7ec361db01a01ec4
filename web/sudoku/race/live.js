// The connection to a race: says who the player is, however often it breaks, and gives how the race stands. Of boards
// the last one alone is sent, and seldom, but a full one at once. Where no socket is to be had, it asks by plain
// requests until there is one. Knows messages, not what is on the page.

/** @import { Standing } from "./words.js" */

import { later, pauseAfter } from "../../shared/again.js";
import { steady } from "../../shared/clock.js";
import { Connection, SILENT_S } from "../../shared/connection.js";
import { ApiError, request } from "../puzzle/api.js";

/** @typedef {{ status: number, code: string, detail: string }} Problem */
/** @typedef {{ joined: (place: number) => void, stands: (standing: Standing, ahead: number) => void, lost: () => void,
 *   refused: (problem: Problem) => void, ended: (problem: Problem) => void }} Host */
/** @typedef {{ entries: string, hints: number }} Board */

const WELCOME_S = 8; // after which a socket that has brought no welcome is given up
const EVERY_MS = 2_000; // between two boards that are sent
const ASK_S = 3; // between two plain requests

export class RaceLive extends Connection {
	refusals = 0; // of plain requests, one after the other
	isPlain = false; // whether plain requests work where no socket does
	wantsStart = false; // by the next plain request
	/** @type {Board | null} what is to be sent */
	board = null;
	/** @type {Board | null} what was sent last */
	sent = null;
	sentAt = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	next;
	cancelAsking = () => {}; // the next plain request

	/** @param {string} id @param {string} secret @param {string | null} name @param {Host} host */
	constructor(id, secret, name, host) {
		super(`/kropki/races/${id}/live`);
		this.id = id;
		this.hello = { type: "hello", secret, name };
		this.host = host;
		this.connect();
	}

	/** @override */
	greet() {
		this.say(this.hello);
	}

	/** @override */
	close() {
		super.close();
		clearTimeout(this.next);
		this.cancelAsking();
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
		const wait = isNow ? 0 : this.sentAt + EVERY_MS - steady();
		if (wait > 0) {
			this.next = setTimeout(() => this.flush(), wait);
			return;
		}
		this.say({ type: "progress", ...this.board });
		[this.sent, this.board, this.sentAt] = [this.board, null, steady()];
	}

	/** @override */
	listen() {
		this.after(this.isOpen ? SILENT_S : WELCOME_S, () => this.broken());
	}

	/** Try again; what was sent last may be lost. @override */
	broken() {
		const { isOpen } = this;
		this.board ??= this.sent;
		const seconds = super.broken();
		if (!seconds || this.isPlain) return seconds;
		this.host.lost();
		if (!isOpen) this.ask(); // no socket is to be had
		return seconds;
	}

	/** Take part by a plain request, and by another one after a while, unless there is a socket by then. */
	async ask() {
		this.cancelAsking();
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
			this.refusals = 0;
			this.host.joined(told.place);
			this.host.stands(told, told.now - steady());
		} catch (error) {
			this.board ??= board;
			if (!(error instanceof ApiError)) throw error;
			if (this.isOver || this.isOpen) return;
			seconds = this.takeFault(error);
		}
		if (!seconds) return;
		this.cancelAsking();
		this.cancelAsking = later(() => this.ask(), seconds);
	}

	/** Take what came of a plain request instead of an answer; return the seconds until the next one, or 0 for none.
	 * @param {ApiError} error */
	takeFault({ status, code, message, seconds }) {
		const pause = pauseAfter(this.refusals, seconds, 2 * ASK_S);
		this.refusals += 1;
		if (status === 0) {
			this.isPlain = false;
			this.host.lost();
			return pause;
		}
		if (isLater(status, code)) return pause;
		this.board = null; // it would be refused again
		const problem = { status, code, detail: message };
		const stays = this.isPlain && status !== 404; // 404: the race is gone
		if (stays) this.host.refused(problem);
		else {
			this.close();
			this.host.ended(problem);
		}
		return stays ? pause : 0;
	}

	/** @override @param {any} message */
	take(message) {
		if (message.type === "welcome") {
			this.cancelAsking();
			this.isOpen = true;
			this.isPlain = false;
			this.breaks = 0;
			this.host.joined(message.place);
			this.flush(true);
		} else if (message.type === "standing") this.host.stands(message, message.now - steady());
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
