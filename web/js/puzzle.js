// A puzzle as a frozen value: givens, dots, and whether a missing dot is a promise. Knows no text and no rule.

/** @import { Dot, Digit } from "./rules.js" */

/**
 * @typedef {object} Puzzle
 * @property {number} size                9
 * @property {readonly Digit[]} givens    one a cell in reading order, 0 = empty
 * @property {readonly Dot[]} dots        one an edge
 * @property {boolean} negative           all dots are shown: a missing dot is a promise
 */

/** @typedef {{ rating: number, level: string, techniques?: Record<string, number> }} Difficulty */

/**
 * What the service says about a puzzle; only `ken` and `negative` are sure to be there.
 * @typedef {object} PuzzleRecord
 * @property {string} ken
 * @property {boolean} negative
 * @property {string} [id]
 * @property {number} [size]
 * @property {Difficulty | null} [difficulty]
 * @property {string | null} [seed]
 * @property {string | null} [solution]   digits, rows joined by a slash
 */

export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];
