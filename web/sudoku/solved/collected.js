// The collection that is being played on this device: what its page told of it, and where it goes on after a solve. Its
// texts are a stranger's, and are never more than text.

/** @import { Named } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { make } from "../../shared/dom.js";
import { linkTo } from "../puzzle/link.js";
import { isRule } from "../puzzle/rule-names.js";
import { solveKey } from "./solves.js";
import { solvesIn } from "./statistics.js";

const PLACE = "kropki:collection";

/** @typedef {{ id: string, title: string, puzzles: (Named & { title: string })[] }} Collection */

/** Remember the collection that is played now, in the place of another.
 * @param {Store} store @param {Collection} collection */
export function remember(store, collection) {
	store.write(PLACE, JSON.stringify(collection));
}

/** Return where the collection goes on that a solved puzzle is in: its first puzzle that is open, or its page; nothing
 * for a puzzle that is in none. @param {Store} store @param {Named} record */
export function onwardIn(store, record) {
	const collection = kept(store);
	const keys = collection?.puzzles.map(solveKey) ?? [];
	if (!collection || !keys.includes(solveKey(record))) return [];
	const solved = solvesIn(store);
	const next = collection.puzzles.find((_, at) => keys[at] !== solveKey(record) && !solved.has(keys[at]));
	const line = make("p", "collected", next ? "Next in the collection: " : "The collection is solved: ");
	const link = make("a", "", next ? next.title : collection.title);
	link.href = next ? linkTo("", next) : `/c/${collection.id}`;
	line.append(link);
	return [line];
}

/** Read what is kept; null for what is none. @param {Store} store @returns {Collection | null} */
function kept(store) {
	const found = store.read(PLACE);
	const isText = (/** @type {unknown} */ text) => typeof text === "string";
	const isOne = /^[0-9A-Z]{10}$/.test(found?.id) && isText(found.title) && Array.isArray(found.puzzles);
	const isPuzzle = (/** @type {any} */ each) =>
		isText(each?.title) && /^[0-9A-Iwkx()/]+$/.test(each?.ken) && isRule(each.negative);
	return isOne && found.puzzles.every(isPuzzle) ? found : null;
}
