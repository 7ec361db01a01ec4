// What fingers, a pen and the mouse pick on a board, in the order in which they come down and are lifted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listen } from "../../web/sudoku/board/pointer.js";

/** @type {[string, string, string][]} what it is, events ("down finger 1 at cell 6"), and what is picked */
const WAYS = [
	["a tap", "+f1@6 -f1@6", "only6"],
	["a finger that is not lifted yet", "+f1@6", ""],
	["two fingers", "+f1@6 +f2@11 >f1@5 >f2@15 -f1@5 -f2@15", ""],
	["a finger drawn, then a second one", "+f1@6 >f1@7 +f2@11 >f1@8 -f1@8 -f2@11", "only6 add7"],
	["three fingers", "+f1@0 +f2@5 +f3@15 -f1@0 -f3@15 -f2@5", ""],
	["a finger put down again while another stays", "+f1@0 +f2@5 -f1@0 +f3@6 -f3@6 -f2@5", ""],
	["two fingers, then a tap", "+f1@0 +f2@5 -f1@0 -f2@5 +f1@9 -f1@9", "only9"],
	["two fingers that the browser zooms with, then a tap", "+f1@0 +f2@5 xf1@0 xf2@5 +f1@9 -f1@9", "only9"],
	["a finger with which the browser scrolls", "+f1@6 xf1@6", ""],
	["a thumb on the board while another is on the keys", "+f2@6 -f2@6", "only6"],
	["a drag", "+f1@4 >f1@5 >f1@5 >f1@6 -f1@6", "only4 add5 add6"],
	["the mouse, at once", "+m1@3", "only3"],
	["a pen, at once", "+p1@3", "only3"],
	["a pen and the hand that holds it", "+p1@3 +f1@15 >p1@2 -f1@15 -p1@2", "only3 add2"],
	["the hand before the pen that it holds", "+f1@15 +p1@3 >p1@2 -p1@2 -f1@15", "only3 add2"],
];
const TYPES = { f: "touch", m: "mouse", p: "pen" };
const EVENTS = { "+": "pointerdown", ">": "pointermove", "-": "pointerup", x: "pointercancel" };

for (const [what, events, picks] of WAYS) {
	test(`${what} picks ${picks || "nothing"}`, () => assert.equal(picked(events), picks));
}

/** Return what is picked on a board of 4 x 4. @param {string} events */
function picked(events) {
	/** @type {string[]} */
	const picks = [];
	const board = Object.assign(new EventTarget(), {
		setPointerCapture: () => {},
		getBoundingClientRect: () => ({ left: 0, top: 0, width: 4, height: 4 }),
	});
	listen(/** @type {any} */ (board), { size: () => 4, isSelected: () => false, multi: () => false }, (action) => {
		if (action.type === "pick") picks.push(`${action.how}${action.cell}`);
	});
	for (const [kind, type, number, , ...cell] of events.split(" ")) {
		const at = Number(cell.join(""));
		const event = Object.assign(new Event(EVENTS[/** @type {keyof typeof EVENTS} */ (kind)]), {
			button: 0,
			pointerType: TYPES[/** @type {keyof typeof TYPES} */ (type)],
			pointerId: 10 * type.charCodeAt(0) + Number(number),
			isPrimary: number === "1",
			clientX: (at % 4) + 0.5,
			clientY: Math.floor(at / 4) + 0.5,
		});
		board.dispatchEvent(event);
	}
	return picks.join(" ");
}
