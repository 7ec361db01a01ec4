// What is wished for when a board is to be finished, as the service takes it, and the answer line by line.
// Pure, but for the stream that `asked` reads.

/** @import { Difficulty, Dot, EdgeIndex, Puzzle } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */

import { ApiError } from "../sudoku/puzzle/api.js";
import { board, nameOf } from "../sudoku/puzzle/geometry.js";
import { write } from "../sudoku/puzzle/ken.js";
import { puzzleIn } from "./draft.js";

export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];
/** Those of generator/ladder/rungs.py that are worth a wish. */
export const TECHNIQUES = [
	"gap pair",
	"white run in a house",
	"black run in a house",
	"pointing or claiming",
	"bent run of three",
	"naked pair",
	"dot pair must contain",
	"run of three must contain",
	"hidden pair",
	"two groups of dots in a house",
	"digit against gaps",
	"naked triple",
	"run of four",
	"hidden triple",
	"X-wing",
	"long run or tree",
	"long run must contain",
	"XY-wing",
	"swordfish",
	"house with its dots",
	"short what-if",
	"forcing",
];
const REACHED = "the service cannot be reached";
const NUMBER = 3; // proposals

/** @typedef {{ difficulty: string, technique: string, givensMax: string, isWhiteOnly: boolean, isSymmetric: boolean,
 *   shape: ReadonlySet<number> }} Wishes the shape: cells between which dots may be; none: everywhere */
/** @typedef {{ ken: string, negative: boolean, difficulty: Difficulty, givens: number }} Proposal */
/** @typedef {{ proposal: Proposal | null, outcome: "completed" | "impossible" | "not found" | null, tried: number,
 *   hurdles: Record<string, number>, levels: Record<string, number> }} Step */

/** Return what is sent. @param {Draft} draft with what is kept of a proposal @param {Wishes} wishes */
export function bodyOf(draft, { difficulty, technique, givensMax, isWhiteOnly, isSymmetric, shape }) {
	const puzzle = puzzleIn(draft);
	return {
		ken: write(puzzle),
		negative: puzzle.negative,
		no_dots: shape.size ? outside(puzzle, shape) : [],
		white_only: isWhiteOnly,
		symmetric: isSymmetric,
		number: NUMBER,
		...(difficulty && { difficulty }),
		...(technique && { technique }),
		...(givensMax !== "" && { givens_max: Number(givensMax) }),
	};
}

/** Return the pairs of neighbours, without a dot, that do not lie in a shape.
 * @param {Puzzle} puzzle @param {ReadonlySet<number>} shape */
function outside({ size, dots }, shape) {
	const { edges } = board(size);
	return edges
		.filter((edge, at) => !dots[at] && !edge.every((cell) => shape.has(cell)))
		.map((edge) => edge.map((cell) => nameOf(board(size), cell)));
}

/** Return a draft with what is kept of a proposal: digits by cell, dots by edge.
 * @param {Draft} draft @param {Puzzle} found @param {ReadonlySet<number>} cells @param {ReadonlySet<EdgeIndex>} edges
 * @returns {Draft} */
export function withKept(draft, found, cells, edges) {
	return {
		...draft,
		digits: draft.digits.map((digit, cell) => (cells.has(cell) ? found.givens[cell] : digit)),
		dots: draft.dots.map((dot, edge) => /** @type {Dot} */ (edges.has(edge) ? found.dots[edge] : dot)),
	};
}

/** Ask, and hear each line of the answer. Throw an ApiError where there is no answer, or it ends in a fault.
 * @param {object} body @param {AbortSignal} signal @param {(step: Step) => void} hear */
export async function asked(body, signal, hear) {
	const headers = { "Content-Type": "application/json" };
	const options = { method: "POST", body: JSON.stringify(body), headers, signal };
	const response = await fetch("/kropki/complete", options).catch((fault) => lost(fault, signal));
	if (!response.ok || !response.body) throw faultOf(await response.json().catch(() => ({})), response.status);
	let text = "";
	let isOver = false;
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	for (;;) {
		const { value, done } = await reader.read().catch((fault) => lost(fault, signal));
		if (done) break;
		const lines = (text + value).split("\n");
		text = lines.pop() ?? "";
		for (const line of lines) {
			const step = JSON.parse(line);
			if (!("tried" in step)) throw faultOf(step, step.status ?? 500);
			isOver = step.outcome !== null;
			hear(step);
		}
	}
	if (!isOver) throw new ApiError(0, REACHED);
}

/** @param {unknown} fault @param {AbortSignal} signal @returns {never} */
function lost(fault, signal) {
	if (signal.aborted) throw fault;
	throw new ApiError(0, REACHED);
}

/** @param {{ detail?: string, title?: string, code?: string }} problem @param {number} status */
function faultOf({ detail, title, code }, status) {
	return new ApiError(status, detail ?? title ?? `the service answered ${status}`, code);
}

/** Say how far the search is, or how it ended. @param {Step} step @param {number} found proposals so far */
export function progressSaid({ outcome, tried, hurdles, levels }, found) {
	if (outcome === "impossible") return "Impossible: it is proved that no full board has these digits and dots.";
	const boards = `${tried} full ${tried === 1 ? "board" : "boards"} tried`;
	if (outcome === null) return `Searching: ${boards}, ${found} found …`;
	const [hurdle] = Object.entries(hurdles).sort(([, one], [, other]) => other - one);
	const others = Object.keys(levels).join(", ");
	const why = hurdle ? `; most often in the way: ${hurdle[0]}${others ? ` (${others})` : ""}` : "";
	if (outcome === "not found") return `None found: ${boards}${why}.`;
	return `${found} found, ${boards}.`;
}

/** @param {Proposal} proposal */
export function proposalSaid({ difficulty: { level, rating }, givens }) {
	return `${level[0].toUpperCase()}${level.slice(1)}, rated ${rating}, ${givens} ${givens === 1 ? "given" : "givens"}`;
}
