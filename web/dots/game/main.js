// The page of a game with a friend: what is on the board, what taps and keys do, what the other side hears.

/** @import { Move } from "../rules/move.js" */
/** @import { Clocks, Happened, Problem } from "./live.js" */
/** @import { Rating } from "./person.js" */
/** @import { KeptSeat } from "./seats.js" */
/** @import { Player } from "../rules/field.js" */

import { byId, button, tell } from "../../shared/dom.js";
import { addressed, addressOf, COMPUTER, isId, LOBBY } from "./address.js";
import { asked, drawChoices, drawSettings } from "./choices.js";
import { drawClocks } from "./clocks.js";
import { drawTab, tellElsewhere } from "./elsewhere.js";
import { drawRecord } from "./ended.js";
import { drawInvitation, shareInvitation, shareSeat, showCode } from "./invite.js";
import { Live } from "./live.js";
import { Lobby } from "./lobby.js";
import { drawNames, drawPlayers, playAgain, takeOut } from "./met.js";
import { areOld, newsOf, withTurn } from "./news.js";
import { forgetStrength, suggestStrength } from "./next-strength.js";
import { drawSides, keepPosition, showPosition } from "./position.js";
import { claim, drawPost, isByPost } from "./post.js";
import { Seats } from "./seats.js";
import { CHANGES, Table } from "./table.js";
import { Talk } from "./talk.js";
import { clockWords, connectionLost, devicesWords, PHRASES, waitWords } from "./words.js";
import { wornLook } from "../board/appearance.js";
import { gameName } from "../board/rulewords.js";
import { other } from "../rules/game.js";
import { listed, saying } from "../rules/move.js";
import { SettingsForm } from "../board/settings-form.js";
import { Seat } from "../board/seat.js";
import { tellResult } from "../board/side.js";
import { coloursOf, playAs, resultOf, standing } from "../board/words.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

class Page extends Seat {
	/** @type {Live | null} */
	live = null;
	/** @type {Table | null} */
	table = null;
	/** @type {any} what the server says of the game */
	about = null;
	/** @type {0 | Player} */
	player = 0;
	/** @type {number[] | null} the players who are here; null: not known */
	present = null;
	spectators = 0;
	rating = /** @type {Rating | null} one's own, as it was last while the game went on */ (null);
	isRated = false;
	suggested = 0; // the strength for the next rated game, 0 for none
	/** @type {number[]} on how many devices each seat is open */
	devices = [];
	/** @type {Clocks | null} */
	clocks = null;
	ahead = 0; // milliseconds that the server's clock is ahead of ours
	id = "";
	address = ""; // that was opened
	isTooLate = false; // for an invitation, which somebody else has used

	constructor() {
		super();
		Object.assign(this.acts, {
			share: () => shareInvitation(this),
			code: () => showCode(this),
			sit: () => this.live?.sit(),
			"seat-link": () => shareSeat(this),
			"take-out": () => takeOut(this),
			"to-lobby": () => byId("lobby-title").focus(),
			accept: () => this.answer("accept"),
			decline: () => this.answer("decline"),
			takeback: () => this.takeStepBack() || this.offer("takeback"),
			draw: () => this.offer("draw"),
			claim: () => claim(this),
			rematch: () => (this.about.computer ? playAgain(this) : this.offer("rematch")),
			suggested: () => playAgain(this, this.suggested),
			stop: () => this.stop(),
			resign: () => this.player && this.resign(this.player),
			settings: () => drawSettings(this),
		});
		this.seats = new Seats(this.store);
		this.lobby = new Lobby({ seats: this.seats, store: this.store, go: (id, secret) => this.go(id, secret) });
		for (const [name, words] of Object.entries(PHRASES)) byId("talk").before(button(words, { phrase: name }));
		this.talk = new Talk(this);
		this.settings = new SettingsForm(this.store, () => this.restyled(), true);
		for (const name of ["hashchange", "popstate"])
			addEventListener(name, () => location.href !== this.address && this.open());
		setInterval(() => this.tick(), 250);
		this.open();
	}

