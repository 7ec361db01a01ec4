// Reads puzzles as other programs write them in plain text, as generator/formats/strings.py does: the strings of
// Interactive Sudoku Solver, and grids of digits, with or without those of their dots. What Kropki does not have is
// refused by its name.

/** @import { Board, Dot, Found } from "../../types.d.ts" */

import { NotKropki, short } from "./fpuzzles.js";
import { NOWHERE, SIZES, board as boardOf, cellCalled, edgeBetween, nameOf } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";

/** @type {Map<string, Dot>} */
const DOTS = new Map([
	["WhiteDot", WHITE],
	["BlackDot", BLACK],
]);
const IGNORED = new Set(["Priority", "SearchPriority"]); // what a solver is told
const ITEMS = /^\.(?:[A-Za-z]|~R)/;
const GIVEN = /^(R[0-9]C[0-9])_([0-9])$/i;
const SEPARATORS = /[ \t\n\v\f\r,;|]+/g;

/** Tell whether a text begins like a string of Interactive Sudoku Solver. @param {string} text */
export function isItems(text) {
	return ITEMS.test(text);
}

/** Return how many digits a board has, and how many with its dots. @param {number} size */
function countsOf(size) {
	return { plain: size * size, dotted: size * size + 2 * size * (size - 1) };
}

/** Tell whether a text is nothing but cells, more than a row has, with or without their dots. @param {string} text */
export function isGrid(text) {
	return /^[0-9. \t\n\v\f\r,;|]+$/.test(text) && text.replace(SEPARATORS, "").length > Math.max(...SIZES);
}

/** Read a string of Interactive Sudoku Solver. @param {string} text @returns {Found} */
export function fromItems(text) {
	const items = text
		.split(".")
		.map((item) => item.trim())
		.filter(Boolean)
		.map((item) => item.split("~"));
	const board = boardOf(sizeIn(items.filter(([name]) => name === "Shape").map(([, ...said]) => said)));
	const givens = board.cells.map(() => 0);
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	const ignored = new Set();
	for (const [name, ...said] of items) {
		const dot = DOTS.get(name);
		if (dot !== undefined) {
			for (const edge of edgesOf(board, name, said)) {
				const joined = board.edges[edge].map((cell) => nameOf(board, cell).toUpperCase());
				if (dots[edge]) throw new NotKropki(`there is a second dot between ${joined.join(" and ")}`);
				dots[edge] = dot;
			}
		} else if (!name) for (const each of said) setGiven(board, givens, each);
		else if (IGNORED.has(name)) ignored.add(name);
		else if (name !== "Shape" && name !== "StrictKropki")
			throw new NotKropki(`the puzzle has “${short(name)}”, which Kropki does not have`);
	}
	const negative = items.some(([name]) => name === "StrictKropki");
	return { puzzle: puzzleOf(givens, dots, negative), ignored: [...ignored].sort() };
}

/** @param {string[][]} shapes */
function sizeIn(shapes) {
	const said = shapes.at(-1)?.join("~") ?? "9x9";
	const size = /^([469])x\1$/.exec(said)?.[1];
	if (!size) throw new NotKropki(`the board has shape “${short(said)}”, expected 4x4, 6x6 or 9x9`);
	return Number(size);
}

/** Return the edges between those of the cells that are neighbours: one item may have the dots of a whole board.
 * @param {Board} board @param {string} name @param {string[]} cells */
function edgesOf(board, name, cells) {
	const named = cells.slice(0, board.cells.length + 1).map((cell) => cellCalled(board, cell));
	const there = new Set(named);
	const edges = [...board.edges.keys()].filter((edge) => board.edges[edge].every((cell) => there.has(cell)));
	if (edges.length && !there.has(NOWHERE) && there.size === cells.length) return edges;
	const joined = cells.slice(0, 3).map(short).join(" and ") || "nothing";
	throw new NotKropki(`a ${name} joins ${joined}, expected neighbours`);
}

/** @param {Board} board @param {number[]} givens one of which is set @param {string} text */
function setGiven(board, givens, text) {
	const [, name, digit] = GIVEN.exec(text) ?? [];
	const cell = name ? cellCalled(board, name) : NOWHERE;
	if (cell === NOWHERE || Number(digit) < 1 || Number(digit) > board.size)
		throw new NotKropki(`a given is “${short(text)}”, expected one such as R1C1_${board.size}`);
	givens[cell] = Number(digit);
}

/** Read a grid of digits, and that of its dots if there is one. @param {string} text @returns {Found} */
export function fromGrid(text) {
	const digits = [...text.replace(SEPARATORS, "")].map((letter) => (letter === "." ? 0 : Number(letter)));
	const size = SIZES.find((each) => Object.values(countsOf(each)).includes(digits.length));
	if (!size)
		throw new NotKropki(`the text has ${digits.length} cells, expected 16, 36 or 81, or 40, 96 or 225 with their dots`);
	const board = boardOf(size);
	const { plain } = countsOf(size);
	const givens = digits.slice(0, plain);
	const marks = digits.slice(plain);
	const most = Math.max(...givens);
	if (most > size) throw new NotKropki(`a cell has ${most}, expected 0 for an empty one or a digit from 1 to ${size}`);
	if (Math.max(0, ...marks) > 2)
		throw new NotKropki(`a dot is ${Math.max(...marks)}, expected 0 for none, 1 for white or 2 for black`);
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	const across = board.cells.filter((cell) => (cell + 1) % size).map((cell) => [cell, cell + 1]);
	const down = board.cells.filter((cell) => cell + size < plain).map((cell) => [cell, cell + size]);
	marks.forEach((mark, index) => {
		const [a, b] = [...across, ...down][index];
		dots[edgeBetween(board, a, b)] = /** @type {Dot} */ ([0, WHITE, BLACK][mark]);
	});
	return { puzzle: puzzleOf(givens, dots, marks.length > 0), ignored: [] };
}
