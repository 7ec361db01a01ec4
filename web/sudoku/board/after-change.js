// What follows a change once it is on the screen: those who listen are told what was entered, and those who look see it
// move. Several changes at a time are told together, and nothing where a sentence has just been said. Loaded once the
// first board is there.

/** @import { Action, Conflicts, Puzzle, Settings, State } from "../../types.d.ts" */
/** @import { BoardView } from "./board.js" */
/** @import { Motion } from "./motion.js" */

import { byId } from "../../shared/dom.js";
import { hush, say, tell } from "./page.js";
import { next } from "../puzzle/state.js";
import { answer, conflictLine, conflictWords } from "./answers.js";
import { cellName } from "./words.js";
import { phrase } from "../../shared/speak.js";

const MANY = 3; // cells that are not read out one by one

/** What has changed and is not told yet. */
export class After {
	sentence = ""; // that was beside the board when something was told last
	/** @type {Motion | null} once it is loaded */
	motion = null;

	/** @type {typeof import("../puzzle/autofill.js") | null} once it is loaded */
	auto = null;

	answer = answer; // to the query keys
	/** @type {{ puzzle: Puzzle | null, words: string }} what was said last of conflicts */
	spoken = { puzzle: null, words: "" };

	/** Load what moves, and what fills itself in. @param {BoardView} view */
	constructor(view) {
		import("./motion.js").then(
			({ Motion }) => (this.motion = new Motion(view)),
			() => {},
		);
		import("../puzzle/autofill.js").then(
			(auto) => (this.auto = auto),
			() => {},
		);
	}

	/** Return the state after an action, with what the board then does by itself.
	 * @param {State} before @param {Action} action @param {Settings} settings */
	next(before, action, settings) {
		const after = next(before, action);
		const isStep = ["press", "erase", "step", "fill-marks"].includes(action.type) && after.past !== before.past;
		return isStep && this.auto ? this.auto.completed(after, settings) : after;
	}

	/** Say where a rule is broken, if it is; tell whether that was not said before.
	 * @param {State} state @param {Conflicts} found */
	tellConflicts({ puzzle, digits }, found) {
		const words = conflictWords(puzzle, digits, found);
		const isNew = words !== "" && (this.spoken.puzzle !== puzzle || this.spoken.words !== words);
		if (!words) hush();
		else if (isNew) tell(conflictLine(puzzle, digits, found), "fault", { words });
		this.spoken = { puzzle, words };
		return isNew;
	}

	/** Tell what has changed; give null: nothing is untold then.
	 * @param {State | null} before @param {State} [after] of the same puzzle */
	tell(before, after) {
		if (!before || !after) return null;
		const sentence = byId("message").textContent ?? "";
		const words = changeWords(before, after);
		if (words && (!sentence || sentence === this.sentence)) say(words);
		this.sentence = sentence;
		this.motion?.show(before, after);
		return null;
	}
}

/** Say what a change of the board was: each cell whose digit changed, else those whose marks did.
 * @param {State} before @param {State} after */
export function changeWords(before, after) {
	const changed = (/** @type {readonly ("digits" | "centre" | "corner" | "colour")[]} */ layers) =>
		after.puzzle.board.cells.filter((cell) => layers.some((layer) => before[layer][cell] !== after[layer][cell]));
	const digits = changed(["digits"]);
	const cells = digits.length ? digits : changed(["centre", "corner", "colour"]);
	if (cells.length > MANY) return phrase("cells-changed", { count: cells.length });
	return cells.map((cell) => cellName(after, cell).split(". ")[0]).join("; ");
}
