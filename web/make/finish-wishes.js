// What is wished for when a board is to be finished, as the server takes it, and the answer line by line.
// Pure, but for the stream that `asked` reads.

/** @import { Board, Difficulty, Dot, EdgeIndex, Negative, Puzzle } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */

import { written } from "../shared/numbers.js";
import { told } from "../shared/problems.js";
import { phrase } from "../shared/speak.js";
import { ApiError } from "../sudoku/puzzle/api.js";
import { nameOf } from "../sudoku/puzzle/geometry.js";
import { write } from "../sudoku/puzzle/ken.js";
import { shownName } from "../sudoku/help/techniques.js";
import { LEVEL_NAMES } from "../sudoku/puzzle/puzzle.js";
import { levelWithin } from "../sudoku/puzzle/rule-names.js";
import { puzzleIn } from "./draft.js";
import { SYMMETRIES } from "./turn-and-mirror.js";

export const LEVELS = Object.keys(LEVEL_NAMES);
/** What they are called in a list. */
export const LEVELS_WITHIN = Object.fromEntries(LEVELS.map((level) => [level, levelWithin(level)]));
/** Those of generator/ladder/rungs.py that are worth a wish. */
export const TECHNIQUES = [
	"gap pair",
	"white run in a house",
	"black run in a house",
	"pointing or claiming",
	"bent run of three",
	"square of four",
	"naked pair",
	"dot pair must contain",
	"run of three must contain",
	"hidden pair",
	"two groups of dots in a house",
	"no place for a digit",
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
/** What they are called. */
export const TECHNIQUE_NAMES = Object.fromEntries(TECHNIQUES.map((name) => [name, shownName(name)]));
const OBLONG = 3; // of them are for oblong boxes, too
/** What is asked of new dots. @type {Record<string, string>} */
export const PLACES = {
	"": phrase("dots-anywhere"),
	none: phrase("none-but-mine"),
	mine: phrase("mine-of-any-colour"),
};
const REACHED = phrase("server-cannot-be-reached");
const NUMBER = 3; // proposals

/** @typedef {{ difficulty: string, technique: string, givensMax: string, isWhiteOnly: boolean, symmetry: string,
 *   hasSymmetricDots: boolean, breakIn: string, places: string,
 *   shape: ReadonlySet<number>, bare: ReadonlySet<EdgeIndex> }} Wishes the places: one
 *   of PLACES; the shape: cells between which dots may be; none: everywhere; bare: edges that have no dot */
/** @typedef {{ ken: string, negative: Negative, boxes?: boolean, difficulty: Difficulty, givens: number }} Proposal */
/** @typedef {{ proposal: Proposal | null, outcome: "completed" | "impossible" | "not found" | null, tried: number,
 *   hurdles: Record<string, number>, levels: Record<string, number> }} Step */

/** Return what is sent. @param {Draft} draft with what is kept of a proposal @param {Wishes} wishes */
export function bodyOf(
	draft,
	{ difficulty, technique, givensMax, isWhiteOnly, symmetry, hasSymmetricDots, breakIn, places, shape, bare },
) {
	const whole = puzzleIn(draft);
	const puzzle = places === "mine" ? { ...whole, dots: whole.dots.map(() => /** @type {Dot} */ (0)) } : whole;
	return {
		ken: write(puzzle),
		negative: puzzle.negative,
		boxes: puzzle.boxes,
		white_only: isWhiteOnly,
		number: NUMBER,
		...(places && { picture: pairs(whole, (edge) => Boolean(whole.dots[edge])) }),
		...(shape.size && !places && { dots_within: [...shape].map((cell) => nameOf(whole.board, cell)) }),
		...(bare.size && { no_dots: pairs(whole, (edge) => bare.has(edge)) }),
		...(symmetry && { symmetry }),
		...(symmetry && hasSymmetricDots && !whole.negative && { symmetric_dots: true }),
		...(breakIn && { break_in: Number(breakIn) }),
		...(difficulty && { difficulty }),
		...(technique && { technique }),
		...(givensMax !== "" && { givens_max: Number(givensMax) }),
	};
}

/** Return the symmetries of a board. @param {Board} board */
export function symmetriesOf({ boxHeight, boxWidth }) {
	const all = Object.keys(SYMMETRIES);
	return boxHeight === boxWidth ? all : all.slice(0, OBLONG);
}

/** Return the names of the pairs of neighbours whose edge is asked for.
 * @param {Puzzle} puzzle @param {(edge: EdgeIndex) => boolean} isAsked */
function pairs({ board }, isAsked) {
	return board.edges.filter((_, edge) => isAsked(edge)).map((cells) => cells.map((cell) => nameOf(board, cell)));
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
	return new ApiError(status, told({ code, detail, title, status }), code);
}

/** Why full boards gave no proposal, by the server's names. @type {Record<string, string>} */
const HURDLES = {
	"another level": phrase("hurdle-level"),
	"without the technique": phrase("hurdle-technique"),
	"too many givens": phrase("hurdle-givens"),
	"another break-in": phrase("hurdle-break-in"),
	"too like another proposal": phrase("hurdle-alike"),
	"too much work": phrase("hurdle-budget"),
};

/** Say how far the search is, or how it ended. @param {Step} step @param {number} found proposals so far */
export function progressSaid({ outcome, tried, hurdles, levels }, found) {
	if (outcome === "impossible") return phrase("impossible-is-proved");
	if (outcome === null) return phrase("searching-boards", { tried, found });
	if (outcome !== "not found") return phrase("some-found", { tried, found });
	const [[hurdle] = [""]] = Object.entries(hurdles).sort(([, one], [, other]) => other - one);
	const given = { tried, hurdle: HURDLES[hurdle], levels: Object.keys(levels).map(levelWithin) };
	if (!hurdle) return phrase("none-found", given);
	return given.levels.length ? phrase("none-found-levels", given) : phrase("none-found-hurdle", given);
}

/** @param {Proposal} proposal */
export function proposalSaid({ difficulty: { level, rating }, givens }) {
	return phrase("proposal-is", { level: LEVEL_NAMES[level], rating: written(rating, 1), givens });
}
