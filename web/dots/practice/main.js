// The page of lessons: a position, a dot that is tried, and what comes of it played out on the board.

/** @import { Dot, Lesson } from "./verdict.js" */

import { byId, dialog, make, shape, showModal } from "../../shared/dom.js";
import { save } from "../../shared/files.js";
import { shelf, Store } from "../../shared/store.js";
import { Board, press } from "../board/board.js";
import { LessonsKept, OTHER_RULES, THEMES } from "./kept.js";
import { aboutWords, closedWords, gameOf, rightWords, watchWords, wrongWords } from "./verdict.js";
import { Play } from "../rules/game.js";
import { moveFrom } from "../rules/move.js";
import { coloursOf, didOf, place } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

const MANY = 500; // lessons that are asked for at a time
const STEP_MS = 900; // between two dots that are played out
const LOOK = { coordinates: true, numbers: false, large: false };
const DONE = phrase("you-have-tried-all-lessons");

/** Write sentences one after the other; "": there is none. @param {string[]} sentences */
const joined = (...sentences) => sentences.filter(Boolean).join(" ");

class Page {
	kept = new LessonsKept(new Store(shelf()));
	/** @type {Lesson[]} that are to come */
	waiting = [];
	/** @type {Lesson[]} those of the day, if they were chosen */
	ofToday = [];
	/** @type {Lesson | null} */
	lesson = null;
	isTried = false; // whether a dot was put in this lesson before
	isOver = false; // whether the answer is known
	/** @type {number | undefined} until the next dot of a line is played */
	timer;
	asked = 0; // questions to the server: the answer to an old one is not for now

	constructor() {
		this.board = new Board(byId("board"), { play: (point) => this.tap(point), say: (words) => this.say(words) });
		this.game = new Play({ size: [9, 9], rules: "standard", start: "empty" });
		this.board.show(this.game, LOOK);
		this.sign = shape("g", "verdicts"); // around the dot that was tried, or the answer
		this.order = shape("g", "order"); // on the dots that were played out
		this.board.svg.append(this.sign, this.order);
		const chosen = this.kept.choice();
		/** @type {HTMLSelectElement} */ (byId("theme")).value = chosen.theme;
		/** @type {HTMLSelectElement} */ (byId("level")).value = chosen.level;
		for (const id of ["theme", "level"]) byId(id).addEventListener("change", () => this.choose());
		byId("file").addEventListener("change", () => this.addFile());
		document.addEventListener("click", (event) => this.click(event));
		document.addEventListener("keydown", (event) => this.key(event));
		addEventListener("kropki:settings", () => this.board.fit());
		this.choose();
	}

	get theme() {
		return /** @type {HTMLSelectElement} */ (byId("theme")).value;
	}

	get level() {
		return /** @type {HTMLSelectElement} */ (byId("level")).value;
	}

	/** Get the lessons that were chosen, and begin with the first. */
	async choose() {
		const { theme, level } = this;
		this.kept.choose({ theme, level });
		byId("ahead").hidden = theme === "day"; // which has them all, the easiest first
		const query = new URLSearchParams(
			theme === "day"
				? { day: new Date().toISOString().slice(0, 10), nb: "6" }
				: { nb: String(MANY), seed: `${theme || "all"}` },
		);
		if (theme && theme !== "day") query.set(OTHER_RULES.includes(theme) ? "rules" : "theme", theme);
		if (level && theme !== "day") query.set("level", level);
		const asked = (this.asked += 1);
		this.say(phrase("getting-lessons"));
		const lessons = await this.get(String(query));
		if (asked !== this.asked) return;
		this.ofToday = theme === "day" ? [...lessons] : [];
		const untried = this.kept.untried(this.ofToday);
		const isDone = this.ofToday.length > 0 && !untried.length;
		this.waiting = theme !== "day" ? this.kept.ordered(lessons) : untried.length ? untried : lessons;
		this.next();
		if (isDone) this.say(DONE);
	}

	/** Return the lessons of a query, from the server or as they were kept the last time.
	 * @param {string} query @returns {Promise<Lesson[]>} */
	async get(query) {
		try {
			const response = await fetch(`/dots/lessons?${query}`, { headers: { Accept: "application/json" } });
			const answer = await response.json();
			if (!response.ok) throw new Error(response.statusText);
			this.kept.keep(query, answer.lessons);
			return answer.lessons;
		} catch {
			return this.kept.lessons(query);
		}
	}

