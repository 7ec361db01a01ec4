// The drafts on this device, each under a key of its own. Two tabs never write over each other: who finds that somebody
// else has written, goes on in a copy.

/** @import { Draft } from "./draft.js" */

import { readDraft } from "./draft.js";
import { phrase } from "../shared/speak.js";

const PLACE = "kropki:make:";
const LAST = "kropki:make-last";
const LONGEST = 80; // characters of a name

/** @typedef {{ id: string, name: string, size: number, boxes: boolean, updated: number }} Entry */

/** The shelf of drafts, of which one is open. */
export class Drafts {
	id = "";
	name = "";
	mirror = ""; // how its clues are placed symmetrically
	stamp = ""; // of what this tab has written or read last
	/** @type {{ id: string, name: string, text: string } | null} the draft that was removed last */
	removed = null;

	/** @param {Storage | null} shelf null where the browser forbids storage */
	constructor(shelf) {
		this.shelf = shelf;
	}

	/** Open a draft; return null where there is none. @param {string} id @returns {Draft | null} */
	open(id) {
		const kept = this.read(id);
		const draft = readDraft(kept);
		if (!draft) return null;
		Object.assign(this, { id, name: named(kept.name), mirror: String(kept.mirror ?? ""), stamp: String(kept.stamp) });
		this.put(LAST, id);
		return draft;
	}

	/** Open the draft that was open last. */
	last() {
		const id = this.text(LAST);
		return id === null ? null : this.open(id);
	}

	/** Begin another draft: it is kept once something is on it. @param {string} [name] @param {string} [mirror] */
	begin(name = "", mirror = "") {
		Object.assign(this, { id: newId(), name: named(name), mirror, stamp: "" });
	}

	/** Keep a draft. Return "kept"; "copied", where another tab has changed it and this goes on in a copy; "full".
	 * @param {Draft} draft @param {number} now */
	keep(draft, now) {
		const before = this.read(this.id);
		const isOthers = before !== null && String(before.stamp) !== this.stamp;
		if (isOthers) this.begin(phrase("draft-copy", { name: this.name || phrase("draft") }), this.mirror);
		const stamp = newId();
		const kept = { name: this.name, mirror: this.mirror, updated: now, stamp, ...draft };
		if (!this.put(PLACE + this.id, JSON.stringify(kept))) return "full";
		this.stamp = stamp;
		this.put(LAST, this.id);
		return isOthers ? "copied" : "kept";
	}

	/** Return all drafts, the last changed one first. @returns {Entry[]} */
	all() {
		const keys = Array.from({ length: this.shelf?.length ?? 0 }, (_, index) => this.shelf?.key(index) ?? "");
		return keys
			.filter((key) => key.startsWith(PLACE))
			.map((key) => ({ id: key.slice(PLACE.length), kept: this.read(key.slice(PLACE.length)) }))
			.filter(({ kept }) => readDraft(kept))
			.map(({ id, kept }) => ({
				id,
				name: named(kept.name),
				size: kept.size,
				boxes: kept.boxes !== false,
				updated: Number(kept.updated) || 0,
			}))
			.sort((one, other) => other.updated - one.updated);
	}

	/** Remove a draft, so that it can be taken back. @param {string} id */
	remove(id) {
		const text = this.text(PLACE + id);
		if (text === null) return;
		this.removed = { id, name: named(this.read(id)?.name), text };
		this.shelf?.removeItem(PLACE + id);
	}

	/** Take the last removal back; return the draft's id, null where there is nothing or no room. */
	unremove() {
		if (!this.removed || !this.put(PLACE + this.removed.id, this.removed.text)) return null;
		const { id } = this.removed;
		this.removed = null;
		return id;
	}

	/** @param {string} id @returns {any} */
	read(id) {
		try {
			return JSON.parse(this.text(PLACE + id) ?? "null");
		} catch {
			return null;
		}
	}

	/** @param {string} key */
	text(key) {
		try {
			return this.shelf?.getItem(key) ?? null;
		} catch {
			return null;
		}
	}

	/** @param {string} key @param {string} text */
	put(key, text) {
		try {
			if (!this.shelf) return false;
			this.shelf.setItem(key, text);
			return true;
		} catch {
			return false;
		}
	}
}

/** Return the title that a draft's name makes; none for a name that says only what it was made of.
 * @param {string} name */
export function titleOf(name) {
	const own = name.replace(/( \((branch|copy)\))+$/, "");
	return own === "Draft" ? "" : own;
}

/** @param {unknown} name */
const named = (name) => (typeof name === "string" ? [...name].slice(0, LONGEST).join("") : "");

const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
