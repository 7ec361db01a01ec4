// Which key an event is of, and what it means on any layout. Knows no page: each page has a table of its own keys.

/** @import { Press } from "../types.d.ts" */

/** Return what the event of a key says of it. @param {KeyboardEvent} event @returns {Press} */
export function pressOf(event) {
	const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
	return {
		key,
		code,
		ctrl: ctrlKey || metaKey,
		shift: shiftKey,
		alt: altKey || event.getModifierState("AltGraph"),
		numLock: event.getModifierState("NumLock"),
	};
}

/** What a layout with a to z prints where others have a letter: é, a comma. On a Hebrew one ' and / are there. */
const LATIN = /^(?!['/])[!-~\p{Script=Latin}]$/u;

/** Return what a table has for a key. A row "r" is for the key that prints this letter. On a layout of another script
 * the letter is that of the place: R is where it is on others. A row "KeyZ" is for the place, whatever it prints,
 * unless the letter there has a row. Other rows are for names of keys: "?", "Escape".
 * @template Meaning
 * @param {Press} press @param {Partial<Record<string, Meaning>>} table @returns {Meaning | undefined} */
export function meaningOf({ key, code }, table) {
	const printed = /^[a-z]$/i.test(key) ? key.toLowerCase() : "";
	const place = /^Key[A-Z]$/.test(code) ? code : "";
	const other = printed ? `Key${key.toUpperCase()}` : LATIN.test(key) ? "" : place.slice(-1).toLowerCase();
	return table[printed || key] ?? table[place || code] ?? table[other];
}

/** Return which way a key goes through the steps, on every page.
 * @param {Press} press @returns {"undo" | "redo" | undefined} */
export function stepOf(press) {
	if (!press.ctrl || press.alt) return undefined;
	return meaningOf(press, press.shift ? { z: "redo" } : { z: "undo", y: "redo" });
}

/** Tell whether keys are for what an event is of, not for the page: it is typed into. @param {Event} event */
export function isTyped({ target }) {
	return target instanceof Element && target.matches("input, textarea, select");
}
