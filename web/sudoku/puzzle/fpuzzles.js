// Reads f-puzzles JSON, which SudokuPad writes too: as generator/formats/fpuzzles.py does, step by step and word by
// word. What Kropki does not have is refused, and never left out. Knows no URL and no packing.
//
// White dots are `difference`, black dots `ratio`; that all white ones are drawn is `nonconsecutive` or "difference" in
// `negative`, that all black ones are is "ratio" there.

/** @import { Board, Cell, Dot, Found, Negative } from "../../types.d.ts" */

import { NOWHERE, SIZES, board as boardOf, cellCalled, edgeBetween, nameOf } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";

const READ = new Set(["size", "grid", "difference", "ratio", "nonconsecutive", "negative"]);
/** Names, what is said at the end, and what a solver is told: none of it changes the solution. */
const IGNORED = new Set([
	"author",
	"disabledlogic",
	"highlight",
	"highlightConflicts",
	"msgcorrect",
	"ruleset",
	"solution",
	"successMessage",
	"title",
	"truecandidatesoptions",
]);
const READ_OF_CELLS = new Set(["given", "region", "value"]);
// a player's own
const IGNORED_OF_CELLS = new Set(["c", "cArray", "centerPencilMarks", "cornerPencilMarks", "highlight"]);
const READ_OF_DOTS = new Set(["cells", "value"]);
const LONGEST = 40; // characters of a puzzle's own words that are repeated

/** A puzzle that is well written but not a Kropki. */
export class NotKropki extends Error {}

/** Read a puzzle; throws NotKropki, with what and where, for JSON that is none.
 * @param {Record<string, any>} json @returns {Found} */
export function fromFpuzzles(json) {
	if (!SIZES.includes(json.size)) throw new NotKropki(`the board has size ${shown(json.size)}, expected 4, 6 or 9`);
	const ignored = new Set(ignoredIn(json, "the puzzle", READ, IGNORED));
	const negative = negativeOf(json);
	const board = boardOf(json.size);
	const cells = cellsOf(board, json.grid);
	const givens = board.cells.map((cell) => givenIn(board, cell, cells[cell], ignored));
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	draw(board, dots, json.difference, "difference", WHITE);
	draw(board, dots, json.ratio, "ratio", BLACK);
	return { puzzle: puzzleOf(givens, dots, negative), ignored: [...ignored].sort() };
}

/** Tell whether a value says as little as one that is not there. @param {any} value */
export function isNothing(value) {
	return !value || (typeof value === "object" && !Object.keys(value).length);
}

