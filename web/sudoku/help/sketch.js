// Draws on a board what an argument speaks of. Each kind has a shape of its own, whatever the colours of the theme:
//
//   path.house        a thick frame around a row, column or box
//   circle.dot        a ring around a dot        path.gap        a dashed diamond on an edge without one
//   rect.digit        a square frame around a digit that matters
//   text              a candidate                text.gone       one that goes, struck out
//   text.placed       the digit that is found, in a circle
//   text.supposed     a digit that is supposed, in a dashed square
//   path.broken       a cross where it cannot be
//   path.target       corners around the cell that the argument leads to

/** @import { Board, Cell, Digit, EdgeIndex, Mask, Sketch } from "../../types.d.ts" */

import { shape } from "../../shared/dom.js";
import { place } from "../puzzle/geometry.js";
import { bit, digitsOf } from "../puzzle/rules.js";

const INSET = 0.06; // of a frame, so that its line and those of the board are two

/** The drawing on one board. */
export class SketchView {
	/** @type {Element | null} */
	node = null;

	/** @param {HTMLElement} root the board's element */
	constructor(root) {
		this.root = root;
	}

	/** Take the drawing away. */
	clear() {
		this.node?.remove();
		this.node = null;
		for (const cell of this.root.querySelectorAll("[data-sketched]")) cell.removeAttribute("data-sketched");
	}

	/** Draw something in the place of what was drawn. @param {Board} board @param {Sketch} sketch */
	draw(board, sketch) {
		this.clear();
		const { size } = board;
		const svg = shape("svg", "sketch", { viewBox: `-.06 -.06 ${size + 0.12} ${size + 0.12}`, "aria-hidden": "true" });
		svg.append(...sketch.houses.map((house) => frame(board, house)));
		svg.append(...sketch.digits.map((cell) => square(board, cell, "digit", 0.1)));
		svg.append(...sketch.dots.map((edge) => ring(board, edge)), ...sketch.gaps.map((edge) => diamond(board, edge)));
		const written = new Set([...sketch.placed, ...sketch.supposed].map(([cell]) => cell));
		for (const [cell, mask] of sketch.candidates) svg.append(...candidates(board, cell, mask, sketch));
		svg.append(
			...sketch.supposed.flatMap(([cell, digit]) => [
				square(board, cell, "supposed", 0.2),
				large(board, cell, digit, "supposed"),
			]),
		);
		svg.append(...sketch.broken.map((cell) => cross(board, cell)));
		svg.append(
			...sketch.placed.flatMap(([cell, digit]) =>
				sketch.candidates.has(cell) ? [] : [circled(board, cell), large(board, cell, digit, "placed")],
			),
		);
		if (sketch.target !== null) svg.append(corners(board, sketch.target));
		this.root.querySelector(".drawing")?.before(svg); // no frame covers a dot
		this.node = svg;
		const cells = this.root.querySelectorAll("[role=gridcell]");
		for (const cell of [...sketch.candidates.keys(), ...written]) cells[cell]?.setAttribute("data-sketched", "");
	}
}

/** @param {Board} board @param {Cell} cell @param {Mask} mask @param {Sketch} sketch */
function candidates(board, cell, mask, { gone, placed, supposed }) {
	if (supposed.some(([other]) => other === cell)) return [];
	const [row, column] = place(board, cell);
	const found = placed.find(([other]) => other === cell)?.[1];
	if (found && mask === bit(found)) return [circled(board, cell), large(board, cell, found, "placed")];
	const { boxWidth, boxHeight } = board;
	return digitsOf(mask).flatMap((digit) => {
		const x = column + along((digit - 1) % boxWidth, boxWidth);
		const y = row + along(Math.floor((digit - 1) / boxWidth), boxHeight);
		const isGone = ((gone.get(cell) ?? 0) & bit(digit)) > 0;
		const nodes = [text(x, y + 0.083, digit, isGone ? "gone" : digit === found ? "found" : "")];
		if (isGone) nodes.push(shape("path", "strike", { d: `M${x - 0.1} ${y + 0.085}l.2 -.17` }));
		if (digit === found) nodes.unshift(shape("circle", "around", { cx: x, cy: y, r: 0.125 }));
		return nodes;
	});
}

/** Give where the candidate at a place of so many lies in a cell: off the edges, where dots and their rings are.
 * @param {number} at @param {number} count */
function along(at, count) {
	return 0.5 + (at - (count - 1) / 2) * (count > 2 ? 0.23 : 0.34);
}

/** @param {Board} board @param {number} house */
function frame(board, house) {
	const places = board.houses[house].map((cell) => place(board, cell));
	const [top, left] = [0, 1].map((axis) => Math.min(...places.map((each) => each[axis])));
	const [bottom, right] = [0, 1].map((axis) => Math.max(...places.map((each) => each[axis])) + 1);
	const box = { x: left + INSET, y: top + INSET, width: right - left - 2 * INSET, height: bottom - top - 2 * INSET };
	return shape("rect", "house", { ...box, rx: 0.08 });
}

/** @param {Board} board @param {Cell} cell @param {string} name @param {number} inset */
function square(board, cell, name, inset) {
	const [row, column] = place(board, cell);
	return shape("rect", name, {
		x: column + inset,
		y: row + inset,
		width: 1 - 2 * inset,
		height: 1 - 2 * inset,
		rx: 0.06,
	});
}

/** @param {Board} board @param {EdgeIndex} edge */
function middle(board, edge) {
	const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
	return [(c + d + 1) / 2, (r + s + 1) / 2];
}

/** @param {Board} board @param {EdgeIndex} edge */
function ring(board, edge) {
	const [cx, cy] = middle(board, edge);
	return shape("circle", "dot", { cx, cy, r: 0.17 });
}

/** @param {Board} board @param {EdgeIndex} edge */
function diamond(board, edge) {
	const [x, y] = middle(board, edge);
	return shape("path", "gap", { d: `M${x} ${y - 0.17}l.17 .17 -.17 .17 -.17 -.17z` });
}

/** @param {Board} board @param {Cell} cell */
function cross(board, cell) {
	const [row, column] = place(board, cell);
	return shape("path", "broken", { d: `M${column + 0.15} ${row + 0.15}l.7 .7m0 -.7l-.7 .7` });
}

/** @param {Board} board @param {Cell} cell */
function circled(board, cell) {
	const [row, column] = place(board, cell);
	return shape("circle", "placed", { cx: column + 0.5, cy: row + 0.5, r: 0.36 });
}

/** @param {Board} board @param {Cell} cell */
function corners(board, cell) {
	const [row, column] = place(board, cell);
	const corner = (/** @type {number} */ x, /** @type {number} */ y) => {
		const [px, py] = [column + 0.5 + x * 0.46, row + 0.5 + y * 0.46];
		return `M${px - x * 0.2} ${py}H${px}V${py - y * 0.2}`;
	};
	return shape("path", "target", { d: [corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)].join("") });
}

/** @param {Board} board @param {Cell} cell @param {Digit} digit @param {string} name */
function large(board, cell, digit, name) {
	const [row, column] = place(board, cell);
	return text(column + 0.5, row + 0.69, digit, `large ${name}`);
}

/** @param {number} x @param {number} y @param {Digit} digit @param {string} name */
function text(x, y, digit, name) {
	const node = shape("text", name, { x, y });
	node.textContent = String(digit);
	return node;
}
