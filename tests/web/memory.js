// A store's shelf for tests.

/** A shelf like localStorage, with room for some characters. */
export class Memory {
	/** @type {Map<string, string>} */
	items = new Map();

	/** @param {number} [room] */
	constructor(room = Infinity) {
		this.room = room;
	}

	get length() {
		return this.items.size;
	}

	/** @param {number} index */
	key(index) {
		return [...this.items.keys()][index] ?? null;
	}

	/** @param {string} key */
	getItem(key) {
		return this.items.get(key) ?? null;
	}

	/** @param {string} key @param {string} value */
	setItem(key, value) {
		const used = [...this.items].filter(([other]) => other !== key).reduce((sum, [, text]) => sum + text.length, 0);
		if (used + value.length > this.room) throw new DOMException("full", "QuotaExceededError");
		this.items.set(key, value);
	}

	/** @param {string} key */
	removeItem(key) {
		this.items.delete(key);
	}
}
