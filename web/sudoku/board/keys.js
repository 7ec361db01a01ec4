// Which key means what: SudokuPad's keys. Pure: a key event's fields in, an intent out, or null for
// keys that are not ours (Ctrl+W, Ctrl+R, Ctrl+L and all others stay the browser's).

/** @import { Action, Aid, Direction, Intent, Press, Query, Tool } from "../../types.d.ts" */

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** @type {Record<string, Tool>} */
const TOOL_KEYS = { KeyZ: "digits", KeyX: "corner", KeyC: "centre", KeyV: "colour" };

/** @type {Record<string, Query>} */
const QUERY_KEYS = { KeyR: "row", KeyL: "column", KeyB: "box", KeyM: "missing", KeyW: "cell" };

/** @type {Record<string, Aid>} */
const AID_KEYS = { KeyE: "why", KeyD: "digit", KeyH: "here" };

/** @type {Record<string, Action>} */
const TRIAL_KEYS = { KeyT: { type: "try" }, KeyK: { type: "keep" }, KeyJ: { type: "drop" } };

const AIDS = ["hint", "check", "here", "back", ...Object.values(AID_KEYS)];

/** @type {Record<string, Intent>} by key name, without Ctrl */
const PLAIN = {
	Escape: { type: "sweep", which: "none" },
	Delete: { type: "erase" },
	Backspace: { type: "erase" },
	".": { type: "promote" },
	"?": { type: "hint" },
};

/** @type {Record<string, Intent>} by code, with Ctrl; Shift is written before it */
const CONTROL = {
	KeyA: { type: "sweep", which: "all" },
	"Shift KeyA": { type: "sweep", which: "none" },
	KeyI: { type: "sweep", which: "invert" },
	KeyZ: { type: "undo" },
	KeyY: { type: "redo" },
	"Shift KeyZ": { type: "redo" },
};

/** Tell whether an intent asks for help. @param {Intent} intent @returns {intent is { type: Aid }} */
export function isAid(intent) {
	return AIDS.includes(intent.type);
}

/** Return what the event of a key says of it. @param {KeyboardEvent} event @returns {Press} */
export function pressOf(event) {
	const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
	return {
		key,
		code,
		ctrl: ctrlKey || metaKey,
		shift: shiftKey,
		alt: altKey,
		numLock: event.getModifierState("NumLock"),
	};
}

/** Return what a key press on the board means, or null. @param {Press} press */
export function intentOf(press) {
	if (press.alt) return null;
	return digitIntent(press) ?? moveIntent(press) ?? (press.ctrl ? controlIntent(press) : plainIntent(press));
}

/** A digit key acts with the current tool; Shift and Ctrl choose another for this keystroke. On Windows, Shift
 * with a numpad key arrives as the key's second meaning with Shift released: with Num Lock on, that is Shift.
 * @param {Press} press @returns {Action | null} */
function digitIntent({ key, code, ctrl = false, shift = false, numLock = false }) {
	const [, pad, number = /^[1-9]$/.exec(key)?.[0]] = /^(Digit|Numpad)([1-9])$/.exec(code) ?? [];
	if (!number) return null;
	const released = pad === "Numpad" && key !== number;
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

/** @param {Press} press */
function controlIntent({ key, code, shift = false }) {
	const letter = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code; // Ctrl+Z is where the letter is printed
	return CONTROL[shift ? `Shift ${letter}` : letter] ?? null;
}

/** @param {Press} press @returns {Intent | null} */
function plainIntent({ key, code, shift = false }) {
	if (PLAIN[key]) return PLAIN[key];
	if (key === " ") return { type: "turn-tool", by: shift ? -1 : 1 };
	if (shift) return null;
	if (TOOL_KEYS[code]) return { type: "tool", tool: TOOL_KEYS[code] };
	if (TRIAL_KEYS[code]) return TRIAL_KEYS[code];
	if (AID_KEYS[code]) return { type: AID_KEYS[code] };
	if (QUERY_KEYS[code]) return { type: "query", query: QUERY_KEYS[code] };
	return null;
}
