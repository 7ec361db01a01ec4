// The first station: what a dot is. Ten pairs of cells, one of which is known: which digits may the other one have?

/** @import { Digit, Link } from "../types.d.ts" */

import { BLACK, GAP, WHITE, permits } from "../sudoku/puzzle/rules.js";
import { phrase } from "../shared/speak.js";

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

/** Return the name that messages have for what joins two cells. @param {Link} link */
export const betweenOf = (link) => (link === WHITE ? "white" : link === BLACK ? "black" : "none");

/** Say what is wrong with an answer; nothing where it is right.
 * @param {Digit} digit @param {Link} link @param {readonly Digit[]} chosen */
export function faultOf(digit, link, chosen) {
	const right = partners(digit, link);
	const wrong = chosen.find((other) => !right.includes(other));
	if (wrong) return phrase("cannot-be-there", { digit: wrong, why: relation(digit, wrong, link) });
	const missing = right.find((other) => !chosen.includes(other));
	return missing ? phrase("one-is-missing", { between: betweenOf(link), digit }) : "";
}

/** Say how two digits stand to each other. @param {Digit} one @param {Digit} other @param {Link} link */
function relation(one, other, link) {
	if (one === other) return phrase("never-the-same-digit");
	if (link === WHITE) return phrase("are-not-consecutive", { one, other });
	if (link === BLACK) return phrase("neither-is-double", { one, other });
	return Math.abs(one - other) === 1
		? phrase("consecutive-would-have-a-dot", { one, other })
		: phrase("double-would-have-a-dot", { one, other });
}
