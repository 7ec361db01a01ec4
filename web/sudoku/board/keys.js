// Which key means what: SudokuPad's keys. Pure: a key event's fields in, an intent out, or null for
// keys that are not ours (Ctrl+W, Ctrl+R, Ctrl+L and all others stay the browser's).

/** @import { Aid, Action, Direction, Intent, Press } from "../../types.d.ts" */

import { meaningOf, pressOf, stepOf } from "../../shared/keys.js";

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** @type {Record<string, Intent>} by name, without Ctrl, whether with Shift or not */
const PLAIN = {
	Escape: { type: "sweep", which: "none" },
	Delete: { type: "erase" },
	Backspace: { type: "erase" },
	".": { type: "promote" },
	"?": { type: "hint" },
};

/** @type {Record<string, Intent>} without Ctrl and Shift: tools by place, as they lie side by side, words by letter */
const LETTERS = {
	KeyZ: { type: "tool", tool: "digits" },
	KeyX: { type: "tool", tool: "corner" },
	KeyC: { type: "tool", tool: "centre" },
	KeyV: { type: "tool", tool: "colour" },
	r: { type: "query", query: "row" },
	l: { type: "query", query: "column" },
	b: { type: "query", query: "box" },
	m: { type: "query", query: "missing" },
	w: { type: "query", query: "cell" },
	e: { type: "why" },
	d: { type: "digit" },
	h: { type: "here" },
	t: { type: "try" },
	k: { type: "keep" },
	j: { type: "drop" },
	p: { type: "return" },
	u: { type: "back" },
};

/** @type {Record<string, Intent>[]} with Ctrl: without Shift, and with it */
const SWEEPS = [
	{ a: { type: "sweep", which: "all" }, i: { type: "sweep", which: "invert" } },
	{ a: { type: "sweep", which: "none" } },
];

const AIDS = ["hint", "check", "here", "back", "why", "digit"];

/** Tell whether an intent asks for help. @param {Intent} intent @returns {intent is { type: Aid }} */
export function isAid(intent) {
	return AIDS.includes(intent.type);
}

/** Return what a key press on the board means, or null. @param {Press} press */
export function intentOf(press) {
	if (press.alt) return null;
	return digitIntent(press) ?? moveIntent(press) ?? (press.ctrl ? controlIntent(press) : plainIntent(press));
}

/** Return the digit of a key that is pressed alone, or 0. @param {KeyboardEvent} event */
export function digitOf(event) {
	const intent = intentOf(pressOf(event));
	return intent?.type === "press" && !intent.tool ? intent.digit : 0;
}

/** A digit key acts with the current tool; Shift and Ctrl choose another for this keystroke. On Windows, Shift
 * with a numpad key arrives as the key's second meaning with Shift released: with Num Lock on, that is Shift.
 * @param {Press} press @returns {Action | null} */
function digitIntent({ key, code, ctrl = false, shift = false, numLock = false }) {
	const [, pad, number = /^[1-9]$/.exec(key)?.[0]] = /^(Digit|Numpad)([1-9])$/.exec(code) ?? [];
	if (!number) return null;
	const released = pad === "Numpad" && key.length > 1; // not ٣, which an Arabic layout prints
	if (released && !numLock) return null; // Home, End and arrows of the numpad
	const held = shift || released;
	const digit = Number(number);
	if (ctrl) return { type: "press", digit, tool: held ? "colour" : "centre" };
	return held ? { type: "press", digit, tool: "corner" } : { type: "press", digit };
}

/** @param {Press} press @returns {Action | null} */
function moveIntent({ key, ctrl = false, shift = false }) {
	if (ARROWS[key]) return { type: "move", direction: ARROWS[key], extend: ctrl || shift };
	if (key === "Home") return { type: "move", direction: ctrl ? "first" : "home", extend: shift };
	if (key === "End") return { type: "move", direction: ctrl ? "last" : "end", extend: shift };
	return null;
}

/** @param {Press} press @returns {Intent | null} */
function controlIntent(press) {
	const step = stepOf(press);
	return step ? { type: step } : (meaningOf(press, SWEEPS[Number(press.shift ?? false)]) ?? null);
}

/** @param {Press} press @returns {Intent | null} */
function plainIntent(press) {
	const { key, shift = false } = press;
	if (key === " ") return { type: "turn-tool", by: shift ? -1 : 1 };
	return PLAIN[key] ?? (shift ? null : (meaningOf(press, LETTERS) ?? null));
}
