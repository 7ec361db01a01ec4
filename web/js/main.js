// Joins everything: the only module that knows both the state and the page.

/** @import { Action, Conflicts, Digit, Game, Help, Intent, PuzzleRecord, Settings, State, Tool, Wish } from "../types.d.ts" */

import * as api from "./api.js";
import { BoardView } from "./board.js";
import * as coach from "./coach.js";
import { button, byId, press } from "./dom.js";
import { nameOf } from "./geometry.js";
import { parseGrid } from "./ken.js";
import { intentOf } from "./keys.js";
import { puzzleIn } from "./link.js";
import { Menus } from "./menus.js";
import * as pad from "./pad.js";
import { hush, say, tell, title } from "./page.js";
import { faultWords } from "./paste.js";
import { listen } from "./pointer.js";
import { Reserve } from "./reserve.js";
import { NO_CONFLICTS, conflicts, isSolved } from "./rules.js";
import { begin, clockText, finished, keyOf, pack, spent, timed, unpack } from "./session.js";
import { settingsFrom } from "./settings.js";
import { next } from "./state.js";
import { Store, shelf } from "./store.js";
import { answer, conflictCount, conflictWords } from "./words.js";

const PAINT = 40; // milliseconds in which a change is on the screen

const store = new Store(shelf());
const reserve = new Reserve(store, api);
const root = byId("board");
const view = new BoardView(root);

let settings = settingsFrom(store.get("settings"));
/** @type {Game | null} the game on the board */
let game = null;
/** @type {Help} */
let help = coach.NO_HELP;
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

/** Put a game on the board; the one before stays in the store. @param {Game} opened */
function show(opened) {
	keep();
	game = timed(opened, !document.hidden, Date.now());
	help = coach.NO_HELP;
	solution = solutionOf(game.record);
	spoken = "";
	root.classList.toggle("solved", game.done !== null);
	title(game.record);
	if (!game.record.difficulty) grade(game.record);
	tell("");
	keep();
	draw();
}

/** Open a puzzle: where it was left, if it was played before. @param {PuzzleRecord} record */
function open(record) {
	const fresh = begin(record, Date.now());
	const kept = unpack(store.game(keyOf(fresh.record)));
	show(kept ? { ...kept, record: { ...fresh.record, ...kept.record } } : fresh);
}

