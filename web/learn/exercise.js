// A position of a lesson: an example to click through, or one that the player answers on the board and that is judged
// at once.

/** @import { PracticeAnswer, TaughtAnswer, Technique } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import * as api from "../sudoku/puzzle/api.js";
import { button, make, press } from "../shared/dom.js";
import { pressOf } from "../shared/keys.js";
import { NOTHING, linkSketch, stepSketch } from "../sudoku/help/drawings.js";
import { nameOf } from "../sudoku/puzzle/geometry.js";
import { intentOf } from "../sudoku/board/keys.js";
import { STATION, count, foundWords, learnedFrom } from "../sudoku/help/learned.js";
import { spoken } from "../sudoku/help/lead.js";
import { dayOf } from "../sudoku/puzzle/calendar.js";
import { slugOf } from "../sudoku/puzzle/link.js";
import { say } from "../sudoku/board/page.js";
import { digitsOf } from "../sudoku/puzzle/rules.js";
import { BOXES, TAUGHT } from "./boards.js";
import { digitKeys, drawKeys, listen } from "./digit-keys.js";
import { isPlacing, masksOf, placesOf, shownIn, sorted, verdictOn, whereabouts } from "./verdict.js";
import { note } from "./repetition.js";
import { Table, ruleOf } from "./lesson-board.js";
import { phrase } from "../shared/speak.js";

export const SHOW_ME = phrase("show-me");

const STAGES = 3; // of an example: the position, where to look, the step

/** The tenth of a technique's positions with which its lesson begins, where boards before are too small for it: three
 * cells are 2-4-8 only on a board of 9. @type {Record<string, number>} */
const FIRST = { "black run in a house": 3 };

/** The examples of a technique that is seen in several ways: positions that show it as its lesson says it.
 * @type {Record<string, readonly string[]>} */
const EXAMPLES = {
	"no place for a digit": ["0, 8", "1, 8", "4, 8", "10, 8"],
	"two groups of dots in a house": ["0, 3", "0, 2", "6, 4", "1, 3"],
	"X-wing": ["2, 6", "3, 3", "0, 5", "3, 6"],
	swordfish: ["3, 0", "2, 1", "1, 3", "3, 3"],
};

/** Return the last digit of a seed, which says how large and open the board is: from the first on, and round again.
 * @param {string} technique @param {number} at */
const tenthOf = (technique, at) => (FIRST[technique] ?? 0) + (at % (10 - (FIRST[technique] ?? 0)));

/** The exercises of a technique. */
export class Exercise {
	/** @type {PracticeAnswer | null} */
	position = null;
	kind = "example"; // or "practice"
	number = 1; // of the example
	stage = 0; // of the example
	link = -1; // of a what-if, the link that is shown
	isPlaced = false; // whether a digit key enters; else it crosses out
	isDone = false; // whether the position is answered
	isShown = false; // whether the answer was shown before
	isFlawed = false; // whether something wrong was answered before
	turn = 0; // how often a position was asked for

	/** @param {Technique} technique @param {Store} store */
	constructor(technique, store) {
		this.technique = technique;
		this.store = store;
		this.table = new Table();
		this.side = make("div", "side");
		this.told = make("div", "told");
		this.progress = make("p", "count");
		this.rule = make("p", "rule");
		this.kinds = make("div", "kinds");
		this.kinds.append(
			button(phrase("example"), { kind: "example" }, ""),
			button(phrase("practice"), { kind: "practice" }, ""),
		);
		this.kinds.addEventListener("click", ({ target }) => this.choose(/** @type {HTMLElement} */ (target).dataset.kind));
		this.tools = make("div", "kinds");
		this.tools.role = "group";
		this.tools.ariaLabel = phrase("what-a-digit-key-does");
		this.tools.append(
			button(phrase("enter-digits"), { tool: "digits" }, ""),
			button(phrase("cross-out-digits"), { tool: "corner" }, ""),
		);
		this.tools.addEventListener("click", ({ target }) =>
			this.choose(undefined, /** @type {HTMLElement} */ (target).dataset.tool),
		);
		this.keys = digitKeys(phrase("digits"));
		listen(this.keys, ({ dataset }) => this.answer(Number(dataset.digit), this.isPlaced));
		this.turns = make("div", "turns");
		// the focus stays on the board
		for (const part of [this.keys, this.tools]) part.addEventListener("pointerdown", (event) => event.preventDefault());
		const head = make("div", "head");
		head.append(this.rule, this.progress);
		const ways = make("div", "ways");
		ways.append(this.tools, this.turns);
		this.side.append(this.table.key, head, this.told, ways, this.keys);
		this.table.root.addEventListener("keydown", (event) => this.onKey(event));
	}

