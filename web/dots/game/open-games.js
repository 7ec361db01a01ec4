// The lobby's lists: the games that wait for anybody, those that may be watched, and who plays on this device. They are
// asked for again every few seconds while they are in sight.

/** @import { Pace } from "./live.js" */
/** @import { Shown } from "./person.js" */
/** @import { Seats } from "./seats.js" */
/** @import { Store } from "../../shared/store.js" */

/** @typedef {{ id: string, size: number[], rules: string, start: string, clock: Pace | null }} Board */
/** @typedef {Board & { rated: boolean }} Listed */
/** @typedef {Listed & { host: Shown, wanted: string, only: string | null, watch: boolean }} Waiting only: the badge of
 *   who alone may join */
/** @typedef {Listed & { players: Shown[] }} Watchable */

import { askedBy, later, pauseAfter } from "../../shared/again.js";
import { byId, button, form, make, tell } from "../../shared/dom.js";
import { addressOf } from "./address.js";
import { askAs, badgeOf, calledAs, forgetPerson, isKnown, keepPerson, person, shownName } from "./person.js";
import { AWAY, Ratings } from "./ratings.js";
import { drawn } from "./seats.js";
import { clockWords, WANTED } from "./words.js";
import { isSure } from "../board/confirm.js";
import { gameName } from "../board/rulewords.js";
import { other } from "../rules/game.js";
import { coloursOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

const PAUSE_S = 5;
const RATED = {
	title: phrase("play-a-rated-game"),
	words: phrase("the-result-counts-for-the"),
	yes: phrase("play-rated"),
	no: phrase("not-now"),
};
const FORGET = {
	title: phrase("forget-your-name-and-badge"),
	words: phrase("what-forgetting-does"),
	yes: phrase("forget-them"),
	no: phrase("keep-them"),
};
const LOST = phrase("no-connection-but-joined");

export class OpenGames {
	/** @type {string | null} of what is shown, with which it is asked for again */
	tag = null;
	failures = 0; // one after the other
	isShown = false;
	cancel = () => {}; // the next look
	/** @type {Map<string, string>} the secrets by which this page joins games: an answer may be lost */
	secrets = new Map();

	/** @param {{ seats: Seats, store: Store, go: (id: string, secret: string) => void }} host
	 * @param {{ drawMine: () => void, changed: () => void }} acts show the games of this device; take in what may be
	 *   played here */
	constructor(host, { drawMine, changed }) {
		this.host = host;
		this.drawMine = drawMine;
		this.changed = changed;
		this.ratings = new Ratings(host.store);
		this.form = form("person");
		this.form.addEventListener("submit", (event) => event.preventDefault());
		this.form.addEventListener("input", () => this.keep()); // a tap on a button need not end the typing
		this.form.addEventListener("change", () => this.fill());
		byId("forget-person").addEventListener("click", () => this.forget());
		this.fill();
	}

	/** @param {string} name */
	field(name) {
		return /** @type {HTMLInputElement} */ (this.form.elements.namedItem(name));
	}

	/** Show who plays on this device. */
	fill() {
		const { name, watch, badge } = person(this.host.store);
		this.field("name").value = name;
		this.field("watch").checked = watch;
		const [before, after] = phrase("your-badge-is", { badge: "|" }).split("|");
		byId("badge").replaceChildren(...(badge ? [before, badgeOf(badge), after] : []));
		byId("forgetting").hidden = !isKnown(this.host.store);
	}

	/** Forget who plays on this device, with the ratings, once that is sure. */
	async forget() {
		if (!(await isSure(FORGET))) return;
		const { store } = this.host;
		if (person(store).badge && !(await this.ratings.forgotten())) return tell("person-words", AWAY);
		forgetPerson(store);
		this.fill();
		this.ratings.look();
		tell("person-words", phrase("your-name-badge-and-ratings"));
		return this.field("name").focus();
	}

	keep() {
		tell("person-words", "");
		keepPerson(this.host.store, { name: this.field("name").value.trim(), watch: this.field("watch").checked });
	}

	show() {
		tell("person-words", "");
		this.fill();
		this.isShown = true;
		this.tag = null;
		this.look();
		this.ratings.look();
	}

	hide() {
		this.isShown = false;
		this.cancel();
	}

	/** Ask what is listed, now and again after a while. */
	async look() {
		this.cancel();
		const headers = this.tag ? { "If-None-Match": this.tag } : undefined;
		const response = await fetch("/dots/lobby", { headers }).catch(() => undefined);
		if (response?.status === 404) this.switchOff();
		const lists = response?.ok ? await response.json().catch(() => null) : null;
		if (lists) this.draw(lists);
		if (lists) this.tag = response?.headers.get("ETag") ?? null;
		if (!response) {
			this.tag = null; // the words below go once there is an answer
			tell("waiting-words", phrase("no-connection-lobby"));
		}
		const isAway = !response || response.status >= 429;
		const asked = askedBy(response);
		const pause = isAway ? pauseAfter(this.failures, asked, PAUSE_S) : PAUSE_S;
		this.failures = isAway ? this.failures + 1 : 0;
		this.cancel();
		if (this.isShown) this.cancel = later(() => this.look(), pause, { isSoon: !asked });
	}

	/** Show nothing of the lobby, which the operator has switched off. */
	switchOff() {
		this.hide();
		document.body.classList.add("without-lobby");
		this.changed();
	}

	/** @param {{ waiting: Waiting[], live: Watchable[], rating: boolean }} lists */
	draw({ waiting, live, rating }) {
		document.body.classList.toggle("without-rating", !rating);
		this.changed();
		const own = person(this.host.store).badge;
		const isFor = (/** @type {Waiting} */ { only, host }) => !only || only === own || host.badge === own;
		const open = waiting.filter(isFor).sort((one, two) => Number(two.only === own) - Number(one.only === own));
		const caller = open.find(({ only }) => only && only === own)?.host;
		const what = caller ? "challenge" : open.length ? "games" : "nobody";
		const given = { what, name: caller ? calledAs(caller) : "", count: open.length };
		tell("waiting-words", phrase("lobby-has", given));
		document.querySelector("[data-act=to-lobby]")?.replaceChildren(phrase("lobby-has-button", given));
		replace("waiting", open, (game) => this.waiting(game));
		byId("live-games").hidden = !live.length;
		replace("live", live, watchable);
	}

	/** @param {Waiting} game */
	waiting(game) {
		const side = coloursOf(other(game.host.player));
		const about = [aboutGame(game, phrase("you-would-be-side", side))];
		const isChallenge = game.only && game.only === person(this.host.store).badge;
		const clauses = [
			isChallenge ? phrase("challenges-you") : WANTED[game.wanted],
			game.watch ? phrase("may-be-watched") : "",
		].filter(Boolean);
		if (clauses.length) about.push(phrase("about-waiting-game", { clauses }));
		const isOwn = this.host.seats.of(game.id) && !this.secrets.has(game.id);
		return listed([game.host], about, isOwn ? opening(game, phrase("yours-open")) : this.joining(game));
	}

	/** @param {Waiting} game */
	joining(game) {
		const join = button(phrase("join"), { game: game.id }, "main");
		const { name, badge } = game.host;
		join.ariaLabel = phrase("join-name", { name: name ?? phrase("somebody-within"), badge, game: gameName(game) });
		join.addEventListener("click", () => this.join(game));
		return join;
	}

	/** Take the free seat of a game, and go there. @param {Waiting} game */
	async join(game) {
		const { id } = game;
		const { seats, store, go } = this.host;
		tell("lobby-fault", "");
		if (game.rated && !(await isSure(RATED))) return;
		this.keep();
		const secret = this.secrets.get(id) ?? drawn();
		this.secrets.set(id, secret);
		seats.keep({ id, secret, name: gameName(game), player: other(game.host.player) }); // before anything is sent
		try {
			await askAs(store, `/dots/lobby/${id}/seat`, game.rated ? { rated: true } : {}, { "X-Seat": secret });
			go(id, secret);
		} catch (error) {
			const isLost = error instanceof TypeError; // the answer perhaps, and not what was asked
			if (!isLost) seats.drop(id);
			tell("lobby-fault", isLost ? LOST : faultWords(error));
			this.drawMine();
			this.look();
		}
	}
}

/** Fill a list; what has not changed stays, with the focus that it may have.
 * @template {Listed} Game @param {string} list @param {Game[]} games @param {(game: Game) => HTMLElement} make */
function replace(list, games, make) {
	const focused = document.activeElement?.getAttribute("data-game");
	const shown = new Map([...byId(list).children].map((node) => [node.getAttribute("data-shown"), node]));
	const items = games.map((game) => {
		const text = JSON.stringify(game);
		const item = shown.get(text) ?? make(game);
		item.setAttribute("data-shown", text);
		return item;
	});
	byId(list).replaceChildren(...items);
	/** @type {HTMLElement | null} */ (byId(list).querySelector(`[data-game="${focused}"]`))?.focus();
}

/** @param {Shown[]} players @param {string[]} about lines @param {HTMLElement} act */
export function listed(players, about, act) {
	const [item, words, who] = [make("li"), make("div"), make("p", "who")];
	for (const player of players) who.append(...(who.childNodes.length ? [" – "] : []), ...shownName(player));
	words.append(who, ...about.map((line, at) => make("p", at ? "soft" : "", line)));
	item.append(words, act);
	return item;
}

/** @param {Listed} game @param {string} [more] */
export function aboutGame(game, more = "") {
	const given = { game: gameName(game), clock: clockWords(game.clock), rated: game.rated ? "yes" : "no" };
	return `${phrase("game-with-clock", given)} ${more}`.trim();
}

/** @param {Watchable} game */
function watchable(game) {
	const link = opening(game, phrase("watch"));
	const names = game.players.map(({ name, badge }) =>
		phrase("name-and-badge", { name: name ?? phrase("somebody-within"), badge }),
	);
	link.ariaLabel = phrase("watch-names", { names });
	return listed(game.players, [aboutGame(game)], link);
}

/** @param {Listed} game @param {string} words */
function opening({ id }, words) {
	const link = make("a", "", words);
	link.href = addressOf(id);
	link.dataset.game = id;
	return link;
}

/** Say why something did not work. @param {unknown} error */
export function faultWords(error) {
	if (error instanceof TypeError) return phrase("no-connection-to-the-server");
	return phrase("this-did-not-work", { why: /** @type {Error} */ (error).message });
}