	next() {
		const lesson = this.waiting.shift();
		if (!lesson && this.lesson && this.theme !== "day") {
			this.choose();
			return;
		}
		if (lesson) this.begin(lesson);
		else if (this.lesson) {
			this.say(phrase("these-were-the-lessons-of"));
			byId("theme").focus({ preventScroll: true });
		} else this.say(phrase("there-is-no-connection-and"));
	}

	/** Whether this is the last lesson of the day. */
	get isLast() {
		return this.theme === "day" && !this.waiting.length;
	}

	/** Say how to go on once a lesson is over. */
	get onward() {
		return this.isLast ? phrase("this-was-the-last-lesson") : phrase("next-goes-on");
	}

	/** @param {Lesson} lesson */
	begin(lesson) {
		this.lesson = lesson;
		[this.isTried, this.isOver] = [false, false];
		this.set();
		byId("asked").textContent = phrase("lesson-asks", { theme: lesson.theme, ...coloursOf(lesson.player) });
		byId("about").textContent = aboutWords(lesson);
		this.say(phrase("lesson-looks-ahead", { theme: THEMES[lesson.theme], number: lesson.level }));
	}

	/** Put the position of the lesson on the board. */
	set() {
		clearTimeout(this.timer);
		this.timer = undefined;
		byId("heard").textContent = "";
		const { lesson } = this;
		if (!lesson) return;
		this.game = gameOf(lesson);
		this.board.show(this.game, LOOK);
		this.order.replaceChildren();
		this.look("");
		this.tell();
	}

	/** Say how many lessons come after this one. */
	get left() {
		const number = this.waiting.length;
		if (number) return phrase("more-lessons-after", { number });
		return this.lesson ? phrase("this-is-the-last-lesson") : "";
	}

	/** Tell how far it is. */
	tell() {
		const { right, tried } = this.kept.tally();
		byId("tally").textContent = [...(tried ? [phrase("right-at-once-of", { right, tried })] : []), this.left].join(" ");
		byId("standing").textContent = this.kept.standing.words(this.kept.today);
		for (const [id, off] of Object.entries({ answer: !this.lesson || this.isOver, again: !this.lesson }))
			/** @type {HTMLButtonElement} */ (byId(id)).disabled = off;
	}

	/** @param {string} words */
	say(words) {
		byId("message").textContent = words;
	}

	/** Let right and wrong look different, beside the board and around the dot that was tried, and the answer different
	 * from both. @param {"" | "right" | "wrong" | "answer"} verdict @param {[number, number]} [at] */
	look(verdict, at) {
		byId("message").classList.toggle("is-right", verdict === "right");
		byId("message").classList.toggle("is-wrong", verdict === "wrong");
		const [cx, cy] = at ?? [0, 0];
		this.sign.replaceChildren(...(at ? [shape("circle", `verdict is-${verdict}`, { cx, cy, r: 0.47 })] : []));
	}

	/** Number the dots that were put since the position of the lesson, where they are more than one. */
	number() {
		const put = this.game.moves.slice(this.lesson?.moves.length).flatMap(({ at }) => (at ? [at] : []));
		const numbers = put.map(([x, y], index) => {
			const text = shape("text", "number gone", { x, y });
			text.textContent = String(index + 1);
			return text;
		});
		this.order.replaceChildren(...(put.length > 1 ? numbers : []));
	}

	/** Try a dot; after a wrong one, another. @param {number} point */
	tap(point) {
		const { lesson } = this;
		if (!lesson) return;
		if (this.game.moves.length > lesson.moves.length) {
			if (this.isOver) {
				const [playing, next] = [this.timer === undefined ? "over" : "playing", this.isLast ? "theme" : "lesson"];
				this.say(phrase("lesson-is-played-out", { playing, next }));
				return;
			}
			this.set();
		}
		const { game } = this;
		if (!game.isOpen(point)) {
			this.say(phrase("no-dot-can-be-put"));
			return;
		}
		const [x, y] = game.xy(point);
		const isRight = x === lesson.answer[0] && y === lesson.answer[1];
		if (!this.isTried) this.kept.tried(lesson, isRight, this.ofToday);
		this.isTried = true;
		if (isRight) {
			this.isOver = true;
			this.playAnswer(phrase("right-it-is-solved"));
			this.look("right", [x, y]);
			return;
		}
		const known =
			lesson.wrong.find(({ move }) => move?.[0] === x && move[1] === y) ?? lesson.wrong.find(({ move }) => !move);
		const line = known?.move ? known.line : [/** @type {Dot} */ ([lesson.player, x, y]), ...(known?.line ?? [])];
		this.playOut(
			line,
			joined(phrase("not-the-best"), closedWords(line[0]), wrongWords(lesson, line), phrase("try-another-dot")),
		);
		this.look("wrong", [x, y]);
	}

