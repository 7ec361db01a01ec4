// Reads the drawings in links of Penpa+, as generator/formats/penpa.py does, which says how their points are numbered.
// What else than digits and dots is drawn, and rules that Kropki does not have, are refused by name.

/** @import { Board, Cell, Digit, Dot, EdgeIndex, Found } from "../../types.d.ts" */

import { NotKropki, digitIn, ignoredIn, isNothing, isObject, shown } from "./fpuzzles.js";
import { SIZES, board as boardOf, nameOf } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { checkWords, negativeIn } from "./rule-words.js";
import { BLACK, WHITE } from "./rules.js";

/** The board on its drawing: cells and edges by the numbers of their points.
 * @typedef {{ board: Board, width: number, area: number, cells: Map<number, Cell>, edges: Map<number, EdgeIndex> }}
 * Frame */

/** What two letters stand for, in the order in which they are put back. @type {[string, string][]} */
const SHORT = [
	["zO", "null"],
	...quoted({ z_: "__a", z7: "nobulbthermo", z6: "killercages", z4: "deletelineE", z5: "polygon", z0: "squareframe" }),
	...quoted({ zD: "direction", z3: "arrows", zT: "thermo", z2: "freelineE", zF: "freeline", z1: "numberS" }),
	...quoted({ z8: "command_replay", zU: "command_undo", zR: "command_redo", zB: "board", zP: "special" }),
	...quoted({ zY: "symbol", zN: "number", zC: "cage", zW: "wall", zE: "lineE", zL: "line", zS: "surface" }),
	...quoted({ zM: "edit_mode", zG: "grid", zA: "pu_a", zQ: "pu_q", z9: "qa" }),
	["zZ", "z"],
];
const KINDS = ["square", "sudoku"];
const HISTORY = ["command_redo", "command_replay", "command_undo"];
/** What is drawn, where its own name does not say it. */
const NAMES = new Map(
	Object.entries({
		...{ arrows: "arrow", cage: "cages", deletelineE: "deleted lines", direction: "direction lines" },
		...{ freeline: "free lines", freelineE: "free lines on borders", killercages: "killer cages", line: "lines" },
		...{ nobulbthermo: "thermometers without bulbs", numberS: "small text", polygon: "polygons" },
		...{ squareframe: "frames", surface: "shaded cells", thermo: "thermometers", wall: "walls" },
	}),
);
const READ = ["lineE", "number", "symbol"];
const GIVEN_STYLES = ["1", "4", "6", "10"]; // normal, alone in its cell, medium, large
const GIVEN_COLOURS = [1, 2, 3, 5, 8, 9, 10]; // neither white nor in a circle
const CIRCLES = ["circle_S", "circle_SS"];
/** By the style of a circle. @type {Map<any, Dot>} */
const DOTS = new Map([1, 2, 6, 8, 10].map((style) => [style, style === 2 ? BLACK : WHITE]));
const THICK = [2, 21]; // styles of lines
const LETTER = /^[A-Z]$/; // marks a row or a column whose digits are the answer of a contest
const NUMBER = /^(?:0|[1-9][0-9]{0,5})$/;
const SIDE = /^[1-9][0-9]?$/;
/** @type {[number, string, string][]} */
const WORDS = [
	[15, "title", "Title: "],
	[16, "author", "Author: "],
	[17, "source", ""],
	[18, "rules", ""],
];

/** @param {Record<string, string>} names @returns {[string, string][]} */
function quoted(names) {
	return Object.entries(names).map(([short, name]) => [short, `"${name}"`]);
}

/** Read a drawing; throws NotKropki, with what and where, for what is no puzzle, and gives null for what is no drawing.
 * @param {string} text @returns {Found | null} */
