// The dialogs and the menu: opens them, reads them, and asks for what was chosen there.

/** @import { Digit, Game, PuzzleRecord, Settings, Wish } from "../types.d.ts" */
/** @import { Store } from "./store.js" */

import * as api from "./api.js";
import * as calendar from "./calendar.js";
import { write } from "./ken.js";
import { linkTo } from "./link.js";
import { button, byId, capital, dialog, form, isGraded, make, press, tell } from "./page.js";
import { faultWords, read, sudokuPadLink } from "./paste.js";
import * as print from "./print.js";
import { LEVELS } from "./puzzle.js";
import * as puzzles from "./puzzles.js";
import { keyOf, unpack } from "./session.js";
import { fill, readForm } from "./settings.js";
import { KEN, Tutorial } from "./tutorial.js";

/**
 * What the dialogs ask of the page.
 * @typedef {object} Host
 * @property {Store} store
 * @property {() => Game | null} game
 * @property {() => Promise<Digit[] | null>} solution
 * @property {() => Settings} settings
 * @property {(settings: Settings) => void} choose
 * @property {(record: PuzzleRecord) => void} open
 * @property {(game: Game) => void} show
 * @property {(wish: Wish) => Promise<void>} newPuzzle
 */

const FOUND = 3; // choosing Barbie as often as this in a row finds the hidden theme

