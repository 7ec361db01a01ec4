// The board of a lesson: a position, the candidates of some cells, and what is drawn on it. No cell is chosen until the
// reader chooses one.

/** @import { Action, Cell, Mask, PracticeAnswer, Sketch, State } from "../types.d.ts" */

import { BoardView } from "../sudoku/board/board.js";
import { make } from "../shared/dom.js";
import { NOTHING, housesCalled, lookSketch } from "../sudoku/help/drawings.js";
import { cellCalled } from "../sudoku/puzzle/geometry.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { listen } from "../sudoku/board/pointer.js";
import { NO_CONFLICTS } from "../sudoku/puzzle/rules.js";
import { SketchView, keyOf } from "../sudoku/help/sketch.js";
import { next, start } from "../sudoku/puzzle/state.js";
import { masksOf } from "./verdict.js";
import { phrase } from "../shared/speak.js";

/** Say which kind of board it is. @param {boolean} isNegative whether all dots are drawn */
export const ruleOf = (isNegative) =>
	isNegative
		? [make("b", "", `${phrase("all-dots-drawn")}: `), phrase("no-dot-means-neither")]
		: [make("b", "", `${phrase("some-dots-drawn")}: `), phrase("no-dot-means-nothing")];

/** The board, once it has a position. */
export class Table {
	/** @type {State | null} */
	state = null;
	/** @type {ReadonlyMap<Cell, Mask>} the candidates that are shown */
	shown = new Map();
	sketch = NOTHING;

	constructor() {
		this.root = make("div", "board labelled");
		this.root.id = "board";
		this.key = make("p", "roles"); // what the looks of the cells mean
		this.key.hidden = true;
		this.view = new BoardView(this.root);
		this.drawn = new SketchView(this.root, true);
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
			if (cell >= 0 && cell !== this.chosen) this.change({ type: "pick", cell, how: "only" });
		});
	}

	/** The cell that the reader has chosen; null before. @returns {Cell | null} */
	get chosen() {
		return this.state?.selected.size ? this.state.cursor : null;
	}

	/** Put a position on the board. @param {PracticeAnswer} position
	 * @param {ReadonlySet<Cell>} shown cells that show their candidates */
	put(position, shown) {
		const puzzle = parse(position.ken, position.negative, position.boxes);
		const digits = [...position.entries].map((digit) => Number(digit.replace(".", "0")));
		const masks = masksOf(position);
		const centre = masks.map((mask, cell) => (shown.has(cell) ? mask : 0));
		this.shown = new Map([...shown].map((cell) => [cell, masks[cell]]));
		this.state = {
			...start(puzzle),
			digits,
			centre,
			cursor: Math.max(0, digits.indexOf(0)),
			selected: new Set(),
		};
		this.show();
	}

	/** Draw something, and what the looks of its cells mean. @param {Sketch} [sketch] */
	show(sketch = NOTHING) {
		this.sketch = sketch;
		this.draw();
		const kinds = keyOf(sketch.roles);
		this.key.hidden = !kinds.length;
		this.key.replaceChildren(...kinds);
	}

	/** Mark what is to be looked at: the houses that are named, or else the cells.
	 * @param {{ houses: string[], cells: string[] }} named */
	point(named) {
		if (!this.state) return;
		const { board } = this.state.puzzle;
		if (named.houses.length) return this.show(lookSketch(board, housesCalled(board, named.houses)));
		this.show({ ...NOTHING, roles: new Map(named.cells.map((name) => [cellCalled(board, name), "look"])) });
	}

	/** Choose no cell: what is drawn stands alone. */
	free() {
		if (this.state) this.state = { ...this.state, selected: new Set() };
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
			hinted: new Set(),
			short: false,
			seen: !this.sketch.roles.size, // beside roles, one more shade would say nothing
			grid: true,
		});
		const { digits, puzzle } = this.state;
		this.drawn.draw(puzzle.board, this.sketch, new Map([...this.shown].filter(([cell]) => !digits[cell])));
	}
}
