// Draws the board, and only what changed since it was last drawn.
//
//   div.seen                          the houses of the cursor
//   div.grid[role=grid]
//     div.row[role=row]
//       div.cell[role=gridcell]       .given .selected .cursor .repeated .wrong .hinted .alike .tried
//         i b span.digit              an i per mark in the corners, a b for the centre
//   svg.drawing                       viewBox: a cell is 1 wide
//     path.thin  path.thick           the lines
//     g.dots > circle.white .black
//     g.faults > path                 a cross on each broken dot or gap
//     g.labels > text                 the numbers of rows and columns

/** @import { Board, Cell, EdgeIndex, Help, Mask, Puzzle, View } from "../../types.d.ts" */

import { make, shape } from "../../shared/dom.js";
import { NOWHERE, place, shelves } from "../puzzle/geometry.js";
import { BLACK, digitsOf } from "../puzzle/rules.js";
import { triedCells } from "../puzzle/state.js";
import { boardName, cellName } from "./words.js";

/** What help shows on the board when it shows nothing. @type {Help} */
export const NO_HELP = { kind: "", presses: 0, wrong: new Set(), cells: new Set() };

const LOOKS = ["given", "selected", "cursor", "repeated", "wrong", "hinted", "alike", "tried"];
const [GIVEN, SELECTED, CURSOR, REPEATED, WRONG, HINTED, ALIKE, TRIED] = LOOKS.map((_, at) => 1 << at);

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
	/** @type {Element | null} */
	faults = null;
	edgesShown = "";
	seen = make("div", "seen"); // the houses of the cursor
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
		const {
			state: { puzzle, selected, cursor },
			conflicts,
		} = view;
		if (this.puzzle !== puzzle) this.build(puzzle, cursor);
		const isAlone = selected.size === 1;
		const tried = triedCells(view.state);
		const broken = new Set([...conflicts.edges].flatMap((edge) => puzzle.board.edges[edge]));
		for (let cell = 0; cell < this.cells.length; cell += 1) {
			// most are as they were: nothing is made to find that out
			const look = lookOf(view, cell, isAlone, tried);
			this.drawLook(cell, look);
			this.drawContent(view, cell, look, broken.has(cell));
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
		const { board, size } = puzzle;
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
			node.append(make("span", "digit"));
			return node;
		});
		this.stop = this.cells[cursor];
		const grid = make("div", "grid");
		grid.role = "grid";
		grid.ariaMultiSelectable = "true";
		grid.ariaLabel = boardName(puzzle);
		for (const [index, cells] of board.rows.entries()) {
			const row = make("div", "row");
			row.style.inset = `${percent(index, size)} 0 ${percent(size - 1 - index, size)}`;
			row.role = "row";
			row.append(...cells.map((cell) => this.cells[cell]));
			grid.append(row);
		}
		const svg = drawing(puzzle);
		this.faults = svg.querySelector(".faults");
		this.root.style.setProperty("--n", String(size));
		this.root.replaceChildren(this.seen, grid, svg);
	}

	/** @param {Cell} cell @param {number} look */
	drawLook(cell, look) {
		if (this.looks[cell] === look) return;
		this.looks[cell] = look;
		this.cells[cell].className = ["cell", ...LOOKS.filter((_, at) => look & (1 << at))].join(" ");
		this.cells[cell].ariaSelected = String((look & SELECTED) > 0);
	}

	/** @param {View} view @param {Cell} cell @param {number} look @param {boolean} broken */
	drawContent({ state, short, grid }, cell, look, broken) {
		const { digits, corner, centre, colour } = state;
		const flags = (look & (REPEATED | WRONG | TRIED)) | (broken ? 1 : 0) | (short ? 2 : 0) | (grid ? 4 : 0);
		const content = (((colour[cell] * 512 + centre[cell]) * 512 + corner[cell]) * 16 + digits[cell]) * 256 + flags;
		if (this.contents[cell] === content) return;
		this.contents[cell] = content;
		const [repeated, wrong, tried] = [REPEATED, WRONG, TRIED].map((bit) => (look & bit) > 0);
		const node = this.cells[cell];
		node.ariaLabel = cellName(state, cell, { repeated, broken, wrong, short, tried });
		node.ariaInvalid = String(repeated || wrong);
		if (colour[cell] || node.style.background) node.style.background = paint(digitsOf(colour[cell]));
		const digit = /** @type {Element} */ (node.lastChild); // stays, so that a change in it needs no style
		while (node.firstChild !== digit) node.firstChild?.remove();
		digit.textContent = digits[cell] ? String(digits[cell]) : "";
		if (!digits[cell]) digit.before(...marks(corner[cell], centre[cell], grid && state.puzzle.board));
	}

	/** Shade the houses of a cell. @param {Board} board @param {Cell} cell */
	drawSeen(board, cell) {
		if (this.seenFrom === cell) return;
		this.seenFrom = cell;
		this.seen.style.background = cell === NOWHERE ? "" : housesOf(board, cell);
	}

	/** @param {View} view @param {Board} board */
	drawEdges({ conflicts }, board) {
		const key = String([...conflicts.edges]);
		if (this.edgesShown === key) return;
		this.edgesShown = key;
		this.faults?.replaceChildren(
			...[...conflicts.edges].map((edge) => {
				const [x, y] = middle(board, edge);
				return shape("path", "fault", { d: `M${x - 0.14} ${y - 0.14}l.28 .28m0-.28l-.28 .28` });
			}),
		);
	}
}

