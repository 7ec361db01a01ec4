// Fetches puzzles for the reserve while the page is idle, each with its explained path: two of each level, and ten of
// each kind that is played; before them the path of the puzzle on the board. Loaded once the first board is there.

/** @import { PuzzleRecord, Spare, StepAnswer, Wish } from "../../types.d.ts" */
/** @import { Reserve } from "./offline-reserve.js" */

import { LEVELS } from "./puzzle.js";
import { freshOf } from "./offline-reserve.js";
import { keyOf } from "./session.js";

const EACH = 2; // of a level
const PLAYED = 10; // of a kind that is played
const KINDS = 3; // that count as played: the last ones
const USED = 5; // puzzles that are played, kept for their paths
const PAUSE = 5_000; // milliseconds before the first request: the player comes first
const BREATH = 2_000; // milliseconds between requests, which come while the page is idle
const AGAIN = 60_000; // milliseconds before a server that was away is asked again, then twice as many, up to
const HOUR = 3_600_000;

/** Return the kinds that are played: the one that was chosen last, and those that were solved last.
 * @param {Reserve["store"]} store @returns {Wish[]} */
function played(store) {
	const { difficulty, size = 9, boxes = true, negative = true } = store.get("settings") ?? {};
	const solved = store
		.solves()
		.map(([, solve]) => solve)
		.filter((solve) => solve?.done && !solve.pasted)
		.sort((a, b) => b.done - a.done);
	/** @type {Map<string, Wish>} */
	const kinds = new Map();
	for (const kind of [{ level: difficulty, size, boxes, negative }, ...solved])
		if (LEVELS.includes(kind.level) && kinds.size < KINDS)
			kinds.set([kind.level, kind.size, kind.boxes ?? true, kind.negative].join(" "), {
				difficulty: kind.level,
				size: kind.size,
				boxes: kind.boxes ?? true,
				negative: kind.negative,
			});
	return [...kinds.values()];
}

/** Get one more spare puzzle, or one more path; false when there are enough, the server refuses, or there is no room;
 * throw when the server is away.
 * @param {Reserve} reserve */
export async function stock(reserve) {
	const kinds = played(reserve.store);
	const each = [...LEVELS.map((difficulty) => ({ difficulty, size: 9, negative: true })), ...kinds];
	const there = reserve.spares;
	const wish =
		each.find((wanted) => freshOf(there, wanted).length < EACH) ??
		kinds.find((wanted) => freshOf(there, wanted).length < PLAYED);
	const spare =
		(await onBoard(reserve, there)) ?? (wish ? await another(reserve, wish) : await explained(reserve, there));
	if (!spare) return false;
	const spares = reserve.spares.filter(({ record }) => keyOf(record) !== keyOf(spare.record)); // as they are now
	const [fresh, used] = [false, true].map((isUsed) => spares.filter((other) => Boolean(other.used) === isUsed));
	reserve.store.put("reserve", [...fresh, ...used.slice(-USED), spare]);
	return JSON.stringify(reserve.spares.at(-1)) === JSON.stringify(spare);
}

/** Get another puzzle, with its path. @param {Reserve} reserve @param {Wish} wish @returns {Promise<Spare | null>} */
async function another(reserve, wish) {
	const record = await reserve.source.puzzle(wish).catch(refused);
	if (!record) return null;
	const path = await pathOf(reserve, record).catch(() => []); // which is asked for again later
	return { record, path, used: false };
}

/** Get the path of the puzzle on the board, for hints without a network; null where that was asked for already.
 * @param {Reserve} reserve @param {Spare[]} spares @returns {Promise<Spare | null>} */
async function onBoard(reserve, spares) {
	const { store } = reserve;
	const record = store.game(store.get("current"))?.record;
	if (!record?.id || spares.some((spare) => keyOf(spare.record) === keyOf(record))) return null;
	return { record, path: (await pathOf(reserve, record).catch(refused)) ?? [], used: true };
}

/** Get the path of a spare puzzle that has none yet.
 * @param {Reserve} reserve @param {Spare[]} spares @returns {Promise<Spare | null>} */
async function explained(reserve, spares) {
	const plain = spares.find(({ path, record, used }) => !path.length && record.id && !used);
	const path = plain && (await pathOf(reserve, plain.record).catch(refused));
	return plain && path?.length ? { ...plain, path } : null;
}

/** @param {Reserve} reserve @param {PuzzleRecord} record */
async function pathOf({ source }, { id }) {
	return id ? (await source.steps(id)).steps.map(spare) : [];
}

/** Return nothing for what the server refuses; throw when it is away. @param {{ isAway?: boolean }} error */
function refused(error) {
	if (error.isAway) throw error;
	return null;
}

/** Return a step without what the page does not need, as there is little room. @param {StepAnswer} step */
function spare(step) {
	const kept = { ...step };
	delete kept.message;
	return kept;
}

/** Fill the reserve bit by bit until it is full; go on when another puzzle or kind may be played, or there is a network
 * again, or some time after the server was away, each time a longer one.
 * @param {Reserve} reserve @param {number} [pause] @param {number} [again] milliseconds of the next such time */
export function fill(reserve, pause = PAUSE, again = AGAIN) {
	const idle = globalThis.requestIdleCallback ?? setTimeout;
	const go = async () => {
		const isOneMore = navigator.onLine && (await stock(reserve).catch(() => null));
		if (isOneMore) return fill(reserve, BREATH);
		const waiting = new AbortController();
		const { signal } = waiting;
		const goOn = () => {
			clearTimeout(later);
			waiting.abort();
			fill(reserve, PAUSE, isOneMore === null ? Math.min(2 * again, HOUR) : AGAIN);
		};
		const later = isOneMore === null ? setTimeout(goOn, again) : 0;
		for (const name of ["online", "kropki:settings", "kropki:opened"]) addEventListener(name, goOn, { signal });
	};
	setTimeout(() => idle(go), pause);
}
