// Rings that are closed by hand in the move of a node: around a dot that is tapped, or drawn dot by dot.

/** @import { Turn } from "../board/turn.js" */
/** @import { Host } from "./main.js" */

import { closedBy, Nothing, turnOf } from "./tools.js";
import { phrase } from "../../shared/speak.js";

export class RingTool {
	/** @type {Turn | null} the move of the node that is shown, once a ring of it was
	 *   touched */
	turn = null;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
	}

	/** Close or open a ring, or go on with one that is drawn. @param {number} point */
	tap(point) {
		const { host } = this;
		const turn = (this.turn ??= turnOf(host.record, host.node));
		if (turn.game.isOpen(point) && point !== turn.point) throw new Nothing(phrase("tap-a-dot-of-the"));
		const [before, held] = [turn.rings, turn.rings.length];
		const words = turn.take(point);
		if (turn.rings !== before || turn.rings.length !== held) return host.change(closedBy(host.record, host.node, turn));
		this.plan();
		return host.say(words);
	}

	/** Show the ring that is being drawn. @param {number[]} [faults] points in its way */
	plan(faults = []) {
		const { turn } = this;
		this.host.board.plan(
			turn && (turn.path.length || faults.length) ? { player: turn.player, path: turn.path, faults } : null,
		);
	}

	/** Give up the ring that is being drawn. */
	drop() {
		if (!this.turn?.path.length) return;
		this.turn = null;
		this.plan();
		this.host.say(phrase("no-ring-is-drawn"));
	}
}
