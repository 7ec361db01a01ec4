// The parts of the page around the board: messages, and the line below the board. Knows no state of a game.

/** @import { Digit, PuzzleRecord } from "../../types.d.ts" */

import { named } from "../puzzle/calendar.js";
import { button, byId, make, press } from "../../shared/dom.js";
import { isTutorial } from "../puzzle/first-day.js";
import { gameLink, lessonOf } from "../puzzle/link.js";
import { LEVEL_NAMES } from "../puzzle/puzzle.js";
import { written } from "../../shared/numbers.js";
import { phrase } from "../../shared/speak.js";

const SHORT = 40; // characters that never need a third line
const LONG = 100; // characters that are in sight on the smallest screen

/** Show a sentence beside the board, and say it.
 * @param {string} text @param {"" | "fault" | "done"} [kind]
 * @param {{ words?: string, then?: HTMLElement }} [more] what is said, where that differs; what may be done then */
export function tell(text, kind = "", { words = text, then } = {}) {
	const message = byId("message");
	message.className = `message ${kind}`;
	const beside = document.querySelector("#result-others"); // which hides the message
	if (beside && text) beside.textContent = text;
	// with nothing in it, it covers nothing
	message.replaceChildren(...(text ? [make("span", "", text)] : []), ...(then ? [then] : []));
	message.classList.toggle(
		"tall",
		text.length > SHORT && message.scrollHeight > (message.parentElement?.clientHeight ?? 0),
	);
	if (text.length > LONG)
		message.tabIndex = 0; // where it has to be scrolled, keys can do it
	else message.removeAttribute("tabindex");
	say(words);
}

/** Take away the sentence beside the board, if there is one. */
export function hush() {
	if (byId("message").textContent) tell("");
}

let isWarned = false; // that nothing is kept

/** Have the address of the page carry a game that the browser does not keep: it may not, or is full. Say so once.
 * @param {PuzzleRecord} record @param {readonly Digit[]} digits */
export function tellUnkept(record, digits) {
	const path = gameLink(record, digits);
	history.replaceState(history.state, "", path);
	if (isWarned) return;
	isWarned = true;
	const then = make("a", "main", phrase("its-link"));
	then.href = path;
	tell(phrase("browser-does-not-keep-game"), "fault", { then });
}

/** Say how to get back to the puzzle that was in progress. */
export function offerBack() {
	tell(phrase("last-puzzle-is-kept"), "", { then: button(phrase("back-to-it"), { back: "" }, "main") });
}

/** Say that the puzzle is solved.
 * @param {string} time empty: not shown @param {HTMLElement} [then] what may be done next */
export function tellSolved(time, then = button(phrase("result"), { result: "" }, "main")) {
	tell(time ? phrase("solved-in-well-done", { time }) : phrase("solved-well-done"), "done", { then });
}

/** Take away what stands in the place of the keys, a result or a greeting; tell whether it was there. */
export function dropResult() {
	const result = document.querySelector("#result, #home");
	result?.remove();
	return result !== null;
}

/** Say something to those who listen, and nobody else; the same words are said again. @param {string} text */
export function say(text) {
	const live = byId("live");
	live.textContent = live.textContent === text && text ? `${text}\u00a0` : text;
}

/** Name a puzzle by its day, another by its size. @param {PuzzleRecord} record */
export const shortName = ({ day, size }) =>
	day ? phrase("daily-of", { day: named(day, { day: "numeric", month: "short" }) }) : `${size} × ${size}`;

/** Show what is known about a puzzle: its name, its level, behind a fold the techniques it needs, and what no dot
 * means.
 * @param {PuzzleRecord} record @param {(technique: string) => string} nameOf what a player reads in place of a name */
export function title(record, nameOf) {
	const { negative, boxes, difficulty } = record;
	byId("name").textContent = shortName(record);
	const dot = negative !== true && byId("legend").querySelector(`svg:has(.${negative})`); // of the colour ruled out
	const [before, after] = phrase("all-of-colour-shown", { dot: "|" }).split("|");
	byId("kind").replaceChildren(
		...(boxes === false ? [`${phrase("no-boxes")}, `] : []),
		...(dot
			? [before, dot.cloneNode(true), after]
			: [negative ? phrase("no-dot-neither") : phrase("not-all-dots-shown")]),
	);
	byId("kind").classList.toggle("some", negative !== true || boxes === false);
	byId("level").textContent = levelName(record);
	byId("rated").textContent = difficulty ? written(difficulty.rating, 1) : "";
	const techniques = Object.entries(difficulty?.techniques ?? {}).map(([name, times]) => {
		const [line, link] = [make("li"), make("a", "", nameOf(name))];
		link.href = lessonOf(name);
		line.append(link, ` × ${times}`);
		return line;
	});
	byId("techniques").replaceChildren(...techniques);
	byId("rating").hidden = !difficulty;
	byId("rating").classList.toggle("bare", !techniques.length);
	byId("rating").removeAttribute("open");
	document.title = record.day
		? phrase("kropki-daily", { level: levelName(record) })
		: `Kropki ${levelName(record)}`.trim();
	for (const node of document.querySelectorAll("[data-level]"))
		press(node, node.getAttribute("data-level") === difficulty?.level && !isTutorial(record));
}

/** Show how far the board is, and the time.
 * @param {number} open how many cells are empty @param {string} time empty: not shown @param {boolean} isHeld */
export function progress(open, time, isHeld) {
	const filled = open ? phrase("cells-to-go", { count: open }) : "";
	if (byId("filled").textContent !== filled) byId("filled").textContent = filled;
	const timer = byId("timer");
	if (timer.hidden !== !time) timer.hidden = !time;
	if (timer.textContent !== time) timer.textContent = time;
	const name = isHeld ? phrase("go-on-at", { time }) : phrase("pause-at", { time });
	if (timer.ariaLabel !== name) timer.ariaLabel = name;
	timer.classList.toggle("held", isHeld);
}

/** Return level and rating, "Hard 3.0", or nothing for a puzzle that has not been graded. Whoever plays easy ones, or
 * the very first one, needs no number.
 * @param {PuzzleRecord} record */
export function levelName(record) {
	const { level, rating = 0 } = record.difficulty ?? {};
	const isRated = level && level !== "easy" && !isTutorial(record);
	return isRated ? `${plainLevel(record)} ${written(rating, 1)}` : plainLevel(record);
}

/** Return the level alone. @param {PuzzleRecord} record */
export function plainLevel(record) {
	if (!record.difficulty) return "";
	return isTutorial(record) ? phrase("first-steps") : LEVEL_NAMES[record.difficulty.level];
}
