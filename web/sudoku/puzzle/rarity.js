// Which puzzles there are, by size and rules: their ratings, and so what is a little harder;
// and which techniques hardly any needs.

/** @import { Kind, Negative } from "../../types.d.ts" */

const [LEAST, MOST] = [0.1, 0.8]; // by so much the rating of a harder puzzle is higher, or by what the next one has

/** Every rating that at least one puzzle of twenty of its level has. @type {Record<string, number[]>} */
export const RATINGS = {
	"4 true": [1.2, 1.3, 1.4, 1.6],
	"4 false": [1.2, 1.4, 1.5, 1.6, 1.7, 1.8, 2.1, 2.2, 2.3, 2.6],
	"6 true": [1.2, 1.3, 1.4, 1.7, 2.1, 2.2, 2.3, 2.7, 3, 3.1, 3.3, 3.4],
	"6 false": [1.4, 1.5, 1.7, 1.8, 2.1, 2.2, 2.3, 2.6, 2.8, 3, 3.2, 3.3, 3.4, 5, 6, 7],
	"9 true": [1.4, 1.5, 1.7, 1.8, 1.9, 2, 2.3, 2.6, 2.7, 2.8, 3.1, 3.3, 3.4, 5, 7],
	"9 false": [1.4, 1.5, 1.7, 1.8, 1.9, 2.3, 2.8, 3, 3.1, 3.2, 3.3, 3.4, 7],
	"4 white": [1.2, 1.3, 1.4, 1.7, 2.1, 2.3, 2.7],
	"4 black": [1.2, 1.3, 1.4, 1.8, 2, 2.3, 2.7],
	"6 white": [1.3, 1.4, 1.6, 1.7, 1.8, 2, 2.1, 2.3, 2.7, 2.8, 3, 3.1, 3.3, 3.4, 5],
	"6 black": [1.3, 1.4, 1.5, 1.7, 1.8, 2, 2.2, 2.3, 2.7, 3, 3.2, 3.3, 3.4, 3.6, 4.5, 5, 6],
	"9 white": [1.4, 1.5, 1.7, 1.8, 2, 2.1, 2.3, 2.7, 2.8, 3.3, 3.4, 5, 7],
	"9 black": [1.4, 1.5, 1.7, 1.8, 1.9, 2, 2.3, 2.6, 2.7, 2.8, 3.3, 3.4, 5, 7],
	"4 true no-boxes": [1.6, 3.4],
	"4 false no-boxes": [1.4, 1.5, 1.6, 1.7, 1.8, 2.7, 2.8, 3, 3.4, 4.2, 4.6, 5, 6],
	"4 white no-boxes": [1.4, 1.5, 1.7, 2, 2.7, 3.4],
	"4 black no-boxes": [1.4, 1.5, 1.6, 1.8, 2, 2.7, 3, 5],
	"5 true no-boxes": [1.4, 1.5, 1.6, 1.7, 1.8, 2.7, 3, 3.1, 3.4],
	"5 false no-boxes": [1.4, 1.5, 1.6, 1.7, 1.8, 2.8, 3, 3.1, 3.3, 3.4, 5, 6, 7],
	"5 white no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 3, 3.1, 3.3, 3.4, 5, 6],
	"5 black no-boxes": [1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.7, 2.8, 3, 3.2, 3.4, 5, 6, 7],
	"6 true no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 3, 3.1, 3.3, 3.4, 4.4, 4.5, 5],
	"6 false no-boxes": [1.4, 1.5, 1.7, 1.8, 2.8, 3, 3.2, 3.3, 3.4, 5, 6, 7],
	"6 white no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.1, 3.2, 3.3, 3.4, 5, 6, 7],
	"6 black no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.3, 3.4, 5, 6, 7],
	"7 true no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.1, 3.3, 3.4, 4.4, 5],
	"7 false no-boxes": [1.4, 1.5, 1.7, 1.8, 2.8, 3, 3.2, 3.3, 3.4, 5, 6, 7],
	"7 white no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.1, 3.3, 3.4, 5, 7],
	"7 black no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.3, 3.4, 5, 6, 7],
	"8 true no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.1, 3.2, 3.3, 3.4, 4.4, 4.5, 5],
	"8 false no-boxes": [1.4, 1.5, 1.7, 1.8, 1.9, 2.8, 3, 3.1, 3.2, 3.3, 3.4, 5, 6, 7],
	"8 white no-boxes": [1.4, 1.5, 1.7, 1.8, 2, 2.7, 2.8, 3, 3.3, 3.4, 5, 7],
	"8 black no-boxes": [1.4, 1.5, 1.8, 1.9, 2, 2.7, 2.8, 3, 3.1, 3.2, 3.3, 3.4, 5, 6, 7],
	"9 true no-boxes": [1.4, 1.5, 1.7, 1.8, 1.9, 2, 2.7, 2.8, 3.1, 3.2, 3.3, 3.4, 5, 6, 7],
	"9 false no-boxes": [1.5, 1.7, 1.8, 1.9, 2.8, 3, 3.2, 3.3, 3.4, 6, 7],
	"9 white no-boxes": [1.5, 1.7, 1.8, 2, 2.7, 2.8, 3.1, 3.3, 3.4, 7],
	"9 black no-boxes": [1.5, 1.7, 1.8, 2, 2.8, 3.2, 3.3, 3.4, 7],
};