	/** Show what the address names: a game, or where one begins. */
	open() {
		const { id, secret, invitation } = addressed(location);
		const given = secret || (history.state?.secret ?? "");
		/** @type {{ secret: string, invitation?: string }} */
		const seat = given || !isId(id) ? { secret: given } : this.seats.invited(id, invitation);
		if (isId(id)) history.replaceState(...this.entryOf(id, given, invitation));
		this.address = location.href;
		this.isTooLate = false;
		this.live?.close();
		[this.table, this.game, this.id] = [null, null, id];
		byId("game").classList.add("empty");
		drawTab(this);
		byId("lobby").hidden = Boolean(id);
		byId("game").hidden = !id;
		if (!id) {
			this.lobby.show();
			if (location.hash === `#${LOBBY}`) byId("lobby-title").focus();
			else if (location.hash === `#${COMPUTER}`) this.lobby.chooseComputer();
			return;
		}
		this.lobby.hide();
		for (const place of ["title", "result", "rated-now", "connection", "shared"]) byId(place).textContent = "";
		for (const place of ["invite", "sit", "offer", "code", "after"]) byId(place).hidden = true;
		[this.present, this.clocks, this.devices, this.rating, this.isRated] = [null, null, [], null, false];
		drawNames([]);
		forgetStrength();
		const isKnown = showPosition(this);
		this.say([phrase("connecting"), ...(isKnown ? [phrase("board-shows-last-position")] : [])].join(" "));
		/** @type {ConstructorParameters<typeof Live>[2]} */
		const host = {
			welcome: (player, about) => this.welcome(player, about),
			happened: (events) => this.happened(events),
			clocks: (clocks, ahead) => {
				[this.clocks, this.ahead, this.isWarned] = [clocks, ahead, false];
				this.tick();
			},
			present: (players, spectators, devices) => {
				[this.present, this.spectators] = [players, spectators];
				this.tellDevices(devices);
				this.draw();
			},
			seated: (player, mine) => this.seated(player, mine),
			refused: (problem) => this.refused(problem),
			waits: (problem, seconds) => this.say(waitWords(problem, seconds)),
			isPlaying: () => Boolean(this.player && this.table && !this.table.game.over),
			silent: () => this.tellSilence(phrase("the-server-has-not-answered")),
			heard: () => this.tellSilence(""),
			lost: (seconds) => this.lost(seconds),
			ended: (problem) => this.ended(problem),
			looked: (player) => this.table?.game.over && this.say(phrase("side-looks-at-this-game", coloursOf(player))),
		};
		this.live = new Live(id, seat.secret || null, host, seat.invitation);
	}

	/** Return what the history has of a game: its address, which gives no seat away to whoever copies it, and its secret
	 * beside that, where the browser keeps it nowhere else. An invitation stays there until this device has the seat.
	 * @param {string} id @param {string} secret @param {string} [invitation]
	 * @returns {[{ secret: string } | null, string, string]} */
	entryOf(id, secret, invitation = "") {
		const kept = this.seats.of(id);
		return [secret && kept?.secret !== secret ? { secret } : null, "", addressOf(id, kept || secret ? "" : invitation)];
	}

	/** Take the secret of a seat out of the history, too, once it is kept. @param {string} secret */
	hideSecret(secret) {
		history.replaceState(...this.entryOf(this.id, secret));
		this.address = location.href;
	}

	/** Go to a game. @param {string} id @param {string} secret */
	go(id, secret) {
		this.seats.keep({ id, secret });
		history.pushState(...this.entryOf(id, secret));
		this.open();
	}

	/** @param {0 | Player} player @param {any} about */
	welcome(player, about) {
		this.player = player;
		playAs(player);
		[this.about, this.isTimedAlone] = [about, Boolean(about.clock) && !isByPost(about.clock)];
		byId("connection").textContent = "";
		if (!this.table) {
			this.table = new Table({ size: about.size, rules: about.rules, start: about.start });
			this.game = this.table.game;
			this.board.zoom = 1;
			byId("game").classList.remove("empty");
		}
		if (!player || !this.live?.secret) return;
		this.live.invitation = undefined;
		const known = about.lobby ? {} : { against: phrase("a-friend") };
		this.keep({ secret: this.live.secret, player, invitation: undefined, post: isByPost(about.clock), ...known });
		this.hideSecret(this.live.secret);
	}

