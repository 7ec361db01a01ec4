// Joins everything: the only module that knows both the state and the page.

/** @import { Action, Cell, Digit, Game, Intent, PuzzleRecord, Settings, State, Tool, Wanted } from "../types.d.ts" */

import * as api from "./puzzle/api.js";
import { BoardView } from "./board/board.js";
import { button, byId, closeAll } from "../shared/dom.js";
import { awake } from "../shared/clock.js";
import { isTyped, pressOf } from "../shared/keys.js";
import { meant } from "./board/digit-first.js";
import { Focus } from "./board/focus.js";
import { Hints } from "./help/hints.js";
import { shownName } from "./help/techniques.js";
import { intentOf, isAid } from "./board/keys.js";
import { pathOf } from "./puzzle/link.js";
import { Menus } from "./menus.js";
import { Opening } from "./opening.js";
import * as pad from "./board/pad.js";
import { play, store } from "./play.js";
import { dropResult, offerBack, progress, say, tell, tellSolved, tellUnkept, title } from "./board/page.js";
import { listenLong } from "./board/long-press.js";
import { listen } from "./board/pointer.js";
import { Reserve } from "./puzzle/offline-reserve.js";
import { NO_CONFLICTS, isSolved, knownConflicts } from "./puzzle/rules.js";
import { begin, clockText, finished, helped, keyOf, moved, spent, timed, unpack } from "./puzzle/session.js";
import { settingsFrom } from "../shared/settings.js";
import { phrase } from "../shared/speak.js";
import { Shared } from "./puzzle/tabs.js";
import { next } from "./puzzle/state.js";
import { difficultyOf, solutionOf } from "./puzzle/solution.js";
import { isSolve, solveKey, solveOf } from "./solved/solves.js";

const PAINT = 40; // milliseconds in which a change is on the screen

const shared = new Shared(store);
const reserve = new Reserve(store, api);
const root = byId("board");
const view = new BoardView(root);
const focus = new Focus(() => view.focus());
const hints = new Hints({
	root,
	change,
	draw,
	count,
	game: () => play.game,
	solution: () => play.solution,
	tidy: () => play.settings.tidy,
	staged: () => !play.settings.whole,
	path: (record) => reserve.path(record),
	focus: () => view.focus(),
});

/** Put a game on the board; the one before stays in the store. @param {Game} opened */
function show(opened) {
	keep();
	play.held = false;
	const isLeft = dropResult();
	play.untold = null;
	play.game = timed(shared.begin(opened), isRunning(), awake());
	hints.clear();
	const { record } = play.game;
	play.solution = solutionOf(record, (words) => play.game?.record === record && tell(words, "fault"));
	play.solution.catch(() => {}); // who asks for it is told
	root.classList.toggle("solved", play.game.done !== null);
	title(play.game.record, shownName);
	menus?.dialogs?.daily.draw();
	if (!play.game.record.difficulty) grade(play.game.record);
	if (play.game.done === null) tell("");
	else tellSolved(timeText());
	keep();
	dispatchEvent(new Event("kropki:opened"));
	draw();
	if (play.settings.notes && !play.game.state.past.length) change({ type: "fill-marks" });
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
	const before = play.game;
	show(opened);
	const path = pathOf(opened.record);
	const entry = { game: keyOf(opened.record) };
	if (before && keyOf(before.record) !== entry.game) history.pushState(entry, "", path);
	else history.replaceState(entry, "", path);
	if (before?.state.past.length && before.done === null && keyOf(before.record) !== entry.game) offerBack();
}

/** Tell whether the clock runs: somebody sees the board. */
function isRunning() {
	return !document.hidden && !play.held && !document.querySelector("dialog[open], #home");
}

/** Let the clock run, or stand still, as the page is now. */
function rest() {
	if (play.game) play.game = timed(play.game, isRunning(), awake());
	root.classList.toggle("held", play.held);
	root.inert = play.held;
	root.dataset.held = phrase("paused");
	showTime();
}

