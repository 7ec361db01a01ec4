// The panels of the workshop, each loaded when it is wanted.

/** @import { Drafts } from "./drafts.js" */
/** @import { Page } from "./finish-panel.js" */
/** @import { VerdictPanel } from "./verdict-panel.js" */
/** @import { Sheet } from "./draft-board.js" */

import { tell } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";

/** @typedef {Page & { drafts: Drafts, verdict: VerdictPanel, sheet: Sheet }} Workshop what a panel needs of the page */

/** @type {Record<string, () => Promise<{ open: (page: Workshop, about: string) => Promise<void> }>>} */
const PANELS = {
	collect: () => import("./collection-panel.js"),
	near: () => import("./neighbours-panel.js"),
	finish: () => import("./finish-panel.js"),
	publish: () => import("./publish-panel.js"),
	turn: () => import("./turn-panel.js"),
	way: () => import("./way-panel.js"),
};

/** Open a panel by its name; behind a colon the name says what it is about.
 * @param {string} named @param {Workshop} page */
export async function openPanel(named, page) {
	const [name, about = ""] = named.split(":");
	try {
		(await PANELS[name]()).open(page, about);
	} catch {
		tell("message", phrase("cannot-be-loaded"));
	}
}
