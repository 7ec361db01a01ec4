// What the board is called in words, and each cell of it. Pure; knows no DOM.

/** @import { Cell, Flaws, Puzzle, State } from "../../types.d.ts" */

import { edgesAround, place } from "../puzzle/geometry.js";
import { digitsOf } from "../puzzle/rules.js";
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

/** Describe the board as a whole. @param {Puzzle} puzzle */
export function boardName({ size, negative, boxes }) {
	return phrase("board-name", { size, boxes: String(boxes), dots: String(negative) });
}
