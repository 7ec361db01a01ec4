// Reads whatever a person may paste: KEN, a link of ours, old or new, an f-puzzles or SudokuPad link or its
// text. Pure; gives a puzzle or an id, or throws with what is wrong and where.

/** @import { Pasted } from "../types.d.ts" */

import { NotKropki, fromFpuzzles } from "./fpuzzles.js";
import { KenError, parse } from "./ken.js";
import { decompress } from "./lz.js";

const LIMIT = 100_000; // characters

/** Read a pasted text.
 * @param {string} text @param {boolean} [negative] whether missing dots are promises, where the text does not say @returns {Pasted} */
export function read(text, negative = true) {
	const trimmed = text.trim();
	if (!trimmed) throw new NotKropki("there is nothing to read");
	if (trimmed.length > LIMIT) throw new NotKropki(`the text has more than ${LIMIT.toLocaleString("en")} characters`);
	if (/^https?:\/\//i.test(trimmed)) return fromLink(trimmed, negative);
	if (trimmed.startsWith("{")) return { puzzle: fromJson(trimmed) };
	if (/^(fpuzzles|scl|ctc)/.test(trimmed) || /^[A-Za-z0-9+/= ]{60,}$/.test(trimmed)) return { puzzle: fromPacked(trimmed) };
	return { puzzle: parse(trimmed, negative) };
}

/** Say in one sentence what is wrong with a pasted text; null for any other error. @param {unknown} error */
export function faultWords(error) {
	if (error instanceof KenError) return `${error.message} (character ${error.offset + 1})`;
	return error instanceof NotKropki ? error.message : null;
}

/** @param {string} link @param {boolean} negative */
function fromLink(link, negative) {
	const url = new URL(link);
	const ken = url.searchParams.get("ken");
	if (ken !== null) return { puzzle: parse(ken.trim(), url.searchParams.get("negative") !== "false") };
	const load = url.searchParams.get("load") ?? url.searchParams.get("puzzleid");
	if (load !== null) return { puzzle: fromPacked(load) };
	const path = decoded(url.pathname).replace(/^\/(sudoku\/?)?/, "");
	const [, id] = /^k\/([0-9A-Z]{12})$/i.exec(path) ?? [];
	if (id) return { id: id.toUpperCase() };
	if (/^(fpuzzles|scl|ctc)/.test(path)) return { puzzle: fromPacked(path) };
	if (/(^|\.)(sudokupad\.app|crackingthecryptic\.com|f-puzzles\.com)$/.test(url.hostname)) throw new NotKropki("this is a short link: open it there, export the puzzle, and paste the long link");
	if (!path) throw new NotKropki("this link names no puzzle");
	return { puzzle: parse(path, negative) };
}

/** @param {string} text */
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** @param {string} text */
function fromPacked(text) {
	if (/^(scl|ctc)/.test(text)) throw new NotKropki("this is SudokuPad's own format: export it as f-puzzles instead");
	const packed = decoded(text.replace(/^fpuzzles/, "")).replaceAll(" ", "+");
	for (const attempt of repaired(packed)) {
		const json = decompress(attempt);
		if (json?.trim().startsWith("{") && isJson(json)) return fromJson(json);
	}
	throw new NotKropki(`the packed puzzle is damaged or cut off (after ${packed.length} characters)`);
}

/** Give a packed text as it is, and as it may have been before a browser joined two slashes of its path.
 * @param {string} packed */
function repaired(packed) {
	const slashes = [...packed.matchAll(/\//g)].map(({ index }) => index).slice(0, 40);
	return [packed, ...slashes.map((index) => `${packed.slice(0, index)}/${packed.slice(index)}`)];
}

/** @param {string} text */
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** @param {string} text */
function fromJson(text) {
	if (!isJson(text)) throw new NotKropki("the text begins like f-puzzles JSON but is none");
	return fromFpuzzles(JSON.parse(text));
}
