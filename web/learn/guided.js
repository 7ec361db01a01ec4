// Puzzles with the teacher: the first is told from start to end, in the second the player is asked at each step, and of
// the third the way to one digit is read, step by step.

/** @import { Cell, State, TaughtAnswer, WayAnswer } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import * as api from "../sudoku/puzzle/api.js";
import * as coach from "../sudoku/help/coach.js";
import { button, make } from "../shared/dom.js";
import { pressOf } from "../shared/keys.js";
import { NOTHING, stepSketch } from "../sudoku/help/drawings.js";
import { cellCalled, nameOf } from "../sudoku/puzzle/geometry.js";
import { intentOf } from "../sudoku/board/keys.js";
import { count } from "../sudoku/help/learned.js";
import { spoken } from "../sudoku/help/lead.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { say } from "../sudoku/board/page.js";
import { SHOW_ME } from "./exercise.js";
import { BOXES } from "./boards.js";
import { digitKeys, drawKeys, listen } from "./digit-keys.js";
import { placesOf, whereabouts } from "./verdict.js";
import { Table, ruleOf } from "./lesson-board.js";
import { phrase } from "../shared/speak.js";

/** @typedef {{ name: string, idea: string, text?: string[], ken: string, solution: string, isAsked: boolean,
 *   level?: string }} Course text: more about it; level: it is read up to one digit, and stands with the lessons of
 *   that level */

const BACK = phrase("back");

/** The two games, and the whole way. @type {Readonly<Record<string, Course>>} */
export const COURSES = {
	"told-game": {
		name: phrase("told-game"),
		idea: phrase("told-game-idea"),
		...(BOXES
			? { ken: "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(4kx)A/A(xk)(2xw)A", solution: "3214/4132/2341/1423" }
			: { ken: "(ww)(wx)B/(xw)(kk)(wx)(kx)/A(xw)(ww)(wx)/A(xk)(xw)A", solution: "2314/3241/1432/4123" }),
		isAsked: false,
	},
	"asked-game": {
		name: phrase("asked-game"),
		idea: phrase("asked-game-idea"),
		...(BOXES
			? {
					ken: "A(xw)2(xw)(xw)(kx)/(4xw)(ww)B(ww)(wx)/(kx)(4kx)A(5wx)(2xw)A/(ww)A(ww)(wx)B/B(ww)(wx)A(wx)/B(xw)(xk)B",
					solution: "132654/456132/641523/325461/264315/513246",
				}
			: {
					ken: "(kx)6B(wx)A/(xk)(kx)(xw)(ww)(ww)3/(ww)(xk)A(kw)B/(wx)1A(ww)A6/(wx)3(xk)(kx)A(kx)/(xw)A(xw)A(xk)A",
					solution: "264135/126543/342651/415326/531264/653412",
				}),
		isAsked: true,
	},
	"whole-way": {
		name: phrase("whole-way"),
		idea: phrase("whole-way-idea"),
		text: [phrase("whole-way-lesson"), phrase("whole-way-lesson-then")],
		...(BOXES
			? {
					ken: "(kx)C(xk)A/A(wk)A(ww)(wx)(kx)/(kw)B(xw)(xw)A/(xw)(wk)(kx)A(xw)A/A(ww)A(kx)(kx)(wx)/B(xk)(xw)B",
					solution: "415263/263541/651432/324156/532614/146325",
				}
			: {
					ken: "(kx)A(wx)(ww)(xk)A/(ww)E/A(wx)(kx)(wx)A(wx)/A(xw)(wx)(xk)(ww)A/A(ww)C(wx)/(xw)C(xw)A",
					solution: "615324/346251/462513/154632/523146/231465",
				}),
		isAsked: false,
		level: "expert",
	},
};

/** A game, digit by digit. */
export class Guided {
	/** @type {WayAnswer | null} to the next digit */
	way = null;
	at = 0; // the step of the way that is told
	isOwn = true; // whether nothing of the way was told yet
	own = 0; // digits that the player found alone

