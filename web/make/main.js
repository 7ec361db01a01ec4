// The page of the workshop: joins the board, the tools, the drafts and the verdict.

/** @import { Cell, Digit, Direction, Dot, EdgeIndex, Intent } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */

import { button, byId, press, tell } from "../shared/dom.js";
import { meaningOf, pressOf } from "../shared/keys.js";
import { shelf } from "../shared/store.js";
import { NOWHERE, edgesAround, nameOf, span, step } from "../sudoku/puzzle/geometry.js";
import { parse, write } from "../sudoku/puzzle/ken.js";
import { addressOf, linkTo, puzzleIn as named } from "../sudoku/puzzle/link.js";
import { faultWords } from "../sudoku/puzzle/paste.js";
import { BLACK, NO_CONFLICTS, WHITE, conflicts, isSolved } from "../sudoku/puzzle/rules.js";
import { start } from "../sudoku/puzzle/state.js";
import { intentOf } from "../sudoku/board/keys.js";
import { conflictLine } from "../sudoku/board/answers.js";
import { VerdictPanel } from "./verdict-panel.js";
import { Boards } from "./open-board.js";
import { blank, boardOf, changed, dotsOfDigits, draftOf, filled, puzzleIn, redone, undone } from "./draft.js";
import { Drafts } from "./drafts.js";
import { clueOf, entriesOf, entryOf, markOf, ownOf, withoutEntries } from "./cell-edits.js";
import { openPanel } from "./panels.js";
import { listen } from "./pointer.js";
import { Sheet } from "./draft-board.js";
import { SYMMETRY_OF, cellsAcross, edgesAcross, lackSaid, lacking, mirrorsOf } from "./turn-and-mirror.js";
import { Asker } from "./verdict.js";
import { phrase } from "../shared/speak.js";

const SHOWN = "kropki:make-shown"; // how much of the verdict is shown
/** @type {Record<string, string[]>} what is asked for each */
const QUESTIONS = {
	nothing: [],
	verdict: ["solutions"],
	candidates: ["solutions", "candidates"],
	digits: ["solutions", "candidates"],
	stall: ["solutions"],
};
/** @type {Record<string, Dot>} */
const DOTS = { none: 0, white: WHITE, black: BLACK };
/** @type {Record<string, string>} as the player's keys, and those of dots */
const TOOL_KEYS = { KeyZ: "digit", KeyX: "entry", KeyC: "centre", KeyV: "colour", w: "white", b: "black", n: "none" };
/** @type {Record<string, Intent>} */
const ERASE = { 0: { type: "erase" }, Digit0: { type: "erase" } };
const COLOURS = ["none", "white", "black"];
const SIDES = ["right", "down", "left", "up"]; // as edgesAround gives them

/** The page. */
class Workshop {
	/** @type {Draft} */
	draft = blank(9);
	cursor = 0;
	tool = "digit";
	/** @type {Dot} what a drag puts on each edge */
	paint = 0;
	/** @type {Draft | null} before the drag */
	before = null;
	isFull = false;
	blame = NO_CONFLICTS; // what contradicts itself, as the server says
	/** @type {ReadonlySet<Cell>} entries that no solution has, as the server says */
	wrong = new Set();

	constructor() {
		this.sheet = new Sheet(byId("board"));
		this.drafts = new Drafts(shelf());
		this.boards = new Boards(this);
		this.verdict = new VerdictPanel(this);
		this.asker = new Asker(this.verdict);
		this.shown.value = this.drafts.text(SHOWN) ?? "verdict";
		if (!QUESTIONS[this.shown.value]) this.shown.value = "verdict";
		this.listen();
		this.open(this.first());
	}

	get shown() {
		return /** @type {HTMLSelectElement} */ (byId("shown"));
	}

	/** Return how clues are placed symmetrically; empty: they are not. */
	get mirror() {
		return /** @type {HTMLSelectElement} */ (byId("mirror")).value;
	}

	/** Return the draft to begin with: of the puzzle in the address, else the last one, else an empty board. */
	first() {
		try {
			const asked = named(location.search);
			if (asked) {
				history.replaceState(null, "", location.pathname);
				this.drafts.begin();
				return draftOf(parse(asked.ken, asked.negative, asked.boxes));
			}
		} catch (error) {
			const fault = faultWords(error);
			if (fault === null) throw error;
			tell("message", phrase("no-puzzle-in-this-link", { why: fault }));
		}
		const last = this.drafts.last();
		if (!last) this.drafts.begin();
		return last ?? blank(9);
	}