	/** Return the name under which progress is kept. */
	get slug() {
		return slugOf(this.technique.name);
	}

	/** Begin with the example, or with practice. @param {string} [kind] @param {string} [tool] */
	choose(kind, tool) {
		if (tool) {
			this.isPlaced = tool === "digits";
			return this.drawKeys();
		}
		if (!kind) return undefined;
		this.kind = kind;
		this.number = 1;
		scrollTo(0, 0); // practice has less text above the board
		return this.load();
	}

	/** The seed of the position that is next: by its last digit, boards go from small to large. */
	get seed() {
		const { name } = this.technique;
		const examples = this.boxes && EXAMPLES[name];
		if (this.kind === "example" && examples) return `example ${examples[(this.number - 1) % examples.length]}`;
		if (this.kind === "example") return `example ${this.number - 1}, ${tenthOf(name, Math.min(this.number - 1, 4))}`;
		const seen = learnedFrom(this.store.get("learned"))[this.slug]?.seen ?? 0;
		return name in FIRST ? `${seen}, ${tenthOf(name, seen)}` : String(seen);
	}

	/** Whether the position that is next has boxes. */
	get boxes() {
		return BOXES;
	}

	/** Get the position that is next, and put it on the board. */
	async load() {
		this.turn += 1;
		const { turn } = this;
		for (const node of this.kinds.querySelectorAll("button")) press(node, node.dataset.kind === this.kind);
		this.wait(true);
		try {
			const position = await api.practice(this.technique.name, this.seed, this.boxes);
			if (turn !== this.turn) return;
			this.position = sorted(position);
		} catch (error) {
			const words = phrase("no-position", { why: api.words(error) });
			if (turn === this.turn) this.tell(words, "wrong", [[phrase("try-again"), () => this.load()]]);
			return;
		} finally {
			if (turn === this.turn) this.wait(false);
		}
		Object.assign(this, { stage: 0, link: -1, isDone: false, isShown: false, isFlawed: false });
		this.isPlaced = isPlacing(this.position);
		this.rule.replaceChildren(...ruleOf(this.position.negative));
		this.table.put(this.position, shownIn(this.position, this.kind === "example"));
		this.show();
	}

	/** Show that a position is awaited, or is there. @param {boolean} isWaiting */
	wait(isWaiting) {
		this.side.ariaBusy = String(isWaiting);
		this.table.root.classList.toggle("awaited", isWaiting);
		const node = /** @type {HTMLButtonElement | null} */ (this.turns.lastElementChild);
		if (isWaiting) for (const each of this.turns.querySelectorAll("button")) each.disabled = true;
		if (isWaiting && node) node.textContent = phrase("looking-for-a-position");
		if (isWaiting && !node) this.told.replaceChildren(make("p", "", phrase("looking-for-a-position")));
	}

	/** Show the position as far as it has come. */
	show() {
		const { kind } = this;
		const isPractice = kind === "practice";
		this.side.dataset.kind = kind;
		for (const node of [this.keys, this.tools]) node.hidden = !isPractice || this.isDone;
		const { right = 0 } = learnedFrom(this.store.get("learned"))[this.slug] ?? {};
		this.progress.hidden = !isPractice;
		this.progress.textContent = foundWords(right);
		if (isPractice) return this.ask();
		return this.showExample();
	}

	/** Ask for an answer. */
	ask() {
		this.drawKeys();
		const what = this.isPlaced ? phrase("choose-a-cell-then-enter") : phrase("choose-a-cell-then-cross-out");
		this.tell(`${phrase("find-technique", { technique: this.technique.shown })} ${what}`, "", [
			[phrase("where"), () => this.where()],
			[SHOW_ME, () => this.reveal()],
		]);
	}

