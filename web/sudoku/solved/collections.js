// The collections that are played on this device: what their pages told of them, how far the device is, and where one
// goes on after a solve. Their texts are a stranger's, and are never more than text.

/** @import { Named } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";
import { thumb } from "../board/thumbnail.js";
import { parse } from "../puzzle/ken.js";
import { linkTo } from "../puzzle/link.js";
import { isRule } from "../puzzle/rule-names.js";
import { solveKey } from "./solves.js";
import { solvesIn } from "./statistics.js";

const PLACE = "kropki:collection";
const MOST = 10; // that are remembered; those that were played last

/** @typedef {{ id: string, title: string, puzzles: (Named & { title: string })[] }} Collection */

/** Remember the collection that is played now. @param {Store} store @param {Collection} collection */
export function remember(store, collection) {
	const others = kept(store).filter(({ id }) => id !== collection.id);
	store.write(PLACE, JSON.stringify([collection, ...others].slice(0, MOST)));
}

/** Say of each collection how far this device is, with a link to it. @param {Store} store */
export function lines(store) {
	const solved = solvesIn(store);
	return kept(store).map(({ id, title, puzzles }) => {
		const done = puzzles.filter((puzzle) => solved.has(solveKey(puzzle))).length;
		const [node, link] = [make("li"), make("a", "entry")];
		link.href = `/c/${id}`;
		const text = make("span");
		text.append(make("b", "", title), make("span", "soft", phrase("some-are-solved", { done, count: puzzles.length })));
		const { ken, negative, boxes } = puzzles.find((puzzle) => !solved.has(solveKey(puzzle))) ?? puzzles[0];
		link.append(thumb(parse(ken, negative, boxes)), text);
		node.append(link);
		return node;
	});
}

/** Return where the collection goes on that a solved puzzle is in: its first puzzle that is open, or its page; nothing
 * for a puzzle that is in none. @param {Store} store @param {Named} record */
export function onwardIn(store, record) {
	const collection = kept(store).find(({ puzzles }) => puzzles.some((each) => solveKey(each) === solveKey(record)));
	if (!collection) return [];
	const keys = collection.puzzles.map(solveKey);
	const solved = solvesIn(store);
	const next = collection.puzzles.find((_, at) => keys[at] !== solveKey(record) && !solved.has(keys[at]));
	const line = make("p", "collected", next ? phrase("next-in-the-collection") : phrase("the-collection-is-solved"));
	const link = make("a", "", next ? next.title : collection.title);
	link.href = next ? linkTo("", next) : `/c/${collection.id}`;
	line.append(" ", link);
	return [line];
}

/** Read what is kept, without what is no collection. @param {Store} store @returns {Collection[]} */
function kept(store) {
	const found = store.read(PLACE);
	const isText = (/** @type {unknown} */ text) => typeof text === "string";
	const isPuzzle = (/** @type {any} */ each) => isText(each?.title) && isKen(each?.ken) && isRule(each.negative);
	return (Array.isArray(found) ? found : [found]).filter(
		(each) =>
			/^[0-9A-Z]{10}$/.test(each?.id) &&
			isText(each.title) &&
			Array.isArray(each.puzzles) &&
			each.puzzles.length > 0 &&
			each.puzzles.every(isPuzzle),
	);
}

/** @param {unknown} text */
function isKen(text) {
	try {
		parse(String(text));
		return true;
	} catch {
		return false;
	}
}