	/** Keep what this device knows of the game. @param {Partial<KeptSeat>} changes */
	keep(changes) {
		if (!this.player) return;
		this.seats.keep({ id: this.id, name: gameName(this.about), ...changes });
	}

	/** @param {Player} player @param {string} secret */
	seated(player, secret) {
		this.player = player;
		playAs(player);
		this.keep({ secret, player });
		this.hideSecret(secret);
		this.draw();
	}

	/** Take in what has happened, and say the last of it. @param {Happened[]} events */
	happened(events) {
		const { table } = this;
		if (!table) return;
		const wasOver = table.game.over;
		const isOpened = !table.number; // just now: it stays here, also where another one follows
		for (const event of events) table.add(event);
		const isLobbyNews = this.about.lobby && (table.game.over || events.some(({ kind }) => kind === "sit"));
		const rating = isLobbyNews ? drawPlayers(this) : undefined;
		if (table.game.over && !wasOver) suggestStrength(this, rating);
		const last = events.findLast(({ kind, text }) => kind !== "line" || text); // to who watches, a line is no news
		if (!this.turn || events.some(({ kind }) => CHANGES.has(kind))) this.beginTurn(this.mover === this.player);
		this.draw();
		keepPosition(this);
		if (!last) return;
		this.say(newsOf(this, table, events, last, isOpened));
		const isNews = !areOld(events) && (last.kind !== "sit" || (!isOpened && table.seated.size === 2));
		if (isNews && last.player !== this.player) tellElsewhere(this, last);
		else if (isNews && last.kind === "move") this.sound(table.game.over ? "done" : "entry");
		if (table.game.over) this.keep({ over: resultOf(table.game) });
		if (last.kind === "accept" && last.game && this.live?.secret && !isOpened) this.go(last.game, this.live.secret);
	}

	/** Say what is no move, with whose turn it is. @param {string} words */
	sayBeside(words) {
		this.say(this.table ? withTurn(this, this.table, words) : words);
	}

	/** Who looks on may end nothing; who plays may when it is their turn, or offer it at any time.
	 * @override @returns {0 | Player} */
	get ender() {
		const { mover, player, game } = this;
		const mayOffer = game?.rules.ends.some((end) => end === "agreed" || end === "counted");
		return mover === player || mayOffer ? player : 0;
	}

	draw() {
		const { table, player, about } = this;
		if (!table) return;
		const { game } = table;
		this.board.show(game, wornLook(this.store));
		drawSides(game, (side) => (side === player ? phrase("side-is-yours") : this.whereabouts(side, table)));
		const given = { game: gameName(about), clock: clockWords(about.clock), count: this.spectators };
		const [rated, watches] = [this.isRated, !player].map((is) => (is ? "yes" : "no"));
		tell("title", phrase("game-of-clock", { rated, watches, ...given }));
		tellResult(resultOf(game));
		byId("after").hidden = !game.over;
		drawRecord(this);
		drawInvitation(this, table);
		this.talk.draw(table);
		this.drawTurn();
		drawTab(this);
	}

	/** Say whether another player is here, as far as it is known; the computer always is.
	 * @param {Player} side @param {Table} table */
	whereabouts(side, { seated }) {
		if (side === this.about.computer?.player) return "";
		if (!seated.has(side)) return phrase("not-here-yet");
		if (!this.present) return phrase("whereabouts-unknown");
		return this.present.includes(side) ? phrase("player-is-here") : phrase("player-is-away");
	}

	/** Show and say what stands in the colours that are worn now. */
	restyled() {
		this.draw();
		if (this.table) this.say(standing(this.table.game));
	}

	/** Show the clocks as they are now. */
	tick() {
		if (!this.table) return;
		drawClocks(this);
		drawPost(this);
		drawTab(this);
	}

