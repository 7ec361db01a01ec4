// Blanks around a text: spaces, and characters that nobody sees, which come along when a text is copied. As
// generator/blanks.py does. Pure

const BLANK = /[\s\p{Cf}\u0085\uFFFC]/u;

/** Return a text without blanks around it. @param {string} text */
export function trimmed(text) {
	const letters = [...text];
	let [start, end] = [0, letters.length];
	while (start < end && BLANK.test(letters[start])) start += 1;
	while (start < end && BLANK.test(letters[end - 1])) end -= 1;
	return letters.slice(start, end).join("");
}
