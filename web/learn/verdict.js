// What is said of an answer to a position: right, or why it does not follow, which gives no answer away. Pure.

/** @import { Board, Cell, Digit, PracticeAnswer, TaughtAnswer } from "../types.d.ts" */

import { board as boardOf, cellCalled, edgeBetween, nameOf } from "../sudoku/puzzle/geometry.js";
import { housesCalled } from "../sudoku/help/drawings.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { GAP, bit, digitsOf, permits } from "../sudoku/puzzle/rules.js";
import { failing, houseName } from "./contradiction.js";
import { betweenOf } from "./dot-pairs.js";
import { REFUSALS } from "./refusals.js";
import { phrase } from "../shared/speak.js";

/** @typedef {{ cell: Cell, digit: Digit, isPlaced: boolean }} Given a digit that is entered, or a candidate that is
 *   crossed out */
/** @typedef {{ isRight: boolean, isTrue: boolean, text: string, step: TaughtAnswer | null, cells: Cell[] }} Verdict
 *   isTrue: whether the answer is true, even if of another technique; cells: the filled ones that forbid a digit */

/** Cells that show their candidates at most, unless one answer needs more. */
export const MOST_SHOWN = 18;
const MOST_CANDIDATES = 6; // of a cell that is shown without need

/** Return the candidates of each cell of a position, as masks; 0 where there is a digit.
 * @param {PracticeAnswer} position */
export function masksOf({ entries, marks }) {
	return marks.map((mark, cell) =>
		entries[cell] === "." ? [...mark].reduce((mask, digit) => mask | bit(Number(digit)), 0) : 0,
	);
}

/** Return the verdict on an answer. @param {PracticeAnswer} position @param {Given} given @returns {Verdict} */
export function verdictOn(position, { cell, digit, isPlaced }) {
	const name = nameOf(boardOf(position.size, position.boxes), cell);
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
		wrong(`${text} ${phrase("but-another-step")}`, cells, true);
	if (!masks[cell]) return wrong(phrase("has-its-digit", { cell: name }));
	if (isPlaced) {
		const step =
			answers.find((each) => each.placements[name] === digit) ??
			answers.find((each) => leaves(each, name, masks[cell]) === bit(digit));
		if (step) return right(step, phrase("right-is", { cell: name, digit }));
		const clash = clashOf(position, cell, digit);
		if (clash) return wrong(phrase("cannot-be", { cell: name, digit, why: clash.text }), [clash.cell]);
		if (!(masks[cell] & bit(digit))) return wrong(phrase("cannot-be-by-a-step-before", { cell: name, digit }));
		const [reason, doubt] = weighed(position, masks, cell, digit);
		return reason ? elsewhere(phrase("true-is", { cell: name, digit, why: reason })) : wrong(doubt);
	}
	if (!(masks[cell] & bit(digit))) return wrong(phrase("not-among-the-candidates", { cell: name, digit }));
	const step =
		answers.find((each) => each.eliminations[name]?.includes(digit)) ??
		answers.find((each) => each.placements[name] && each.placements[name] !== digit);
	if (step) return right(step, phrase("right-is-not", { cell: name, digit }));
	const clash = clashOf(position, cell, digit);
	if (clash) return elsewhere(phrase("true-is-not", { cell: name, digit, why: clash.text }), [clash.cell]);
	const failure = failing(position, masks, cell, digit);
	if (failure) return elsewhere(phrase("true-is-not-with", { cell: name, digit, failure }));
	const reason =
		technique === "dot pair"
			? partnersOf(position, masks, cell, digit)
			: REFUSALS[technique](String(digit), String(position.boxes ?? true));
	return wrong(phrase("does-not-rule-out", { cell: name, digit, why: reason }));
}

/** Return the filled cell that forbids a digit in a cell, with the reason.
 * @param {PracticeAnswer} position @param {Cell} cell @param {Digit} digit */
function clashOf({ ken, negative, boxes, size, entries }, cell, digit) {
	const { board, dots } = parse(ken, negative, boxes);
	for (const [index, house] of board.houses.entries()) {
		const other = house.includes(cell) && house.find((each) => each !== cell && Number(entries[each]) === digit);
		if (other || other === 0)
			return {
				cell: other,
				text: phrase("house-has-its-digit", { house: houseName(index, size), digit, cell: nameOf(board, other) }),
			};
	}
	for (const other of board.cells) {
		const edge = edgeBetween(board, cell, other);
		if (edge < 0 || entries[other] === "." || (!dots[edge] && !negative)) continue;
		const link = dots[edge] || GAP;
		if (permits(link, digit, Number(entries[other]))) continue;
		const said = { cell: nameOf(board, other), digit: entries[other], between: betweenOf(link) };
		return { cell: other, text: phrase("is-beside-it", said) };
	}
	return null;
}

/** Say why a digit is certain that the technique does not find; or else why it is not certain: where else it can be.
 * What fails at once counts as ruled out.
 * @param {PracticeAnswer} position @param {number[]} masks @param {Cell} cell @param {Digit} digit
 * @returns {[string, string]} of which one is empty */
function weighed(position, masks, cell, digit) {
	const board = boardOf(position.size, position.boxes);
	const name = nameOf(board, cell);
	const [also] = digitsOf(masks[cell] & ~bit(digit)).filter((other) => !failing(position, masks, cell, other));
	if (!also) {
		const isOnly = masks[cell] === bit(digit);
		return [isOnly ? phrase("no-other-candidate") : phrase("each-other-candidate-fails"), ""];
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
	if (only) return [phrase("no-other-cell-for-it", { house: only.where }), ""];
	const [{ where, other }] = others;
	return [
		"",
		phrase("is-not-certain", {
			cell: name,
			digit,
			house: where,
			other: nameOf(board, /** @type {Cell} */ (other)),
			also,
		}),
	];
}

/** Say which partners a digit has across the dots of its cell.
 * @param {PracticeAnswer} position @param {number[]} masks @param {Cell} cell @param {Digit} digit */
function partnersOf({ ken, negative, boxes, entries }, masks, cell, digit) {
	const { board, dots } = parse(ken, negative, boxes);
	const found = board.cells.flatMap((other) => {
		const edge = edgeBetween(board, cell, other);
		if (edge < 0 || !dots[edge]) return [];
		const there = masks[other] || bit(Number(entries[other]));
		const [partner] = digitsOf(there).filter((each) => permits(dots[edge], digit, each));
		return [
			phrase("can-be-across-the-dot", { colour: betweenOf(dots[edge]), cell: nameOf(board, other), digit: partner }),
		];
	});
	return phrase("partners-across-dots", { partners: found });
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
	const [first, second] = houses;
	if (second) return phrase("look-at-houses", { first, second });
	return first ? phrase("look-at-house", { house: first }) : phrase("look-at-cells", { cells });
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
	const board = boardOf(position.size, position.boxes);
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
