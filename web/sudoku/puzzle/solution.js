// What the server knows of a puzzle that came by itself: its solution, and how hard it is.

/** @import { Difficulty, Digit, PuzzleRecord } from "../../types.d.ts" */

import * as api from "./api.js";
import { KenError, parse, parseGrid } from "./ken.js";
import { isSolved } from "./rules.js";
import { phrase } from "../../shared/speak.js";

/** Return the solution that came with a puzzle; where it is none, ask for it; null, which is told, where there is not
 * exactly one.
 * @param {PuzzleRecord} record @param {(words: string) => void} tell @returns {Promise<Digit[] | null>} */
export async function solutionOf(record, tell) {
	const known = solutionIn(record);
	if (known) return known;
	const { solutions, solution } = await api.solve(record);
	if (solutions === 1 && solution) return parseGrid(solution);
	tell(solutions ? phrase("has-several-solutions") : phrase("has-no-solution"));
	return null;
}

/** Return the solution in a record; null where there is none, or damage. @param {PuzzleRecord} record */
function solutionIn({ ken, negative, boxes, solution }) {
	try {
		const [puzzle, digits] = [parse(ken, negative, boxes), parseGrid(String(solution))];
		const isIts =
			digits.length === puzzle.givens.length && puzzle.givens.every((given, cell) => !given || given === digits[cell]);
		return isIts && isSolved(puzzle, digits) ? digits : null;
	} catch (error) {
		if (error instanceof KenError) return null;
		throw error;
	}
}

/** Ask how hard a puzzle is; null where there is no answer.
 * @param {PuzzleRecord} record @returns {Promise<Difficulty | null>} */
export const difficultyOf = (record) =>
	api.grade(record).then(
		({ difficulty }) => difficulty,
		() => null,
	);
