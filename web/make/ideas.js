// What to do next, beside the board: what would make it unique, what could go, what contradicts itself.

/** @import { Board, Dot, EdgeIndex } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */
/** @import { Answers, Clue, Solutions } from "./verdict.js" */

import { cellCalled, edgeBetween } from "../sudoku/puzzle/geometry.js";
import { BLACK, WHITE } from "../sudoku/puzzle/rules.js";

const MOST = 8; // ideas that are shown at once

/** A proposal: what its button says, and the change that it makes.
 * @typedef {{ words: string, change: ["digits" | "dots", number, number] }} Idea */

/** Return what can be asked about a board with this verdict: the words of the button, and the question; null for none.
 * @param {Solutions["verdict"] | undefined} verdict */
export function questionFor(verdict) {
	if (verdict === "many") return { words: "What would make it unique?", ask: "unique_by" };
	if (verdict === "one") return { words: "What could go?", ask: "redundant" };
	return null;
}

/** Return what an answer proposes, the best first. @param {Draft} draft @param {Board} board @param {Answers} answers
 * @returns {Idea[]} */
export function ideasOf(draft, board, { unique_by: unique, redundant }) {
	const found = (unique?.clues ?? []).map((clue) => added(board, clue));
	const digits = (redundant?.alone.givens ?? []).map((name) => {
		const cell = cellCalled(board, name);
		return /** @type {Idea} */ ({ words: `Without the ${draft.digits[cell]} in ${name}`, change: ["digits", cell, 0] });
	});
	const dots = (redundant?.alone.dots ?? []).map(
		(pair) =>
			/** @type {Idea} */ ({
				words: `Without the dot ${between(pair)}`,
				change: ["dots", edgeCalled(board, pair), 0],
			}),
	);
	return [...found, ...digits, ...dots].slice(0, MOST);
}

/** @param {Board} board @param {Clue} clue @returns {Idea} */
function added(board, { cell, digit, edge, dot, left, exact }) {
	const leaves = left === 1 && exact ? "unique" : `${exact ? "" : "over "}${left.toLocaleString("en")} left`;
	if (cell !== null && digit !== null)
		return { words: `${digit} in ${cell}: ${leaves}`, change: ["digits", cellCalled(board, cell), digit] };
	const pair = edge ?? ["r1c1", "r1c2"];
	const value = dot === "black" ? BLACK : WHITE;
	return { words: `A ${dot} dot ${between(pair)}: ${leaves}`, change: ["dots", edgeCalled(board, pair), value] };
}

/** Return the cells and edges that contradict each other. @param {Board} board @param {Answers} answers */
export function blamed(board, { conflict }) {
	const pairs = [...(conflict?.dots ?? []), ...(conflict?.gaps ?? [])];
	return {
		cells: (conflict?.givens ?? []).map((name) => cellCalled(board, name)),
		edges: pairs.map((pair) => edgeCalled(board, pair)),
	};
}

/** Say which clues contradict each other; nothing where that is not known. @param {Answers} answers */
export function conflictSaid({ conflict }) {
	if (!conflict) return "";
	const { givens, dots, gaps, irreducible } = conflict;
	const parts = [
		givens.length && `the ${givens.length === 1 ? "digit" : "digits"} in ${givens.join(", ")}`,
		dots.length && `the ${dots.length === 1 ? "dot" : "dots"} ${dots.map(between).join(", ")}`,
		gaps.length && `no dot ${gaps.map(between).join(", ")}`,
	].filter(Boolean);
	return parts.length ? `${irreducible ? "Contradiction" : "A contradiction is among"}: ${parts.join("; ")}.` : "";
}

/** @param {readonly string[]} pair */
const between = ([one, other]) => `between ${one} and ${other}`;

/** @param {Board} board @param {readonly string[]} pair @returns {EdgeIndex} */
const edgeCalled = (board, [one, other]) => edgeBetween(board, cellCalled(board, one), cellCalled(board, other));
