// Where a game between people begins: what to play, for a friend or for the lobby; and the games of this device.

/** @import { Pace } from "./live.js" */
/** @import { KeptSeat, Seats } from "./seats.js" */
/** @import { Setup } from "../rules/game.js" */
/** @import { Store } from "../../shared/store.js" */

import { dates } from "../../shared/dates.js";
import { byId, button, form, make, tell } from "../../shared/dom.js";
import { addressOf } from "./address.js";
import { faultWords, OpenGames } from "./open-games.js";
import { ask, askAs } from "./person.js";
import { ratedFault } from "./rated.js";
import { Turns } from "./turns.js";
import { clockWords, moment } from "./words.js";
import { STRENGTHS } from "../board/strengths.js";
import { gameName } from "../board/rulewords.js";
import { OWN, ownPace, showOwnTime } from "../board/own-time.js";
import { optionOf, SetupForm, valuesIn } from "../board/setup-form.js";
import { coloursOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

const LAST = "kropki:dots:friend";
const PLAYED = "kropki:dots:game"; // what is kept of the game on the page /dots

/** The clocks to choose from, by what the form keeps of them. @type {Record<string, Pace | null>} */
const CLOCKS = {
	none: null,
	usual: { move: 20, reserve: 120 },
	long: { move: 30, reserve: 300 },
	slow: { move: 60, reserve: 600 },
	quick: { move: 5, reserve: 60 },
	"day-1": { days: 1 },
	"day-3": { days: 3 },
	"day-7": { days: 7 },
};

/** What is chosen anew for each game: nobody begins a second game in the lobby, or a rated one, unnoticed. */
const ANEW = { listed: "off", rated: "off", against: "" };
const RATED = "long"; // the clock of a rated game for which none is chosen

const CHALLENGE = phrase("they-see-your-challenge-when");

export class Lobby {
	/** @type {KeptSeat | null} a game with the player who alone may join the next one */
	challenged = null;

	/** @param {{ seats: Seats, store: Store, go: (id: string, secret: string) => void }}
	 *   host */
	constructor(host) {
		this.host = host;
		this.form = form("new-form");
		for (const [name, clock] of Object.entries(CLOCKS)) byId("time").append(optionOf(name, choiceWords(clock)));
		byId("time").append(optionOf(OWN, phrase("another-time")));
		for (const [at, name] of STRENGTHS.entries()) {
			byId("against")
				.querySelector("select")
				?.append(optionOf(String(at + 1), phrase("computer-strength-and-name", { strength: at + 1, name })));
		}
		this.openGames = new OpenGames(host, { drawMine: () => this.drawMine(), changed: () => this.explain() });
		this.turns = new Turns(host);
		byId("archive").addEventListener("toggle", () => this.openArchive(), { once: true });
		byId("no-challenge").addEventListener("click", () => this.challenge(null));
		// before the form says what is chosen
		for (const id of ["rated", "against"]) byId(id).addEventListener("input", () => this.findClock());
		this.setup = new SetupForm(this.form, () => this.explain());
		const { setup } = Object(host.store.read(PLAYED));
		this.setup.fill({ ...(host.store.read(LAST) ?? valuesIn(setup)), ...ANEW });
		this.form.addEventListener("submit", (event) => {
			event.preventDefault();
			this.begin();
		});
	}

	/** Show the archive, which is loaded when it is first wanted. */
	async openArchive() {
		const { Archive } = await import("./archive.js");
		this.archive = new Archive();
	}

	/** Let the next game be for somebody whom the player has met; null: for anybody. @param {KeptSeat | null} seat */
	challenge(seat) {
		this.challenged = seat;
		byId("challenge").hidden = !seat;
		tell("challenge-words", seat ? `${phrase("only-name-can-join", { name: seat.against })} ${CHALLENGE}` : "");
		if (seat) this.setup.fill({ listed: "on", against: "" });
		else this.explain();
		if (seat) byId("begin").focus();
	}

	/** Show what belongs to the lobby only where the game is for that. */
	explain() {
		byId("wanted").hidden = !this.isListed;
		showOwnTime(/** @type {HTMLSelectElement} */ (byId("time")).value === OWN);
		for (const id of ["rated", "looked-for"]) byId(id).classList.toggle("gone", Boolean(this.strength));
		for (const id of ["who-joins", "against", "looked-for"]) byId(id).hidden = Boolean(this.challenged);
		tell("begin", this.beginning);
		if (!this.setup) return; // it is being made
		const isRated = this.strength || (this.isListed && this.isRated);
		tell("rated-words", isRated ? ratedWords(this.setup.setup(), clockIn(this.setup.chosen())) : "");
	}

	/** The strength of the computer that is to play, if it is. */
	get strength() {
		const against = /** @type {HTMLSelectElement} */ (this.form.elements.namedItem("against"));
		const isThere = this.isListed && !document.body.classList.contains("without-rating");
		return isThere ? Number(against.value) : 0;
	}

	/** The words of the button, which say what begins. */
	get beginning() {
		if (this.strength) return phrase("begin-a-rated-game-with");
		if (this.isListed && this.challenged) return phrase("challenge-name", { name: this.challenged.against });
		if (!this.isListed) return phrase("begin");
		return this.isRated ? phrase("begin-rated-in-the-lobby") : phrase("begin-in-the-lobby");
	}

	/** Choose a rated game with the computer, once: whoever comes back to this page chooses anew. */
	chooseComputer() {
		history.replaceState(null, "", location.pathname);
		this.setup.fill({ listed: "on", against: "1" });
		this.findClock();
		this.explain();
		byId("against").querySelector("select")?.focus();
	}

	/** Choose a clock for a rated game, where it has none that counts for ratings. */
	findClock() {
		const time = /** @type {HTMLSelectElement} */ (byId("time"));
		const isTimed = time.value === OWN || "move" in (CLOCKS[time.value] ?? {});
		if ((this.rated.checked || this.strength) && !isTimed) time.value = RATED;
	}

	/** The box that asks for a rated game. */
	get rated() {
		return /** @type {HTMLInputElement} */ (this.form.elements.namedItem("rated"));
	}

	/** Whether the game is for the lobby. */
	get isListed() {
		const listed = /** @type {HTMLInputElement} */ (this.form.elements.namedItem("listed"));
		return listed.checked && !document.body.classList.contains("without-lobby");
	}

	/** Whether the result counts for ratings. */
	get isRated() {
		return this.rated.checked && !document.body.classList.contains("without-rating");
	}

	/** Hide what changes while the page is here. */
	hide() {
		this.openGames.hide();
	}

	/** Show the games of this device, and those of the lobby. */
	show() {
		this.openGames.show();
		this.drawMine();
		this.turns.lookAtAll().then(() => {
			if (!byId("mine").contains(document.activeElement)) this.drawMine(); // nothing moves under a finger
		});
	}

	/** Show the games of this device. */
	drawMine() {
		const seats = this.host.seats.all();
		this.drawList("mine", "my-games", this.turns.ordered(seats.filter(({ over }) => !over)));
		this.drawList(
			"past",
			"past-games",
			seats.filter(({ over }) => over),
		);
	}

	/** @param {string} section @param {string} list @param {KeptSeat[]} seats */
	drawList(section, list, seats) {
		byId(section).hidden = !seats.length;
		byId(list).replaceChildren(...seats.map((seat) => this.row(seat)));
	}

	/** @param {KeptSeat} seat */
	row(seat) {
		const item = make("li");
		const name = seat.name || seat.id;
		const link = make("a", "", name);
		link.href = addressOf(seat.id);
		const drop = button(phrase("forget"), { forget: seat.id });
		drop.ariaLabel = phrase("forget-name", { name });
		drop.addEventListener("click", () => this.forget(seat, item));
		const again = button(phrase("challenge-button"), { challenge: seat.id });
		again.ariaLabel = phrase("challenge-again", { name: seat.against });
		again.addEventListener("click", () => this.challenge(seat));
		const acts = seat.over ? (seat.badge ? [again] : []) : [this.turns.draw(seat.id)];
		item.append(link, ...aboutSeat(seat), ...acts, drop);
		return item;
	}

	/** Forget a game of the list, and offer in its place to put it back.
	 * @param {KeptSeat} seat @param {HTMLElement} item */
	forget(seat, item) {
		const restore = this.host.seats.drop(seat.id);
		const name = seat.name || seat.id;
		const words = make("span", "soft", phrase("forgotten-game", { name }));
		words.id = `forgotten-${seat.id}`;
		const back = button(phrase("put-it-back"), { restore: seat.id });
		back.ariaLabel = phrase("put-back-name", { name });
		back.setAttribute("aria-describedby", words.id);
		back.addEventListener("click", () => {
			restore();
			const again = this.row(seat);
			item.replaceWith(again);
			again.querySelector("a")?.focus();
		});
		item.replaceChildren(words, back);
		back.focus();
	}

	/** Return what a game for the lobby is asked for with. @param {string} wanted */
	forLobby(wanted) {
		if (this.strength) return { rated: true, computer: this.strength };
		const { badge } = this.challenged ?? {};
		return { wanted, rated: this.isRated, ...(badge ? { only: badge } : {}) };
	}

	/** Ask the server for a game, and go there. */
	async begin() {
		const { isListed } = this;
		const chosen = this.setup.chosen();
		const setup = this.setup.setup();
		const body = {
			...setup,
			clock: clockIn(chosen),
			...(chosen.side ? { player: Number(chosen.side) } : {}),
		};
		const { store, seats, go } = this.host;
		byId("new-fault").textContent = "";
		try {
			const begun = isListed
				? await askAs(store, "/dots/lobby", { ...body, ...this.forLobby(chosen.wanted) })
				: await forFriend({ ...body, open: chosen.open === "on" });
			const kept = { ...chosen, open: chosen.open ?? "off", ...ANEW };
			store.write(LAST, JSON.stringify(kept));
			this.setup.fill(kept);
			this.challenge(null);
			const { id, secret, player, invite } = begun;
			seats.keep({ id, secret, player, name: gameName(setup), ...(invite ? { invite } : {}) });
			go(id, secret);
		} catch (error) {
			byId("new-fault").textContent = faultWords(error);
		}
	}
}

/** Say against whom a game is, as far as this device knows, when it was played, and how it ended.
 * @param {KeptSeat} seat */
function aboutSeat({ against, at, over, player }) {
	const whom = make("span", "against");
	const [before, after] = phrase("against-name", { name: "|" }).split("|");
	if (against) whom.append(` ${before}`, make("bdi", "", against), after);
	const rest = over
		? `${dates({ dateStyle: "medium" }).format(at)}, ${over}`
		: phrase("played-as-side", { moment: moment(at), ...coloursOf(player) });
	return [whom, make("span", "soft", ` ${rest} `)];
}

/** Begin a game with a friend; return its id, one's own seat, and the link for the other. @param {object} body */
async function forFriend(body) {
	const { id, player, seats } = await ask("/dots/games", body);
	const [mine, theirs] = player === 1 ? seats : [...seats].reverse();
	return { id, player, secret: mine.secret, invite: theirs.link };
}

/** Return the clock that was chosen. @param {Record<string, string>} chosen @returns {Pace | null} */
const clockIn = (chosen) => (chosen.time === OWN ? ownPace(chosen) : CLOCKS[chosen.time]);

/** Say what a rated game lacks, or that it is one, and which clock it has.
 * @param {Setup} setup @param {Pace | null} clock */
function ratedWords(setup, clock) {
	return ratedFault(setup, clock) || phrase("this-game-is-rated", { clock: clockWords(clock) });
}

/** Name a clock to choose. @param {Pace | null} clock */
function choiceWords(clock) {
	if (!clock) return phrase("clock-no-limit");
	if ("days" in clock) return phrase("clock-by-post", { days: clock.days });
	return phrase("clock-of", { move: clock.move, minutes: clock.reserve / 60 });
}
