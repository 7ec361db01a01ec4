// The first station: what a dot is. Ten pairs of cells, one of which is known: which digits may the other one have?

/** @import { Digit, Link } from "../types.d.ts" */

import { BLACK, GAP, WHITE, permits } from "../sudoku/puzzle/rules.js";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @type {readonly [Digit, Link][]} the digit that is known, and what joins the cells */
export const PAIRS = [
	[4, WHITE],
	[3, BLACK],
	[2, GAP],
	[1, WHITE],
	[4, BLACK],
	[9, WHITE],
	[6, GAP],
	[1, BLACK],
	[8, GAP],
	[2, BLACK],
];

/** Return the digits that may stand beside a digit. @param {Digit} digit @param {Link} link */
export function partners(digit, link) {
	return DIGITS.filter((other) => permits(link, digit, other));
}

/** Say what is wrong with an answer; nothing where it is right.
 * @param {Digit} digit @param {Link} link @param {readonly Digit[]} chosen */
export function faultOf(digit, link, chosen) {
	const right = partners(digit, link);
	const wrong = chosen.find((other) => !right.includes(other));
	if (wrong) return `${wrong} cannot be there: ${relation(digit, wrong, link)}.`;
	const missing = right.find((other) => !chosen.includes(other));
	if (!missing) return "";
	if (link === GAP) return `One is missing. Is there a digit that is neither next to ${digit} nor its half or double?`;
	return `One is missing. What else is ${link === WHITE ? "one more or one less than" : "half or double"} ${digit}?`;
}

/** Say how two digits stand to each other. @param {Digit} one @param {Digit} other @param {Link} link */
function relation(one, other, link) {
	if (one === other) return "two cells of a row never have the same digit";
	if (link === WHITE) return `${one} and ${other} are not consecutive`;
	if (link === BLACK) return `neither of ${one} and ${other} is double the other`;
	return Math.abs(one - other) === 1
		? `${one} and ${other} are consecutive, so there would be a dot`
		: `one of ${one} and ${other} is double the other, so there would be a dot`;
}
