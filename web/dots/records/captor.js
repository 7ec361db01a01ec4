// With which move a dot was captured that is tapped, and which move lost it.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Host } from "./main.js" */

import { byId, make } from "../../shared/dom.js";
import { other } from "../rules/field.js";
import { coloursOf, place } from "../board/words.js";
import { marksOf } from "./marks.js";
import { showLost, takes } from "./moments.js";
import { lostWith } from "./rescue.js";
import { moveOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

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
	 * @param {Play} game @param {number} point */
	tell(game, point) {
		const { host } = this;
		const made = capturedBy(game, point);
		const node = host.line.nodes[made - 1];
		if (made < 1 || node === undefined) return false;
		const move = moveOf(host.record, node, game, game.moves[made - 1].word);
		const there =
			node === host.node ? [] : [this.button(phrase("go-to-move", { number: made }), () => host.goTo(node))];
		byId("captor").replaceChildren(...there, ...this.reasons(game, point, made));
		byId("captor").hidden = !byId("captor").childElementCount;
		host.say(
			phrase("dot-was-lost", {
				place: place(game, point),
				number: made,
				move,
				...coloursOf(game.now.dots[point]),
			}),
		);
		for (const id of ["captor", "message"]) byId(id).scrollIntoView({ block: "nearest" });
		return true;
	}

	/** Offer the move that lost the dot; where it is not known, the last one before the capture that cost much, or the
	 * analysis that finds it.
	 * @param {Play} game @param {number} point @param {number} made */
	reasons(game, point, made) {
		const { judgement, line } = this.host;
		const lost = lostWith(game, point, made);
		if (lost === made) return []; // it says so itself
		if (lost)
			return [this.button(phrase("why-nothing-saved-it", { number: lost }), () => this.show(game, point, lost, made))];
		if (!judgement.found.size)
			return [this.button(phrase("why-analyse-the-game"), () => judgement.asking ?? judgement.explain())];
		const slips = new Map(judgement.slips());
		const slip = line.nodes.slice(0, made).findLast((each) => slips.get(each)?.player === game.now.dots[point]);
		const judged = slip === undefined ? undefined : slips.get(slip);
		if (slip === undefined || !judged) return [];
		const words = phrase("last-costly-move", { number: judged.move, lost: Math.round(judged.lost) });
		const { refutation } = judged;
		return [this.button(words, () => (refutation ? showLost(this.host, slip, refutation) : this.host.goTo(slip)))];
	}

	/** Lead to the move that lost a dot, or to how it takes the dot, if the analysis has found that.
	 * @param {Play} game @param {number} point @param {number} lost @param {number} made */
	show(game, point, lost, made) {
		const { host } = this;
		const node = host.line.nodes[lost - 1];
		const refutation = host.judgement.found.get(node)?.refutation;
		if (refutation && takes(host, node, refutation, point)) {
			showLost(host, node, refutation);
			return;
		}
		host.go(node);
		const [x, y] = game.xy(point);
		const marks = marksOf(host.record.nodes[node], host.record);
		host.overlay.draw(host.line.at(node).game, [...marks, { x, y, kind: "SQ", text: "" }], host.look.grounded);
		const owner = coloursOf(game.now.dots[point]);
		host.say(phrase("nothing-saved-dot", { place: place(game, point), number: made, ...owner }));
		byId("message").scrollIntoView({ block: "nearest" });
	}

	/** @param {string} words @param {() => unknown} act */
	button(words, act) {
		const button = make("button", "quiet", words);
		button.addEventListener("click", act);
		return button;
	}
}

/** Return the number of the move by which the dot on a point was captured, as the position has it; 0: it is not
 * captured, or was from the start.
 * @param {Play} game @param {number} point */
function capturedBy({ now, before }, point) {
	const dot = now.dots[point];
	if (!dot || now.regions[point] !== other(/** @type {Player} */ (dot))) return 0;
	return before.findLastIndex(({ dots, regions }) => dots[point] !== dot || regions[point] !== now.regions[point]) + 1;
}
