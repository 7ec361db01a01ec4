// Draws the board, and only what changed since it was last drawn.
//
//   div.board[role=grid]              --n = size
//     div.row[role=row]
//       div.cell[role=gridcell]       .given .selected .cursor .repeated .wrong .hinted .alike .seen
//         span.digit                  or
//         span.corner > i             one per mark, and
//         span.centre
//   svg.drawing                       viewBox = cells: a cell is 1 wide
//     path.thin  path.thick           the lines
//     g.dots > circle.white .black
//     g.faults > path                 a cross on each broken dot or gap
//     g.hints > circle                a ring on each edge of a hint

/** @import { Board, Cell, EdgeIndex, State, View } from "../types.d.ts" */

import { board as boardOf, place } from "./geometry.js";
import { BLACK, digitsOf } from "./rules.js";
import { boardName, cellName } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const DOT_RADIUS = 0.115;

/** The drawn board inside an element. */
export class BoardView {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {HTMLElement[]} */
    this.cells = [];
    /** @type {string[]} what each cell showed last */
    this.shown = [];
    /** @type {SVGElement | null} */
    this.drawing = null;
    this.edgesShown = "";
    /** @type {State["puzzle"] | null} */
    this.puzzle = null;
  }

  /** @param {View} view */
  draw(view) {
    const { state } = view;
    if (this.puzzle !== state.puzzle) this.build(state);
    const board = boardOf(state.puzzle.size);
    const value = state.selected.size === 1 ? state.digits[state.cursor] : 0;
    for (const cell of board.cells) this.drawCell(view, board, cell, value);
    this.drawEdges(view, board);
  }

  /** Put the focus on the cell under the cursor. */
  focus() {
    this.cells.find((node) => node.tabIndex === 0)?.focus({ preventScroll: true });
  }

  /** @param {State} state */
  build(state) {
    const board = boardOf(state.puzzle.size);
    this.puzzle = state.puzzle;
    this.shown = [];
    this.edgesShown = "";
    this.cells = board.cells.map(() => element("div", "cell", { role: "gridcell" }));
    this.cells.forEach((node, cell) => node.style.setProperty("--i", String(place(board, cell)[0] + place(board, cell)[1])));
    const rows = board.rows.map((row) => {
      const line = element("div", "row", { role: "row" });
      line.append(...row.map((cell) => this.cells[cell]));
      return line;
    });
    const grid = element("div", "grid", { role: "grid", "aria-multiselectable": "true", "aria-label": boardName(state) });
    grid.append(...rows);
    this.drawing = drawing(board, state);
    this.root.style.setProperty("--n", String(board.size));
    this.root.replaceChildren(grid, this.drawing);
  }

  /** @param {View} view @param {Board} board @param {Cell} cell @param {number} value the digit under the cursor */
  drawCell(view, board, cell, value) {
    const { state, conflicts } = view;
    const { digits, corner, centre, colour, puzzle, selected, cursor } = state;
    const names = [
      "cell",
      puzzle.givens[cell] && "given",
      selected.has(cell) && "selected",
      cell === cursor && "cursor",
      conflicts.cells.has(cell) && "repeated",
      view.wrong.has(cell) && "wrong",
      view.hinted.has(cell) && "hinted",
      value && digits[cell] === value && "alike",
      view.seen && selected.size === 1 && board.peers[cursor].includes(cell) && "seen",
    ].filter(Boolean).join(" ");
    const label = cellName(state, cell, { conflicts, wrong: view.wrong.has(cell), short: view.short });
    const key = `${names}|${digits[cell]}|${corner[cell]}|${centre[cell]}|${colour[cell]}|${label}`;
    if (this.shown[cell] === key) return;
    this.shown[cell] = key;
    const node = this.cells[cell];
    node.className = names;
    node.tabIndex = cell === cursor ? 0 : -1;
    setAttributes(node, {
      "aria-label": label,
      "aria-selected": String(selected.has(cell)),
      "aria-readonly": String(Boolean(puzzle.givens[cell])),
      "aria-invalid": String(conflicts.cells.has(cell) || view.wrong.has(cell)),
    });
    node.style.background = paint(colour[cell]);
    node.replaceChildren(...contents(digits[cell], corner[cell], centre[cell]));
  }

  /** @param {View} view @param {Board} board */
  drawEdges({ conflicts, hintedEdges }, board) {
    const key = `${[...conflicts.edges]}|${[...hintedEdges]}`;
    if (this.edgesShown === key || !this.drawing) return;
    this.edgesShown = key;
    this.drawing.querySelector(".faults")?.replaceChildren(...[...conflicts.edges].map((edge) => cross(board, edge)));
    this.drawing.querySelector(".hints")?.replaceChildren(...[...hintedEdges].map((edge) => circle(board, edge, DOT_RADIUS * 1.9, "ring")));
  }
}

