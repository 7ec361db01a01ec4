// Each key of the tables, and the traps: one case each.

import assert from "node:assert/strict";
import { test } from "node:test";
import { key as recordsKey } from "../../web/dots/records/keys.js";
import { meaningOf, stepOf } from "../../web/shared/keys.js";
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
	["Period=.", { type: "promote" }],
	["Shift+Slash=?", { type: "hint" }],
	// a German keyboard: ? is Shift and the key right of 0
	["Shift+Minus=?", { type: "hint" }],
	// what other letters and signs print is not what stands there elsewhere
	["KeyM=,", null], // AZERTY
	["KeyE=.", { type: "promote" }], // Dvorak
	["KeyW=é", null], // Bépo
	["Ctrl+KeyZ=;", null],
	["Ctrl+KeyZ=Z", { type: "undo" }], // with Caps Lock
	// a French keyboard: its digits need Shift elsewhere, not here
	["Digit1=&", { type: "press", digit: 1 }],
	["Shift+Digit1", { type: "press", digit: 1, tool: "corner" }],
	// a keyboard on glass has no codes
	["=7", { type: "press", digit: 7 }],
	// Windows: Shift with the numpad arrives as the key's second meaning, without Shift
	["NumLock+Numpad1=End", { type: "press", digit: 1, tool: "corner" }],
	["NumLock+Ctrl+Numpad1=End", { type: "press", digit: 1, tool: "colour" }],
	["NumLock+Ctrl+Numpad1=1", { type: "press", digit: 1, tool: "centre" }],
	["Numpad3=٣", { type: "press", digit: 3 }],
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

/** @type {Record<string, string>} what keys print, where that is not their code's letter; on a Mac, Command is held */
const LAYOUTS = {
	QWERTY: "",
	Mac: "",
	German: "KeyZ=y KeyY=z",
	AZERTY: "KeyA=q KeyQ=a KeyW=z KeyZ=w Semicolon=m KeyM=, Digit0=à",
	Dvorak:
		"Slash=z KeyZ=; KeyT=y KeyB=x KeyX=q KeyI=c KeyC=j Period=v KeyV=k KeyO=r KeyP=l KeyN=b KeyL=n Comma=w " +
		"KeyW=, KeyD=e KeyE=. KeyH=d KeyJ=h KeyK=t KeyF=u Semicolon=s KeyS=o KeyU=g KeyR=p",
	Bépo:
		"BracketRight=z KeyZ=à KeyX=y KeyC=x KeyV=. KeyH=c KeyU=v KeyL=r KeyO=l KeyW=é KeyQ=b Quote=m BracketLeft=w " +
		"KeyF=e KeyI=d Period=h KeyJ=t KeyB=k KeyP=j KeyK=s Semicolon=n KeyD=i KeyS=u",
	Turkish: "KeyI=ı Quote=i Comma=ö",
	Russian:
		"KeyZ=я KeyY=н KeyX=ч KeyC=с KeyV=м KeyR=к KeyL=д KeyB=и KeyM=ь KeyW=ц KeyE=у KeyD=в KeyH=р KeyT=е KeyK=л " +
		"KeyJ=о KeyS=ы KeyU=г KeyN=т",
	Greek:
		"KeyZ=ζ KeyY=υ KeyX=χ KeyC=ψ KeyV=ω KeyR=ρ KeyL=λ KeyB=β KeyM=μ KeyW=ς KeyE=ε KeyD=δ KeyH=η KeyT=τ KeyK=κ " +
		"KeyJ=ξ KeyS=σ KeyU=θ KeyN=ν",
	Hebrew: "KeyZ=ז KeyW=' KeyE=ק KeyS=ד KeyM=צ",
	Armenian: "KeyZ=զ KeyY=Dead",
};

/** @param {string} layout */
const rowsOf = (layout) => LAYOUTS[layout].split(" ").map((row) => row.split("="));

/** Press the key at a place. @param {string} layout @param {string} code */
function printed(layout, code) {
	return { code, key: rowsOf(layout).find(([place]) => place === code)?.[1] ?? code.slice(-1).toLowerCase() };
}

/** Press the key that has a letter. @param {string} layout @param {string} letter */
function pressed(layout, letter) {
	const own = rowsOf(layout).find(([, print]) => print === letter);
	return printed(layout, own?.[0] ?? `Key${letter.toUpperCase()}`);
}

const LETTERS = Object.fromEntries([..."rlbmwedhtkjsun"].map((letter) => [letter, letter]));
/** @type {Record<string, Intent>} */
const WORDS = {
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
};

for (const layout of Object.keys(LAYOUTS)) {
	test(`on a ${layout} keyboard letters mean what they print, and tools can be chosen`, () => {
		for (const letter of Object.keys(LETTERS)) assert.equal(meaningOf(pressed(layout, letter), LETTERS), letter);
		for (const [letter, intent] of Object.entries(WORDS)) assert.deepEqual(intentOf(pressed(layout, letter)), intent);
		const keys = [..."zxcv"].flatMap((letter) => [
			pressed(layout, letter),
			printed(layout, `Key${letter.toUpperCase()}`),
		]);
		const tools = keys.map(intentOf).flatMap((intent) => (intent?.type === "tool" ? [intent.tool] : []));
		assert.deepEqual(new Set(tools), new Set(["digits", "corner", "centre", "colour"]));
	});

	test(`on a ${layout} keyboard Ctrl+Z takes back on every page`, () => {
		for (const [letter, shift, step] of /** @type {[string, boolean, "undo" | "redo"][]} */ ([
			["z", false, "undo"],
			["z", true, "redo"],
			["y", false, "redo"],
		])) {
			const { key, code } = pressed(layout, letter);
			const held = { ctrl: true, shift };
			assert.equal(stepOf({ key, code, ...held }), step);
			assert.deepEqual(intentOf({ key, code, ...held }), { type: step });
			assert.equal(onRecords({ key, code, shiftKey: shift, [layout === "Mac" ? "metaKey" : "ctrlKey"]: true }), step);
		}
		assert.equal(stepOf({ ...pressed(layout, "z"), ctrl: true, alt: true }), undefined);
	});
}

/** Return the step that the page of records takes. @param {object} fields of the event */
function onRecords(fields) {
	let taken = "";
	const target = Object.assign(new Target(), { matches: () => false, closest: () => null });
	Object.assign(globalThis, { document: { querySelector: () => null }, Element: Target });
	const event = { target, preventDefault: () => {}, getModifierState: () => false, ...fields };
	recordsKey(/** @type {any} */ ({ step: (/** @type {string} */ step) => (taken = step) }), /** @type {any} */ (event));
	return taken;
}

class Target {}
