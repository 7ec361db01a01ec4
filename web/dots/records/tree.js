// The variations of a record as a small tree: a row a variation, a column a move. Draws what is near the node that is
// shown.

/** @import { Record } from "../sgf/record.js" */

import { shape } from "../../shared/dom.js";
import { childrenOf, valuesOf } from "../sgf/text.js";

const STEP = 18; // pixels from node to node
const [AHEAD, ROWS] = [80, 40]; // columns and rows on each side that are drawn

/** Where the nodes of a record stand. */
export class Layout {
	/** @param {Record} record */
	constructor(record) {
		const { nodes } = record;
		this.below = childrenOf(nodes);
		this.column = new Int32Array(nodes.length);
		this.row = new Int32Array(nodes.length);
		/** @type {number[]} the last column that is taken in each row, by the text's order */
		const taken = [];
		for (let number = 1; number < nodes.length; number += 1) {
			const { parent } = nodes[number];
			this.column[number] = this.column[parent] + 1;
			if (this.below[parent][0] === number) this.row[number] = this.row[parent];
			else taken.push(number);
			if (this.below[parent][0] !== number) this.row[number] = taken.length;
		}
		this.rows = taken.length + 1;
		this.columns = this.column.reduce((most, each) => Math.max(most, each), 0) + 1;
		this.isBranched = taken.length > 0;
	}
}

/** Draw the tree around a node.
 * @param {HTMLElement} frame @param {Record} record @param {Layout} layout @param {number} here
 * @param {(node: number) => void} go */
export function draw(frame, record, layout, here, go) {
	if (!layout.isBranched) {
		frame.replaceChildren();
		return;
	}
	const { row, column } = layout;
	const [left, top] = [Math.max(column[here] - AHEAD, 0), Math.max(row[here] - ROWS, 0)];
	const isNear = (/** @type {number} */ node) =>
		Math.abs(column[node] - column[here]) <= AHEAD && Math.abs(row[node] - row[here]) <= ROWS;
	const near = record.nodes.map((_, node) => node).filter(isNear);
	const at = (/** @type {number} */ node) => [(column[node] - left + 0.75) * STEP, (row[node] - top + 0.75) * STEP];
	const [width, height] = [0, 1].map((axis) => Math.max(...near.map((node) => at(node)[axis])) + 0.75 * STEP);
	const svg = shape("svg", "", { width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
	const twigs = near
		.filter((node) => node && isNear(record.nodes[node].parent))
		.map((node) => {
			const [[a, b], [x, y]] = [at(record.nodes[node].parent), at(node)];
			return `M${a} ${b}${b === y ? "" : `V${y - STEP / 2}L${a + STEP / 2} ${y}`}H${x}`;
		});
	svg.append(shape("path", "twig", { d: twigs.join("") }));
	for (const node of near) {
		const [cx, cy] = at(node);
		const { properties } = record.nodes[node];
		const player = properties.some(([name]) => name === "B") ? 1 : properties.some(([name]) => name === "W") ? 2 : 0;
		if (node === here) svg.append(shape("circle", "here", { cx, cy, r: 8 }));
		svg.append(shape("circle", `leaf p${player}`, { cx, cy, r: player ? 4.6 : 3, "data-node": node }));
		if (valuesOf(record.nodes[node], "C").length)
			svg.append(shape("circle", "noted", { cx: cx + 5, cy: cy - 5, r: 2 }));
	}
	svg.addEventListener("click", (event) => {
		const node = /** @type {Element} */ (event.target).getAttribute("data-node");
		if (node) go(Number(node));
	});
	frame.replaceChildren(svg);
	const [x, y] = at(here);
	frame.scrollTo(x - frame.clientWidth / 2, y - frame.clientHeight / 2);
}
