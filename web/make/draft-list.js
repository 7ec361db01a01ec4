// The drafts of this device, and what it has published, in their dialog.

/** @import { Drafts } from "./drafts.js" */

import { button, byId, make } from "../shared/dom.js";
import { allPublished } from "./published.js";

/** List the drafts, the last changed one first. @param {Drafts} drafts */
export function listDrafts(drafts) {
	/** @type {HTMLInputElement} */ (byId("draft-name")).value = drafts.name;
	const all = drafts.all();
	byId("no-drafts").hidden = all.length > 0;
	byId("draft-list").replaceChildren(
		...all.map(({ id, name, size, updated }) => {
			const row = make("li");
			const when = new Date(updated).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
			row.append(
				button(`${name || "Draft"}, ${size} × ${size}, ${when}`, { draft: id }),
				button("Remove", { remove: id }),
			);
			return row;
		}),
	);
	const published = allPublished(drafts);
	byId("published").hidden = !published.length;
	byId("published")
		.querySelector("ul")
		?.replaceChildren(
			...published.map(({ id, page, name }) => {
				const row = make("li");
				const link = Object.assign(make("a", "quiet", name), { href: `/${page}/${id}` });
				row.append(link, button("Change", { panel: `publish:${id}` }));
				return row;
			}),
		);
}
