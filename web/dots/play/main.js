// The page of dots: what is on the board, what taps and keys do, and what is kept. Knows all other modules.

/** @import { Look } from "../board/board.js" */
/** @import { Kept, Opponent } from "./kept.js" */
/** @import { Asked } from "../board/ask-move.js" */
/** @import { Way } from "../board/strengths.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Move } from "../rules/move.js" */

import { awake } from "../../shared/clock.js";
import { byId, tell } from "../../shared/dom.js";
import { afterFrame } from "../board/after-frame.js";
import { Clock, SIDE_MS } from "./clock.js";
import { FIRST, isNew, keep, know, restored } from "./kept.js";
import { Calm, hopeOf } from "./counting.js";
import { wordsOf } from "./hinted.js";
import { Menus } from "./menus.js";
import { suggest } from "./suggest.js";
import { Play, other } from "../rules/game.js";
import { saying } from "../rules/move.js";
import { allow, Seat } from "../board/seat.js";
import { gameName } from "../board/rulewords.js";
import { drawSide, say } from "../board/side.js";
import { ask } from "../board/ask-move.js";
import { here } from "../board/strengths.js";
import { clockTime, isProved, lastMove, nextOf, playAs, provedIn, standing, summary } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

const HINT = { level: 5 };
const TICK_MS = 500;
const SOON_MS = 10_000; // that are left when it is said
const FEW = 20; // moves, after which nobody needs the way in
const LINKED = "#sgf="; // with which the fragment begins that holds a record
const KEEP_MS = 50; // until a move is kept: it is painted first

class Page extends Seat {
	/** @override */
	game = new Play(FIRST.setup);
	/** @type {Opponent} */
	opponent = null;
	seed = 1;
	until = 0; // milliseconds of the clock, when the side left alone after STOP has played on for long enough
	/** @type {Clock | null} */
	clock = null;
	hint = -1;
	/** @type {AbortController | null} of the move that is being thought of */
	thinking = null;
	/** @type {number | undefined} */
	timer;
	unsaved = 0; // the timer of what is to be kept
	calm = new Calm();
	isCountTold = false; // that the computer would count
	isProofTold = false; // that no move can change the score
	suggested = 0; // the strength for the next game, 0 for none
	isAway = false; // whether the last move of the computer was chosen on this device
	/** @type {string | null} a sentence that is to be said */
	words = null;
	drawSideSoon = afterFrame(() => this.drawSide());

	constructor() {
		super();
		Object.assign(this.acts, {
			undo: () => this.undo(),
			hint: () => this.showHint(),
			again: () => this.again(),
			suggested: () => this.again({ strength: this.suggested }),
			stop: () => this.stop(),
			resign: () => this.resign(this.opponent?.human ?? this.game.now.toMove),
			known: () => this.know(),
		});
		Object.assign(this.keys, {
			"?": () => this.showHint(),
			h: () => this.showHint(),
			u: () => this.undo(),
		});
		this.menus = new Menus(this);
		byId("way-in").hidden = !isNew(this.store);
		this.begin(restored(this.store) ?? FIRST);
		this.takeUp();
		addEventListener("kropki:settings", () => this.board.fit());
		// another tab may have gone on
		addEventListener("pagehide", () => (this.unsaved || this.clock?.runs) && this.keep());
		setInterval(() => this.tick(), TICK_MS);
	}

	/** Begin a game, or go on with one. @param {Kept} kept */
	begin(kept) {
		const game = new Play(kept.setup);
		for (const move of kept.moves) game.play(move);
		this.opponent = kept.opponent;
		playAs(kept.opponent?.human ?? 0);
		this.seed = kept.seed;
		this.until = kept.until ?? 0;
		this.clock = kept.clock ?? null;
		this.board.zoomBy(0); // the whole board is in sight
		this.forgetCount();
		this.isAway = false;
		this.set(game);
	}

	/** Go on with the record in the address, if there is one. */
	async takeUp() {
		if (!location.hash.startsWith(LINKED)) return;
		const { gameFrom } = await import("./from-record.js");
		const found = await gameFrom(location.hash, this.game, this.opponent);
		history.replaceState(history.state, "", location.pathname);
		if (!found) return;
		this.know();
		this.begin(found);
	}

	/** Offer the way in no longer. */
	know() {
		if (byId("way-in").hidden) return;
		byId("way-in").hidden = true;
		know(this.store);
	}

	keep() {
		const { game, opponent, seed, until, clock } = this;
		this.unsaved = 0;
		keep(this.store, { setup: game.setup, moves: game.moves, opponent, seed, until, clock });
	}

	/** Put a game on the board. @param {Play} game */
	set(game) {
		this.game = game;
		this.changed(game.moves.length ? lastMove(game) : `${gameName(game.setup)}. ${nextOf(game)}`);
	}