/** All dialogs of the page. */
export class Menus {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.tutorial = new Tutorial(() => host.open({ ken: KEN, negative: true }));
    this.month = calendar.dayOf(Date.now()).slice(0, 7);
    this.dailyLevel = "medium";
    this.pinks = 0;
    document.addEventListener("click", (event) => this.onClick(event));
    this.onSubmit("new-form", "make", (chosen) => this.makeNew(chosen));
    this.onSubmit("paste-form", "read", (chosen) => this.paste(chosen), (event) => event.preventDefault());
    this.onSubmit("print-form", "print", (chosen) => this.print(chosen));
    form("settings-form").addEventListener("change", () => this.changeSettings());
    byId("barbie").addEventListener("click", () => this.findEgg());
    byId("share").addEventListener("click", () => this.share());
    this.wear(host.settings());
  }

  /** Call a function with what a form holds, when it is sent by the button with a value.
   * @param {string} id @param {string} value @param {(chosen: FormData) => void} send @param {(event: SubmitEvent) => void} [first] */
  onSubmit(id, value, send, first) {
    form(id).addEventListener("submit", (event) => {
      if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== value) return;
      first?.(event);
      send(new FormData(form(id)));
    });
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {Element} */ (event.target);
    const pressed = target.closest("button");
    if (target instanceof HTMLDialogElement) target.close(); // the backdrop
    if (!pressed) return;
    const { open, game, drop, day, month, daily } = pressed.dataset;
    if (pressed.closest("#menu")) byId("menu").hidePopover();
    if (open) this.openDialog(open);
    if (game) this.openGame(game);
    if (drop) this.dropGame(drop);
    if (day) this.openDay(day);
    if (month) this.turnMonth(Number(month));
    if (daily) this.chooseDaily(daily);
  }

  /** @param {string} id */
  openDialog(id) {
    const prepare = { puzzles: this.drawPuzzles, daily: this.drawMonth, settings: this.drawSettings, new: this.drawNew, paste: this.drawPaste, tutorial: this.beginTutorial }[id];
    prepare?.call(this);
    for (const other of document.querySelectorAll("dialog")) other.close();
    dialog(id).showModal();
  }

  beginTutorial() {
    this.tutorial.begin();
    this.host.choose({ ...this.host.settings(), welcomed: true });
  }

  drawNew() {
    const { size, negative, difficulty } = this.host.settings();
    const wanted = { size: String(size), negative: String(negative), difficulty: difficulty || "medium" };
    for (const field of form("new-form").querySelectorAll("input")) {
      field.checked = wanted[/** @type {keyof typeof wanted} */ (field.name)] === field.value;
    }
  }

  /** @param {FormData} chosen */
  makeNew(chosen) {
    const difficulty = String(chosen.get("difficulty"));
    this.host.newPuzzle({ size: Number(chosen.get("size")), negative: chosen.get("negative") === "true", ...(isGraded() && { difficulty }) });
  }

  drawPuzzles() {
    const game = this.host.game();
    puzzles.draw(this.host.store, game ? keyOf(game.record) : "");
  }

  /** @param {string} key */
  openGame(key) {
    const game = unpack(this.host.store.game(key));
    dialog("puzzles").close();
    if (game) this.host.show(game);
  }

  /** @param {string} key */
  dropGame(key) {
    this.host.store.dropGame(key);
    this.drawPuzzles();
    dialog("puzzles").querySelector("button")?.focus();
  }

  drawMonth() {
    const games = new Map(this.host.store.games().map(({ saved }) => [`${saved.record.day} ${saved.record.difficulty?.level ?? ""}`, saved.done]));
    const progress = (/** @type {string} */ day) => {
      const done = games.get(`${day} ${this.dailyLevel}`);
      return done === undefined ? "" : done === null ? "going" : "done";
    };
    byId("month-name").textContent = calendar.monthName(this.month);
    calendar.draw(byId("calendar"), this.month, calendar.dayOf(Date.now()), progress);
    byId("daily-levels").replaceChildren(...LEVELS.map((level) => {
      const choice = button(capital(level), { daily: level });
      press(choice, level === this.dailyLevel);
      return choice;
    }));
  }

  /** @param {number} months */
  turnMonth(months) {
    this.month = calendar.monthAfter(`${this.month}-01`, months);
    this.drawMonth();
  }

  /** @param {string} level */
  chooseDaily(level) {
    this.dailyLevel = level;
    this.drawMonth();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-daily="${level}"]`))?.focus();
  }

  /** @param {string} day */
  async openDay(day) {
    dialog("daily").close();
    try {
      this.host.open({ ...(await api.daily(day, this.dailyLevel)), day });
    } catch (error) {
      const away = error instanceof api.ApiError && error.status !== 404;
      tell(away ? `No daily puzzle: ${error.message}.` : "There is no daily puzzle for this day.", "fault");
    }
  }

  drawSettings() {
    const settings = this.host.settings();
    this.pinks = 0;
    byId("egg").hidden = !settings.egg;
    fill(form("settings-form"), settings);
  }

  changeSettings() {
    const chosen = readForm(form("settings-form"), this.host.settings());
    this.host.choose(chosen);
    this.wear(chosen);
  }

  /** Put on a theme. @param {Settings} settings */
  wear({ theme }) {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }

  /** A doll, pressed often enough, splits. */
  findEgg() {
    this.pinks += 1;
    if (this.pinks < FOUND) return;
    this.host.choose({ ...this.host.settings(), egg: true, theme: "oppenheimer" });
    this.drawSettings();
    this.wear(this.host.settings());
  }

  drawPaste() {
    byId("paste-fault").textContent = "";
    form("paste-form").reset();
  }

  /** @param {FormData} chosen */
  async paste(chosen) {
    try {
      const pasted = read(String(chosen.get("text")), !chosen.get("some"));
      const record = "id" in pasted ? await api.puzzleCalled(pasted.id) : { ken: write(pasted.puzzle), negative: pasted.puzzle.negative };
      this.host.open(record);
      dialog("paste").close();
    } catch (error) {
      byId("paste-fault").textContent = `This cannot be read: ${error instanceof api.ApiError ? error.message : faultWords(error)}.`;
    }
  }

  /** @param {FormData} chosen */
  async print(chosen) {
    const game = this.host.game();
    if (!game) return;
    const solution = await this.host.solution();
    const record = { ...game.record, solution: game.record.solution ?? (solution && rowsOf(solution)) };
    const entries = chosen.get("entries") ? game.state.digits : undefined;
    const more = await this.more(Number(chosen.get("count")) - 1);
    const layout = { each: Number(chosen.get("each")), solutions: chosen.get("solutions") !== null, origin: location.origin };
    print.draw(byId("sheets"), [{ record, entries }, ...more.map((other) => ({ record: other }))], layout);
    window.print();
  }

  /** Get more puzzles of the kind that is wanted; fewer, when the service does not answer.
   * @param {number} count */
  async more(count) {
    const { size, negative, difficulty } = this.host.settings();
    const wish = { size, negative, ...(isGraded() && { difficulty }) };
    const answers = await Promise.allSettled(Array.from({ length: count }, () => api.puzzle(wish)));
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  }

  /** Share the link: by the system's own dialog on a touch screen, else by the clipboard. */
  async share() {
    const game = this.host.game();
    if (!game) return;
    const url = linkTo(location.origin, game.record);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ title: "Kropki", url });
      await navigator.clipboard.writeText(url);
      tell("Link copied.");
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) tell(`Copy this link: ${url}`);
    }
  }

  /** Lead the SudokuPad link to the puzzle on the board. @param {Game} game */
  async showLink(game) {
    const level = game.record.difficulty ? ` (${game.record.difficulty.level})` : "";
    const about = { title: `Kropki${level}`, solution: await this.host.solution() };
    if (this.host.game()?.record === game.record) byId("sudokupad").setAttribute("href", sudokuPadLink(game.state.puzzle, about));
  }

  /** Offer the tutorial on the first visit. */
  welcome() {
    const settings = this.host.settings();
    if (settings.welcomed || byId("message").textContent) return;
    this.host.choose({ ...settings, welcomed: true });
    const offer = make("span", "offer");
    offer.append(button("Show me how", { open: "tutorial" }, "main"));
    tell("New to Kropki?", "", { then: offer });
  }
}

/** @param {readonly Digit[]} digits */
function rowsOf(digits) {
  const size = Math.sqrt(digits.length);
  return Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size).join("")).join("/");
}