	/** @param {string} slug @param {Store} store */
	constructor(slug, store) {
		this.slug = slug;
		this.course = COURSES[slug];
		this.store = store;
		this.table = new Table();
		this.side = make("div", "side");
		this.progress = make("p", "count");
		this.told = make("div", "told");
		this.keys = digitKeys(phrase("digits"));
		listen(this.keys, ({ dataset }) => this.answer(Number(dataset.digit)));
		this.keys.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the board
		this.turns = make("div", "turns");
		const rule = make("p", "rule");
		rule.append(...ruleOf(true));
		this.side.append(this.table.key, rule, this.progress, this.told, this.turns, this.keys);
		this.table.root.addEventListener("keydown", (event) => this.onKey(event));
	}

	/** Put the puzzle on the board as it begins. */
	begin() {
		const { ken, solution } = this.course;
		const { givens, size } = parse(ken, true, BOXES);
		const entries = givens.map((digit) => digit || ".").join("");
		const marks = givens.map(() => "");
		this.own = 0;
		this.way = null;
		this.truth = [...solution.replaceAll("/", "")].map(Number);
		this.table.put(
			{
				technique: "",
				seed: "",
				ken,
				size,
				negative: true,
				boxes: BOXES,
				entries,
				marks,
				needs_marks: false,
				answers: [],
				solution,
			},
			new Set(),
		);
		drawKeys(this.keys, size);
		return this.go();
	}

	/** The digits on the board, and how many are missing. */
	get digits() {
		return this.table.state?.digits ?? [];
	}

	/** Ask for the way to the next digit, and show it. */
	async go() {
		const open = this.digits.filter((digit) => !digit).length;
		const isDone = !open || (this.course.level && this.way);
		this.progress.textContent = isDone ? "" : phrase("digits-to-go", { count: open });
		if (isDone) return this.finish();
		try {
			const answer = await api.hint(coach.position(/** @type {State} */ (this.table.state), this.course.ken, true));
			this.way = "steps" in answer ? answer : null;
		} catch (error) {
			this.keys.hidden = true;
			return this.tell(phrase("no-answer", { why: api.words(error) }), "wrong", [
				[phrase("try-again"), () => this.go()],
			]);
		}
		this.at = this.course.level ? -1 : 0; // a way is read from its end
		this.isOwn = this.course.isAsked;
		return this.show();
	}

	/** Show where the game is: a question, or a step of the way. */
	show() {
		const { way, table, at } = this;
		if (!way || !table.state) return;
		const { board, dots } = table.state.puzzle;
		this.keys.hidden = !this.isOwn;
		if (this.isOwn) {
			const asked = { answers: [way.steps[way.steps.length - 1]] };
			table.point(placesOf(asked));
			const where = whereabouts(asked);
			return this.tell(`${where} ${phrase("which-digit-is-certain-there")}`, "", [[SHOW_ME, () => this.reveal()]]);
		}
		const count = way.steps.length;
		const step = way.steps[at < 0 ? count - 1 : at];
		table.free();
		table.show(stepSketch(board, dots, step, null));
		/** @type {[string, () => void]} */
		const onward =
			at === count - 1
				? [
						phrase("put-in", { cell: way.cell, digit: way.digit }),
						() => this.put(cellCalled(board, way.cell), way.digit),
					]
				: [at < 0 ? phrase("begin-with-the-first-step") : phrase("next-step"), () => this.turn(1)];
		if (!this.course.level) return this.tell(step.sentence, "", [onward]);
		this.side.dataset.kind = at < 0 ? "" : "practice"; // a phone shows the board first
		this.progress.textContent =
			at < 0 ? phrase("the-end-step", { count }) : phrase("step-of-way", { number: at + 1, count });
		return this.tell(step.sentence, "", [onward, ...(at < 0 ? [] : [this.back])], needsOf(step));
	}

