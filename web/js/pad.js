// Draws the tools and the digit keys. Knows the state's shape, not how it changes.

/** @import { State } from "../types.d.ts" */

import { button, byId, press } from "./dom.js";

/** Draw the panel for a state; touch only what differs. @param {State} state */
export function draw({ tool, puzzle, digits, past, future }) {
	const pad = byId("pad");
	for (const key of byId("tools").querySelectorAll("button")) press(key, key.dataset.tool === tool);
	for (const [name, steps] of Object.entries({ undo: past, redo: future })) document.querySelector(`[data-act=${name}]`)?.toggleAttribute("disabled", !steps.length);
	const colours = tool === "colour";
	const look = `${colours} ${puzzle.size}`;
	if (pad.dataset.look !== look) {
		pad.dataset.look = look;
		const names = Array.from({ length: colours ? 9 : puzzle.size }, (_, index) => String(index + 1));
		pad.replaceChildren(...names.map((digit) => button(digit, { digit }, colours ? "paint" : "")));
		for (const key of pad.querySelectorAll("button")) key.style.setProperty("--paint", `var(--c${key.dataset.digit})`);
	}
	for (const key of pad.querySelectorAll("button")) {
		const digit = Number(key.dataset.digit);
		const left = Math.max(0, puzzle.size - digits.filter((other) => other === digit).length);
		key.dataset.left = tool === "digits" ? String(left) : ""; // how often it is still to come
		key.ariaLabel = { digits: `${digit}, ${left} left`, colour: `colour ${digit}`, corner: `${digit}`, centre: `${digit}` }[tool];
		key.classList.toggle("used", tool === "digits" && !left);
	}
}
