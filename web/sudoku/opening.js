// Which puzzle comes next: the one of the address, the one that was left, or a new one. Knows no state of the board.

/** @import { PuzzleRecord, Table, Wish } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import * as api from "./puzzle/api.js";
import { dayOf } from "./puzzle/calendar.js";
import { button } from "../shared/dom.js";
import { dailyLevel } from "../shared/settings.js";
import { phrase } from "../shared/speak.js";
import { KenError, write } from "./puzzle/ken.js";
import { enteredIn, namedBy, puzzleIn } from "./puzzle/link.js";
import { tell } from "./board/page.js";
import { LEVEL_NAMES } from "./puzzle/puzzle.js";
import { unpack } from "./puzzle/session.js";

const SLOW = 1_000; // milliseconds after which an empty board is explained

/** Puts puzzles on the table. */
export class Opening {
	turn = 0; // how often a puzzle was asked for
	isReturn = false; // whether somebody who has played before has come to no puzzle of an address

	/** @param {Table} table */
	constructor(table) {
		this.table = table;
	}

	/** Return what is asked for; undefined where it cannot be had, which is told, or is wanted no longer: the player has
	 * asked for another puzzle meanwhile, or opened one.
	 * @template Got @param {() => Promise<Got>} ask @param {(words: string) => void} tellFault
	 * @returns {Promise<Got | undefined>} */
	async asked(ask, tellFault) {
		this.turn += 1;
		const { turn, table } = this;
		const puzzle = table.game()?.state.puzzle;
		const isWanted = () => turn === this.turn && puzzle === table.game()?.state.puzzle;
		document.body.classList.add("busy");
		const slow = setTimeout(() => table.game() || tell(phrase("puzzle-on-its-way")), SLOW);
		try {
			const got = await ask();
			return isWanted() ? got : undefined;
		} catch (error) {
			const words = error instanceof KenError ? error.words : api.words(error);
			if (isWanted()) tellFault(words);
			return undefined;
		} finally {
			clearTimeout(slow);
			if (turn === this.turn) document.body.classList.remove("busy");
		}
	}

	/** Put a puzzle that fits the wish on the board; on failure, say so and leave the board. @param {Wish} [wanted] */
	async newPuzzle(wanted = {}) {
		const { choose, settings, reserve, open, focus } = this.table;
		const { technique, rating_min, rating_max, ...rest } = wanted;
		const special = Object.entries({ technique, rating_min, rating_max }).filter(([, value]) => value !== undefined);
		choose("size" in wanted ? { ...rest, boxes: rest.boxes ?? true } : rest);
		const { size, boxes, negative, difficulty } = settings();
		const kind = { size, boxes, negative };
		const got = await this.asked(
			() =>
				special.length
					? api.puzzle({ ...kind, ...Object.fromEntries(special) }).then((record) => ({ record, away: null }))
					: reserve.puzzle({ ...kind, difficulty }),
			(words) => tell(this.noPuzzle(words, kind), "fault", this.again()),
		);
		if (!got) return;
		if (got.away) reserve.take(got.record);
		open(got.record);
		if (got.away) tell(phrase("puzzle-kept-for-that", { why: api.words(got.away) }));
		focus();
	}

	/** Put the puzzle of a day on the board. @param {string} day @param {string} level */
	async openDay(day, level) {
		this.table.choose({ daily: level });
		const record = await this.asked(
			() => dailyRecord(this.table.store, day, level),
			(words) => tell(phrase("no-daily-puzzle", { why: words }), "fault"),
		);
		if (record) this.table.open(record);
	}

	/** Show the puzzle of the link; without one, the game that was left, or a new puzzle. */
	async start() {
		let fault = "";
		const linked = await this.asked(
			() => linkedRecord(this.table.store, dailyLevel(this.table.settings())),
			(words) => {
				fault = words;
			},
		);
		if (linked) return this.table.open(linked, enteredIn(location.search));
		if (linked === undefined && !fault) return;
		await this.first();
		if (!fault) return;
		const given = { why: fault };
		const said = this.table.game()
			? phrase("link-cannot-be-read-another", given)
			: phrase("link-cannot-be-read", given);
		tell(said, "fault", this.again());
	}

