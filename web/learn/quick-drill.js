// A quick drill: as many right answers as possible in a minute.

/** @import { Store } from "../shared/store.js" */
/** @import { Question } from "./quick-questions.js" */

import { button } from "../shared/dom.js";
import { keepBest, learnedFrom } from "../sudoku/help/learned.js";
import { KeyDrill, listen } from "./digit-keys.js";
import { drawn } from "./pictures.js";
import { DRILLS, endless } from "./quick-questions.js";
import { phrase } from "../shared/speak.js";

const SECONDS = 60;

/** A drill, from its start to its result. */
export class Quick extends KeyDrill {
	/** @type {Question | null} */
	question = null;
	right = 0;
	answered = 0;
	isFirst = true; // whether nothing wrong was answered yet to this question
	ticking = 0; // the timer while it runs
	end = 0; // when it is over

	/** @param {string} slug @param {Store} store */
	constructor(slug, store) {
		super(store, phrase("digits"));
		listen(this.keys, ({ dataset }) => this.answer(Number(dataset.digit)));
		this.slug = slug;
		this.main = button(phrase("start-seconds"), {}, "main");
		this.main.addEventListener("click", () => this.start());
		this.side.append(this.progress, this.told, this.keys, this.main);
		this.side.tabIndex = -1; // has the focus while it runs, for the digit keys
		this.rest(phrase("your-best-so-far-right", { right: learnedFrom(store.get("learned"))[slug]?.right ?? 0 }));
	}

	/** Wait for a start. @param {string} text */
	rest(text) {
		this.question = null;
		this.keys.hidden = true;
		this.main.hidden = false;
		this.picture.replaceChildren();
		this.progress.textContent = "";
		this.tell(text, "");
	}

	start() {
		Object.assign(this, { right: 0, answered: 0, end: performance.now() + SECONDS * 1000 });
		this.questions = endless(DRILLS[this.slug].questions);
		this.keys.hidden = false;
		this.main.hidden = true;
		this.ask();
		this.tick();
		this.ticking = window.setInterval(() => this.tick(), 250);
		this.side.focus();
	}

	/** Stop, as another lesson is shown. */
	stop() {
		clearInterval(this.ticking);
	}

	tick() {
		const left = Math.ceil((this.end - performance.now()) / 1000);
		this.progress.textContent = phrase("right-and-seconds-left", { right: this.right, seconds: Math.max(0, left) });
		if (left <= 0) this.finish();
	}

	/** Tell how it went, and keep the best. */
	finish() {
		this.stop();
		const isBest = keepBest(this.store, this.slug, this.answered, this.right);
		const best = learnedFrom(this.store.get("learned"))[this.slug]?.right ?? 0;
		this.main.textContent = phrase("again-seconds");
		const result = phrase("right-of-answered", { right: this.right, answered: this.answered });
		this.rest(`${result} ${isBest ? phrase("your-best-so-far") : phrase("your-best-is", { best })}`);
		this.main.focus();
	}

	ask() {
		this.isFirst = true;
		this.question = /** @type {Question} */ (this.questions?.next().value);
		this.picture.replaceChildren(drawn(this.question.picture));
		this.tell(this.question.words, "");
	}

	/** @param {number} digit */
	answer(digit) {
		if (!this.question || !digit) return;
		const isRight = this.question.answers.includes(digit);
		if (this.isFirst) this.answered += 1;
		if (this.isFirst && isRight) this.right += 1;
		this.isFirst = false;
		if (isRight) this.ask();
		else this.tell(`${phrase("not-digit", { digit })} ${this.question.words}`, "wrong");
		this.side.focus();
	}
}
