// Says what a player has entered to those who listen, once it is on the screen: several changes at a time are said
// together, and nothing where a sentence has just been said.

/** @import { State } from "../../types.d.ts" */

import { byId } from "../../shared/dom.js";
import { say } from "./page.js";
import { changeWords } from "./words.js";

/** What has changed and is not said yet. */
export class Announcer {
	/** @type {State | null} the board before the changes */
	before = null;

	/** Remember the board before a change. @param {State} state */
	note(state) {
		this.before ??= state;
	}

	/** Say what has changed since. @param {State} after */
	speak(after) {
		const { before } = this;
		this.before = null;
		const words = before?.puzzle === after.puzzle ? changeWords(before, after) : "";
		if (words && !byId("message").textContent) say(words);
	}
}