	/** @override @returns {Player} */
	get mover() {
		return /** @type {Player} */ (super.mover);
	}

	/** Who is to move; with two at one board, the other one where the end is offered to him.
	 * @override @returns {0 | Player} */
	get ender() {
		if (!this.isMyTurn()) return 0;
		return !this.opponent && this.game.now.offered === this.mover ? other(this.mover) : this.mover;
	}

	/** Show, keep and say what has changed; let the computer move where it is its turn. @param {string} words */
	changed(words) {
		const { game, opponent } = this;
		this.thinking?.abort();
		this.thinking = null;
		this.hint = -1;
		this.isWarned = false;
		this.beginTurn(this.isMyTurn());
		if (game.over || game.moves.length > FEW) this.know();
		this.suggested = suggest(this.store, game, opponent, this.seed);
		clearTimeout(this.timer);
		this.draw();
		this.say(words + this.proof());
		this.until = game.now.stopped && game.rules.ends.includes("stop") ? this.until || awake() + SIDE_MS : 0;
		this.clock?.run(game.over || this.until || !this.isMyTurn() ? 0 : this.mover, awake());
		this.tick();
		clearTimeout(this.unsaved);
		this.unsaved = setTimeout(() => this.keep(), KEEP_MS);
		if (game.over && !game.now.mayClose) return;
		if (this.until && !game.over)
			this.timer = setTimeout(() => this.move(saying(game.now.toMove, "time")), Math.max(this.until - awake(), 0));
		if (opponent && !this.isMyTurn()) this.think();
	}

	draw() {
		this.board.show(this.game, this.look, this.hint);
		this.drawTurn();
		this.drawSideSoon();
	}

	/** Show and say beside the board what stands. */
	drawSide() {
		const { opponent, isAway } = this;
		drawSide(this.game, opponent && { human: opponent.human, ...(isAway ? here(opponent) : opponent) });
		if (this.words !== null) say(this.words);
		this.words = null;
	}

	/** @override @param {number[]} [faults] */
	drawTurn(faults) {
		super.drawTurn(faults);
		const { game, turn } = this;
		allow({
			undo: game.moves.length > 0 || turn?.isEmpty === false,
			hint: !game.over && this.isMyTurn(),
			resign: !game.over,
		});
	}

	/** @override @param {() => string} act */
	doTurn(act) {
		super.doTurn(act);
		if (this.turn?.isEmpty !== false) return;
		this.hint = -1; // what it was for has been begun
		this.board.mark(-1);
	}

	isMyTurn() {
		return !this.opponent || this.mover === this.opponent.human;
	}

	/** @override @param {string} words */
	say(words) {
		this.words = words;
		this.drawSideSoon();
	}

	/** Show the time that is left, and end the game of who has none. */
	tick() {
		const [{ clock }, now] = [this, awake()];
		for (const player of /** @type {Player[]} */ ([1, 2])) {
			const isShown = clock && (!this.opponent || this.opponent.human === player);
			const isAlone = this.until && !this.game.over && this.game.now.toMove === player;
			const isLost = this.game.now.result === ["W+T", "B+T"][player - 1];
			const left = isAlone ? this.until - now : !isShown ? null : isLost ? 0 : clock.leftOf(player, now);
			tell(`clock-${player}`, left === null ? "" : clockTime(left));
			const isLow = left !== null && left <= SOON_MS && (isAlone || clock?.runs === player);
			byId(`clock-${player}`).classList.toggle("low", isLow);
		}
		if (!clock?.runs || this.game.over) return;
		const left = clock.leftOf(clock.runs, now);
		if (left <= 0) this.move(saying(clock.runs, "time"));
		else if (left <= SOON_MS) this.warn();
	}

	/** @override */
	get waits() {
		const { game } = this;
		return this.isMyTurn() || (game.over && !game.now.mayClose) ? "" : phrase("the-computer-is-thinking");
	}

	/** @override @param {Move} move */
	make(move) {
		super.make(move);
		this.changed(lastMove(this.game));
		this.sound(this.game.over ? "done" : "entry");
	}

