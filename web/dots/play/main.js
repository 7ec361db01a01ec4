// The page of dots: what is on the board, what taps and keys do, and what is kept. Knows all other modules.

import { byId, tell } from "../../shared/dom.js";
import { settingsFrom } from "../../shared/settings.js";
import { shelf, Store } from "../../shared/store.js";
import { afterFrame } from "./after-frame.js";
import { Board, lastOf } from "../board/board.js";
import { Clock } from "./clock.js";
import { drawClosing } from "../board/turn-panel.js";
import { FIRST, keep, restored } from "./kept.js";
import { wornLook } from "../board/look.js";
import { Menus } from "./menus.js";
import { Game, other, Refused } from "../rules/game.js";
import { drawSide, say, titleOf } from "../board/side.js";
import { isSure, isSureToResign } from "../board/confirm.js";
import { ask } from "../board/ask-move.js";
import { Turn } from "../board/turn.js";
import { COLOURS, costOf, endingOf, lastMove, place, summary } from "../board/words.js";

/** @typedef {import("../rules/game.js").Move} Move */
/** @typedef {import("../rules/game.js").Player} Player */

const HINT_LEVEL = 5;
const SIDE_MS = 4 * 60_000; // that the side left alone after STOP may play on
const TICK_MS = 500;
const SOON_MS = 10_000; // that are left when it is said
const KEEP_MS = 50; // until a move is kept: it is painted first
class Page {
	store = new Store(shelf());
	/** @type {import("./kept.js").Opponent} */
	opponent = null;
	seed = 1;
	until = 0; // milliseconds of the clock, when the side left alone after STOP has played on for long enough
	/** @type {Clock | null} */
	clock = null;
	hint = -1;
	/** @type {Turn | null} that is being made, where closing is a choice */
	turn = null;
	/** @type {AbortController | null} of the move that is being thought of */
	thinking = null;
	/** @type {number | undefined} */
	timer;
	isWarned = false; // that the time is nearly over
	unsaved = 0; // the timer of what is to be kept
	/** @type {string | null} a sentence that is to be said */
	words = null;
	drawSideSoon = afterFrame(() => this.drawSide());

	constructor() {
		this.look = wornLook(this.store);
		this.board = new Board(byId("board"), { play: (point) => this.playAt(point), say: (words) => this.say(words) });
		this.game = new Game(FIRST.setup);
		this.menus = new Menus(this);
		this.begin(restored(this.store) ?? FIRST);
		document.addEventListener("keydown", (event) => this.key(event));
		document.addEventListener("click", ({ target }) => this.click(/** @type {Element} */ (target)));
		addEventListener("kropki:settings", () => this.board.fit());
		// another tab may have gone on
		addEventListener("pagehide", () => (this.unsaved || this.clock?.runs) && this.keep());
		setInterval(() => this.tick(), TICK_MS);
	}

	/** Begin a game, or go on with one. @param {import("./kept.js").Kept} kept */
	begin(kept) {
		const game = new Game(kept.setup);
		for (const move of kept.moves) game.play(move);
		this.opponent = kept.opponent;
		this.seed = kept.seed;
		this.until = kept.until ?? 0;
		this.clock = kept.clock ?? null;
		this.board.zoomBy(0); // the whole board is in sight
		this.set(game);
	}

	keep() {
		const { game, opponent, seed, until, clock } = this;
		this.unsaved = 0;
		keep(this.store, { setup: game.setup, moves: game.moves, opponent, seed, until, clock });
	}

	/** Put a game on the board. @param {Game} game */
	set(game) {
		this.game = game;
		this.changed(game.moves.length ? lastMove(game) : `${titleOf(game)}. ${COLOURS[game.now.toMove]} to move.`);
	}

	/** Whose turn it is: also on a full board, where one side may still close. */
	get mover() {
		return this.game.now.mayClose || this.game.now.toMove;
	}

	/** Who may end the game by a word: who is to move; with two at one board, the other one where that is offered to him.
	 * @returns {Player} */
	get ender() {
		return !this.opponent && this.game.now.offered === this.mover ? other(this.mover) : this.mover;
	}

	/** Show, keep and say what has changed; let the computer move where it is its turn. @param {string} words */
	changed(words) {
		const { game, opponent } = this;
		this.thinking?.abort();
		this.thinking = null;
		this.hint = -1;
		this.isWarned = false;
		this.turn = game.rules.isOptional && (!game.over || game.now.mayClose) && this.isMyTurn() ? new Turn(game) : null;
		clearTimeout(this.timer);
		this.draw();
		this.say(words);
		this.until = game.now.stopped && game.rules.ends.includes("stop") ? this.until || Date.now() + SIDE_MS : 0;
		this.clock?.run(game.over || this.until || !this.isMyTurn() ? 0 : this.mover, Date.now());
		this.tick();
		clearTimeout(this.unsaved);
		this.unsaved = setTimeout(() => this.keep(), KEEP_MS);
		if (game.over && !game.now.mayClose) return;
		if (this.until && !game.over)
			this.timer = setTimeout(() => this.move([game.now.toMove, "time"]), Math.max(this.until - Date.now(), 0));
		if (opponent && !this.isMyTurn()) this.think();
	}

