// A puzzle drawn small, for lists of puzzles.

/** @import { Puzzle } from "../types.d.ts" */

import { shape } from "../shared/dom.js";
import { drawing } from "../sudoku/board/board.js";
import { place } from "../sudoku/puzzle/geometry.js";

/** Draw a puzzle with its givens. @param {Puzzle} puzzle */
export function drawn(puzzle) {
	const svg = drawing(puzzle);
	puzzle.givens.forEach((digit, cell) => {
		if (!digit) return;
		const [row, column] = place(puzzle.board, cell);
		const text = shape("text", "given", { x: column + 0.5, y: row + 0.72 });
		text.textContent = String(digit);
		svg.append(text);
	});
	return svg;
}
