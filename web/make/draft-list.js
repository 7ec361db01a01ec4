// The drafts of this device, and what it has published, in their dialog.

/** @import { Drafts, Entry } from "./drafts.js" */

import { button, byId, make } from "../shared/dom.js";
import { thumb } from "../sudoku/board/thumbnail.js";
import { puzzleIn, readDraft } from "./draft.js";
import { allPublished } from "./published.js";
import { phrase } from "../shared/speak.js";

/** List the drafts, the last changed one first; say which is open, and which was removed last.
 * @param {Drafts} drafts */
export function listDrafts(drafts) {
	/** @type {HTMLInputElement} */ (byId("draft-name")).value = drafts.name;
	const all = drafts.all();
	byId("no-drafts").hidden = all.length > 0;
	byId("draft-list").replaceChildren(...all.map((entry) => row(drafts, entry)));
	byId("removed").hidden = !drafts.removed;
	if (drafts.removed)
		byId("removed").replaceChildren(
			`“${drafts.removed.name || "Draft"}” is removed. `,
			button(phrase("take-it-back"), { act: "unremove" }),
		);
	const published = allPublished(drafts);
	byId("published").hidden = !published.length;
	byId("published")
		.querySelector("ul")
		?.replaceChildren(
			...published.map(({ id, page, name }) => {
				const line = make("li");
				const link = Object.assign(make("a", "quiet", name), { href: `/${page}/${id}` });
				line.append(link, button(phrase("change"), { panel: `${page === "c" ? "collect" : "publish"}:${id}` }));
				return line;
			}),
		);
}

/** @param {Drafts} drafts @param {Entry} entry */
function row(drafts, { id, name, size, boxes, updated }) {
	const line = make("li");
	const when = new Date(updated).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
	const isOpen = id === drafts.id;
	const choice = button("", { draft: id });
	const words = make(
		"span",
		"",
		`${name || "Draft"}, ${size} × ${size}${boxes ? "" : ", no boxes"}, ${when}${isOpen ? ", open now" : ""}`,
	);
	const draft = readDraft(drafts.read(id));
	choice.append(...(draft ? [thumb(puzzleIn(draft))] : []), words);
	if (isOpen) choice.ariaCurrent = "true";
	line.append(choice, button(phrase("remove"), { remove: id }));
	return line;
}
