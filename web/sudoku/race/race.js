// A race by a link: makes one, joins one, and plays it on the board. Loaded when it is first wanted.

/** @import { Host, PuzzleRecord } from "../../types.d.ts" */
/** @import { Problem } from "./live.js" */
/** @import { Standing } from "./words.js" */

import { steady } from "../../shared/clock.js";
import { dialog } from "../../shared/dialog.js";
import { button, make, showModal } from "../../shared/dom.js";
import { capital, phrase } from "../../shared/speak.js";
import { share } from "../../shared/sharing.js";
import { listOf } from "../../shared/lists.js";
import { tellBriefly } from "../board/brief.js";
import { say, tell } from "../board/page.js";
import { puzzle, request, words } from "../puzzle/api.js";
import { pathOf } from "../puzzle/link.js";
import { boxesName, ruleName } from "../puzzle/rule-names.js";
import { drawn } from "../puzzle/secret.js";
import { begin, keyOf } from "../puzzle/session.js";
import { RaceLive } from "./live.js";
import { Strip } from "./strip.js";
import {
	RULES,
	farOf,
	invitedWords,
	isOver,
	kindOf,
	kindWords,
	nameOf,
	newsOf,
	playingWords,
	ranked,
	wonWords,
} from "./words.js";

const SEATS = 20; // races whose secrets are kept; the oldest go first
const NAME = 20; // characters
const LOOK_MS = 250; // between two looks at the board
const MOST_HINTS = 999;

