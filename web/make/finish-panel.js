// The panel that finishes a board: wishes, three proposals, and what is kept of them. Loaded when it is wanted.

/** @import { Puzzle } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */
/** @import { Proposal } from "./finish-wishes.js" */

import { dialog, show } from "../shared/dialog.js";
import { button, make, press, styled } from "../shared/dom.js";
import { OF_BOXES } from "../sudoku/help/techniques.js";
import { words } from "../sudoku/puzzle/api.js";
import { nameOf, place, span } from "../sudoku/puzzle/geometry.js";
import { parse } from "../sudoku/puzzle/ken.js";
import { WHITE } from "../sudoku/puzzle/rules.js";
import { boardOf, changed, isBegun, puzzleIn, ruleOf } from "./draft.js";
import { clueSaid } from "./neighbours-words.js";
import { hitAt } from "./pointer.js";
import { drawn, rings } from "./thumbnail.js";
import { SYMMETRIES, SYMMETRY_OF } from "./turn-and-mirror.js";
import {
	LEVELS,
	LEVELS_WITHIN,
	PLACES,
	TECHNIQUES,
	TECHNIQUE_NAMES,
	asked,
	bodyOf,
	progressSaid,
	proposalSaid,
	symmetriesOf,
	withKept,
} from "./finish-wishes.js";
import { phrase } from "../shared/speak.js";

const STAYS = phrase("digits-and-dots-stay");
const NEAR = 0.25; // cells from the middle of an edge, where a tap is meant for its dot

/** What a panel needs of the page; the mirror: how clues are placed symmetrically, empty: they are not.
 * @typedef {{ draft: Draft, mirror: string, step: (draft: Draft, said?: string) => void }} Page */

/** Open the panel. @param {Page} page */
export async function open(page) {
	await styled("../make/panels.css");
	const panel = new Finish(page);
	panel.node.addEventListener("close", () => panel.stop());
	show(panel.node);
}

