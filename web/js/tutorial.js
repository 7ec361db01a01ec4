// The tutorial: pages on a small board, each with some digits, some marked cells and a sentence. Left at any time.

/** @import { Lesson } from "../types.d.ts" */

import { BoardView } from "./board.js";
import { cellCalled } from "./geometry.js";
import { parse, parseGrid } from "./ken.js";
import { byId, dialog } from "./dom.js";
import { NO_CONFLICTS } from "./rules.js";
import { start } from "./state.js";

export const KEN = "(kk)(wx)A(wx)/A(ww)(wk)(kx)/(wk)(kw)(wx)A/A(xk)(xk)A";
export const SOLUTION = "2413/1342/4231/3124";

/** @type {readonly Lesson[]} */
export const LESSONS = [
	{ filled: "", look: "", text: "Every row, every column and every outlined box holds each digit once: here 1 to 4. There is not a single digit on this board, and there need not be." },
	{ filled: "", look: "r1c1 r1c2 r2c1", text: "A black dot joins a digit and its double: 1 and 2, or 2 and 4. The corner has two of them, and its neighbours differ. So the corner is 2, between 1 and 4." },
	{ filled: "r1c1", look: "r2c2", text: "The 1 and the 4 of this box are beside the corner. So 3 is what is left for its last cell." },
	{ filled: "r1c1 r2c2", look: "r1c2 r2c1", text: "A white dot joins consecutive digits. Above the 3, that is 4 and not 1. And 1 goes left of the 3, where there is no dot." },
	{ filled: "r1c1 r2c2 r1c2 r2c1", look: "r1c3", text: "No dot means neither: right of the 4, without a dot, there is no 3, which is consecutive, and no 2, which is its half. That leaves 1." },
	{ filled: "r1c1 r2c2 r1c2 r2c1 r1c3", look: "r1c4 r2c3", text: "3 is the last digit of the row. Below the 1 there is no dot, so no 2: the 4 goes there. A 1 and a 2 side by side always have a dot." },
	{ filled: "r1c1 r2c2 r1c2 r2c1 r1c3 r1c4 r2c3", look: "", text: "The rest is yours. When you are stuck, the hint shows first where to look, then why, then the step." },
];

/** The dialog with the lessons. */
export class Tutorial {
	/** @param {() => void} finish  what to do after the last page */
	constructor(finish) {
		this.finish = finish;
		this.page = 0;
		this.view = new BoardView(byId("lesson-board"));
		this.state = start(parse(KEN));
		for (const button of this.buttons) button.addEventListener("click", () => this.turn(Number(button.dataset.lesson)));
	}

	get buttons() {
		return [...dialog("tutorial").querySelectorAll("button")].filter((button) => button.dataset.lesson);
	}

	begin() {
		this.page = 0;
		this.draw();
	}

	/** @param {number} by */
	turn(by) {
		this.page = Math.max(0, this.page + by);
		if (this.page < LESSONS.length) return this.draw();
		dialog("tutorial").close();
		return this.finish();
	}

	draw() {
		const { filled, look, text } = LESSONS[this.page];
		const { board } = this.state.puzzle;
		const cells = (/** @type {string} */ names) => names.split(" ").filter(Boolean).map((name) => cellCalled(board, name));
		const digits = parseGrid(SOLUTION).map((digit, cell) => (cells(filled).includes(cell) ? digit : 0));
		this.view.draw({
			state: { ...this.state, digits, selected: new Set() }, conflicts: NO_CONFLICTS,
			wrong: new Set(), hinted: new Set(cells(look)), hintedEdges: new Set(), short: false, seen: false, grid: false,
		});
		for (const node of byId("lesson-board").querySelectorAll("[tabindex]")) node.removeAttribute("tabindex"); // a picture, not a board
		byId("lesson").textContent = text;
		byId("lesson-place").textContent = `${this.page + 1} of ${LESSONS.length}`;
		const [back, forward] = this.buttons;
		back.disabled = this.page === 0;
		forward.textContent = this.page === LESSONS.length - 1 ? "Try it" : "Next";
	}
}
