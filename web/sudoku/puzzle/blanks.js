// Blanks around a text: spaces, and characters that nobody sees, which come along when a text is copied. As
// generator/blanks.py does. Pure

const BLANKS = /^[\s\p{Cf}\u0085\uFFFC]+|[\s\p{Cf}\u0085\uFFFC]+$/gu;

/** Return a text without blanks around it. @param {string} text */
export const trimmed = (text) => text.replace(BLANKS, "");
