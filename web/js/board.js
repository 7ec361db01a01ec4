// Draws the board, and only what changed since it was last drawn.
//
//   svg.drawing > path.seen           the houses of the cursor
//   div.grid[role=grid]
//     div.row[role=row]
//       div.cell[role=gridcell]       .given .selected .cursor .repeated .wrong .hinted .alike
//         span.digit                  or
//         span.marks > i b            an i per mark in the corners, a b for the centre
//   svg.drawing                       viewBox: a cell is 1 wide
//     path.thin  path.thick           the lines
//     g.hints > circle                a ring on each edge of a hint
//     g.dots > circle.white .black
//     g.faults > path                 a cross on each broken dot or gap

/** @import { Board, Cell, EdgeIndex, Puzzle, View } from "../types.d.ts" */

import { make, shape } from "./dom.js";
import { NOWHERE, place } from "./geometry.js";
import { BLACK, digitsOf } from "./rules.js";
import { boardName, cellName } from "./words.js";

const RADIUS = 0.115; // of a dot
const LOOKS = ["given", "selected", "cursor", "repeated", "wrong", "hinted", "alike"];

/** The drawn board inside an element. */
export class BoardView {
	/** @type {HTMLElement[]} */
	cells = [];
	/** @type {HTMLElement | undefined} the cell that Tab leads to */
	stop;
	/** @type {number[]} how each cell was last drawn: a bit for each of LOOKS */
	looks = [];
	/** @type {number[]} what each cell held then: layers and flags in one number */
	contents = [];
	/** @type {Element[]} the houses of the cursor, hints, faults */
	layers = [];
	edgesShown = "";
	seenFrom = NOWHERE;
	cursor = 0;
	/** @type {Puzzle | null} */
	puzzle = null;

	/** @param {HTMLElement} root */
	constructor(root) {
		this.root = root;
	}

	/** @param {View} view */
	draw(view) {
		const { state: { puzzle, selected, cursor }, conflicts } = view;
		if (this.puzzle !== puzzle) this.build(puzzle, cursor);
		const isAlone = selected.size === 1;
		const broken = new Set([...conflicts.edges].flatMap((edge) => puzzle.board.edges[edge]));
		for (const cell of this.cells.keys()) {
			this.drawLook(view, cell, isAlone);
			this.drawContent(view, cell, broken.has(cell));
		}
		this.drawSeen(puzzle.board, view.seen && isAlone ? cursor : NOWHERE);
		this.drawEdges(view, puzzle.board);
		this.cursor = cursor;
	}

	/** Put the focus on the cell under the cursor, and make it the board's one tab stop. */
	focus() {
		const [before, node] = [this.stop, this.cells[this.cursor]];
		this.stop = node;
		node.tabIndex = 0;
		node.focus({ preventScroll: true });
		if (before && before !== node) before.tabIndex = -1; // not earlier: on the cell with the focus, it costs a layout
	}

	/** @param {Puzzle} puzzle @param {Cell} cursor */
	build(puzzle, cursor) {
		const { board } = puzzle;
		this.puzzle = puzzle;
		this.looks = [];
		this.contents = [];
		this.edgesShown = "";
		this.seenFrom = NOWHERE;
		this.cells = board.cells.map((cell) => {
			const node = make("div");
			node.role = "gridcell";
			node.ariaReadOnly = String(Boolean(puzzle.givens[cell]));
			node.tabIndex = cell === cursor ? 0 : -1;
			node.append(make("span"));
			const [row, column] = place(board, cell);
			node.style.setProperty("--x", String(column));
			node.style.setProperty("--y", String(row));
			return node;
		});
		this.stop = this.cells[cursor];
		const grid = make("div", "grid");
		grid.role = "grid";
		grid.ariaMultiSelectable = "true";
		grid.ariaLabel = boardName(puzzle);
		for (const cells of board.rows) {
			const row = make("div", "row");
			row.role = "row";
			row.append(...cells.map((cell) => this.cells[cell]));
			grid.append(row);
		}
		const [under, over] = [canvas(board), drawing(puzzle)];
		under.append(shape("path", "seen"));
		this.layers = [under, over].flatMap((svg) => [...svg.querySelectorAll(".seen, .hints, .faults")]);
		this.root.style.setProperty("--n", String(board.size));
		this.root.replaceChildren(under, grid, over);
	}

	/** @param {View} view @param {Cell} cell @param {boolean} isAlone whether only one cell is selected */
	drawLook({ state: { puzzle, digits, selected, cursor }, conflicts, wrong, hinted }, cell, isAlone) {
		const isSelected = selected.has(cell);
		const isAlike = isAlone && !isSelected && digits[cell] > 0 && digits[cell] === digits[cursor];
		const look = bitsOf([puzzle.givens[cell] > 0, isSelected, cell === cursor, conflicts.cells.has(cell), wrong.has(cell), hinted.has(cell), isAlike]);
		if (this.looks[cell] === look) return;
		this.looks[cell] = look;
		this.cells[cell].className = ["cell", ...LOOKS.filter((_, at) => look & (64 >> at))].join(" ");
		this.cells[cell].ariaSelected = String(isSelected);
	}

