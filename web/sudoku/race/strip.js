// The bar of a race, in the place of what dots mean: its clock, and how far each player is. It opens the dialog.

/** @import { Racer, Standing } from "./words.js" */

import { byId, make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";
import { clockText } from "../puzzle/session.js";
import { farOf, nameOf } from "./words.js";

export class Strip {
	/** @param {() => void} open the dialog */
	constructor(open) {
		this.node = make("button", "race");
		this.node.type = "button";
		this.node.addEventListener("click", open);
		this.time = make("b");
		this.chips = make("span", "racers");
		this.node.append(this.time, this.chips);
		byId("legend").after(this.node);
	}

	/** Show how the race stands. @param {Standing} standing @param {number} me */
	draw({ players, cells }, me) {
		this.chips.replaceChildren(...players.map((racer) => chip(racer, cells, me)));
		const racers = players.map((racer) => phrase("racer-is", { name: nameOf(racer, me), far: farOf(racer, cells) }));
		this.node.ariaLabel = phrase("race-of", { racers });
	}

	/** Show the clock of the race, or why there is none. @param {number | null} ms @param {string} [words] */
	tick(ms, words = "") {
		const text = words || (ms === null ? phrase("race") : clockText(Math.max(ms, 0)));
		if (this.time.textContent !== text) this.time.textContent = text;
	}

	remove() {
		this.node.remove();
	}
}

/** @param {Racer} racer @param {number} cells @param {number} me */
function chip(racer, cells, me) {
	const node = make("span", "racer", racer.ms === null ? (racer.name ?? String(racer.place)) : clockText(racer.ms));
	node.classList.toggle("me", racer.place === me);
	node.classList.toggle("away", racer.away && racer.ms === null);
	node.style.setProperty("--part", `${cells ? (100 * racer.right) / cells : 0}%`);
	return node;
}
