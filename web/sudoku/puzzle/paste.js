// Reads whatever a person may paste: KEN, a record, a link of ours, old or new, an f-puzzles or SudokuPad link or its
// text, as generator/formats/importing.py does. Pure; returns a puzzle or an id, or throws with what is wrong

/** @import { Found, Negative, Pasted } from "../../types.d.ts" */

import { inflate } from "../../shared/inflate.js";
import { trimmed } from "./blanks.js";
import { NotKropki, fromFpuzzles, shown } from "./fpuzzles.js";
import { KenError, parse } from "./ken.js";
import { decompress } from "./lz.js";
import { fromDrawing } from "./penpa.js";
import { isRule } from "./rule-names.js";
import { ruleOf } from "./rules.js";
import { fromScl, plainIn } from "./scl.js";
import { fromGrid, fromItems, isGrid, isItems } from "./strings.js";
import { fromSudokuMaker } from "./sudokumaker.js";

const LIMIT = 100_000; // characters of a text, packed or not
const REPAIRS = 50; // slashes of a packed text that are tried as the one that a link has lost
// host, path, query, fragment
const LINK = /^(?:https?:\/\/|(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?]))([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/i;
const PENPA = /\/penpa-edit(?:\/|$)/i;
const PUZZ_LINK = /(^|\.)(puzz\.link|pzplus\.tck\.mn|pzv\.jp)(:\d+)?$/i;
const KNOWN =
	"known are links of f-puzzles, SudokuPad, SudokuLab, SudokuMaker, Penpa+ and Interactive Sudoku Solver with the " +
	"puzzle in them, and links of ours";
const MAKER = /(^|\.)sudokumaker\.app(:\d+)?$/i;
// hosts with ids of their own
const SHORT = /(^|\.)(sudokupad\.app|crackingthecryptic\.com|f-puzzles\.com|tinyurl\.com)(:\d+)?$/i;
const NAMED = /^fpuz(?:zles)?/;
const OWN = /^(?:scl|ctc|scf)/; // SudokuPad's
const CLASSIC = "scf"; // the one of them that is not read
const KEN = /^[0-9A-Iwkx()/]*$/;
const BASE64 = /^[A-Za-z0-9+/]*$/;
const PACKED = /^[\w+/=% ]{60,}$/;

/** Read a pasted text.
 * @param {string} text @param {Negative} [negative] which dots are all drawn, where the text does not say
 * @returns {Promise<Pasted>} */
export async function read(text, negative = true) {
	const pasted = trimmed(text);
	if (!pasted) throw new NotKropki("there is nothing to read");
	if (lengthOf(pasted) > LIMIT) throw new NotKropki(`the text has more than ${LIMIT.toLocaleString("en")} characters`);
	const link = LINK.exec(pasted);
	if (link && PENPA.test(link[2])) return fromPenpa(link[3] || link[4] || "");
	if (link) return fromLink(link[1], link[2], link[3] ?? "", negative);
	if (pasted.startsWith("{")) return fromJson(pasted, negative);
	if (isItems(pasted)) return fromItems(pasted);
	if (isGrid(pasted)) return fromGrid(pasted);
	if (NAMED.test(pasted) || OWN.test(pasted) || (PACKED.test(pasted) && !KEN.test(pasted))) return fromPacked(pasted);
	return fromKen(pasted, negative);
}

/** Say in one sentence what is wrong with a pasted text; null for any other error. @param {unknown} error */
export function faultWords(error) {
	if (error instanceof KenError) return error.words;
	return error instanceof NotKropki ? error.message : null;
}

/** @param {string} text @param {Negative} negative @returns {Found} */
function fromKen(text, negative) {
	return { puzzle: parse(text, negative), ignored: [] };
}

/** @param {string} host @param {string} path @param {string} query @param {Negative} negative @returns {Pasted} */
function fromLink(host, path, query, negative) {
	const parameters = new URLSearchParams(query);
	const ken = parameters.get("ken");
	if (ken !== null) return fromKen(trimmed(ken), ruleOf(parameters.get("negative")));
	const items = parameters.get("q") ?? ""; // Interactive Sudoku Solver
	if (isItems(items)) return fromItems(items);
	const made = MAKER.test(host) ? parameters.get("puzzle") : null;
	if (made !== null) return unpacked(made.replaceAll("-", "/").replace(/\$+$/, ""), fromPlain(fromSudokuMaker));
	const load = parameters.get("load") ?? parameters.get("fpuzzle");
	if (load !== null) return fromPacked(load);
	const name = trimmed(parameters.get("puzzleid") ?? decoded(path).replace(/^\/(sudoku(\/|$))?/, ""));
	const [, id] = /^k\/([0-9A-HJKMNP-TV-Z]{12})$/i.exec(name) ?? [];
	if (id) return { id: id.toUpperCase() };
	if (NAMED.test(name) || OWN.test(name) || (parameters.has("puzzleid") && PACKED.test(name))) return fromPacked(name);
	if (SHORT.test(host) && (name || query))
		throw new NotKropki(
			"this is a short link, which cannot be read offline: open it, export the puzzle, and paste the long link",
		);
	if (name.startsWith("daily/")) throw new NotKropki("this link names the puzzle of a day: open it in a browser");
	if (PUZZ_LINK.test(host)) throw new NotKropki(`links of puzz.link cannot be read: ${KNOWN}`);
	if (!name || !KEN.test(name)) throw new NotKropki(`this link names no puzzle that can be read: ${KNOWN}`);
	return fromKen(name, negative);
}

/** Read a link of Penpa+, whose puzzle is in its query or, as it is shared today, in its fragment.
 * @param {string} parameters */
async function fromPenpa(parameters) {
	const packed = new URLSearchParams(parameters).get("p")?.replaceAll(" ", "+");
	if (packed === undefined) throw new NotKropki(`this link names no puzzle that can be read: ${KNOWN}`);
	const letters = packed.replace(/=+$/, "");
	const inside = BASE64.test(letters) ? await inflate(letters, LIMIT).catch(() => null) : null;
	const found = inside === null ? null : fromDrawing(inside);
	if (!found) throw damaged(packed);
	return found;
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
function lengthOf(text) {
	return [...text].length;
}

/** @param {string} text */
function fromPacked(text) {
	if (text.startsWith(CLASSIC)) throw new NotKropki(`SudokuPad's form “${CLASSIC}” cannot be read: ${KNOWN}`);
	if (OWN.test(text)) return unpacked(text.replace(OWN, ""), (inside) => fromOwn(plainIn(inside)));
	return unpacked(text.replace(NAMED, ""), fromPlain(fromFpuzzles));
}

/** Return what reads a text of JSON; null for anything else. @param {(json: any) => Found} reads */
function fromPlain(reads) {
	return (/** @type {string} */ inside) => (isJson(inside) ? reads(JSON.parse(inside)) : null);
}

/** @param {Record<string, any> | null} plain */
function fromOwn(plain) {
	return plain && fromScl(plain);
}

/** Return what is made of the JSON that is packed in a text.
 * @param {string} text @param {(inside: string) => Found | null} reads gives null for no JSON */
function unpacked(text, reads) {
	const packed = decoded(text).replaceAll(" ", "+");
	for (const attempt of repaired(packed)) {
		const inside = decompress(attempt, LIMIT);
		const found = inside && trimmed(inside).startsWith("{") ? reads(inside) : null;
		if (found) return found;
	}
	throw damaged(packed);
}

/** @param {string} packed */
function damaged(packed) {
	return new NotKropki(`the packed puzzle is damaged or cut off (after ${lengthOf(packed)} characters)`);
}

/** Return a packed text as it is, and as it may have been before a browser joined two slashes of its path.
 * @param {string} packed */
function* repaired(packed) {
	yield packed;
	const single = [...packed.matchAll(/\/(?!\/)/g)].slice(0, REPAIRS);
	for (const { index } of single) yield `${packed.slice(0, index)}/${packed.slice(index)}`;
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

/** @param {string} text @param {Negative} negative */
function fromJson(text, negative) {
	if (!isJson(text)) throw new NotKropki("the text looks like f-puzzles JSON but is not");
	const json = JSON.parse(text);
	if ("ken" in json) return fromRecord(json, negative);
	if (!("grid" in json) && ("sentence" in json || "steps" in json))
		throw new NotKropki("this is a step or a hint, not a puzzle");
	if (!("grid" in json) && "cells" in json) return fromScl(json);
	return !("grid" in json) && "puzzle" in json ? fromSudokuMaker(json) : fromFpuzzles(json);
}

/** Read the puzzle of a record, or of an answer of the API or a command; what else is known of it is left out.
 * @param {Record<string, any>} json @param {Negative} negative */
function fromRecord({ ken, negative: rule }, negative) {
	if (typeof ken !== "string") throw new NotKropki(`the record's ken is ${shown(ken)}, expected text`);
	if (rule !== undefined && !isRule(rule))
		throw new NotKropki(`the record's negative is ${shown(rule)}, expected true, false, “white” or “black”`);
	return fromKen(trimmed(ken), rule ?? negative);
}
