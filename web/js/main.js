// Joins everything: the only module that knows both the state and the page.

/** @import { Action, Cell, Conflicts, Digit, Game, Intent, PuzzleRecord, Settings, State, Tool } from "../types.d.ts" */

import * as api from "./api.js";
import { BoardView } from "./board.js";
import { button, byId, press } from "./dom.js";
import { Hints } from "./hints.js";
import { parseGrid } from "./ken.js";
import { intentOf } from "./keys.js";
import { pathOf } from "./link.js";
import { Menus } from "./menus.js";
import { Opening } from "./opening.js";
import * as pad from "./pad.js";
import { hush, progress, say, tell, title } from "./page.js";
import { listen } from "./pointer.js";
import { Reserve } from "./reserve.js";
import { NO_CONFLICTS, conflicts, isSolved } from "./rules.js";
import { begin, clockText, finished, helped, keyOf, pack, spent, timed, unpack } from "./session.js";
import { settingsFrom } from "./settings.js";
import { solveKey, solveOf } from "./solves.js";
import { next } from "./state.js";
import { Store, shelf } from "./store.js";
import { answer, conflictLine, conflictWords } from "./words.js";

const PAINT = 40; // milliseconds in which a change is on the screen

const store = new Store(shelf());
const reserve = new Reserve(store, api);
const root = byId("board");
const view = new BoardView(root);
const hints = new Hints({ game: () => game, solution: () => solution, change, draw, tidy: () => settings.tidy, path: (record) => reserve.path(record), count });

let settings = settingsFrom(store.get("settings"));
/** @type {Game | null} the game on the board */
let game = null;
/** @type {Promise<Digit[] | null>} the solution of the puzzle on the board, null unless it is the only one */
let solution = Promise.resolve(null);
let keptAt = 0; // when this tab last wrote to the store
let settling = 0; // the timer after which it will write again
/** @type {Element | null} where the focus stays until the cursor's move is on the screen */
let left = null;
/** @type {{ digits?: readonly Digit[], found: Conflicts }} the last conflicts, and of which digits */
let judged = { found: NO_CONFLICTS };
let spoken = "";
let several = false; // whether a tap adds to the selection
let held = false; // whether the player has stopped the clock; the board is hidden then

/** Put a game on the board; the one before stays in the store. @param {Game} opened */
function show(opened) {
	keep();
	held = false;
	const isLeft = dropResult();
	game = timed(opened, isRunning(), Date.now());
	hints.clear();
	solution = solutionOf(game.record);
	solution.catch(() => {}); // who asks for it is told
	spoken = "";
	root.classList.toggle("solved", game.done !== null);
	title(game.record);
	if (!game.record.difficulty) grade(game.record);
	if (game.done === null) tell("");
	else tellSolved(button("Result", { result: "" }, "main"));
	keep();
	draw();
	if (isLeft) view.focus();
}

/** Open a puzzle: where it was left, if it was played before.
 * @param {PuzzleRecord} record @param {[Cell, Digit][]} [entered] digits that are there already */
function open(record, entered = []) {
	const fresh = begin(record, Date.now());
	const kept = unpack(store.game(keyOf(fresh.record)));
	go(kept ? { ...kept, record: { ...fresh.record, ...kept.record } } : fresh);
	if (!kept && entered.length) change({ type: "step", placements: entered, eliminations: [] });
}

/** Show another game, at its own address; Back leads to the one before. @param {Game} opened */
function go(opened) {
	const before = game;
	show(opened);
	const path = pathOf(opened.record);
	const entry = { game: keyOf(opened.record) };
	if (before && keyOf(before.record) !== entry.game) history.pushState(entry, "", path);
	else history.replaceState(entry, "", path);
	if (before?.state.past.length && before.done === null && keyOf(before.record) !== entry.game) offerBack();
}

/** Say how to get back to the puzzle that was in progress. */
function offerBack() {
	tell("The last puzzle is kept.", "", { then: button("Back to it", { back: "" }, "main") });
}

/** Tell whether the clock runs: somebody sees the board. */
function isRunning() {
	return !document.hidden && !held && !document.querySelector("dialog[open]");
}

/** Let the clock run, or stand still, as the page is now. */
function rest() {
	if (game) game = timed(game, isRunning(), Date.now());
	root.classList.toggle("held", held);
	root.inert = held;
	showTime();
}

/** Stop the clock and hide the board, or go on. */
function hold() {
	if (!game || game.done !== null) return;
	held = !held;
	rest();
	if (held) return tell("Paused: the board is hidden.", "", { then: button("Go on", { hold: "" }, "main") });
	tell("");
	view.focus();
}

/** Show the game of an entry of the history. @param {PopStateEvent} event */
function onBack({ state }) {
	const left = unpack(store.game(state?.game));
	if (left) show(left);
	else opening.start();
}

