// Joins everything: the only module that knows both the state and the page.

/** @import { Wish } from "./api.js" */
/** @import { Intent } from "./keys.js" */
/** @import { Puzzle, PuzzleRecord } from "./puzzle.js" */
/** @import { State } from "./state.js" */

import * as api from "./api.js";
import { BoardView } from "./board.js";
import { board as boardOf } from "./geometry.js";
import { KenError, parse } from "./ken.js";
import { intentOf } from "./keys.js";
import { linkTo, puzzleIn } from "./link.js";
import * as pad from "./pad.js";
import { listen } from "./pointer.js";
import { LEVELS } from "./puzzle.js";
import { conflicts, isSolved, linksOf } from "./rules.js";
import { next, start } from "./state.js";
import { answer, conflictCount, conflictWords } from "./words.js";

const root = byId("board");
const view = new BoardView(root);
const panel = { tools: byId("tools"), pad: byId("pad"), undo: act("undo"), redo: act("redo") };

/** @type {{ state: State, record: PuzzleRecord } | null} the game on the board */
let game = null;
/** @type {Wish} what the next puzzle shall be */
let wish = { size: 9, negative: true };
let spoken = "";

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
}

/**
 * @param {string} name
 * @returns {HTMLButtonElement}
 */
function act(name) {
  return /** @type {HTMLButtonElement} */ (document.querySelector(`[data-act="${name}"]`));
}

/**
 * Show a sentence beside the board, and say it.
 * @param {string} text
 * @param {"" | "fault" | "done"} [kind]
 * @param {string} [words]  what is said, where that is more than is shown
 */
function tell(text, kind = "", words = text) {
  const message = byId("message");
  message.className = `message ${kind}`;
  message.textContent = text;
  say(words);
}

/**
 * Say something to those who listen, and nobody else.
 * @param {string} text
 */
function say(text) {
  byId("live").textContent = text;
}

/**
 * Put a puzzle on the board.
 * @param {Puzzle} puzzle
 * @param {PuzzleRecord} record
 */
function open(puzzle, record) {
  game = { state: start(puzzle), record };
  spoken = "";
  root.classList.remove("solved");
  byId("kind").textContent = puzzle.negative ? "All dots are shown" : "Not all dots are shown";
  byId("kind").classList.toggle("some", !puzzle.negative);
  const { difficulty } = record;
  if (record.difficulty !== undefined) document.body.classList.toggle("ungraded", !difficulty);
  byId("rating").textContent = difficulty ? `${difficulty.level} ${difficulty.rating.toFixed(1)}` : "";
  for (const button of levelButtons()) pad.press(button, button.dataset.level === difficulty?.level);
  draw();
}

/** @returns {HTMLButtonElement[]} */
function levelButtons() {
  return [...document.querySelectorAll("button")].filter((button) => LEVELS.includes(button.dataset.level ?? ""));
}

/**
 * Change the state by an intent and draw what changed.
 * @param {Intent} intent
 */
function dispatch(intent) {
  if (!game) return;
  if (intent.type === "query") return say(answer(game.state, intent.query));
  if (intent.type === "hint") return;
  const before = game.state;
  game.state = next(before, intent);
  if (game.state !== before) draw();
  if (intent.type === "move" || intent.type === "pick") view.focus();
  if (game.state.digits !== before.digits) judge();
}

function draw() {
  if (!game) return;
  const { state } = game;
  const board = boardOf(state.puzzle.size);
  const links = linksOf(state.puzzle.dots, state.puzzle.negative);
  view.draw({
    state, conflicts: conflicts(board, links, state.digits),
    wrong: new Set(), hinted: new Set(), hintedEdges: new Set(), short: false, seen: true,
  });
  pad.draw(panel, state);
}

/** Say what the digits on the board amount to: a conflict, or the end. */
function judge() {
  if (!game) return;
  const { puzzle, digits } = game.state;
  const board = boardOf(puzzle.size);
  const links = linksOf(puzzle.dots, puzzle.negative);
  const solved = isSolved(board, links, digits);
  root.classList.toggle("solved", solved);
  if (solved) return tell("Solved. Well done!", "done");
  const found = conflicts(board, links, digits);
  const words = conflictWords(game.state, found, links);
  if (words !== spoken) tell(conflictCount(found), words ? "fault" : "", words && `Conflict: ${words}`);
  spoken = words;
}

/** Get a puzzle that fits the wish and put it on the board; on failure say so and leave the board. */
async function fetchPuzzle() {
  document.body.classList.add("busy");
  try {
    const record = await api.puzzle(wish);
    open(parse(record.ken, record.negative), record);
    return true;
  } catch (error) {
    tell(`No new puzzle: ${error instanceof Error ? error.message : error}.`, "fault");
    return false;
  } finally {
    document.body.classList.remove("busy");
  }
}

/**
 * @param {Wish} wanted
 */
async function newPuzzle(wanted) {
  wish = { ...wish, ...wanted };
  if (!(await fetchPuzzle())) return;
  history.replaceState(null, "", "/");
  tell("");
}

async function share() {
  if (!game) return;
  const url = linkTo(location.origin, game.state.puzzle);
  try {
    await navigator.clipboard.writeText(url);
    tell("Link copied.");
  } catch {
    tell(`Copy this link: ${url}`);
  }
}

/** Show the puzzle of the link; without one, or with a bad one, a new puzzle. */
async function begin() {
  try {
    const puzzle = puzzleIn(location.search);
    if (puzzle) return open(puzzle, { ken: new URLSearchParams(location.search).get("ken") ?? "", negative: puzzle.negative });
    await fetchPuzzle();
  } catch (error) {
    if (!(error instanceof KenError)) throw error;
    await fetchPuzzle();
    tell(`The puzzle in this link cannot be read: ${error.message} (character ${error.offset + 1}). Here is another.`, "fault");
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("dialog, input, select, textarea")) return;
  if (event.key === " " && target.closest("button, a, summary")) return;
  const intent = intentOf({
    key: event.key, code: event.code, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey,
    numLock: event.getModifierState("NumLock"),
  });
  if (!intent) return;
  event.preventDefault();
  dispatch(intent);
}

/** @param {Event} event */
function onClick(event) {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (!button) return;
  const { level, tool, digit, act: name, open: dialog } = button.dataset;
  if (level) newPuzzle({ difficulty: level });
  if (tool) dispatch(/** @type {Intent} */ ({ type: "tool", tool }));
  if (digit) dispatch({ type: "press", digit: Number(digit) });
  if (name) dispatch(/** @type {Intent} */ ({ type: name }));
  if (dialog) /** @type {HTMLDialogElement} */ (byId(dialog)).showModal();
}

function onNewForm(/** @type {SubmitEvent} */ event) {
  const chosen = new FormData(/** @type {HTMLFormElement} */ (event.target), event.submitter);
  if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "make") return;
  const graded = !document.body.classList.contains("ungraded");
  newPuzzle({
    size: Number(chosen.get("size")),
    negative: chosen.get("negative") === "true",
    ...(graded && { difficulty: String(chosen.get("difficulty")) }),
  });
}

listen(root, {
  size: () => game?.state.puzzle.size ?? 9,
  isSelected: (cell) => game?.state.selected.has(cell) ?? false,
  multi: () => false,
}, dispatch);
document.addEventListener("keydown", onKey);
document.addEventListener("click", onClick);
document.querySelector(".panel")?.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the board
byId("new-form").addEventListener("submit", onNewForm);
byId("share").addEventListener("click", share);
await begin();
