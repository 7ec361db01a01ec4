// A puzzle within a page of somebody else: the board and the keys. The server writes the puzzle into the HTML, so
// nothing is asked for. Progress is kept apart from the games of the page itself: who is led to click here changes
// none.

/** @import { Action, Game, PuzzleRecord, Tool } from "../types.d.ts" */

import { BoardView } from "./board/board.js";
import { byId } from "../shared/dom.js";
import { awake } from "../shared/clock.js";
import { pressOf } from "../shared/keys.js";
import { intentOf, isAid } from "./board/keys.js";
import * as pad from "./board/pad.js";
import { listen } from "./board/pointer.js";
import { conflicts, isSolved, ruleOf } from "./puzzle/rules.js";
import { begin, finished, pack, unpack } from "./puzzle/session.js";
import { next } from "./puzzle/state.js";
import { shelf } from "../shared/store.js";
import { phrase } from "../shared/speak.js";
import { answer, conflictLine } from "./board/answers.js";

const PLACE = "kropki:embed:"; // before the id: what is kept of this puzzle
const KEEP_PAUSE = 500; // milliseconds after a change until it is kept

const { id, ken, negative, boxes, name, fault } = document.body.dataset;
const EMPTY = "D/D/D/D"; // the board where there is no puzzle, which is not shown
/** @type {PuzzleRecord} */
const record = { id, ken: ken ?? EMPTY, negative: ruleOf(negative), boxes: boxes !== "false" };
const view = new BoardView(byId("board"));
const kept = ken ? shelf() : null;
/** @type {Game} */
let game = unpack(read()) ?? begin(record, Date.now());
let spoken = "";
let keeping = 0; // the timer after which it is kept; 0 = nothing has changed

/** Return what is kept of this puzzle; null where there is nothing, or nothing may be kept. */
function read() {
	try {
		return JSON.parse(kept?.getItem(PLACE + id) ?? "null");
	} catch {
		return null;
	}
}

function keep() {
	if (!keeping) return;
	clearTimeout(keeping);
	keeping = 0;
	try {
		kept?.setItem(PLACE + id, JSON.stringify(pack(game, awake())));
	} catch {
		// full: the game on the board goes on
	}
}

/** @param {Action} action */
function change(action) {
	const before = game.state;
	const state = next(before, action);
	if (state === before) return;
	game = { ...game, state };
	draw();
	if (state.digits !== before.digits) tellChange();
	if (state.past === before.past) return;
	clearTimeout(keeping);
	keeping = setTimeout(keep, KEEP_PAUSE);
}

function draw() {
	const { state } = game;
	view.draw({
		state,
		conflicts: conflicts(state.puzzle, state.digits),
		wrong: new Set(),
		hinted: new Set(),
		short: false,
		seen: true,
		grid: false,
	});
	pad.draw(state);
}

/** Say what a change amounts to: the end, a conflict, or nothing any more. */
function tellChange() {
	const { puzzle, digits } = game.state;
	const solved = isSolved(puzzle, digits);
	byId("board").classList.toggle("solved", solved);
	if (solved) game = finished(game, awake());
	const words = solved ? phrase("solved-well-done") : conflictLine(puzzle, digits, conflicts(puzzle, digits));
	byId("message").textContent = words;
	byId("message").classList.toggle("done", solved);
	if (words !== spoken) say(words);
	spoken = words;
}

/** @param {string} words */
function say(words) {
	byId("live").textContent = words;
}

/** @param {KeyboardEvent} event */
function onKey(event) {
	if (event.key === " " && /** @type {Element} */ (event.target).closest("button, a")) return;
	const intent = intentOf(pressOf(event));
	if (!intent || isAid(intent)) return;
	event.preventDefault();
	if (intent.type === "query") return say(answer(game.state, intent.query));
	change(intent.type === "press" ? { ...intent, tidy: true } : intent);
	if (intent.type === "move") view.focus();
}

/** @param {Event} event */
function onClick({ target }) {
	const { tool, digit, act } = /** @type {Element} */ (target).closest("button")?.dataset ?? {};
	if (tool) change({ type: "tool", tool: /** @type {Tool} */ (tool) });
	if (digit) change({ type: "press", digit: Number(digit), tidy: true });
	if (act) change(/** @type {Action} */ ({ type: act }));
}

byId("name").textContent = name ?? phrase("kropki-sudoku");
byId("open").setAttribute("href", ken ? `/k/${id}` : "/");
const dotless = record.negative ? phrase("no-dot-neither") : phrase("not-all-dots-shown");
byId("kind").textContent = record.boxes ? dotless : `${phrase("no-boxes")}, ${dotless}`;
document.body.classList.toggle("empty", !ken);
listen(
	byId("board"),
	{
		size: () => game.state.puzzle.size,
		isSelected: (cell) => game.state.selected.has(cell),
		multi: () => false,
	},
	(action) => {
		change(action);
		if (action.type === "pick") view.focus();
	},
);
byId("board").addEventListener("focusin", ({ target }) => {
	const cell = view.cells.indexOf(/** @type {HTMLElement} */ (target));
	if (cell >= 0 && cell !== game.state.cursor) change({ type: "pick", cell, how: "only" });
});
// the focus stays on the board
document.querySelector(".controls")?.addEventListener("pointerdown", (event) => event.preventDefault());
document.addEventListener("keydown", onKey);
document.addEventListener("click", onClick);
window.addEventListener("pagehide", keep);
draw();
tellChange();
if (fault) byId("message").textContent = fault;
