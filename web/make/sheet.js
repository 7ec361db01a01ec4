// The board in the making: that of the puzzle, of which dots and givens change, and the candidates on it.

/** @import { Cell, Puzzle, View } from "../types.d.ts" */
/** @import { Candidates } from "./verdict.js" */

import { shape } from "../shared/dom.js";
import { BoardView, drawing } from "../sudoku/board/board.js";
import { boardName } from "../sudoku/board/words.js";
import { place } from "../sudoku/puzzle/geometry.js";

const FAINTEST = 0.6; // of a digit that few solutions have; one that all have is opaque

/** The drawn board; where only dots or givens change, its cells stay, and so does the focus. */
export class Sheet extends BoardView {
	/** @type {Candidates | null} */
	candidates = null;
	most = 0; // of them in a cell that are shown
	marked = ""; // by the setter: 1 or 0 for each cell

	/** @param {View} view */
	draw(view) {
		super.draw(view);
		const { corner, centre } = view.state;
		const marked = corner.map((mask, cell) => (mask | centre[cell] ? 1 : 0)).join("");
		if (marked === this.marked) return;
		this.marked = marked;
		this.drawCandidates(this.candidates, this.most);
	}

	/** @param {Puzzle} puzzle @param {Cell} cursor */
	build(puzzle, cursor) {
		if (this.puzzle?.size !== puzzle.size) {
			super.build(puzzle, cursor);
		} else {
			this.puzzle = puzzle;
			this.contents = []; // the names of the cells tell the dots around them
			this.edgesShown = "";
			const svg = drawing(puzzle);
			this.faults = svg.querySelector(".faults");
			this.root.querySelector(".drawing")?.replaceWith(svg);
			const grid = this.root.querySelector(".grid");
			if (grid) grid.ariaLabel = boardName(puzzle);
		}
		for (const node of this.cells) node.ariaReadOnly = "false";
	}

	/** Show which digits some solution has in the empty cells, the paler the fewer have it; null: none is shown.
	 * A cell that the setter has marked shows those marks instead.
	 * @param {Candidates | null} candidates @param {number} most digits of a cell that are shown */
	drawCandidates(candidates, most) {
		Object.assign(this, { candidates, most });
		this.root.querySelector(".possible")?.remove();
		const { puzzle } = this;
		if (!candidates || !puzzle) return;
		const { size } = puzzle;
		const columns = size === 4 ? 2 : 3;
		const rows = Math.ceil(size / columns);
		const svg = shape("svg", "drawing possible", {
			viewBox: `-.03 -.03 ${size + 0.06} ${size + 0.06}`,
			"aria-hidden": "true",
		});
		candidates.cells.forEach((digits, cell) => {
			const found = Object.entries(digits);
			if (puzzle.givens[cell] || this.marked[cell] === "1" || found.length > most) return;
			const [row, column] = place(puzzle.board, cell);
			for (const [digit, count] of found) {
				const at = Number(digit) - 1;
				const isOnly = found.length === 1;
				const text = shape("text", isOnly ? "only" : "", {
					x: column + (isOnly ? 0.5 : 0.22 + (0.56 * (at % columns)) / (columns - 1)),
					y: row + (isOnly ? 0.68 : 0.3 + (0.56 * Math.floor(at / columns)) / (rows - 1)),
					opacity: FAINTEST + ((1 - FAINTEST) * count) / candidates.counted,
				});
				text.textContent = digit;
				svg.append(text);
			}
		});
		this.root.append(svg);
	}
}