/** Stop the clock and hide the board, or go on. */
function hold() {
	if (!play.game || play.game.done !== null) return;
	play.held = !play.held;
	rest();
	if (play.held)
		return tell(phrase("paused-board-is-hidden"), "", { then: button(phrase("go-on"), { hold: "" }, "main") });
	tell("");
	view.focus();
}

/** Show the game of an entry of the history. @param {PopStateEvent} event */
function onBack({ state }) {
	if ((closeAll() || hints.close() || leaveResult()) && play.game)
		return history.pushState({ game: keyOf(play.game.record) }, "", pathOf(play.game.record));
	const left = unpack(store.game(state?.game));
	if (left) show(left);
	else opening.start();
}

/** Draw the keys and keep the game once the board's change, which the player waits for, is on the screen. */
function settle() {
	play.settling = 0;
	if (play.game) pad.draw(play.game.state);
	if (play.changes) play.untold = play.changes.tell(play.untold, play.game?.state);
	showTime();
	keep();
	if (play.game?.done) menus.dialogs?.daily.draw();
}

/** Write the game on the board to the store. */
function keep() {
	if (!play.game) return;
	takeOver(shared.write(play.game, awake()));
	store.put("current", keyOf(play.game.record));
	const { record, state, done } = play.game;
	if (shared.isBehind && state.past.length && done === null) tellUnkept(record, state.digits);
}

/** Ask how hard a puzzle is that came by itself; without an answer it stays untold. @param {PuzzleRecord} record */
async function grade(record) {
	const difficulty = (await play.solution.catch(() => null)) && (await difficultyOf(record));
	if (!difficulty || play.game?.record !== record) return;
	play.game = { ...play.game, record: { ...record, difficulty } };
	title(play.game.record, shownName);
	menus?.dialogs?.daily.draw();
	keep();
}

/** Do what an intent means.
 * @param {Wanted} intent @param {boolean} [isTap] whether it came from the pointer on the board */
function dispatch(intent, isTap = false) {
	if (!play.game || play.held) return;
	if (document.getElementById("home")) leaveResult();
	for (const each of meant(intent, play.settings.first ? play.game.state.chosen : null, isTap)) perform(each);
}

/** Change the state by an intent and draw what changed. @param {Intent} intent */
function perform(intent) {
	if (!play.game) return;
	if (intent.type === "query") return say(play.changes?.answer(play.game.state, intent.query) ?? "");
	if (isAid(intent)) return hints.press(intent.type);
	change(intent.type === "press" ? { ...intent, tidy: play.settings.tidy || play.settings.notes } : intent);
	const digit = play.game.state.chosen;
	if (intent.type === "choose") say(digit ? phrase("digit-is-chosen", { digit }) : phrase("no-digit-is-chosen"));
	if (intent.type === "pick") view.focus();
	if (intent.type === "move") focus.follow();
}

/** @param {Action} action */
function change(action) {
	if (!play.game) return;
	const before = play.game.state;
	const state = play.changes?.next(before, action, play.settings) ?? next(before, action);
	if (state === before) return;
	play.game = moved(play.game, state, awake());
	if (state.past !== before.past) hints.clear();
	drawBoard();
	const { tool, chosen, cursor } = before;
	if (state.tool !== tool || state.chosen !== chosen || state.cursor !== cursor) pad.draw(state);
	if (state.past === before.past) return;
	play.untold ??= before;
	tellChange(before);
	play.settling ||= setTimeout(settle, PAINT);
}

function draw() {
	drawBoard();
	if (play.game) pad.draw(play.game.state);
	showTime();
}