	/** Say why there is no new puzzle, and which like it are kept, where there are any.
	 * @param {string} why @param {Wish} wish */
	noPuzzle(why, wish) {
		const levels = this.table.reserve.levels(wish).map((level) => LEVEL_NAMES[level]);
		return levels.length ? phrase("no-new-puzzle-but-kept", { why, levels }) : phrase("no-new-puzzle", { why });
	}

	/** Return what may be done where there is no puzzle at all. */
	again() {
		return this.table.game() ? {} : { then: button(phrase("try-again"), { act: "next" }, "main") };
	}

	async first() {
		const { store, settings, show, game } = this.table;
		const left = unpack(store.game(store.get("current")));
		const isBegun = Boolean(left?.state.past.length);
		this.isReturn = isBegun || store.hasSolves;
		if (left && left.done === null && (isBegun || !this.isReturn)) return show(left);
		const [day, level, turn] = [dayOf(), dailyLevel(settings()), this.turn];
		const isSolved = store.solves().some(([, solve]) => solve?.day === day && solve.level === level);
		if (this.isReturn && !isSolved) {
			const record = await this.asked(
				() => dailyRecord(store, day, level),
				() => {},
			);
			if (record) return this.table.open(record);
			if (this.turn > turn + 1) return; // the player has asked for another
		}
		await this.newPuzzle();
		const wait = () => tell(phrase("server-is-warming-up"));
		if (!game() && (await api.warmedUp(wait)) && !game()) await this.newPuzzle();
	}
}

/** Return the puzzle that the address names; null where it names none.
 * @param {Store} store @param {string} wanted the level of a daily puzzle where the address names none
 * @returns {Promise<PuzzleRecord | null>} */
async function linkedRecord(store, wanted) {
	const shared = new URLSearchParams(location.search).getAll("shared").join(" ");
	if (shared) return sharedRecord(shared);
	const named = namedBy(location.pathname);
	if (!named.id && named.day === undefined) return puzzleIn(location.search);
	const { id } = named;
	if (!id) return dailyRecord(store, named.day || dayOf(), named.level || wanted);
	return keptRecord(store, (record) => record.id === id) ?? api.puzzleCalled(id);
}

/** Return the puzzle that another app shares: a link, with words around it or without, or any text that can be pasted.
 * @param {string} text @returns {Promise<PuzzleRecord>} */
async function sharedRecord(text) {
	const [link] = /https?:\/\/\S+/.exec(text) ?? [text];
	if (link.startsWith(`${location.origin}/`)) {
		location.replace(link); // a day, a race, a game of Dots: each has its page
		return new Promise(() => {});
	}
	const { faultWords, read } = await import("./puzzle/paste.js");
	try {
		const pasted = await read(link);
		if ("id" in pasted) return api.puzzleCalled(pasted.id);
		return { ken: write(pasted.puzzle), negative: pasted.puzzle.negative, boxes: pasted.puzzle.boxes };
	} catch (error) {
		const words = faultWords(error);
		throw words ? new api.ApiError(400, words) : error;
	}
}

/** Return the puzzle of a day. @param {Store} store @param {string} day @param {string} level */
async function dailyRecord(store, day, level) {
	const isIt = (/** @type {PuzzleRecord} */ record) => record.day === day && record.difficulty?.level === level;
	return keptRecord(store, isIt) ?? { ...(await api.daily(day, level)), day };
}

/** Return the puzzle of a game that is kept: it needs no network.
 * @param {Store} store @param {(record: PuzzleRecord) => boolean} isIt */
const keptRecord = (store, isIt) => store.games().find(({ saved: { record } }) => isIt(record))?.saved.record;
