// The marks of a record: triangle, square, circle, cross and label; read from a node, drawn and named on the board.

/** @import { Board } from "../sgf/dialects.js" */
/** @import { Node } from "../sgf/text.js" */

import { shape } from "../../shared/dom.js";
import { LETTERS, pointsOf } from "../sgf/dialects.js";
import { SgfFault, unescaped, valuesOf } from "../sgf/text.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ x: number, y: number, kind: string, text: string }} Mark kind: the property that says it */

export const MARKS = ["TR", "SQ", "CR", "MA", "LB"]; // a triangle, a square, a circle, a cross and a label
const MOST = 4000; // marks of a node that are drawn
const LONGEST = 40; // characters of a label that are shown
/** @type {Record<string, string>} */
const PATHS = {
	TR: "M0-.25.24.17h-.48z",
	SQ: "M-.19-.19h.38v.38h-.38z",
	CR: "M-.21 0a.21.21 0 1 0 .42 0a.21.21 0 1 0-.42 0",
	MA: "M-.18-.18l.36.36m0-.36l-.36.36",
};

/** Return the marks of a node. @param {Node} node @param {Board} board @returns {Mark[]} */
export function marksOf(node, board) {
	const found = [];
	for (const kind of MARKS) {
		for (const value of valuesOf(node, kind)) {
			const [place, text] = kind === "LB" ? parted(value) : [value, ""];
			try {
				for (const [x, y] of pointsOf(unescaped(place), board)) {
					if (found.length >= MOST) return found;
					found.push({ x, y, kind, text: [...unescaped(text)].slice(0, LONGEST).join("") });
				}
			} catch (error) {
				if (!(error instanceof SgfFault)) throw error; // no point of this board: kept, and not shown
			}
		}
	}
	return found;
}

/** Part a value at its first colon. @param {string} value */
function parted(value) {
	const at = value.indexOf(":");
	return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + 1)];
}

/** Draw marks into a layer of the board.
 * @param {Element} layer @param {Mark[]} marks @param {(x: number, y: number) => number} dotAt whose dot is there */
export function draw(layer, marks, dotAt) {
	layer.replaceChildren(
		...marks.map(({ x, y, kind, text }) => {
			const on = `mark on${dotAt(x, y)}`;
			if (kind !== "LB") return shape("path", on, { d: PATHS[kind], transform: `translate(${x} ${y})` });
			const long = text.length > 2;
			const node = shape("text", `${on} text`, {
				x,
				y,
				"font-size": long ? 0.8 / Math.min(text.length, 8) + 0.12 : 0.48,
			});
			node.textContent = text.length > 8 ? `${text.slice(0, 7)}…` : text;
			return node;
		}),
	);
}

/** Say a mark in words. @param {Mark} mark */
export const wordsOf = ({ kind, text }) => phrase("mark-at-point", { kind, text });

/** Return the label that comes next: A to Z, then a to z, then numbers. @param {Mark[]} marks */
export function nextLabel(marks) {
	const used = new Set(marks.filter(({ kind }) => kind === "LB").map(({ text }) => text));
	const names = [...LETTERS.slice(26), ...LETTERS.slice(0, 26)];
	for (let number = 1; ; number += 1) {
		const name = names[number - 1] ?? String(number - names.length);
		if (!used.has(name)) return name;
	}
}
