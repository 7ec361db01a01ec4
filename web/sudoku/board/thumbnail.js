// A small picture of a board: its dots, and which cells are filled. Of its digits it tells nothing.

/** @import { Cell, Digit, Dot, Puzzle } from "../../types.d.ts" */

import { shape } from "../../shared/dom.js";
import { place } from "../puzzle/geometry.js";
import { BLACK, WHITE } from "../puzzle/rules.js";

const RADIUS = 0.17; // of a dot: larger than on the board, since it is small

/** Return the picture of a puzzle.
 * @param {Puzzle} puzzle @param {readonly Digit[]} [digits] what is filled in; else what is given
 * @param {readonly Cell[]} [marked] cells that are shown in a colour */
export function thumb(puzzle, digits = puzzle.givens, marked = []) {
	const { size, boxHeight, boxWidth, cells } = puzzle.board;
	const svg = shape("svg", "thumb", { viewBox: `-.1 -.1 ${size + 0.2} ${size + 0.2}`, "aria-hidden": "true" });
	const lines = [];
	for (let y = 0; y <= size; y += boxHeight) lines.push(`M0 ${y}H${size}`);
	for (let x = 0; x <= size; x += boxWidth) lines.push(`M${x} 0V${size}`);
	svg.append(
		shape("path", "filled", {
			d: squares(
				puzzle,
				cells.filter((cell) => digits[cell]),
			),
		}),
		shape("path", "marked", { d: squares(puzzle, marked) }),
		shape("path", "thick", { d: lines.join("") }),
		shape("path", "white", { d: circles(puzzle, WHITE) }),
		shape("path", "black", { d: circles(puzzle, BLACK) }),
	);
	return svg;
}

/** @param {Puzzle} puzzle @param {readonly Cell[]} cells */
function squares({ board }, cells) {
	return cells
		.map((cell) => {
			const [row, column] = place(board, cell);
			return `M${column} ${row}h1v1h-1z`;
		})
		.join("");
}

/** Draw all dots of a colour in one path. @param {Puzzle} puzzle @param {Dot} colour */
function circles({ board, dots }, colour) {
	return board.edges
		.map(([one, other], edge) => {
			if (dots[edge] !== colour) return "";
			const [[r, c], [s, d]] = [one, other].map((cell) => place(board, cell));
			const arc = `${RADIUS} ${RADIUS} 0 1 0`;
			return `M${(c + d + 1) / 2 - RADIUS} ${(r + s + 1) / 2}a${arc} ${2 * RADIUS} 0a${arc} ${-2 * RADIUS} 0`;
		})
		.join("");
}
