// The way to solve the board, a digit at a time, beside it and in the words of hints. Loaded when it is wanted.

/** @import { Board, HintAnswer } from "../types.d.ts" */
/** @import { Change } from "./draft.js" */
/** @import { Workshop } from "./panels.js" */

import { button, byId, make, styled } from "../shared/dom.js";
import { hint, words } from "../sudoku/puzzle/api.js";
import { shownName } from "../sudoku/help/techniques.js";
import { cellCalled } from "../sudoku/puzzle/geometry.js";
import { write } from "../sudoku/puzzle/ken.js";
import { puzzleIn } from "./draft.js";
import { drawPlaces } from "./idea-places.js";
import { ruleOut } from "./verdict-details.js";
import { capital, phrase } from "../shared/speak.js";

/** Open the panel beside the board; it goes when the board changes. @param {Workshop} page */
export async function open(page) {
	await styled("../make/panels.css");
	document.querySelector("#way")?.remove();
	const puzzle = puzzleIn(page.draft);
	const digits = [...puzzle.givens];
	const marks = digits.map(() => allOf(puzzle.size)); // what no step has ruled out yet
	let until = page.verdict.reasoning?.break_in[0] ?? "digit"; // it begins where the board is said to open
	const node = make("section", "way-panel");
	node.id = "way";
	const title = make("h2", "", phrase("the-way-to-solve-it"));
	title.id = "way-title";
	title.tabIndex = -1;
	node.setAttribute("aria-labelledby", title.id);
	const list = make("ol", "way");
	const said = make("p", "said");
	said.role = "status";
	const [next, close] = [button(phrase("next-digit"), {}, "main"), button(phrase("close"), {})];
	/** @type {[Change[0], number, number][]} */
	const found = []; // the digits that are told
	next.addEventListener("click", async () => {
		next.disabled = true;
		said.textContent = "";
		try {
			const entries = digits.map((digit) => digit || ".").join("");
			const answer = await hint({
				ken: write(puzzle),
				negative: puzzle.negative,
				boxes: puzzle.boxes,
				entries,
				marks,
				order: [],
				until,
			});
			if (!node.isConnected) return;
			until = "digit";
			if ("steps" in answer) ruleOut(marks, puzzle.board, answer.steps);
			const cell = tell(list, digits, puzzle.board, answer);
			if (cell !== null) found.push(["digits", cell, digits[cell]]);
			drawPlaces(page.sheet.root, puzzle.board, [], found);
			next.hidden = cell === null;
			if (cell === null) said.textContent = endSaid(answer);
		} catch (error) {
			said.textContent = phrase("sentence", { text: words(error) });
		}
		next.disabled = false;
	});
	close.addEventListener("click", () => {
		node.remove();
		page.verdict.pointAt(null);
		page.sheet.focus();
	});
	const row = make("div", "row-of");
	row.append(next, close);
	node.append(
		title,
		make("p", "soft", phrase("easiest-way-by-digits")),
		make("p", "", techniquesSaid(page.verdict.reasoning?.grade?.techniques)),
		list,
		said,
		row,
	);
	byId("way-there").after(node);
	title.focus();
	next.click();
}

/** Say which techniques the puzzle needs, and how often. @param {Record<string, number>} [techniques] */
function techniquesSaid(techniques = {}) {
	const each = Object.entries(techniques).map(([name, count]) =>
		phrase("technique-times", { technique: shownName(name), count: String(count) }),
	);
	return each.length ? phrase("all-techniques", { techniques: each }) : "";
}

/** Return all digits, as marks. @param {number} size */
const allOf = (size) => "123456789".slice(0, size);

/** Tell a way, and enter its digit; return its cell, null if there is none.
 * @param {HTMLElement} list @param {number[]} digits @param {Board} cells
 * @param {HintAnswer} answer */
function tell(list, digits, cells, answer) {
	if (!("steps" in answer)) return null;
	const item = make("li");
	item.append(make("b", "", `${phrase("way-cell-is", { cell: answer.cell, digit: answer.digit })} `));
	for (const { technique, sentence } of answer.steps) {
		const given = { technique: capital(shownName(technique)), sentence };
		item.append(make("p", "", phrase("technique-and-sentence", given)));
	}
	list.append(item);
	item.scrollIntoView({ block: "nearest" });
	const cell = cellCalled(cells, answer.cell);
	digits[cell] = answer.digit;
	return cell;
}

/** @param {HintAnswer} answer */
function endSaid(answer) {
	return "complete" in answer && answer.complete
		? phrase("every-cell-has-its-digit")
		: phrase("no-technique-leads-further");
}
