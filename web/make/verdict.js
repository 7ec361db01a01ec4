// Asks the server what a board says, and puts the answer into words. An answer is never older than the board: each
// change gives up the question before it.

/** @import { Difficulty, Puzzle } from "../types.d.ts" */

import { written } from "../shared/numbers.js";
import { phrase } from "../shared/speak.js";
import { shownName } from "../sudoku/help/techniques.js";
import { ApiError, request } from "../sudoku/puzzle/api.js";
import { write } from "../sudoku/puzzle/ken.js";
import { LEVEL_NAMES } from "../sudoku/puzzle/puzzle.js";
import { QUESTIONS } from "./ideas.js";

const PAUSE = 30; // milliseconds after a change until the question, while changes are quick: a drag has many
const QUICK = 150; // milliseconds between two changes that are quick
const REST = 300; // after which what costs more is asked
/** @type {Record<string, string[] | undefined>} what is asked when the board rests, by the verdict */
const MORE = { one: ["difficulty"], none: ["conflict", "argument"], many: ["difficulty", "equal"] };
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"; // digits of a power
const AGAIN = 3_000; // after which a server that was away is asked again; each time after twice as long
const TRIES = 4; // then the player is asked

/** @typedef {{ verdict: "none" | "one" | "many" | "not settled", count: number, exact: boolean, about: number | null,
 *   solution: string | null }} Solutions */
/** @typedef {{ cells: Record<string, number>[], counted: number, complete: boolean }} Candidates */
/** @typedef {{ left: number, exact: boolean } & ({ cell: string, digit: number }
 *   | { edge: [string, string], dot: "white" | "black", images: [string, string][] })} Clue */
/** @typedef {{ givens: string[], dots: [string, string][] }} Clues */
/** @typedef {{ grade: Difficulty | null, break_in: string[], stall: { placed: number, marks: string[] } | null,
 *   hardest: { placed: number, cells: string[], technique: string, value: number } | null }} Reasoning */
/** @typedef {{ sentence: string | null, steps: { technique: string, sentence: string }[] }} Argument */
/** @typedef {{ solutions?: Solutions, candidates?: Candidates, difficulty?: Reasoning | null,
 *   conflict?: (Clues & { gaps: [string, string][], irreducible: boolean }) | null, argument?: Argument | null,
 *   equal?: { pairs: [string, string][], complete: boolean } | null, unique_by?: { clues: Clue[] } | null,
 *   redundant?: { alone: Clues, together: Clues, levels?: (Clues & { level: string, rating: number })[] } | null,
 *   entered?: { solutions?: Solutions, candidates?: Candidates } | null, fault?: string }} Answers */
/** @typedef {{ puzzle: Puzzle, entries: string, symmetry?: string }} Board the entries with a character for each cell,
 *   empty if nothing is entered; the symmetry is that of what could come or go */
/** @typedef {{ words: string, entered: string, solutions: Solutions | null, candidates: Candidates | null,
 *   left: Candidates | null }} Verdict entered: the other reading in words, if it differs; left: its candidates */

/** Who hears the verdict, then what costs more, and knows which ideas are wanted for a verdict.
 * @typedef {{ tell: (verdict: Verdict) => void, tellMore: (answers: Answers) => void,
 *   offerAgain: (isOffered: boolean) => void, ideas: (verdict: Solutions["verdict"]) => string[] }} Listener */

/** Asks about one board at a time. */
export class Asker {
	/** @type {AbortController | null} */
	asking = null;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;
	changed = -Infinity; // when the board was asked about last
	tries = 0; // refusals since the board changed, or the player asked again

	/** @param {Listener} listener */
	constructor(listener) {
		this.listener = listener;
	}

	/** Ask about a board, in place of whatever was asked before. @param {Board} board @param {string[]} questions */
	ask(board, questions) {
		this.stop();
		const now = performance.now();
		const pause = now - this.changed < QUICK ? PAUSE : 0;
		this.changed = now;
		if (questions.length) this.timer = setTimeout(() => this.send(board, questions), pause);
	}

	stop() {
		clearTimeout(this.timer);
		this.asking?.abort();
		this.asking = null;
		this.tries = 0;
		this.listener.offerAgain(false);
	}

	/** @param {Board} board @param {string[]} ask */
	async send(board, ask) {
		this.asking = new AbortController();
		const { signal } = this.asking;
		const { answers, fault } = await this.answers(board, ask, signal);
		if (signal.aborted) return;
		this.listener.tell(told(answers, fault));
		if (fault?.isAway) this.again(() => this.send(board, ask));
		const verdict = answers?.solutions?.verdict;
		const later = verdict && [MORE[verdict] ?? [], this.listener.ideas(verdict)];
		if (later) this.timer = setTimeout(() => this.more(board, later), REST);
	}

