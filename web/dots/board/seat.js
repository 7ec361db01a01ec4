// Whoever plays at the board of a page: the turn that is made there, what taps and keys do, and how a game is ended by
// a word. Each page that is played on adds whom the other side belongs to.

/** @import { Ending } from "./words.js" */
/** @import { Played } from "./played.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { byId, tell } from "../../shared/dom.js";
import { isTyped, pressOf, stepOf } from "../../shared/keys.js";
import { shelf, Store } from "../../shared/store.js";
import { afterFrame } from "./after-frame.js";
import { Board, press } from "./board.js";
import { lastOf } from "./drawing.js";
import { isSure, isSureToResign } from "./confirm.js";
import { wornLook } from "./appearance.js";
import { hasSound } from "./settings-form.js";
import { TO_PUT } from "./touch.js";
import { Turn } from "./turn.js";
import { drawClosing } from "./turn-panel.js";
import { Refused } from "../rules/game.js";
import { dotAt, saying } from "../rules/move.js";
import { say } from "./side.js";
import {
	closedInTheEnd,
	costOf,
	endingOf,
	endNamed,
	isProved,
	lastMove,
	looseOf,
	summary,
	tooEarlyIn,
} from "./words.js";
import { phrase } from "../../shared/speak.js";

const ROOMY = "(min-width: 80rem), not all and (min-aspect-ratio: 1/1)"; // where there may be room for the course

export class Seat {
	store = new Store(shelf());
	/** @type {Play | null} that is on the board */
	game = null;
	/** @type {Turn | null} that is being made, where closing is a choice */
	turn = null;
	isTimedAlone = true; // who is left alone after STOP has four minutes
	isWarned = false; // that the time is nearly over
	room = matchMedia(ROOMY);
	/** @type {Played | null} the course of the game, where there is room for it */
	played = null;
	drawPlayedSoon = afterFrame(() => this.drawPlayed());

	constructor() {
		this.look = wornLook(this.store);
		this.board = new Board(byId("board"), {
			play: (point) => this.playAt(point),
			say: (words) => this.say(words),
			purposeAt: (point) => this.purposeAt(point),
		});
		document.addEventListener("keydown", (event) => this.key(event));
		document.addEventListener("click", ({ target }) => this.click(/** @type {Element} */ (target)));
		for (const kind of ["pointerover", "focusin"])
			byId("closing").addEventListener(kind, ({ target }) => this.stress(/** @type {Element} */ (target)));
		this.room.addEventListener("change", () => this.drawPlayedSoon());
	}

	/** Whose turn it is: also on a full board, where one side may still close; 0 before a game is there. */
	get mover() {
		const now = this.game?.now;
		return now ? now.mayClose || now.toMove : 0;
	}

	/** Who may end the game by a word; 0: nobody here. @returns {0 | Player} */
	get ender() {
		return 0;
	}

	/** Whom the game waits for, where a tap means nothing. */
	get waits() {
		return "";
	}

	/** Whether it is time to count. */
	get isReadyToCount() {
		return Boolean(this.game && isProved(this.game));
	}

	/** Say a sentence where all see it, and to who hears it. @param {string} words */
	say(words) {
		say(words);
	}

	/** Do what a tap on a point means. @param {number} point */
	playAt(point) {
		const { game, turn, waits } = this;
		if (!game) return;
		if (waits) this.say(waits);
		else if (turn) this.doTurn(() => turn.take(point));
		else this.move(dotAt(game.now.toMove, game.xy(point)));
	}

	/** Say what a tap on a point is for; "" where it is refused. @param {number} point */
	purposeAt(point) {
		const { game, turn, waits } = this;
		if (!game || game.over || waits) return "";
		if (game.isOpen(point) && point !== turn?.point) return turn?.mayEnd ? "" : TO_PUT;
		return turn && (point === turn.point || game.now.dots[point]) ? phrase("to-choose-this-dot") : "";
	}

	/** Make a move, or say why it is not allowed. @param {Move} move */
	move(move) {
		try {
			this.make(move);
		} catch (error) {
			this.refuse(error);
		}
	}

	/** Show the course of the game, where the screen has room for it. */
	async drawPlayed() {
		byId("played").hidden = !this.room.matches || !this.game?.moves.length;
		if (byId("played").hidden) return;
		const { Played } = await import("./played.js").catch(() => ({ Played: null }));
		if (!Played) return; // the game goes on without it
		this.played ??= new Played(byId("played"));
		if (this.game) this.played.draw(this.game);
	}

	/** Make a move; throw `Refused` where it is not allowed. @param {Move} move */
	make(move) {
		this.game?.play(move);
	}

	/** Begin a turn, where closing is a choice. @param {boolean} isOurs whether it is for this side to choose */
	beginTurn(isOurs) {
		const { game } = this;
		const isOn = isOurs && game && game.rules.isOptional && (!game.over || game.now.mayClose);
		this.turn = isOn ? new Turn(game) : null;
	}

	/** Take back what was done of a turn; tell whether there was anything. */
	takeStepBack() {
		if (!this.turn?.back()) return false;
		this.drawTurn();
		this.say(phrase("taken-back"));
		return true;
	}

	/** Show what belongs to the turn that is being made. @param {number[]} [faults] points in its way */
	drawTurn(faults = []) {
		const { game, turn } = this;
		drawClosing(turn);
		this.board.plan(turn && (!turn.isEmpty || faults.length) ? turn.plan(faults) : null);
		if (!game) return;
		this.drawPlayedSoon();
		this.board.next(game.over || this.waits ? 0 : this.mover);
		const ending = this.ender ? endingOf(game, this.ender) : null;
		byId("stop").hidden = game.over || !game.rules.ends.some((end) => end !== "last-dot");
		tell("stop-label", ending ? ending.label : endNamed(game.rules.ends));
		const isReady = ending?.word === "count" ? this.isReadyToCount : Boolean(ending && game.now.offered);
		byId("stop").classList.toggle("ready", isReady);
		allow({ stop: Boolean(ending || (this.ender && !this.waits && tooEarlyIn(game))) });
	}

	/** Do a part of a turn, show it and say it; where that makes it whole, play it. @param {() => string} act */
	doTurn(act) {
		try {
			const words = act();
			if (!words && this.turn) this.move(this.turn.move());
			else {
				this.drawTurn();
				this.say(words);
			}
		} catch (error) {
			this.refuse(error);
		}
	}

	/** Say why something is not allowed. @param {unknown} error */
	refuse(error) {
		if (!(error instanceof Refused)) throw error;
		this.drawTurn(error.points);
		this.say(error.message);
		this.sound("fault");
	}

	/** Show on the board which ring a button closes. @param {Element} target */
	stress(target) {
		const offers = [...byId("closing").querySelectorAll("[data-offer]")];
		this.board.stress(offers.indexOf(/** @type {Element} */ (target.closest("[data-offer]"))));
	}

	dropPath() {
		if (!this.turn?.path.length) return;
		this.turn.path = [];
		this.drawTurn();
		this.say(phrase("no-ring-is-drawn"));
	}

	/** Say once that the time is nearly over. @param {boolean} [isNews] whether there was more before */
	warn(isNews = true) {
		if (isNews && !this.isWarned) this.say(phrase("ten-seconds-are-left"));
		this.isWarned = true;
	}

	/** Ask whether the game is to end, showing what that comes to; return who ends it by which word, or null.
	 * @returns {Promise<{ player: Player, word: Ending["word"] } | null>} */
	async askedToEnd() {
		const { game, ender: player } = this;
		const ending = game && player ? endingOf(game, player) : null;
		if (game && player && !ending) this.say(tooEarlyIn(game));
		if (!game || !player || !ending) return null;
		const [lost, held] = ending.word === "stop" ? looseOf(game, player) : [[], []];
		const closed = ending.word === "done" && game.rules.ends.includes("agreed") ? closedInTheEnd(game, player) : [];
		const stays = lost.length ? held : []; // where nothing is lost, there is no need
		this.board.plan({ player, closed, faults: lost, held: stays });
		const picture = ending.word === "count" ? (await import("./count.js")).countPicture(game) : null;
		const words = costOf(game, player, this.isTimedAlone);
		const how = { isLoss: lost.length > 0, isBeside: lost.length + closed.length > 0 };
		const isWanted = await isSure({ title: ending.title, words, yes: ending.label, picture, ...how });
		this.drawTurn();
		const isOn = this.game === game && !game.over; // else the time was over meanwhile
		return isWanted && isOn ? { player, word: ending.word } : null;
	}

	/** Resign, once that is sure. @param {Player} player */
	async resign(player) {
		if (await isSureToResign()) this.move(saying(player, "resign"));
	}

	/** @param {Element} target */
	click(target) {
		const act = target.closest("[data-act]")?.getAttribute("data-act") ?? "";
		const offer = target.closest("[data-offer]")?.getAttribute("data-offer");
		const { turn } = this;
		if (offer && turn) this.take(turn, turn.offers[Number(offer)].ring);
		this.acts[act]?.();
		if ((offer || act === "drop-path" || act === "close-path") && !byId("closing").contains(document.activeElement))
			byId("closing").querySelector("button")?.focus();
	}

	/** Close a ring that is offered; where no other one captures anything, that ends the turn.
	 * @param {Turn} turn @param {number[]} ring */
	take(turn, ring) {
		const before = turn.rings.length;
		this.doTurn(() => turn.close(ring));
		if (turn.rings.length > before && !turn.offers.some(({ dots }) => dots)) this.acts["end-turn"]();
	}

	/** What buttons do. @type {Record<string, () => unknown>} */
	acts = {
		"zoom-in": () => this.board.beyond.larger(),
		"zoom-out": () => this.board.zoomBy(1 / 1.5),
		"end-turn": () => this.turn?.mayEnd && this.move(this.turn.move()),
		"close-path": () => this.doTurn(() => this.turn?.closePath() ?? ""),
		"drop-path": () => this.dropPath(),
	};

	/** @param {KeyboardEvent} event */
	key(event) {
		if (!this.game || isTyped(event) || document.querySelector("dialog[open]")) return;
		if (stepOf(pressOf(event)) === "undo") {
			event.preventDefault();
			this.undo();
		} else if (event.target instanceof Element && event.target.closest("#board .points"))
			press(event, this.keys, this.board);
	}

	/** Take back what is not yet moved. */
	undo() {
		this.takeStepBack();
	}

	/** What keys do on the board. @type {Record<string, () => unknown>} */
	keys = {
		Enter: () => this.playAt(this.board.cursor),
		" ": () => this.playAt(this.board.cursor),
		Escape: () => this.dropPath(),
		e: () => this.acts["end-turn"](),
		s: () => this.game && this.say(summary(this.game)),
		l: () => this.tellLast(),
		"+": () => this.board.beyond.larger(),
		"-": () => this.board.zoomBy(1 / 1.5),
	};

	/** Go to the last move, and say what it was. */
	tellLast() {
		if (!this.game) return;
		const last = lastOf(this.game);
		if (last >= 0) this.board.moveTo(last);
		this.say(lastMove(this.game));
	}

	/** @param {"entry" | "fault" | "done"} name @param {boolean} [isWanted] whatever is chosen */
	async sound(name, isWanted = false) {
		if (!isWanted && !hasSound(this.store)) return;
		const found = await import("../../shared/sound.js").catch(() => null); // without a connection, the game is silent
		found?.play(name);
	}
}

/** Set which buttons may be pressed. @param {Record<string, boolean>} buttons by their ids */
export function allow(buttons) {
	for (const [id, may] of Object.entries(buttons)) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !may;
}