	/** @param {View} view @param {Cell} cell @param {boolean} broken */
	drawContent({ state, conflicts, ...view }, cell, broken) {
		const { digits, corner, centre, colour } = state;
		const flags = [conflicts.cells.has(cell), broken, view.wrong.has(cell), view.short];
		const content = (((colour[cell] * 512 + centre[cell]) * 512 + corner[cell]) * 16 + digits[cell]) * 16 + bitsOf(flags);
		if (this.contents[cell] === content) return;
		this.contents[cell] = content;
		const [repeated, , wrong, short] = flags;
		const node = this.cells[cell];
		node.ariaLabel = cellName(state, cell, { repeated, broken, wrong, short });
		node.ariaInvalid = String(repeated || wrong);
		if (colour[cell] || node.style.background) node.style.background = paint(digitsOf(colour[cell]));
		const inside = node.children[0]; // stays: a change in it lays out this cell alone
		inside.className = digits[cell] ? "digit" : "marks";
		if (digits[cell]) inside.textContent = String(digits[cell]);
		else inside.replaceChildren(...digitsOf(corner[cell]).map((mark) => marked("i", mark)), marked("b", digitsOf(centre[cell]).join("")));
	}

	/** Shade the houses of a cell: one shape, so that a move changes no other cell. @param {Board} board @param {Cell} cell */
	drawSeen(board, cell) {
		if (this.seenFrom === cell) return;
		this.seenFrom = cell;
		this.layers[0].setAttribute("d", cell === NOWHERE ? "" : housesOf(board, cell));
	}

	/** @param {View} view @param {Board} board */
	drawEdges({ conflicts, hintedEdges }, board) {
		const key = `${[...conflicts.edges]}|${[...hintedEdges]}`;
		if (this.edgesShown === key) return;
		this.edgesShown = key;
		const [, hints, faults] = this.layers;
		hints.replaceChildren(...[...hintedEdges].map((edge) => circle(board, edge, RADIUS * 1.9, "ring")));
		faults.replaceChildren(...[...conflicts.edges].map((edge) => {
			const [x, y] = middle(board, edge);
			return shape("path", "fault", { d: `M${x - 0.14} ${y - 0.14}l.28 .28m0-.28l-.28 .28` });
		}));
	}
}

/** @param {boolean[]} flags */
function bitsOf(flags) {
	let bits = 0;
	for (const flag of flags) bits = bits * 2 + Number(flag);
	return bits;
}

/** Draw marks by the style sheet: as text, they would have to stand in the cell's name.
 * @param {"i" | "b"} tag @param {string | number} digits */
function marked(tag, digits) {
	const node = make(tag);
	node.dataset.marks = String(digits);
	return node;
}

/** Give the background of a cell with colours: equal slices of a pie. @param {number[]} colours */
function paint(colours) {
	const slice = 360 / colours.length;
	const stops = colours.map((colour, index) => `var(--c${colour}) ${index * slice}deg ${(index + 1) * slice}deg`);
	return stops.length ? `conic-gradient(from 30deg, ${stops.join(", ")})` : "";
}

/** Give the shape of a cell's row, column and box. @param {Board} board @param {Cell} cell */
function housesOf(board, cell) {
	const { size, boxHeight, boxWidth } = board;
	const [row, column] = place(board, cell);
	const area = (/** @type {number} */ height, /** @type {number} */ width) =>
		`M${column - (column % width)} ${row - (row % height)}h${width}v${height}h${-width}z`;
	return area(1, size) + area(size, 1) + area(boxHeight, boxWidth);
}

/** Make an empty drawing on which a cell is 1 wide. @param {Board} board */
function canvas({ size }) {
	return shape("svg", "drawing", { viewBox: `-.03 -.03 ${size + 0.06} ${size + 0.06}`, "aria-hidden": "true" });
}

/** Draw the lines and dots of a puzzle. @param {Puzzle} puzzle */
export function drawing(puzzle) {
	const { board } = puzzle;
	const { size, boxHeight, boxWidth } = board;
	const svg = canvas(board);
	const dots = shape("g", "dots");
	puzzle.dots.forEach((dot, edge) => {
		if (dot) dots.append(circle(board, edge, RADIUS, dot === BLACK ? "black" : "white"));
	});
	svg.append(lines("thin", size, 1, 1), lines("thick", size, boxHeight, boxWidth), shape("g", "hints"), dots, shape("g", "faults"));
	return svg;
}

/** @param {string} name @param {number} size @param {number} height @param {number} width */
function lines(name, size, height, width) {
	let d = "";
	for (let y = 0; y <= size; y += height) d += `M0 ${y}H${size}`;
	for (let x = 0; x <= size; x += width) d += `M${x} 0V${size}`;
	return shape("path", name, { d });
}

/** @param {Board} board @param {EdgeIndex} edge */
function middle(board, edge) {
	const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
	return [(c + d + 1) / 2, (r + s + 1) / 2];
}

/** @param {Board} board @param {EdgeIndex} edge @param {number} r @param {string} name */
function circle(board, edge, r, name) {
	const [cx, cy] = middle(board, edge);
	return shape("circle", name, { cx, cy, r });
}