	/** Ask the server for a move of who is to move, after *moves* more.
	 * @param {Asked} way @param {{ more?: Move[], player?: Player, mayBeHere?: boolean }} [wish] */
	async ask({ level, strength }, { player = this.mover, ...wish } = {}) {
		const thinking = (this.thinking = new AbortController());
		byId("board").ariaBusy = "true";
		try {
			const asked = { level, strength, seed: this.seed, player, ...wish };
			const chosen = await ask(this.game, asked, thinking.signal, (words) => this.say(words));
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
		const player = this.mover;
		const { opponent } = this;
		const chosen = opponent && (await this.ask(opponent, { mayBeHere: true }));
		if (!chosen) return;
		if (chosen.move) {
			this.move(chosen.move);
			this.tellWhere(opponent, chosen.isHere === true);
			this.calm.take(this.game, player, chosen);
			if (this.calm.isEnough && !this.isCountTold) this.offerToCount();
		} else if (!this.game.over) this.say(phrase("the-computer-has-no-move"));
	}

	/** Say, once, that the computer plays on this device, or again as it was to.
	 * @param {Way} way @param {boolean} isHere */
	tellWhere(way, isHere) {
		const standIn = here(way).strength;
		const [wasAway, isWeaker] = [this.isAway, standIn !== way.strength];
		this.isAway = isHere;
		if (isHere === wasAway || this.game.over || !(isHere || isWeaker)) return;
		const words = !isHere
			? phrase("computer-plays-again-at", { strength: way.strength })
			: isWeaker
				? phrase("computer-plays-here-at", { strength: standIn })
				: phrase("computer-plays-here-as-before");
		this.say(`${this.words ?? ""} ${words}`);
	}

	/** Show a good move, and why it is one; where the dot is put, how to go on. */
	async showHint() {
		const { game, turn } = this;
		if (game.over || !this.isMyTurn()) return;
		if (turn?.mayEnd) {
			this.say(turn.advice);
			return;
		}
		this.say(phrase("looking-for-a-good-move"));
		const chosen = await this.ask(HINT);
		if (!chosen) return;
		const { move } = chosen;
		this.say(wordsOf(game, chosen));
		if (!move?.at) return;
		this.hint = game.at(...move.at);
		this.board.mark(this.hint);
		if (move.rings.length) this.board.plan({ player: this.mover, rings: game.ringsOf(move) });
		this.board.moveTo(this.hint);
	}

	/** Take back: what was done of a turn; else, against the computer, up to one's own move. */
	/** @override */
	undo() {
		const { game, opponent } = this;
		if (this.takeStepBack() || !game.moves.length) return;
		this.forgetCount();
		do game.undo();
		while (opponent && game.moves.length && game.now.toMove !== opponent.human);
		this.changed(`${phrase("taken-back")} ${summary(game)}`);
	}

	/** Play the same again, or against the computer in another way. @param {Way | null} [way] */
	again(way = this.opponent) {
		const clock = this.clock && new Clock(this.clock.pace);
		const opponent = this.opponent && { ...this.opponent, ...way };
		this.begin({ setup: this.game.setup, moves: [], opponent, seed: this.seed + 1, clock });
	}

	/** Show what ending the game would come to; end it, or offer that. The computer answers an offer, and plays on as if
	 * there had been none where it refuses. */
	async stop() {
		const { game, opponent } = this;
		const end = await this.askedToEnd();
		if (!end) return;
		const move = saying(end.player, end.word);
		if (end.word === "count" && opponent && !game.isSettled && !this.calm.isEnough) {
			this.askToCount(end.player);
			return;
		}
		if (!opponent || !game.rules.ends.includes("agreed") || game.now.offered) {
			this.move(move);
			return;
		}
		this.say(phrase("you-offer-to-end-the"));
		const answer = await this.ask(opponent, { more: [move], player: other(opponent.human), mayBeHere: true });
		if (!answer) return;
		if (answer.move?.word !== "done") this.say(phrase("the-computer-plays-on"));
		else {
			game.play(move);
			this.move(answer.move);
		}
	}

	/** Say, once, that it is proved that no move can change the score. */
	proof() {
		if (this.isProofTold || !this.isMyTurn() || !isProved(this.game)) return "";
		this.isProofTold = true;
		return ` ${provedIn(this.game)}`;
	}

	/** Offer to count, once, where the computer would. */
	offerToCount() {
		if (this.isProofTold) return;
		this.isCountTold = true;
		this.drawTurn();
		this.say(`${lastMove(this.game)} ${phrase("computer-would-count")}`);
	}

	/** @override */
	get isReadyToCount() {
		return this.isCountTold || super.isReadyToCount;
	}

	/** Begin anew to look whether it may be counted. */
	forgetCount() {
		this.calm = new Calm();
		this.isCountTold = this.isProofTold = false;
	}

	/** Ask the computer to count: it agrees where the player is expected to lose less than a dot.
	 * @param {Player} player who is to move */
	async askToCount(player) {
		const { game } = this;
		this.say(phrase("you-offer-to-count"));
		const answer = await this.ask(HINT);
		if (!answer) return;
		const more = -hopeOf(game, player, answer);
		if (more < 1) this.move(saying(other(player), "count"));
		else this.say(phrase("computer-expects-more", { count: Math.round(more) }));
	}

	/** Change how the board looks. @param {Look} look */
	setLook(look) {
		this.look = look;
		this.draw();
		this.say(standing(this.game)); // in the colours that are worn now
	}
}

/** @typedef {Page} Host */
new Page();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
