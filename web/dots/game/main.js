// The page of a game with a friend: what is on the board, what taps and keys do, what the other side hears.

import { byId, button, tell } from "../../shared/dom.js";
import { settingsFrom } from "../../shared/settings.js";
import { shelf, Store } from "../../shared/store.js";
import { Board, lastOf } from "../board/board.js";
import { drawClosing } from "../board/turn-panel.js";
import { addressed, addressOf, isId } from "./address.js";
import { drawChoices } from "./choices.js";
import { drawRecord } from "./ended.js";
import { drawInvitation, shareInvitation, showCode } from "./invite.js";
import { Live } from "./live.js";
import { Lobby } from "./lobby.js";
import { Seats } from "./seats.js";
import { Table } from "./table.js";
import { clockTime, clockWords, gameName, PHRASES, said, timeLeft } from "./words.js";
import { wornLook } from "../board/look.js";
import { other, Refused } from "../rules/game.js";
import { hasBell, SettingsForm } from "../board/settings-form.js";
import { say, tellResult } from "../board/side.js";
import { isSure, isSureToResign } from "../board/confirm.js";
import { Turn } from "../board/turn.js";
import { COLOURS, costOf, count, endingOf, lastMove, resultOf, summary } from "../board/words.js";

/** @typedef {import("./live.js").Clocks} Clocks */
/** @typedef {import("./live.js").Happened} Happened */
/** @typedef {import("./live.js").Problem} Problem */
/** @typedef {import("../rules/game.js").Player} Player */

const LOW_MS = 10_000; // of a clock, from when on it is marked
const TITLE = "Dots with a friend";

class Page {
	store = new Store(shelf());
	/** @type {Live | null} */
	live = null;
	/** @type {Table | null} */
	table = null;
	/** @type {any} what the service says of the game */
	about = null;
	/** @type {0 | Player} */
	player = 0;
	/** @type {number[]} */
	present = [];
	spectators = 0;
	/** @type {Turn | null} that is being made, where closing is a choice */
	turn = null;
	/** @type {Clocks | null} */
	clocks = null;
	ahead = 0; // milliseconds that the service's clock is ahead of ours
	isWarned = false; // that one's time is nearly over
	id = "";
	address = ""; // that was opened

	constructor() {
		wornLook(this.store);
		this.seats = new Seats(this.store);
		this.lobby = new Lobby({ seats: this.seats, store: this.store, go: (id, secret) => this.go(id, secret) });
		this.board = new Board(byId("board"), { play: (point) => this.playAt(point), say: (words) => this.say(words) });
		for (const [phrase, words] of Object.entries(PHRASES)) byId("phrases").append(button(words, { phrase }));
		this.settings = new SettingsForm(this.store, () => this.draw(), true);
		document.addEventListener("keydown", (event) => this.key(event));
		document.addEventListener("click", ({ target }) => this.click(/** @type {Element} */ (target)));
		for (const name of ["hashchange", "popstate"])
			addEventListener(name, () => location.href !== this.address && this.open());
		setInterval(() => this.tick(), 250);
		this.open();
	}

	/** Show what the address names: a game, or where one begins. */
	open() {
		const { id, secret: given } = addressed(location);
		if (isId(id)) history.replaceState(null, "", addressOf(id, given));
		this.address = location.href;
		this.live?.close();
		[this.table, this.id] = [null, id];
		byId("game").classList.add("empty");
		document.title = TITLE;
		byId("lobby").hidden = Boolean(id);
		byId("game").hidden = !id;
		if (!id) {
			this.lobby.show();
			return;
		}
		for (const place of ["title", "result", "connection", "shared"]) byId(place).textContent = "";
		for (const place of ["invite", "sit", "offer", "code", "after"]) byId(place).hidden = true;
		[this.present, this.clocks] = [[], null];
		const secret = given || this.seats.of(id)?.secret || null;
		this.say("Connecting.");
		this.live = new Live(id, secret, {
			welcome: (player, about) => this.welcome(player, about),
			happened: (events) => this.happened(events),
			clocks: (clocks, ahead) => {
				[this.clocks, this.ahead, this.isWarned] = [clocks, ahead, false];
				this.tick();
			},
			present: (players, spectators) => {
				[this.present, this.spectators] = [players, spectators];
				this.draw();
			},
			seated: (player, mine) => this.seated(player, mine),
			refused: (problem) => this.refused(problem),
			lost: (seconds) => this.lost(seconds),
			ended: (problem) => this.ended(problem),
			looked: (player) =>
				this.table?.game.over && this.say(`${COLOURS[player]} looks at this game: “Look at this game” leads there.`),
		});
	}

