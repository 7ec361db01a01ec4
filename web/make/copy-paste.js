// The board as text: read from what was pasted, and copied.

/** @import { Puzzle } from "../types.d.ts" */

import { byId, tell } from "../shared/dom.js";
import { puzzleCalled, words } from "../sudoku/puzzle/api.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { faultWords, read } from "../sudoku/puzzle/paste.js";
import { phrase } from "../shared/speak.js";

const field = () => /** @type {HTMLTextAreaElement} */ (byId("ken"));

/** Return the puzzle of the pasted text; null where there is none, of which the page then tells.
 * @returns {Promise<Puzzle | null>} */
export async function pasted() {
	tell("text-fault", "");
	try {
		const found = await read(field().value);
		const record = "id" in found ? await puzzleCalled(found.id) : null;
		return record ? parse(record.ken, record.negative, record.boxes) : "puzzle" in found ? found.puzzle : null;
	} catch (error) {
		tell("text-fault", phrase("cannot-be-read", { why: faultWords(error) ?? words(error) }));
		return null;
	}
}

/** Copy the text, or mark it. */
export async function copy() {
	field().select();
	await navigator.clipboard?.writeText(field().value).then(
		() => tell("text-fault", phrase("is-copied")),
		() => tell("text-fault", phrase("copy-the-marked-text")),
	);
}

/** Show a text. @param {string} text */
export function show(text) {
	field().value = text;
	tell("text-fault", "");
}
