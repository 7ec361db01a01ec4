// Judges an answer to a position: right, or what is wrong with it. Pure.

/** @import { Cell, Digit, PracticeAnswer, TaughtAnswer } from "../types.d.ts" */

import { board as boardOf, nameOf } from "../sudoku/puzzle/geometry.js";
import { bit } from "../sudoku/puzzle/rules.js";

/** @typedef {{ cell: Cell, digit: Digit, isPlaced: boolean }} Given a digit that is entered, or a candidate that is
 *   crossed out */
/** @typedef {{ isRight: boolean, text: string, step: TaughtAnswer | null, counter: [Cell, Digit][] }} Verdict of a
 *   wrong one, a counter-example: digits around the cell */

/** Give the candidates of each cell of a position, as masks; 0 where there is a digit.
 * @param {PracticeAnswer} position */
export function masksOf({ entries, marks }) {
	return marks.map((mark, cell) =>
		entries[cell] === "." ? [...mark].reduce((mask, digit) => mask | bit(Number(digit)), 0) : 0,
	);
}

/** Judge an answer. @param {PracticeAnswer} position @param {Given} given @returns {Verdict} */
export function judge(position, { cell, digit, isPlaced }) {
	const board = boardOf(position.size);
	const name = nameOf(board, cell);
	const solution = [...position.solution.replaceAll("/", "")].map(Number);
	const truth = solution[cell];
	const marks = masksOf(position)[cell];
	const { technique, answers } = position;
	const verdict = (/** @type {string} */ text, /** @type {TaughtAnswer | null} */ step = null) => ({
		isRight: step !== null,
		text,
		step,
		counter: [],
	});
	const wrong = (/** @type {string} */ text) => ({
		...verdict(`Wrong: ${text}`),
		counter: around(position, cell, solution),
	});
	if (!marks) return verdict(`${name} has its digit already.`);
	if (!(marks & bit(digit))) return verdict(`${digit} is gone from ${name} already: it is not among its candidates.`);
	if (isPlaced) {
		const step =
			answers.find((each) => each.placements[name] === digit) ??
			answers.find((each) => leaves(each, name, marks) === bit(digit));
		if (step) return verdict(`Right: ${name} is ${digit}.`, step);
		if (digit !== truth)
			return wrong(`${digit} cannot be in ${name}. In the solution, ${name} is ${truth}: see its row, column and box.`);
		return verdict(
			`${name} is ${digit} in the end. But that does not follow by this technique yet: ${others(position)}`,
		);
	}
	if (digit === truth)
		return wrong(
			`${digit} must stay in ${name}. The solution has it there, and keeps every rule: see its row, column and box.`,
		);
	const step =
		answers.find((each) => each.eliminations[name]?.includes(digit)) ??
		answers.find((each) => each.placements[name] && each.placements[name] !== digit);
	if (step) return verdict(`Right: ${name} is not ${digit}.`, step);
	return verdict(`True, ${name} is not ${digit}. But that does not follow by ${technique} here: ${others(position)}`);
}

/** Give the digits of the solution in the open cells of the houses of a cell.
 * @param {PracticeAnswer} position @param {Cell} cell @param {Digit[]} solution @returns {[Cell, Digit][]} */
function around({ size, entries }, cell, solution) {
	const houses = boardOf(size).houses.filter((house) => house.includes(cell));
	return [...new Set(houses.flat())].filter((other) => entries[other] === ".").map((other) => [other, solution[other]]);
}

/** Give what a step leaves of a cell's candidates; 0 where it takes none of them.
 * @param {TaughtAnswer} step @param {string} name @param {number} marks */
function leaves({ eliminations }, name, marks) {
	return eliminations[name]?.reduce((mask, digit) => mask & ~bit(digit), marks) ?? 0;
}

/** Give a position with the answer that is told soonest first.
 * @param {PracticeAnswer} position @returns {PracticeAnswer} */
export function sorted(position) {
	const length = (/** @type {TaughtAnswer} */ { chain = [], sentence }) => 1000 * chain.length + sentence.length;
	return { ...position, answers: position.answers.toSorted((one, other) => length(one) - length(other)) };
}

/** Say how much there is to find. @param {PracticeAnswer} position */
function others({ answers }) {
	return answers.length === 1 ? "there is another place." : `there are ${answers.length} other places.`;
}

/** Say where an answer is, without saying it. @param {Pick<PracticeAnswer, "answers">} position */
export function whereabouts({ answers: [step] }) {
	const { cells, picture } = step;
	if (picture?.houses.length) return `Look at ${picture.houses.slice(0, 2).join(" and ")}.`;
	return `Look at ${cells.slice(0, 6).join(", ")}.`;
}

/** Tell whether the technique places a digit, rather than crossing out. @param {PracticeAnswer} position */
export function isPlacing({ answers }) {
	return answers.some(({ placements }) => Object.keys(placements).length > 0);
}
