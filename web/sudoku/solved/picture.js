// A picture of a result: the puzzle as it was before a digit was entered, and how it went. Drawn on a canvas, in the
// colours of the theme.

/** @import { Puzzle } from "../../types.d.ts" */

import { place } from "../puzzle/geometry.js";
import { BLACK } from "../puzzle/rules.js";

const WIDTH = 1080; // pixels
const EDGE = 60;
const SIDE = WIDTH - 2 * EDGE; // of the board
const HEAD = 130;
const HEIGHT = HEAD + SIDE + 150;

/** Draw the picture as PNG.
 * @param {Puzzle} puzzle @param {string[]} lines one above the board, one below @returns {Promise<Blob>} */
export function pictureOf(puzzle, [above, below]) {
	const canvas = document.createElement("canvas");
	Object.assign(canvas, { width: WIDTH, height: HEIGHT });
	const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
	const styles = getComputedStyle(document.documentElement);
	const look = (/** @type {string} */ name) => styles.getPropertyValue(`--${name}`).trim();
	pen.fillStyle = look("paper");
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	pen.textAlign = "center";
	pen.fillStyle = look("ink");
	pen.font = "600 44px system-ui, sans-serif";
	pen.fillText(above, WIDTH / 2, HEAD - 50, SIDE);
	pen.font = "40px system-ui, sans-serif";
	pen.fillText(below, WIDTH / 2, HEAD + SIDE + 75, SIDE);
	pen.fillStyle = look("soft");
	pen.font = "30px system-ui, sans-serif";
	pen.fillText(location.host, WIDTH / 2, HEAD + SIDE + 122, SIDE);
	pen.translate(EDGE, HEAD);
	pen.scale(SIDE / puzzle.size, SIDE / puzzle.size);
	drawBoard(pen, puzzle, look);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
	);
}

/** Draw lines, givens and dots; a cell is 1 wide.
 * @param {CanvasRenderingContext2D} pen @param {Puzzle} puzzle @param {(name: string) => string} look */
function drawBoard(pen, { size, givens, dots, board }, look) {
	pen.fillStyle = look("board");
	pen.fillRect(0, 0, size, size);
	drawLines(pen, size, 1, 1, 0.02, look("grid"));
	drawLines(pen, size, board.boxHeight, board.boxWidth, 0.04, look("rule"));
	pen.fillStyle = look("ink");
	pen.font = "600 .6px system-ui, sans-serif";
	for (const [cell, digit] of givens.entries()) {
		const [row, column] = place(board, cell);
		if (digit) pen.fillText(String(digit), column + 0.5, row + 0.71);
	}
	const less = parseFloat(look("less")); // as the board has it: a black dot looks as large as a white one
	for (const [edge, dot] of dots.entries()) {
		const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
		if (!dot) continue;
		pen.beginPath();
		const isBlack = dot === BLACK;
		pen.arc((c + d + 1) / 2, (r + s + 1) / 2, isBlack ? 0.13 + 1.8 * less : 0.13 - less, 0, 7);
		pen.lineWidth = isBlack ? 0.034 - 1.2 * less : 0.034;
		pen.fillStyle = look(isBlack ? "dark-dot" : "light-dot");
		pen.strokeStyle = look(isBlack ? "light-ring" : "dark-ring");
		pen.fill();
		pen.stroke();
	}
}

/** @param {CanvasRenderingContext2D} pen @param {number} size @param {number} height @param {number} width
 * @param {number} thick @param {string} colour */
function drawLines(pen, size, height, width, thick, colour) {
	pen.beginPath();
	pen.strokeStyle = colour;
	pen.lineWidth = thick;
	for (let y = 0; y <= size; y += height) pen.rect(0, y, size, 0);
	for (let x = 0; x <= size; x += width) pen.rect(x, 0, 0, size);
	pen.stroke();
}
