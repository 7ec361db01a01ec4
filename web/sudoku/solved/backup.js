// Solves, and what was learned, as a file: written, read with every care, and merged. Loaded when it is wanted.

/** @import { Learned, Solve } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { learnedFrom, together } from "../help/learned.js";
import { faultOf } from "./solves.js";
import { LIMIT, solvesIn } from "./statistics.js";

const FORM = "kropki-solves";
const VERSION = 1;
const BYTES = 2_000_000;

/** A file that holds no solves; the message says why. */
export class NotSolves extends Error {}

/** @typedef {{ solves: Map<string, Solve>, learned: Learned }} Kept */

/** Write what is kept as the text of a file. @param {Store} store */
export function write(store) {
	return JSON.stringify({
		form: FORM,
		version: VERSION,
		solves: Object.fromEntries(solvesIn(store)),
		learned: learnedFrom(store.get("learned")),
	});
}

/** Read what is kept in a file; throw NotSolves for any other file.
 * @param {Pick<File, "size" | "text">} file @param {number} [now] @returns {Promise<Kept>} */
export async function read(file, now = Date.now()) {
	if (file.size > BYTES) throw new NotSolves(`it has more than ${BYTES.toLocaleString("en")} bytes`);
	const { form, version, solves, learned } = parsed(await file.text().catch(() => ""));
	if (form !== FORM) throw new NotSolves("it is not one of ours");
	if (version !== VERSION) throw new NotSolves("a newer version of this page wrote it");
	if (typeof solves !== "object" || solves === null || Array.isArray(solves)) throw new NotSolves("it holds no solves");
	const entries = Object.entries(solves);
	if (entries.length > LIMIT) throw new NotSolves(`it holds more than ${LIMIT.toLocaleString("en")} solves`);
	const sound = new Map(
		entries.map(([key, value], index) => {
			const fault = /^[0-9a-z]{1,11}$/.test(key) ? faultOf(value, now) : "its name is none of ours";
			if (fault) throw new NotSolves(`in solve ${index + 1}, ${fault}`);
			return [key, onlyOurs(value)];
		}),
	);
	return { solves: sound, learned: learnedFrom(learned) };
}

/** Give an object; an empty one for what is none. @param {string} text @returns {Record<string, any>} */
function parsed(text) {
	try {
		return Object(JSON.parse(text));
	} catch {
		throw new NotSolves("it is no JSON");
	}
}

/** Leave out of a solve what is not part of one. @param {Solve} solve @returns {Solve} */
function onlyOurs({ level, size, negative, spent, hints, checks, done, pasted, day }) {
	return { level, size, negative, spent, hints, checks, done, pasted, ...(day === undefined ? {} : { day }) };
}

/** Add to the store: of two solves of one puzzle, the first stays; of each lesson, what is more. Say what became of it.
 * @param {Store} store @param {Kept} kept */
export function merge(store, { solves, learned }) {
	const own = solvesIn(store);
	const fresh = [...solves].filter(([key, { done }]) => done < (own.get(key)?.done ?? Infinity));
	const union = new Set([...own.keys(), ...solves.keys()]).size;
	if (union > LIMIT) throw new NotSolves(`there would be more than ${LIMIT.toLocaleString("en")} solves in all`);
	const before = learnedFrom(store.get("learned"));
	const after = together(before, learned);
	const hasMore = Object.entries(after).some(
		([slug, { seen, right }]) => seen > (before[slug]?.seen ?? 0) || right > (before[slug]?.right ?? 0),
	);
	if (hasMore) store.put("learned", after);
	const added = fresh.filter(([key, solve]) => store.addSolve(key, solve)).length;
	if (added < fresh.length) return `There is no room for all: ${added} of ${fresh.length} solves were added.`;
	const lessons = hasMore ? "What was learned was added." : "";
	return (
		[added && `${added} ${added === 1 ? "solve was" : "solves were"} added.`, lessons].filter(Boolean).join(" ") ||
		"Nothing in it is new."
	);
}