	/** @override */
	get waits() {
		const { game, player } = this;
		if (!player) return this.table ? withTurn(this, this.table, phrase("you-watch-this-game")) : "";
		return game?.over || this.mover === player ? "" : phrase("side-is-to-move", coloursOf(other(player)));
	}

	/** @override @param {number[]} [faults] */
	drawTurn(faults) {
		super.drawTurn(faults);
		if (this.table) drawChoices(this, this.table);
	}

	/** Tried here first, and on the board once the server has it. @override @param {Move} move */
	make(move) {
		const { game } = this;
		if (!game || !this.live) return;
		super.make(move);
		game.undo();
		if (move.at) {
			this.board.aimed = game.at(...move.at); // until the server has it
			this.board.mark();
		}
		if (!this.live.isOpen) this.say(phrase("your-move-waits-for-the"));
		this.live.act({ type: "move", move: listed(move) });
	}

	/** Tell once where a seat is open on another device, too. @param {number[]} devices of each side */
	tellDevices(devices) {
		for (const side of /** @type {Player[]} */ ([1, 2])) {
			if (devices[side - 1] > 1 && (this.devices[side - 1] ?? 0) < 2) this.sayBeside(devicesWords(side, this.player));
		}
		this.devices = devices;
	}

	/** @param {Problem} problem */
	refused(problem) {
		this.beginTurn(this.mover === this.player);
		this.drawTurn();
		this.board.aimed = -1;
		this.board.mark();
		this.sayBeside(phrase("not-possible", { why: told(problem) }));
		if (problem.code === "line") this.talk.putBack();
	}

	/** Say that nothing is heard, or no longer. @param {string} words */
	tellSilence(words) {
		const node = byId("connection");
		if (words || node.dataset.silent) node.textContent = words;
		node.dataset.silent = words && "true";
	}

	/** @param {number} seconds */
	lost(seconds) {
		byId("connection").textContent = connectionLost(seconds);
		this.present = null; // whoever has gone, it is this line that is lost
		this.draw();
	}

	/** @param {Problem} problem */
	ended(problem) {
		if (problem.code === "invitation") {
			this.watchInstead();
			return;
		}
		const isGone = problem.code === "unknown-game";
		byId("connection").textContent = isGone ? phrase("no-such-game-any-more") : phrase("this-link-is-not-complete");
		this.say("");
		if (!this.table) byId("game").classList.add("empty"); // also where this device knew a position
		if (isGone) this.seats.drop(this.id);
	}

	/** Watch a game to which the invitation has been used. */
	watchInstead() {
		this.seats.drop(this.id);
		history.replaceState(null, "", addressOf(this.id));
		this.open();
		this.isTooLate = true;
	}

	/** Show what ending the game would come to; end it, or offer that. */
	async stop() {
		const end = await this.askedToEnd();
		if (!end) return;
		const { game, table } = this;
		if (end.word !== "count" || game?.isSettled) this.move(saying(end.player, end.word));
		else if (table?.offered(this.player) === "count") this.live?.act({ type: "accept", what: "count" });
		else this.offer("count");
	}

	/** @override @param {Element} target */
	click(target) {
		if (target instanceof HTMLDialogElement || target.closest("[data-close]")) target.closest("dialog")?.close();
		const phrase = target.closest("[data-phrase]")?.getAttribute("data-phrase");
		if (phrase) {
			byId("phrases").hidePopover();
			this.live?.act({ type: "say", phrase });
		}
		super.click(target);
	}

	/** @param {string} what */
	offer(what) {
		this.live?.act({ type: "offer", what });
	}

	/** Answer what the other side asks; before it is counted, show who gets what. @param {"accept" | "decline"} type */
	answer(type) {
		const what = this.table && asked(this, this.table)?.what;
		if (what === "talk") this.talk.answer(type === "accept");
		else if (what === "count" && type === "accept") this.stop();
		else if (what) this.live?.act({ type, what });
	}
}

/** @typedef {Page} Host */
new Page();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
