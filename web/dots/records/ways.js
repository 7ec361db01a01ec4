// The ways on from a position: which of them is the game itself, and the way back to it from a side line.

/** @import { Play } from "../rules/game.js" */
/** @import { Record } from "../sgf/record.js" */
/** @import { Host } from "./main.js" */

import { byId, make } from "../../shared/dom.js";
import { Line } from "../sgf/line.js";
import { pathTo } from "./edit.js";
import { moveOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

export class Ways {
	/** @param {Host} host */
	constructor(host) {
		this.host = host;
	}

	/** Offer the moves that follow, where there are several, and the way back from a side line. @param {Play} game */
	draw(game) {
		const { host } = this;
		const below = host.layout.below[host.node];
		byId("ways").hidden = below.length < 2;
		byId("ways").replaceChildren(
			...(below.length < 2 ? [] : below).map((node, index) => {
				const given = { number: index + 1, move: moveOf(host.record, node, game) };
				const words = host.main.includes(node) ? phrase("way-of-game", given) : `${given.number}: ${given.move}`;
				const way = make("button", "quiet", words);
				way.addEventListener("click", () => host.goTo(node));
				if (host.line.path.includes(node)) way.ariaCurrent = "true";
				return way;
			}),
		);
		const parted = this.partedAt();
		byId("aside").hidden = parted < 0;
		byId("aside-words").textContent = phrase("side-line-after", { number: host.line.made.get(parted) ?? 0 });
	}

	/** Return the last node that the line has in common with the game itself; -1: it is the game. */
	partedAt() {
		const { line, main } = this.host;
		return line.path[line.path.findIndex((node, index) => node !== main[index]) - 1] ?? -1;
	}

	/** Leave a side line for the game: at the position that is shown if the game has it, else where they part. */
	back() {
		const { host } = this;
		const parted = this.partedAt();
		if (parted < 0) return;
		const node = host.main.includes(host.node) ? host.node : parted;
		host.line = new Line(host.record, host.main);
		byId("slider").focus({ preventScroll: true }); // as the button goes
		host.goTo(node);
	}
}

/** Return the last node on the way to another one that the analysis has not added.
 * @param {Record} record @param {number} node */
export const ownBefore = (record, node) =>
	pathTo(record, Math.min(node, record.nodes.length - 1)).findLast((each) => !record.nodes[each].isAdded) ?? 0;

/** Return a record with the nodes marked that the analysis has added. @param {Record} record @param {number[]} added */
export function withAdded(record, added) {
	const marked = new Set(added);
	return {
		...record,
		nodes: record.nodes.map((node, number) => (marked.has(number) ? { ...node, isAdded: true } : node)),
	};
}
