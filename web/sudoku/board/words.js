// What the board says in words: the accessible name of a cell, and the answers to the query keys.
// Pure; knows no DOM.

/** @import { Board, Cell, Conflicts, Digit, EdgeIndex, Flaws, Puzzle, Query, State } from "../../types.d.ts" */

import { missing } from "../puzzle/edits.js";
import { edgesAround, place } from "../puzzle/geometry.js";
import { BLACK, digitsOf, permits } from "../puzzle/rules.js";
import { phrase } from "../../shared/speak.js";

/** Name a cell by position, content, marks and dots:
 * "Row 3 column 4, empty, centre 2 4. White dot right, black dot below".
 * @param {State} state @param {Cell} cell @param {Flaws} [flaws] */
export function cellName(
	{ puzzle, digits, corner, centre, colour },
	cell,
	{ repeated, broken, wrong, short, tried } = {},
) {
	const [row, column] = place(puzzle.board, cell);
	const marks = (/** @type {number} */ mask) => digitsOf(mask).join(" ");
	const digit = digits[cell];
	const parts = [
		short ? `${row + 1} ${column + 1}` : phrase("row-and-column", { row: row + 1, column: column + 1 }),
		puzzle.givens[cell] ? phrase("given-digit", { digit }) : digit || phrase("empty"),
		!digit && centre[cell] && phrase("centre-marks", { digits: marks(centre[cell]) }),
		!digit && corner[cell] && phrase("corner-marks", { digits: marks(corner[cell]) }),
		colour[cell] && phrase("colours", { digits: marks(colour[cell]) }),
		repeated && phrase("repeated"),
		broken && phrase("breaks-a-dot-rule"),
		wrong && phrase("wrong"),
		tried && phrase("tried"),
	];
	const around = edgesAround(puzzle.board, cell);
	const dots = around
		.flatMap((edge, side) =>
			puzzle.dots[edge] ? [phrase("dot-beside", { colour: KINDS[puzzle.dots[edge]], side: SIDES[side] })] : [],
		)
		.join(", ");
	return parts.filter(Boolean).join(", ") + (dots && `. ${dots[0].toUpperCase()}${dots.slice(1)}`);
}

const KINDS = ["missing", "white", "black", "missing"]; // by dot and by link
const SIDES = ["right", "below", "left", "above"];
/** @type {Record<string, string>} */
const HOUSES = { row: phrase("row"), column: phrase("column"), box: phrase("box") };

/** Describe the board as a whole. @param {Puzzle} puzzle */
export function boardName({ size, negative, boxes }) {
	return phrase("board-name", { size, boxes: String(boxes), dots: String(negative) });
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
	const lacks = (/** @type {readonly Cell[]} */ house) => {
		const lacking = missing(state, house).join(" ");
		return lacking ? phrase("missing", { digits: lacking }) : phrase("missing-nothing");
	};
	if (query === "missing")
		return Object.entries(houses)
			.map(([name, house]) => `${HOUSES[name]}: ${lacks(house)}`)
			.join(". ");
	if (!houses[query]) return phrase("board-has-no-boxes");
	const cells = houses[query].map((cell) => digits[cell] || phrase("empty"));
	return `${HOUSES[query]}: ${cells.join(", ")}. ${lacks(houses[query])}`;
}

/** Say the rule of each conflict, and where it is; nothing where there is none.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {Conflicts} conflicts */
export function conflictWords(puzzle, digits, { cells, edges }) {
	const { board } = puzzle;
	const spot = (/** @type {Cell} */ cell) => {
		const [row, column] = place(board, cell);
		return phrase("in-row-and-column", { row: row + 1, column: column + 1 });
	};
	const repeated = cells.size ? [phrase("repeated-digits-in", { cells: [...cells].map(spot).join(", ") })] : [];
	const broken = [...edges].map((edge) =>
		phrase("rule-broken-between", { rule: ruleOf(puzzle, digits, edge), cells: board.edges[edge].map(spot) }),
	);
	const parts = [...repeated, ...broken].join("; ");
	return parts && phrase("conflict", { parts });
}

/** Say the first conflict in one short line, and how many more are marked; nothing where there is none.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {Conflicts} conflicts */
export function conflictLine(puzzle, digits, { cells, edges }) {
	const rules = [...[...edges].map((edge) => ruleOf(puzzle, digits, edge)), ...repeats(puzzle.board, digits, cells)];
	const [first = "", ...others] = new Set(rules);
	const line = first && `${first[0].toUpperCase()}${first.slice(1)}.`;
	return others.length ? `${line} ${phrase("more-are-marked", { count: others.length })}` : line;
}

/** Say which rule two neighbours break.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {EdgeIndex} edge */
function ruleOf({ board, dots, links }, digits, edge) {
	const [a, b] = board.edges[edge].map((cell) => digits[cell]).sort((one, other) => one - other);
	if (dots[edge] === BLACK) return phrase("black-dot-not-double", { a, b });
	if (dots[edge]) return phrase("white-dot-not-consecutive", { a, b });
	const isDouble = 2 * a === b && !permits(links[edge], 4, 8);
	return isDouble ? phrase("no-dot-but-twice", { a, b }) : phrase("no-dot-but-next-to", { a, b });
}

/** Say which houses have a digit twice.
 * @param {Board} board @param {readonly Digit[]} digits @param {ReadonlySet<Cell>} cells */
function repeats(board, digits, cells) {
	return board.houses.flatMap((house, index) => {
		const there = house.filter((cell) => cells.has(cell)).map((cell) => digits[cell]);
		const twice = there.find((digit, at) => there.indexOf(digit) !== at);
		const kind = ["row", "column", "box"][Math.floor(index / board.size)];
		return twice ? [phrase("is-twice-in-this", { digit: twice, house: kind })] : [];
	});
}
