// Check and Hint: ask for what they show, and show it. What each press shows is for coach.js to say.

/** @import { Aided, Game, Help } from "../types.d.ts" */

import * as api from "./api.js";
import * as coach from "./coach.js";
import { nameOf } from "./geometry.js";
import { tell } from "./page.js";

/** The help that is on the board. */
export class Hints {
	/** @type {Help} */
	help = coach.NO_HELP;

	/** @param {Aided} page */
	constructor(page) {
		this.page = page;
	}

	clear() {
		this.help = coach.NO_HELP;
	}

	/** Press Check: how many digits are wrong, then which. */
	async check() {
		const asked = this.page.game();
		/** @type {unknown} */
		let fault = null;
		const right = await this.page.solution().catch((error) => {
			fault = error;
			return null;
		});
		const game = this.page.game();
		if (!game || !this.isStill(asked)) return;
		if (fault) return tell(`Nothing could be checked: ${api.words(fault)}.`, "fault");
		if (right === null) return tell("This puzzle does not have exactly one solution, so there is nothing to check against.", "fault");
		const { help, text } = coach.check(this.help, coach.mistakes(game.state, right));
		this.help = help;
		this.page.count("checks");
		this.page.draw();
		tell(text, text.startsWith("Everything") ? "done" : "fault");
	}

	/** Press Hint: where to look, then why, then the step itself. */
	async hint() {
		const { kind, step, presses } = this.help;
		if (!this.page.game()) return;
		if (kind !== "hint" || !step) return this.ask();
		if (presses === 1) {
			this.help = { ...this.help, presses: 2 };
			return tell(`${step.sentence} Press Hint again to take the step.`);
		}
		this.page.change({ type: "step", placements: step.placements, eliminations: step.eliminations, tidy: this.page.tidy() });
		if (this.page.game()?.done === null) tell(step.sentence);
	}

	/** Ask for a hint from this position: of the service, or of the path that came with the puzzle. */
	async ask() {
		const asked = this.page.game();
		if (!asked) return;
		try {
			const { help, text } = coach.hinted(asked.state, await this.answerFor(asked));
			if (!this.isStill(asked)) return; // the board has moved on
			this.help = help;
			if (help.step || help.wrong.size) this.page.count("hints");
			this.page.draw();
			tell(text, help.wrong.size ? "fault" : "");
		} catch (error) {
			const words = api.words(error);
			if (this.isStill(asked)) tell(`No hint: ${words}.`, "fault");
		}
	}

	/** @param {Game} asked */
	async answerFor({ state, record }) {
		try {
			return await api.hint(coach.position(state, record.ken));
		} catch (error) {
			const right = await this.page.solution().catch(() => null);
			const wrong = right ? coach.mistakes(state, right) : [];
			if (wrong.length) return { mistakes: wrong.map((cell) => nameOf(state.puzzle.board, cell)) };
			const step = coach.nextOf(state, this.page.path(record));
			if (step) return step;
			throw error;
		}
	}

	/** Tell whether the board is as it was. @param {Game | null} asked */
	isStill(asked) {
		const game = this.page.game();
		return game?.state.puzzle === asked?.state.puzzle && game?.state.past === asked?.state.past;
	}
}
