// Draws the board, and only what changed since it was last drawn.
//
//   div.grid[role=grid]
//     div.row[role=row]
//       div.cell[role=gridcell]       .given .selected .cursor .repeated .wrong .hinted .alike .seen
//         span.digit                  or
//         span.corner > i             one per mark, and
//         span.centre
//   svg.drawing                       viewBox: a cell is 1 wide
//     path.thin  path.thick           the lines
//     g.hints > circle                a ring on each edge of a hint
//     g.dots > circle.white .black
//     g.faults > path                 a cross on each broken dot or gap

/** @import { Board, Cell, EdgeIndex, Puzzle, View } from "../types.d.ts" */

import { make, shape } from "./dom.js";
import { place } from "./geometry.js";
import { BLACK, digitsOf } from "./rules.js";
import { boardName, cellName } from "./words.js";

const RADIUS = 0.115; // of a dot

/** The drawn board inside an element. */
export class BoardView {
	/** @type {HTMLElement[]} */
	cells = [];
	/** @type {string[]} what each cell held when it was last drawn */
	shown = [];
	/** @type {Element[]} the groups of faults and hints */
	layers = [];
	edgesShown = "";
	/** @type {Puzzle | null} */
	puzzle = null;

	/** @param {HTMLElement} root */
	constructor(root) {
		this.root = root;
	}

	/** @param {View} view */
	draw(view) {
		const { state: { puzzle }, conflicts } = view;
		if (this.puzzle !== puzzle) this.build(puzzle);
		const broken = new Set([...conflicts.edges].flatMap((edge) => puzzle.board.edges[edge]));
		for (const cell of this.cells.keys()) this.drawCell(view, cell, broken.has(cell));
		this.drawEdges(view, puzzle.board);
	}

	/** Put the focus on the cell under the cursor. */
	focus() {
		this.cells.find((node) => node.tabIndex === 0)?.focus({ preventScroll: true });
	}

	/** @param {Puzzle} puzzle */
	build(puzzle) {
		const { board } = puzzle;
		this.puzzle = puzzle;
		this.shown = [];
		this.edgesShown = "";
		this.cells = board.cells.map((cell) => {
			const node = make("div");
			node.role = "gridcell";
			const [row, column] = place(board, cell);
			node.style.setProperty("--i", String(row + column));
			return node;
		});
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
		const svg = drawing(puzzle);
		this.layers = [...svg.querySelectorAll(".faults, .hints")];
		this.root.style.setProperty("--n", String(board.size));
		this.root.replaceChildren(grid, svg);
	}

	/** @param {View} view @param {Cell} cell @param {boolean} broken */
	drawCell({ state, conflicts, ...view }, cell, broken) {
		const { digits, corner, centre, colour, puzzle, selected, cursor } = state;
		const alone = selected.size === 1;
		const [repeated, wrong] = [conflicts.cells.has(cell), view.wrong.has(cell)];
		const flags = {
			cell: true,
			given: puzzle.givens[cell],
			selected: selected.has(cell),
			cursor: cell === cursor,
			repeated,
			wrong,
			hinted: view.hinted.has(cell),
			alike: alone && digits[cell] && digits[cell] === digits[cursor],
			seen: alone && view.seen && puzzle.board.peers[cursor].includes(cell),
		};
		const names = Object.entries(flags).filter(([, is]) => is).map(([name]) => name).join(" ");
		const node = this.cells[cell];
		if (node.className !== names) {
			node.className = names;
			node.tabIndex = flags.cursor ? 0 : -1;
			node.ariaSelected = String(flags.selected);
		}
		const content = [digits[cell], corner[cell], centre[cell], colour[cell], repeated, broken, wrong, view.short].join();
		if (this.shown[cell] === content) return;
		this.shown[cell] = content;
		node.ariaLabel = cellName(state, cell, { repeated, broken, wrong, short: view.short });
		node.ariaReadOnly = String(Boolean(flags.given));
		node.ariaInvalid = String(repeated || wrong);
		node.style.background = paint(digitsOf(colour[cell]));
		node.replaceChildren(...(digits[cell] ? [make("span", "digit", String(digits[cell]))] : marks(digitsOf(corner[cell]), digitsOf(centre[cell]))));
	}

	/** @param {View} view @param {Board} board */
	drawEdges({ conflicts, hintedEdges }, board) {
		const key = `${[...conflicts.edges]}|${[...hintedEdges]}`;
		if (this.edgesShown === key) return;
		this.edgesShown = key;
		const [hints, faults] = this.layers;
		hints.replaceChildren(...[...hintedEdges].map((edge) => circle(board, edge, RADIUS * 1.9, "ring")));
		faults.replaceChildren(...[...conflicts.edges].map((edge) => {
			const [x, y] = middle(board, edge);
			return shape("path", "fault", { d: `M${x - 0.14} ${y - 0.14}l.28 .28m0-.28l-.28 .28` });
		}));
	}
}

/** Draw marks: by the style sheet, since as text they would have to be in the cell's name as they stand.
 * @param {number[]} corner @param {number[]} centre */
function marks(corner, centre) {
	const corners = make("span", "corner");
	corners.append(...corner.map((mark) => marked(make("i"), [mark])));
	return [corners, marked(make("span", "centre"), centre)];
}

/** @param {HTMLElement} node @param {number[]} digits */
function marked(node, digits) {
	node.dataset.marks = digits.join("");
	return node;
}

/** Give the background of a cell with colours: equal slices of a pie. @param {number[]} colours */
function paint(colours) {
	const slice = 360 / colours.length;
	const stops = colours.map((colour, index) => `var(--c${colour}) ${index * slice}deg ${(index + 1) * slice}deg`);
	return stops.length ? `conic-gradient(from 30deg, ${stops.join(", ")})` : "";
}

/** Draw the lines and dots of a puzzle. @param {Puzzle} puzzle */
export function drawing(puzzle) {
	const { board } = puzzle;
	const { size, boxHeight, boxWidth } = board;
	const svg = shape("svg", "drawing", { viewBox: `-.03 -.03 ${size + 0.06} ${size + 0.06}`, "aria-hidden": "true" });
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
