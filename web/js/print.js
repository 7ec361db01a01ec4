// Sheets of paper: puzzles, several to a page, and their solutions on a page of their own. Boards are drawn
// as shapes alone, so that they survive a printer without colours and backgrounds.

/** @import { Digit, PuzzleRecord } from "../types.d.ts" */

import { drawing, shape } from "./board.js";
import { board as boardOf, place } from "./geometry.js";
import { parse, parseGrid } from "./ken.js";
import { linkTo } from "./link.js";
import { capital, make } from "./page.js";
import { qr } from "./qr.js";

/** @typedef {{ record: PuzzleRecord, entries?: readonly Digit[] }} Sheet */
/** @typedef {{ each: number, solutions: boolean, origin: string }} Layout */

/** Draw the sheets into an element. @param {HTMLElement} root @param {readonly Sheet[]} sheets @param {Layout} layout */
export function draw(root, sheets, { each, solutions, origin }) {
  const puzzles = sheets.map((sheet, index) => puzzleSheet(sheet, index + 1, origin));
  const solved = sheets.filter(({ record }) => record.solution);
  const answers = solutions ? solved.map(({ record }) => solutionSheet(record, sheets.findIndex((sheet) => sheet.record === record) + 1)) : [];
  root.replaceChildren(...pages(puzzles, each, "page"), ...pages(answers, 12, "page answers"));
}

/** @param {HTMLElement[]} items @param {number} each @param {string} name */
function pages(items, each, name) {
  const count = Math.ceil(items.length / each);
  return Array.from({ length: count }, (_, index) => {
    const page = make("section", `${name} each-${each}`);
    page.append(...items.slice(index * each, (index + 1) * each));
    return page;
  });
}

/** @param {Sheet} sheet @param {number} number @param {string} origin */
function puzzleSheet({ record, entries }, number, origin) {
  const { difficulty, negative, id } = record;
  const link = linkTo(origin, record);
  const node = make("article", "sheet");
  const head = make("header");
  head.append(make("b", "", `${number}. Kropki`), make("span", "", difficulty ? `${capital(difficulty.level)} ${difficulty.rating.toFixed(1)}` : ""), make("span", "id", id ?? ""));
  const foot = make("footer");
  const words = make("div");
  words.append(make("p", "", rules(record.size ?? 9, negative)), make("p", "link", link));
  foot.append(words, qrDrawing(link));
  node.append(head, boardDrawing(record, entries ?? parse(record.ken).givens), foot);
  return node;
}

/** @param {PuzzleRecord} record @param {number} number */
function solutionSheet(record, number) {
  const node = make("article", "sheet");
  const head = make("header");
  head.append(make("b", "", `Solution ${number}`), make("span", "id", record.id ?? ""));
  node.append(head, boardDrawing(record, parseGrid(record.solution ?? "")));
  return node;
}

/** The rules in a paragraph. @param {number} size @param {boolean} negative */
export function rules(size, negative) {
  const dots = `Every row, column and outlined box holds the digits 1 to ${size} once. A white dot joins consecutive digits, a black dot a digit and its double; 1 and 2 may have either.`;
  return negative
    ? `${dots} All dots are shown: neighbours without a dot are neither consecutive nor a digit and its double, so 1 and 2 always have a dot between them.`
    : `${dots} Not all dots are shown: a missing dot means nothing.`;
}

/** Draw a board with digits as one SVG. @param {PuzzleRecord} record @param {readonly Digit[]} digits */
function boardDrawing(record, digits) {
  const puzzle = parse(record.ken, record.negative);
  const board = boardOf(puzzle.size);
  const svg = drawing(board, { puzzle });
  digits.forEach((digit, cell) => {
    if (!digit) return;
    const [row, column] = place(board, cell);
    const node = shape("text", puzzle.givens[cell] ? "printed" : "printed entry", { x: column + 0.5, y: row + 0.71 });
    node.textContent = String(digit);
    svg.append(node);
  });
  return svg;
}

/** @param {string} text */
function qrDrawing(text) {
  const modules = qr(text);
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const svg = shape("svg", "qr", { viewBox: `-4 -4 ${modules.length + 8} ${modules.length + 8}` });
  svg.append(shape("path", "", { d: path }));
  return svg;
}