/** Draw the keys and keep the game once the board's change, which the player waits for, is on the screen. */
function settle() {
	if (game) pad.draw(game.state);
	showTime();
	keep();
}

/** Write the game on the board to the store. */
function keep() {
	clearTimeout(settling);
	settling = 0;
	if (!game) return;
	keptAt = Date.now();
	store.keepGame(keyOf(game.record), pack(game, keptAt));
	store.put("current", keyOf(game.record));
}

/** Give the solution that came with a puzzle, or ask for it; say so where there is not exactly one.
 * @param {PuzzleRecord} record */
async function solutionOf(record) {
	if (record.solution) return parseGrid(record.solution);
	const { solutions, solution: found } = await api.solve(record);
	if (solutions === 1 && found) return parseGrid(found);
	if (game?.record === record) tell(`This puzzle has ${solutions ? "more than one solution" : "no solution"}.`, "fault");
	return null;
}

/** Ask how hard a puzzle is that came by itself; without an answer it stays untold. @param {PuzzleRecord} record */
async function grade(record) {
	const isSound = await solution.catch(() => null);
	if (!isSound || game?.record !== record) return;
	const { difficulty } = await api.grade(record).catch(() => ({ difficulty: null }));
	if (!difficulty || game?.record !== record) return;
	game = { ...game, record: { ...record, difficulty } };
	title(game.record);
	keep();
}

/** Change the state by an intent and draw what changed. @param {Intent} intent */
function dispatch(intent) {
	if (!game) return;
	if (intent.type === "query") return say(answer(game.state, intent.query));
	if (intent.type === "hint") return hints.hint();
	if (intent.type === "check") return hints.check();
	change(intent.type === "press" ? { ...intent, tidy: settings.tidy } : intent);
	if (intent.type === "pick") view.focus();
	if (intent.type !== "move" || left) return;
	left = document.activeElement;
	setTimeout(catchUp, PAINT);
}

/** Let the focus follow the cursor, unless it went elsewhere by itself. */
function catchUp() {
	if (left && left === document.activeElement) view.focus();
	left = null;
}

/** @param {Action} action */
function change(action) {
	if (!game) return;
	const before = game.state;
	const state = next(before, action);
	if (state === before) return;
	game = { ...game, state };
	if (state.past !== before.past) hints.clear();
	drawBoard();
	if (state.tool !== before.tool) pad.draw(state);
	if (state.past === before.past) return;
	judge(before);
	settling ||= setTimeout(settle, PAINT);
}

function draw() {
	drawBoard();
	if (game) pad.draw(game.state);
	showTime();
}

function drawBoard() {
	if (!game) return;
	const { state } = game;
	const { help } = hints;
	view.draw({
		state, conflicts: shownConflicts(state), wrong: help.wrong,
		hinted: new Set(help.step?.cells), hintedEdges: new Set(help.step?.edges), short: settings.short, seen: settings.seen, grid: settings.grid,
	});
	root.classList.toggle("labelled", settings.labels || help.step !== null || help.wrong.size > 0);
}

/** Give the conflicts that are to be shown. @param {State} state */
function shownConflicts({ puzzle, digits }) {
	if (!settings.conflicts) return NO_CONFLICTS;
	if (judged.digits !== digits) judged = { digits, found: conflicts(puzzle, digits) };
	return judged.found;
}

/** Say what a change amounts to: the end, a conflict, or nothing any more. @param {State} before */
function judge(before) {
	if (!game) return;
	const { state } = game;
	const solved = isSolved(state.puzzle, state.digits);
	root.classList.toggle("solved", solved);
	if (!solved) dropResult();
	if (solved && state.digits !== before.digits) return celebrate();
	const found = shownConflicts(state);
	const words = conflictWords(state.puzzle, state.digits, found);
	if (!words) hush();
	else if (words !== spoken) tell(conflictLine(state.puzzle, state.digits, found), "fault", { words });
	spoken = words;
}

function celebrate() {
	if (!game) return;
	const isFirst = game.done === null;
	game = finished(game, Date.now());
	if (isFirst) store.keepSolve(solveKey(game.record), solveOf(game));
	tellSolved(menus.nextButton(game.record));
	showTime();
	menus.showResult();
}

/** Say that the game is solved. @param {HTMLElement} then what may be done next */
function tellSolved(then) {
	const time = settings.timer && game ? ` in ${clockText(game.spent)}` : "";
	tell(`Solved${time}. Well done!`, "done", { then });
}

/** Close the view of the result, if it is there; the board can be looked at, and it can be opened again. */
function leaveResult() {
	if (!dropResult()) return false;
	tellSolved(button("Result", { result: "" }, "main"));
	view.focus();
	return true;
}

/** Take away the view of the result; tell whether it was there. */
function dropResult() {
	const result = document.getElementById("result");
	result?.remove();
	return result !== null;
}

