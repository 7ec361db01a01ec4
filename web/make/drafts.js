// The drafts on this device, each under a key of its own. Two tabs never write over each other: who finds that somebody
// else has written, goes on in a copy.

/** @import { Draft } from "./draft.js" */

import { readDraft } from "./draft.js";

const PLACE = "kropki:make:";
const LAST = "kropki:make-last";
const LONGEST = 80; // characters of a name

/** @typedef {{ id: string, name: string, size: number, updated: number }} Entry */

/** The shelf of drafts, of which one is open. */
export class Drafts {
	id = "";
	name = "";
	stamp = ""; // of what this tab has written or read last

	/** @param {Storage | null} shelf null where the browser forbids storage */
	constructor(shelf) {
		this.shelf = shelf;
	}

	/** Open a draft; return null where there is none. @param {string} id @returns {Draft | null} */
	open(id) {
		const kept = this.read(id);
		const draft = readDraft(kept);
		if (!draft) return null;
		Object.assign(this, { id, name: named(kept.name), stamp: String(kept.stamp) });
		this.put(LAST, id);
		return draft;
	}

	/** Open the draft that was open last. */
	last() {
		const id = this.text(LAST);
		return id === null ? null : this.open(id);
	}

	/** Begin another draft: it is kept once something is on it. @param {string} [name] */
	begin(name = "") {
		Object.assign(this, { id: newId(), name: named(name), stamp: "" });
	}

	/** Keep a draft. Return "kept"; "copied", where another tab has changed it and this goes on in a copy; "full".
	 * @param {Draft} draft @param {number} now */
	keep(draft, now) {
		const before = this.read(this.id);
		const isOthers = before !== null && String(before.stamp) !== this.stamp;
		if (isOthers) this.begin(`${this.name || "Draft"} (copy)`);
		const stamp = newId();
		const kept = { name: this.name, updated: now, stamp, ...draft };
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
			.map(({ id, kept }) => ({ id, name: named(kept.name), size: kept.size, updated: Number(kept.updated) || 0 }))
			.sort((one, other) => other.updated - one.updated);
	}

	/** @param {string} id */
	remove(id) {
		this.shelf?.removeItem(PLACE + id);
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

/** @param {unknown} name */
const named = (name) => (typeof name === "string" ? [...name].slice(0, LONGEST).join("") : "");

const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