	draw() {
		this.board.show(this.game, this.look, this.hint);
		this.drawTurn();
		this.drawSideSoon();
	}

	/** Show and say beside the board what stands. */
	drawSide() {
		drawSide(this.game, this.opponent);
		if (this.words !== null) say(this.words);
		this.words = null;
	}

	/** Show what belongs to the turn that is being made. @param {number[]} [faults] points in its way */
	drawTurn(faults = []) {
		const { game, turn } = this;
		drawClosing(turn);
		this.board.plan(turn && (!turn.isEmpty || faults.length) ? turn.plan(faults) : null);
		const ending = this.isMyTurn() ? endingOf(game, this.ender) : null;
		byId("stop").hidden = game.over || !game.rules.ends.some((end) => end !== "last-dot");
		tell("stop-label", ending?.label ?? (game.rules.ends.includes("agreed") ? "Offer end" : "STOP"));
		const disabled = {
			undo: !game.moves.length && (turn?.isEmpty ?? true),
			hint: game.over || !this.isMyTurn(),
			resign: game.over,
			stop: !ending,
		};
		for (const [id, off] of Object.entries(disabled)) /** @type {HTMLButtonElement} */ (byId(id)).disabled = off;
	}

	isMyTurn() {
		return !this.opponent || this.mover === this.opponent.human;
	}

	/** Say a sentence where all see it, and to who hears it. @param {string} words */
	say(words) {
		this.words = words;
		this.drawSideSoon();
	}

	/** Show the time that is left, and end the game of who has none. */
	tick() {
		const [{ clock }, now] = [this, Date.now()];
		for (const player of /** @type {Player[]} */ ([1, 2])) {
			const isShown = clock && (!this.opponent || this.opponent.human === player);
			tell(`clock-${player}`, isShown ? clock.text(player, now) : "");
		}
		if (!clock?.runs || this.game.over) return;
		const { move, reserve } = clock.of(clock.runs, now);
		if (move + reserve <= 0) this.move([clock.runs, "time"]);
		else if (move + reserve <= SOON_MS && !this.isWarned) {
			this.isWarned = true;
			this.say("Ten seconds are left.");
		}
	}

	/** @param {number} point */
	playAt(point) {
		const { game, turn } = this;
		if (!this.isMyTurn() && !(game.over && !game.now.mayClose)) {
			this.say("The computer is thinking.");
			return;
		}
		if (turn) {
			this.doTurn(() => turn.take(point));
			return;
		}
		const [x, y] = game.xy(point);
		this.move([game.now.toMove, x, y]);
	}

	/** Do a part of a turn, show it and say it; where that makes it whole, play it. @param {() => string} act */
	doTurn(act) {
		try {
			const words = act();
			if (!words && this.turn) return this.move(this.turn.move());
			this.drawTurn();
			this.say(words);
		} catch (error) {
			this.refuse(error);
		}
		return undefined;
	}

	/** Say why something is not allowed. @param {unknown} error */
	refuse(error) {
		if (!(error instanceof Refused)) throw error;
		this.drawTurn(error.points);
		this.say(error.message);
		this.sound("fault");
	}

	/** Make a move, or say why it is not allowed. @param {Move} move */
	move(move) {
		try {
			this.game.play(move);
		} catch (error) {
			this.refuse(error);
			return;
		}
		this.changed(lastMove(this.game));
		this.sound(this.game.over ? "done" : "entry");
	}

	/** Ask the service for a move of who is to move, after *moves* more.
	 * @param {number} level @param {Move[]} [moves] @param {Player} [player] */
	async ask(level, moves = [], player = this.mover) {
		const thinking = (this.thinking = new AbortController());
		byId("board").ariaBusy = "true";
		try {
			const chosen = await ask(this.game, { level, seed: this.seed, player, more: moves }, thinking.signal, (words) =>
				this.say(words),
			);
			return this.thinking === thinking ? chosen : null;
		} catch (error) {
			if (!thinking.signal.aborted) this.say(/** @type {Error} */ (error).message);
			return null;
		} finally {
			if (this.thinking === thinking || !this.thinking) byId("board").ariaBusy = "false";
		}
	}

	/** Let the computer move. */
	async think() {
		const chosen = await this.ask(this.opponent?.level ?? 1);
		if (!chosen) return;
		if (chosen.move.length) this.move(/** @type {Move} */ (chosen.move));
		else if (!this.game.over) this.say("The computer has no move.");
	}

	/** Show a good move, and why it is one. */
	async showHint() {
		const { game } = this;
		if (game.over || !this.isMyTurn()) return;
		this.say("Looking for a good move.");
		const chosen = await this.ask(HINT_LEVEL);
		if (!chosen) return;
		const [, x, y, rings] = chosen.move;
		if (typeof x !== "number") {
			this.say(
				x === "stop" || x === "done"
					? "End the game now: you are ahead, and it costs you nothing."
					: x === "resign"
						? "Nothing helps any more: resign, or play on."
						: "There is no move.",
			);
			return;
		}
		this.hint = game.at(x, y);
		this.board.mark(this.hint);
		if (rings?.length) this.board.plan({ player: this.mover, rings: game.ringsOf([this.mover, x, y, rings]) });
		this.board.moveTo(this.hint);
		this.say(
			`Try ${place(game, this.hint)}${rings?.length ? " and close the ring" : ""}. ` +
				`${chosen.reason?.sentence ?? "No capture is near: it is a good place."}`,
		);
	}

