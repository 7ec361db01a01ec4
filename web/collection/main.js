// The page of a collection: marks what this device has solved, and leads to the first puzzle that it has not.

import { byId, make, tell } from "../shared/dom.js";
import { Store, shelf } from "../shared/store.js";
import { ruleOf } from "../sudoku/puzzle/rules.js";
import { solveKey } from "../sudoku/solved/solves.js";

/** Mark the puzzles, and say how far this device is. */
function mark() {
	const solved = new Set(new Store(shelf()).solves().map(([key]) => key));
	const lines = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".collected li"))];
	const open = lines.filter((line) => {
		const { ken = "", negative = null } = line.dataset;
		const isSolved = solved.has(solveKey({ ken, negative: ruleOf(negative) }));
		line.querySelector(".solved")?.remove();
		if (isSolved) line.append(make("span", "solved", "✓ solved"));
		return !isSolved;
	});
	const done = lines.length - open.length;
	if (!done) return;
	const [next = lines[0]] = open;
	byId("next").setAttribute("href", next.querySelector("a")?.getAttribute("href") ?? "/");
	tell("next", open.length ? "Play the next" : "Play again");
	tell("standing", open.length ? `${done} of ${lines.length} solved on this device.` : "All solved on this device.");
}

if (document.querySelector(".collected")) window.addEventListener("pageshow", mark); // also when one comes back
