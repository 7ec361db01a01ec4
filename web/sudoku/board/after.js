// What follows a change once it is on the screen: those who listen are told what was entered, and those who look see it
// move. Several changes at a time are told together, and nothing where a sentence has just been said.

/** @import { Action, Settings, State } from "../../types.d.ts" */
/** @import { BoardView } from "./board.js" */
/** @import { Motion } from "./motion.js" */

import { byId } from "../../shared/dom.js";
import { say } from "./page.js";
import { next } from "../puzzle/state.js";
import { changeWords } from "./words.js";

/** What has changed and is not told yet. */
export class After {
	/** @type {State | null} the board before the changes */
	before = null;
	/** @type {Motion | null} once it is loaded */
	motion = null;

	/** @type {typeof import("../puzzle/auto.js") | null} once it is loaded */
	auto = null;

	/** Return the state after an action, with what the board then does by itself.
	 * @param {State} before @param {Action} action @param {Settings} settings */
	next(before, action, settings) {
		const after = next(before, action);
		const isStep = ["press", "erase", "step", "fill-marks"].includes(action.type) && after.past !== before.past;
		return isStep && this.auto ? this.auto.completed(after, settings) : after;
	}

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
		const [moving, auto] = await Promise.all(
			[import("./motion.js"), import("../puzzle/auto.js")].map((coming) => coming.catch(() => null)),
		);
		if (moving && "Motion" in moving) this.motion = new moving.Motion(view);
		if (auto && "completed" in auto) this.auto = auto;
	}
}
