// What is said of an answer to a position: right, or why it does not follow, which gives no answer away. Pure.

/** @import { Board, Cell, Digit, PracticeAnswer, TaughtAnswer } from "../types.d.ts" */

import { board as boardOf, cellCalled, edgeBetween, nameOf } from "../sudoku/puzzle/geometry.js";
import { housesCalled } from "../sudoku/help/drawings.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { BLACK, GAP, WHITE, bit, digitsOf, permits } from "../sudoku/puzzle/rules.js";
import { failing, houseName } from "./contradiction.js";
import { REFUSALS } from "./refusals.js";

/** @typedef {{ cell: Cell, digit: Digit, isPlaced: boolean }} Given a digit that is entered, or a candidate that is
 *   crossed out */
/** @typedef {{ isRight: boolean, isTrue: boolean, text: string, step: TaughtAnswer | null, cells: Cell[] }} Verdict
 *   isTrue: whether the answer is true, even if of another technique; cells: the filled ones that forbid a digit */

/** Cells that show their candidates at most, unless one answer needs more. */
export const MOST_SHOWN = 18;
const MOST_CANDIDATES = 6; // of a cell that is shown without need
const ELSEWHERE = "But another step is looked for here, so this does not count. Find another place.";

/** Return the candidates of each cell of a position, as masks; 0 where there is a digit.
 * @param {PracticeAnswer} position */
export function masksOf({ entries, marks }) {
	return marks.map((mark, cell) =>
		entries[cell] === "." ? [...mark].reduce((mask, digit) => mask | bit(Number(digit)), 0) : 0,
	);
}

/** Return the verdict on an answer. @param {PracticeAnswer} position @param {Given} given @returns {Verdict} */
export function verdictOn(position, { cell, digit, isPlaced }) {
	const name = nameOf(boardOf(position.size), cell);
	const masks = masksOf(position);
	const { technique, answers } = position;
	const right = (/** @type {TaughtAnswer} */ step, /** @type {string} */ text) => ({
		isRight: true,
		isTrue: true,
		text,
		step,
		cells: [],
	});
	const wrong = (/** @type {string} */ text, /** @type {Cell[]} */ cells = [], isTrue = false) => ({
		isRight: false,
		isTrue,
		text,
		step: null,
		cells,
	});
	const elsewhere = (/** @type {string} */ text, /** @type {Cell[]} */ cells = []) =>
		wrong(`True, ${text}. ${ELSEWHERE}`, cells, true);
	if (!masks[cell]) return wrong(`${name} has its digit. Choose an empty cell.`);
	if (isPlaced) {
		const step =
			answers.find((each) => each.placements[name] === digit) ??
			answers.find((each) => leaves(each, name, masks[cell]) === bit(digit));
		if (step) return right(step, `Right: ${name} is ${digit}.`);
		const clash = clashOf(position, cell, digit);
		if (clash) return wrong(`${name} cannot be ${digit}: ${clash.text}.`, [clash.cell]);
		if (!(masks[cell] & bit(digit)))
			return wrong(`${name} cannot be ${digit}: a step before this position has ruled it out.`);
		const [reason, doubt] = weighed(position, masks, cell, digit);
		return reason ? elsewhere(`${name} is ${digit}: ${reason}`) : wrong(doubt);
	}
	if (!(masks[cell] & bit(digit))) return wrong(`${digit} is not among the candidates of ${name}.`);
	const step =
		answers.find((each) => each.eliminations[name]?.includes(digit)) ??
		answers.find((each) => each.placements[name] && each.placements[name] !== digit);
	if (step) return right(step, `Right: ${name} is not ${digit}.`);
	const clash = clashOf(position, cell, digit);
	if (clash) return elsewhere(`${name} is not ${digit}: ${clash.text}`, [clash.cell]);
	const failure = failing(position, masks, cell, digit);
	if (failure) return elsewhere(`${name} is not ${digit}: with ${digit} there, ${failure}`);
	const reason =
		technique === "dot pair" ? partnersOf(position, masks, cell, digit) : REFUSALS[technique](String(digit));
	return wrong(`The step that is looked for here does not rule out ${digit} in ${name}: ${reason}.`);
}

/** Return the filled cell that forbids a digit in a cell, with the reason.
 * @param {PracticeAnswer} position @param {Cell} cell @param {Digit} digit */
function clashOf({ ken, negative, size, entries }, cell, digit) {
	const { board, dots } = parse(ken, negative);
	for (const [index, house] of board.houses.entries()) {
		const other = house.includes(cell) && house.find((each) => each !== cell && Number(entries[each]) === digit);
		if (other || other === 0)
			return { cell: other, text: `${houseName(index, size)} has its ${digit}, in ${nameOf(board, other)}` };
	}
	for (const other of board.cells) {
		const edge = edgeBetween(board, cell, other);
		if (edge < 0 || entries[other] === "." || (!dots[edge] && !negative)) continue;
		const link = dots[edge] || GAP;
		if (permits(link, digit, Number(entries[other]))) continue;
		const what =
			link === GAP ? "there is no dot between them" : `a ${link === WHITE ? "white" : "black"} dot joins them`;
		return { cell: other, text: `${nameOf(board, other)} is ${entries[other]}, and ${what}` };
	}
	return null;
}

/** Say why a digit is certain that the technique does not find; or else why it is not certain: where else it can be.
 * What fails at once counts as ruled out.
 * @param {PracticeAnswer} position @param {number[]} masks @param {Cell} cell @param {Digit} digit
 * @returns {[string, string]} of which one is empty */