	/** Go to a game. @param {string} id @param {string} secret */
	go(id, secret) {
		history.pushState(null, "", addressOf(id, secret));
		this.open();
	}

	/** @param {0 | Player} player @param {any} about */
	welcome(player, about) {
		this.player = player;
		this.about = about;
		byId("connection").textContent = "";
		if (!this.table) {
			this.table = new Table({ size: about.size, rules: about.rules, start: about.start });
			this.board.zoom = 1;
			byId("game").classList.remove("empty");
		}
		if (player && this.live?.secret) this.keep({ secret: this.live.secret, player });
	}

	/** Keep what this device knows of the game. @param {Partial<import("./seats.js").Seat>} changes */
	keep(changes) {
		if (!this.player) return;
		this.seats.keep({ id: this.id, name: gameName(this.about), ...changes });
	}

	/** @param {Player} player @param {string} secret */
	seated(player, secret) {
		this.player = player;
		this.keep({ secret, player });
		history.replaceState(null, "", addressOf(this.id, secret));
		this.address = location.href;
		this.draw();
	}

	/** Take in what has happened, and say the last of it. @param {Happened[]} events */
	happened(events) {
		const { table } = this;
		if (!table) return;
		const isOpened = !table.number; // just now: it stays here, also where another one follows
		for (const event of events) table.add(event);
		const last = events.at(-1);
		if (!this.turn || events.some(({ kind }) => kind === "move" || kind === "accept")) this.turn = this.newTurn();
		this.draw();
		if (!last) return;
		const isOld = events.length > 3; // a game that is opened: only where it stands matters
		if (isOpened && table.game.over) this.say(resultOf(table.game));
		else this.say(last.kind === "move" || isOld ? lastMove(table.game) : said(last));
		if (!isOld && last.player !== this.player && last.kind !== "sit")
			this.sound(table.game.over ? "done" : "entry", Boolean(this.player) && hasBell(this.store));
		if (table.game.over) this.keep({ over: resultOf(table.game) });
		if (last.kind === "accept" && last.game && this.live?.secret && !isOpened) this.go(last.game, this.live.secret);
	}

	/** Whose turn it is: also on a full board, where one side may still close. */
	get mover() {
		const now = this.table?.game.now;
		return now ? now.mayClose || now.toMove : 0;
	}

	/** Begin a turn, where it is ours and closing is a choice. */
	newTurn() {
		const game = this.table?.game;
		const isOn = game && game.rules.isOptional && (!game.over || game.now.mayClose);
		return isOn && this.player && this.mover === this.player ? new Turn(game) : null;
	}

