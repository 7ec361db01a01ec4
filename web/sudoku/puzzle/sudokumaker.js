// Reads SudokuMaker's JSON, as generator/formats/sudokumaker.py does: cells in reading order, and constraints, each of
// which is known by a number. What Kropki does not have is refused by name.

/** @import { Board, Cell, Dot, Found, Negative } from "../../types.d.ts" */

import { NotKropki, ignoredIn, isNothing, isObject, listIn, shown } from "./fpuzzles.js";
import { SIZES, board as boardOf, nameOf } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";

/** @typedef {Map<number, Record<string, any>>} Constraints by their numbers */

const [ROWS, BOXES] = [0, 1];
/** @type {[number, Dot, string, 1 | 2][]} */
const DOTS = [
	[200, WHITE, "difference", 1],
	[201, BLACK, "ratio", 2],
];
/** Names of constraints that Kropki does not have. @type {Record<number, string>} */
const NAMES = {
	...{ 10: "diagonal", 11: "diagonal", 12: "antiking", 13: "antiknight", 14: "disjoint groups", 15: "nonconsecutive" },
	...{ 100: "odd cells", 101: "even cells", 102: "minimum cells", 103: "maximum cells", 202: "XV" },
	...{ 300: "thermometers", 301: "killer cages", 303: "quadruples", 305: "extra regions", 401: "whispers" },
	...{ 402: "palindromes", 403: "between lines", 408: "arrows", 409: "double arrows", 500: "little killers" },
	...{ 501: "sandwich sums", 502: "X-sums", 504: "numbered rooms", 600: "indexers", 601: "indexers" },
	...{ 1000: "custom constraint", 2000: "cosmetic lines", 2001: "cosmetic cages", 2002: "cosmetic symbols" },
	...{ 4000: "fog of war", 4001: "fog of war" },
};
const READ = new Set(["cells", "constraints", "height", "maxDigit", "minDigit", "size", "width"]);
const IGNORED = new Set(["author", "comment", "name", "export"]);
const READ_OF_CELLS = new Set(["given", "value"]);

/** Read a puzzle; throws NotKropki, with what and where, for what is none. @param {any} json @returns {Found} */
export function fromSudokuMaker(json) {
	const inside = json?.puzzle;
	if (!isObject(inside)) throw new NotKropki("the link has no puzzle of SudokuMaker");
	const ignored = new Set(ignoredIn(inside, "the puzzle", READ, IGNORED));
	const cells = listIn(inside.cells, "cells");
	const size = SIZES.find((each) => each * each === cells.length);
	if (!size) throw new NotKropki(`the board has ${cells.length} cells, expected 16, 36 or 81`);
	const board = boardOf(size);
	checkDigits(board, inside);
	const constraints = constraintsIn(inside);
	checkHouses(board, constraints);
	const givens = board.cells.map((cell) => givenIn(board, cell, cells[cell], ignored));
	const puzzle = puzzleOf(givens, dotsIn(board, constraints), negativeIn(constraints));
	return { puzzle, ignored: [...ignored].sort() };
}

/** Refuse a puzzle whose own words for its size do not agree with the board.
 * @param {Board} board @param {Record<string, any>} inside */
function checkDigits({ size }, inside) {
	for (const name of ["height", "maxDigit", "size", "width", "minDigit"]) {
		const usual = name === "minDigit" ? 1 : size;
		const value = name in inside ? inside[name] : usual;
		if (value !== usual) throw new NotKropki(`${name} is ${shown(value)}, expected ${usual}`);
	}
}

/** Return the constraints; refuse those that Kropki does not have, and a second one of a number.
 * @param {Record<string, any>} inside */
function constraintsIn(inside) {
	/** @type {Constraints} */
	const found = new Map();
	for (const each of listIn(inside.constraints, "constraints")) {
		const kind = isObject(each) ? (each.type ?? null) : null;
		if (typeof kind !== "number" || found.has(kind))
			throw new NotKropki(`a constraint has type ${shown(kind)}, expected a number, and no other of the same`);
		if (!isNothing(each.disabled)) continue;
		if (kind !== ROWS && kind !== BOXES && !DOTS.some(([number]) => number === kind)) {
			const name = NAMES[kind] ?? `constraint ${shown(kind)}`;
			throw new NotKropki(`the puzzle has “${name}”, which Kropki does not support`);
		}
		found.set(kind, each);
	}
	return found;
}