export function fromDrawing(text) {
	const lines = SHORT.reduce((longer, [short, long]) => longer.replaceAll(short, long), text).split("\n");
	const head = lines[0].split(",");
	if (/^[0-9]/.test(head[0]))
		throw new NotKropki("this link was made by an old version of Penpa: open it in Penpa+, and share it again");
	if (!KINDS.includes(head[0])) throw new NotKropki(`the board is ${shown(head[0])}, expected “square” or “sudoku”`);
	if (lines.length < 6 || !SIDE.test(head[1] ?? "") || !SIDE.test(head[2] ?? "")) return null;
	const [plain, steps, colours] = [jsonIn(lines[3]), jsonIn(lines[5]), coloursIn(lines)];
	if (!isObject(plain) || steps === undefined || colours === undefined) return null;
	const drawn = drawnIn(plain);
	const frame = frameOf(Number(head[1]) + 4, Number(head[2]) + 4, steps);
	if (!frame) return null;
	checkBoxes(frame, drawn.lineE);
	checkColours(colours);
	const { givens, marked } = givensIn(frame, drawn.number);
	const dots = dotsIn(frame, drawn.symbol, marked);
	const said = saidIn(head);
	checkWords(said.get("title") ?? "", new Set());
	checkWords(said.get("rules") ?? "", new Set(dots));
	const ignored = [...said.keys(), ...(marked.size ? ["marks"] : [])].sort();
	return { puzzle: puzzleOf(givens, dots, negativeIn(said.get("rules") ?? "")), ignored };
}

/** Return what is in a text of JSON; undefined for anything else. @param {string} text @returns {any} */
function jsonIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Return what is said of the puzzle in words. @param {string[]} head */
function saidIn(head) {
	/** @type {Map<string, string>} */
	const said = new Map();
	for (const [at, name, before] of WORDS) {
		const whole = head[at] ?? "";
		const words = (whole.startsWith(before) ? whole.slice(before.length) : whole)
			.replaceAll("%2C", ",")
			.replaceAll("%2D", "\n")
			.replaceAll("%2E", "&")
			.replaceAll("%2F", "=");
		if (words) said.set(name, words);
	}
	return said;
}

/** Return what the setter drew, by its kinds; refuse kinds that Kropki does not have.
 * @param {Record<string, any>} json */
function drawnIn(json) {
	const kinds = Object.fromEntries(
		Object.entries(json)
			.filter(([name]) => !HISTORY.includes(name))
			.map(([name, value]) => [NAMES.get(name) ?? name, value]),
	);
	ignoredIn(kinds, "the puzzle", new Set(READ), new Set());
	for (const name of READ)
		if (name in kinds && !isObject(kinds[name]))
			throw new NotKropki(`${name} is ${shown(kinds[name])}, expected an object`);
	return { lineE: {}, number: {}, symbol: {}, ...kinds };
}

/** Return the board whose cells steps lead to, each from the one before; null where they are none.
 * @param {number} width @param {number} height @param {any} steps @returns {Frame | null} */
function frameOf(width, height, steps) {
	const area = width * height;
	if (!Array.isArray(steps) || !steps.every((step) => typeof step === "number" && Math.abs(step) < area)) return null;
	const size = SIZES.find((each) => each * each === steps.length);
	if (!size) throw new NotKropki(`the board has ${steps.length} cells, expected 16, 36 or 81`);
	const board = boardOf(size);
	let at = 0;
	const cells = steps.map((step) => (at += step)).sort((a, b) => a - b);
	const corner = Math.trunc(cells[0]);
	const numbers = board.cells.map((cell) => corner + Math.floor(cell / size) * width + (cell % size));
	if (numbers.some((number, cell) => number !== cells[cell] || number < 0 || number >= area))
		throw new NotKropki("the board is not a square");
	const edges = board.edges.map(([first, second]) => numbers[first] + (second === first + size ? 2 : 3) * area);
	const inOrder = (/** @type {number[]} */ of) => new Map(of.map((number, index) => [number, index]));
	return { board, width, area, cells: inOrder(numbers), edges: inOrder(edges) };
}

/** Refuse thick lines that are not those between the boxes, and around the board if drawn.
 * @param {Frame} frame @param {Record<string, any>} lines */
function checkBoxes(frame, lines) {
	const { board } = frame;
	const found = new Set(
		Object.keys(lines)
			.sort()
			.map((key) => borderOf(frame, key, lines[key])),
	);
	found.delete(null);
	const between = board.edges.filter(([first, second]) => !board.boxes.some((box) => within(box, first, second)));
	if (found.size !== between.length || !between.every((edge) => found.has(board.edges.indexOf(edge))))
		throw new NotKropki("the boxes are not the usual ones");
}

