// What the board says in words: the accessible name of a cell, and the answers to the query keys.
// Pure; knows no DOM.

/** @import { Board, Cell, Conflicts, Digit, EdgeIndex, Flaws, Puzzle, Query, State } from "../../types.d.ts" */

import { missing } from "../puzzle/edits.js";
import { edgesAround, place } from "../puzzle/geometry.js";
import { BLACK, digitsOf, permits } from "../puzzle/rules.js";

/** Name a cell by position, content, marks and dots:
 * "Row 3 column 4, empty, centre 2 4. White dot right, black dot below".
 * @param {State} state @param {Cell} cell @param {Flaws} [flaws] */
export function cellName(
	{ puzzle, digits, corner, centre, colour },
	cell,
	{ repeated, broken, wrong, short, tried } = {},
) {
	const [row, column] = place(puzzle.board, cell);
	const marks = (/** @type {string} */ name, /** @type {number} */ mask) =>
		mask && `${name} ${digitsOf(mask).join(" ")}`;
	const parts = [
		short ? `${row + 1} ${column + 1}` : `Row ${row + 1} column ${column + 1}`,
		`${puzzle.givens[cell] ? "given " : ""}${digits[cell] || "empty"}`,
		!digits[cell] && marks("centre", centre[cell]),
		!digits[cell] && marks("corner", corner[cell]),
		marks("colour", colour[cell]),
		repeated && "repeated",
		broken && "breaks a dot rule",
		wrong && "wrong",
		tried && "tried",
	];
	const around = edgesAround(puzzle.board, cell);
	const dots = around
		.flatMap((edge, side) => (puzzle.dots[edge] ? [`${KINDS[puzzle.dots[edge]]} dot ${SIDES[side]}`] : []))
		.join(", ");
	return parts.filter(Boolean).join(", ") + (dots && `. ${dots[0].toUpperCase()}${dots.slice(1)}`);
}

const KINDS = ["missing", "white", "black", "missing"]; // by dot and by link
const SIDES = ["right", "below", "left", "above"];

/** Describe the board as a whole. @param {Puzzle} puzzle */
export function boardName({ size, negative, boxes }) {
	const every = negative === true ? "Every dot is" : negative ? `Every ${negative} dot is` : "Only some dots are";
	return `Kropki, ${size} by ${size}${boxes ? "" : ", without boxes"}. ${every} drawn`;
}

/** Answer a query about the cell under the cursor: read a house, or say what is missing around it.
 * @param {State} state @param {Query} query */
export function answer(state, query) {
	const {
		puzzle: { board },
		cursor,
		digits,
	} = state;
	if (query === "cell") return cellName(state, cursor);
	const [row, column, box] = board.houses.filter((house) => house.includes(cursor));
	/** @type {Record<string, readonly Cell[]>} */
	const houses = { row, column, ...(box && { box }) };
	const lacks = (/** @type {readonly Cell[]} */ house) => `missing ${missing(state, house).join(" ") || "nothing"}`;
	if (query === "missing")
		return Object.entries(houses)
			.map(([name, house]) => `${name}: ${lacks(house)}`)
			.join(". ");
	if (!houses[query]) return "This board has no boxes";
	return `${query}: ${houses[query].map((cell) => digits[cell] || "empty").join(", ")}. ${lacks(houses[query])}`;
}

/** Say the rule of each conflict, and where it is; nothing where there is none.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {Conflicts} conflicts */
export function conflictWords(puzzle, digits, { cells, edges }) {
	const { board } = puzzle;
	const spot = (/** @type {Cell} */ cell) =>
		place(board, cell)
			.map((line, axis) => `${axis ? "column" : "row"} ${line + 1}`)
			.join(" ");
	const repeated = cells.size ? [`repeated digits in ${[...cells].map(spot).join(", ")}`] : [];
	const broken = [...edges].map(
		(edge) => `${ruleOf(puzzle, digits, edge)}: ${board.edges[edge].map(spot).join(" and ")}`,
	);
	const words = [...repeated, ...broken].join("; ");
	return words && `Conflict: ${words}`;
}

/** Say the first conflict in one short line, and how many more are marked; nothing where there is none.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {Conflicts} conflicts */
export function conflictLine(puzzle, digits, { cells, edges }) {
	const rules = [...[...edges].map((edge) => ruleOf(puzzle, digits, edge)), ...repeats(puzzle.board, digits, cells)];
	const [first = "", ...others] = new Set(rules);
	const line = first && `${first[0].toUpperCase()}${first.slice(1)}.`;
	return others.length ? `${line} ${others.length} more ${others.length === 1 ? "is" : "are"} marked.` : line;
}

/** Say which rule two neighbours break.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {EdgeIndex} edge */
function ruleOf({ board, dots, links }, digits, edge) {
	const [a, b] = board.edges[edge].map((cell) => digits[cell]).sort((one, other) => one - other);
	const what = 2 * a === b && !permits(links[edge], 4, 8) ? "twice" : "next to";
	if (!dots[edge]) return `no dot here: ${a} and ${b} may not touch, one is ${what} the other`;
	return `a ${KINDS[dots[edge]]} dot: ${a} and ${b} are not ${dots[edge] === BLACK ? "double" : "consecutive"}`;
}

/** Say which houses have a digit twice.
 * @param {Board} board @param {readonly Digit[]} digits @param {ReadonlySet<Cell>} cells */
function repeats(board, digits, cells) {
	return board.houses.flatMap((house, index) => {
		const there = house.filter((cell) => cells.has(cell)).map((cell) => digits[cell]);
		const twice = there.find((digit, at) => there.indexOf(digit) !== at);
		return twice ? [`${twice} is twice in this ${["row", "column", "box"][Math.floor(index / board.size)]}`] : [];
	});
}
