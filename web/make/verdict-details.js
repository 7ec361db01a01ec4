// What is said of a board beyond its verdict: where it opens and is hardest, where techniques stall, which cells are
// always the same; and what the steps of a way leave. Pure.

/** @import { Board, StepAnswer } from "../types.d.ts" */
/** @import { Answers, Candidates, Reasoning } from "./verdict.js" */

import { phrase } from "../shared/speak.js";
import { shownName } from "../sudoku/help/techniques.js";
import { cellCalled } from "../sudoku/puzzle/geometry.js";

const NAMED = 5; // cells or pairs

/** Say where the board opens and where it is hardest, or where the techniques stall, and which cells are the same.
 * @param {Answers} answers */
export function reasonsSaid({ difficulty, equal, conflict }) {
	const parts = [
		...(difficulty ? wayParts(difficulty) : []),
		...(equal?.pairs.length ? [sameSaid(equal.pairs)] : []),
		...(conflict?.gaps.length ? [phrase("missing-dots-count")] : []),
	];
	return parts.join(" ");
}

/** @param {Reasoning} difficulty */
function wayParts({ break_in: first, hardest, stall }) {
	return [
		...(first.length ? [phrase("it-opens-at", { cells: some(first) })] : []),
		...(hardest ? [hardestSaid(hardest, first)] : []),
		...(stall ? [phrase("techniques-stall", { placed: stall.placed, count: stall.marks.length })] : []),
	];
}

/** @param {NonNullable<Reasoning["hardest"]>} hardest @param {string[]} first cells of the first digits */
function hardestSaid({ placed, cells, technique: name }, first) {
	const technique = shownName(name);
	if (cells.join() === first.join()) return phrase("it-is-hardest-there", { technique });
	return phrase("it-is-hardest-with", { placed, technique, cells: some(cells) });
}

/** @param {[string, string][]} pairs */
function sameSaid(pairs) {
	const said = pairs.map((pair) => pair.join(" = "));
	return phrase("equal-in-every-solution", { pairs: some(said) });
}

/** @param {readonly string[]} names */
function some(names) {
	const more = names.length - NAMED;
	return more > 0 ? phrase("some-and-more", { names: names.slice(0, NAMED), more }) : names.join(", ");
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