/** Return the lowest and the highest rating that is a little harder than a puzzle; null where there is none.
 * @param {number} rating @param {Kind} kind */
export function harderThan(rating, { size, negative, boxes = true }) {
	const next = RATINGS[`${size} ${negative}${boxes ? "" : " no-boxes"}`].find((each) => each > rating);
	return next ? { least: plus(rating, LEAST), most: Math.max(plus(rating, MOST), next) } : null;
}

/** Add tenths, without what floats leave behind. @param {number} one @param {number} other */
const plus = (one, other) => Number((one + other).toFixed(1));

/** By technique, the kinds of puzzle of which hardly any needs it: a server that is asked for one may find none in the
 * time that it has. @type {Record<string, string[]>} */
export const RARE = {
	"gap from a digit": ["4 false", "6 false", "9 false"],
	"black dot digits": ["9 false"],
	"dot pair": ["4 true"],
	"five-seven-nine": ["4 true", "4 false", "6 true", "6 false"],
	"gap pair": ["4 true", "4 false", "6 false", "9 false"],
	"white run in a house": ["4 true"],
	"black run in a house": ["4 true"],
	"pointing or claiming": ["4 true"],
	"bent run of three": ["4 true"],
	"naked pair": ["4 true"],
	"dot pair must contain": ["4 true"],
	"run of three must contain": ["4 true"],
	"hidden pair": ["4 true", "4 false", "6 true"],
	"two groups of dots in a house": ["4 true", "4 false"],
	"no place for a digit": ["4 true"],
	"naked triple": ["4 true", "4 false", "6 true"],
	"run of four": ["4 true", "4 false", "6 true", "6 false", "9 true", "9 false"],
	"hidden triple": ["4 true", "4 false", "6 true", "6 false"],
	"X-wing": ["4 true", "6 true", "9 true"],
	"long run or tree": ["4 true", "6 true", "9 true", "9 false"],
	"long run must contain": ["4 true", "6 true", "9 false"],
	"XY-wing": ["4 true", "6 true", "9 true", "9 false"],
	swordfish: ["4 true", "4 false", "6 true", "6 false", "9 true", "9 false"],
	"house with its dots": ["4 true", "6 true"],
	"short what-if": ["4 true", "6 true", "9 true"],
	forcing: ["4 true", "6 true"],
};

/** Return whether hardly any puzzle needs a technique.
 * @param {string} technique @param {number} size @param {Negative} negative */
export const isRare = (technique, size, negative) => RARE[technique]?.includes(kindOf(size, negative)) ?? false;

/** @param {number} size @param {Negative} negative */
const kindOf = (size, negative) => `${size} ${negative !== false}`;
