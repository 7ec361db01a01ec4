// The panel that publishes a collection: puzzles, one a line, in the order of play. Loaded when it is wanted.

/** @import { Workshop } from "./panels.js" */
/** @import { Publication, Published } from "./published.js" */

import { button, make, styled } from "../shared/dom.js";
import { Store } from "../shared/store.js";
import { puzzleCalled, request } from "../sudoku/puzzle/api.js";
import { write } from "../sudoku/puzzle/ken.js";
import { PasteError, faultWords, read } from "../sudoku/puzzle/paste.js";
import { favouriteLines, leftLines, lineOf } from "./collection-lines.js";
import { Publishing, STAYS } from "./publish-panel.js";
import { allPublished } from "./published.js";
import { phrase } from "../shared/speak.js";

const MOST = 30; // puzzles
const PUBLISHED = /^(?:https?:\/\/([^/]+))?\/p\/([0-9A-HJKMNP-TV-Z]{10})$/i; // the page of a published puzzle

/** Open the panel for a new collection, or for one that was published with an id.
 * @param {Workshop} page @param {string} id */
export async function open(page, id) {
	await styled("../make/panels.css");
	await new Collecting(page, allPublished(page.drafts).find((each) => each.id === id) ?? null).open();
}

class Collecting extends Publishing {
	before = ""; // the lines that are published

	/** @param {Workshop} page @param {Publication | null} known */
	constructor(page, known) {
		super(page, known);
		const label = make("label", "", phrase("puzzles-one-a-line"));
		this.lines = Object.assign(make("textarea", "lines"), { rows: 5, spellcheck: false, required: true });
		label.append(this.lines);
		const choices = make("div", "row-of");
		const board = button(phrase("add-this-board"), {});
		board.addEventListener("click", () => this.add([lineOf(this.puzzle)]));
		const favourites = button(phrase("add-favourites"), {});
		favourites.addEventListener("click", () => this.add(favouriteLines(new Store(page.drafts.shelf))));
		const left = button(phrase("add-what-i-gave-up"), {});
		left.addEventListener("click", () => this.add(leftLines(new Store(page.drafts.shelf), Date.now())));
		const own = button(phrase("add-what-i-published"), {});
		own.addEventListener("click", () =>
			this.add(allPublished(page.drafts).flatMap((each) => (each.page === "p" ? [publishedLine(each)] : []))),
		);
		choices.append(board, own, favourites, left);
		this.note.parentElement?.after(label, choices);
	}

	/** @override */
	get name() {
		return phrase("make-a-collection");
	}

	/** @override */
	get about() {
		return phrase("collection-is-seen", { copied: phrase("puzzles-are-copied"), stays: STAYS });
	}

	/** @override */
	correcting() {
		return []; // its lines do
	}

	/** Show the puzzles that are published, as lines. @override @param {Published} published */
	compare({ puzzles = [] }) {
		this.before = puzzles.map((each) => `${lineOf(each)} ${each.title}`.trim()).join("\n");
		this.lines.value = this.before;
	}

	/** @override */
	async correction() {
		return this.lines.value.trim() === this.before ? {} : (await this.what()).body;
	}

	/** Add lines, each once. @param {string[]} lines */
	add(lines) {
		const all = [...this.lines.value.split("\n"), ...lines].map((line) => line.trim()).filter(Boolean);
		this.lines.value = [...new Set(all)].join("\n");
		this.say(lines.length ? "" : phrase("there-is-nothing-to-add"));
	}

	/** Return the puzzles of the lines; throws with the number of a line that has none.
	 * @override @returns {Promise<{ page: "p" | "c", body: object }>} */
	async what() {
		const lines = this.lines.value.split("\n").filter((line) => line.trim());
		if (lines.length > MOST) throw new PasteError(phrase("too-many-puzzles", { count: lines.length, most: MOST }));
		const puzzles = [];
		for (const [index, line] of lines.entries()) puzzles.push(await puzzleIn(line, index + 1));
		return { page: "c", body: { puzzles } };
	}
}

/** Read a line: its puzzle, and its title. @param {string} line @param {number} number */
async function puzzleIn(line, number) {
	const [, text = "", title = ""] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
	try {
		const [, host = location.host, published] = PUBLISHED.exec(text) ?? [];
		if (published && host === location.host) {
			const item = await request(`/kropki/publications/${published.toUpperCase()}`);
			return { ken: item.ken, negative: item.negative, boxes: item.boxes, title: title || item.title };
		}
		const found = await read(text);
		if ("id" in found) {
			const { ken, negative, boxes } = await puzzleCalled(found.id);
			return { ken, negative, boxes, title };
		}
		return { ken: write(found.puzzle), negative: found.puzzle.negative, boxes: found.puzzle.boxes, title };
	} catch (error) {
		const fault = faultWords(error);
		throw fault === null ? error : new PasteError(phrase("in-line", { number, why: fault }));
	}
}

/** Return the line of a puzzle that is published: its link, and its title. @param {Publication} publication */
function publishedLine({ id, name }) {
	return `${new URL(`/p/${id}`, location.origin).href} ${name}`;
}