	draw() {
		const { table, player, about } = this;
		if (!table) return;
		const { game } = table;
		this.board.show(game, wornLook(this.store));
		for (const side of /** @type {Player[]} */ ([1, 2])) {
			byId(`side-${side}`).classList.toggle("next", !game.over && game.now.toMove === side);
			tell(`colour-${side}`, COLOURS[side]);
			tell(`captured-${side}`, String(game.now.captured[side - 1]));
			tell(
				`who-${side}`,
				side === player
					? "you"
					: !table.seated.has(side)
						? "not here yet"
						: this.present.includes(side)
							? "here"
							: "away",
			);
		}
		const watchers = this.spectators ? `; ${count(this.spectators, "spectator")}` : "";
		tell("title", `${gameName(about)}, ${clockWords(about.clock)}${player ? "" : "; you watch"}${watchers}`);
		tellResult(resultOf(game));
		byId("after").hidden = !game.over;
		if (game.over) drawRecord(this.id, game);
		drawInvitation(this, table);
		this.drawTurn();
		document.title =
			player && !game.over && game.now.toMove === player && table.seated.size === 2 ? `Your move: ${TITLE}` : TITLE;
	}

	/** Show the clocks as they are now. */
	tick() {
		const { clocks, about, table } = this;
		if (!table) return;
		for (const side of [1, 2]) {
			const left = clocks && about.clock ? timeLeft(side, clocks, about.clock, Date.now() + this.ahead) : null;
			tell(`clock-${side}`, left === null ? "" : clockTime(left));
			const isLow = left !== null && clocks?.running === side && left < LOW_MS;
			byId(`clock-${side}`).classList.toggle("low", isLow);
			if (!isLow || side !== this.player || this.isWarned || table.game.over) continue;
			this.isWarned = true;
			if ((clocks.until ?? 0) - clocks.since > LOW_MS) this.say("Ten seconds are left.");
		}
	}

	/** @param {string} words */
	say(words) {
		say(words);
	}

	/** @param {number} point */
	playAt(point) {
		const { table, player } = this;
		if (!table) return;
		const { game } = table;
		if (!player) return this.say("You watch this game.");
		if (!game.over && this.mover !== player) return this.say(`${COLOURS[other(player)]} is to move.`);
		const { turn } = this;
		if (turn) return this.doTurn(() => turn.take(point));
		const [x, y] = game.xy(point);
		return this.move([player, x, y]);
	}

