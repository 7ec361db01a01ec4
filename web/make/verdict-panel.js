// What the server says, beside the board: the verdict, what is said of it, and the ideas that are wanted.

/** @import { Cell, Conflicts } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */
/** @import { Drafts } from "./drafts.js" */
/** @import { Sheet } from "./draft-board.js" */
/** @import { Idea } from "./ideas.js" */
/** @import { Answers, Reasoning, Solutions, Verdict } from "./verdict.js" */

import { button, byId, make, press, tell } from "../shared/dom.js";
import { NO_CONFLICTS } from "../sudoku/puzzle/rules.js";
import { boardOf, isBegun } from "./draft.js";
import { QUESTIONS, blamed, clausesOf, conflictSaid, ideasOf } from "./ideas.js";
import { wrongEntries } from "./cell-edits.js";
import { shownName } from "../sudoku/help/techniques.js";
import { drawPlaces } from "./idea-places.js";
import { marksOf, reasonsSaid } from "./verdict-details.js";
import { levelWords } from "./verdict.js";
import { phrase } from "../shared/speak.js";

const WANTED = "kropki:make-ideas"; // which ideas are shown
const ASKS = Object.keys(QUESTIONS);

/** What this needs of the page.
 * @typedef {{ draft: Draft, drafts: Drafts, sheet: Sheet, shown: HTMLSelectElement, blame: Conflicts,
 *   wrong: ReadonlySet<Cell>, mirror: string, drawBoard: () => void }} Page */

