// Where proposals lie on the board: clues that could be added, drawn pale, and clues that could go, ringed.

/** @import { Board } from "../types.d.ts" */
/** @import { Idea } from "./ideas.js" */

import { shape } from "../shared/dom.js";
import { place } from "../sudoku/puzzle/geometry.js";
import { WHITE } from "../sudoku/puzzle/rules.js";

const MOST = 12; // proposals that are drawn at once: the best

/** Draw where proposals lie, each place once; or, whole and alone, what is pointed at.
 * @param {HTMLElement} root of the board @param {Board} board @param {readonly Idea[]} ideas the best first
 * @param {Idea["changes"] | null} [chosen] that are pointed at */
export function drawPlaces(root, board, ideas, chosen = null) {
	root.querySelector(".places")?.remove();
	const changes = chosen ?? ideas.slice(0, MOST).flatMap((idea) => idea.changes);
	if (!changes.length) return;
	const { size } = board;
	const viewBox = `-.03 -.03 ${size + 0.06} ${size + 0.06}`;
	const svg = shape("svg", `drawing places${chosen ? " chosen" : ""}`, { viewBox, "aria-hidden": "true" });
	const seen = new Set();
	for (const [kind, at, to] of changes) {
		if (seen.has(`${kind} ${at}`)) continue;
		seen.add(`${kind} ${at}`);
		if (kind === "dots") svg.append(dotAt(board, at, to));
		else svg.append(...digitAt(board, at, chosen ? to : 0));
	}
	root.append(svg);
}

/** @param {Board} board @param {number} edge @param {number} dot 0: one that goes */
function dotAt(board, edge, dot) {
	const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
	const look = dot ? (dot === WHITE ? "white" : "black") : "going";
	return shape("circle", look, { cx: (c + d + 1) / 2, cy: (r + s + 1) / 2, r: dot ? 0.13 : 0.2 });
}

/** @param {Board} board @param {number} cell @param {number} digit 0: none is shown */
function digitAt(board, cell, digit) {
	const [row, column] = place(board, cell);
	const inset = digit ? 0.16 : 0.06; // a digit leaves the dots to be seen; without one, the candidates
	const width = 1 - 2 * inset;
	const box = shape("rect", "", { x: column + inset, y: row + inset, width, height: width, rx: 0.1 });
	if (!digit) return [box];
	const text = shape("text", "", { x: column + 0.5, y: row + 0.68 });
	text.textContent = String(digit);
	return [box, text];
}
