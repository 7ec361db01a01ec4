// The graph of the line: what the analysis expects at the end after each move, and before there is one, what was
// captured so far. Blue's lead is above.

/** @import { Point } from "../board/graph.js" */
/** @import { Host } from "./main.js" */

import { byId, shape } from "../../shared/dom.js";
import { across, changesOf, graphOf, HIGH, leadIn } from "../board/graph.js";
import { colours } from "../board/words.js";
import { scoreOf as leadOf } from "../rules/ending.js";
import { phrase } from "../../shared/speak.js";

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
		this.now.setAttribute("d", `M${across(line.path.indexOf(node), line.path.length - 1)} 0V${HIGH}`);
	}

	build() {
		const { line } = this.host;
		const judged = this.judged();
		const isJudged = judged.length > 1 || judged.some(({ isSlip }) => isSlip); // one move that lost dots is a point
		const points = isJudged ? judged : this.captured();
		this.frame.hidden = !points.some(({ score, isSlip }) => score || isSlip); // a level line without slips says nothing
		const said = isJudged ? { name: phrase("score"), unit: phrase("expected-lead"), digits: 0 } : leadIn(line.game);
		const [svg, scale] = graphOf(points, line.path.length - 1, said);
		svg.append(this.now);
		this.frame.replaceChildren(svg, scale);
	}

	/** Return what is expected after each move that was judged. @returns {Point[]} */
	judged() {
		const { line, judgement } = this.host;
		const slips = new Set(judgement.slips().map(([node]) => node));
		return line.path.flatMap((node, index) => {
			const judged = judgement.found.get(node);
			if (!judged) return [];
			return [{ index, score: judged.player === 1 ? judged.score : -judged.score, isSlip: slips.has(node) }];
		});
	}

	/** Return the lead, where it changes. @returns {Point[]} */
	captured() {
		const { line } = this.host;
		const leads = line.path.map((_, index) => leadOf({ now: line.standing(index), rules: line.game.rules }));
		return changesOf(leads);
	}
}
