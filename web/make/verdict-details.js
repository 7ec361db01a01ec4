// What is said of a board beyond its verdict: where it opens and is hardest, where techniques stall, which cells are
// always the same; and what the steps of a way leave. Pure.

/** @import { Board, StepAnswer } from "../types.d.ts" */
/** @import { Answers, Candidates, Reasoning } from "./verdict.js" */

import { cellCalled } from "../sudoku/puzzle/geometry.js";

const NAMED = 5; // cells or pairs
const MISSING = "Missing dots count. While you still draw dots, let them mean nothing, or have the board finished.";

/** Say where the board opens and where it is hardest, or where the techniques stall, and which cells are the same.
 * @param {Answers} answers */
export function reasonsSaid({ difficulty, equal, conflict }) {
	const parts = [
		...(difficulty ? wayParts(difficulty) : []),
		...(equal?.pairs.length ? [sameSaid(equal.pairs)] : []),
		...(conflict?.gaps.length ? [MISSING] : []),
	];
	return parts.join(" ");
}

/** @param {Reasoning} difficulty */
function wayParts({ break_in: first, hardest, stall }) {
	return [
		...(first.length ? [`It opens at ${some(first, ", ")}.`] : []),
		...(hardest ? [hardestSaid(hardest, first)] : []),
		...(stall ? [`Techniques lead to ${stall.placed} of ${stall.marks.length} digits, then stall.`] : []),
	];
}

/** @param {NonNullable<Reasoning["hardest"]>} hardest @param {string[]} first cells of the first digits */
function hardestSaid({ placed, cells, technique }, first) {
	if (cells.join() === first.join()) return `It is hardest there: it needs ${technique}.`;
	return `It is hardest with ${placed} digits on the board: then ${technique} leads to ${some(cells, ", ")}.`;
}

/** @param {[string, string][]} pairs */
function sameSaid(pairs) {
	const said = pairs.map((pair) => pair.join(" = "));
	return `Equal in every solution: ${some(said, ", ")}.`;
}

/** @param {readonly string[]} names @param {string} glue */
function some(names, glue) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return `${names.slice(0, NAMED).join(glue)}${more}`;
}

/** Return the marks at the point where techniques stall, to be drawn as candidates are. @param {Answers} answers
 * @returns {Candidates | null} */
export function marksOf({ difficulty }) {
	const marks = difficulty?.stall?.marks;
	if (!marks) return null;
	const cells = marks.map((digits) => Object.fromEntries([...digits].map((digit) => [digit, 1])));
	return { cells, counted: 1, complete: true };
}

/** Take away the marks that steps rule out: one text for each cell.
 * @param {string[]} marks @param {Board} board @param {readonly Pick<StepAnswer, "eliminations">[]} steps */
export function ruleOut(marks, board, steps) {
	for (const [name, gone] of steps.flatMap(({ eliminations }) => Object.entries(eliminations))) {
		const cell = cellCalled(board, name);
		marks[cell] = [...marks[cell]].filter((digit) => !gone.includes(Number(digit))).join("");
	}
}
