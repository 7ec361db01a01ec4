// The page's own links: ?ken= is the puzzle, &negative=false says that not all dots are drawn. Pure.

/** @import { Puzzle } from "./puzzle.js" */

import { parse, write } from "./ken.js";

/**
 * Give the link to a puzzle.
 * @param {string} origin  "https://kropki.example"
 * @param {Puzzle} puzzle
 */
export function linkTo(origin, puzzle) {
  return `${origin}/?ken=${write(puzzle)}${puzzle.negative ? "" : "&negative=false"}`;
}

/**
 * Read the puzzle in a query string; null when it names none. Throws a KenError when it names a bad one.
 * @param {string} query  "?ken=..."
 * @returns {Puzzle | null}
 */
export function puzzleIn(query) {
  const parameters = new URLSearchParams(query);
  const ken = parameters.get("ken");
  return ken === null ? null : parse(ken.trim(), parameters.get("negative") !== "false");
}