	/** Put another draft on the board. @param {Draft} draft */
	open(draft) {
		this.cursor = 0;
		byId("mirror").replaceChildren(
			new Option(phrase("no-symmetry"), ""),
			...mirrorsOf(boardOf(draft)).map(([key, name]) => new Option(name, key, false, key === this.drafts.mirror)),
		);
		this.put(draft);
		byId("digits").replaceChildren(
			...span(draft.size).map((at) => button(String(at + 1), { digit: String(at + 1) }, "")),
			button(phrase("clear"), { digit: "0" }, ""),
		);
	}

	/** Take a step, and keep it. @param {Draft} draft @param {string} [said] what a screen reader is told of it */
	step(draft, said) {
		if (draft === this.draft) return;
		this.put(draft);
		if (said) tell("message", said);
		const kept = this.drafts.keep(draft, Date.now());
		if (kept === "copied") tell("message", phrase("draft-changed-in-another-tab"));
		if (kept === "full" && !this.isFull) tell("message", phrase("browser-cannot-store-more"));
		this.isFull = kept === "full";
	}

	/** Draw a draft, and ask about it. @param {Draft} draft */
	put(draft) {
		const read = (/** @type {Draft} */ { size, boxes, digits, entries, dots, rule }) =>
			JSON.stringify([size, boxes, digits, entries, dots, rule]);
		const isSame = read(this.draft) === read(draft);
		this.draft = draft;
		if (!isSame) this.verdict.clear();
		this.draw();
		if (!isSame || !this.asked) this.ask();
	}

	asked = false;

	/** Ask for the verdict, as much of it as is shown. */
	ask() {
		this.asked = true;
		byId("board").dataset.shown = this.shown.value;
		const board = this.question;
		const questions = QUESTIONS[this.shown.value];
		byId("verdict")
			.closest(".verdict")
			?.classList.toggle("waits", questions.length > 0);
		if (!questions.length) this.verdict.tell({ words: "", entered: "", solutions: null, candidates: null, left: null });
		this.sheet.drawCandidates(null, 0);
		this.asker.ask(board, questions);
	}

	/** Return what is asked about. */
	get question() {
		return { puzzle: puzzleIn(this.draft), entries: entriesOf(this.draft), symmetry: SYMMETRY_OF[this.mirror] };
	}

	draw() {
		const { draft } = this;
		const puzzle = puzzleIn(draft);
		const digits = filled(draft);
		this.drawBoard();
		byId("board").classList.toggle("painted", this.tool in DOTS);
		tell(
			"message",
			conflictLine(puzzle, digits, conflicts(puzzle, digits)) ||
				(isSolved(puzzle, draft.digits) ? phrase("every-cell-is-given") : lackSaid(puzzle.board, this.lacks)),
		);
		/** @type {HTMLButtonElement} */ (byId("unenter")).disabled = !entriesOf(draft);
		/** @type {HTMLSelectElement} */ (byId("rule")).value = String(draft.rule[0]);
		/** @type {HTMLButtonElement} */ (byId("undo")).disabled = !draft.past.length;
		/** @type {HTMLButtonElement} */ (byId("redo")).disabled = !draft.future.length;
		const record = { ken: write(puzzle), negative: puzzle.negative, boxes: puzzle.boxes };
		byId("play").setAttribute("href", linkTo("", record));
		byId("sudokupad").setAttribute("href", addressOf("sudokupad", record));
		byId("digits").classList.toggle("colours", this.tool === "colour");
		for (const node of document.querySelectorAll("[data-tool]"))
			press(node, /** @type {HTMLElement} */ (node).dataset.tool === this.tool);
	}

	/** Return the cells that lack a given to be symmetric. */
	get lacks() {
		return this.mirror ? lacking(this.draft, this.mirror) : [];
	}

	/** Draw the board, with what the server says of it. */
	drawBoard() {
		const { draft, cursor } = this;
		const puzzle = puzzleIn(draft);
		const digits = filled(draft);
		const seen = conflicts(puzzle, digits);
		this.sheet.draw({
			state: { ...start(puzzle), ...ownOf(draft), digits, cursor, selected: new Set([cursor]) },
			conflicts: { ...seen, edges: new Set([...seen.edges, ...this.blame.edges]) },
			wrong: new Set([...this.blame.cells, ...this.wrong]),
			hinted: new Set(this.lacks),
			short: false,
			seen: false,
			grid: false,
		});
	}

