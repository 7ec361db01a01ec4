// A WebSocket that comes again however often it breaks: after a while, each time a longer one, and at once when the
// network is back or the page is looked at again. Knows messages as JSON, not what they say.

export const SHORTEST_S = 0.5; // until a connection that broke is tried again; each time twice as long
const LONGEST_S = 15;
export const SILENT_S = 50; // of silence, after which a connection is taken for broken; the server speaks every 20 s

/** Whoever extends it calls `connect` once it is made, and sets `isOpen` when the server has let it in. */
export class Connection {
	/** @type {WebSocket | null} */
	socket = null;
	isOpen = false;
	isOver = false;
	pause = SHORTEST_S;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	watch;

	/** @param {string} path */
	constructor(path) {
		this.path = path;
		this.again = () => {
			if (!this.socket && !this.isOver && !document.hidden) this.connect();
		};
		this.cut = () => this.socket && this.broken();
		addEventListener("online", this.again);
		addEventListener("offline", this.cut);
		document.addEventListener("visibilitychange", this.again);
	}

	connect() {
		clearTimeout(this.timer);
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
		clearTimeout(this.timer);
		clearTimeout(this.watch);
		removeEventListener("online", this.again);
		removeEventListener("offline", this.cut);
		document.removeEventListener("visibilitychange", this.again);
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

	/** Try again after a while, each time a longer one; return after how many seconds, 0 where it is over.
	 * @param {number} [longest] */
	broken(longest = LONGEST_S) {
		const { socket, pause } = this;
		this.socket = null;
		this.isOpen = false;
		clearTimeout(this.watch);
		socket?.close();
		if (this.isOver) return 0;
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.connect(), pause * 1000);
		this.pause = Math.min(2 * pause, longest);
		return pause;
	}

	/** Say who this is: the first message. */
	greet() {}

	/** @param {any} message */
	take(message) {
		throw new TypeError(`nobody takes ${message.type}`);
	}
}
