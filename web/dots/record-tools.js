// What a tap on the board does to a record: a move, a dot that is set up, a mark. Knows the record and the rules, no page.

import { shape } from "../js/dom.js";
import { add, pathTo, set, toggle } from "./record-edit.js";
import { Line } from "./record-line.js";
import { MARKS, marksOf, nextLabel } from "./record-marks.js";
import { childrenOf, escaped, unescaped, valuesOf } from "./sgf-text.js";
import { isOptional, nameOf, writtenRing } from "./sgf-values.js";

/** @typedef {import("./record-edit.js").Edited} Edited */
/** @typedef {import("./record-edit.js").Record} Record */
/** @typedef {import("./rules.js").Game} Game */
/** @typedef {{ name: string, title: string, words: string, d?: string, dot?: string }} Tool */

/** @type {Tool[]} */
export const TOOLS = [
	{ name: "move", title: "Move", words: "A tap puts the next dot, or follows the move that is there.", d: "M-.5 0H.5M.1-.4.5 0 .1.4" },
	{ name: "close", title: "Close", words: "A tap on an enemy dot closes the smallest ring around it, with the last dot that was put.", d: "M0-.5.5 0 0 .5-.5 0z" },
	{ name: "AB", title: "Blue", words: "A tap sets a blue dot up, or takes it away.", dot: "one" },
	{ name: "AW", title: "Red", words: "A tap sets a red dot up, or takes it away.", dot: "two" },
	{ name: "AE", title: "Empty", words: "A tap takes away what was set up or played there.", d: "M-.4-.4l.8.8m0-.8l-.8.8" },
	{ name: "TR", title: "Triangle", words: "A tap marks a point, or takes the mark away.", d: "M0-.5.48.34h-.96z" },
	{ name: "SQ", title: "Square", words: "A tap marks a point, or takes the mark away.", d: "M-.4-.4h.8v.8h-.8z" },
	{ name: "CR", title: "Circle", words: "A tap marks a point, or takes the mark away.", d: "M-.42 0a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0" },
	{ name: "MA", title: "Cross", words: "A tap marks a point, or takes the mark away.", d: "M-.36-.36l.72.72m0-.72l-.72.72" },
	{ name: "LB", title: "Label", words: "A tap gives a point the next letter, or takes its label away.", d: "M-.35.45 0-.45.35.45M-.22.15h.44" },
];

/** Draw the sign of a tool. @param {Tool} tool */
export function signOf({ d, dot }) {
	const svg = shape("svg", "", { viewBox: "-1 -1 2 2", "aria-hidden": "true" });
	svg.append(d ? shape("path", "", { d }) : shape("circle", /** @type {string} */ (dot), { r: 0.5 }));
	return svg;
}

/** A tap that changes nothing; the message says why. */
export class Nothing extends Error {}

/** Give the record after a tap. @param {string} tool @param {Record} record @param {number} node @param {Game} game as it stands there
 * @param {[number, number]} point @returns {Edited} */
export function tapped(tool, record, node, game, point) {
	if (tool === "move") return moved(record, node, game, point);
	if (tool === "close") return closed(record, node, point);
	if (MARKS.has(tool)) return marked(tool, record, node, point);
	return setUp(tool, record, node, point);
}

/** @param {Record} record @param {number} node @returns {Edited} */
const same = (record, node) => ({ record, node, moved: (each) => each });

/** Put the next dot: go to the move that is there already, or add it; throw `Refused` where the rules do not allow it.
 * @param {Record} record @param {number} node @param {Game} game @param {[number, number]} point @returns {Edited} */
function moved(record, node, game, point) {
	return said(record, node, game.now.toMove === 1 ? "B" : "W", nameOf(point));
}

/** Add a move, or go to it where it is there. @param {Record} record @param {number} node @param {string} name @param {string} value @returns {Edited} */
export function said(record, node, name, value) {
	const known = childrenOf(record.nodes)[node].find((child) => {
		const [first, ...more] = valuesOf(record.nodes[child], name);
		return first !== undefined && !more.length && unescaped(first).split(".")[0] === value && value;
	});
	if (known !== undefined) return same(record, known);
	const edited = add(record, node, [[name, [value]]]);
	check(edited.record, edited.node);
	return edited;
}

/** Close the smallest ring around an enemy dot by the move of the node. @param {Record} record @param {number} node @param {[number, number]} point @returns {Edited} */
function closed(record, node, [x, y]) {
	if (!isOptional(record.rules)) throw new Nothing("By these rules rings close by themselves.");
	const { game } = new Line(record, pathTo(record, node));
	const name = valuesOf(record.nodes[node], "B").length ? "B" : "W";
	const [value] = valuesOf(record.nodes[node], name);
	if (value === undefined) throw new Nothing("A ring is closed with the dot that was put last: go to that move first.");
	const ring = game.ringAround(name === "B" ? 1 : 2, game.at(x, y)).map((each) => game.xy(each));
	const edited = set(record, node, name, [`${value}.${writtenRing(ring)}`]);
	check(edited, node);
	return same(edited, node);
}

/** Throw the fault of the move of a node, where it has one. @param {Record} record @param {number} node */
function check(record, node) {
	const line = new Line(record, pathTo(record, node));
	if (line.fault && line.faultAt === node) throw new Nothing(line.fault);
}

/** @param {string} kind @param {Record} record @param {number} node @param {[number, number]} point @returns {Edited} */
function marked(kind, record, node, point) {
	const place = nameOf(point);
	if (kind !== "LB") return same(toggle(record, node, kind, place), node);
	const labels = valuesOf(record.nodes[node], "LB");
	const others = labels.filter((label) => !label.startsWith(`${place}:`));
	const label = `${place}:${escaped(nextLabel(marksOf(record.nodes[node], record)))}`;
	return same(set(record, node, "LB", others.length < labels.length ? others : [...labels, label]), node);
}

/** Set a dot up, or take it away; after a move, in a node of its own. @param {string} name @param {Record} record @param {number} node
 * @param {[number, number]} point @returns {Edited} */
function setUp(name, record, node, point) {
	const place = nameOf(point);
	const isMove = ["B", "W"].some((each) => valuesOf(record.nodes[node], each).length);
	if (isMove) return add(record, node, [[name, [place]]]);
	let changed = record;
	const had = valuesOf(record.nodes[node], name).includes(place);
	for (const other of ["AB", "AW", "AE"]) changed = set(changed, node, other, valuesOf(changed.nodes[node], other).filter((each) => each !== place));
	if (!had && !(name === "AE" && !node)) changed = set(changed, node, name, [...valuesOf(changed.nodes[node], name), place]);
	return same(changed, node);
}