/** @param {Board} board @param {Constraints} constraints */
function checkHouses(board, constraints) {
	if (!constraints.has(ROWS)) throw new NotKropki("digits may repeat in a row, which Kropki does not support");
	const regions = listIn(constraints.get(BOXES)?.regions, "regions");
	const isWhole = regions.length === board.cells.length && regions.every((each) => typeof each === "number");
	const boxes = board.boxes.map((box) => new Set(box.map((cell) => regions[cell])));
	const isUsual = boxes.every(({ size }) => size === 1) && new Set(regions).size === board.size;
	if (!isWhole || !isUsual) throw new NotKropki("the boxes are not the usual ones");
}

/** @param {Board} board @param {Cell} cell @param {any} json @param {Set<string>} ignored grows */
function givenIn(board, cell, json, ignored) {
	if (isNothing(json)) return 0;
	const name = nameOf(board, cell);
	if (!isObject(json)) throw new NotKropki(`${name} is not a cell`);
	for (const each of ignoredIn(json, name, READ_OF_CELLS, new Set(["colors"]))) ignored.add(each);
	const { given, value } = json;
	if (given !== true) {
		if (!isNothing(value)) ignored.add("value");
		return 0;
	}
	if (Number.isInteger(value) && value >= 1 && value <= board.size) return value;
	throw new NotKropki(`the given in ${name} is ${shown(value ?? null)}, expected a digit from 1 to ${board.size}`);
}

/** @param {Board} board @param {Constraints} constraints */
function dotsIn(board, constraints) {
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	for (const [kind, dot, name, usual] of DOTS) {
		for (const clue of listIn(constraints.get(kind)?.clues, "clues")) {
			const edge = board.edges.findIndex((each) => isObject(clue) && numberOf(board, each) === clue.edge);
			if (edge < 0) throw new NotKropki(`a ${name} clue is not between two cells`);
			const where = `between ${board.edges[edge].map((cell) => nameOf(board, cell)).join(" and ")}`;
			const value = "value" in clue ? clue.value : usual;
			if (value !== usual) throw new NotKropki(`the ${name} ${where} is ${shown(value)}, expected ${usual}`);
			if (dots[edge]) throw new NotKropki(`there is a second dot ${where}`);
			dots[edge] = dot;
		}
	}
	return dots;
}

/** Return the number by which SudokuMaker knows the border between two cells: row by row the left borders of the cells,
 * and then the lower ones. @param {Board} board @param {readonly [Cell, Cell]} edge */
function numberOf({ size }, [first, second]) {
	const row = Math.floor(first / size) * 2 * size;
	return second === first + 1 ? row + (second % size) : row + size + (first % size);
}

/** Return which dots are all drawn; refuse one that excepts no dot of the other colour.
 * @param {Constraints} constraints @returns {Negative} */
function negativeIn(constraints) {
	const [white, black] = DOTS.map(([kind, , name, usual]) => {
		const values = listIn(constraints.get(kind)?.negative, "negative");
		if (values.some((value) => value !== usual))
			throw new NotKropki(`the puzzle has “negative: ${name}”, which Kropki does not support for other numbers`);
		return values.length > 0;
	});
	checkOverride(constraints.get(200), black, "overrideNegativeRatios");
	checkOverride(constraints.get(201), white, "overrideNegativeDifferences");
	if (white !== black) return white ? "white" : "black";
	return white;
}

/** Refuse dots that may not stand where the other colour is said to be complete.
 * @param {Record<string, any> | undefined} constraint @param {boolean} isOtherComplete @param {string} name */
function checkOverride(constraint, isOtherComplete, name) {
	if (isOtherComplete && listIn(constraint?.clues, "clues").length && constraint?.[name] !== true)
		throw new NotKropki(`${name} is ${shown(constraint?.[name] ?? null)}, expected true`);
}
