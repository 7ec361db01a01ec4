// The test at the end of a level: ten positions of its techniques, none of which is named.

/** @import { Technique } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import { make } from "../shared/dom.js";
import { keepBest, learnedFrom, STATION } from "../sudoku/help/learned.js";
import { slugOf } from "../sudoku/puzzle/link.js";
import { TAUGHT } from "./boards.js";
import { Drill, SHOW_ME } from "./exercise.js";
import { phrase } from "../shared/speak.js";

const SEEDS = "test"; // with which the positions begin that no lesson has

/** Return the name under which the best result of a level is kept. @param {string} level */
export const testOf = (level) => `test-${level}`;

/** A test, position by position. */
export class LevelTest extends Drill {
	round = 0;
	right = 0;
	/** @type {Set<Technique>} that were not found */
	missed = new Set();

	/** @param {string} level @param {Store} store */
	constructor(level, store) {
		const techniques = TAUGHT.filter((each) => each.level === level);
		super(store);
		this.level = level;
		this.techniques = techniques;
		this.past = learnedFrom(store.get("learned"))[testOf(level)]?.right ?? 0;
	}

	/** The seed of the position that is next: each technique of the level in turn, with other positions. @override */
	get seed() {
		return `${SEEDS} ${this.round}`;
	}

	/** Begin the test, or begin it again. @override */
	begin() {
		Object.assign(this, { kind: "practice", round: 0, right: 0, missed: new Set() });
		return this.load();
	}

	/** Get the position that is next, and put it on the board. @override */
	load() {
		this.technique = this.techniques[this.round % this.techniques.length];
		return super.load();
	}

	/** Ask for an answer. @override */
	ask() {
		this.drawKeys();
		this.progress.textContent = phrase("position-of-test", {
			number: this.round + 1,
			count: STATION,
			right: this.right,
		});
		const question = phrase("what-follows-here", { way: this.isPlaced ? "enter" : "cross-out" });
		this.tell(question, "", [[SHOW_ME, () => this.reveal()]]);
	}

	/** Count the position; return what comes next. @override @returns {[string, () => void][]} */
	tally() {
		if (this.isShown || this.isFlawed) this.missed.add(this.technique);
		else this.right += 1;
		this.remember();
		this.round += 1;
		this.progress.textContent = phrase("of-count-right", { right: this.right, count: this.round });
		return [
			this.round < STATION
				? [phrase("next-position"), () => this.load()]
				: [phrase("how-it-went"), () => this.result()],
		];
	}

	/** Tell how it went, and which lessons fit. */
	result() {
		const isBest = keepBest(this.store, testOf(this.level), STATION, this.right);
		const past = this.past ? phrase("your-best-is", { best: Math.max(this.past, this.right) }) : "";
		const result = phrase("result-of-test", { right: this.right, count: STATION });
		const best = isBest ? phrase("your-best-so-far") : past;
		this.tell(`${result} ${best}`, "right", [[phrase("again"), () => this.begin()]]);
		if (!this.missed.size) return;
		const row = make("p", "", `${phrase("lessons-that-fit")} `);
		for (const [index, { name, shown }] of [...this.missed].entries()) {
			const link = make("a", "", shown);
			link.href = `#${slugOf(name)}`;
			row.append(index ? ", " : "", link);
		}
		this.told.append(row);
	}
}
