// The panel of puzzles one change away from the board, which has one solution. Loaded when it is wanted.

/** @import { Board, Puzzle } from "../types.d.ts" */
/** @import { Workshop } from "./panels.js" */
/** @import { Clue, Neighbour } from "./neighbours-words.js" */

import { dialog, show } from "../shared/dialog.js";
import { button, make, styled } from "../shared/dom.js";
import { request, words } from "../sudoku/puzzle/api.js";
import { cellCalled, edgeBetween } from "../sudoku/puzzle/geometry.js";
import { parse, write } from "../sudoku/puzzle/ken.js";
import { LEVEL_NAMES } from "../sudoku/puzzle/puzzle.js";
import { changed, draftOf, puzzleIn, ruleOf } from "./draft.js";
import { WANTS, changeSaid, endSaid, ratedSaid } from "./neighbours-words.js";
import { drawn, rings } from "./thumbnail.js";
import { isSymmetric } from "./turn-and-mirror.js";
import { LEVELS } from "./finish-wishes.js";
import { phrase } from "../shared/speak.js";

/** Open the panel. @param {Workshop} page */
export async function open(page) {
	await styled("../make/panels.css");
	const puzzle = puzzleIn(page.draft);
	const node = dialog("near", phrase("puzzles-one-change-away"));
	const form = make("form", "wishes");
	const want = select(phrase("want"), Object.entries(WANTS));
	const level = select(
		phrase("level"),
		LEVELS.map((each) => [each, LEVEL_NAMES[each]]),
	);
	const go = button(phrase("find"), {}, "main");
	go.type = "submit";
	form.append(want.label, level.label, go);
	const said = make("p", "said");
	said.role = "status";
	const list = make("ul", "proposals");
	const take = (/** @type {Neighbour} */ each) => {
		takeAsBranch(page, parse(each.ken, puzzle.negative, puzzle.boxes));
		node.close();
	};
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		go.disabled = true;
		said.textContent = phrase("looking");
		list.replaceChildren();
		try {
			const wishes = { ...(want.node.value && { want: want.node.value }) };
			const body = { ken: write(puzzle), negative: puzzle.negative, boxes: puzzle.boxes, ...wishes };
			const found = await request("/kropki/neighbours", {
				...body,
				...(level.node.value && { difficulty: level.node.value }),
			});
			list.append(...sorted(found.neighbours, page).map((each) => item(each, puzzle, take)));
			said.textContent = endSaid(found);
		} catch (error) {
			said.textContent = phrase("sentence", { text: words(error) });
		}
		go.disabled = false;
	});
	node.append(
		make("p", "soft", phrase("what-neighbours-are")),
		...(page.mirror ? [make("p", "soft", phrase("symmetric-ones-come-first"))] : []),
		form,
		said,
		list,
	);
	show(node);
	form.requestSubmit();
}

/** Return neighbours as they come; if clues are placed symmetrically, those that are so first.
 * @param {Neighbour[]} all @param {Workshop} page */
function sorted(all, { draft, mirror }) {
	const isApart = (/** @type {Neighbour} */ { ken }) =>
		mirror !== "" && !isSymmetric(draftOf(parse(ken, ruleOf(draft), draft.boxes)), mirror);
	return all.toSorted((one, other) => Number(isApart(one)) - Number(isApart(other)));
}

/** @param {string} title @param {readonly (readonly [string, string])[]} values and their words */
function select(title, values) {
	const label = make("label", "", `${title}: `);
	const node = make("select");
	node.append(new Option(phrase("any-of-these"), ""), ...values.map(([value, said]) => new Option(said, value)));
	label.append(node);
	return { label, node };
}

/** @param {Neighbour} neighbour @param {Puzzle} puzzle @param {(neighbour: Neighbour) => void} take */
function item(neighbour, { negative, boxes }, take) {
	const row = make("li");
	const choice = button("", {}, "quiet near");
	const sheet = make("div", "small-board");
	const puzzle = parse(neighbour.ken, negative, boxes);
	const svg = drawn(puzzle);
	svg.append(ringsAt(puzzle.board, neighbour.added, "kept"), ringsAt(puzzle.board, neighbour.removed, "own"));
	sheet.append(svg);
	choice.append(make("b", "", changeSaid(neighbour)), make("span", "", ratedSaid(neighbour)), sheet);
	choice.addEventListener("click", () => take(neighbour));
	row.append(choice);
	return row;
}

/** Ring where clues are. @param {Board} board @param {Clue[]} clues @param {string} name of the looks */
function ringsAt(board, clues, name) {
	const cells = clues.flatMap(({ cell }) => (cell ? [cellCalled(board, cell)] : []));
	const edges = clues.flatMap(({ edge }) =>
		edge ? [edgeBetween(board, cellCalled(board, edge[0]), cellCalled(board, edge[1]))] : [],
	);
	return rings(board, cells, edges, name);
}

/** Put a puzzle on the board in a branch of the draft. @param {Workshop} page @param {Puzzle} puzzle */
function takeAsBranch(page, { givens, dots }) {
	const { draft, drafts } = page;
	if (!drafts.stamp) drafts.keep(draft, Date.now());
	drafts.begin(`${drafts.name || phrase("draft")} (branch)`);
	const digits = givens.map((digit, cell) => /** @type {const} */ (["digits", cell, digit]));
	const turned = dots.map((dot, edge) => /** @type {const} */ (["dots", edge, dot]));
	page.step(changed(draft, /** @type {any} */ ([...digits, ...turned])), phrase("you-go-on-in-a-branch"));
}
