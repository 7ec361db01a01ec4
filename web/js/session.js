// A game: one puzzle, what the player has done to it, and for how long; and its form in the store. Pure.

/** @import { Change, Game, Layer, PuzzleRecord, Saved } from "../types.d.ts" */

import { parse, write } from "./ken.js";
import { TOOLS, start } from "./state.js";

/** @type {readonly Layer[]} */
const LAYERS = [...TOOLS, "ruled"];
const MARKS = /** @type {const} */ (["corner", "centre", "colour", "ruled"]);

/** Name a puzzle: the same puzzle has the same key, wherever it came from. @param {{ ken: string, negative: boolean }} record */
export function keyOf({ ken, negative }) {
  return `${ken} ${negative ? "negative" : "some-dots"}`;
}

/** Begin a game; its record gets the canonical KEN. Throws a KenError when that cannot be read.
 * @param {PuzzleRecord} record @param {number} now */
export function begin(record, now) {
  const puzzle = parse(record.ken, record.negative);
  return { record: { ...record, ken: write(puzzle), size: puzzle.size }, state: start(puzzle), started: now, spent: 0, since: null, done: null };
}

/** Give the milliseconds played so far. @param {Game} game @param {number} now */
export function spent(game, now) {
  return game.spent + (game.since === null ? 0 : Math.max(0, now - game.since));
}

/** Let the clock run or stand still; it never runs once the puzzle is solved.
 * @param {Game} game @param {boolean} runs @param {number} now */
export function timed(game, runs, now) {
  return { ...game, spent: spent(game, now), since: runs && game.done === null ? now : null };
}

/** Give the game solved. @param {Game} game @param {number} now */
export function finished(game, now) {
  return game.done === null ? { ...game, spent: spent(game, now), since: null, done: now } : game;
}

/** Write a time as 4:05 or 1:02:03. @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number % 60).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Give how much of the board is filled, from 0 to 1. @param {Saved} saved */
export function progress(saved) {
  const open = parse(saved.record.ken).givens.filter((given) => !given).length;
  const empty = [...saved.digits].filter((digit) => digit === ".").length;
  return open ? 1 - empty / open : 1;
}

/** @param {Game} game @param {number} now */
export function pack(game, now) {
  const { state, record, started, done } = game;
  return {
    record, started, done, updated: now, spent: spent(game, now),
    digits: state.digits.map((digit) => digit || ".").join(""),
    marks: Object.fromEntries(MARKS.filter((layer) => state[layer].some(Boolean)).map((layer) => [layer, [...state[layer]]])),
    past: state.past.map((step) => step.map(packed)),
    future: state.future.map((step) => step.map(packed)),
  };
}

/** Give the game that was packed; null for anything else that lies in the store.
 * @param {unknown} stored */
export function unpack(stored) {
  try {
    const saved = /** @type {Saved} */ (stored);
    const game = begin(saved.record, saved.started);
    const { cells, most } = { cells: game.state.puzzle.givens.length, most: 1 << 9 };
    const digits = game.state.puzzle.givens.map((given, cell) => given || within(Number(saved.digits[cell].replace(".", "0")), game.state.puzzle.size));
    const layers = Object.fromEntries(MARKS.filter((layer) => saved.marks[layer]).map((layer) => [layer, game.state[layer].map((_, cell) => within(Number(saved.marks[layer][cell]), most))]));
    const steps = (/** @type {number[][][]} */ packs) => packs.map((step) => step.map((change) => unpacked(change, cells, most)));
    const state = { ...game.state, digits, ...layers, past: steps(saved.past), future: steps(saved.future) };
    return { ...game, state, spent: within(saved.spent, Infinity), done: saved.done ?? null };
  } catch {
    return null;
  }
}

/** @param {Change} change */
function packed([layer, cell, from, to]) {
  return [LAYERS.indexOf(layer), cell, from, to];
}

/** @param {number[]} change @param {number} cells @param {number} most @returns {Change} */
function unpacked([layer, cell, from, to], cells, most) {
  return [LAYERS[within(layer, LAYERS.length - 1)], within(cell, cells - 1), within(from, most), within(to, most)];
}

/** Give a number from 0 to a limit as it is; throw for any other. @param {number} number @param {number} limit */
function within(number, limit) {
  if (typeof number === "number" && number >= 0 && number <= limit) return number;
  throw new RangeError(`expected a number up to ${limit}, got ${number}`);
}
