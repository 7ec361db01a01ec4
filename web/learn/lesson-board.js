// The board of a lesson: a position, the candidates of some cells, and what is drawn on it. No cell is chosen until the
// reader chooses one.

/** @import { Action, Board, Cell, Mask, PracticeAnswer, Sketch, State, TaughtAnswer } from "../types.d.ts" */

import { BoardView } from "../sudoku/board/board.js";
import { make } from "../shared/dom.js";
import { NOTHING, housesCalled } from "../sudoku/help/drawings.js";
import { cellCalled } from "../sudoku/puzzle/geometry.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { listen } from "../sudoku/board/pointer.js";
import { NO_CONFLICTS } from "../sudoku/puzzle/rules.js";
import { SketchView } from "../sudoku/help/sketch.js";
import { next, start } from "../sudoku/puzzle/state.js";
import { masksOf } from "./verdict.js";

/** @typedef {"look" | "cause" | "goes" | "found"} Role of a cell: looked at; gives the reason; loses candidates; gets
 *   its digit */

/** What each role is called below the board. @type {Record<Role, string>} */
const ROLES = {
	look: "look here",
	cause: "gives the reason",
	goes: "loses what is crossed out",
	found: "gets its digit",
};

/** Say which kind of board it is. @param {boolean} isNegative whether all dots are drawn */
export const ruleOf = (isNegative) =>
	isNegative
		? [make("b", "", "All dots drawn: "), "no dot means neither consecutive nor double"]
		: [make("b", "", "Some dots drawn: "), "no dot means nothing"];

/** Return the role of each cell of a step.
 * @param {Board} board @param {TaughtAnswer} step @returns {Map<Cell, Role>} */
export function rolesOf(board, { cells, eliminations, placements }) {
	return new Map(
		cells.map((name) => [cellCalled(board, name), placements[name] ? "found" : eliminations[name] ? "goes" : "cause"]),
	);
}

/** The board, once it has a position. */
export class Table {
	/** @type {State | null} */
	state = null;
	/** @type {ReadonlyMap<Cell, Role>} */
	roles = new Map();
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
		const puzzle = parse(position.ken, position.negative);
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

	/** Mark cells and draw something. @param {ReadonlyMap<Cell, Role>} [roles] @param {Sketch} [sketch] */
	show(roles = new Map(), sketch = NOTHING) {
		Object.assign(this, { roles, sketch });
		this.draw();
		const there = new Set(roles.values());
		const kinds = /** @type {Role[]} */ (Object.keys(ROLES)).filter((role) => there.has(role));
		this.key.hidden = !kinds.length;
		this.key.replaceChildren(
			...kinds.map((role) => {
				const item = make("span", "", ROLES[role]);
				item.dataset.role = role;
				return item;
			}),
		);
	}

	/** Mark what is to be looked at: the houses that are named, or else the cells.
	 * @param {{ houses: string[], cells: string[] }} named */
	point(named) {
		if (!this.state) return;
		const { board } = this.state.puzzle;
		const houses = housesCalled(board, named.houses);
		const cells = named.houses.length
			? houses.flatMap((house) => board.houses[house])
			: named.cells.map((name) => cellCalled(board, name));
		this.show(new Map(cells.map((cell) => [cell, "look"])), { ...NOTHING, houses });
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
			seen: !this.roles.size, // beside roles, one more shade would say nothing
			grid: true,
		});
		for (const [cell, node] of this.view.cells.entries()) {
			const role = this.roles.get(cell);
			if (role) node.dataset.role = role;
			else delete node.dataset.role;
		}
		const { digits, puzzle } = this.state;
		this.drawn.draw(puzzle.board, this.sketch, new Map([...this.shown].filter(([cell]) => !digits[cell])));
	}
}