function drawBoard() {
	if (!play.game) return;
	const { state } = play.game;
	const { help } = hints;
	const isAided = ["hint", "why", "fault"].includes(help.kind);
	view.draw({
		state,
		conflicts: shownConflicts(state),
		wrong: help.wrong,
		hinted: help.cells,
		short: play.settings.short,
		seen: play.settings.seen && !isAided,
		grid: play.settings.grid,
	});
	menus?.dialogs?.trial.draw(state);
	root.classList.toggle("aided", isAided);
	root.classList.toggle("labelled", play.settings.labels || isAided || help.wrong.size > 0);
}

/** Return the conflicts that are to be shown. @param {State} state */
const shownConflicts = ({ puzzle, digits }) =>
	play.settings.conflicts ? knownConflicts(puzzle, digits) : NO_CONFLICTS;

/** Say what a change amounts to: the end, a conflict, or nothing any more. @param {State} before */
function tellChange(before) {
	if (!play.game) return;
	const { state } = play.game;
	const solved = isSolved(state.puzzle, state.digits);
	root.classList.toggle("solved", solved);
	if (!solved) dropResult();
	if (solved && state.digits !== before.digits) return celebrate();
	if (play.changes?.tellConflicts(state, shownConflicts(state))) ring("fault");
	else if (state.digits !== before.digits) ring("entry");
}

function celebrate() {
	if (!play.game) return;
	const isFirst = play.game.done === null;
	play.game = finished(play.game, awake());
	if (isFirst) store.keepSolve(solveKey(play.game.record), solveOf(play.game), isSolve);
	ring("done");
	play.changes?.motion?.wave();
	tellSolved(timeText(), menus.nextButton(play.game.record));
	showTime();
	menus.showResult();
}

/** Make a sound, where sounds are wanted, once the board's change is on the screen.
 * @param {"entry" | "fault" | "done"} name */
function ring(name) {
	if (play.settings.sound)
		setTimeout(() => import("../shared/sound.js").then(({ play }) => play(name)).catch(() => {}), PAINT);
}

/** Close what stands in the place of the keys: the view of the result, which can be opened again, or the greeting. */
function leaveResult() {
	if (!dropResult()) return false;
	if (play.game?.done) tellSolved(timeText());
	rest();
	view.focus();
	return true;
}

/** Count a hint or a check. @param {"hints" | "checks"} help */
function count(help) {
	if (!play.game) return;
	play.game = helped(play.game, help);
	play.settling ||= setTimeout(settle, PAINT);
}

function showTime() {
	awake(); // each second, shown or not
	progress(play.game?.state.digits.filter((digit) => !digit).length ?? 0, timeText(), play.held);
	menus?.dialogs?.daily.aside.progress();
}

/** Return the time played, where it is shown. */
const timeText = () => (play.settings.timer && play.game ? clockText(spent(play.game, awake())) : "");

/** @param {KeyboardEvent} event */
function onKey(event) {
	const target = /** @type {Element} */ (event.target);
	if (event.key === "Tab") focus.catchUp();
	if (event.key === "Escape" && !target.closest("dialog, [popover]") && (hints.close() || leaveResult())) return;
	if (isTyped(event) || target.closest("dialog, [popover]")) return;
	if ([" ", "Enter"].includes(event.key) && target.closest("button, a, summary")) return;
	if (event.key === "Enter" && hints.go()) return event.preventDefault();
	const intent =
		play.settings.first && event.key === "Enter" ? /** @type {Wanted} */ ({ type: "enter" }) : intentOf(pressOf(event));
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
	act: (name) =>
		name === "next"
			? opening.newPuzzle()
			: name === "fill-marks"
				? menus.ask((dialogs) => dialogs.fillMarks())
				: dispatch(/** @type {Intent} */ ({ type: name })),
	back: () => history.back(),
	leave: leaveResult,
	hold,
};

/** @param {Event} event */
function onClick({ target }) {
	const pressed = /** @type {Element} */ (target).closest("button");
	if (pressed?.closest("#menu")) byId("menu").hidePopover();
	for (const [name, value] of Object.entries(pressed?.dataset ?? {}))
		(clicks[name] ?? menus.clicks[name])?.(value ?? "");
}