/** @param {readonly Cell[]} box @param {Cell} first @param {Cell} second */
function within(box, first, second) {
	return box.includes(first) && box.includes(second);
}

/** Return the edge that a line is drawn on; null for one around the board.
 * @param {Frame} frame @param {string} key @param {any} style @returns {EdgeIndex | null} */
function borderOf({ width, area, cells, edges }, key, style) {
	const ends = key.split(",").flatMap((end) => (NUMBER.test(end) ? [Number(end) - area] : []));
	const [length, last] = ends.length === 2 ? [Math.abs(ends[0] - ends[1]), Math.max(...ends)] : [0, 0];
	if ((length === 1 || length === width) && THICK.includes(style)) {
		const [kind, step] = length === 1 ? [2, width] : [3, 1];
		const edge = edges.get(last + kind * area);
		if (edge !== undefined) return edge;
		if (cells.has(last) !== cells.has(last + step)) return null;
	}
	const name = Math.abs(length - width) === 1 ? "diagonal lines" : "lines beside those of the boxes";
	throw new NotKropki(`the puzzle has “${name}”, which Kropki does not support`);
}

/** Return the setter's own colours, if they are shown; null if not, undefined for no JSON. @param {string[]} lines */
function coloursIn(lines) {
	const isShown = lines.length > 14 && /^"*(?:1|true)"*$/.test(lines[13]) && lines[14].startsWith("{");
	return isShown ? jsonIn(lines[14]) : null;
}

/** Refuse colours of the setter's own that change what a circle is. @param {any} colours */
function checkColours(colours) {
	const symbols = colours?.symbol || {};
	if (!isObject(symbols) || !Object.values(symbols).every(isNothing))
		throw new NotKropki("the puzzle has “coloured symbols”, which Kropki does not support");
}

/** Return the givens, and the points beside the board that a letter marks.
 * @param {Frame} frame @param {Record<string, any>} texts */
function givensIn(frame, texts) {
	const givens = frame.board.cells.map(() => /** @type {Digit} */ (0));
	/** @type {Set<string>} */
	const marked = new Set();
	for (const key of Object.keys(texts).sort()) {
		const [text, colour, style] = Array.isArray(texts[key]) ? texts[key] : [];
		const number = numberOf(key);
		const cell = frame.cells.get(number);
		const digit = digitIn(frame.board, text);
		if (cell === undefined && number < frame.area && typeof text === "string" && LETTER.test(text)) marked.add(key);
		else if (cell !== undefined && digit && GIVEN_STYLES.includes(style) && GIVEN_COLOURS.includes(colour))
			givens[cell] = digit;
		else throw foreign(frame, key, `the text ${shown(text ?? null)}`);
	}
	return { givens, marked };
}

/** @param {Frame} frame @param {Record<string, any>} symbols @param {Set<string>} marked */
function dotsIn(frame, symbols, marked) {
	const dots = frame.board.edges.map(() => /** @type {Dot} */ (0));
	for (const key of Object.keys(symbols).sort()) {
		const [style, name] = Array.isArray(symbols[key]) ? symbols[key] : [];
		const edge = frame.edges.get(numberOf(key));
		const dot = CIRCLES.includes(name) ? DOTS.get(style) : undefined;
		if (edge !== undefined && dot) dots[edge] = dot;
		else if (!marked.has(key) || typeof name !== "string" || !name.startsWith("arrow"))
			throw foreign(frame, key, `the symbol ${shown(name ?? null)}`);
	}
	return dots;
}

/** Return the number of the point with a name; -1 if it is none. @param {string} key */
function numberOf(key) {
	return NUMBER.test(key) ? Number(key) : -1;
}

/** @param {Frame} frame @param {string} key @param {string} what */
function foreign({ board, area, cells }, key, what) {
	const number = numberOf(key);
	const cell = cells.get(((number % area) + area) % area);
	const beside = number < 0 || number >= area ? "on a border of" : "at";
	const where = cell === undefined ? "outside of the board" : `${beside} ${nameOf(board, cell)}`;
	return new NotKropki(`the puzzle has ${what} ${where}, which Kropki does not support`);
}
