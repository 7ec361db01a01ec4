// Draws the tools, the digit pad and the buttons beside it. Knows the state's shape, not how it changes.

/** @import { State } from "../types.d.ts" */

import { press } from "./page.js";

/**
 * The elements of the panel.
 * @typedef {object} Panel
 * @property {HTMLElement} tools
 * @property {HTMLElement} pad
 * @property {HTMLButtonElement} undo
 * @property {HTMLButtonElement} redo
 */

/** Draw the panel for a state; touch only what differs. @param {Panel} panel @param {State} state */
export function draw({ tools, pad, undo, redo }, state) {
  for (const button of tools.querySelectorAll("button")) press(button, button.dataset.tool === state.tool);
  const count = state.tool === "colour" ? 9 : state.puzzle.size;
  const look = `${state.tool === "colour" ? "colour" : "digit"} ${count}`;
  if (pad.dataset.look !== look) build(pad, count, look);
  drawLeft(pad, state);
  undo.disabled = !state.past.length;
  redo.disabled = !state.future.length;
}

/** @param {HTMLElement} pad @param {number} count @param {string} look */
function build(pad, count, look) {
  pad.dataset.look = look;
  const colours = look.startsWith("colour");
  pad.replaceChildren(...Array.from({ length: count }, (_, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.digit = String(index + 1);
    if (colours) button.className = `paint paint-${index + 1}`;
    button.append(String(index + 1), document.createElement("small"));
    return button;
  }));
}

/** Show under each digit how often it is still to come. @param {HTMLElement} pad @param {State} state */
function drawLeft(pad, { tool, digits, puzzle }) {
  for (const button of pad.querySelectorAll("button")) {
    const digit = Number(button.dataset.digit);
    const left = tool === "colour" ? 0 : Math.max(0, puzzle.size - digits.filter((other) => other === digit).length);
    const small = /** @type {HTMLElement} */ (button.lastElementChild);
    const shown = tool === "digits" ? String(left) : "";
    if (small.textContent !== shown) small.textContent = shown;
    const name = tool === "colour" ? `colour ${digit}` : tool === "digits" ? `${digit}, ${left} left` : `${digit}`;
    if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
    button.classList.toggle("used", tool === "digits" && left === 0);
  }
}