	/** Ask what costs more than the verdict, about the same board, one part after the other; of a server that is away,
	 * again after a while.
	 * @param {Board} board @param {string[][]} parts */
	async more(board, parts) {
		const signal = (this.asking ??= new AbortController()).signal;
		const wanted = parts.filter(({ length }) => length);
		for (const [at, ask] of wanted.entries()) {
			const { answers, fault } = await this.answers({ ...board, entries: "" }, ask, signal);
			if (signal.aborted) return;
			this.listener.tellMore(answers ?? { fault: laterWords(fault, this.tries < TRIES) });
			if (fault?.isAway) return this.again(() => this.more(board, wanted.slice(at)));
		}
	}

	/** Ask what the player has just asked for. @param {Board} board @param {string[][]} parts */
	want(board, parts) {
		this.tries = 0;
		void this.more(board, parts);
	}

	/** Ask a server that was away again, each time after a longer while; then leave that to the player.
	 * @param {() => void} ask */
	again(ask) {
		if (this.tries < TRIES) this.timer = setTimeout(ask, AGAIN * 2 ** this.tries);
		else this.listener.offerAgain(true);
		this.tries += 1;
	}

	/** @param {Board} board @param {string[]} ask @param {AbortSignal} signal
	 * @returns {Promise<{ answers: Answers | null, fault: ApiError | null }>} */
	async answers({ puzzle, entries, symmetry }, ask, signal) {
		try {
			const kept = ask.some((one) => one in QUESTIONS) && symmetry && { symmetry };
			const { negative, boxes } = puzzle;
			const board = { ken: write(puzzle), negative, boxes, ...(entries && { entries }), ask, ...kept };
			return { answers: await request("/kropki/analyse", board, signal), fault: null };
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			return { answers: null, fault: error };
		}
	}
}

/** Put an answer into words; both readings, where what was entered makes another one.
 * @param {Answers | null} answers @param {ApiError | null} fault @returns {Verdict} */
function told(answers, fault) {
	const { solutions = null, candidates = null, entered } = answers ?? {};
	const words = solutions ? verdictWords(solutions) : faultWords(fault);
	const other = entered?.solutions ? verdictWords(entered.solutions) : words;
	const differs =
		entered?.solutions && other !== words ? phrase("with-what-is-entered", { verdict: within(entered.solutions) }) : "";
	return { words, entered: differs, solutions, candidates, left: entered?.candidates ?? null };
}

/** Say the verdict. @param {Solutions} solutions */
export const verdictWords = (solutions) => phrase("verdict-alone", { verdict: within(solutions) });

/** Say the verdict within a sentence. @param {Solutions} solutions */
function within({ verdict, count, exact, about }) {
	if (verdict === "one") return phrase("entered-one");
	if (verdict === "none") return phrase("entered-none");
	if (verdict === "not settled") return phrase("entered-not-settled");
	if (exact) return phrase("entered-count", { count: written(count) });
	return about
		? phrase("entered-about", { count: rounded(about) })
		: phrase("entered-more-than", { count: written(count) });
}

/** @param {number} about */
function rounded(about) {
	if (about < 1e6) return written(Math.round(about));
	const power = Math.floor(Math.log10(about));
	const number = String(Number((about / 10 ** (power - (power % 3))).toPrecision(2)));
	const thousands = Math.floor(power / 3);
	if (thousands === 2) return phrase("millions", { number });
	if (thousands === 3) return phrase("billions", { number });
	if (thousands === 4) return phrase("trillions", { number });
	return `10${[...String(power)].map((digit) => RAISED[Number(digit)]).join("")}`;
}

/** @param {Difficulty} difficulty */
export function levelWords({ level, rating, techniques = {} }) {
	const hardest = Object.keys(techniques).at(-1);
	const given = { level: LEVEL_NAMES[level], rating: written(rating, 1), technique: hardest && shownName(hardest) };
	return hardest ? phrase("level-rated-needs", given) : phrase("level-rated-line", given);
}

/** @param {ApiError | null} error @param {boolean} isAgain whether it is asked again by itself */
const laterWords = (error, isAgain) =>
	error?.isAway && isAgain
		? phrase("more-has-to-wait", { why: error.message })
		: phrase("no-more-about-this-board", { why: String(error?.message) });

/** @param {ApiError | null} error */
function faultWords(error) {
	return error?.status === 0
		? phrase("verdict-needs-the-server")
		: phrase("no-verdict", { why: String(error?.message) });
}
