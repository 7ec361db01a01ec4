// What is said of a puzzle one change away. Pure.

/** @import { Difficulty } from "../types.d.ts" */

import { written } from "../shared/numbers.js";
import { phrase } from "../shared/speak.js";
import { LEVEL_NAMES } from "../sudoku/puzzle/puzzle.js";

/** @typedef {{ cell: string | null, digit: number | null, edge: string[] | null, dot: string | null }} Clue */
/** @typedef {{ kind: "minimal" | "drop" | "add" | "change" | "move", removed: Clue[], added: Clue[], ken: string,
 *   difficulty: Difficulty }} Neighbour */

/** What may be wished for, in words. @type {Record<string, string>} */
export const WANTS = {
	harder: phrase("want-harder"),
	easier: phrase("want-easier"),
	symmetric: phrase("want-symmetric"),
};

/** Say what changes. @param {Neighbour} neighbour */
export function changeSaid({ kind, removed, added }) {
	if (kind === "minimal") return phrase("minimal-without", { count: removed.length });
	const [gone, come] = [removed, added].map((clues) => clues.map(clueSaid));
	if (kind === "drop") return phrase("without-clues", { clues: gone });
	return kind === "add" ? phrase("with-clues", { clues: come }) : phrase("clues-for-clues", { come, gone });
}

/** @param {Clue} clue */
export function clueSaid({ cell, digit, edge, dot }) {
	if (!edge) return phrase("clue-is-digit", { digit, cell });
	const [one, other] = edge;
	return phrase("clue-is-dot", { colour: dot, one, other });
}

/** Say how hard it is. @param {Neighbour} neighbour */
export function ratedSaid({ difficulty: { level, rating } }) {
	return phrase("level-rated", { level: LEVEL_NAMES[level], rating: written(rating, 1) });
}

/** Say how many there are. @param {{ neighbours: readonly Neighbour[], tried: number, complete: boolean }} answer */
export function endSaid({ neighbours, tried, complete }) {
	const given = { tried, count: neighbours.length };
	if (!given.count) return complete ? phrase("there-is-no-neighbour", given) : phrase("no-neighbour-was-found", given);
	return complete ? phrase("neighbours-found", given) : phrase("some-neighbours-found", given);
}