/** Let the clock stand still while nobody looks; then see what other tabs did meanwhile. */
function onVisibility() {
	if (!document.hidden || !play.game) return follow();
	rest();
	keep();
}

/** See what another tab has made of this game.
 * @param {string | null} [written] what it wrote; else what the store has */
function follow(written) {
	if (!play.game) return;
	takeOver(shared.read(play.game, awake(), written));
	play.game = timed(play.game, isRunning(), awake());
	if (shared.isBehind) keep();
	showTime();
}

/** Go on with the game as it is with the steps of another tab. @param {Game} other */
function takeOver(other) {
	const before = play.game?.state;
	play.game = other;
	if (!before || other.state === before) return;
	hints.clear();
	draw();
	const { puzzle, digits } = play.game.state;
	if (play.game.done === null && isSolved(puzzle, digits)) celebrate(); // by both tabs together
	root.classList.toggle("solved", play.game.done !== null);
	play.settling ||= setTimeout(settle, PAINT);
}

/** @param {Partial<Settings>} chosen */
function choose(chosen) {
	if (chosen.first === false) change({ type: "choose", digit: 0 });
	const hadSound = play.settings.sound;
	play.settings = { ...play.settings, ...chosen };
	if (play.settings.sound && !hadSound) ring("done"); // so that it is known
	store.put("settings", play.settings);
	dispatchEvent(new Event("kropki:settings"));
	draw();
	if (chosen.notes) change({ type: "fill-marks" });
}

const opening = new Opening({
	store,
	reserve,
	open,
	show: go,
	choose,
	game: () => play.game,
	settings: () => play.settings,
	focus: () => view.focus(),
});

const menus = new Menus({
	store,
	open,
	show: go,
	choose,
	rest,
	dispatch,
	isHeld: () => play.held,
	newPuzzle: (wish) => opening.newPuzzle(wish),
	openDay: (day, level) => opening.openDay(day, level),
	asked: (ask, tellFault) => opening.asked(ask, tellFault),
	leave: () => (keep(), (play.game = null)),
	game: () => play.game,
	solution: () => play.solution.catch(() => null),
	settings: () => play.settings,
});

listen(
	root,
	{
		size: () => play.game?.state.puzzle.size ?? 9,
		isSelected: (cell) => play.game?.state.selected.has(cell) ?? false,
		multi: pad.isSeveral,
	},
	(action) => dispatch(action, true),
);
root.addEventListener("focusin", ({ target }) => {
	const cell = view.cells.indexOf(/** @type {HTMLElement} */ (target));
	if (cell >= 0 && cell !== play.game?.state.cursor) dispatch({ type: "pick", cell, how: "only" });
});
document.addEventListener("keydown", onKey);
document.addEventListener("click", onClick);
document.addEventListener("visibilitychange", onVisibility);
window.addEventListener("pagehide", keep);
window.addEventListener("popstate", onBack);
window.addEventListener("storage", ({ key, newValue }) => {
	if (play.game && store.isGame(key, keyOf(play.game.record))) follow(newValue);
	if (key !== "kropki:settings") return;
	play.settings = settingsFrom(store.get("settings")); // or this tab would write its own over them
	menus.dialogs?.drawSettings();
	draw();
});
setInterval(showTime, 1000);
pad.listen();
listenLong((name) => dispatch(/** @type {Intent} */ ({ type: name })));
await opening.start();
menus.welcome(opening.isReturn);
hints.load();
import("./puzzle/offline-fetch.js").then(({ fill }) => fill(reserve)).catch(() => {}); // without it, none is kept
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
play.changes = await import("./board/after-change.js").then(({ After }) => new After(view)).catch(() => null);
if (play.untold && play.game) play.changes?.tellConflicts(play.game.state, shownConflicts(play.game.state));
settle(); // what was changed meanwhile is told
