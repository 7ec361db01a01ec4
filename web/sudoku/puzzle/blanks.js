// Blanks around a text: spaces, and characters that nobody sees, which come along when a text is copied. As
// generator/blanks.py does. Pure

const PRINTED = "\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}"; // of \p{Cf}, around letters
const BLANK = `(?![${PRINTED}])[\\s\\p{Cf}\\u0085\\uFFFC]`;
const BLANKS = new RegExp(`^(?:${BLANK})+|(?:${BLANK})+$`, "gu");

/** Return a text without blanks around it. @param {string} text */
export const trimmed = (text) => text.replace(BLANKS, "");
