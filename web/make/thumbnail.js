// A puzzle drawn small, for lists of puzzles.

/** @import { Board, Cell, EdgeIndex, Puzzle } from "../types.d.ts" */

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

/** Ring clues: those of cells, and the dots of edges. @param {Board} board @param {Iterable<Cell>} cells
 * @param {Iterable<EdgeIndex>} edges @param {string} name of the looks */
export function rings(board, cells, edges, name) {
	const group = shape("g", name);
	for (const cell of cells) {
		const [row, column] = place(board, cell);
		group.append(shape("rect", "", { x: column + 0.12, y: row + 0.12, width: 0.76, height: 0.76, rx: 0.12 }));
	}
	for (const edge of edges) {
		const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
		group.append(shape("circle", "", { cx: (c + d + 1) / 2, cy: (r + s + 1) / 2, r: 0.24 }));
	}
	return group;
}
