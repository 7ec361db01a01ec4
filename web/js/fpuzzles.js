// Puzzles as f-puzzles JSON, the form that SudokuPad reads too. Knows no URL and no packing.
//
// White dots are `difference`, black dots `ratio`; the promise of a missing dot is `nonconsecutive` with
// `negative: ["ratio"]`. SudokuPad draws the dots and ignores the promise, so the rules are put into words.

/** @import { Board, Cell, Digit, Dot, Puzzle } from "../types.d.ts" */

import { SIZES, board as boardOf, cellCalled, edgeBetween, nameOf } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { BLACK, WHITE } from "./rules.js";

/** @typedef {Record<string, any>} Json */

const RULES = "Normal sudoku rules apply. Digits joined by a white dot are consecutive. Digits joined by a black dot are in a ratio of 1:2.";
const ALL = "All dots are given: digits of neighbouring cells without a dot between them are neither consecutive nor in a ratio of 1:2. Between a 1 and a 2 there is always a dot, of either colour.";
const SOME = "Not all dots are given.";

/** Keys that say nothing about the solution, or that are read here. */
const KNOWN = new Set([
  "size", "title", "author", "ruleset", "grid", "difference", "ratio", "nonconsecutive", "negative", "solution",
  "highlightConflicts", "disabledlogic", "truecandidatesoptions", "successMessage", "msgcorrect",
]);

/** A puzzle that is well written but not a Kropki. */
export class NotKropki extends Error {}

/** Give a puzzle as f-puzzles JSON.
 * @param {Puzzle} puzzle @param {{ title: string, solution?: readonly Digit[] | null }} about */
export function toFpuzzles(puzzle, { title, solution }) {
  const { board } = puzzle;
  const marks = (/** @type {Dot} */ dot) => board.edges.filter((_, edge) => puzzle.dots[edge] === dot)
    .map((cells) => ({ cells: cells.map((cell) => nameOf(board, cell).toUpperCase()), value: "" }));
  return {
    size: puzzle.size,
    title,
    ruleset: `${RULES} ${puzzle.negative ? ALL : SOME}`,
    grid: board.rows.map((row) => row.map((cell) => ({
      ...(puzzle.givens[cell] && { value: puzzle.givens[cell], given: true }),
      ...(puzzle.size === 6 && { region: boxOf(board, cell) }),
    }))),
    difference: marks(WHITE),
    ratio: marks(BLACK),
    ...(puzzle.negative && { nonconsecutive: true, negative: ["ratio"] }),
    ...(solution && { solution: [...solution] }),
  };
}

/** Read a puzzle; throws NotKropki, with what and where, for JSON that is none. @param {Json} json */
export function fromFpuzzles(json) {
  if (!SIZES.includes(json?.size)) throw new NotKropki(`the board has size ${json?.size}, expected 4, 6 or 9`);
  const foreign = Object.keys(json).find((key) => !KNOWN.has(key) && holds(json[key]));
  if (foreign) throw new NotKropki(`the puzzle has “${foreign}”, which Kropki does not have`);
  const board = boardOf(json.size);
  const dots = board.edges.map(() => /** @type {Dot} */ (0));
  draw(board, dots, json.difference, "difference", 1, WHITE);
  draw(board, dots, json.ratio, "ratio", 2, BLACK);
  return puzzleOf(givensIn(board, json.grid), dots, isNegative(json));
}

/** @param {unknown} value */
function holds(value) {
  return value === true || (Array.isArray(value) && value.length > 0);
}

/** @param {Json} json */
function isNegative({ nonconsecutive, negative }) {
  const ratio = [negative ?? []].flat().includes("ratio");
  if (Boolean(nonconsecutive) !== ratio) throw new NotKropki("only one colour of dots is given in full, expected both or neither");
  return ratio;
}

/** @param {Board} board @param {unknown} grid */
function givensIn(board, grid) {
  if (!Array.isArray(grid)) throw new NotKropki("the puzzle has no grid");
  return board.cells.map((cell) => {
    const { value, given, region } = grid[Math.floor(cell / board.size)]?.[cell % board.size] ?? {};
    if (region !== undefined && region !== null && Number(region) !== boxOf(board, cell)) throw new NotKropki(`the box of ${nameOf(board, cell)} is not the usual one`);
    if (!given || !value) return 0;
    if (Number.isInteger(value) && value >= 1 && value <= board.size) return value;
    throw new NotKropki(`the given in ${nameOf(board, cell)} is not a digit from 1 to ${board.size}`);
  });
}

/** @param {Board} board @param {Dot[]} dots @param {unknown} marks @param {string} kind @param {number} value @param {Dot} dot */
function draw(board, dots, marks, kind, value, dot) {
  if (!Array.isArray(marks)) return;
  for (const mark of marks) {
    const names = [mark?.cells ?? []].flat().map(String);
    const [a, b] = names.map((name) => cellCalled(board, name));
    const edge = names.length === 2 && a >= 0 && b >= 0 ? edgeBetween(board, a, b) : -1;
    if (edge < 0) throw new NotKropki(`a ${kind} mark joins ${names.join(" and ") || "nothing"}, expected two neighbours`);
    if (mark.value && Number(mark.value) !== value) throw new NotKropki(`the ${kind} between ${names.join(" and ")} is ${mark.value}, expected ${value}`);
    dots[edge] = dot;
  }
}

/** @param {Board} board @param {Cell} cell */
function boxOf(board, cell) {
  return board.boxes.findIndex((box) => box.includes(cell));
}