	/** Take back: what was done of a turn; else, against the computer, up to one's own move. */
	undo() {
		const { game, opponent, turn } = this;
		if (turn?.back()) {
			this.drawTurn();
			this.say("Taken back.");
			return;
		}
		if (!game.moves.length) return;
		do game.undo();
		while (opponent && game.moves.length && game.now.toMove !== opponent.human);
		this.changed(`Taken back. ${summary(game)}`);
	}

	/** Play the same again. */
	again() {
		const clock = this.clock && new Clock(this.clock.pace);
		this.begin({ setup: this.game.setup, moves: [], opponent: this.opponent, seed: this.seed + 1, clock });
	}

	/** Show what ending the game would come to; end it, or offer that. The computer answers an offer, and plays on as if
	 * there had been none where it refuses. */
	async stop() {
		const { game, opponent, ender } = this;
		const ending = endingOf(game, ender);
		if (!ending || !(await isSure({ title: ending.title, words: costOf(game, ender), yes: ending.label }))) return;
		if (this.game !== game || game.over) return; // the time was over
		/** @type {Move} */
		const move = [ender, ending.word];
		if (!opponent || !game.rules.ends.includes("agreed") || game.now.offered) {
			this.move(move);
			return;
		}
		this.say("You offer to end the game.");
		const answer = await this.ask(opponent.level, [move], opponent.human === 1 ? 2 : 1);
		if (!answer) return;
		if (answer.move[1] !== "done") this.say("The computer plays on.");
		else {
			game.play(move);
			this.move([answer.move[0], "done"]);
		}
	}

	async resign() {
		if (await isSureToResign()) this.move([this.opponent?.human ?? this.game.now.toMove, "resign"]);
	}

	/** @param {Element} target */
	click(target) {
		const name = target.closest("[data-act]")?.getAttribute("data-act");
		const offer = target.closest("[data-offer]")?.getAttribute("data-offer");
		const { turn } = this;
		if (offer && turn) this.doTurn(() => turn.close(turn.offers[Number(offer)].ring));
		if (name) this.acts[name]?.();
		if ((offer || name === "drop-path" || name === "close-path") && !byId("closing").contains(document.activeElement))
			byId("closing").querySelector("button")?.focus();
	}

	/** What buttons do. @type {Record<string, () => void>} */
	acts = {
		undo: () => this.undo(),
		hint: () => this.showHint(),
		again: () => this.again(),
		stop: () => this.stop(),
		resign: () => this.resign(),
		"zoom-in": () => this.board.zoomBy(1.5),
		"zoom-out": () => this.board.zoomBy(1 / 1.5),
		"end-turn": () => this.turn?.mayEnd && this.move(this.turn.move()),
		"close-path": () => this.doTurn(() => this.turn?.closePath() ?? ""),
		"drop-path": () => this.dropPath(),
	};

	dropPath() {
		if (!this.turn?.path.length) return;
		this.turn.path = [];
		this.drawTurn();
		this.say("No ring is drawn.");
	}

	/** @param {KeyboardEvent} event */
	key(event) {
		const onBoard = event.target instanceof Element && event.target.closest("#board .points");
		if (event.altKey || event.metaKey || (!onBoard && document.querySelector("dialog[open]"))) return;
		if (event.ctrlKey) {
			if (event.code !== "KeyZ") return;
			event.preventDefault();
			this.undo();
			return;
		}
		if (!onBoard) return;
		if (!this.board.walk(event.key)) {
			const act = this.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
			if (!act) return;
			act();
		}
		event.preventDefault();
	}

	/** What keys do on the board. @type {Record<string, () => void>} */
	keys = {
		Enter: () => this.playAt(this.board.cursor),
		" ": () => this.playAt(this.board.cursor),
		Escape: () => this.dropPath(),
		e: () => this.acts["end-turn"](),
		s: () => this.say(summary(this.game)),
		l: () => this.tellLast(),
		"?": () => this.showHint(),
		h: () => this.showHint(),
		u: () => this.undo(),
		"+": () => this.board.zoomBy(1.5),
		"-": () => this.board.zoomBy(1 / 1.5),
	};

	/** Go to the last move, and say what it was. */
	tellLast() {
		const last = lastOf(this.game);
		if (last >= 0) this.board.moveTo(last);
		this.say(lastMove(this.game));
	}

	/** Change how the board looks. @param {import("../board/board.js").Look} look */
	setLook(look) {
		this.look = look;
		this.draw();
	}

	/** @param {"entry" | "fault" | "done"} name */
	async sound(name) {
		if (!settingsFrom(this.store.get("settings")).sound) return;
		const { play } = await import("../../shared/sound.js");
		play(name);
	}
}

/** @typedef {Page} Host */
new Page();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