	/** @param {Cell} cell */
	pick(cell) {
		this.cursor = cell;
		this.draw();
		this.sheet.focus();
	}

	/** Enter a digit, or mark or colour the cell. @param {Digit} digit 0: none
	 * @param {string} tool whose layer is changed */
	enter(digit, tool = this.tool) {
		const { draft, cursor } = this;
		const own = markOf(draft, tool, cursor, digit);
		if (own) return this.step(changed(draft, [own]));
		if (tool !== "entry") return this.give(digit);
		if (draft.digits[cursor]) tell("message", phrase("cell-has-a-clue", { cell: nameOf(boardOf(draft), cursor) }));
		this.step(changed(draft, entryOf(draft, cursor, digit)));
	}

	/** Make a digit the clue of the cell, or take it back; the cells across from it follow. @param {Digit} digit */
	give(digit) {
		const { draft, cursor, mirror } = this;
		const across = mirror ? cellsAcross(boardOf(draft), mirror, cursor).slice(1) : [];
		const { solution } = this.verdict;
		this.step(changed(draft, clueOf(draft, cursor, digit, across, solution)));
		// a digit of the only solution leaves it the only one: the next given need not wait to know it
		if (digit && solution[cursor] === String(digit) && this.draft.digits[cursor]) this.verdict.solution = solution;
		const others = across.filter((cell) => draft.digits[cell] !== this.draft.digits[cell]);
		if (!others.length) return;
		const cells = others.map((cell) => nameOf(boardOf(draft), cell));
		tell("message", phrase("changed-with-it", { cells, more: byId("message").textContent ?? "" }).trim());
	}

	/** Turn the dot of an edge: none, white, black, none. @param {EdgeIndex} edge */
	turn(edge) {
		if (edge === NOWHERE) return;
		const { draft } = this;
		const dot = /** @type {Dot} */ ((draft.dots[edge] + 1) % COLOURS.length);
		const [one, other] = boardOf(draft).edges[edge].map((cell) => nameOf(boardOf(draft), cell));
		const said = phrase("edge-is", { colour: COLOURS[dot], one, other });
		this.step(changed(draft, this.withPartner(edge, dot)), said);
	}

	/** Return the dot of an edge, and those of the edges across from it if clues are placed symmetrically.
	 * @param {EdgeIndex} edge @param {Dot} dot @returns {["dots", EdgeIndex, Dot][]} */
	withPartner(edge, dot) {
		const edges = this.mirror ? edgesAcross(boardOf(this.draft), this.mirror, edge) : [edge];
		return edges.map((each) => ["dots", each, dot]);
	}

	/** Paint an edge; a whole drag is one step. @param {EdgeIndex} edge @param {boolean} isFirst of the drag */
	paintEdge(edge, isFirst) {
		if (isFirst || !this.before) {
			const dot = DOTS[this.tool];
			this.paint = this.draft.dots[edge] === dot ? 0 : dot;
			this.before = this.draft;
		}
		const joined = changed(this.draft, this.withPartner(edge, this.paint));
		if (joined === this.draft) return tell("message", phrase("there-is-no-dot-to"));
		const steps = isFirst ? joined.past : [...this.before.past, joined.past.slice(this.before.past.length).flat()];
		this.step({ ...joined, past: steps });
	}

	/** @param {string} act */
	act(act) {
		const { draft } = this;
		if (act === "undo") this.step(undone(draft), phrase("undone"));
		if (act === "redo") this.step(redone(draft), phrase("redone"));
		if (act === "ask") this.ask();
		if (act === "follow") this.follow();
		if (act === "loosen") this.step(changed(draft, [["rule", 0, 0]]), phrase("missing-dots-mean-nothing"));
		if (act === "publish") this.publish();
		if (act === "unenter") this.step(changed(draft, withoutEntries(draft)), phrase("no-entry-is-left"));
		this.boards.act(act);
	}

	/** Place the dots that the digits ask for; those of the only solution, if the digits are its own. */
	follow() {
		const { draft } = this;
		this.step(changed(draft, dotsOfDigits(draft, this.verdict.solution)), phrase("dots-follow-the-digits"));
		if (this.draft === draft) tell("message", phrase("no-dot-has-changed"));
	}

