// The page's own links: /k/ and an id, /daily/ with a day and a level, or ?ken= with the puzzle itself, where
// &negative=false says that only some dots are drawn, white that all white ones are, and &boxes=false that there are no
// boxes. Pure.

/** @import { Cell, Digit, PuzzleRecord } from "../../types.d.ts" */

import { parse, write } from "./ken.js";
import { ruleOf } from "./rules.js";

/** Return the link to a puzzle.
 * @param {string} origin "https://kropki.example" @param {PuzzleRecord} record */
export function linkTo(origin, { ken, negative, boxes }) {
	const rule = negative === true ? "" : `&negative=${negative || false}`;
	return `${origin}/?ken=${ken}${rule}${boxes === false ? "&boxes=false" : ""}`;
}

/** Return the address of a game on this site: the puzzle, and what stands on the board.
 * @param {PuzzleRecord} record @param {readonly Digit[]} digits */
export function gameLink(record, digits) {
	const path = linkTo("", record);
	return `${path}&entered=${digits.map((digit) => digit || ".").join("")}`;
}

/** Read what a query string enters in its puzzle. @param {string} query @returns {[Cell, Digit][]} */
export function enteredIn(query) {
	const parameters = new URLSearchParams(query);
	const [ken, entered] = ["ken", "entered"].map((name) => parameters.get(name) ?? "");
	if (!ken || !entered) return [];
	const { givens, size } = parse(ken, true, false);
	const digits = [...entered].map(Number);
	return [...digits.entries()].filter(([cell, digit]) => givens[cell] === 0 && digit > 0 && digit <= size);
}

/** Return the address of a puzzle on this site: short where the server keeps it.
 * @param {PuzzleRecord} record */
export function pathOf(record) {
	if (record.day && record.difficulty) return `/daily/${record.day}/${record.difficulty.level}`;
	return record.id && record.kept !== false ? `/k/${record.id}` : linkTo("", record);
}

/** Read what an address of this site names: a puzzle's id; or a daily puzzle with its day and level, each empty where
 * it is not said; neither where it names none.
 * @param {string} path "/k/RYKETAHWY2H2", "/daily/2026-11-21/hard", "/daily" */
export function namedBy(path) {
	const [, id, isDaily, day = "", level = ""] =
		/^\/(?:k\/(\w+)|(daily)(?:\/(\d{4}-\d\d-\d\d)(?:\/(\w+))?)?\/?)$/.exec(path) ?? [];
	return isDaily ? { id, day, level } : { id, day: undefined, level: undefined };
}

/** Return the server's address of something that it makes of a puzzle.
 * @param {"qr.svg" | "picture.png" | "sudokupad"} what @param {PuzzleRecord} record */
export function addressOf(what, { ken, negative, boxes }) {
	const kind = { ken, negative: String(negative), ...(boxes === false && { boxes: "false" }) };
	return `/kropki/${what}?${new URLSearchParams(kind)}`;
}

/** Read the puzzle in a query string; null when it names none. Throws a KenError when it names a bad one.
 * @param {string} query "?ken=..." */
export function puzzleIn(query) {
	const parameters = new URLSearchParams(query);
	const ken = parameters.get("ken")?.replace(/^[^!-~]+|[^!-~]+$/g, ""); // what nobody sees comes along in a copy
	const negative = ruleOf(parameters.get("negative"));
	const boxes = parameters.get("boxes") !== "false";
	if (ken === undefined) return null;
	return { ken: write(parse(ken, negative, boxes)), negative, ...(!boxes && { boxes }) };
}

/** Return the part of an address that names a technique. @param {string} name */
export const slugOf = (name) => name.toLowerCase().replaceAll(" ", "-");

/** Return the address of the lesson of a technique. @param {string} name */
export const lessonOf = (name) => `/learn#${slugOf(name)}`;
