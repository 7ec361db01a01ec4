// The drill of repetition: positions that were missed some days ago, one after the other. What is due: repetition.js.

import { dayOf } from "../sudoku/puzzle/calendar.js";
import { TECHNIQUES } from "../sudoku/help/techniques.js";
import { Drill } from "./exercise.js";
import { dueOn } from "./repetition.js";
import { phrase } from "../shared/speak.js";

export const REVIEW = "review";

/** The positions of today. */
export class AskedAgain extends Drill {
	/** The seed of the position that is next. @override */
	get seed() {
		return this.due[0].seed;
	}

	/** Whether it has boxes. @override */
	get boxes() {
		return this.due[0].boxes ?? true;
	}

	/** The positions that are still to be asked. */
	get due() {
		return dueOn(this.store, dayOf());
	}

	/** Get the position that is next, and put it on the board. @override */
	async load() {
		const [next] = this.due;
		const technique = TECHNIQUES.find(({ name }) => name === next?.technique);
		if (!technique) {
			for (const node of [this.keys, this.tools]) node.hidden = true;
			return this.tell(phrase("nothing-more-is-due-today"), "right", []);
		}
		this.technique = technique;
		return super.load();
	}

	/** Count the position; return what comes next. @override @returns {[string, () => void][]} */
	tally() {
		this.remember();
		this.progress.textContent = phrase("due-today", { count: this.due.length });
		return [[phrase("next-position"), () => this.load()]];
	}
}
