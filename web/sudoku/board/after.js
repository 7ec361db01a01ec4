// What follows a change once it is on the screen: those who listen are told what was entered, and those who look see it
// move. Several changes at a time are told together, and nothing where a sentence has just been said.

/** @import { State } from "../../types.d.ts" */
/** @import { BoardView } from "./board.js" */
/** @import { Motion } from "./motion.js" */

import { byId } from "../../shared/dom.js";
import { say } from "./page.js";
import { changeWords } from "./words.js";

/** What has changed and is not told yet. */
export class After {
	/** @type {State | null} the board before the changes */
	before = null;
	/** @type {Motion | null} once it is loaded */
	motion = null;

	/** Remember the board before a change. @param {State} state */
	note(state) {
		this.before ??= state;
	}

	/** Tell what has changed since. @param {State} [after] */
	tell(after) {
		const { before } = this;
		this.before = null;
		if (!before || before.puzzle !== after?.puzzle) return;
		const words = changeWords(before, after);
		if (words && !byId("message").textContent) say(words);
		this.motion?.show(before, after);
	}

	/** Load what moves. @param {BoardView} view */
	async load(view) {
		const { Motion } = await import("./motion.js").catch(() => ({ Motion: null }));
		if (Motion) this.motion = new Motion(view);
	}
}
