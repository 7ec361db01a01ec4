// Draws on a board what an argument speaks of. Each kind has a shape of its own, whatever the colours of the theme:
//
//   path.house        a thick frame around a row, column or box
//   circle.dot        a ring around a dot        path.gap        a dashed diamond on an edge without one
//   rect.digit        a square frame around a digit that matters
//   text              a candidate                text.gone       one that goes, struck out
//   text.other        a candidate of which the argument does not speak
//   text.placed       the digit that is found, in a circle
//   text.supposed     a digit that is supposed, in a dashed square
//   path.broken       a cross where it cannot be
//   path.target       corners around the cell that the argument leads to
//   [data-role]       a cell, by what it does in the argument

/** @import { Board, Cell, Digit, EdgeIndex, Mask, Role, Sketch } from "../../types.d.ts" */

import { make, shape } from "../../shared/dom.js";
import { middle } from "../board/board.js";
import { place, shelves } from "../puzzle/geometry.js";
import { bit, digitsOf } from "../puzzle/rules.js";
import { phrase } from "../../shared/speak.js";

/** What each look of a cell means. @type {Record<Role | "target", string>} */
const ROLES = {
	look: phrase("look-here"),
	cause: phrase("gives-the-reason"),
	goes: phrase("loses-what-is-crossed-out"),
	found: phrase("gets-its-digit"),
	target: phrase("where-this-leads"),
};
const INSET = 0.06; // of a frame, so that its line and those of the board are two

/** The drawing on one board. */
export class SketchView {
	/** @type {Element | null} */
	node = null;

	/** @param {HTMLElement} root the board's element
	 * @param {boolean} [isRoomy] whether candidates are as large as their number allows, off their places on the board */
	constructor(root, isRoomy = false) {
		this.root = root;
		this.lie = isRoomy ? roomy : inPlace;
	}

	/** Take the drawing away. */
	clear() {
		this.node?.remove();
		this.node = null;
		for (const cell of this.root.querySelectorAll("[data-sketched]")) cell.removeAttribute("data-sketched");
		for (const cell of this.root.querySelectorAll("[data-role]")) cell.removeAttribute("data-role");
	}

	/** Draw something in the place of what was drawn. @param {Board} board @param {Sketch} sketch
	 * @param {ReadonlyMap<Cell, Mask>} [others] candidates of cells of which it does not speak */
	draw(board, sketch, others = new Map()) {
		this.clear();
		const { size } = board;
		const svg = shape("svg", "sketch", { viewBox: `-.06 -.06 ${size + 0.12} ${size + 0.12}`, "aria-hidden": "true" });
		svg.append(...sketch.houses.map((house) => frame(board, house)));
		svg.append(...sketch.digits.map((cell) => square(board, cell, "digit", 0.1)));
		svg.append(...sketch.dots.map((edge) => ring(board, edge)), ...sketch.gaps.map((edge) => diamond(board, edge)));
		const written = new Set([...sketch.placed, ...sketch.supposed].map(([cell]) => cell));
		for (const [cell, mask] of sketch.candidates) svg.append(...candidates(board, cell, mask, sketch, this.lie));
		const silent = [...others].filter(([cell]) => !sketch.candidates.has(cell) && !written.has(cell));
		for (const [cell, mask] of silent) svg.append(...candidates(board, cell, mask, null, this.lie));
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
		for (const cell of [...sketch.candidates.keys(), ...written, ...others.keys()])
			cells[cell]?.setAttribute("data-sketched", "");
		for (const [cell, role] of sketch.roles) cells[cell]?.setAttribute("data-role", role);
	}
}

/** Return the words for the looks that cells have, and for that of the cell which an argument leads to.
 * @param {Sketch["roles"]} roles @param {Cell | null} [target] */
export function keyOf(roles, target = null) {
	const there = new Set([...roles.values(), ...(target === null || roles.get(target) === "found" ? [] : ["target"])]);
	return Object.entries(ROLES).flatMap(([role, words]) => {
		if (!there.has(role)) return [];
		const item = make("span", "", words);
		item.dataset.role = role;
		return [item];
	});
}

/** @typedef {(mask: Mask, board: Board) => { digit: Digit, x: number, y: number, size: number }[]} Lie where the
 *   candidates of a cell lie in it, and how large they are */

/** Draw the candidates of a cell. @param {Board} board @param {Cell} cell @param {Mask} mask
 * @param {Sketch | null} sketch of an argument that speaks of the cell @param {Lie} lie */
function candidates(board, cell, mask, sketch, lie) {
	if (sketch?.supposed.some(([other]) => other === cell)) return [];
	const [row, column] = place(board, cell);
	const found = sketch?.placed.find(([other]) => other === cell)?.[1];
	if (found && mask === bit(found)) return [circled(board, cell), large(board, cell, found, "placed")];
	const nodes = lie(mask, board).flatMap(({ digit, x: dx, y: dy, size }) => {
		const [x, y] = [column + dx, row + dy];
		const isGone = ((sketch?.gone.get(cell) ?? 0) & bit(digit)) > 0;
		const node = text(x, y + 0.353 * size, digit, !sketch ? "other" : isGone ? "gone" : digit === found ? "found" : "");
		node.style.fontSize = `${size}px`;
		const [across, up] = [0.425 * size, 0.36 * size];
		if (isGone) return [shape("path", "strike", { d: `M${x - across} ${y + up}l${2 * across} ${-2 * up}` }), node];
		return digit === found ? [shape("circle", "around", { cx: x, cy: y, r: 0.53 * size }), node] : [node];
	});
	return nodes.sort((a, b) => Number(b.matches("circle")) - Number(a.matches("circle"))); // the ring covers no digit
}

/** Lay candidates as the digits would lie in a box, off the edges, where dots and their rings are. @type {Lie} */
function inPlace(mask, { size }) {
	const [down, across] = shelves(size);
	const along = (/** @type {number} */ at, /** @type {number} */ count) =>
		0.5 + (at - (count - 1) / 2) * (count > 2 ? 0.215 : 0.34);
	return digitsOf(mask).map((digit) => ({
		digit,
		x: along((digit - 1) % across, across),
		y: along(Math.floor((digit - 1) / across), down),
		size: 0.21,
	}));
}

/** Lay candidates in rows around the middle of the cell, as large as their number allows. @type {Lie} */
function roomy(mask) {
	const digits = digitsOf(mask);
	const columns = digits.length > 4 ? 3 : Math.min(2, digits.length);
	const rows = Math.ceil(digits.length / columns);
	const [size, apart] = columns > 2 ? [rows > 2 ? 0.25 : 0.29, 0.235] : [0.39, 0.32];
	return digits.map((digit, index) => ({
		digit,
		x: 0.5 + ((index % columns) - (columns - 1) / 2) * apart,
		y: 0.5 + (Math.floor(index / columns) - (rows - 1) / 2) * (columns > 2 ? 0.245 : 0.36),
		size,
	}));
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