	/** Open the panel that publishes the board, or say what the board lacks. */
	publish() {
		const lack = this.verdict.lack;
		tell("message", lack);
		if (lack) byId("message").scrollIntoView({ block: "nearest" });
		else void openPanel("publish", this);
	}

	listen() {
		listen(
			byId("board"),
			{ board: () => boardOf(this.draft), paints: () => this.tool in DOTS },
			{
				pick: (cell) => this.pick(cell),
				turn: (edge) => this.turn(edge),
				paint: (edge, isFirst) => this.paintEdge(edge, isFirst),
			},
		);
		byId("board").addEventListener("focusin", ({ target }) => {
			const cell = this.sheet.cells.indexOf(/** @type {HTMLElement} */ (target));
			if (cell >= 0 && cell !== this.cursor) this.pick(cell);
		});
		document.addEventListener("keydown", (event) => this.onKey(event));
		document.addEventListener("click", (event) => this.onClick(event));
		byId("digits").addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the board
		byId("rule").addEventListener("change", ({ target }) => {
			const { value } = /** @type {HTMLSelectElement} */ (target);
			this.step(changed(this.draft, [["rule", 0, Number(value)]]));
		});
		byId("mirror").addEventListener("change", () => {
			this.boards.reflect(this.mirror);
			this.draw();
			if (this.verdict.wanted.size) this.ask(); // proposals keep the symmetry
		});
		addEventListener("online", () => byId("ask-again").hidden || this.ask());
		this.shown.addEventListener("change", () => {
			this.drafts.put(SHOWN, this.shown.value);
			this.ask();
		});
		byId("draft-name").addEventListener("input", ({ target }) =>
			this.boards.rename(/** @type {HTMLInputElement} */ (target).value),
		);
	}

	/** @param {MouseEvent} event */
	onClick({ target }) {
		const { dataset } = /** @type {Element} */ (target).closest("button") ?? { dataset: {} };
		if ("close" in dataset) /** @type {Element} */ (target).closest("dialog")?.close();
		const { tool, digit, act, open, panel, size, boxes, draft, remove, changes, ideas } = /** @type {DOMStringMap} */ (
			dataset
		);
		if (tool) this.choose(tool);
		if (digit) this.enter(Number(digit));
		if (changes) this.step(changed(this.draft, JSON.parse(changes)));
		if (ideas && this.verdict.want(ideas)) this.asker.want(this.question, [[ideas]]);
		if (act) this.act(act);
		if (panel) void openPanel(panel, this);
		this.boards.press({ open, size, boxes, draft, remove });
	}

	/** @param {KeyboardEvent} event */
	onKey(event) {
		const target = /** @type {Element} */ (event.target);
		if (target.closest("input, textarea, select, dialog")) return;
		const isOnBoard = byId("board").contains(target) || target === document.body;
		const pressed = pressOf(event);
		if (isOnBoard && pressed.shift && event.key.startsWith("Arrow")) {
			event.preventDefault();
			const side = SIDES.indexOf(event.key.slice("Arrow".length).toLowerCase());
			this.turn(edgesAround(boardOf(this.draft), this.cursor)[side]);
			return;
		}
		const isPlain = !pressed.ctrl && !pressed.alt;
		const tool = isPlain && !pressed.shift && meaningOf(pressed, TOOL_KEYS);
		if (isOnBoard && tool) {
			event.preventDefault();
			return this.choose(tool);
		}
		const intent = (isPlain && meaningOf(pressed, ERASE)) || intentOf(pressed);
		if (intent?.type === "undo" || intent?.type === "redo") {
			event.preventDefault();
			this.act(intent.type);
		}
		if (!isOnBoard || !intent || !["press", "erase", "move"].includes(intent.type)) return;
		event.preventDefault();
		if ("digit" in intent) this.enter(Number(intent.digit), "tool" in intent ? intent.tool : undefined);
		if (intent.type === "erase") this.enter(0);
		if ("direction" in intent) this.move(/** @type {Direction} */ (intent.direction));
	}

	/** Choose what a tap or a digit puts. @param {string} tool */
	choose(tool) {
		this.tool = tool;
		this.draw();
	}

	/** @param {Direction} direction */
	move(direction) {
		this.pick(step(boardOf(this.draft), this.cursor, direction));
	}
}

new Workshop();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
