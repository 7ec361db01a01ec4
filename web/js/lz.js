// lz-string's Base64 form, which f-puzzles and SudokuPad links are written in: a growing dictionary of
// phrases, each named by a number whose bits come lowest first, six bits a letter. Knows no puzzle.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const [SHORT, LONG, END] = [0, 1, 2]; // the first three numbers: a new 8-bit or 16-bit character; the end

/** Give a text in its packed form. @param {string} text */
export function compress(text) {
	/** @type {Map<string, number>} */
	const names = new Map();
	const fresh = new Set();
	const width = new Width(2, 2);
	let bits = "";
	const put = (/** @type {number} */ number, /** @type {number} */ count) => {
		for (let place = 0; place < count; place += 1) bits += (number >> place) & 1;
	};
	const emit = (/** @type {string} */ phrase) => {
		if (fresh.delete(phrase)) {
			const isLong = phrase > "\u00ff";
			put(isLong ? LONG : SHORT, width.bits);
			put(phrase.charCodeAt(0), isLong ? 16 : 8);
			width.count();
		} else put(names.get(phrase) ?? 0, width.bits);
		width.count();
	};
	let phrase = "";
	for (const character of text.split("")) {
		if (!names.has(character)) {
			names.set(character, names.size + 3);
			fresh.add(character);
		}
		if (names.has(phrase + character)) phrase += character;
		else {
			emit(phrase);
			names.set(phrase + character, names.size + 3);
			phrase = character;
		}
	}
	if (phrase) emit(phrase);
	put(END, width.bits);
	put(0, 6 - (bits.length % 6));
	const letters = bits.replace(/.{6}/g, (six) => LETTERS[Number.parseInt(six, 2)]);
	return letters + "=".repeat((4 - (letters.length % 4)) % 4);
}

/** Give the text in a packed form, or null for anything else and for more than `limit` characters.
 * @param {string} packed @param {number} [limit] */
export function decompress(packed, limit = 1_000_000) {
	const sixes = packed.replace(/=+$/, "").split("").map((letter) => LETTERS.indexOf(letter));
	if (sixes.includes(-1)) return null;
	const bits = sixes.map((six) => six.toString(2).padStart(6, "0")).join("");
	let at = 0;
	const take = (/** @type {number} */ count) => {
		at += count;
		return Number.parseInt(bits.slice(at - count, at).split("").reverse().join(""), 2);
	};
	const phrases = ["", "", ""];
	const width = new Width(2, 1);
	let text = "";
	let last = "";
	while (at < bits.length && text.length <= limit) {
		let name = take(width.bits);
		if (name === END) return text;
		if (name === SHORT || name === LONG) {
			name = phrases.push(String.fromCharCode(take(name === LONG ? 16 : 8))) - 1;
			width.count();
		}
		const phrase = phrases[name] ?? (name === phrases.length && last + last[0]);
		if (!phrase) return null;
		if (last) {
			phrases.push(last + phrase[0]);
			width.count();
		}
		text += phrase;
		last = phrase;
	}
	return null;
}

/** How many bits a number has by now: one more whenever the numbers of a width are used up. */
class Width {
	/** @param {number} bits @param {number} left how many phrases until the next bit */
	constructor(bits, left) {
		this.bits = bits;
		this.left = left;
	}

	count() {
		this.left -= 1;
		if (this.left) return;
		this.left = 2 ** this.bits;
		this.bits += 1;
	}
}
