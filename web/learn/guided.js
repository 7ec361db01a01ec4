// A whole puzzle with the teacher: the first is told from start to end, in the second the player is asked at each step.

/** @import { Cell, State, WayAnswer } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import * as api from "../sudoku/puzzle/api.js";
import * as coach from "../sudoku/help/coach.js";
import { button, make } from "../shared/dom.js";
import { pressOf } from "../shared/keys.js";
import { stepSketch } from "../sudoku/help/drawings.js";
import { cellCalled, nameOf } from "../sudoku/puzzle/geometry.js";
import { intentOf } from "../sudoku/board/keys.js";
import { count } from "../sudoku/help/learned.js";
import { counted, spoken } from "../sudoku/help/lead.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { say } from "../sudoku/board/page.js";
import { digitKeys, drawKeys, listen } from "./digit-keys.js";
import { placesOf, whereabouts } from "./verdict.js";
import { Table, rolesOf, ruleOf } from "./lesson-board.js";

/** @typedef {{ name: string, idea: string, ken: string, solution: string, isAsked: boolean }} Course */

/** The two games. @type {Readonly<Record<string, Course>>} */
export const COURSES = {
	"told-game": {
		name: "A game from start to end",
		idea: "A small puzzle, solved before your eyes: each step with its reason.",
		ken: "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(4kx)A/A(xk)(2xw)A",
		solution: "3214/4132/2341/1423",
		isAsked: false,
	},
	"asked-game": {
		name: "A game together",
		idea: "A puzzle of 6x6. You find each digit; the teacher says where to look.",
		ken: "A(xw)2(xw)(xw)(kx)/(4xw)(ww)B(ww)(wx)/(kx)(4kx)A(5wx)(2xw)A/(ww)A(ww)(wx)B/B(ww)(wx)A(wx)/B(xw)(xk)B",
		solution: "132654/456132/641523/325461/264315/513246",
		isAsked: true,
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
		this.keys = digitKeys("Digits");
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
		const { givens, size } = parse(ken, true);
		const entries = givens.map((digit) => digit || ".").join("");
		const marks = givens.map(() => "");
		this.own = 0;
		this.truth = [...solution.replaceAll("/", "")].map(Number);
		this.table.put(
			{
				technique: "",
				seed: "",
				ken,
				size,
				negative: true,
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
		this.progress.textContent = open ? `Digits to go: ${open}` : "";
		if (!open) return this.finish();
		try {
			const answer = await api.hint(coach.position(/** @type {State} */ (this.table.state), this.course.ken, true));
			this.way = "steps" in answer ? answer : null;
		} catch (error) {
			this.keys.hidden = true;
			return this.tell(`No answer: ${api.words(error)}.`, "wrong", [["Try again", () => this.go()]]);
		}
		this.at = 0;
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
			return this.tell(`${where} Which digit is certain there? Choose its cell, and enter it.`, "", [
				["Show me", () => this.reveal()],
			]);
		}
		const step = way.steps[at];
		const isLast = at === way.steps.length - 1;
		table.free();
		table.show(rolesOf(board, step), stepSketch(board, dots, step, null));
		return this.tell(step.sentence, "", [
			isLast
				? [`Put in ${way.cell} = ${way.digit}`, () => this.put(cellCalled(board, way.cell), way.digit)]
				: ["Next", () => this.next()],
		]);
	}

	next() {
		this.at += 1;
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
			return this.tell("Choose an empty cell first.", "", [["Show me", () => this.reveal()]]);
		const name = nameOf(state.puzzle.board, state.cursor);
		if (this.truth?.[state.cursor] === digit) {
			this.own += 1;
			this.put(state.cursor, digit);
		} else
			this.tell(`${name} is not ${digit}. Look again, or ask to see it.`, "wrong", [["Show me", () => this.reveal()]]);
	}

	/** Enter a digit, and go on. @param {Cell} cell @param {number} digit */
	put(cell, digit) {
		this.isOwn = false; // until the way from there is known, nothing is entered
		for (const node of this.turns.querySelectorAll("button")) node.disabled = true;
		this.table.change({ type: "pick", cell, how: "only" });
		this.table.change({ type: "press", digit, tool: "digits" });
		this.table.show(new Map([[cell, "found"]]));
		this.go();
	}

	/** Tell that the board is full. */
	finish() {
		count(this.store, this.slug, true);
		this.keys.hidden = true;
		this.table.show();
		const found = this.course.isAsked ? ` You found ${counted(this.own, "digit")} alone.` : "";
		this.tell(`Solved.${found}`, "right", [["Once more", () => this.begin()]]);
	}

	/** Tell something beside the board, and say it.
	 * @param {string} text @param {string} look @param {[string, () => void][]} turns buttons */
	tell(text, look, turns) {
		const hadFocus = this.turns.contains(document.activeElement);
		this.told.replaceChildren(make("p", look, text));
		this.turns.replaceChildren(
			...turns.map(([name, act]) => {
				const node = button(name, {}, name === "Show me" ? "quiet" : "main");
				node.addEventListener("click", act);
				return node;
			}),
		);
		if (hadFocus) /** @type {HTMLElement | null} */ (this.turns.lastElementChild)?.focus();
		say(spoken(text));
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