/** Tell whether a value is an object, and no list. @param {any} value */
export function isObject(value) {
	return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Return the digit that a value is, as a number or as text; 0 for anything else.
 * @param {Board} board @param {any} value */
export function digitIn({ cells, size }, value) {
	return cells.slice(1, size + 1).find((digit) => value === digit || value === String(digit)) ?? 0;
}

/** Return a value of the puzzle for a sentence. @param {any} value */
export function shown(value) {
	if (value === undefined) return "nothing";
	if (typeof value === "string") return `“${short(value)}”`;
	if (value === null || typeof value !== "object") return String(value);
	return Array.isArray(value) ? "a list" : "an object";
}

/** Return as much of a puzzle's own words as is repeated. @param {string} text */
export function short(text) {
	return [...text].slice(0, LONGEST).join("");
}

/** Return the names in an object that may be ignored; refuse one that is not known, unless it says nothing.
 * @param {Record<string, any>} json @param {string} owner @param {Set<string>} read @param {Set<string>} ignored */
export function ignoredIn(json, owner, read, ignored) {
	const said = Object.keys(json)
		.filter((name) => !read.has(name) && !isNothing(json[name]))
		.sort();
	const foreign = said.find((name) => !ignored.has(name));
	if (foreign !== undefined) throw foreignTo(owner, foreign);
	return said;
}

/** @param {string} owner @param {string} name */
function foreignTo(owner, name) {
	return new NotKropki(`${owner} has “${short(name)}”, which Kropki does not support`);
}

/** Return a value that is a list, or says nothing. @param {any} value @param {string} name @returns {any[]} */
export function listIn(value, name) {
	if (isNothing(value)) return [];
	if (Array.isArray(value)) return value;
	throw new NotKropki(`${name} is ${shown(value)}, expected a list`);
}

/** Return which dots are all drawn. A dot of the other colour is no gap. @param {Record<string, any>} json
 * @returns {Negative} */
function negativeOf({ nonconsecutive, negative }) {
	if (!isNothing(nonconsecutive) && nonconsecutive !== true)
		throw new NotKropki(`nonconsecutive is ${shown(nonconsecutive)}, expected true or false`);
	const promises = listIn(negative, "negative");
	const foreign = promises.find((name) => name !== "ratio" && name !== "difference");
	if (foreign !== undefined)
		throw foreignTo("the puzzle", `negative: ${typeof foreign === "string" ? foreign : shown(foreign)}`);
	const [white, black] = [nonconsecutive === true || promises.includes("difference"), promises.includes("ratio")];
	if (white !== black) return white ? "white" : "black";
	return white;
}

/** Return the cells of a grid in reading order. @param {Board} board @param {any} grid @returns {any[]} */
function cellsOf({ size }, grid) {
	if (!Array.isArray(grid)) throw new NotKropki("the puzzle has no grid");
	if (grid.length !== size || grid.some((row) => !Array.isArray(row) || row.length !== size))
		throw new NotKropki(`the grid is not ${size} rows of ${size} cells`);
	return grid.flat();
}

/** @param {Board} board @param {Cell} cell @param {any} json @param {Set<string>} ignored grows */
function givenIn(board, cell, json, ignored) {
	const name = nameOf(board, cell);
	if (json === null || typeof json !== "object" || Array.isArray(json)) throw new NotKropki(`${name} is not a cell`);
	for (const each of ignoredIn(json, name, READ_OF_CELLS, IGNORED_OF_CELLS)) ignored.add(each);
	const { value, given, region } = json;
	const box = board.boxes.findIndex((cells) => cells.includes(cell));
	if ((region ?? box) !== box) throw new NotKropki(`the box of ${name} is not the usual one`);
	if (!isNothing(given) && given !== true)
		throw new NotKropki(`${name} has for given: ${shown(given)}, expected true or false`);
	if (isNothing(value)) return 0;
	if (!given) ignored.add("value");
	if (!given) return 0;
	if (Number.isInteger(value) && value >= 1 && value <= board.size) return value;
	throw new NotKropki(`the given in ${name} is ${shown(value)}, expected a digit from 1 to ${board.size}`);
}

/** @param {Board} board @param {Dot[]} dots @param {any} marks @param {string} kind
 * @param {1 | 2} dot whose number is the usual value */
function draw(board, dots, marks, kind, dot) {
	for (const mark of listIn(marks, kind)) {
		const cells = Array.isArray(mark?.cells) ? mark.cells : [];
		const names = cells
			.map((/** @type {any} */ name) => (typeof name === "string" ? short(name) : shown(name)))
			.slice(0, 3);
		const [a, b] = cells.map((/** @type {any} */ name) =>
			typeof name === "string" ? cellCalled(board, name) : NOWHERE,
		);
		const edge = cells.length === 2 ? edgeBetween(board, a, b) : NOWHERE;
		if (edge === NOWHERE)
			throw new NotKropki(`a ${kind} mark joins ${names.join(" and ") || "nothing"}, expected two neighbours`);
		const where = `between ${names.join(" and ")}`;
		ignoredIn(mark, `the ${kind} ${where}`, READ_OF_DOTS, new Set());
		const value = typeof mark.value === "string" ? mark.value.trim() : mark.value;
		if (!isNothing(value) && value !== dot && value !== String(dot))
			throw new NotKropki(`the ${kind} ${where} is ${shown(mark.value)}, expected ${dot}`);
		if (dots[edge]) throw new NotKropki(`there is a second dot ${where}`);
		dots[edge] = dot;
	}
}
