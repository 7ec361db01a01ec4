// The page of a collection: marks what this device has solved, leads to the first puzzle that it has not, and has the
// player go on from one to the next.

import { byId, make, tell } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";
import { Store, shelf } from "../shared/store.js";
import { ruleOf } from "../sudoku/puzzle/rules.js";
import { remember } from "../sudoku/solved/collections.js";
import { solveKey } from "../sudoku/solved/solves.js";

/** Mark the puzzles, and say how far this device is. */
function mark() {
	const solved = new Set(new Store(shelf()).solves().map(([key]) => key));
	const lines = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".collected li"))];
	const open = lines.filter((line) => {
		const isSolved = solved.has(solveKey(puzzleIn(line)));
		line.querySelector(".solved")?.remove();
		if (isSolved) line.append(make("span", "solved", phrase("collected-is-solved")));
		return !isSolved;
	});
	const done = lines.length - open.length;
	if (!done) return;
	const [next = lines[0]] = open;
	byId("next").setAttribute("href", next.querySelector("a")?.getAttribute("href") ?? "/");
	tell("next", open.length ? phrase("play-the-next") : phrase("play-again"));
	tell("standing", phrase("solved-on-this-device", { open: open.length, done, count: lines.length }));
}

/** @param {HTMLElement} line */
function puzzleIn({ dataset: { ken = "", negative, boxes } }) {
	return { ken, negative: ruleOf(negative ?? null), ...(boxes === "false" && { boxes: false }) };
}

/** Tell the player's page which collection is played, for what it says after a solve. */
function begin() {
	const lines = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".collected li"))];
	remember(new Store(shelf()), {
		id: location.pathname.split("/")[2],
		title: document.querySelector("h1")?.textContent ?? "",
		puzzles: lines.map((line) => ({ ...puzzleIn(line), title: line.querySelector("a")?.textContent ?? "" })),
	});
}

document.addEventListener("click", ({ target }) => {
	if (/** @type {Element} */ (target).closest(".collected a:not(.copy), #next")) begin();
});
if (document.querySelector(".collected")) window.addEventListener("pageshow", mark); // also when one comes back
