// Which board is open: a new one, one of the drafts, or that of a pasted text; and what their dialogs do.

/** @import { Draft } from "./draft.js" */
/** @import { Drafts } from "./drafts.js" */
/** @import { Sheet } from "./draft-board.js" */

import { button, byId, dialog, tell } from "../shared/dom.js";
import { drawing } from "../sudoku/board/board.js";
import { SIZES, SQUARES } from "../sudoku/puzzle/geometry.js";
import { blank, draftOf, isBegun, puzzleIn } from "./draft.js";
import { listDrafts } from "./draft-list.js";
import { lineOf } from "./collection-lines.js";
import * as text from "./copy-paste.js";
import { phrase } from "../shared/speak.js";

/** What this needs of the page.
 * @typedef {{ draft: Draft, drafts: Drafts, sheet: Sheet, open: (draft: Draft) => void }} Page */

/** What the dialogs of boards do. */
export class Boards {
	/** @param {Page} page */
	constructor(page) {
		this.page = page;
	}

	/** Do what a button says, if it is one of these: open a dialog; a new board of a size; open or remove a draft.
	 * @param {{ open?: string, size?: string, boxes?: string, draft?: string, remove?: string }} pressed */
	press({ open, size, boxes, draft, remove }) {
		if (open) this.show(open);
		if (size) this.begin(blank(Number(size), false, boxes === "true"), "new");
		if (draft) this.choose(draft);
		if (remove) this.remove(remove);
	}

	/** @param {string} act */
	act(act) {
		if (act === "branch") this.branch();
		if (act === "unremove") this.unremove();
		if (act === "read") void this.read();
		if (act === "copy") void text.copy();
	}

	/** @param {string} name of a dialog */
	show(name) {
		if (name === "drafts") listDrafts(this.page.drafts);
		if (name === "new") offerBoards();
		if (name === "text") text.show(lineOf(puzzleIn(this.page.draft)));
		dialog(name).showModal();
	}

	/** Close a dialog that has changed the board, and go on there. @param {string} name */
	leave(name) {
		dialog(name).close();
		this.page.sheet.focus();
	}

	/** Open a board as a draft of its own. @param {Draft} draft @param {string} name of the dialog that asked for it */
	begin(draft, name) {
		this.page.drafts.begin();
		this.page.open(draft);
		this.leave(name);
	}

	/** Put the puzzle of a pasted text on the board. */
	async read() {
		const puzzle = await text.pasted();
		if (puzzle) this.begin(draftOf(puzzle), "text");
	}

	/** @param {string} id of a draft */
	choose(id) {
		const found = this.page.drafts.open(id);
		if (found) this.page.open(found);
		this.leave("drafts");
	}

	/** Go on in a copy of the draft. */
	branch() {
		const { draft, drafts } = this.page;
		drafts.begin(`${drafts.name || phrase("draft")} (branch)`, drafts.mirror);
		drafts.keep(draft, Date.now());
		listDrafts(drafts);
		tell("message", phrase("you-go-on-in-a-branch"));
	}

	/** Name the draft. @param {string} name */
	rename(name) {
		const { draft, drafts } = this.page;
		drafts.name = name;
		if (draft.past.length || drafts.stamp) drafts.keep(draft, Date.now());
	}

	/** Keep how clues are placed symmetrically. @param {string} mirror */
	reflect(mirror) {
		const { draft, drafts } = this.page;
		drafts.mirror = mirror;
		drafts.keep(draft, Date.now());
	}

	/** Remove a draft. Whoever removes the open one goes on with an empty board. @param {string} id */
	remove(id) {
		const { draft, drafts } = this.page;
		const isOpen = id === drafts.id;
		drafts.remove(id);
		if (isOpen) {
			drafts.begin();
			this.page.open(blank(draft.size, false, draft.boxes));
		}
		listDrafts(drafts);
		byId("removed").querySelector("button")?.focus();
	}

	/** Take the last removal back, and open that draft if the board is empty. */
	unremove() {
		const { draft, drafts } = this.page;
		const id = drafts.unremove();
		const found = id && !isBegun(draft) ? drafts.open(id) : null;
		if (found) this.page.open(found);
		listDrafts(drafts);
		/** @type {HTMLElement | null} */ (document.querySelector(`[data-draft="${id}"]`))?.focus();
	}
}

/** Offer each kind of board as a picture: with boxes, and of rows and columns alone. */
function offerBoards() {
	for (const [boxes, sizes] of /** @type {const} */ ([
		[true, SIZES],
		[false, SQUARES],
	])) {
		const choices = sizes.map((size) => {
			const choice = button("", { size: String(size), boxes: String(boxes) }, "quiet");
			const picture = drawing(puzzleIn(blank(size, false, boxes)));
			picture.setAttribute("class", "thumb");
			choice.append(picture, `${size} × ${size}`);
			return choice;
		});
		byId(boxes ? "new-boxed" : "new-squares").replaceChildren(...choices);
	}
}