/** The race that this page is in, if any, and its dialog. */
export class Race {
	id = "";
	place = 0; // 0: not joined
	/** @type {RaceLive | null} */
	live = null;
	/** @type {Standing | null} */
	standing = null;
	ahead = 0; // milliseconds by which the clock of the server is ahead
	key = ""; // of the game on the board that is raced; "" before the start
	isLost = false;
	seen = ""; // the board and hints that were told last
	fault = "";
	kind = ""; // of its puzzle, as the address or the one who makes it says: "9-easy"
	said = make("p"); // the first words of the dialog
	/** @type {Strip | null} */
	strip = null;
	/** @type {ReturnType<typeof setInterval> | undefined} */
	looking;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.node = dialog("race", phrase("race"));
		this.body = make("div");
		this.node.append(this.body, rules());
		this.node.addEventListener("close", () => host.rest());
		document.body.append(this.node);
	}

	/** Open the dialog: of the race of an address, of the one that is played, or to make one. @param {string} [id] */
	async open(id = this.id) {
		if (id && id !== this.id) {
			this.leave();
			this.kind = new URL(opened()).hash.slice(1);
			this.id = id;
			if (this.seat()) this.join(null);
			else await this.ask(async () => (this.standing = await request(`/kropki/races/${id}`)));
			if (!this.live && !this.standing) this.id = ""; // there is none
		}
		this.draw();
		for (const each of document.querySelectorAll("dialog")) each.close();
		showModal(this.node);
		this.host.rest();
	}

	/** Begin a race on a new puzzle like those that are chosen, and join it. @param {string} name */
	async make(name) {
		const { size, boxes, negative, difficulty } = this.host.settings();
		await this.ask(async () => {
			const { ken, negative: rule } = await puzzle({ size, boxes, negative, difficulty });
			this.leave();
			this.kind = kindOf({ size, difficulty, boxes, negative });
			this.id = (await request("/kropki/races", { ken, boxes, negative: rule })).id;
			this.join(name);
		});
	}

	/** Do something; where it fails, say why in the dialog. @param {() => Promise<unknown>} act */
	async ask(act) {
		this.fault = "";
		try {
			await act();
		} catch (error) {
			this.fault = phrase("this-did-not-work", { why: words(error) });
		}
		this.draw();
	}

	/** @returns {[id: string, secret: string, key: string] | undefined} what is kept of this race */
	seat() {
		return this.seats().find(([id]) => id === this.id);
	}

	seats() {
		return listOf(this.host.store.get("races")).filter((each) => typeof each?.[1] === "string");
	}

	/** @param {string} secret @param {string} key of the game that is raced */
	keep(secret, key) {
		const others = this.seats().filter(([id]) => id !== this.id);
		this.host.store.put("races", [...others, [this.id, secret, key]].slice(-SEATS));
	}

	/** Take a place, or the one that this device has. @param {string | null} name */
	join(name) {
		const [, secret = drawn(), key = ""] = this.seat() ?? [];
		this.keep(secret, key);
		history.replaceState(history.state, "", `/race/${this.id}`);
		this.strip = new Strip(() => this.open());
		this.looking = setInterval(() => this.look(), LOOK_MS);
		this.live = new RaceLive(this.id, secret, name || null, {
			joined: (place) => {
				[this.place, this.isLost] = [place, false];
				this.draw();
			},
			stands: (standing, ahead) => this.take(standing, ahead),
			lost: () => {
				this.isLost = true;
				this.draw();
			},
			refused: ({ detail }) => tell(phrase("the-race-said", { why: detail }), "fault"),
			ended: (problem) => this.end(problem),
		});
	}

	/** Take part no longer; the place stays. */
	leave() {
		this.live?.close();
		this.strip?.remove();
		clearInterval(this.looking);
		const { record } = this.host.game() ?? {};
		if (this.id && record) history.replaceState(history.state, "", pathOf(record));
		Object.assign(this, {
			id: "",
			place: 0,
			live: null,
			standing: null,
			key: "",
			isLost: false,
			seen: "",
			strip: null,
		});
		this.fault = "";
	}

	/** Say that there is no such place. @param {Problem} problem */
	end({ detail }) {
		this.leave();
		this.fault = phrase("you-cannot-join", { why: detail });
		this.draw();
		if (!this.node.open) tell(this.fault, "fault");
	}

	/** @param {Standing} standing @param {number} ahead */
	take(standing, ahead) {
		const news = newsOf(this.standing, standing, this.place);
		const timeIn = (/** @type {Standing | null} */ each) => each?.players[this.place - 1]?.ms ?? null;
		const isDone = this.standing !== null && timeIn(this.standing) === null && timeIn(standing) !== null;
		[this.standing, this.ahead] = [standing, ahead];
		this.strip?.draw(standing, this.place);
		if (news && this.host.game()?.done === null) tell(news);
		else if (news) say(news);
		this.draw();
		this.look();
		if (isDone) this.open();
	}

	/** Return the clock of the race; null before somebody has started it. */
	clock() {
		const started = this.standing?.started ?? null;
		return started === null ? null : steady() + this.ahead - started;
	}

	/** Start when it is time; tell the server what the board has. */
	look() {
		const ms = this.clock();
		const isCounted = ms !== null && ms < 0;
		const mine = this.standing?.players[this.place - 1]?.ms ?? null;
		this.strip?.tick(
			mine ?? ms,
			this.isLost ? phrase("offline") : isCounted ? phrase("in-seconds", { seconds: Math.ceil(-ms / 1000) }) : "",
		);
		if (isCounted) this.said.textContent = playingWords(this.standing, this.place, ms);
		if (ms === null || isCounted || !this.place) return;
		if (!this.key) this.play();
		const game = this.host.game();
		if (!game || keyOf(game.record) !== this.key || mine !== null) return;
		const entries = game.state.digits.map((digit) => digit || ".").join("");
		const board = { entries, hints: Math.min(game.hints, MOST_HINTS) };
		if (this.seen === JSON.stringify(board)) return;
		this.seen = JSON.stringify(board);
		this.live?.tell(board, !entries.includes("."));
	}

	/** Put the puzzle on the board: empty at first, later as it was left. */
	play() {
		const { store, open, leave } = this.host;
		const [, secret = "", played = ""] = this.seat() ?? [];
		const record = /** @type {PuzzleRecord} */ (this.standing?.puzzle);
		this.key = keyOf(begin(record, 0).record);
		if (played !== this.key) {
			leave(); // or the game on the board would be kept anew
			store.dropGame(this.key);
			this.keep(secret, this.key);
		}
		this.node.close();
		open(record);
		history.replaceState(history.state, "", `/race/${this.id}`);
		if (played === this.key) return;
		const rules = [boxesName(record.boxes), ruleName(record.negative)].filter(Boolean); // the bar lies over them
		if (rules.length) tell(`${phrase("go")} ${capital(rules.join(", "))}.`);
		else tellBriefly(phrase("go"));
	}

	draw() {
		const parts = this.place ? this.playing() : this.id && this.standing ? this.invited() : this.wanted();
		const focused = this.body.contains(document.activeElement) && document.activeElement?.id;
		this.body.replaceChildren(...parts, ...(this.fault ? [make("p", "fault-text", this.fault)] : []));
		if (focused) document.getElementById(focused)?.focus();
	}

	/** What makes a race. */
	wanted() {
		return [
			make("p", "", phrase("what-a-race-is")),
			make("p", "soft", phrase("race-puzzle-chosen", { kind: kindWords(kindOf(this.host.settings())) })),
			...this.named(phrase("make-a-race"), (name) => this.make(name)),
		];
	}

	/** What joins a race. */
	invited() {
		const standing = /** @type {Standing} */ (this.standing);
		const said = [make("p", "", invitedWords(standing))];
		const kind = kindWords(this.kind);
		if (kind) said.push(make("p", "soft", phrase("race-puzzle", { kind })));
		if (!isOver(standing)) return [...said, ...this.named(phrase("join"), async (name) => this.join(name))];
		return [...said, this.list(), ...this.named(phrase("make-a-race"), (name) => this.make(name))];
	}

	/** @param {string} text of the button @param {(name: string) => Promise<void>} act */
	named(text, act) {
		const form = make("form");
		const label = make("label", "", phrase("your-name-if-you-like"));
		const field = Object.assign(make("input"), { id: "race-name", maxLength: NAME, autocomplete: "nickname" });
		label.append(field);
		const main = button(text, {}, "main");
		main.type = "submit";
		const line = make("p", "choices");
		line.append(main);
		form.append(label, line);
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			main.disabled = true;
			act(field.value.trim());
		});
		return [form];
	}

	/** Who plays, and how far each is. */
	list() {
		const { players = [], cells = 0, started = null } = this.standing ?? {};
		const list = make("ol", "entries racing");
		for (const racer of started === null ? players : ranked(players)) {
			const line = make("li");
			const far = started === null ? (racer.away ? phrase("away") : phrase("here")) : farOf(racer, cells);
			line.append(make("b", "", nameOf(racer, this.place)), make("span", "soft", far));
			list.append(line);
		}
		return list;
	}

	/** How it stands, and what may be done. */
	playing() {
		const { players = [], started = null } = this.standing ?? {};
		const mine = players[this.place - 1];
		const isDone = (mine?.ms ?? null) !== null;
		const kind = kindWords(this.kind);
		this.said.textContent = this.isLost
			? phrase("no-connection-tried-again")
			: playingWords(this.standing, this.place, this.clock());
		const choices = make("p", "choices");
		const leave = doing(phrase("leave-race"), "race-leave", "quiet", () => {
			this.leave();
			this.node.close();
		});
		if (!isDone)
			choices.append(
				doing(phrase("share-the-link"), "race-share", players.length < 2 ? "main" : "quiet", () => this.share()),
			);
		if (started === null) choices.append(this.starter(players.length));
		else if (isDone) choices.append(doing(phrase("rematch"), "race-again", "main", () => this.make(mine.name ?? "")));
		if (this.key)
			choices.append(doing(phrase("to-the-board"), "race-board", isDone ? "quiet" : "main", () => this.toBoard()));
		choices.append(leave);
		const won = isDone ? [make("p", "won", wonWords(players, this.place))] : [];
		return [...won, this.said, ...(kind && started === null ? [make("p", "soft", kind)] : []), this.list(), choices];
	}

	/** @param {number} players */
	starter(players) {
		const start = doing(phrase("start"), "race-start", "main", () => this.live?.start());
		start.disabled = players < 2 || this.isLost;
		return start;
	}

	toBoard() {
		const game = this.host.game();
		if (this.key && (!game || keyOf(game.record) !== this.key)) this.play();
		this.node.close();
	}

	async share() {
		const what = {
			title: phrase("a-race-in-kropki"),
			url: `${location.origin}/race/${this.id}${this.kind && `#${this.kind}`}`,
		};
		if (await share(what, () => this.host.rest())) {
			tellBriefly(phrase("link-copied"));
			this.body.querySelector("#race-share")?.replaceChildren(phrase("link-copied-label"));
		}
	}
}

/** Return the address by which the page was opened. */
const opened = () => performance.getEntriesByType("navigation")[0]?.name ?? location.href;

/** @param {string} text @param {string} id @param {string} name @param {() => void} act */
function doing(text, id, name, act) {
	const node = button(text, {}, name);
	node.id = id;
	node.addEventListener("click", act);
	return node;
}

function rules() {
	const node = make("details");
	const list = make("ul");
	list.append(...RULES.map((text) => make("li", "", text)));
	node.append(make("summary", "", phrase("the-rules-of-a-race")), list);
	return node;
}
