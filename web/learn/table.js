// The board of a lesson: a position with its candidates, one cell of which is chosen, and what is drawn on it.

/** @import { Action, Cell, PracticeAnswer, Sketch, State } from "../types.d.ts" */

import { BoardView } from "../sudoku/board/board.js";
import { make } from "../shared/dom.js";
import { NOTHING } from "../sudoku/help/drawings.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { listen } from "../sudoku/board/pointer.js";
import { NO_CONFLICTS } from "../sudoku/puzzle/rules.js";
import { SketchView } from "../sudoku/help/sketch.js";
import { next, start } from "../sudoku/puzzle/state.js";
import { masksOf } from "./judge.js";

/** The board, once it has a position. */
export class Table {
	/** @type {State | null} */
	state = null;
	/** @type {ReadonlySet<Cell>} */
	hinted = new Set();

	constructor() {
		this.root = make("div", "board labelled");
		this.root.id = "board";
		this.view = new BoardView(this.root);
		this.sketch = new SketchView(this.root);
		listen(
			this.root,
			{ size: () => this.state?.puzzle.size ?? 9, isSelected: () => false, multi: () => false },
			(action) => {
				if (action.type === "pick") this.change({ ...action, how: "only" });
				if (action.type === "pick") this.view.focus();
			},
		);
		this.root.addEventListener("focusin", ({ target }) => {
			const cell = this.view.cells.indexOf(/** @type {HTMLElement} */ (target));
			if (cell >= 0 && cell !== this.state?.cursor) this.change({ type: "pick", cell, how: "only" });
		});
	}

	/** Put a position on the board. @param {PracticeAnswer} position */
	put(position) {
		const puzzle = parse(position.ken, position.negative);
		const digits = [...position.entries].map((digit) => Number(digit.replace(".", "0")));
		const cursor = Math.max(0, digits.indexOf(0));
		const centre = position.needs_marks ? masksOf(position) : digits.map(() => 0);
		this.state = { ...start(puzzle), digits, centre, cursor, selected: new Set([cursor]) };
		this.show();
	}

	/** Mark cells and draw something. @param {ReadonlySet<Cell>} [hinted] @param {Sketch} [sketch] */
	show(hinted = new Set(), sketch = NOTHING) {
		this.hinted = hinted;
		this.draw();
		if (this.state) this.sketch.draw(this.state.puzzle.board, sketch);
	}

	/** @param {Action} action */
	change(action) {
		if (!this.state) return;
		this.state = next(this.state, action);
		this.draw();
	}

	draw() {
		if (!this.state) return;
		this.view.draw({
			state: this.state,
			conflicts: NO_CONFLICTS,
			wrong: new Set(),
			hinted: this.hinted,
			short: false,
			seen: true,
			grid: true,
		});
	}
}
