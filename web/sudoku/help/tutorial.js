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

/** @type {readonly Lesson[]} */
export const LESSONS = [
	{
		enter: "",
		look: "",
		text:
			"Every row, every column and every outlined box holds each digit once: here 1 to 4. There is not a single " +
			"digit on this board, and there need not be.",
	},
	{
		enter: "r1c1",
		look: "r1c1 r1c2 r2c1",
		text:
			"A black dot joins a digit and its double: 1 and 2, or 2 and 4. The corner has two black dots, and its two " +
			"neighbours differ. Which digit is in the corner?",
	},
	{
		enter: "r2c2",
		look: "r2c2",
		text: "It is 2, with the 1 and the 4 beside it. Which digit is left for the last cell of this box?",
	},
	{
		enter: "r1c2 r2c1",
		look: "r1c2 r2c1",
		text:
			"A white dot joins consecutive digits. There is one between the 3 and the cell above it, and none between " +
			"the 3 and the cell on its left. Where is the 4, and where the 1?",
	},
	{
		enter: "r1c3",
		look: "r1c3",
		text:
			"No dot means neither. Right of the 4 there is no dot: no 3, which is consecutive, and no 2, which is its " +
			"half. What is left?",
	},
	{
		enter: "r1c4 r2c3",
		look: "r1c4 r2c3",
		text:
			"One digit is left for the row. And below the 1 there is no dot, so no 2: a 1 and a 2 side by side always " +
			"have a dot.",
	},
	{
		enter: "",
		look: "",
		text: "The rest is yours. When you are stuck, press Hint: it shows and tells the next step.",
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
		const cell = this.open.find((each) => this.solution[each] === digit) ?? this.open[0];
		if (!digit || cell === undefined) return;
		if (this.solution[cell] !== digit) return this.draw(`Not ${digit}. ${LESSONS[this.page].text}`);
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
			state: { ...this.state, digits: this.digits, selected: new Set() },
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
		byId("lesson-place").textContent = `${this.page + 1} of ${LESSONS.length}`;
		for (const key of byId("lesson-keys").querySelectorAll("button")) key.disabled = !this.open.length;
		const [back, forward] = this.buttons;
		back.disabled = this.page === 0;
		byId("lesson-leave").hidden = this.page < LESSONS.length - 1;
		forward.textContent =
			this.page === LESSONS.length - 1 ? "Finish this little board" : this.open.length ? "Show me" : "Next";
	}
}
