// lz-string's Base64 form, which f-puzzles and SudokuPad links are written in: a growing dictionary of
// phrases, each named by a number whose bits come lowest first, six bits a letter. Knows no puzzle.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const [SHORT, LONG, END] = [0, 1, 2]; // the first three numbers: a new 8-bit or 16-bit character; the end
const NONE = -1; // no number: the bits end before it does

/** Return the text in a packed form, or null for anything else and for more than `limit` characters.
 * @param {string} packed @param {number} [limit] */
export function decompress(packed, limit = 1_000_000) {
	const sixes = packed
		.replace(/=+$/, "")
		.split("")
		.map((letter) => LETTERS.indexOf(letter));
	if (sixes.includes(-1)) return null;
	const bits = sixes.map((six) => six.toString(2).padStart(6, "0")).join("");
	let at = 0;
	const take = (/** @type {number} */ size) => {
		at += size;
		if (at > bits.length) return NONE;
		return Number.parseInt(
			bits
				.slice(at - size, at)
				.split("")
				.reverse()
				.join(""),
			2,
		);
	};
	const phrases = ["", "", ""];
	let width = 2; // bits of a number: one more whenever the numbers of a width are used up
	let left = 1;
	const count = () => {
		left -= 1;
		if (!left) left = 2 ** width++;
	};
	let text = "";
	let last = "";
	while (at < bits.length && text.length <= limit) {
		let name = take(width);
		if (name === END) return text;
		if (name === SHORT || name === LONG) {
			const code = take(name === LONG ? 16 : 8);
			if (code === NONE) return null;
			name = phrases.push(String.fromCharCode(code)) - 1;
			count();
		}
		const phrase = phrases[name] ?? (name === phrases.length && last + last[0]);
		if (!phrase) return null;
		if (last) {
			phrases.push(last + phrase[0]);
			count();
		}
		text += phrase;
		last = phrase;
	}
	return null;
}
