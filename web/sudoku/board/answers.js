// What the board answers in words: to the query keys, and where digits break a rule. Pure; knows no DOM. Loaded once
// the first board is there.

/** @import { Board, Cell, Conflicts, Digit, EdgeIndex, Puzzle, Query, State } from "../../types.d.ts" */

import { missing } from "../puzzle/edits.js";
import { place } from "../puzzle/geometry.js";
import { BLACK, permits } from "../puzzle/rules.js";
import { phrase } from "../../shared/speak.js";
import { cellName } from "./words.js";

/** @type {Record<string, string>} */
const HOUSES = { row: phrase("row"), column: phrase("column"), box: phrase("box") };

/** Answer a query about the cell under the cursor: read a house, or say what is missing around it.
 * @param {State} state @param {Query} query */
export function answer(state, query) {
	const {
		puzzle: { board },
		cursor,
		digits,
	} = state;
	if (query === "cell") return cellName(state, cursor);
	const [row, column, box] = board.houses.filter((house) => house.includes(cursor));
	/** @type {Record<string, readonly Cell[]>} */
	const houses = { row, column, ...(box && { box }) };
	const lacks = (/** @type {readonly Cell[]} */ house) => {
		const lacking = missing(state, house).join(" ");
		return lacking ? phrase("missing", { digits: lacking }) : phrase("missing-nothing");
	};
	if (query === "missing")
		return Object.entries(houses)
			.map(([name, house]) => `${HOUSES[name]}: ${lacks(house)}`)
			.join(". ");
	if (!houses[query]) return phrase("board-has-no-boxes");
	const cells = houses[query].map((cell) => digits[cell] || phrase("empty"));
	return `${HOUSES[query]}: ${cells.join(", ")}. ${lacks(houses[query])}`;
}

/** Say the rule of each conflict, and where it is; nothing where there is none.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {Conflicts} conflicts */
export function conflictWords(puzzle, digits, { cells, edges }) {
	const { board } = puzzle;
	const spot = (/** @type {Cell} */ cell) => {
		const [row, column] = place(board, cell);
		return phrase("in-row-and-column", { row: row + 1, column: column + 1 });
	};
	const repeated = cells.size ? [phrase("repeated-digits-in", { cells: [...cells].map(spot).join(", ") })] : [];
	const broken = [...edges].map((edge) =>
		phrase("rule-broken-between", { rule: ruleOf(puzzle, digits, edge), cells: board.edges[edge].map(spot) }),
	);
	const parts = [...repeated, ...broken].join("; ");
	return parts && phrase("conflict", { parts });
}

/** Say the first conflict in one short line; nothing where there is none.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {Conflicts} conflicts */
export function conflictLine(puzzle, digits, { cells, edges }) {
	const rules = [...[...edges].map((edge) => ruleOf(puzzle, digits, edge)), ...repeats(puzzle.board, digits, cells)];
	const [first] = rules;
	return first ? `${first[0].toUpperCase()}${first.slice(1)}.` : "";
}

/** Say which rule two neighbours break.
 * @param {Puzzle} puzzle @param {readonly Digit[]} digits @param {EdgeIndex} edge */
function ruleOf({ board, dots, links }, digits, edge) {
	const [a, b] = board.edges[edge].map((cell) => digits[cell]).sort((one, other) => one - other);
	if (dots[edge] === BLACK) return phrase("black-dot-not-double", { a, b });
	if (dots[edge]) return phrase("white-dot-not-consecutive", { a, b });
	const isDouble = 2 * a === b && !permits(links[edge], 4, 8);
	return isDouble ? phrase("no-dot-but-twice", { a, b }) : phrase("no-dot-but-next-to", { a, b });
}

/** Say which houses have a digit twice.
 * @param {Board} board @param {readonly Digit[]} digits @param {ReadonlySet<Cell>} cells */
function repeats(board, digits, cells) {
	return board.houses.flatMap((house, index) => {
		const there = house.filter((cell) => cells.has(cell)).map((cell) => digits[cell]);
		const twice = there.find((digit, at) => there.indexOf(digit) !== at);
		const kind = ["row", "column", "box"][Math.floor(index / board.size)];
		return twice ? [phrase("is-twice-in-this", { digit: twice, house: kind })] : [];
	});
}
