// The page of dots: what is on the board, what taps and keys do, and what is kept. Knows all other modules.

import { byId, dialog } from "../js/dom.js";
import { settingsFrom } from "../js/settings.js";
import { shelf, Store } from "../js/store.js";
import { Board, lastOf } from "./board.js";
import { Menus } from "./menus.js";
import { Game, Refused } from "./rules.js";
import { ask } from "./thinking.js";
import { COLOURS, count, lastMove, place, resultOf, summary } from "./words.js";

/** @typedef {import("./rules.js").Move} Move */
/** @typedef {import("./rules.js").Player} Player */
/** @typedef {import("./rules.js").Setup} Setup */
/** @typedef {{ level: number, human: Player } | null} Opponent null: two at one board */
/** @typedef {{ setup: Setup, moves: Move[], opponent: Opponent, seed: number, until?: number }} Kept */

const GAME = "kropki:dots:game";
const LOOK = "kropki:dots:look";
const HINT_LEVEL = 5;
const SIDE_MS = 4 * 60_000; // that the side left alone after STOP may play on
/** @type {Kept} */
const FIRST = { setup: { size: [15, 15], rules: "standard", start: "cross" }, moves: [], opponent: { level: 2, human: 1 }, seed: 1 };

/** @type {import("./board.js").Look} */
const LOOKS = { coordinates: false, numbers: false, large: false };

class Page {
	store = new Store(shelf());
	/** @type {Opponent} */
	opponent = null;
	seed = 1;
	until = 0; // milliseconds of the clock, when the side left alone after STOP has played on for long enough
	hint = -1;
	/** @type {AbortController | null} of the move that is being thought of */
	thinking = null;
	/** @type {number | undefined} */
	timer;

	constructor() {
		this.look = { ...LOOKS, ...this.store.read(LOOK) };
		this.board = new Board(byId("board"), { play: (point) => this.playAt(point), say: (words) => this.say(words) });
		this.game = new Game(FIRST.setup);
		this.menus = new Menus(this);
		this.begin(this.restored() ?? FIRST);
		document.addEventListener("keydown", (event) => this.key(event));
		document.addEventListener("click", ({ target }) => this.act(/** @type {Element} */ (target).closest("[data-act]")?.getAttribute("data-act")));
		addEventListener("kropki:settings", () => this.board.fit());
	}

	/** Begin a game, or go on with one. @param {Kept} kept */
	begin(kept) {
		const game = new Game(kept.setup);
		for (const move of kept.moves) game.play(move);
		this.opponent = kept.opponent;
		this.seed = kept.seed;
		this.until = kept.until ?? 0;
		this.board.zoom = 1;
		this.set(game);
	}

	/** Give the game that was kept, if it can be played. @returns {Kept | null} */
	restored() {
		const kept = this.store.read(GAME);
		try {
			const game = new Game(kept.setup);
			for (const move of kept.moves) game.play(move);
			const { level, human } = kept.opponent ?? {};
			const opponent = [1, 2, 3, 4, 5].includes(level) && [1, 2].includes(human) ? { level, human } : null;
			return { setup: kept.setup, moves: kept.moves, opponent, seed: Number(kept.seed) || 1, until: Number(kept.until) || 0 };
		} catch {
			return null; // nothing was kept, or what no page has written
		}
	}

	/** Put a game on the board. @param {Game} game */
	set(game) {
		this.game = game;
		this.changed(game.moves.length ? lastMove(game) : `${this.title()}. ${COLOURS[game.now.toMove]} to move.`);
	}

	title() {
		const { setup } = this.game;
		return `${setup.size.join(" × ")}, ${this.menus.nameOf(setup.rules)}`;
	}

	/** Show, keep and say what has changed; let the computer move where it is its turn. @param {string} words */
	changed(words) {
		const { game, opponent } = this;
		this.thinking?.abort();
		this.thinking = null;
		this.hint = -1;
		clearTimeout(this.timer);
		this.draw();
		this.say(words);
		this.until = game.now.stopped ? this.until || Date.now() + SIDE_MS : 0;
		this.store.keep(GAME, { setup: game.setup, moves: game.moves, opponent, seed: this.seed, until: this.until });
		if (game.over) return;
		if (this.until) this.timer = setTimeout(() => this.move([game.now.toMove, "time"]), Math.max(this.until - Date.now(), 0));
		if (opponent && game.now.toMove !== opponent.human) this.think();
	}

	draw() {
		const { game, opponent } = this;
		this.board.show(game, this.look, this.hint);
		for (const player of [1, 2]) {
			const side = byId(`side-${player}`);
			side.classList.toggle("next", !game.over && game.now.toMove === player);
			byId(`captured-${player}`).textContent = String(game.now.captured[player - 1]);
			byId(`who-${player}`).textContent = opponent ? (opponent.human === player ? "you" : `computer, level ${opponent.level}`) : "";
		}
		byId("title").textContent = this.title();
		byId("result").textContent = resultOf(game);
		byId("again").hidden = !game.over;
		byId("stop").hidden = game.name !== "no-territory" || game.over;
		const disabled = { undo: !game.moves.length, hint: game.over || !this.isMyTurn(), resign: game.over, stop: game.over || !this.isMyTurn() };
		for (const [id, off] of Object.entries(disabled)) /** @type {HTMLButtonElement} */ (byId(id)).disabled = off;
	}

	isMyTurn() {
		return !this.opponent || this.game.now.toMove === this.opponent.human;
	}

	/** Say a sentence where all see it, and to who hears it. @param {string} words */
	say(words) {
		byId("message").textContent = words;
	}

