// Asks the service what a board says, and puts the answer into words. An answer is never older than the board: each
// change gives up the question before it.

/** @import { Difficulty, Puzzle } from "../types.d.ts" */

import { ApiError, request } from "../sudoku/puzzle/api.js";
import { write } from "../sudoku/puzzle/ken.js";

const PAUSE = 30; // milliseconds after a change until the question: a drag has many
const REST = 300; // after which what costs more is asked
/** @type {Record<string, string[] | undefined>} what is asked when the board rests, by the verdict */
const NEXT = { one: ["difficulty"], none: ["conflict"] };
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"; // digits of a power
const AGAIN = 3_000; // after which a service that was away is asked again

/** @typedef {{ verdict: "none" | "one" | "many" | "not settled", count: number, exact: boolean, about: number | null,
 *   solution: string | null }} Solutions */
/** @typedef {{ cells: Record<string, number>[], counted: number, complete: boolean }} Candidates */
/** @typedef {{ cell: string | null, digit: number | null, edge: [string, string] | null, dot: "white" | "black" | null,
 *   left: number, exact: boolean }} Clue */
/** @typedef {{ givens: string[], dots: [string, string][] }} Clues */
/** @typedef {{ solutions?: Solutions, candidates?: Candidates, difficulty?: { grade: Difficulty | null } | null,
 *   conflict?: (Clues & { gaps: [string, string][], irreducible: boolean }) | null,
 *   unique_by?: { clues: Clue[] } | null, redundant?: { alone: Clues } | null, fault?: string }} Answers */
/** @typedef {{ words: string, solutions: Solutions | null, candidates: Candidates | null }} Verdict */

/** Asks about one board at a time. */
export class Judge {
	/** @type {AbortController | null} */
	asking = null;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;

	/** @param {(verdict: Verdict) => void} tell @param {(answers: Answers) => void} tellMore what costs more, later */
	constructor(tell, tellMore) {
		this.tell = tell;
		this.tellMore = tellMore;
	}

	/** Ask about a board, in place of whatever was asked before. @param {Puzzle} puzzle @param {string[]} questions */
	ask(puzzle, questions) {
		this.stop();
		if (questions.length) this.timer = setTimeout(() => this.send(puzzle, questions), PAUSE);
	}

	stop() {
		clearTimeout(this.timer);
		this.asking?.abort();
		this.asking = null;
	}

	/** @param {Puzzle} puzzle @param {string[]} ask */
	async send(puzzle, ask) {
		this.asking = new AbortController();
		const { signal } = this.asking;
		const { answers, fault } = await this.answers(puzzle, ask, signal);
		if (signal.aborted) return;
		const { solutions = null, candidates = null } = answers ?? {};
		this.tell({ words: solutions ? verdictWords(solutions) : faultWords(fault), solutions, candidates });
		if (fault?.isAway) this.timer = setTimeout(() => this.send(puzzle, ask), AGAIN);
		const next = solutions && NEXT[solutions.verdict];
		if (next) this.timer = setTimeout(() => this.more(puzzle, next), REST);
	}

	/** Ask what costs more than the verdict, about the same board. @param {Puzzle} puzzle @param {string[]} ask */
	async more(puzzle, ask) {
		const signal = (this.asking ??= new AbortController()).signal;
		const { answers, fault } = await this.answers(puzzle, ask, signal);
		if (!signal.aborted) this.tellMore(answers ?? { fault: faultWords(fault) });
	}

	/** @param {Puzzle} puzzle @param {string[]} ask @param {AbortSignal} signal
	 * @returns {Promise<{ answers: Answers | null, fault: ApiError | null }>} */
	async answers(puzzle, ask, signal) {
		try {
			const board = { ken: write(puzzle), negative: puzzle.negative, ask };
			return { answers: await request("/kropki/analyse", board, signal), fault: null };
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			return { answers: null, fault: error };
		}
	}
}

/** @param {Solutions} solutions */
export function verdictWords({ verdict, count, exact, about }) {
	if (verdict === "one") return "One solution.";
	if (verdict === "none") return "No solution.";
	if (verdict === "not settled") return "Not settled: it takes too long to count the solutions.";
	if (exact) return `${count.toLocaleString("en")} solutions.`;
	return about ? `About ${rounded(about)} solutions.` : `More than ${count.toLocaleString("en")} solutions.`;
}

/** @param {number} about */
function rounded(about) {
	if (about < 1e6) return Math.round(about).toLocaleString("en");
	const power = Math.floor(Math.log10(about));
	const names = ["million", "billion", "trillion"];
	const name = names[Math.floor(power / 3) - 2];
	if (name) return `${Number((about / 10 ** (power - (power % 3))).toPrecision(2))} ${name}`;
	return `10${[...String(power)].map((digit) => RAISED[Number(digit)]).join("")}`;
}

/** @param {Difficulty} difficulty */
export function levelWords({ level, rating, techniques = {} }) {
	const hardest = Object.keys(techniques).at(-1);
	return `${level[0].toUpperCase()}${level.slice(1)}, rated ${rating}${hardest ? `: needs ${hardest}` : ""}.`;
}

/** @param {ApiError | null} error */
function faultWords(error) {
	return error?.status === 0
		? "The verdict needs the service, which cannot be reached. The board and its drafts work without it."
		: `No verdict: ${error?.message}.`;
}
