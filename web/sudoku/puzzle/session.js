// A game: one puzzle, what the player has done to it, and for how long; and its form in the store. Pure.

/** @import { Change, Game, Layer, PuzzleRecord, Saved, State } from "../../types.d.ts" */

import { parse, write } from "./ken.js";
import { TOOLS, readTries, start } from "./state.js";

/** @type {readonly Layer[]} */
const LAYERS = [...TOOLS, "ruled"];
const MANY = 9999; // hints or checks
const LONG_AGO = 7 * 86_400_000; // milliseconds after which a puzzle counts as left alone
const MARKS = /** @type {const} */ (["corner", "centre", "colour", "ruled"]);

/** Name a puzzle: the same puzzle has the same key, wherever it came from. @param {PuzzleRecord} record */
export function keyOf({ ken, negative, boxes }) {
	const rule = negative === true ? "negative" : negative || "some-dots";
	return boxes === false ? `${ken} ${rule} no-boxes` : `${ken} ${rule}`;
}

/** Begin a game; its record gets the canonical KEN. Throws a KenError when that cannot be read.
 * @param {PuzzleRecord} record @param {number} now */
export function begin(record, now) {
	const puzzle = parse(record.ken, record.negative, record.boxes);
	return {
		record: { ...record, ken: write(puzzle), size: puzzle.size },
		state: start(puzzle),
		started: now,
		spent: 0,
		since: null,
		done: null,
		hints: 0,
		checks: 0,
		pasted: !record.id,
		writes: {},
		moments: [],
	};
}

/** Return the milliseconds played so far. @param {Pick<Game, "spent" | "since">} game @param {number} at of the page */
export function spent(game, at) {
	return game.spent + (game.since === null ? 0 : Math.max(0, at - game.since));
}

/** Let the clock run or stand still; it never runs once the puzzle is solved.
 * @param {Game} game @param {boolean} runs @param {number} at */
export function timed(game, runs, at) {
	return { ...game, spent: spent(game, at), since: runs && game.done === null ? at : null };
}

/** Return the game solved. @param {Game} game @param {number} at @param {number} [now] by the device's clock */
export function finished(game, at, now = Date.now()) {
	return game.done === null ? { ...game, spent: spent(game, at), since: null, done: now } : game;
}

/** Return the game after a change, with the time played when each of its steps was made.
 * @param {Game} game @param {State} state @param {number} at @returns {Game} */
export function moved(game, state, at) {
	const [before, after] = [game.state.past.length, state.past.length];
	if (state.past === game.state.past) return { ...game, state };
	const moments = after > before ? [...game.moments.slice(0, before), spent(game, at)] : game.moments.slice(0, after);
	return { ...game, state, moments };
}

/** Count a hint or a check; none once the puzzle is solved. @param {Game} game @param {"hints" | "checks"} help */
export function helped(game, help) {
	return game.done === null ? { ...game, [help]: Math.min(MANY, game[help] + 1) } : game;
}

/** Write a time as 4:05 or 1:02:03. @param {number} milliseconds */
export function clockText(milliseconds) {
	const seconds = Math.floor(milliseconds / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const two = (/** @type {number} */ each) => String(each).padStart(2, "0");
	return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Tell whether a puzzle was begun and left alone. @param {Saved} saved @param {number} now */
export const isLeft = ({ done, updated }, now) => done === null && updated < now - LONG_AGO;

/** Return how much of the board is filled, from 0 to 1. @param {Saved} saved */
export function progress(saved) {
	const open = parse(saved.record.ken).givens.filter((given) => !given).length;
	const empty = [...saved.digits].filter((digit) => digit === ".").length;
	return open ? 1 - empty / open : 1;
}

/** @param {Game} game @param {number} at @param {number} [now] by the device's clock @returns {Saved} */
export function pack(
	{ state, record, started, done, hints, checks, pasted, writes, moments, ...game },
	at,
	now = Date.now(),
) {
	const steps = (/** @type {readonly Change[][]} */ all) =>
		all.map((step) => step.map(([layer, ...rest]) => [LAYERS.indexOf(layer), ...rest]));
	return {
		record,
		started,
		done,
		hints,
		checks,
		pasted,
		writes,
		moments: moments.map(Math.round),
		updated: now,
		spent: spent(game, at),
		digits: state.digits.map((digit) => digit || ".").join(""),
		marks: Object.fromEntries(
			MARKS.filter((layer) => state[layer].some(Boolean)).map((layer) => [layer, [...state[layer]]]),
		),
		past: steps(state.past),
		future: steps(state.future),
		...(state.tries.length ? { tries: [...state.tries] } : {}),
		...(state.points.length ? { points: [...state.points] } : {}),
	};
}

/** Return the game that was packed; null for anything else that lies in the store.
 * @param {any} stored @returns {Game | null} */
export function unpack(stored) {
	try {
		const { record, digits, marks, past, future, started, done } = /** @type {Saved} */ (stored);
		const game = begin(record, started);
		const { givens } = game.state.puzzle;
		const layer = (/** @type {number[]} */ masks) => givens.map((_, cell) => within(masks[cell], 511));
		const steps = (/** @type {number[][][]} */ all) =>
			all.map((step) =>
				step.map(
					([index, cell, from, to]) =>
						/** @type {Change} */ ([
							LAYERS[within(index, 4)],
							within(cell, givens.length - 1),
							within(from, 511),
							within(to, 511),
						]),
				),
			);
		const state = {
			...game.state,
			digits: givens.map(
				(given, cell) => given || within(Number(digits[cell].replace(".", "0")), game.state.puzzle.size),
			),
			...Object.fromEntries(MARKS.filter((name) => marks[name]).map((name) => [name, layer(marks[name])])),
			past: steps(past),
			future: steps(future),
			tries: readTries(stored.tries, past.length),
			points: readTries(stored.points, past.length - 1),
		};
		const [hints, checks] = [stored.hints, stored.checks].map((count) => within(count, MANY));
		const writes = Object.fromEntries(
			Object.entries(stored.writes).map(([tab, count]) => [tab, within(count, Infinity)]),
		);
		const moments = stored.moments
			.slice(0, past.length)
			.map((/** @type {number} */ moment) => within(moment, Infinity));
		return {
			...game,
			state,
			moments,
			spent: within(stored.spent, Infinity),
			done: done ?? null,
			hints,
			checks,
			pasted: Boolean(stored.pasted),
			writes,
		};
	} catch {
		return null;
	}
}

/** Return a number from 0 to a limit as it is; throw for any other. @param {number} number @param {number} limit */
function within(number, limit) {
	if (typeof number === "number" && number >= 0 && number <= limit) return number;
	throw new RangeError(`${number} is not a number up to ${limit}`);
}
