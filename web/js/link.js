// The page's own links: ?ken= is the puzzle, &negative=false says that not all dots are drawn. Pure.

/** @import { PuzzleRecord } from "../types.d.ts" */

import { parse, write } from "./ken.js";

/** Give the link to a puzzle.
 * @param {string} origin "https://kropki.example" @param {PuzzleRecord} record */
export function linkTo(origin, { ken, negative }) {
	return `${origin}/?ken=${ken}${negative ? "" : "&negative=false"}`;
}

/** Give the shortest link to a puzzle, for those who type it.
 * @param {string} origin @param {PuzzleRecord} record */
export function paperLinkTo(origin, record) {
	return record.id ? `${origin}/k/${record.id}` : linkTo(origin, record);
}

/** Give the service's address of something that it makes of a puzzle.
 * @param {"qr.svg" | "sudokupad"} what @param {PuzzleRecord} record */
export function addressOf(what, { ken, negative }) {
	return `/kropki/${what}?${new URLSearchParams({ ken, negative: String(negative) })}`;
}

/** Read the puzzle in a query string; null when it names none. Throws a KenError when it names a bad one.
 * @param {string} query "?ken=..." */
export function puzzleIn(query) {
	const parameters = new URLSearchParams(query);
	const ken = parameters.get("ken");
	const negative = parameters.get("negative") !== "false";
	return ken === null ? null : { ken: write(parse(ken.trim(), negative)), negative };
}