class Finish {
	/** @type {AbortController | null} */
	asking = null;
	/** @type {Puzzle | null} of which something is kept */
	liked = null;
	/** @type {Set<number>} */
	keptCells = new Set();
	/** @type {Set<number>} */
	keptEdges = new Set();
	/** @type {Set<number>} cells between which dots may be */
	shape = new Set();
	/** @type {Set<number>} edges without a dot */
	bare = new Set();

	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		const { size, boxes } = page.draft;
		this.node = dialog("finish", phrase("finish-title"));
		this.form = make("form", "wishes");
		this.form.append(
			this.select("difficulty", phrase("level"), LEVELS, LEVELS_WITHIN),
			this.select(
				"technique",
				phrase("needs"),
				TECHNIQUES.filter((name) => boxes || !OF_BOXES.includes(name)),
				TECHNIQUE_NAMES,
			),
			...(boxes
				? [
						this.select(
							"break-in",
							phrase("break-in-in-box"),
							span(size).map((box) => String(box + 1)),
						),
					]
				: []),
			this.number(),
			this.select(
				"symmetry",
				phrase("symmetry-of-the-givens"),
				symmetriesOf(boardOf(page.draft)),
				SYMMETRIES,
				phrase("no-symmetry"),
				SYMMETRY_OF[page.mirror],
			),
			...(page.draft.rule[0] ? [] : [this.check("symmetric-dots", phrase("dots-symmetric-too"), page.mirror !== "")]),
			this.select("places", phrase("dots"), ["none", "mine"], PLACES, PLACES[""]),
			this.check("white", phrase("white-dots-only")),
			this.shapePart(),
			this.barePart(),
		);
		this.go = button(phrase("find-three"), {}, "main");
		this.go.type = "submit";
		this.form.append(this.go);
		this.form.addEventListener("submit", (event) => {
			event.preventDefault();
			if (this.asking) this.stop(phrase("stopped"));
			else void this.search();
		});
		this.said = make("p", "said");
		this.said.role = "status";
		const legend = isBegun(page.draft) ? phrase("tap-to-keep-own-ringed") : phrase("tap-to-keep");
		this.legend = make("p", "soft", legend);
		this.legend.hidden = true;
		const rule = ruleOf(page.draft);
		const free = rule
			? phrase("all-else-is-free-missing-dots-count", { stays: STAYS, colour: String(rule) })
			: phrase("all-else-is-free", { stays: STAYS });
		this.list = make("ul", "proposals");
		this.node.append(make("p", "soft", free), this.form, this.said, this.legend, this.list);
	}

	/** @param {string} name @param {string} title @param {readonly string[]} values
	 * @param {Record<string, string>} words of the values, if they are not their own @param {string} none
	 * @param {string} chosen */
	select(name, title, values, words = {}, none = phrase("any-of-these"), chosen = "") {
		const label = make("label", "", `${phrase("label-before-a-field", { label: title })} `);
		const node = make("select");
		node.name = name;
		node.append(new Option(none, ""), ...values.map((value) => new Option(words[value] ?? value, value)));
		node.value = chosen;
		label.append(node);
		return label;
	}

	number() {
		const label = make("label", "", `${phrase("label-before-a-field", { label: phrase("most-givens") })} `);
		const { size } = this.page.draft;
		const node = Object.assign(make("input"), { type: "number", name: "givens", min: "0", max: String(size * size) });
		node.inputMode = "numeric";
		label.append(node);
		return label;
	}

	/** @param {string} name @param {string} title @param {boolean} [checked] */
	check(name, title, checked = false) {
		const label = make("label", "tick");
		label.append(Object.assign(make("input"), { type: "checkbox", name, checked }), title);
		return label;
	}

	/** Return the cells between which dots may be, to be marked. */
	shapePart() {
		const part = make("details", "shape");
		const { board } = puzzleIn(this.page.draft);
		const grid = make("div", "shape-cells");
		grid.style.setProperty("--size", String(board.size));
		for (const cell of board.cells) {
			const node = button("", {}, "");
			node.ariaLabel = nameOf(board, cell);
			press(node, false);
			node.addEventListener("click", () => {
				if (!this.shape.delete(cell)) this.shape.add(cell);
				press(node, this.shape.has(cell));
			});
			grid.append(node);
		}
		part.append(
			make("summary", "", phrase("dots-only-inside-a-shape")),
			make("p", "soft", phrase("mark-cells-for-dots")),
			grid,
		);
		return part;
	}

	/** Return the edges that are to have no dot, to be marked. */
	barePart() {
		const part = make("details", "shape");
		const { board, dots } = puzzleIn(this.page.draft);
		const grid = make("div", "bare-edges");
		for (const [edge, cells] of board.edges.entries()) {
			if (dots[edge]) continue;
			const [[r, c], [s, d]] = cells.map((cell) => place(board, cell));
			const node = button("", {}, "");
			const [one, other] = cells.map((cell) => nameOf(board, cell));
			node.ariaLabel = phrase("no-dot-between-two", { one, other });
			node.style.left = `${(50 * (c + d + 1)) / board.size}%`;
			node.style.top = `${(50 * (r + s + 1)) / board.size}%`;
			press(node, false);
			node.addEventListener("click", () => {
				if (!this.bare.delete(edge)) this.bare.add(edge);
				press(node, this.bare.has(edge));
			});
			grid.append(node);
		}
		const sheet = make("div", "small-board bare");
		sheet.append(drawn(puzzleIn(this.page.draft)), grid);
		part.append(make("summary", "", phrase("no-dot-here")), make("p", "soft", phrase("mark-where-cells-meet")), sheet);
		return part;
	}

	/** Return the wishes as they stand. */
	get wishes() {
		const data = new FormData(this.form);
		return {
			difficulty: String(data.get("difficulty") ?? ""),
			technique: String(data.get("technique") ?? ""),
			givensMax: String(data.get("givens") ?? ""),
			isWhiteOnly: data.has("white"),
			symmetry: String(data.get("symmetry") ?? ""),
			hasSymmetricDots: data.has("symmetric-dots"),
			breakIn: String(data.get("break-in") ?? ""),
			places: String(data.get("places") ?? ""),
			shape: this.shape,
			bare: this.bare,
		};
	}

	/** Ask for proposals; what is kept of the last ones is fixed. */
	async search() {
		const { draft } = this.page;
		const fixed = this.liked ? withKept(draft, this.liked, this.keptCells, this.keptEdges) : draft;
		this.asking = new AbortController();
		const { signal } = this.asking;
		this.go.textContent = phrase("stop");
		this.say(phrase("searching"));
		const before = this.liked ? [...this.list.children] : [];
		let found = 0;
		this.list.replaceChildren();
		this.said.scrollIntoView({ block: "nearest" });
		try {
			await asked(bodyOf(fixed, this.wishes), signal, (step) => {
				if (step.proposal) {
					found += 1;
					this.list.append(this.item(step.proposal));
					this.legend.hidden = false;
				}
				this.say(progressSaid(step, found));
			});
		} catch (error) {
			if (!signal.aborted) this.say(phrase("sentence", { text: words(error) }));
		}
		if (signal.aborted) return;
		if (!found) this.list.replaceChildren(...before);
		else this.forget();
		this.rest();
	}

	/** Give up a search. @param {string} [said] */
	stop(said) {
		this.asking?.abort();
		this.rest();
		if (said) this.say(said);
	}

	rest() {
		this.asking = null;
		this.go.textContent = this.liked ? phrase("find-others") : phrase("find-three");
	}

	/** Keep nothing of the proposals. */
	forget() {
		this.liked = null;
		this.keptCells.clear();
		this.keptEdges.clear();
	}

	/** @param {string} text */
	say(text) {
		this.said.textContent = text[0].toUpperCase() + text.slice(1);
	}

	/** @param {Proposal} proposal */
	item(proposal) {
		const puzzle = parse(proposal.ken, proposal.negative, proposal.boxes);
		const item = make("li");
		const sheet = make("div", "small-board");
		const svg = drawn(puzzle);
		const { digits: given, dots: placed } = this.page.draft;
		const [cells, edges] = [given, placed].map((clues) => [...clues.keys()].filter((at) => clues[at]));
		svg.append(rings(puzzle.board, cells, edges, "own"));
		sheet.append(svg);
		const row = make("div", "row-of");
		const take = button(phrase("take-it"), {}, "main");
		take.addEventListener("click", () => this.take(puzzle));
		const digits = button(phrase("keep-its-digits"), {});
		digits.addEventListener("click", () => this.keep(item, puzzle, puzzle.board.cells, []));
		const dots = button(phrase("keep-its-dots"), {});
		dots.addEventListener("click", () => this.keep(item, puzzle, [], [...puzzle.board.edges.keys()]));
		sheet.addEventListener("click", (event) => {
			const hit = hitAt(sheet, puzzle.board, event);
			if (!hit) return;
			const isDot = hit.distance <= NEAR && puzzle.dots[hit.edge];
			this.keep(item, puzzle, isDot ? [] : [hit.cell], isDot ? [hit.edge] : []);
		});
		row.append(take, digits, dots);
		item.append(make("p", "", proposalSaid(proposal)), sheet, row, this.singles(item, puzzle));
		return item;
	}

	/** Return a switch for each new clue of a proposal: for the keyboard and for screen readers.
	 * @param {HTMLElement} item @param {Puzzle} puzzle */
	singles(item, puzzle) {
		const { board, givens, dots } = puzzle;
		const { draft } = this.page;
		const list = make("div", "found");
		const add = (/** @type {string} */ words, /** @type {Record<string, string>} */ data) => {
			const node = button(words, data);
			press(node, false);
			node.addEventListener("click", () =>
				this.keep(item, puzzle, data.cell ? [Number(data.cell)] : [], data.edge ? [Number(data.edge)] : []),
			);
			list.append(node);
		};
		for (const cell of board.cells.filter((at) => givens[at] && !draft.digits[at])) {
			const clue = { cell: nameOf(board, cell), digit: givens[cell], edge: null, dot: null };
			add(clueSaid(clue), { cell: String(cell) });
		}
		for (const [edge, cells] of board.edges.entries()) {
			if (!dots[edge] || draft.dots[edge]) continue;
			const between = cells.map((cell) => nameOf(board, cell));
			const clue = { cell: null, digit: null, edge: between, dot: dots[edge] === WHITE ? "white" : "black" };
			add(clueSaid(clue), { edge: String(edge) });
		}
		const part = make("details", "singles");
		part.append(make("summary", "", phrase("clues-by-name")), make("p", "soft", phrase("press-kept-clues")), list);
		return part;
	}

	/** Keep clues of a proposal for the next search, or no longer, if all of them are kept.
	 * @param {HTMLElement} item @param {Puzzle} puzzle @param {readonly number[]} cells
	 * @param {readonly number[]} edges */
	keep(item, puzzle, cells, edges) {
		if (this.asking) return;
		if (this.liked !== puzzle) this.forget();
		this.liked = puzzle;
		const { draft } = this.page;
		toggle(
			this.keptCells,
			cells.filter((cell) => puzzle.givens[cell] && !draft.digits[cell]),
		);
		toggle(
			this.keptEdges,
			edges.filter((edge) => puzzle.dots[edge] && !draft.dots[edge]),
		);
		const count = this.keptCells.size + this.keptEdges.size;
		if (!count) this.forget();
		for (const old of this.list.querySelectorAll(".kept")) old.remove();
		this.marks(item, puzzle);
		this.say(count ? phrase("kept-for-the-next-search", { count }) : phrase("nothing-is-kept"));
		this.rest();
	}

	/** Ring what is kept, and press its switches. @param {HTMLElement} item @param {Puzzle} puzzle */
	marks(item, { board }) {
		item.querySelector("svg")?.append(rings(board, this.keptCells, this.keptEdges, "kept"));
		for (const node of this.list.querySelectorAll(".singles button")) {
			const { cell, edge } = /** @type {HTMLElement} */ (node).dataset;
			const isKept = cell ? this.keptCells.has(Number(cell)) : this.keptEdges.has(Number(edge));
			press(node, isKept && item.contains(node));
		}
	}

	/** Put a proposal on the board, as one step. @param {Puzzle} puzzle */
	take(puzzle) {
		const digits = puzzle.givens.map((digit, cell) => /** @type {const} */ (["digits", cell, digit]));
		const dots = puzzle.dots.map((dot, edge) => /** @type {const} */ (["dots", edge, dot]));
		this.page.step(
			changed(this.page.draft, /** @type {any} */ ([...digits, ...dots])),
			phrase("proposal-is-on-the-board"),
		);
		this.node.close();
	}
}

/** Add numbers to a set; take them away where all of them are in it.
 * @param {Set<number>} set @param {number[]} values */
function toggle(set, values) {
	const isOut = values.every((value) => set.has(value));
	for (const value of values) isOut ? set.delete(value) : set.add(value);
}