	/** @param {number} point */
	playAt(point) {
		if (!this.isMyTurn() && !this.game.over) {
			this.say("The computer is thinking.");
			return;
		}
		const [x, y] = this.game.xy(point);
		this.move([this.game.now.toMove, x, y]);
	}

	/** Make a move, or say why it is not allowed. @param {Move} move */
	move(move) {
		try {
			this.game.play(move);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			this.say(error.message);
			this.sound("fault");
			return;
		}
		this.changed(lastMove(this.game));
		this.sound(this.game.over ? "done" : "entry");
	}

	/** Let the computer move. */
	async think() {
		const { game, opponent } = this;
		const thinking = (this.thinking = new AbortController());
		byId("board").ariaBusy = "true";
		try {
			const chosen = await ask(game, { level: opponent?.level ?? 1, seed: this.seed }, thinking.signal, (words) => this.say(words));
			if (this.thinking !== thinking) return;
			if (chosen.move.length) this.move(/** @type {Move} */ (chosen.move));
			else this.say("The computer has no move.");
		} catch (error) {
			if (!thinking.signal.aborted) this.say(/** @type {Error} */ (error).message);
		} finally {
			if (!this.thinking) byId("board").ariaBusy = "false";
		}
	}

	/** Show a good move, and why it is one. */
	async showHint() {
		if (this.game.over || !this.isMyTurn()) return;
		const thinking = (this.thinking = new AbortController());
		this.say("Looking for a good move.");
		try {
			const chosen = await ask(this.game, { level: HINT_LEVEL, seed: this.seed }, thinking.signal, (words) => this.say(words));
			if (this.thinking !== thinking) return;
			const [, x, y] = chosen.move;
			if (typeof x !== "number") {
				this.say(x === "stop" || x === "done" ? "Say STOP: that keeps what you have." : x === "resign" ? "Nothing helps any more: resign, or play on." : "There is no move.");
				return;
			}
			this.hint = this.game.at(x, y);
			this.board.mark(this.hint);
			this.board.moveTo(this.hint);
			this.say(`Try ${place(this.game, this.hint)}. ${chosen.reason?.sentence ?? "No capture is near: it is a good place."}`);
		} catch (error) {
			if (!thinking.signal.aborted) this.say(/** @type {Error} */ (error).message);
		}
	}

	/** Take back: against the computer, up to one's own move. */
	undo() {
		const { game, opponent } = this;
		if (!game.moves.length) return;
		do game.undo();
		while (opponent && game.moves.length && game.now.toMove !== opponent.human);
		this.changed(`Taken back. ${summary(game)}`);
	}

	/** Play the same again. */
	again() {
		this.begin({ setup: this.game.setup, moves: [], opponent: this.opponent, seed: this.seed + 1 });
	}

	/** Say STOP, once what it costs was shown. */
	stop() {
		const { game } = this;
		const player = game.now.toMove;
		const lost = game.loose(player).filter((point) => game.isLive(point, player)).length;
		byId("stop-cost").textContent = game.now.stopped ? `The game ends: ${summary(game)}` : `You would lose ${count(lost)}, as it does not hold to the edge; the other side plays on alone for up to four minutes. Now: ${summary(game)}`;
		dialog("stopping").showModal();
	}

	/** What buttons do. @param {string | null | undefined} name */
	act(name) {
		/** @type {Record<string, () => void>} */
		const acts = {
			undo: () => this.undo(),
			hint: () => this.showHint(),
			again: () => this.again(),
			stop: () => this.stop(),
			"stop-now": () => this.move([this.game.now.toMove, "stop"]),
			resign: () => dialog("resigning").showModal(),
			"resign-now": () => this.move([this.opponent?.human ?? this.game.now.toMove, "resign"]),
			"zoom-in": () => this.board.zoomBy(1.5),
			"zoom-out": () => this.board.zoomBy(1 / 1.5),
		};
		if (name) acts[name]?.();
	}

	/** @param {KeyboardEvent} event */
	key(event) {
		const onBoard = event.target instanceof Element && event.target.closest(".points");
		if (document.querySelector("dialog[open]") || event.altKey || event.metaKey) return;
		if (event.ctrlKey) {
			if (event.code !== "KeyZ") return;
			event.preventDefault();
			this.undo();
			return;
		}
		/** @type {Record<string, () => void>} */
		const keys = { Enter: () => this.playAt(this.board.cursor), " ": () => this.playAt(this.board.cursor), s: () => this.say(summary(this.game)), l: () => this.tellLast(), "?": () => this.showHint(), h: () => this.showHint(), u: () => this.undo(), "+": () => this.board.zoomBy(1.5), "-": () => this.board.zoomBy(1 / 1.5) };
		if (!onBoard) return;
		if (!this.board.walk(event.key)) {
			const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
			if (!act) return;
			act();
		}
		event.preventDefault();
	}

	/** Go to the last move, and say what it was. */
	tellLast() {
		const last = lastOf(this.game);
		if (last >= 0) this.board.moveTo(last);
		this.say(lastMove(this.game));
	}

	/** Change how the board looks. @param {Partial<import("./board.js").Look>} look */
	setLook(look) {
		this.look = { ...this.look, ...look };
		this.store.write(LOOK, JSON.stringify(this.look));
		this.draw();
	}

	/** @param {"entry" | "fault" | "done"} name */
	async sound(name) {
		if (!settingsFrom(this.store.get("settings")).sound) return;
		const { play } = await import("../js/sound.js");
		play(name);
	}
}

/** @typedef {Page} Host */
new Page();
