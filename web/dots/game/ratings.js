// Ratings on the page of the lobby: those of this device with their days, whether the table has it, and the table.

/** @import { Rating } from "./person.js" */
/** @import { Store } from "../../shared/store.js" */

import { byId, make, tell } from "../../shared/dom.js";
import { isSure } from "../board/confirm.js";
import { RULES } from "../board/rulewords.js";
import { person, shownName, withDoubt } from "./person.js";
import { optionOf } from "../board/setup-form.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {Rating & { rules: string, speed: string, days: { day: string, rating: number }[] }} Own */
/** @typedef {Rating & { name: string | null, badge: string, opponents: number }} Row */

const NONE = phrase("you-have-no-rating-yet");
export const AWAY = phrase("no-connection-to-the-server");
const FORGET = {
	title: phrase("forget-your-ratings"),
	words: phrase("the-server-forgets-them-with"),
	yes: phrase("forget-them"),
	no: phrase("keep-them"),
};

export class Ratings {
	/** @param {Store} store */
	constructor(store) {
		this.store = store;
		for (const [name, { title }] of Object.entries(RULES)) byId("table-rules").append(optionOf(name, title));
		byId("ratings").addEventListener("toggle", () => this.look());
		byId("table-rules").addEventListener("change", () => this.lookAtTable());
		byId("table-speed").addEventListener("change", () => this.lookAtTable());
		byId("shown-in-table").addEventListener("change", () => this.list());
		byId("forget-ratings").addEventListener("click", () => this.forget());
	}

	/** Ask for what is shown, if it is. */
	look() {
		if (!(/** @type {HTMLDetailsElement} */ (byId("ratings")).open)) return;
		this.lookAtOwn();
		this.lookAtTable();
	}

	async lookAtOwn() {
		const found = await ownRatings(this.store);
		return found ? this.drawOwn(found.ratings, found.listed) : tell("rating-words", AWAY);
	}

	/** @param {Own[]} ratings @param {boolean} isListed */
	drawOwn(ratings, isListed) {
		tell("rating-words", ratings.length ? "" : NONE);
		byId("own-ratings").replaceChildren(...ratings.flatMap(drawn));
		byId("rating-acts").hidden = !ratings.length;
		/** @type {HTMLInputElement} */ (byId("shown-in-table")).checked = isListed;
	}

	async lookAtTable() {
		const chosen = ["rules", "speed"].map((name) => /** @type {HTMLSelectElement} */ (byId(`table-${name}`)).value);
		const answer = await fetch(`/dots/ratings?rules=${chosen[0]}&speed=${chosen[1]}`).catch(() => null);
		if (!answer?.ok) return tell("table-words", AWAY);
		/** @type {{ players: Row[] }} */
		const { players } = await answer.json();
		tell("table-words", players.length ? "" : phrase("nobody-who-has-enough-games"));
		return byId("rating-table").replaceChildren(...players.map(row));
	}

	/** Tell the server whether the table may have this device. */
	async list() {
		const box = /** @type {HTMLInputElement} */ (byId("shown-in-table"));
		const { name } = person(this.store);
		const answer = await ask(this.store, "PUT", { listed: box.checked, ...(name ? { name } : {}) }).catch(() => null);
		if (!answer?.ok) {
			box.checked = !box.checked;
			return tell("rating-words", AWAY);
		}
		tell("rating-words", box.checked ? phrase("the-table-shows-you-as") : phrase("the-table-no-longer-shows"));
		return this.lookAtTable();
	}

	/** Have the server forget the ratings of this device; tell whether it has. */
	async forgotten() {
		const answer = await ask(this.store, "DELETE").catch(() => null);
		return Boolean(answer?.ok);
	}

	/** Have the server forget the ratings of this device, once that is sure. */
	async forget() {
		if (!(await isSure(FORGET))) return;
		if (!(await this.forgotten())) return tell("rating-words", AWAY);
		this.drawOwn([], false);
		tell("rating-words", phrase("your-ratings-are-forgotten"));
		return this.lookAtTable();
	}
}

/** Ask the server as this device. @param {Store} store @param {string} method @param {object} [body] */
function ask(store, method, body) {
	const headers = { "X-Player": person(store).secret, "Content-Type": "application/json" };
	return fetch("/dots/ratings/mine", { method, headers, body: body && JSON.stringify(body) });
}

/** Return the ratings of this device, and whether the table has it; null where the server does not answer.
 * @param {Store} store @returns {Promise<{ ratings: Own[], listed: boolean } | null>} */
export async function ownRatings(store) {
	if (!person(store).badge) return { ratings: [], listed: false }; // it has never been in the lobby
	const answer = await ask(store, "GET").catch(() => null);
	return answer?.ok ? answer.json() : null;
}

/** @param {Own} own */
function drawn({ rules, speed, days, ...rating }) {
	const given = { rules: RULES[rules]?.title ?? rules, speed };
	const [before, after] = phrase("rating-by-rules", { rating: "|", count: rating.games, ...given }).split("|");
	const line = make("p", "", before);
	line.append(make("strong", "", withDoubt(rating)), after);
	if (!days.length) return [line];
	const list = make("ul", "days");
	list.ariaLabel = phrase("rating-day-by-day", given);
	list.tabIndex = 0;
	list.append(...days.toReversed().map((each) => make("li", "", `${each.day}: ${each.rating}`)));
	return [line, list];
}

/** @param {Row} each */
function row({ name, badge, opponents, ...rating }) {
	const item = make("li");
	const met = phrase("games-and-opponents", { games: rating.games, opponents });
	item.append(...shownName({ player: 1, name, badge }), ` ${withDoubt(rating)}, ${met}`);
	return item;
}
