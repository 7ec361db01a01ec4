// Draws the tools and the digit keys, and only what changed. Knows the state's shape, not how it changes.

/** @import { State } from "../../types.d.ts" */

import { button, byId, press } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";

/** @type {Partial<State>} what was last drawn */
let drawn = {};

let several = false; // whether a tap adds to the selection

/** Return whether a tap on the board adds to the selection. */
export const isSeveral = () => several;

/** Listen to what the panel does by itself: the focus stays on the board, and Select has several cells selected. */
export function listen() {
	document.querySelector(".panel")?.addEventListener("pointerdown", (event) => event.preventDefault());
	byId("multi").addEventListener("click", () => {
		several = !several;
		press(byId("multi"), several);
	});
}

/** Draw the panel for a state. @param {State} state */
export function draw(state) {
	const { tool, puzzle, digits, chosen, cursor, past, future } = state;
	const differs = (/** @type {keyof State} */ part) => drawn[part] !== state[part];
	for (const [name, steps] of Object.entries({ undo: past, redo: future })) allow(name, steps.length > 0);
	const why = byId("why"); // which an embedded board has not
	const said = digits[cursor] && !puzzle.givens[cursor] ? phrase("why") : phrase("clues");
	if (why && why.textContent !== said) why.textContent = said;
	if (differs("tool"))
		for (const key of byId("tools").querySelectorAll("button")) press(key, key.dataset.tool === tool);
	if (differs("tool") || differs("puzzle")) drawKeys(tool === "colour" ? 9 : puzzle.size, tool === "colour");
	if (differs("tool") || differs("digits"))
		for (const key of byId("pad").querySelectorAll("button")) drawKey(key, state);
	if (differs("tool") || differs("puzzle") || differs("chosen"))
		for (const key of byId("pad").querySelectorAll("button"))
			key.ariaPressed = chosen ? String(Number(key.dataset.digit) === chosen) : null;
	drawn = { tool, puzzle, digits, chosen };
}

/** @param {string} act @param {boolean} isOpen */
function allow(act, isOpen) {
	const key = /** @type {HTMLButtonElement} */ (document.querySelector(`[data-act=${act}]`));
	if (key.disabled === isOpen) key.disabled = !isOpen;
}

/** @param {number} count @param {boolean} isColours */
function drawKeys(count, isColours) {
	const keys = Array.from({ length: count }, (_, index) =>
		button(String(index + 1), { digit: String(index + 1) }, isColours ? "paint" : ""),
	);
	for (const key of keys) key.style.setProperty("--paint", `var(--c${key.dataset.digit})`);
	byId("pad").replaceChildren(...keys);
	/** @type {HTMLElement} */ (byId("pad").parentElement).dataset.count = String(count);
}

/** Say how often a digit is still to come, where digits are entered. @param {HTMLElement} key @param {State} state */
function drawKey(key, { tool, puzzle, digits }) {
	const digit = Number(key.dataset.digit);
	const left = Math.max(0, puzzle.size - digits.filter((other) => other === digit).length);
	const name = {
		digits: phrase("digit-left", { digit, left }),
		colour: phrase("colour-number", { digit }),
		corner: `${digit}`,
		centre: `${digit}`,
	}[tool];
	if (key.ariaLabel === name) return;
	key.ariaLabel = name;
	key.dataset.left = tool === "digits" ? String(left) : "";
	key.classList.toggle("used", tool === "digits" && !left);
}
