// Whose puzzle is on the board: its title in the place of its size, and behind a fold what its maker wrote. Loaded with
// the dialogs.

/** @import { Host } from "../types.d.ts" */

import { byId, make } from "../shared/dom.js";
import { creditOf, creditWords, pageOf } from "./solved/credits.js";

/** The part of the page. */
export class CreditLine {
	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.node = make("details", "rating credit");
		this.words = make("span");
		this.note = make("p", "note");
		const page = make("p");
		this.link = make("a", "", "Back to its page");
		page.append(this.link);
		const [summary, fold] = [make("summary"), make("div", "fold")];
		this.full = make("p", "name-in-full");
		summary.append(this.words);
		fold.append(this.full, this.note, page);
		this.node.append(summary, fold);
		byId("name").after(this.node);
		document.addEventListener("click", ({ target }) => {
			if (!this.node.contains(/** @type {Node} */ (target))) this.node.open = false;
		});
		document.addEventListener("keydown", ({ key }) => {
			if (key === "Escape") this.node.open = false;
		});
		this.draw();
	}

	/** Show whose puzzle is on the board, if that is known. */
	draw() {
		const { record } = this.host.game() ?? {};
		const credit = record ? creditOf(this.host.store, record) : null;
		this.node.hidden = !credit;
		if (!credit) return;
		this.words.textContent = this.full.textContent = creditWords(credit);
		this.note.textContent = credit.note;
		this.note.hidden = !credit.note;
		this.link.href = pageOf(credit);
		document.title = `${creditWords(credit)} · Kropki`;
	}
}
