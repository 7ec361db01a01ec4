// The questions of the quick drills, and their answers. Pure.

/** @import { Digit, Link } from "../types.d.ts" */
/** @import { Group } from "./pictures.js" */

import { BLACK, WHITE, permits } from "../sudoku/puzzle/rules.js";
import { betweenOf } from "./dot-pairs.js";
import { group } from "./pictures.js";
import { phrase } from "../shared/speak.js";

/** @typedef {{ words: string, picture: Group, answers: Digit[] }} Question of which any answer is right */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Every digit beside a white dot, and every one beside a black dot that has a partner.
 * @type {readonly Question[]} */
const PARTNERS = /** @type {Link[]} */ ([WHITE, BLACK]).flatMap((link) =>
	DIGITS.map((digit) => ({
		words: phrase("which-digit-is-next", { colour: betweenOf(link), digit }),
		picture: group(`${digit} ?`, link === WHITE ? "w" : "k"),
		answers: DIGITS.filter((other) => permits(link, digit, other)),
	})).filter(({ answers }) => answers.length > 0),
);

/** Three cells of a house on two dots of one colour, one of which is known: what is another?
 * @type {readonly Question[]} */
const RUNS = [
	...["1 2 4", "4 2 1", "2 4 8", "8 4 2"].flatMap((run) => asked(run, "black")),
	...DIGITS.slice(0, -2).flatMap((low) =>
		[`${low} ${low + 1} ${low + 2}`, `${low + 2} ${low + 1} ${low}`].flatMap((run) => asked(run, "white")),
	),
];

/** Ask for the middle and for an end of a run of which the ends, or the first and the middle, are known.
 * @param {string} run @param {"white" | "black"} colour @returns {Question[]} */
function asked(run, colour) {
	const cells = run.split(" ");
	const letter = colour === "white" ? "w" : "k";
	return [1, 2].map((open) => ({
		words: phrase("which-digit-is-open", {
			colour,
			cells: cells.map((digit, index) => (index === open ? phrase("open-cell") : digit)),
		}),
		picture: group(cells.map((digit, index) => (index === open ? "?" : digit)).join(" "), letter.repeat(2)),
		answers: [Number(cells[open])],
	}));
}

/** The drills. @type {Readonly<Record<string, { name: string, idea: string, questions: readonly Question[] }>>} */
export const DRILLS = {
	"quick-partners": {
		name: phrase("quick-partners"),
		idea: phrase("quick-partners-idea"),
		questions: PARTNERS,
	},
	"quick-runs": {
		name: phrase("quick-runs"),
		idea: phrase("quick-runs-idea"),
		questions: RUNS,
	},
};

/** Return the questions of a drill in another order, with no question twice in a row.
 * @param {readonly Question[]} questions @param {() => number} random from 0 to 1 */
export function* endless(questions, random = Math.random) {
	let last = -1;
	for (;;) {
		const at = Math.floor(random() * (questions.length - (last < 0 ? 0 : 1)));
		last = last >= 0 && at >= last ? at + 1 : at;
		yield questions[last];
	}
}