	/** Show the example at its stage. */
	showExample() {
		const [step] = this.position?.answers ?? [];
		const { state } = this.table;
		if (!step || !state) return;
		const marks = this.position?.needs_marks
			? phrase("small-digits-are-candidates")
			: phrase("digits-and-dots-are-enough");
		/** @type {[string, () => void][]} */
		const turns = [
			[phrase("back"), () => this.step(-1)],
			[[phrase("where-to-look"), phrase("the-step"), phrase("another-example")][this.stage], () => this.step(1)],
		];
		if (this.stage === 0) turns.shift();
		this.table.free();
		if (this.stage === 0) this.table.show();
		if (this.stage === 1) this.point();
		if (this.stage < 2)
			return this.tell(
				this.stage
					? whereabouts(/** @type {PracticeAnswer} */ (this.position))
					: [phrase("a-position-of-a-puzzle"), marks, phrase("do-you-see-it")].join(" "),
				"",
				turns,
			);
		return this.tellStep(step, "", turns);
	}

	/** Turn the example. @param {number} by */
	step(by) {
		this.stage += by;
		this.link = -1;
		if (this.stage < STAGES) return this.show();
		this.number += 1;
		return this.load();
	}

	/** Say where an answer is. */
	where() {
		if (!this.position) return;
		this.point();
		this.tell(whereabouts(this.position), "", [[SHOW_ME, () => this.reveal()]]);
	}

	/** Mark on the board what is to be looked at: the houses that are named, or else the cells. */
	point() {
		if (this.position) this.table.point(placesOf(this.position));
	}

	/** Show an answer, which then is not the player's own. */
	reveal() {
		this.isShown = true;
		if (this.position) this.finish(this.position.answers[0], phrase("this-is-one"));
	}

	/** Take an answer: a digit entered into the chosen cell, or a candidate crossed out there.
	 * @param {number} digit @param {boolean} isPlaced */
	answer(digit, isPlaced) {
		const { state } = this.table;
		if (!digit || !state || !this.position || this.isDone || this.kind !== "practice" || digit > state.puzzle.size)
			return;
		const cell = this.table.chosen;
		const { isRight, isTrue, text, step, cells } =
			cell === null
				? { isRight: false, isTrue: false, text: phrase("choose-a-cell-first"), step: null, cells: [] }
				: verdictOn(this.position, { cell, digit, isPlaced });
		if (step && isRight) return this.finish(step, text);
		if (cell !== null && !isTrue) this.isFlawed = true;
		this.table.show({ ...NOTHING, roles: new Map(cells.map((other) => [other, "cause"])) });
		this.tell(text, isTrue ? "" : "wrong", [
			[phrase("where"), () => this.where()],
			[SHOW_ME, () => this.reveal()],
		]);
	}

	/** Show an answer with its reason, and count the position. @param {TaughtAnswer} step @param {string} text */
	finish(step, text) {
		this.isDone = true;
		for (const node of [this.keys, this.tools]) node.hidden = true;
		this.tellStep(step, text, this.tally());
	}

	/** Count the position; return what comes next. @returns {[string, () => void][]} */
	tally() {
		count(this.store, this.slug, !this.isShown);
		this.remember();
		const { right = 0 } = learnedFrom(this.store.get("learned"))[this.slug] ?? {};
		this.progress.textContent = right === STATION && !this.isShown ? phrase("this-lesson-is-done") : foundWords(right);
		return [[phrase("next-position"), () => this.load()]];
	}

	/** Take note of a position that was missed, or found again, for the review. */
	remember() {
		if (this.position) note(this.store, this.position, !this.isShown && !this.isFlawed, dayOf());
	}

