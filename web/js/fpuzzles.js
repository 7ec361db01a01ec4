// Puzzles as f-puzzles JSON, the form that SudokuPad reads too. Knows no URL and no packing.
//
// White dots are `difference`, black dots `ratio`; the promise of a missing dot is `nonconsecutive` with
// `negative: ["ratio"]`. SudokuPad draws the dots and ignores the promise, so the rules are put into words.

/** @import { Board, Cell, Digit, Dot, Puzzle } from "../types.d.ts" */

import { NOWHERE, SIZES, board as boardOf, cellCalled, edgeBetween, nameOf, place } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";

const RULES = "Normal sudoku rules apply. Digits joined by a white dot are consecutive. Digits joined by a black dot are in a ratio of 1:2.";
const ALL = "All dots are given: digits of neighbouring cells without a dot between them are neither consecutive nor in a ratio of 1:2. Between a 1 and a 2 there is always a dot, of either colour.";
const SOME = "Not all dots are given.";

/** Keys that say nothing about the solution, or that are read here. */
const KNOWN = new Set([
	"size", "title", "author", "ruleset", "grid", "difference", "ratio", "nonconsecutive", "negative", "solution",
	"highlightConflicts", "disabledlogic", "truecandidatesoptions", "successMessage", "msgcorrect",
]);

/** A puzzle that is well written but not a Kropki. */
export class NotKropki extends Error {}

/** Give a puzzle as f-puzzles JSON.
 * @param {Puzzle} puzzle @param {{ title: string, solution?: readonly Digit[] | null }} about */
export function toFpuzzles(puzzle, { title, solution }) {
	const { board } = puzzle;
	const marks = (/** @type {Dot} */ dot) => board.edges.filter((_, edge) => puzzle.dots[edge] === dot)
		.map((cells) => ({ cells: cells.map((cell) => nameOf(board, cell).toUpperCase()), value: "" }));
	return {
		size: puzzle.size,
		title,
		ruleset: `${RULES} ${puzzle.negative ? ALL : SOME}`,
		grid: board.rows.map((row) => row.map((cell) => ({
			...(puzzle.givens[cell] && { value: puzzle.givens[cell], given: true }),
			...(puzzle.size === 6 && { region: boxOf(board, cell) }),
		}))),
		difference: marks(WHITE),
		ratio: marks(BLACK),
		...(puzzle.negative && { nonconsecutive: true, negative: ["ratio"] }),
		...(solution && { solution: [...solution] }),
	};
}

/** Read a puzzle; throws NotKropki, with what and where, for JSON that is none. @param {Record<string, any>} json */
export function fromFpuzzles(json) {
	if (!SIZES.includes(json.size)) throw new NotKropki(`the board has size ${json.size}, expected 4, 6 or 9`);
	const foreign = Object.keys(json).find((key) => !KNOWN.has(key) && (json[key] === true || json[key]?.length > 0));
	if (foreign) throw new NotKropki(`the puzzle has “${foreign}”, which Kropki does not have`);
	const negative = [json.negative].flat().includes("ratio");
	if (Boolean(json.nonconsecutive) !== negative) throw new NotKropki("only one colour of dots is given in full, expected both or neither");
	const board = boardOf(json.size);
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	draw(board, dots, json.difference, "difference", WHITE);
	draw(board, dots, json.ratio, "ratio", BLACK);
	return puzzleOf(board.cells.map((cell) => givenIn(board, cell, json.grid)), dots, negative);
}

/** @param {Board} board @param {Cell} cell @param {any} grid */
function givenIn(board, cell, grid) {
	if (!Array.isArray(grid)) throw new NotKropki("the puzzle has no grid");
	const [row, column] = place(board, cell);
	const { value, given, region } = grid[row]?.[column] ?? {};
	if (Number(region ?? boxOf(board, cell)) !== boxOf(board, cell)) throw new NotKropki(`the box of ${nameOf(board, cell)} is not the usual one`);
	if (!given || !value) return 0;
	if (Number.isInteger(value) && value >= 1 && value <= board.size) return value;
	throw new NotKropki(`the given in ${nameOf(board, cell)} is not a digit from 1 to ${board.size}`);
}

/** @param {Board} board @param {Dot[]} dots @param {any} marks @param {string} kind @param {1 | 2} dot whose number is the usual value */
function draw(board, dots, marks, kind, dot) {
	for (const { cells = [], value } of Array.isArray(marks) ? marks : []) {
		const names = cells.join(" and ");
		const [a, b, more] = cells.map((/** @type {unknown} */ name) => cellCalled(board, String(name)));
		const edge = more === undefined ? edgeBetween(board, a, b) : NOWHERE;
		if (edge === NOWHERE) throw new NotKropki(`a ${kind} mark joins ${names || "nothing"}, expected two neighbours`);
		if (value && Number(value) !== dot) throw new NotKropki(`the ${kind} between ${names} is ${value}, expected ${dot}`);
		dots[edge] = dot;
	}
}

/** @param {Board} board @param {Cell} cell */
function boxOf(board, cell) {
	return board.boxes.findIndex((box) => box.includes(cell));
}
