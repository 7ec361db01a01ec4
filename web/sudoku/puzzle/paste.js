// Reads what a person pastes: KEN and links of ours with the puzzle in them. The server reads everything else.

/** @import { Negative, Pasted } from "../../types.d.ts" */

import { ApiError, request } from "./api.js";
import { trimmed } from "./blanks.js";
import { KenError, parse } from "./ken.js";
import { ruleOf } from "./rules.js";
import { phrase } from "../../shared/speak.js";

// path, query
const LINK = /^(?:https?:\/\/|(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?]))[^/?#]*([^?#]*)(?:\?([^#]*))?/i;
const ID = /^\/k\/([0-9A-HJKMNP-TV-Z]{12})$/i;
const KEN = /^[0-9A-Iwkx()]*\/[0-9A-Iwkx()/]*$/; // rightly or not

/** A text that holds no puzzle, or none that can be read now. */
export class PasteError extends Error {}

/** Tell whether a text is KEN alone, which does not say which dots are all drawn. @param {string} text */
export const isBare = (text) => KEN.test(trimmed(text));

/** Return the puzzle of a pasted text, or the id that it names; throw a KenError or a PasteError where it has none.
 * @param {string} text @param {Negative} [negative] which dots are all drawn, where the text does not say
 * @returns {Promise<Pasted>} */
export async function read(text, negative = true) {
	const pasted = trimmed(text);
	if (!pasted) throw new PasteError(phrase("there-is-nothing-to-read"));
	if (isBare(pasted)) return { puzzle: parse(pasted, negative) };
	const [, path = "", query = ""] = LINK.exec(pasted) ?? [];
	const parameters = new URLSearchParams(query);
	const ken = parameters.get("ken");
	if (ken !== null) {
		const boxes = parameters.get("boxes") !== "false";
		return { puzzle: parse(trimmed(ken), ruleOf(parameters.get("negative")), boxes) };
	}
	const [, id] = ID.exec(path) ?? [];
	return id ? { id: id.toUpperCase() } : readThere(pasted, negative);
}

/** Have the server read a text. @param {string} text @param {Negative} negative */
async function readThere(text, negative) {
	try {
		const found = await request("/kropki/read", { text, negative, one_colour: true, no_boxes: true });
		return { puzzle: parse(found.ken, found.negative, found.boxes), title: found.title, author: found.author };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (!error.status) throw new PasteError(phrase("needs-connection-for-links"));
		const { code, message: fault } = error;
		throw new PasteError(code === "unexpected-character" ? phrase("neither-puzzle-nor-link", { fault }) : fault);
	}
}

/** Say in one sentence what is wrong with a pasted text; null for any other error. @param {unknown} error */
export function faultWords(error) {
	if (error instanceof KenError) return error.words;
	return error instanceof PasteError ? error.message : null;
}
