// The parts of the page around the board: messages, the line below the board, dialogs. Knows no state of a game.

/** @import { PuzzleRecord } from "../types.d.ts" */

import { LEVELS } from "./puzzle.js";

/** @param {string} id */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
}

/** @param {string} id */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (byId(id));
}

/** @param {string} id */
export function form(id) {
  return /** @type {HTMLFormElement} */ (byId(id));
}

/**
 * Make an element with a class and text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name]
 * @param {string} [text]
 *
 */
export function make(tag, name = "", text = "") {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text) node.textContent = text;
  return node;
}

/** Make a button that the page's click handler understands by its data.
 * @param {string} text @param {Record<string, string>} data @param {string} [name] */
export function button(text, data, name = "quiet") {
  const node = make("button", name, text);
  node.type = "button";
  Object.assign(node.dataset, data);
  return node;
}

/** Show a sentence beside the board, and say it.
 * @param {string} text @param {"" | "fault" | "done"} [kind]
 * @param {{ words?: string, then?: HTMLElement }} [more] what is said, where that differs; what may be done then */
export function tell(text, kind = "", { words = text, then } = {}) {
  const message = byId("message");
  message.className = `message ${kind}`;
  message.replaceChildren(make("span", "", text), ...(then ? [then] : []));
  say(words);
}

/** Say something to those who listen, and nobody else. @param {string} text */
export function say(text) {
  const live = byId("live");
  live.textContent = live.textContent === text && text ? `${text}\u00a0` : text; // the same words are said again
}

/** Show what is known about a puzzle: its kind, its level, and behind a fold the techniques it needs.
 * @param {PuzzleRecord} record */
export function title({ negative, difficulty, size }) {
  const kind = byId("kind");
  kind.textContent = negative ? "All dots are shown" : "Not all dots are shown";
  kind.classList.toggle("some", !negative);
  if (difficulty !== undefined) document.body.classList.toggle("ungraded", !difficulty);
  byId("level").textContent = difficulty ? `${capital(difficulty.level)} ${difficulty.rating.toFixed(1)}` : `${size} × ${size}`;
  const techniques = Object.entries(difficulty?.techniques ?? {}).map(([name, times]) => make("li", "", `${name} × ${times}`));
  byId("techniques").replaceChildren(...techniques);
  byId("rating").classList.toggle("bare", !techniques.length);
  /** @type {HTMLDetailsElement} */ (byId("rating")).open = false;
  for (const other of document.querySelectorAll("[data-level]")) press(other, /** @type {HTMLElement} */ (other).dataset.level === difficulty?.level);
}

/** @param {Element} node @param {boolean} pressed */
export function press(node, pressed) {
  const value = String(pressed);
  if (node.getAttribute("aria-pressed") !== value) node.setAttribute("aria-pressed", value);
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the service grades puzzles, as far as seen. */
export function isGraded() {
  return !document.body.classList.contains("ungraded");
}

/** Give the level that a text names, or none. @param {unknown} text */
export function levelOf(text) {
  return LEVELS.find((level) => level === text);
}
