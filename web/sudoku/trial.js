// The bar of a trial, in the place of what dots mean, and what the menu has for it. Loaded with the dialogs.

/** @import { Host, State } from "../types.d.ts" */

import { button, byId, make } from "../shared/dom.js";

/** What keeps and drops a trial. */
export class Trial {
	depth = 0; // how many trials are shown

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.node = make("p", "trial");
		this.node.hidden = true;
		this.words = make("b");
		const keep = button("Keep", { act: "keep" }, "quiet");
		const drop = button("Drop", { act: "drop" }, "quiet");
		[keep.title, drop.title] = ["Keep what was tried (K)", "Back to where the trial began (J)"];
		this.node.append(this.words, keep, drop);
		byId("legend").after(this.node);
		byId("menu")
			.querySelector("[data-act=fill-marks]")
			?.after(button("Try from here", { act: "try" }), button("Undo to before the mistake", { act: "back" }));
		this.draw();
	}

	/** Show how deep the player is in trials. @param {State} [state] */
	draw(state = this.host.game()?.state) {
		const depth = state?.tries.length ?? 0;
		if (depth === this.depth) return;
		this.depth = depth;
		this.node.hidden = !depth;
		this.words.textContent = depth > 1 ? `Trial ${depth}` : "Trial";
	}
}
