// Whose puzzle is on the board: its title in the place of its size, and behind a fold what its maker wrote. Loaded with
// the dialogs.

/** @import { Host, PuzzleRecord } from "../types.d.ts" */

import { byId, make } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";
import { shownName } from "./help/techniques.js";
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
		this.link = make("a");
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

	/** Show whose puzzle is on the board, if that is known; and what it needs, by the names that are read. */
	draw() {
		for (const link of byId("techniques").querySelectorAll("a")) link.textContent = shownName(link.text);
		const { record } = this.host.game() ?? {};
		const credit = record ? creditOf(this.host.store, record) : null;
		const isDraft = !credit && isTried(record);
		this.node.hidden = !credit && !isDraft;
		if (isDraft)
			this.show({ words: phrase("your-board"), note: "", page: "/make", link: phrase("back-to-the-workshop") });
		if (!credit) return;
		const words = creditWords(credit);
		this.show({ words, note: credit.note, page: pageOf(credit), link: phrase("back-to-its-page") });
		document.title = `${words} · Kropki`;
	}

	/** @param {{ words: string, note: string, page: string, link: string }} shown */
	show({ words, note, page, link }) {
		this.words.textContent = this.full.textContent = words;
		this.note.textContent = note;
		this.note.hidden = !note;
		this.link.href = page;
		this.link.textContent = page && link;
	}
}

/** Tell whether a puzzle is that of the address to which the workshop led. @param {PuzzleRecord | undefined} record */
function isTried(record) {
	const isFromThere = document.referrer && new URL(document.referrer).pathname === "/make";
	const [opened] = performance.getEntriesByType("navigation");
	const asked = new URL(opened?.name ?? location.href).searchParams.get("ken");
	return Boolean(isFromThere && record && !record.id && asked === record.ken);
}
