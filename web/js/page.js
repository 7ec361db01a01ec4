// The parts of the page around the board: messages, and the line below the board. Knows no state of a game.

/** @import { PuzzleRecord } from "../types.d.ts" */

import { byId, make, press } from "./dom.js";
import { addressOf } from "./link.js";

/** Show a sentence beside the board, and say it.
 * @param {string} text @param {"" | "fault" | "done"} [kind]
 * @param {{ words?: string, then?: HTMLElement }} [more] what is said, where that differs; what may be done then */
export function tell(text, kind = "", { words = text, then } = {}) {
	const message = byId("message");
	message.className = `message ${kind}`;
	message.replaceChildren(make("span", "", text), ...(then ? [then] : []));
	say(words);
}

/** Take away the sentence beside the board, if there is one. */
export function hush() {
	if (byId("message").textContent) tell("");
}

/** Say something to those who listen, and nobody else; the same words are said again. @param {string} text */
export function say(text) {
	const live = byId("live");
	live.textContent = live.textContent === text && text ? `${text}\u00a0` : text;
}

/** Show what is known about a puzzle: its kind, its level, and behind a fold the techniques it needs.
 * @param {PuzzleRecord} record */
export function title(record) {
	const { negative, difficulty } = record;
	byId("kind").textContent = negative ? "All dots are shown" : "Not all dots are shown";
	byId("kind").classList.toggle("some", !negative);
	byId("level").textContent = levelName(record) || `${record.size} × ${record.size}`;
	const techniques = Object.entries(difficulty?.techniques ?? {}).map(([name, times]) => make("li", "", `${name} × ${times}`));
	byId("techniques").replaceChildren(...techniques);
	byId("rating").classList.toggle("bare", !techniques.length);
	byId("rating").removeAttribute("open");
	byId("sudokupad").setAttribute("href", addressOf("sudokupad", record));
	for (const node of document.querySelectorAll("[data-level]")) press(node, node.getAttribute("data-level") === difficulty?.level);
}

/** Give level and rating, "Hard 3.0", or nothing for a puzzle that has not been graded.
 * @param {PuzzleRecord} record */
export function levelName({ difficulty }) {
	return difficulty ? `${capital(difficulty.level)} ${difficulty.rating.toFixed(1)}` : "";
}

/** @param {string} text */
export function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
