// The drafts of this device, and what it has published, in their dialog.

/** @import { Drafts, Entry } from "./drafts.js" */

import { button, byId, make } from "../shared/dom.js";
import { thumb } from "../sudoku/board/thumbnail.js";
import { puzzleIn, readDraft } from "./draft.js";
import { allPublished } from "./published.js";
import { LANGUAGE, phrase } from "../shared/speak.js";

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
			`${phrase("draft-is-removed", { name: drafts.removed.name || phrase("draft") })} `,
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
	const when = new Date(updated).toLocaleString(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });
	const isOpen = id === drafts.id;
	const choice = button("", { draft: id });
	const given = { name: name || phrase("draft"), size, date: when };
	const told = boxes
		? isOpen
			? phrase("draft-line-open", given)
			: phrase("draft-line", given)
		: isOpen
			? phrase("draft-line-no-boxes-open", given)
			: phrase("draft-line-no-boxes", given);
	const words = make("span", "", told);
	const draft = readDraft(drafts.read(id));
	choice.append(...(draft ? [thumb(puzzleIn(draft))] : []), words);
	if (isOpen) choice.ariaCurrent = "true";
	line.append(choice, button(phrase("remove"), { remove: id }));
	return line;
}