	/** Say what comes of a line, and play it out on the board, dot by dot.
	 * @param {Dot[]} line @param {string} words for once it lies there @param {string} [meanwhile] words */
	playOut(line, words, meanwhile = words) {
		clearTimeout(this.timer);
		const rest = line.map(moveFrom);
		const step = () => {
			const dot = rest.shift();
			if (dot?.at && this.game.isOpen(this.game.at(...dot.at)) && !this.game.over) {
				this.game.play(dot);
				this.board.show(this.game, LOOK);
				this.number();
				byId("heard").textContent = phrase("side-did", { clauses: [didOf(this.game, dot)], ...coloursOf(dot.player) });
			}
			const pause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : STEP_MS;
			this.timer = rest.length ? setTimeout(step, pause) : undefined;
			if (!rest.length) this.say(words);
		};
		this.say(meanwhile);
		step();
		this.tell();
	}

	/** Say that a lesson is solved, or what its answer is, and play it out. @param {string} verdict */
	playAnswer(verdict) {
		const { lesson } = this;
		if (!lesson) return;
		const came = joined(verdict, closedWords(lesson.line[0]), rightWords(lesson));
		this.playOut(lesson.line, joined(came, this.onward), joined(came, watchWords(lesson.line.length - 1)));
	}

	/** Show the answer. */
	answer() {
		const { lesson } = this;
		if (!lesson || this.isOver) return;
		if (!this.isTried) this.kept.tried(lesson, false, this.ofToday);
		[this.isTried, this.isOver] = [true, true];
		this.set();
		this.playAnswer(phrase("the-answer-is", { place: place(this.game, this.game.at(...lesson.answer)) }));
		this.look("answer", lesson.answer);
	}

	again() {
		this.isOver = false;
		this.set();
		if (this.lesson) this.say(joined(phrase("lesson-once-more"), byId("asked").textContent ?? ""));
	}

	/** @param {MouseEvent} event */
	click({ target }) {
		if (!(target instanceof Element)) return;
		if (target instanceof HTMLDialogElement) target.close(); // the backdrop
		const opens = target.closest("[data-open]")?.getAttribute("data-open");
		if (opens === "progress") this.showProgress();
		if (opens) showModal(dialog(opens));
		this.act(target.closest("[data-act]")?.getAttribute("data-act"));
	}

	/** @param {string | null | undefined} name */
	act(name) {
		/** @type {{ [name: string]: () => unknown }} */
		const acts = {
			answer: () => this.answer(),
			again: () => this.again(),
			next: () => this.next(),
			save: () => save(this.kept.file()),
		};
		if (name) acts[name]?.();
	}

	/** @param {KeyboardEvent} event */
	key(event) {
		const isOnBoard = event.target instanceof Element && event.target.closest(".points");
		if (!isOnBoard || document.querySelector("dialog[open]")) return;
		/** @type {{ [key: string]: () => void }} */
		const keys = {
			Enter: () => this.tap(this.board.cursor),
			" ": () => this.tap(this.board.cursor),
			a: () => this.answer(),
			r: () => this.again(),
			n: () => this.next(),
			s: () => this.say(byId("task").textContent ?? ""),
			"+": () => this.board.zoomBy(1.5),
			"-": () => this.board.zoomBy(1 / 1.5),
		};
		press(event, keys, this.board);
	}

	showProgress() {
		byId("progress-rows").replaceChildren(
			...this.kept.rows().map(({ theme, tried, right, again }) => {
				const row = make("tr");
				const head = make("th", "", theme);
				head.scope = "row";
				row.append(head, ...[tried, right, again].map((number) => make("td", "", String(number))));
				return row;
			}),
		);
	}

	async addFile() {
		const input = /** @type {HTMLInputElement} */ (byId("file"));
		const file = input.files?.[0];
		if (file) byId("progress-said").textContent = await this.kept.add(file);
		input.value = "";
		this.showProgress();
		this.tell();
	}
}

new Page();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