	/** Tell a step, with the links of a what-if, and draw it.
	 * @param {TaughtAnswer} step @param {string} text said before it @param {[string, () => void][]} turns */
	tellStep(step, text, turns) {
		const { state } = this.table;
		if (!state) return;
		const { board, dots } = state.puzzle;
		const draw = (/** @type {number} */ link) => {
			this.link = link;
			this.table.free();
			this.table.show(link < 0 ? stepSketch(board, dots, step, null) : linkSketch(board, dots, step, link, null));
			for (const [index, node] of list.querySelectorAll("button").entries())
				node.ariaCurrent = index === link ? "step" : null;
			if (link >= 0) say(spoken((step.chain ?? [])[link].sentence));
		};
		const list = make("ol", "steps");
		list.append(
			...(step.chain ?? []).map(({ sentence }, link) => {
				const node = make("li");
				const choose = button(sentence, {}, "step");
				choose.addEventListener("click", () => draw(this.link === link ? -1 : link));
				node.append(choose);
				return node;
			}),
		);
		this.tell(step.sentence, "", turns, text);
		if (step.chain?.length) this.told.append(list);
		draw(-1);
	}

	/** Tell something beside the board, and say it.
	 * @param {string} text @param {string} look @param {[string, () => void][]} turns buttons
	 * @param {string} [first] said before it */
	tell(text, look, turns, first = "") {
		const hadFocus = this.turns.contains(document.activeElement);
		this.told.replaceChildren(...(first ? [make("p", "right", first)] : []), make("p", look, text));
		this.turns.replaceChildren(
			...turns.map(([name, act], index) => {
				const node = button(name, {}, index === turns.length - 1 && name !== SHOW_ME ? "main" : "quiet");
				node.addEventListener("click", act);
				return node;
			}),
		);
		if (hadFocus) /** @type {HTMLElement | null} */ (this.turns.lastElementChild)?.focus();
		say(spoken([first, text].filter(Boolean).join(" ")));
	}

	/** Draw the digit keys for what they do now. */
	drawKeys() {
		const size = this.position?.size ?? 9;
		this.keys.classList.toggle("nine", size === 9);
		drawKeys(this.keys, size, this.isPlaced ? "" : "struck");
		for (const node of this.keys.querySelectorAll("button"))
			node.ariaLabel = this.isPlaced
				? phrase("enter-digit", { digit: node.dataset.digit })
				: phrase("cross-out-digit", { digit: node.dataset.digit });
		for (const node of this.tools.querySelectorAll("button"))
			press(node, (node.dataset.tool === "digits") === this.isPlaced);
	}

	/** @param {KeyboardEvent} event */
	onKey(event) {
		const intent = intentOf(pressOf(event));
		if (event.key === "Enter") /** @type {HTMLElement | null} */ (this.turns.querySelector(".main"))?.click();
		else if (intent?.type === "move") {
			this.table.change({ ...intent, extend: false });
			this.table.view.focus();
		} else if (intent?.type === "press" && intent.tool !== "colour")
			this.answer(intent.digit, intent.tool ? !this.isPlaced : this.isPlaced);
		else if (intent?.type === "tool") this.choose(undefined, intent.tool === "digits" ? "digits" : "corner");
		else if (intent?.type === "turn-tool") this.choose(undefined, this.isPlaced ? "corner" : "digits");
		else if (intent?.type === "hint" && this.kind === "practice" && !this.isDone) this.where();
		else if (intent?.type === "query" && intent.query === "cell") this.sayCell();
		else return;
		event.preventDefault();
	}

	/** Say the candidates of the chosen cell. */
	sayCell() {
		const { position } = this;
		const { state } = this.table;
		if (!position || !state) return;
		const cell = nameOf(state.puzzle.board, state.cursor);
		const digits = digitsOf(masksOf(position)[state.cursor]);
		const digit = state.digits[state.cursor];
		say(
			spoken(
				digits.length ? phrase("cell-has-candidates", { cell, digits }) : phrase("cell-has-digit", { cell, digit }),
			),
		);
	}
}

/** Exercises that choose their positions themselves, and have no example. */
export class Drill extends Exercise {
	/** @param {Store} store */
	constructor(store) {
		super(TAUGHT[0], store);
		this.kinds.hidden = true;
	}

	/** Begin with the position that is next. */
	begin() {
		this.kind = "practice";
		return this.load();
	}
}
