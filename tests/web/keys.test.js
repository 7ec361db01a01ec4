// Each key of the table, and the traps: one case each.

import assert from "node:assert/strict";
import { test } from "node:test";
import { intentOf } from "../../web/sudoku/board/keys.js";

/** @import { Intent } from "../../web/types.d.ts" */

/** @type {[string, Intent | null][]} "Ctrl+Shift+code=key" -> intent; the key is the code's plain one where not
 *   given */
const TABLE = [
	["ArrowUp", { type: "move", direction: "up", extend: false }],
	["ArrowDown", { type: "move", direction: "down", extend: false }],
	["ArrowLeft", { type: "move", direction: "left", extend: false }],
	["ArrowRight", { type: "move", direction: "right", extend: false }],
	["Shift+ArrowRight", { type: "move", direction: "right", extend: true }],
	["Ctrl+ArrowDown", { type: "move", direction: "down", extend: true }],
	["Home", { type: "move", direction: "home", extend: false }],
	["End", { type: "move", direction: "end", extend: false }],
	["Ctrl+Home", { type: "move", direction: "first", extend: false }],
	["Ctrl+End", { type: "move", direction: "last", extend: false }],
	["Ctrl+KeyA", { type: "sweep", which: "all" }],
	["Ctrl+Shift+KeyA", { type: "sweep", which: "none" }],
	["Ctrl+KeyI", { type: "sweep", which: "invert" }],
	["Escape", { type: "sweep", which: "none" }],
	["Digit1", { type: "press", digit: 1 }],
	["Digit9", { type: "press", digit: 9 }],
	["Numpad5", { type: "press", digit: 5 }],
	["KeyZ", { type: "tool", tool: "digits" }],
	["KeyX", { type: "tool", tool: "corner" }],
	["KeyC", { type: "tool", tool: "centre" }],
	["KeyV", { type: "tool", tool: "colour" }],
	["Space= ", { type: "turn-tool", by: 1 }],
	["Shift+Space= ", { type: "turn-tool", by: -1 }],
	['Shift+Digit2="', { type: "press", digit: 2, tool: "corner" }],
	["Ctrl+Digit2", { type: "press", digit: 2, tool: "centre" }],
	['Ctrl+Shift+Digit2="', { type: "press", digit: 2, tool: "colour" }],
	["Delete", { type: "erase" }],
	["Backspace", { type: "erase" }],
	["Ctrl+KeyZ", { type: "undo" }],
	["Ctrl+KeyY", { type: "redo" }],
	["Ctrl+Shift+KeyZ", { type: "redo" }],
	["Period=.", { type: "promote" }],
	["Shift+Slash=?", { type: "hint" }],
	["KeyR", { type: "query", query: "row" }],
	["KeyL", { type: "query", query: "column" }],
	["KeyB", { type: "query", query: "box" }],
	["KeyM", { type: "query", query: "missing" }],
	["KeyW", { type: "query", query: "cell" }],
	["KeyD", { type: "digit" }],
	["KeyE", { type: "why" }],
	// a German keyboard: letters by place for the tools, by print for undo; ? is Shift and the key right of 0
	["KeyZ=y", { type: "tool", tool: "digits" }],
	["Ctrl+KeyY=z", { type: "undo" }],
	["Ctrl+KeyZ=y", { type: "redo" }],
	["Shift+Minus=?", { type: "hint" }],
	// a French keyboard: its digits need Shift elsewhere, not here
	["Digit1=&", { type: "press", digit: 1 }],
	["Shift+Digit1", { type: "press", digit: 1, tool: "corner" }],
	// a keyboard on glass has no codes
	["=7", { type: "press", digit: 7 }],
	// Windows: Shift with the numpad arrives as the key's second meaning, without Shift
	["NumLock+Numpad1=End", { type: "press", digit: 1, tool: "corner" }],
	["NumLock+Ctrl+Numpad1=End", { type: "press", digit: 1, tool: "colour" }],
	["NumLock+Ctrl+Numpad1=1", { type: "press", digit: 1, tool: "centre" }],
	["Numpad1=End", { type: "move", direction: "end", extend: false }],
	["Numpad4=ArrowLeft", { type: "move", direction: "left", extend: false }],
	// the browser's own keys
	["Ctrl+KeyW", null],
	["Ctrl+KeyD", null],
	["Ctrl+KeyE", null],
	["Ctrl+KeyR", null],
	["Ctrl+KeyL", null],
	["Ctrl+KeyT", null],
	["Ctrl+KeyC", null],
	["Ctrl+KeyX", null],
	["Ctrl+KeyV", null],
	["Alt+ArrowLeft", null],
	["Alt+Digit1", null],
	["F5", null],
	["Tab", null],
	["Enter", null],
	["Digit0", null],
	["Numpad0", null],
];

for (const [keys, intent] of TABLE) {
	test(`${keys} is ${intent ? JSON.stringify(intent) : "not ours"}`, () => {
		const [chord, print] = keys.split("=");
		const parts = chord.split("+");
		const code = parts.pop() ?? "";
		const held = (/** @type {string} */ name) => parts.includes(name);
		const found = intentOf({
			code,
			key: print ?? plain(code, held("Shift")),
			ctrl: held("Ctrl"),
			shift: held("Shift"),
			alt: held("Alt"),
			numLock: held("NumLock") || (code.startsWith("Numpad") && !print),
		});
		assert.deepEqual(found, intent);
	});
}

/**
 * @param {string} code
 * @param {boolean} shift
 */
function plain(code, shift) {
	const [, letter] = /^(?:Key|Digit|Numpad)(.)$/.exec(code) ?? [];
	if (!letter) return code;
	return shift ? letter : letter.toLowerCase();
}