	/** Show what belongs to the turn that is being made. @param {number[]} [faults] points in its way */
	drawTurn(faults = []) {
		const { table, turn } = this;
		if (table) drawChoices(this, table);
		drawClosing(turn);
		this.board.plan(turn && (!turn.isEmpty || faults.length) ? turn.plan(faults) : null);
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

	/** Play a move: tried here first, and on the board once the service has it. @param {any} move */
	move(move) {
		const game = this.table?.game;
		if (!game || !this.live) return;
		try {
			game.play(move);
			game.undo();
		} catch (error) {
			this.refuse(error);
			return;
		}
		if (typeof move[1] === "number") {
			this.board.aimed = game.at(move[1], move[2]); // until the service has it
			this.board.mark();
		}
		if (!this.live.isOpen) this.say("Your move waits for the connection.");
		this.live.act({ type: "move", move });
	}

	/** @param {Problem} problem */
	refused(problem) {
		this.turn = this.newTurn();
		this.drawTurn();
		this.board.aimed = -1;
		this.board.mark();
		this.say(`Not possible: ${problem.detail}.`);
	}

	/** @param {number} seconds */
	lost(seconds) {
		byId("connection").textContent =
			seconds > 1
				? `The connection is lost: trying again in ${seconds} seconds. The game is kept.`
				: "The connection is lost: trying again. The game is kept.";
		this.present = [];
		this.draw();
	}

	/** @param {Problem} problem */
	ended(problem) {
		const isGone = problem.code === "unknown-game";
		byId("connection").textContent = isGone
			? "There is no such game. Games that nobody plays are removed after a while."
			: "This link is not right: copy it again, all of it.";
		this.say("");
		if (isGone) this.seats.drop(this.id);
	}

	/** Show what ending the game would come to; end it, or offer that. */
	async stop() {
		const { table, player } = this;
		const ending = table && player ? endingOf(table.game, player) : null;
		if (!table || !player || !ending) return;
		const isWanted = await isSure({ title: ending.title, words: costOf(table.game, player), yes: ending.label });
		if (isWanted && this.table === table) this.move([player, ending.word]);
	}

	async resign() {
		if (await isSureToResign()) this.move([this.player, "resign"]);
	}

	/** @param {Element} target */
	click(target) {
		if (target instanceof HTMLDialogElement || target.closest("[data-close]")) target.closest("dialog")?.close();
		const phrase = target.closest("[data-phrase]")?.getAttribute("data-phrase");
		if (phrase) {
			byId("phrases").hidePopover();
			this.live?.act({ type: "say", phrase });
		}
		const ring = target.closest("[data-offer]")?.getAttribute("data-offer");
		const { turn } = this;
		if (ring && turn) this.doTurn(() => turn.close(turn.offers[Number(ring)].ring));
		const offered = this.player ? this.table?.offered(this.player) : null;
		/** @type {Record<string, () => void>} */
		const acts = {
			share: () => shareInvitation(this),
			code: () => showCode(this),
			sit: () => this.live?.sit(),
			accept: () => offered && this.live?.act({ type: "accept", what: offered }),
			decline: () => offered && this.live?.act({ type: "decline", what: offered }),
			takeback: () => this.takeBack(),
			draw: () => this.live?.act({ type: "offer", what: "draw" }),
			rematch: () => this.live?.act({ type: "offer", what: "rematch" }),
			stop: () => this.stop(),
			resign: () => this.resign(),
			"end-turn": () => this.turn?.mayEnd && this.move(this.turn.move()),
			"close-path": () => this.doTurn(() => this.turn?.closePath() ?? ""),
			"drop-path": () => this.dropPath(),
			settings: () => this.settings.show(),
			"zoom-in": () => this.board.zoomBy(1.5),
			"zoom-out": () => this.board.zoomBy(1 / 1.5),
		};
		acts[target.closest("[data-act]")?.getAttribute("data-act") ?? ""]?.();
	}

	/** Take back what was done of a turn; where nothing was, ask the other side to take back the last move. */
	takeBack() {
		if (!this.turn?.back()) {
			this.live?.act({ type: "offer", what: "takeback" });
			return;
		}
		this.drawTurn();
		this.say("Taken back.");
	}

	dropPath() {
		if (!this.turn?.path.length) return;
		this.turn.path = [];
		this.drawTurn();
		this.say("No ring is drawn.");
	}

	/** @param {KeyboardEvent} event */
	key(event) {
		const onBoard = event.target instanceof Element && event.target.closest(".points");
		if (!onBoard || !this.table || event.ctrlKey || event.altKey || event.metaKey) return;
		const { game } = this.table;
		/** @type {Record<string, () => void>} */
		const keys = {
			Enter: () => this.playAt(this.board.cursor),
			" ": () => this.playAt(this.board.cursor),
			Escape: () => this.dropPath(),
			e: () => this.turn?.mayEnd && this.move(this.turn.move()),
			s: () => this.say(summary(game)),
			l: () => this.tellLast(),
			"+": () => this.board.zoomBy(1.5),
			"-": () => this.board.zoomBy(1 / 1.5),
		};
		if (!this.board.walk(event.key)) {
			const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
			if (!act) return;
			act();
		}
		event.preventDefault();
	}

	/** Go to the last move, and say what it was. */
	tellLast() {
		if (!this.table) return;
		const last = lastOf(this.table.game);
		if (last >= 0) this.board.moveTo(last);
		this.say(lastMove(this.table.game));
	}

	/** @param {"entry" | "fault" | "done"} name @param {boolean} [isWanted] whatever is chosen for all pages */
	async sound(name, isWanted = false) {
		if (!isWanted && !settingsFrom(this.store.get("settings")).sound) return;
		const { play } = await import("../../shared/sound.js");
		play(name);
	}
}

/** @typedef {Page} Host */
new Page();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