	/** The button to the step before. @returns {[string, () => void]} */
	get back() {
		return [BACK, () => this.turn(-1)];
	}

	/** @param {number} by so many steps */
	turn(by) {
		this.at += by;
		this.show();
	}

	/** Tell the way to the digit that was asked for. */
	reveal() {
		this.isOwn = false;
		this.show();
	}

	/** Judge a digit for the chosen cell. @param {number} digit */
	answer(digit) {
		const { state } = this.table;
		if (!digit || !state || !this.isOwn || digit > state.puzzle.size) return;
		if (this.table.chosen === null || state.digits[state.cursor])
			return this.tell(phrase("choose-an-empty-cell-first"), "", [[SHOW_ME, () => this.reveal()]]);
		const name = nameOf(state.puzzle.board, state.cursor);
		if (this.truth?.[state.cursor] === digit) {
			this.own += 1;
			this.put(state.cursor, digit);
		} else this.tell(phrase("is-not-look-again", { cell: name, digit }), "wrong", [[SHOW_ME, () => this.reveal()]]);
	}

	/** Enter a digit, and go on. @param {Cell} cell @param {number} digit */
	put(cell, digit) {
		this.isOwn = false; // until the way from there is known, nothing is entered
		for (const node of this.turns.querySelectorAll("button")) node.disabled = true;
		this.table.change({ type: "pick", cell, how: "only" });
		this.table.change({ type: "press", digit, tool: "digits" });
		this.table.show({ ...NOTHING, roles: new Map([[cell, "found"]]) });
		this.go();
	}

	/** Tell that the board is full. */
	finish() {
		count(this.store, this.slug, true);
		this.keys.hidden = true;
		this.table.show();
		const solved = this.course.isAsked ? phrase("solved-together", { count: this.own }) : phrase("solved-for-you");
		const text = this.course.level ? phrase("that-was-a-whole-way", { count: this.way?.steps.length ?? 0 }) : solved;
		this.tell(text, "right", [[phrase("once-more"), () => this.begin()]]);
	}

	/** Tell something beside the board, and say it.
	 * @param {string} text @param {string} look @param {[string, () => void][]} turns buttons
	 * @param {string} [more] that is told below */
	tell(text, look, turns, more = "") {
		const hadFocus = this.turns.contains(document.activeElement);
		this.told.replaceChildren(make("p", look, text), ...(more ? [make("p", "soft", more)] : []));
		this.turns.replaceChildren(
			...turns.map(([name, act]) => {
				const node = button(name, {}, name === SHOW_ME || name === BACK ? "quiet" : "main");
				node.addEventListener("click", act);
				return node;
			}),
		);
		if (hadFocus) /** @type {HTMLElement | null} */ (this.turns.lastElementChild)?.focus();
		say(spoken(`${text} ${more}`));
	}

	/** @param {KeyboardEvent} event */
	onKey(event) {
		const intent = intentOf(pressOf(event));
		if (event.key === "Enter") /** @type {HTMLElement | null} */ (this.turns.querySelector(".main"))?.click();
		else if (intent?.type === "move") {
			this.table.change({ ...intent, extend: false });
			this.table.view.focus();
		} else if (intent?.type === "press" && intent.tool !== "colour") this.answer(intent.digit);
		else return;
		event.preventDefault();
	}
}

/** Say which steps before it a step needs, and what they have crossed out for it. @param {TaughtAnswer} step */
function needsOf({ because = { steps: [], gone: {} } }) {
	if (!because.steps.length) return phrase("needs-no-step-before");
	/** @type {Map<string, string[]>} */
	const alike = new Map();
	for (const [cell, digits] of Object.entries(because.gone)) {
		const what = digits.join();
		alike.set(what, [...(alike.get(what) ?? []), cell]);
	}
	const gone = [...alike].map(([what, cells]) => phrase("cells-are-not", { cells, digits: what.split(",") }));
	return phrase("needs-steps-before", { steps: because.steps.map((number) => number + 1), gone });
}
