// Finished games of the lobby that anybody may look at, found by player, rules and board.

/** @import { Listed } from "./open-games.js" */
/** @import { Shown } from "./person.js" */

import { dates } from "../../shared/dates.js";
import { byId, form, make, tell } from "../../shared/dom.js";
import { optionOf } from "../board/setup-form.js";
import { RULES } from "../board/rulewords.js";
import { resultIn } from "../board/words.js";
import { recordOf } from "./address.js";
import { aboutGame, listed } from "./open-games.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

/** @typedef {Listed & { players: Shown[], ended: number, result: string | null }} Finished */

const AWAY = phrase("no-connection-to-the-server");
const FULL = 50; // games of an answer: there may be more

export class Archive {
	before = 0; // when the last game that is shown ended; 0: none is

	constructor() {
		this.form = form("archive-form");
		const rules = /** @type {HTMLSelectElement} */ (this.form.elements.namedItem("rules"));
		for (const [name, { title }] of Object.entries(RULES)) rules.append(optionOf(name, title));
		this.form.addEventListener("submit", (event) => {
			event.preventDefault();
			this.look();
		});
		byId("archive-more").addEventListener("click", () => this.look(this.before));
		this.look();
	}

	/** Show what is found; with *before*, earlier games below those that are there. @param {number} [before] */
	async look(before = 0) {
		const wish = Object.entries(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(this.form))))
			.map(([name, value]) => [name, name === "size" ? value.replace(/\s/g, "").replace("×", "x") : value.trim()])
			.filter(([, value]) => value);
		const query = new URLSearchParams([...wish, ...(before ? [["before", String(before)]] : [])]);
		const response = await fetch(`/dots/lobby/archive?${query}`).catch(() => null);
		const answer = await response?.json().catch(() => null);
		if (!response?.ok || !answer)
			return tell("archive-words", response && answer ? told({ ...answer, status: response.status }) : AWAY);
		/** @type {Finished[]} */
		const games = answer.games;
		const items = games.map(itemOf);
		if (before) byId("archive-games").append(...items);
		else byId("archive-games").replaceChildren(...items);
		this.before = games.at(-1)?.ended ?? 0;
		byId("archive-more").hidden = games.length < FULL;
		const all = byId("archive-games").childElementCount;
		return tell("archive-words", all ? phrase("games-last-first", { count: all }) : phrase("there-is-no-such-game"));
	}
}

/** @param {Finished} game */
function itemOf(game) {
	const link = make("a", "", phrase("look"));
	link.href = recordOf(game.id);
	const day = dates({ dateStyle: "medium" }).format(game.ended);
	return listed(game.players, [aboutGame(game), `${resultIn(game.result ?? "")}, ${day}`], link);
}