/** Draw the keys and keep the game once the board's change, which the player waits for, is on the screen. */
function settle() {
	if (game) pad.draw(game.state);
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

/** Give the solution that came with a puzzle, or ask for it. @param {PuzzleRecord} record */
async function solutionOf(record) {
	if (record.solution) return parseGrid(record.solution);
	const { solutions, solution: found } = await api.solve(record);
	return solutions === 1 && found ? parseGrid(found) : null;
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
	if (intent.type === "hint") return hint();
	if (intent.type === "check") return check();
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
	if (state.past !== before.past) help = coach.NO_HELP;
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
	view.draw({
		state, conflicts: shownConflicts(state), wrong: help.wrong,
		hinted: new Set(help.step?.cells), hintedEdges: new Set(help.step?.edges), short: settings.short, seen: settings.seen,
	});
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
	if (solved && state.digits !== before.digits) return celebrate();
	const found = shownConflicts(state);
	const words = conflictWords(state.puzzle, found);
	if (!words) hush();
	else if (words !== spoken) tell(conflictCount(found), "fault", { words });
	spoken = words;
}

function celebrate() {
	if (!game) return;
	game = finished(game, Date.now());
	const time = settings.timer ? ` in ${clockText(game.spent)}` : "";
	tell(`Solved${time}. Well done!`, "done", { then: button("Next puzzle", { act: "next" }, "main") });
	showTime();
}

function showTime() {
	const text = settings.timer && game ? clockText(spent(game, Date.now())) : "";
	if (byId("timer").textContent !== text) byId("timer").textContent = text;
}

async function check() {
	const asked = game;
	const right = await solution.catch(() => undefined);
	if (!game || !isStill(asked)) return;
	if (right === undefined) return tell("The service cannot be reached, so nothing could be checked.", "fault");
	if (right === null) return tell("This puzzle does not have exactly one solution, so there is nothing to check against.", "fault");
	const { help: shown, text } = coach.check(help, coach.mistakes(game.state, right));
	help = shown;
	draw();
	tell(text, text.startsWith("Everything") ? "done" : "fault");
}

/** Tell whether the board is as it was. @param {Game | null} asked */
function isStill(asked) {
	return game?.state.puzzle === asked?.state.puzzle && game?.state.past === asked?.state.past;
}

/** Press Hint: where to look, then why, then the step itself. */
async function hint() {
	if (!game) return;
	const { kind, step, presses } = help;
	if (kind !== "hint" || !step) return ask();
	if (presses === 1) {
		help = { ...help, presses: 2 };
		return tell(`${step.sentence} Press Hint again to take the step.`);
	}
	change({ type: "step", placements: step.placements, eliminations: step.eliminations, tidy: settings.tidy });
	if (game.done === null) tell(step.sentence);
}

/** Ask for a hint from this position: of the service, or of the path that came with the puzzle. */
async function ask() {
	const asked = game;
	if (!asked) return;
	try {
		const given = coach.hinted(asked.state, await hintFor(asked));
		if (!isStill(asked)) return; // the board has moved on
		help = given.help;
		draw();
		tell(given.text, help.wrong.size ? "fault" : "");
	} catch (error) {
		tell(`No hint: ${api.words(error)}.`, "fault");
	}
}

/** @param {Game} asked */
async function hintFor({ state, record }) {
	try {
		return await api.hint(coach.position(state, record.ken));
	} catch (error) {
		const right = await solution.catch(() => null);
		const wrong = right ? coach.mistakes(state, right) : [];
		if (wrong.length) return { mistakes: wrong.map((cell) => nameOf(state.puzzle.board, cell)) };
		const step = coach.nextOf(state, reserve.path(record));
		if (step) return step;
		throw error;
	}
}

/** Put a puzzle that fits the wish on the board; on failure, say so and leave the board. @param {Wish} [wanted] */
async function newPuzzle(wanted = {}) {
	choose(wanted);
	const { size, negative, difficulty } = settings;
	document.body.classList.add("busy");
	try {
		const { record, spare } = await reserve.puzzle({ size, negative, difficulty });
		open(record);
		history.replaceState(null, "", "/");
		if (spare) tell("The service cannot be reached: this one is from the reserve.");
		view.focus();
	} catch (error) {
		tell(`No new puzzle: ${api.words(error)}.`, "fault", { then: game ? undefined : button("Try again", { act: "next" }, "main") });
	} finally {
		document.body.classList.remove("busy");
	}
}

/** Show the puzzle of the link; without one, the game that was left, or a new puzzle. */
async function start() {
	try {
		const linked = await linkedRecord();
		if (linked) return open(linked);
		await firstPuzzle();
	} catch (error) {
		await firstPuzzle();
		tell(`The puzzle in this link cannot be read: ${faultWords(error) ?? api.words(error)}. Here is another.`, "fault");
	}
}

async function linkedRecord() {
	const [, id] = /^\/k\/(\w+)$/.exec(location.pathname) ?? [];
	if (id) return api.puzzleCalled(id);
	return puzzleIn(location.search);
}

async function firstPuzzle() {
	const left = unpack(store.game(store.get("current")));
	if (left && left.done === null) return show(left);
	await newPuzzle();
	const wait = () => tell("The server is warming up. Your puzzle comes in a moment.");
	if (!game && (await api.warmedUp(wait)) && !game) await newPuzzle();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
	const target = /** @type {Element} */ (event.target);
	if (event.key === "Tab") catchUp();
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
	level: (difficulty) => newPuzzle({ difficulty }),
	tool: (tool) => dispatch({ type: "tool", tool: /** @type {Tool} */ (tool) }),
	digit: (digit) => dispatch({ type: "press", digit: Number(digit) }),
	act: (name) => (name === "next" ? newPuzzle() : dispatch(/** @type {Intent} */ ({ type: name }))),
};

/** @param {Event} event */
function onClick({ target }) {
	const pressed = /** @type {Element} */ (target).closest("button");
	if (pressed?.closest("#menu")) byId("menu").hidePopover();
	for (const [name, value] of Object.entries(pressed?.dataset ?? {})) (clicks[name] ?? menus.clicks[name])?.(value ?? "");
}

/** Let the clock stand still while nobody looks; then see what other tabs did meanwhile. */
function onVisibility() {
	if (document.hidden && game) {
		game = timed(game, false, Date.now());
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
		game = { ...other, state: { ...other.state, puzzle, selected, cursor, tool } };
		keptAt = stored.updated;
		help = coach.NO_HELP;
	}
	game = timed(game, !document.hidden, Date.now());
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

const menus = new Menus({
	store, open, newPuzzle, show, choose,
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
window.addEventListener("storage", ({ key }) => game && store.isGame(key, keyOf(game.record)) && follow());
setInterval(showTime, 1000);
document.querySelector(".panel")?.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the board
byId("multi").addEventListener("click", () => {
	several = !several;
	press(byId("multi"), several);
});
await start();
menus.welcome();
reserve.fill();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
