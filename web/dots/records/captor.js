// With which move a dot was captured that is tapped, and where to look for the reason.

/** @import { Player } from "../rules/field.js" */
/** @import { Game } from "../rules/game.js" */
/** @import { Host } from "./main.js" */

import { byId, make } from "../../shared/dom.js";
import { other } from "../rules/field.js";
import { colours, place } from "../board/words.js";
import { showLost } from "./moments.js";
import { moveOf } from "./words.js";

export class Captor {
	/** @param {Host} host */
	constructor(host) {
		this.host = host;
	}

	/** Offer nothing: another position is shown. */
	clear() {
		byId("captor").hidden = true;
		byId("captor").replaceChildren();
	}

	/** Say with which move a dot was captured, and offer what explains it; tell whether it is captured.
	 * @param {Game} game @param {number} point */
	tell(game, point) {
		const { host } = this;
		const made = capturedBy(game, point);
		const node = host.line.nodes[made - 1];
		if (made < 1 || node === undefined) return false;
		const side = colours[game.now.dots[point]];
		const move = moveOf(host.record, node, game, game.moves[made - 1].word);
		const there = node === host.node ? [] : [this.button(`Go to move ${made}`, () => host.goTo(node))];
		byId("captor").replaceChildren(...there, ...this.reasons(game, point, made));
		byId("captor").hidden = !byId("captor").childElementCount;
		host.say(`${side} lost this dot, ${place(game, point)}, with move ${made}: ${move}.`);
		for (const id of ["captor", "message"]) byId(id).scrollIntoView({ block: "nearest" });
		return true;
	}

	/** Offer the last move of its side before the capture that cost much, or the analysis that finds it.
	 * @param {Game} game @param {number} point @param {number} made */
	reasons(game, point, made) {
		const { judgement, line } = this.host;
		if (!judgement.found.size)
			return [this.button("Why? Analyse the game", () => judgement.asking ?? judgement.explain())];
		const slips = new Map(judgement.slips());
		const player = game.now.dots[point];
		const slip = line.nodes.slice(0, made).findLast((each) => slips.get(each)?.player === player);
		const judged = slip === undefined ? undefined : slips.get(slip);
		if (slip === undefined || !judged) return [];
		const { refutation } = judged;
		const show = refutation ? () => showLost(this.host, slip, refutation) : () => this.host.goTo(slip);
		return [this.button(`Why? Move ${judged.move} lost ${judged.lost.toFixed(1)}`, show)];
	}

	/** @param {string} words @param {() => unknown} act */
	button(words, act) {
		const button = make("button", "quiet", words);
		button.addEventListener("click", act);
		return button;
	}
}

/** Give the number of the move by which the dot on a point was captured, as the position has it; 0: it is not captured,
 * or was from the start.
 * @param {Game} game @param {number} point */
function capturedBy({ now, before }, point) {
	const dot = now.dots[point];
	if (!dot || now.regions[point] !== other(/** @type {Player} */ (dot))) return 0;
	return before.findLastIndex(({ dots, regions }) => dots[point] !== dot || regions[point] !== now.regions[point]) + 1;
}
