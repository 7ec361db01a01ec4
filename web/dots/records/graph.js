// The graph of the line: what the analysis expects at the end after each move, and before there is one, what was
// captured so far. Blue's lead is above.

/** @import { Host } from "./main.js" */

import { byId, make, shape } from "../../shared/dom.js";
import { colours } from "../board/words.js";

/** @typedef {{ index: number, score: number, isSlip: boolean }} Point index: in the path of the line */

const [WIDE, HIGH] = [400, 100]; // of the graph's own measure
const LEAST = 3; // dots: the graph shows at least so much to each side

export class Graph {
	/** @type {unknown[]} what was drawn */
	drawn = [];

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.frame = byId("graph");
		this.now = shape("path", "now");
		this.frame.addEventListener("click", ({ target, clientX }) => {
			const box = /** @type {Element} */ (target).closest("svg")?.getBoundingClientRect();
			const { path } = host.line;
			if (box) host.goTo(path[Math.round(((clientX - box.left) / box.width) * (path.length - 1))]);
		});
	}

	/** Draw the line, if it is not the one that is there, and where in it the page is. */
	draw() {
		const { line, node, judgement } = this.host;
		const made = [line, judgement.version, colours.join()];
		if (!made.every((each, index) => each === this.drawn[index])) {
			this.drawn = made;
			this.build();
		}
		this.now.setAttribute("d", `M${this.x(line.path.indexOf(node))} 0V${HIGH}`);
	}

	/** @param {number} index */
	x(index) {
		return Number(((index / Math.max(this.host.line.path.length - 1, 1)) * WIDE).toFixed(1));
	}

	build() {
		const { line } = this.host;
		const judged = this.judged();
		const points = judged.length > 1 ? judged : this.captured();
		this.frame.hidden = !line.count;
		const most = points.reduce((sum, { score }) => Math.max(sum, Math.abs(score)), LEAST);
		const y = (/** @type {number} */ score) => (HIGH / 2 - (score / most) * (HIGH / 2 - 4)).toFixed(1);
		const svg = shape("svg", "", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img" });
		const [low, high] = [Math.min, Math.max].map((of) => points.reduce((sum, { score }) => of(sum, score), 0));
		const what = judged.length > 1 ? "Score" : "Captured";
		const digits = judged.length > 1 ? 1 : 0;
		svg.setAttribute(
			"aria-label",
			`${what} along the game: from ${high.toFixed(digits)} for ${colours[1].toLowerCase()} to ` +
				`${(-low).toFixed(digits)} for ${colours[2].toLowerCase()}`,
		);
		if (points.length) {
			const way = points.map(({ index, score }) => `${this.x(index)} ${y(score)}`);
			const [first, last] = [points[0], points[points.length - 1]].map(({ index }) => this.x(index));
			const area = (/** @type {(a: number, b: number) => number} */ of) =>
				`M${first} ${HIGH / 2}${points.map(({ index, score }) => `L${this.x(index)} ${y(of(score, 0))}`).join("")}` +
				`L${last} ${HIGH / 2}Z`;
			svg.append(
				shape("path", "lead p1", { d: area(Math.max) }),
				shape("path", "lead p2", { d: area(Math.min) }),
				shape("path", "score", { d: `M${way.join("L")}` }),
			);
		}
		svg.append(shape("path", "zero", { d: `M0 ${HIGH / 2}H${WIDE}` }));
		for (const { index, score } of points.filter(({ isSlip }) => isSlip))
			svg.append(shape("path", "slip", { d: `M${this.x(index)} ${y(score)}h.01` }));
		svg.append(this.now);
		const scale = make("p", "soft");
		scale.append(
			make("span", "", `↑ ${colours[1]} +${most.toFixed(digits)}`),
			make("span", "", judged.length > 1 ? "expected" : "captured"),
			make("span", "", `↓ ${colours[2]} +${most.toFixed(digits)}`),
		);
		this.frame.replaceChildren(svg, scale);
	}

	/** Give what is expected after each move that was judged. @returns {Point[]} */
	judged() {
		const { line, judgement } = this.host;
		const slips = new Set(judgement.slips().map(([node]) => node));
		return line.path.flatMap((node, index) => {
			const judged = judgement.found.get(node);
			if (!judged) return [];
			return [{ index, score: judged.player === 1 ? judged.score : -judged.score, isSlip: slips.has(node) }];
		});
	}

	/** Give the lead in captured dots, where it changes. @returns {Point[]} */
	captured() {
		const { path, made, game } = this.host.line;
		const leads = path.map((node) => {
			const { captured } = game.before[made.get(node) ?? 0] ?? game.now;
			return captured[0] - captured[1];
		});
		return leads.flatMap((score, index) => {
			const isTurn = !index || index === leads.length - 1 || score !== leads[index - 1] || score !== leads[index + 1];
			return isTurn ? [{ index, score, isSlip: false }] : [];
		});
	}
}
