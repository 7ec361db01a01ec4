// A WebSocket that comes again however often it breaks. Knows messages as JSON, not what they say.

import { later, pauseAfter } from "./again.js";

export const SHORTEST_S = 0.5; // until a connection that broke is tried again
export const SILENT_S = 50; // of silence, after which a connection is taken for broken; the server speaks every 20 s

/** Whoever extends it calls `connect` once it is made, and sets `isOpen` when the server has let it in. */
export class Connection {
	/** @type {WebSocket | null} */
	socket = null;
	isOpen = false;
	isOver = false;
	breaks = 0; // one after the other
	asked = 0; // seconds that the server has asked to wait
	isHeard = false; // by somebody who need not look at the page
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	watch;

	/** @param {string} path */
	constructor(path) {
		this.path = path;
		this.cancel = () => {};
		this.cut = () => this.socket && this.broken();
		addEventListener("offline", this.cut);
	}

	connect() {
		const socket = new WebSocket(location.origin.replace(/^http/, "ws") + this.path);
		this.socket = socket;
		this.listen();
		socket.addEventListener("open", () => this.greet());
		socket.addEventListener("message", ({ data }) => {
			if (this.socket !== socket) return;
			this.take(JSON.parse(data));
			if (this.socket === socket) this.listen();
		});
		socket.addEventListener("close", () => {
			if (this.socket === socket) this.broken();
		});
	}

	/** End it for good. */
	close() {
		this.isOver = true;
		this.cancel();
		clearTimeout(this.watch);
		removeEventListener("offline", this.cut);
		this.socket?.close();
		this.socket = null;
	}

	/** @param {object} message */
	say(message) {
		if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
	}

	/** Take silence for a broken connection. */
	listen() {
		this.after(SILENT_S, () => this.broken());
	}

	/** @param {number} seconds of silence @param {() => void} act */
	after(seconds, act) {
		clearTimeout(this.watch);
		this.watch = setTimeout(act, seconds * 1000);
	}

	/** Try again after a while, each time a longer one; return after how many seconds, 0 where it is over. */
	broken() {
		const { socket, asked } = this;
		this.socket = null;
		this.isOpen = false;
		clearTimeout(this.watch);
		socket?.close();
		if (this.isOver) return 0;
		this.cancel();
		const pause = pauseAfter(this.breaks, asked, SHORTEST_S);
		[this.asked, this.breaks] = [0, this.breaks + 1];
		this.cancel = later(() => this.connect(), pause, { isSoon: !asked, isUnseen: this.isHeard });
		return pause;
	}

	/** Say who this is: the first message. */
	greet() {}

	/** @param {any} message */
	take(message) {
		throw new TypeError(`nobody takes ${message.type}`);
	}
}
