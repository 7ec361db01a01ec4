// What this device has published: the titles, the links, and the secrets by which it is changed or withdrawn. They are
// kept among the drafts, and so are in the file of the backup; nothing but the title ever changes.

/** @import { Negative } from "../types.d.ts" */
/** @import { Drafts } from "./drafts.js" */

const PLACE = "kropki:make:published.";

/** @typedef {{ id: string, page: "p" | "c", name: string, secret: string, updated: number }} Publication of a puzzle or
 *   a collection; its name is its title */
/** @typedef {{ ken?: string, negative?: Negative, boxes?: boolean,
 *   puzzles?: { ken: string, negative: Negative, title: string }[] }}
 *   Published what the server tells of a puzzle, or of a collection */

/** Return what was published, the newest first. @param {Drafts} drafts @returns {Publication[]} */
export function allPublished({ shelf }) {
	const keys = Array.from({ length: shelf?.length ?? 0 }, (_, index) => shelf?.key(index) ?? "");
	return keys
		.filter((key) => key.startsWith(PLACE))
		.map((key) => read(shelf?.getItem(key), key.slice(PLACE.length)))
		.filter((each) => each !== null)
		.sort((one, other) => other.updated - one.updated);
}

/** Keep a publication; tell whether there was room. @param {Drafts} drafts @param {Publication} publication */
export function keepPublished(drafts, { id, page, name, secret, updated }) {
	return drafts.put(PLACE + id, JSON.stringify({ name, page, secret, updated, stamp: `published.${id}` }));
}

/** @param {Drafts} drafts @param {string} id */
export function dropPublished({ shelf }, id) {
	shelf?.removeItem(PLACE + id);
}

/** Return what is kept; null for what is none. @param {string | null | undefined} text @param {string} id
 * @returns {Publication | null} */
function read(text, id) {
	try {
		const { name, page, secret, updated } = JSON.parse(text ?? "null");
		const isOne = /^[0-9A-Z]{10}$/.test(id) && typeof name === "string" && typeof secret === "string";
		return isOne ? { id, page: page === "c" ? "c" : "p", name, secret, updated: Number(updated) || 0 } : null;
	} catch {
		return null;
	}
}
