// Chance from a text: the same text gives the same numbers.

/** A source of chance (Mulberry32, seeded by FNV-1a of the text). */
export class Random {
	/** @param {string} text */
	constructor(text) {
		this.state = 2166136261;
		for (const letter of text) this.state = Math.imul(this.state ^ letter.charCodeAt(0), 16777619);
	}

	/** Return a number from 0 up to, not including, 1. */
	number() {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}

	/** Return one of *values*. @template Value @param {Value[]} values @returns {Value} */
	choice(values) {
		return values[Math.floor(this.number() * values.length)];
	}
}
