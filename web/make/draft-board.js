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
	/** @type {Candidates | null} those that what is entered leaves */
	left = null;
	most = 0; // of them in a cell that are shown
	taken = ""; // by the setter's own marks and entries: 1 or 0 for each cell

	/** @override @param {View} view */
	draw(view) {
		super.draw(view);
		const { corner, centre, digits } = view.state;
		const taken = corner.map((mask, cell) => (mask | centre[cell] | digits[cell] ? 1 : 0)).join("");
		if (taken === this.taken) return;
		this.taken = taken;
		this.drawCandidates(this.candidates, this.most, this.left);
	}

	/** @override @param {Puzzle} puzzle @param {Cell} cursor */
	build(puzzle, cursor) {
		this.rebuild(puzzle, cursor);
		this.root.querySelector(".dots")?.before(...(this.faults ? [this.faults] : [])); // a dot is seen on its cross
	}

	/** @param {Puzzle} puzzle @param {Cell} cursor */
	rebuild(puzzle, cursor) {
		if (this.puzzle?.board !== puzzle.board) {
			super.build(puzzle, cursor);
		} else {
			Object.assign(this, { puzzle, contents: [], edgesShown: "" }); // the names of the cells tell the dots around them
			const svg = drawing(puzzle);
			this.faults = svg.querySelector(".faults");
			this.root.querySelector(".drawing")?.replaceWith(svg);
			const grid = this.root.querySelector(".grid");
			if (grid) grid.ariaLabel = boardName(puzzle);
		}
		for (const node of this.cells) node.ariaReadOnly = "false";
	}

	/** Show which digits some solution has in the empty cells, the paler the fewer have it; null: none is shown.
	 * Those that what is entered rules out are struck. A cell that the setter has marked shows those marks instead.
	 * @param {Candidates | null} candidates @param {number} most digits of a cell that are shown
	 * @param {Candidates | null} [left] with what is entered, if that makes another reading */
	drawCandidates(candidates, most, left = null) {
		Object.assign(this, { candidates, most, left });
		this.root.querySelector(".possible")?.remove();
		const { puzzle } = this;
		if (!candidates || !puzzle) return;
		const { size } = puzzle;
		const svg = shape("svg", "drawing possible", {
			viewBox: `-.03 -.03 ${size + 0.06} ${size + 0.06}`,
			"aria-hidden": "true",
		});
		candidates.cells.forEach((digits, cell) => {
			const found = Object.entries(digits);
			const own = left?.cells[cell] ?? digits;
			const shown = found.length > most && left ? Object.entries(own) : found;
			if (puzzle.givens[cell] || this.taken[cell] === "1" || shown.length > most) return;
			for (const [digit, count] of shown)
				svg.append(candidate(puzzle, cell, digit, shown.length === 1, count / candidates.counted, digit in own));
		});
		this.root.append(svg);
	}
}

/** Draw a candidate. @param {Puzzle} puzzle @param {Cell} cell @param {string} digit
 * @param {boolean} isOnly in its cell @param {number} share of the solutions @param {boolean} isLeft */
function candidate({ board, size }, cell, digit, isOnly, share, isLeft) {
	const [row, column] = place(board, cell);
	const columns = size === 4 ? 2 : 3;
	const rows = Math.ceil(size / columns);
	const at = Number(digit) - 1;
	const text = shape("text", `${isOnly ? "only" : ""}${isLeft ? "" : " out"}`, {
		x: column + (isOnly ? 0.5 : 0.24 + (0.52 * (at % columns)) / (columns - 1)), // beside the dots
		y: row + (isOnly ? 0.68 : 0.325 + (0.5 * Math.floor(at / columns)) / (rows - 1)),
		opacity: FAINTEST + (1 - FAINTEST) * Math.min(share, 1),
	});
	text.textContent = digit;
	return text;
}