/** Count a hint or a check. @param {"hints" | "checks"} help */
function count(help) {
	if (!game) return;
	game = helped(game, help);
	settling ||= setTimeout(settle, PAINT);
}

function showTime() {
	const time = settings.timer && game ? clockText(spent(game, Date.now())) : "";
	progress(game?.state.digits.filter((digit) => !digit).length ?? 0, time, held);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
	const target = /** @type {Element} */ (event.target);
	if (event.key === "Tab") catchUp();
	if (event.key === "Escape" && !target.closest("dialog, [popover]") && leaveResult()) return;
	if (target.closest("dialog, [popover], input, select, textarea")) return;
	if (event.key === " " && target.closest("button, a, summary")) return;
	const intent = intentOf({
		key: event.key, code: event.code, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey,
		numLock: event.getModifierState("NumLock"),
	});
	if (!intent) return;
	event.preventDefault();
	dispatch(intent);
	void root.offsetWidth; // lay it out now, while the next frame is waited for
}

/** What buttons do, by the name of their data. @type {Record<string, (value: string) => void>} */
const clicks = {
	level: (difficulty) => opening.newPuzzle({ difficulty }),
	tool: (tool) => dispatch({ type: "tool", tool: /** @type {Tool} */ (tool) }),
	digit: (digit) => dispatch({ type: "press", digit: Number(digit) }),
	act: (name) => (name === "next" ? opening.newPuzzle() : name === "fill-marks" ? fillMarks() : dispatch(/** @type {Intent} */ ({ type: name }))),
	back: () => history.back(),
	leave: leaveResult,
	hold,
};

/** Fill in all candidates, each at its own place, so that they are not taken for marks of the player's own. */
function fillMarks() {
	choose({ grid: true });
	dispatch({ type: "fill-marks" });
	tell("All that houses and dots leave is filled in. Cells with marks of yours are as they were.");
}

/** @param {Event} event */
function onClick({ target }) {
	const pressed = /** @type {Element} */ (target).closest("button");
	if (pressed?.closest("#menu")) byId("menu").hidePopover();
	for (const [name, value] of Object.entries(pressed?.dataset ?? {})) (clicks[name] ?? menus.clicks[name])?.(value ?? "");
}

/** Let the clock stand still while nobody looks; then see what other tabs did meanwhile. */
function onVisibility() {
	if (document.hidden && game) {
		rest();
		keep();
	} else follow();
}

/** Take over what another tab has made of this game, so that neither loses an entry. */
function follow() {
	if (!game) return;
	const stored = store.game(keyOf(game.record));
	const other = stored?.updated > keptAt ? unpack(stored) : null;
	if (other) {
		const { puzzle, selected, cursor, tool } = game.state;
		const most = (/** @type {"hints" | "checks"} */ help) => Math.max(game?.[help] ?? 0, other[help]);
		game = { ...other, hints: most("hints"), checks: most("checks"), state: { ...other.state, puzzle, selected, cursor, tool } };
		keptAt = stored.updated;
		hints.clear();
	}
	game = timed(game, isRunning(), Date.now());
	root.classList.toggle("solved", game.done !== null);
	draw();
}

/** @param {Partial<Settings>} chosen */
function choose(chosen) {
	settings = { ...settings, ...chosen };
	store.put("settings", settings);
	dispatchEvent(new Event("kropki:settings"));
	draw();
}

const opening = new Opening({
	store, reserve, open, show: go, choose,
	game: () => game,
	settings: () => settings,
	focus: () => view.focus(),
});

const menus = new Menus({
	store, open, show: go, choose, rest,
	newPuzzle: (wish) => opening.newPuzzle(wish),
	game: () => game,
	solution: () => solution.catch(() => null),
	settings: () => settings,
});

listen(root, {
	size: () => game?.state.puzzle.size ?? 9,
	isSelected: (cell) => game?.state.selected.has(cell) ?? false,
	multi: () => several,
}, dispatch);
root.addEventListener("focusin", ({ target }) => {
	const cell = view.cells.indexOf(/** @type {HTMLElement} */ (target));
	if (cell >= 0 && cell !== game?.state.cursor) dispatch({ type: "pick", cell, how: "only" });
});
document.addEventListener("keydown", onKey);
document.addEventListener("click", onClick);
document.addEventListener("visibilitychange", onVisibility);
window.addEventListener("pagehide", keep);
window.addEventListener("popstate", onBack);
byId("timer").addEventListener("click", hold);
window.addEventListener("storage", ({ key }) => game && store.isGame(key, keyOf(game.record)) && follow());
setInterval(showTime, 1000);
document.querySelector(".panel")?.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the board
byId("multi").addEventListener("click", () => {
	several = !several;
	press(byId("multi"), several);
});
await opening.start();
menus.welcome();
reserve.fill();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