/** What the panel beside the board shows of the verdict. */
export class VerdictPanel {
	/** @type {Reasoning | null} of the board as it is */
	reasoning = null;
	solution = ""; // its digits, if the board as it is has one; else empty
	/** @type {Solutions | null} of the board as it is */
	solutions = null;
	/** @type {Record<string, Idea[]>} that are shown, by the question that they answer */
	found = {};

	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		/** @type {Set<string>} questions of the ideas that are shown */
		this.wanted = new Set(
			page.drafts
				.text(WANTED)
				?.split(" ")
				.filter((ask) => ASKS.includes(ask)),
		);
		for (const list of ASKS.map(byId)) {
			for (const begin of ["pointerover", "focusin"])
				list.addEventListener(begin, ({ target }) => this.pointAt(/** @type {Element} */ (target)));
			for (const end of ["pointerleave", "focusout"]) list.addEventListener(end, () => this.pointAt(null));
		}
	}

	/** Show where all proposals lie, or that of a button alone. @param {Element | null} target */
	pointAt(target) {
		const node = /** @type {HTMLElement | null} */ (target?.closest("[data-changes]") ?? null);
		const { draft, sheet } = this.page;
		const chosen = node ? JSON.parse(node.dataset.changes ?? "") : null;
		drawPlaces(sheet.root, boardOf(draft), Object.values(this.found).flat(), chosen);
	}

	/** Return the questions whose ideas are wanted for a verdict. @param {Solutions["verdict"]} verdict */
	ideas(verdict) {
		return ASKS.filter((ask) => this.wanted.has(ask) && this.isOpen(ask, verdict));
	}

	/** Tell whether there may be ideas. On a board without a clue, none can go.
	 * @param {string} ask @param {Solutions["verdict"]} verdict */
	isOpen(ask, verdict) {
		return QUESTIONS[ask].includes(verdict) && (ask !== "redundant" || isBegun(this.page.draft));
	}

	/** Offer to ask again, or no longer. @param {boolean} isOffered */
	offerAgain(isOffered) {
		byId("ask-again").hidden = !isOffered;
	}

	/** @param {Verdict} verdict */
	tell({ words, entered, solutions, candidates, left }) {
		const { shown, sheet, draft } = this.page;
		this.clear();
		this.solutions = solutions;
		if (solutions?.verdict === "one") this.solution = (solutions.solution ?? "").replaceAll("/", "");
		const isOpen = solutions?.verdict === "none" && !isBegun(draft); // nothing is wrong with it yet
		tell("verdict", isOpen ? phrase("unfinished") : words);
		if (isOpen) tell("level", emptySaid(draft));
		if (isOpen) tell("reasons", phrase("ways-on"));
		byId("loosen").hidden = !isOpen;
		tell("entered", entered);
		byId("way-there").hidden = solutions?.verdict !== "one";
		for (const ask of ASKS) {
			const node = byId(`ask-${ask}`);
			node.hidden = !solutions || !this.isOpen(ask, solutions.verdict);
			press(node, this.wanted.has(ask));
		}
		const node = byId("verdict").closest(".verdict");
		if (node) node.className = `verdict ${isOpen ? "" : (solutions?.verdict ?? "")}`;
		byId("publish").className = solutions?.verdict === "one" ? "main" : "quiet";
		const possible = candidates?.cells.length ? candidates : null;
		const isLeft = left?.cells.some((digits) => Object.keys(digits).length); // else the entries are struck, not all
		sheet.drawCandidates(possible, shown.value === "digits" ? 1 : draft.size, isLeft ? left : null);
		this.page.wrong = wrongEntries(draft, this.solution, possible?.complete ? possible.cells : []);
		if (this.page.wrong.size) this.page.drawBoard();
	}

	/** Say what the board lacks to be published; nothing if it has all. */
	get lack() {
		const { verdict } = this.solutions ?? {};
		if (verdict === "one") return "";
		if (!verdict) return phrase("publish-wait");
		if (verdict === "none") return phrase("publish-none");
		return verdict === "many" ? phrase("publish-many") : phrase("publish-not-settled");
	}

	/** Show what was asked for beyond the verdict. @param {Answers} answers */
	tellMore(answers) {
		const { page } = this;
		const { draft, sheet } = page;
		const { difficulty, equal, conflict, argument, fault } = answers;
		if (difficulty) this.reasoning = difficulty;
		if (difficulty?.grade) tell("level", levelWords(difficulty.grade));
		if (conflict && !isBegun(draft)) return;
		if (difficulty || equal || conflict || fault) tell("reasons", fault ?? reasonsSaid(answers));
		const marks = page.shown.value === "stall" && marksOf(answers);
		if (marks) sheet.drawCandidates(marks, draft.size);
		if (conflict) {
			const { cells, edges } = blamed(boardOf(draft), answers);
			page.blame = { cells: new Set(cells), edges: new Set(edges) };
			page.drawBoard();
			tell("level", conflictSaid(answers));
			byId("loosen").hidden = !conflict.gaps.length;
			byId("which").hidden = byId("level").textContent?.includes(clausesOf(conflict)) ?? true;
			tell("blamed", clausesOf(conflict));
		}
		if (argument?.sentence) {
			const steps = argument.steps.map(({ technique, sentence }) =>
				phrase("technique-and-sentence", { technique: shownName(technique), sentence }),
			);
			byId("argument").replaceChildren(...[...steps, argument.sentence].map((said) => make("li", "", said)));
			byId("why").hidden = false;
		}
		for (const [ask, ideas] of Object.entries(ideasOf(draft, boardOf(draft), answers, page.mirror))) {
			const none = ask === "redundant" ? phrase("nothing-can-go-every-clue") : phrase("nothing-was-found");
			const buttons = ideas.map(({ words, changes }) => button(words, { changes: JSON.stringify(changes) }));
			byId(ask).replaceChildren(...buttons, ...(ideas.length ? [] : [make("p", "", none)]));
			this.found[ask] = ideas;
			this.pointAt(null);
		}
	}

	/** Show the ideas of a question, or no longer; tell whether they are wanted now. @param {string} ask */
	want(ask) {
		const isWanted = !this.wanted.delete(ask);
		if (isWanted) this.wanted.add(ask);
		this.page.drafts.put(WANTED, [...this.wanted].join(" "));
		press(byId(`ask-${ask}`), isWanted);
		byId(ask).replaceChildren(...(isWanted ? [make("p", "", phrase("looking"))] : []));
		delete this.found[ask];
		this.pointAt(null);
		return isWanted;
	}

	/** Forget what was said. */
	clear() {
		this.page.blame = NO_CONFLICTS;
		this.page.wrong = new Set();
		this.reasoning = null;
		this.solution = "";
		this.solutions = null;
		this.found = {};
		this.pointAt(null);
		byId("loosen").hidden = byId("which").hidden = true;
		for (const id of ["level", "entered", "reasons"]) tell(id, "");
		for (const ask of ASKS) {
			byId(ask).replaceChildren();
			byId(`ask-${ask}`).hidden = true;
		}
		byId("why").hidden = true;
		byId("way-there").hidden = true;
		document.querySelector("#way")?.remove();
	}
}

/** Say why an empty board cannot be filled as it is. @param {Draft} draft */
const emptySaid = ({ size }) => phrase("empty-board-has-dots", { size });