function weighed(position, masks, cell, digit) {
	const board = boardOf(position.size);
	const name = nameOf(board, cell);
	const [also] = digitsOf(masks[cell] & ~bit(digit)).filter((other) => !failing(position, masks, cell, other));
	if (!also) {
		const isOnly = masks[cell] === bit(digit);
		return [isOnly ? "it has no other candidate" : "each other candidate there fails at once", ""];
	}
	const others = board.houses.flatMap((house, index) =>
		house.includes(cell)
			? {
					where: houseName(index, position.size),
					other: house.find(
						(each) => each !== cell && masks[each] & bit(digit) && !failing(position, masks, each, digit),
					),
				}
			: [],
	);
	const only = others.find(({ other }) => other === undefined);
	if (only) return [`${only.where} has no other cell for it`, ""];
	const [{ where, other }] = others;
	return [
		"",
		`${digit} in ${name} is not certain: in ${where} it could also go in ` +
			`${nameOf(board, /** @type {Cell} */ (other))}, and ${name} could also be ${also}.`,
	];
}

/** Say which partners a digit has across the dots of its cell.
 * @param {PracticeAnswer} position @param {number[]} masks @param {Cell} cell @param {Digit} digit */
function partnersOf({ ken, negative, entries }, masks, cell, digit) {
	const { board, dots } = parse(ken, negative);
	const found = board.cells.flatMap((other) => {
		const edge = edgeBetween(board, cell, other);
		if (edge < 0 || !dots[edge]) return [];
		const there = masks[other] || bit(Number(entries[other]));
		const [partner] = digitsOf(there).filter((each) => permits(dots[edge], digit, each));
		return [`across the ${dots[edge] === BLACK ? "black" : "white"} dot, ${nameOf(board, other)} can be ${partner}`];
	});
	return found.length ? found.join(", and ") : "no dot touches this cell";
}

/** Return what a step leaves of a cell's candidates; 0 where it takes none of them.
 * @param {TaughtAnswer} step @param {string} name @param {number} marks */
function leaves({ eliminations }, name, marks) {
	return eliminations[name]?.reduce((mask, digit) => mask & ~bit(digit), marks) ?? 0;
}

/** Return a position with the answer that is told soonest first.
 * @param {PracticeAnswer} position @returns {PracticeAnswer} */
export function sorted(position) {
	const length = (/** @type {TaughtAnswer} */ { chain = [], sentence }) => 1000 * chain.length + sentence.length;
	return { ...position, answers: position.answers.toSorted((one, other) => length(one) - length(other)) };
}

/** Return where an answer is, as houses or as cells. @param {Pick<PracticeAnswer, "answers">} position */
export function placesOf({ answers: [{ cells, picture }] }) {
	const houses = picture?.houses.slice(0, 2) ?? [];
	return houses.length ? { houses, cells: [] } : { houses, cells: cells.slice(0, 6) };
}

/** Say where an answer is, without saying it. @param {Pick<PracticeAnswer, "answers">} position */
export function whereabouts(position) {
	const { houses, cells } = placesOf(position);
	return `Look at ${houses.length ? houses.join(" and ") : cells.join(", ")}.`;
}

/** Tell whether the technique places a digit, rather than crossing out. @param {PracticeAnswer} position */
export function isPlacing({ answers }) {
	return answers.some(({ placements }) => Object.keys(placements).length > 0);
}

/** Tell whether each answer is a digit that filled cells alone leave: that of a last cell, or of a single.
 * @param {PracticeAnswer} position */
const isEveryPlaced = ({ answers }) => answers.every(({ placements }) => Object.keys(placements).length > 0);

/** Return the cells that show their candidates: those that an example needs; in practice some others, too, so that they
 * do not tell where it is. None where the digits are enough.
 * @param {PracticeAnswer} position @param {boolean} isExample @returns {Set<Cell>} */
export function shownIn(position, isExample) {
	if (!position.needs_marks) return new Set();
	const board = boardOf(position.size);
	const masks = masksOf(position);
	const open = board.cells.filter((cell) => masks[cell]);
	const [first, ...rest] = position.answers.map((step) => cellsOf(board, step).filter((cell) => masks[cell]));
	if (!isExample && isEveryPlaced(position)) return new Set(); // with candidates, there would be nothing to find
	if (isExample) return new Set(cellsOf(board, position.answers[0], false).filter((cell) => masks[cell]));
	if (open.length <= MOST_SHOWN) return new Set(open);
	const shown = new Set(first);
	const byCount = open.toSorted((one, other) => digitsOf(masks[one]).length - digitsOf(masks[other]).length);
	const isBrief = (/** @type {Cell} */ cell) => digitsOf(masks[cell]).length <= MOST_CANDIDATES;
	for (const cells of [...rest, ...byCount.map((cell) => [cell])])
		if (shown.size + cells.length <= MOST_SHOWN && cells.every(isBrief)) for (const cell of cells) shown.add(cell);
	return shown;
}

/** Return the cells of which a step speaks, or all cells of its houses, too.
 * @param {Board} board @param {TaughtAnswer} step @param {boolean} [isWhole] @returns {Cell[]} */
function cellsOf(board, { cells, eliminations, placements, picture }, isWhole = true) {
	const named = [...cells, ...[eliminations, placements, picture?.candidates ?? {}].flatMap(Object.keys)];
	const houses = housesCalled(board, (isWhole && picture?.houses) || []).flatMap((house) => board.houses[house]);
	return [...named.map((name) => cellCalled(board, name)), ...houses];
}
