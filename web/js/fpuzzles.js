// Reads f-puzzles JSON, which SudokuPad writes too. Knows no URL and no packing.
//
// White dots are `difference`, black dots `ratio`; the promise of a missing dot is `nonconsecutive` with
// `negative: ["ratio"]`.

/** @import { Board, Cell, Dot } from "../types.d.ts" */

import { NOWHERE, SIZES, board as boardOf, cellCalled, edgeBetween, nameOf, place } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";

/** Keys that say nothing about the solution, or that are read here. */
const KNOWN = new Set([
	"size", "title", "author", "ruleset", "grid", "difference", "ratio", "nonconsecutive", "negative", "solution",
	"highlightConflicts", "disabledlogic", "truecandidatesoptions", "successMessage", "msgcorrect",
]);

/** A puzzle that is well written but not a Kropki. */
export class NotKropki extends Error {}

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
