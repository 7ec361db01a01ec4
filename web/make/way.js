// The way to solve the board, a digit at a time, in the words of hints. Loaded when it is wanted.

/** @import { HintAnswer } from "../types.d.ts" */
/** @import { Workshop } from "./panels.js" */

import { dialog } from "../shared/dialog.js";
import { button, make, styled } from "../shared/dom.js";
import { hint, words } from "../sudoku/puzzle/api.js";
import { board, cellCalled } from "../sudoku/puzzle/geometry.js";
import { write } from "../sudoku/puzzle/ken.js";
import { puzzleIn } from "./draft.js";
import { ruleOut } from "./reasons.js";

/** Open the panel. @param {Workshop} page */
export async function open(page) {
	await styled("../make/panels.css");
	const puzzle = puzzleIn(page.draft);
	const digits = [...puzzle.givens];
	const marks = digits.map(() => allOf(puzzle.size)); // what no step has ruled out yet
	let until = page.beside.reasoning?.break_in[0] ?? "digit"; // it begins where the board is said to open
	const node = dialog("way", "The way to solve it");
	const list = make("ol", "way");
	const said = make("p", "said");
	said.role = "status";
	const next = button("Next digit", {}, "main");
	next.addEventListener("click", async () => {
		next.disabled = true;
		said.textContent = "";
		try {
			const entries = digits.map((digit) => digit || ".").join("");
			const answer = await hint({ ken: write(puzzle), negative: puzzle.negative, entries, marks, order: [], until });
			until = "digit";
			if ("steps" in answer) ruleOut(marks, board(puzzle.size), answer.steps);
			const isOver = !tell(list, digits, board(puzzle.size), answer);
			next.hidden = isOver;
			if (isOver) said.textContent = endSaid(answer);
		} catch (error) {
			said.textContent = `${words(error)}.`;
		}
		next.disabled = false;
	});
	node.append(
		make("p", "soft", "The easiest way, one digit at a time, as the player's hints tell it."),
		make("p", "", techniquesSaid(page.beside.reasoning?.grade?.techniques)),
		list,
		next,
		said,
	);
	node.addEventListener("close", () => node.remove());
	document.body.append(node);
	node.showModal();
	next.click();
}

/** Say which techniques the puzzle needs, and how often. @param {Record<string, number>} [techniques] */
function techniquesSaid(techniques = {}) {
	const each = Object.entries(techniques).map(([name, count]) => `${name} (${count})`);
	return each.length ? `All techniques: ${each.join(", ")}.` : "";
}

/** Return all digits, as marks. @param {number} size */
const allOf = (size) => "123456789".slice(0, size);

/** Tell a way, and enter its digit; return whether there was one.
 * @param {HTMLElement} list @param {number[]} digits @param {ReturnType<typeof board>} cells
 * @param {HintAnswer} answer */
function tell(list, digits, cells, answer) {
	if (!("steps" in answer)) return false;
	const item = make("li");
	item.append(make("b", "", `${answer.cell} is ${answer.digit}. `));
	for (const { technique, sentence } of answer.steps) item.append(make("p", "", `${capital(technique)}: ${sentence}`));
	list.append(item);
	item.scrollIntoView({ block: "nearest" });
	digits[cellCalled(cells, answer.cell)] = answer.digit;
	return true;
}

/** @param {HintAnswer} answer */
function endSaid(answer) {
	return "complete" in answer && answer.complete ? "Every cell has its digit." : "No technique leads further.";
}

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);
