// Solves as a file: written, read with every care, and merged. Loaded when it is wanted.

/** @import { Solve } from "../types.d.ts" */
/** @import { Store } from "./store.js" */

import { faultOf } from "./solves.js";
import { LIMIT, solvesIn } from "./statistics.js";

const FORM = "kropki-solves";
const VERSION = 1;
const BYTES = 2_000_000;

/** A file that holds no solves; the message says why. */
export class NotSolves extends Error {}

/** Write solves as the text of a file. @param {Map<string, Solve>} solves */
export function write(solves) {
	return JSON.stringify({ form: FORM, version: VERSION, solves: Object.fromEntries(solves) });
}

/** Read the solves in a file; throw NotSolves for any other file. @param {Pick<File, "size" | "text">} file @param {number} [now] */
export async function read(file, now = Date.now()) {
	if (file.size > BYTES) throw new NotSolves(`it has more than ${BYTES.toLocaleString("en")} bytes`);
	const { form, version, solves } = parsed(await file.text().catch(() => ""));
	if (form !== FORM) throw new NotSolves("it is not one of ours");
	if (version !== VERSION) throw new NotSolves("a newer version of this page wrote it");
	if (typeof solves !== "object" || solves === null || Array.isArray(solves)) throw new NotSolves("it holds no solves");
	const entries = Object.entries(solves);
	if (entries.length > LIMIT) throw new NotSolves(`it holds more than ${LIMIT.toLocaleString("en")} solves`);
	return new Map(entries.map(([key, value], index) => {
		const fault = /^[0-9a-z]{1,11}$/.test(key) ? faultOf(value, now) : "its name is none of ours";
		if (fault) throw new NotSolves(`in solve ${index + 1}, ${fault}`);
		return [key, onlyOurs(value)];
	}));
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

/** Add solves to the store: of two of one puzzle, the first stays. Say what became of it. @param {Store} store @param {Map<string, Solve>} solves */
export function merge(store, solves) {
	const kept = solvesIn(store);
	const fresh = [...solves].filter(([key, { done }]) => done < (kept.get(key)?.done ?? Infinity));
	const union = new Set([...kept.keys(), ...solves.keys()]).size;
	if (union > LIMIT) throw new NotSolves(`there would be more than ${LIMIT.toLocaleString("en")} solves in all`);
	const added = fresh.filter(([key, solve]) => store.addSolve(key, solve)).length;
	if (added < fresh.length) return `There is no room for all: ${added} of ${fresh.length} solves were added.`;
	return added ? `${added} ${added === 1 ? "solve was" : "solves were"} added.` : "Nothing in it is new.";
}
