// Reads SudokuPad's own form, as generator/formats/scl.py does: JSON of what is drawn, or JSON made shorter.
// What else than digits and dots is drawn, and rules that Kropki does not have, are refused by name.

/** @import { Board, Cell, Dot, Found } from "../../types.d.ts" */

import { listOf } from "../../shared/lists.js";
import { NotKropki, digitIn, ignoredIn, isNothing, isObject, listIn, short, shown } from "./fpuzzles.js";
import { SIZES, board as boardOf, nameOf, place } from "./geometry.js";
import { puzzleOf } from "./puzzle.js";
import { checkWords, negativeIn } from "./rule-words.js";
import { BLACK, WHITE } from "./rules.js";

/** What the short names stand for. @type {Map<string, string>} */
const LONG = new Map(
	Object.entries({
		...{ c1: "borderColor", c2: "backgroundColor", ca: "cages", ce: "cells", cs: "cellSize", ct: "center" },
		...{ c: "color", a: "arrows", h: "height", l: "lines", o: "overlays", r: "rounded", re: "regions" },
		...{ t: "title", te: "text", u: "underlays", v: "value", w: "width" },
	}),
);
const DRAWN = ["underlays", "overlays"];
const READ = new Set(["cages", "cells", "metadata", "regions", ...DRAWN]);
const WORDS = new Set(["author", "msgcorrect", "rules", "solution", "source", "title"]); // what is said of a puzzle
const IGNORED = new Set(["cellSize", "id", "settings", ...WORDS]);
/** @type {[Dot, string[]][]} */
const COLOURS = [
	[WHITE, ["f", "fff", "ffffff", "ffffffff", "white"]],
	[BLACK, ["0", "000", "000000", "000000ff", "black"]],
];
const LARGEST = 0.5; // width of a dot, where a cell is 1 wide
const SAID = /^([a-z]+): *([^]*)$/;
const TOKEN = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|[[\]{},:]|[^[\]{},:'"]+/g;
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
/** @type {Map<string, string>} */
const SHORT_WORDS = new Map([
	["t", "true"],
	["f", "false"],
	["true", "true"],
	["false", "false"],
	["null", "null"],
]);

/** Return the object in a text, which is JSON, short or not; null for anything else. @param {string} text */
export function plainIn(text) {
	for (const json of [text, lengthened(text)]) {
		try {
			const plain = JSON.parse(json);
			return isObject(plain) ? plain : null;
		} catch {
			continue; // it is not in that form
		}
	}
	return null;
}

/** Return a text in the short form as JSON. @param {string} text */
function lengthened(text) {
	const tokens = text.match(TOKEN) ?? [];
	if (tokens.join("").length !== text.length) return ""; // a quotation mark that is not closed
	return tokens.map((token, at) => before(tokens[at - 1] ?? "", token) + tokenIn(token, tokens[at + 1])).join("");
}

/** Return the empty object that was left out between two tokens, if one was.
 * @param {string} last @param {string} token */
function before(last, token) {
	return (last === "[" || last === ",") && (token === "," || token === "]") ? "{}" : "";
}

/** @param {string} token @param {string} [next] */
function tokenIn(token, next) {
	if (next === ":" && !/^['"]/.test(token)) return JSON.stringify(token);
	if ("[]{},:".includes(token) || token.startsWith('"') || NUMBER.test(token)) return token;
	if (token.startsWith("'")) return `"${token.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"`;
	return SHORT_WORDS.get(token) ?? JSON.stringify(token);
}

/** Read a puzzle; throws NotKropki, with what and where, for what is none.
 * @param {Record<string, any>} json @returns {Found} */
export function fromScl(json) {
	const plain = named(json);
	const ignored = new Set(ignoredIn(plain, "the puzzle", READ, IGNORED));
	const rows = listIn(plain.cells, "cells");
	if (!SIZES.includes(rows.length)) throw new NotKropki(`the board has size ${rows.length}, expected 4, 6 or 9`);
	const board = boardOf(rows.length);
	const said = new Map(saidIn(plain));
	for (const name of said.keys()) ignored.add(name);
	checkBoxes(board, plain.regions);
	const cells = flat(board, rows);
	const givens = board.cells.map((cell) => givenIn(board, cell, cells[cell]));
	const dots = dotsIn(board, plain);
	const words = [...texts(plain.rules), ...texts(said.get("rules"))].join("\n");
	checkWords(words, new Set(dots));
	return { puzzle: puzzleOf(givens, dots, negativeIn(words)), ignored: [...ignored].sort() };
}

/** Return an object by the long names. @param {any} json @returns {Record<string, any>} */
function named(json) {
	if (!isObject(json)) return {};
	return Object.fromEntries(Object.entries(json).map(([name, value]) => [LONG.get(name) ?? name, value]));
}

/** Return what is said in words: as metadata, and as cages without a cell.
 * @param {Record<string, any>} plain @returns {[string, string][]} */
function saidIn({ metadata, cages }) {
	if (!isObject(metadata) && !isNothing(metadata)) throw foreign("metadata");
	const about = named(metadata);
	/** @type {[string, string][]} */
	const said = ignoredIn(about, "the metadata", new Set(), WORDS).map((name) => [name, texts(about[name]).join("\n")]);
	for (const cage of listIn(cages, "cages")) {
		const { value, cells } = named(cage);
		const [, name, words] = (typeof value === "string" && isNothing(cells) && SAID.exec(value)) || [];
		if (!name || !WORDS.has(name)) throw foreign(name ?? "cages");
		said.push([name, words]);
	}
	return said;
}

/** Return the texts in a value, which is one or a list. @param {any} value @returns {string[]} */
function texts(value) {
	return [value].flat().filter((each) => typeof each === "string");
}

/** @param {string} name */
function foreign(name) {
	return new NotKropki(`the puzzle has “${short(name)}”, which Kropki does not support`);
}

/** @param {Board} board @param {any[]} rows @returns {any[]} */
function flat({ size }, rows) {
	if (rows.some((row) => !Array.isArray(row) || row.length !== size))
		throw new NotKropki(`the grid is not ${size} rows of ${size} cells`);
	return rows.flat();
}

/** Refuse regions that are not the boxes of the board. @param {Board} board @param {any} regions */
function checkBoxes(board, regions) {
	const boxes = listOf(regions).map((region) =>
		listOf(region)
			.filter(isPair)
			.map(([row, column]) => board.size * row + column),
	);
	if (sorted(boxes) !== sorted(board.boxes)) throw new NotKropki("the boxes are not the usual ones");
}

/** @param {any} value */
function isPair(value) {
	return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");
}

/** Return lists of numbers as a text, whatever their order. @param {readonly (readonly number[])[]} lists */
function sorted(lists) {
	return JSON.stringify(lists.map((list) => JSON.stringify([...list].sort((a, b) => a - b))).sort());
}

/** @param {Board} board @param {Cell} cell @param {any} json */
function givenIn(board, cell, json) {
	if (isNothing(json)) return 0;
	const name = nameOf(board, cell);
	if (!isObject(json)) throw new NotKropki(`${name} is not a cell`);
	const plain = named(json);
	ignoredIn(plain, name, new Set(["value"]), new Set(["color"]));
	const { value } = plain;
	if (isNothing(value)) return 0;
	const digit = digitIn(board, value);
	if (!digit) throw new NotKropki(`the given in ${name} is ${shown(value)}, expected a digit from 1 to ${board.size}`);
	return digit;
}

/** @param {Board} board @param {Record<string, any>} plain */
function dotsIn(board, plain) {
	const dots = board.edges.map(() => /** @type {Dot} */ (0));
	for (const kind of DRAWN) {
		for (const mark of listIn(plain[kind], kind).map(named)) {
			const edge = isPair(mark.center) ? edgeAt(board, mark.center) : -1;
			const dot = discOf(mark);
			if (edge < 0 || !dot)
				throw new NotKropki(`the puzzle has ${described(board, mark)}, which Kropki does not support`);
			if (dots[edge] && dots[edge] !== dot) {
				const between = board.edges[edge].map((cell) => nameOf(board, cell)).join(" and ");
				throw new NotKropki(`there is a second dot between ${between}`);
			}
			dots[edge] = dot;
		}
	}
	return dots;
}

/** Return the edge whose middle is a row and a column, counted from the corner of the board.
 * @param {Board} board @param {[number, number]} centre */
function edgeAt(board, [row, column]) {
	return board.edges.findIndex(([a, b]) => {
		const [[top, left], [bottom, right]] = [place(board, a), place(board, b)];
		return (top + bottom + 1) / 2 === row && (left + right + 1) / 2 === column;
	});
}

/** Return the dot that a mark draws, if it draws a small round one; without a border a white one is none.
 * @param {Record<string, any>} mark @returns {Dot} */
function discOf(mark) {
	const { width, height, text } = mark;
	if (typeof width !== "number" || width !== height || width <= 0 || width > LARGEST || !isRound(mark)) return 0;
	const dot = colourOf(mark.backgroundColor);
	if (dot === WHITE && colourOf(mark.borderColor) !== BLACK) return 0;
	const usual = dot === WHITE ? 1 : 2;
	return isNothing(text) || text === usual || text === String(usual) ? dot : 0;
}

/** @param {Record<string, any>} mark */
function isRound({ rounded }) {
	return rounded === true || rounded === 1;
}

/** @param {any} value @returns {Dot} */
function colourOf(value) {
	const name = typeof value === "string" ? value.toLowerCase().replace(/^#/, "") : "";
	return COLOURS.find(([, names]) => names.includes(name))?.[0] ?? 0;
}

/** Say what a mark draws, and in which cell. @param {Board} board @param {Record<string, any>} mark */
function described(board, mark) {
	const { text, center } = mark;
	const shape = isRound(mark) ? "a circle" : "a rectangle";
	const what = isNothing(text) ? shape : `the text ${shown(text)}`;
	const isThere = isPair(center) && center.every((/** @type {number} */ at) => at >= 0 && at < board.size);
	if (!isThere) return `${what} outside of the board`;
	return `${what} at ${nameOf(board, Math.floor(center[0]) * board.size + Math.floor(center[1]))}`;
}