/** Return the looks of a cell, a bit for each.
 * @param {View} view @param {Cell} cell @param {boolean} isAlone whether only one cell is selected
 * @param {ReadonlySet<Cell>} tried */
function lookOf({ state, conflicts, wrong, hinted }, cell, isAlone, tried) {
	const { digits, selected, cursor, chosen } = state;
	const isSelected = selected.has(cell);
	const isAlike =
		digits[cell] > 0 && !isSelected && (chosen > 0 || isAlone) && digits[cell] === (chosen || digits[cursor]);
	return (
		(state.puzzle.givens[cell] ? GIVEN : 0) |
		(isSelected ? SELECTED : 0) |
		(cell === cursor ? CURSOR : 0) |
		(conflicts.cells.has(cell) ? REPEATED : 0) |
		(wrong.has(cell) ? WRONG : 0) |
		(hinted.has(cell) ? HINTED : 0) |
		(isAlike ? ALIKE : 0) |
		(tried.has(cell) ? TRIED : 0)
	);
}

/** Make the marks of a cell. The style sheet writes them: as text, they would have to stand in the cell's name.
 * @param {Mask} corner @param {Mask} centre
 * @param {Board | false} grid where centre marks have a place each, as in its boxes, if no corner has one */
function marks(corner, centre, grid) {
	if (grid && centre && !corner) return [placed(centre, grid)];
	return [
		...digitsOf(corner).map((mark) => marked("i", mark)),
		...(centre ? [marked("b", digitsOf(centre).join(""))] : []),
	];
}

/** Put each mark at its own place, as the digits would lie in a box. @param {Mask} mask @param {Board} board */
function placed(mask, { size }) {
	const node = make("u");
	const [height, width] = shelves(size);
	node.style.gridTemplate = `repeat(${height}, 1fr) / repeat(${width}, 1fr)`;
	for (const mark of digitsOf(mask)) {
		const at = marked("s", mark);
		at.style.gridArea = `${Math.ceil(mark / width)} / ${((mark - 1) % width) + 1}`;
		node.append(at);
	}
	return node;
}

/** @param {"i" | "b" | "s"} tag @param {string | number} digits */
function marked(tag, digits) {
	const node = make(tag);
	node.dataset.marks = String(digits);
	return node;
}

/** Return the background of a cell with colours: equal slices of a pie. @param {number[]} colours */
function paint(colours) {
	const slice = 360 / colours.length;
	const stops = colours.map((colour, index) => `var(--c${colour}) ${index * slice}deg ${(index + 1) * slice}deg`);
	return stops.length ? `conic-gradient(from 30deg, ${stops.join(", ")})` : "";
}

/** Return the background that shades a cell's row, column and box. @param {Board} board @param {Cell} cell */
function housesOf(board, cell) {
	const { size, boxes, boxHeight, boxWidth } = board;
	const [row, column] = place(board, cell);
	const area = (/** @type {number} */ height, /** @type {number} */ width) => {
		const [x, y] = [
			[column, width],
			[row, height],
		].map(([at, length]) => percent(at - (at % length), size - length || 1));
		return `linear-gradient(var(--seen) 0 0) ${x} ${y} / ${percent(width, size)} ${percent(height, size)} no-repeat`;
	};
	return [area(1, size), area(size, 1), ...(boxes.length ? [area(boxHeight, boxWidth)] : [])].join();
}

/** @param {number} part @param {number} all */
function percent(part, all) {
	return `${(100 * part) / all}%`;
}

/** Draw the lines and dots of a puzzle. @param {Puzzle} puzzle */
export function drawing(puzzle) {
	const { board } = puzzle;
	const { size, boxHeight, boxWidth } = board;
	const svg = shape("svg", "drawing", { viewBox: `-.03 -.03 ${size + 0.06} ${size + 0.06}`, "aria-hidden": "true" });
	const dots = shape("g", "dots");
	puzzle.dots.forEach((dot, edge) => {
		if (dot) dots.append(circle(board, edge, dot === BLACK ? "black" : "white"));
	});
	svg.append(
		lines("thin", size, 1, 1),
		lines("thick", size, boxHeight, boxWidth),
		dots,
		shape("g", "faults"),
		labels(size),
	);
	return svg;
}

/** Number the rows and columns, outside the frame. @param {number} size */
function labels(size) {
	const group = shape("g", "labels");
	const before = -size / 220;
	for (let line = 0.5; line < size; line += 1) {
		for (const [name, x, y] of /** @type {[string, number, number][]} */ ([
			["", line, before - 0.02],
			["line", before, line],
		])) {
			const text = shape("text", name, { x, y });
			text.textContent = String(line + 0.5);
			group.append(text);
		}
	}
	return group;
}

/** @param {string} name @param {number} size @param {number} height @param {number} width */
function lines(name, size, height, width) {
	let d = "";
	for (let y = 0; y <= size; y += height) d += `M0 ${y}H${size}`;
	for (let x = 0; x <= size; x += width) d += `M${x} 0V${size}`;
	return shape("path", name, { d });
}

/** @param {Board} board @param {EdgeIndex} edge */
export function middle(board, edge) {
	const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
	return [(c + d + 1) / 2, (r + s + 1) / 2];
}

/** Draw a dot; how large it is, the styles say. @param {Board} board @param {EdgeIndex} edge @param {string} name */
function circle(board, edge, name) {
	const [cx, cy] = middle(board, edge);
	return shape("circle", name, { cx, cy });
}