/** @param {number} digit @param {number} corner @param {number} centre */
function contents(digit, corner, centre) {
  if (digit) return [text("span", "digit", String(digit))];
  const nodes = [];
  if (corner) {
    const marks = element("span", "corner", { "aria-hidden": "true" });
    marks.append(...digitsOf(corner).map((mark) => text("i", "", String(mark))));
    nodes.push(marks);
  }
  if (centre) {
    const marks = digitsOf(centre);
    const size = marks.length > 6 ? "centre many" : marks.length > 4 ? "centre some" : "centre";
    nodes.push(text("span", size, marks.join("")));
  }
  return nodes;
}

/** Give the background of a cell with colours: equal slices of a pie. @param {number} mask */
function paint(mask) {
  const colours = digitsOf(mask);
  if (!colours.length) return "";
  const slice = 360 / colours.length;
  const stops = colours.map((colour, index) => `var(--c${colour}) ${index * slice}deg ${(index + 1) * slice}deg`);
  return `conic-gradient(from 30deg, ${stops.join(", ")})`;
}

/** Draw the lines and dots of a puzzle. @param {Board} board @param {Pick<State, "puzzle">} state */
export function drawing(board, { puzzle }) {
  const { size } = board;
  const svg = shape("svg", "drawing", { viewBox: `-0.03 -0.03 ${size + 0.06} ${size + 0.06}`, "aria-hidden": "true" });
  const dots = shape("g", "dots");
  puzzle.dots.forEach((dot, edge) => {
    if (dot) dots.append(circle(board, edge, DOT_RADIUS, dot === BLACK ? "black" : "white"));
  });
  svg.append(
    shape("path", "thin", { d: lines(size, 1, 1) }),
    shape("path", "thick", { d: lines(size, board.boxHeight, board.boxWidth) }),
    shape("g", "hints"), dots, shape("g", "faults"),
  );
  return svg;
}

/** @param {number} size @param {number} height @param {number} width */
function lines(size, height, width) {
  let path = "";
  for (let y = 0; y <= size; y += height) path += `M0 ${y}H${size}`;
  for (let x = 0; x <= size; x += width) path += `M${x} 0V${size}`;
  return path;
}

/** @param {Board} board @param {EdgeIndex} edge */
function middle(board, edge) {
  const [[r, c], [s, d]] = board.edges[edge].map((cell) => place(board, cell));
  return [(c + d + 1) / 2, (r + s + 1) / 2];
}

/** @param {Board} board @param {EdgeIndex} edge @param {number} radius @param {string} name */
function circle(board, edge, radius, name) {
  const [cx, cy] = middle(board, edge);
  return shape("circle", name, { cx, cy, r: radius });
}

/** @param {Board} board @param {EdgeIndex} edge */
function cross(board, edge) {
  const [x, y] = middle(board, edge);
  const arm = DOT_RADIUS * 1.25;
  return shape("path", "fault", { d: `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}` });
}

/** @param {string} tag @param {string} name @param {Record<string, string>} [attributes] */
function element(tag, name, attributes = {}) {
  const node = document.createElement(tag);
  node.className = name;
  setAttributes(node, attributes);
  return node;
}

/** @param {string} tag @param {string} name @param {string} content */
function text(tag, name, content) {
  const node = element(tag, name, { "aria-hidden": "true" });
  node.textContent = content;
  return node;
}

/** @param {string} tag @param {string} name @param {Record<string, string | number>} [attributes] */
export function shape(tag, name, attributes = {}) {
  const node = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  setAttributes(node, { class: name, ...attributes });
  return node;
}

/** @param {Element} node @param {Record<string, string | number>} attributes */
function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}
