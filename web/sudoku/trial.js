// The bar of a trial, in the place of what dots mean. Loaded with the dialogs.

/** @import { Host, State } from "../types.d.ts" */

import { button, byId, make } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";
import { hush, tell } from "./board/page.js";

/** What keeps and drops a trial. */
export class Trial {
	depth = 0; // how many trials are shown
	points = 0; // and to how many checkpoints of earlier ones one can go back

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.node = make("p", "trial");
		this.node.hidden = true;
		this.words = make("b");
		const keep = button(phrase("keep"), { act: "keep" }, "quiet");
		const drop = button(phrase("drop"), { act: "drop" }, "quiet");
		[keep.title, drop.title] = [phrase("keep-what-was-tried"), phrase("back-to-the-trial")];
		this.node.append(this.words, keep, drop);
		byId("legend").after(this.node);
		this.draw(undefined, false);
	}

	/** Show how deep the player is in trials, and whether there is a checkpoint to return to.
	 * @param {State} [state] @param {boolean} [isTold] whether a new checkpoint is told */
	draw(state = this.host.game()?.state, isTold = true) {
		const depth = state?.tries.length ?? 0;
		const points = state?.points.length ?? 0;
		const isKept = depth < this.depth && points > this.points;
		this.points = points;
		if (isKept && isTold) tell(phrase("kept-and-how-back"));
		if (depth === this.depth) return;
		if (depth > this.depth && !byId("message").matches(".fault, .done")) hush(); // what it was about is over
		this.depth = depth;
		this.node.hidden = !depth;
		this.words.textContent = depth > 1 ? phrase("trial-in-trials", { depth }) : phrase("trial");
	}
}
