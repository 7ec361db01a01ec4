// What the service knows of a puzzle that came by itself: its solution, and how hard it is.

/** @import { Difficulty, Digit, PuzzleRecord } from "../types.d.ts" */

import * as api from "./api.js";
import { parseGrid } from "./ken.js";

/** Give the solution that came with a puzzle, or ask for it; null, which is told, where there is not exactly one.
 * @param {PuzzleRecord} record @param {(words: string) => void} tell @returns {Promise<Digit[] | null>} */
export async function solutionOf(record, tell) {
	if (record.solution) return parseGrid(record.solution);
	const { solutions, solution } = await api.solve(record);
	if (solutions === 1 && solution) return parseGrid(solution);
	tell(`This puzzle has ${solutions ? "more than one solution" : "no solution"}.`);
	return null;
}

/** Ask how hard a puzzle is; null where there is no answer. @param {PuzzleRecord} record @returns {Promise<Difficulty | null>} */
export const difficultyOf = (record) => api.grade(record).then(({ difficulty }) => difficulty, () => null);
