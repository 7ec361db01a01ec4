// KEN, the one-line notation of a puzzle: text to puzzle and back, with the faults of generator/board/notation.py.
//
//   (5wk)  a given 5, a white dot below, a black dot to the right
//   (xw)   an empty cell, no dot below, a white dot to the right
//   5  C   a given 5 without dots; three empty cells without dots
//
// Tokens are checked, rows counted, then walked: the leftmost fault of a pass wins. Knows no rule.

/** @import { Board, Cell, Dot, EdgeIndex, Negative, Puzzle } from "../../types.d.ts" */

import { NOWHERE, SIZES, SQUARES, board as boardOf } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";
import { written } from "../../shared/numbers.js";
import { phrase } from "../../shared/speak.js";

const LIMIT = 1024; // characters; the longest KEN of a 9x9 board has 409
const EXCERPT = 12; // characters of the text that a fault quotes
const RUNS = "ABCDEFGHI";
const DOTS = "xwk"; // index = Dot
const TOKEN = /[A-I0-9]|\([0-9]?[wkx][wkx]\)/g;
const TOKENS = /(?:[A-I0-9/]|\([0-9]?[wkx][wkx]\))*/y;
const INSIDE = /[0-9A-Iwkx]*/y; // what a bracket may hold, rightly or not

/** Text that is not KEN: a stable code, a sentence, and where. */
export class KenError extends Error {
	/** @param {string} code "dot-off-board" @param {string} text the whole text
	 * @param {number} offset characters before the fault @param {string} expected */
	constructor(code, text, offset, expected) {
		const excerpt = text.slice(offset, offset + EXCERPT);
		super(
			offset >= text.length
				? phrase("expected-but-text-ends", { expected })
				: phrase("expected-but-there-is", { expected, found: JSON.stringify(excerpt) }),
		);
		this.name = "KenError";
		this.code = code;
		this.offset = offset;
		this.excerpt = excerpt;
	}

	/** What is wrong, and where, for a player. */
	get words() {
		return phrase("fault-at-character", { fault: this.message, number: this.offset + 1 });
	}
}

/** Read a puzzle; throw a KenError for text that is not KEN, and nothing else for any text.
 * @param {string} text
 * @param {Negative} [negative] which dots are all drawn: the notation does not say it, nor whether there are boxes */
export function parse(text, negative = true, boxes = true) {
	const board = boardFor(text, boxes);
	const givens = board.cells.map(() => 0);
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	walk(text, board, (token, offset, cell) => {
		const [, digit, below, right] = /^\(?(\d?)([wkx])?([wkx])?\)?$/.exec(token) ?? [];
		if (digit) givens[cell] = Number(digit);
		if (digit && (digit === "0" || givens[cell] > board.size))
			throw new KenError(
				"digit-out-of-range",
				text,
				offset + (token.length > 1 ? 1 : 0),
				phrase("expected-digit-up-to", { size: board.size }),
			);
		const draw = (/** @type {string} */ letter, /** @type {EdgeIndex} */ edge, /** @type {number} */ fromEnd) => {
			if (!letter || letter === "x") return;
			if (edge === NOWHERE)
				throw new KenError("dot-off-board", text, offset + token.length - fromEnd, phrase("expected-no-dot"));
			dots[edge] = letter === "w" ? WHITE : BLACK;
		};
		draw(below, board.below[cell], 3);
		draw(right, board.right[cell], 2);
	});
	return puzzleOf(givens, dots, negative, boxes);
}

/** Return the board whose rows a text has, once every token of it is sound.
 * @param {string} text @param {boolean} boxes */
function boardFor(text, boxes) {
	if ([...text].length > LIMIT)
		throw new KenError("too-long", text, LIMIT, phrase("expected-fewer-characters", { count: written(LIMIT) }));
	TOKENS.lastIndex = 0;
	const end = TOKENS.exec(text)?.[0].length ?? 0;
	if (end < text.length) throw brokenToken(text, end);
	const rows = text.split("/");
	if ((boxes ? SIZES : SQUARES).includes(rows.length)) return boardOf(rows.length, boxes);
	const wanted = { sizes: String(boxes), count: rows.length };
	throw new KenError("row-count", text, rows.slice(0, 9).join("/").length, phrase("expected-rows", wanted));
}

/** Visit the token of each cell that is not in a run; check the length of every row.
 * @param {string} text @param {Board} board @param {(token: string, offset: number, cell: Cell) => void} visit */
function walk(text, { size, rows }, visit) {
	let offset = 0;
	text.split("/").forEach((row, index) => {
		let filled = 0;
		for (const [token] of row.matchAll(TOKEN)) {
			const run = RUNS.indexOf(token) + 1;
			filled += run || 1;
			if (filled > size)
				throw new KenError("row-too-long", text, offset, phrase("expected-row-to-end", { row: index + 1, size }));
			if (!run) visit(token, offset, rows[index][filled - 1]);
			offset += token.length;
		}
		const isLast = index === size - 1; // it may stop early
		if (filled < size && !isLast)
			throw new KenError(
				"row-too-short",
				text,
				offset,
				phrase("expected-cells-in-row", { row: index + 1, size, count: filled }),
			);
		offset += 1;
	});
}

/** Name what is wrong with a text where no token can be read. @param {string} text @param {number} start */
function brokenToken(text, start) {
	if (text[start] !== "(") return new KenError("unexpected-character", text, start, phrase("expected-token"));
	INSIDE.lastIndex = start + 1;
	const end = start + 1 + (INSIDE.exec(text)?.[0].length ?? 0);
	if (text[end] === ")") return new KenError("malformed-bracket", text, start, phrase("expected-bracket"));
	if ("(/".includes(text[end] ?? ""))
		return new KenError("unclosed-bracket", text, start, phrase("expected-closed-bracket"));
	return new KenError("unexpected-character", text, end, phrase("expected-in-bracket"));
}

/** Write a puzzle in its one canonical form. @param {Puzzle} puzzle */
export function write({ board, givens, dots }) {
	const dotAt = (/** @type {EdgeIndex} */ edge) => DOTS[dots[edge] ?? 0];
	const token = (/** @type {Cell} */ cell) => {
		const around = dotAt(board.below[cell]) + dotAt(board.right[cell]);
		return around === "xx" ? givens[cell] || "A" : `(${givens[cell] || ""}${around})`;
	};
	return board.rows
		.map((row) =>
			row
				.map(token)
				.join("")
				.replace(/A{2,8}/g, (run) => RUNS[run.length - 1]),
		)
		.join("/");
}

/** Read a full board: a digit in every cell and no dot. @param {string} text */
export function parseGrid(text) {
	const { givens, dots } = parse(text, true, false);
	if (!givens.includes(0) && !dots.some(Boolean)) return [...givens];
	const end = /^(?:[0-9/]|\([0-9]xx\))*/.exec(text)?.[0].length ?? 0;
	throw new KenError("not-a-solution", text, end, phrase("expected-full-board"));
}
