// The tutorial: a small board that is filled digit by digit, with a sentence for each. Left at any time, and found
// again where it was left; what was entered is on the real board at its end.

/** @import { Cell, Digit, Lesson } from "../../types.d.ts" */

import { BoardView } from "../board/board.js";
import { digitOf } from "../board/keys.js";
import { KEN, SOLUTION } from "../puzzle/first-day.js";
import { cellCalled } from "../puzzle/geometry.js";
import { parse, parseGrid } from "../puzzle/ken.js";
import { button, byId, dialog } from "../../shared/dom.js";
import { NO_CONFLICTS } from "../puzzle/rules.js";
import { start } from "../puzzle/state.js";
import { phrase } from "../../shared/speak.js";

/** @type {readonly Lesson[]} */
export const LESSONS = [
	{
		enter: "",
		look: "",
		text: phrase("here-one-to-four"),
	},
	{
		enter: "r1c1",
		look: "r1c1 r1c2 r2c1",
		text: phrase("which-digit-in-corner"),
	},
	{
		enter: "r2c2",
		look: "r2c2",
		text: phrase("it-is-two"),
	},
	{
		enter: "r1c2 r2c1",
		look: "r1c2 r2c1",
		text: phrase("which-is-above-the-three"),
	},
	{
		enter: "r1c3",
		look: "r1c3",
		text: phrase("what-is-left"),
	},
	{
		enter: "r1c4 r2c3",
		look: "r1c4 r2c3",
		text: phrase("always-have-a-dot"),
	},
	{
		enter: "",
		look: "",
		text: phrase("the-rest-is-yours"),
	},
];

/** The dialog with the lessons. */
export class Tutorial {
	/** @param {(entered: [Cell, Digit][]) => void} finish what to do after the last page, with what is on the board */
	constructor(finish) {
		this.finish = finish;
		this.page = 0;
		this.view = new BoardView(byId("lesson-board"));
		this.state = start(parse(KEN));
		this.solution = parseGrid(SOLUTION);
		this.digits = this.solution.map(() => 0);
		for (const turn of this.buttons) turn.addEventListener("click", () => this.turn(Number(turn.dataset.lesson)));
		byId("lesson-keys").append(...[1, 2, 3, 4].map((digit) => button(String(digit), { enter: String(digit) }, "")));
		byId("lesson-keys").addEventListener("click", ({ target }) =>
			this.press(Number(/** @type {HTMLElement} */ (target).dataset.enter)),
		);
		dialog("tutorial").addEventListener("keydown", (event) => digitOf(event) <= 4 && this.press(digitOf(event)));
	}

	get buttons() {
		return [...dialog("tutorial").querySelectorAll("button")].filter((each) => each.dataset.lesson);
	}

	/** The cells of this page that are still to be entered, in order. */
	get open() {
		return this.cells(LESSONS[this.page].enter).filter((cell) => !this.digits[cell]);
	}

	/** Begin, or go on where it was left. */
	begin() {
		this.draw(LESSONS[this.page].text);
	}

	/** Enter a digit into the first cell that is asked for; a wrong one is told. @param {number} digit */
	press(digit) {
		const [cell] = this.open;
		if (!digit || cell === undefined) return;
		if (this.solution[cell] !== digit)
			return this.draw(`${phrase("not-this-digit", { digit })} ${LESSONS[this.page].text}`);
		this.digits[cell] = digit;
		if (this.open.length) this.draw(LESSONS[this.page].text);
		else this.turn(1);
	}

	/** Turn the page; going on enters what was asked for. @param {number} by */
	turn(by) {
		if (by > 0) for (const cell of this.open) this.digits[cell] = this.solution[cell];
		this.page = Math.max(0, this.page + by);
		if (by < 0) for (const cell of this.cells(LESSONS[this.page].enter)) this.digits[cell] = 0;
		if (this.page < LESSONS.length) return this.begin();
		const entered = [...this.digits.entries()].filter(([, digit]) => digit);
		this.page = 0;
		this.digits = this.digits.map(() => 0);
		dialog("tutorial").close();
		return this.finish(entered);
	}

	/** @param {string} names */
	cells(names) {
		return names
			.split(" ")
			.filter(Boolean)
			.map((name) => cellCalled(this.state.puzzle.board, name));
	}

	/** @param {string} text */
	draw(text) {
		const hinted = new Set([...this.cells(LESSONS[this.page].look), ...this.open]);
		this.view.draw({
			state: { ...this.state, digits: this.digits, selected: new Set(this.open.slice(0, 1)) },
			conflicts: NO_CONFLICTS,
			wrong: new Set(),
			hinted,
			short: false,
			seen: false,
			grid: false,
		});
		// a picture, not a board
		for (const node of byId("lesson-board").querySelectorAll("[tabindex]")) node.removeAttribute("tabindex");
		byId("lesson").textContent = text;
		byId("lesson-place").textContent = phrase("page-of", { page: this.page + 1, count: LESSONS.length });
		for (const key of byId("lesson-keys").querySelectorAll("button")) key.disabled = !this.open.length;
		const [back, forward] = this.buttons;
		const isLast = this.page === LESSONS.length - 1;
		back.disabled = this.page === 0;
		back.hidden = isLast; // beside the way back to the puzzle
		byId("lesson-leave").hidden = !isLast;
		forward.textContent = isLast
			? phrase("finish-this-little-board")
			: this.open.length
				? phrase("show-me")
				: phrase("next");
	}
}
