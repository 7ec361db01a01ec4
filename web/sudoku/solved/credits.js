// Whose puzzle it is: what the pages of publications told of the puzzles that are played on this device. Their texts
// are a stranger's, and are never more than text.

/** @import { Named, Negative } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { make } from "../../shared/dom.js";
import { listOf } from "../../shared/lists.js";
import { phrase } from "../../shared/speak.js";
import { isRule } from "../puzzle/rule-names.js";
import { solveKey } from "./solves.js";

const PLACE = "kropki:publications";
const MOST = 50; // that are remembered; those that were played last

/** @typedef {{ id: string, title: string, author: string, note: string, ken: string, negative: Negative }} Credit */

/** Remember a publication that is played now, or a text with a title, which has no id.
 * @param {Store} store @param {Credit} credit */
export function remember(store, credit) {
	const others = kept(store).filter((each) => solveKey(each) !== solveKey(credit));
	store.write(PLACE, JSON.stringify([credit, ...others].slice(0, MOST)));
}

/** Return what is known of a puzzle's maker; null for a puzzle of which nothing is. @param {Store} store
 * @param {Named} record @returns {Credit | null} */
export function creditOf(store, record) {
	const key = solveKey(record);
	return kept(store).find((each) => solveKey(each) === key) ?? null;
}

/** Name a puzzle and its maker. @param {Credit} credit */
export function creditWords({ title, author }) {
	if (!author) return title;
	return title ? phrase("title-by-author", { title, author }) : phrase("by-author", { author });
}

/** Return the address of a puzzle's page; empty where it has none. @param {Credit} credit */
export const pageOf = ({ id }) => id && `/p/${id}`;

/** Return the line of a result that names a puzzle, its maker and what that one wrote, and leads back to its page;
 * nothing for a puzzle of which nothing is known. @param {Store} store @param {Named} record */
export function creditLines(store, record) {
	const credit = creditOf(store, record);
	if (!credit) return [];
	const line = make("p", "credits");
	const link = make("a", "", creditWords(credit));
	if (credit.id) link.href = pageOf(credit);
	line.append(link);
	return [line, ...(credit.note ? [make("p", "credits soft", credit.note)] : [])];
}

/** Read what is kept, without what is no publication. @param {Store} store @returns {Credit[]} */
function kept(store) {
	const texts = (/** @type {any} */ each) => [each?.title, each?.author, each?.note, each?.ken];
	return listOf(store.read(PLACE)).filter(
		(each) =>
			/^(?:[0-9A-Z]{10})?$/.test(each?.id ?? "-") &&
			texts(each).every((text) => typeof text === "string") &&
			(each.title || each.author) &&
			isRule(each.negative),
	);
}
