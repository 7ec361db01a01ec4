// Writes f-puzzles as other programs do, packed by the original lz-string: what the page must read.

/** @import { Digit, Dot, Negative, Puzzle } from "../../web/types.d.ts" */

import LZString from "lz-string";
import { nameOf } from "../../web/sudoku/puzzle/geometry.js";
import { BLACK, WHITE } from "../../web/sudoku/puzzle/rules.js";

/** @type {Map<Negative, object>} what says which dots are all drawn */
const PROMISES = new Map([
	[true, { nonconsecutive: true, negative: ["ratio"] }],
	[/** @type {Negative} */ ("white"), { negative: ["difference"] }],
	["black", { negative: ["ratio"] }],
]);

/** Pack a text. @param {string} text */
export function compress(text) {
	return LZString.compressToBase64(text);
}

/**
 * Give a puzzle as f-puzzles JSON.
 * @param {Puzzle} puzzle
 * @param {{ title: string, solution?: readonly Digit[] | null }} about
 */
export function toFpuzzles(puzzle, { title, solution }) {
	const { board } = puzzle;
	const box = (/** @type {number} */ cell) => board.boxes.findIndex((cells) => cells.includes(cell));
	const marks = (/** @type {Dot} */ dot) =>
		board.edges
			.filter((_, edge) => puzzle.dots[edge] === dot)
			.map((cells) => ({ cells: cells.map((cell) => nameOf(board, cell).toUpperCase()), value: "" }));
	return {
		size: puzzle.size,
		title,
		grid: board.rows.map((row) =>
			row.map((cell) => ({
				...(puzzle.givens[cell] && { value: puzzle.givens[cell], given: true }),
				...(puzzle.size === 6 && { region: box(cell) }),
			})),
		),
		difference: marks(WHITE),
		ratio: marks(BLACK),
		...PROMISES.get(puzzle.negative),
		...(solution && { solution: [...solution] }),
	};
}

/** Give the SudokuPad link of a puzzle. @param {Puzzle} puzzle */
export function sudokuPadLink(puzzle) {
	const packed = compress(JSON.stringify(toFpuzzles(puzzle, { title: "t" })));
	return `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(packed)}`;
}
