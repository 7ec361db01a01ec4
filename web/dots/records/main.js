// The page of records: which record and position is shown, what buttons, keys and taps do, and what is kept.

/** @import { Edited } from "./edit.js" */
/** @import { Shown } from "./opening.js" */
/** @import { Record } from "../sgf/record.js" */

import { byId, make } from "../../shared/dom.js";
import { shelf, Store } from "../../shared/store.js";
import { Board } from "../board/board.js";
import { Judgement } from "./analysis.js";
import { Openings } from "./book.js";
import { wornLook } from "../board/appearance.js";
import { Captor } from "./captor.js";
import { Course } from "./course.js";
import { begun, pathTo, promote, remove, set } from "./edit.js";
import { Graph } from "./graph.js";
import { key } from "./keys.js";
import { Line } from "../sgf/line.js";
import { marksOf } from "./marks.js";
import { Menus } from "./menus.js";
import { Opening } from "./opening.js";
import { Overlay } from "./overlay.js";
import { RingTool } from "./ring.js";
import { Together } from "./shared-view.js";
import { Toolbox } from "./toolbox.js";
import { enderOf, Nothing, said, tapped, withMoves } from "./tools.js";
import { draw as drawTree, Layout } from "./tree.js";
import { Whereabouts } from "./whereabouts.js";
import { ownBefore, Ways, withAdded } from "./ways.js";
import { titleOf } from "./words.js";
import { Refused } from "../rules/game.js";
import { mainLine, write } from "../sgf/record.js";
import { escaped, unescaped, valuesOf } from "../sgf/text.js";
import { endingOf, lastMove, nextOf, summary } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ coordinates: boolean, numbers: boolean, large: boolean, threats: boolean, pools: boolean, grounded:
 *   boolean }} Look */

const KEPT = "kropki:dots:record";
const GAME = "kropki:dots:record:game"; // the game with a friend whose record is kept
const LOOK = "kropki:dots:record:look";
const MOST_KEPT = 500_000; // characters of a record that stay on the device
const MOST_UNDONE = 200;
const MOST_LISTED = 1000; // games of a file
const STEP_MS = 900; // between two moves that play by themselves
/** @type {Look} */
const LOOKS = { coordinates: true, numbers: false, large: false, threats: false, pools: true, grounded: false };

class Page {
	store = new Store(shelf());
	/** @type {Record[]} of the file */
	records = [];
	index = 0;
	node = 0;
	/** @type {{ record: Record, node: number }[]} */
	undone = [];
	/** @type {{ record: Record, node: number }[]} */
	done = [];
	/** @type {ReturnType<typeof setInterval> | undefined} */
	timer;

	constructor() {
		wornLook(this.store); // for its colours
		this.look = { ...LOOKS, ...this.store.read(LOOK) };
		this.board = new Board(byId("board"), { play: (point) => this.tap(point), say: (words) => this.say(words) });
		this.overlay = new Overlay(this.board);
		this.record = begun(15, 15, "standard");
		this.line = new Line(this.record, [0]);
		this.layout = new Layout(this.record);
		this.main = [0]; // the path of the game itself
		this.judgement = new Judgement(this);
		this.ring = new RingTool(this);
		this.together = new Together(this);
		this.toolbox = new Toolbox(() => this.ring.drop());
		this.course = new Course(this);
		this.captor = new Captor(this);
		this.ways = new Ways(this);
		this.graph = new Graph(this);
		this.openings = new Openings(this);
		this.menus = new Menus(this);
		this.whereabouts = new Whereabouts(this.store);
		this.opening = new Opening(this);
		this.opening.begin();
		document.addEventListener("keydown", (event) => key(this, event));
		document.addEventListener("click", ({ target }) =>
			this.act(/** @type {Element} */ (target).closest("[data-act]")?.getAttribute("data-act")),
		);
		byId("comment").addEventListener("change", () => this.comment());
		byId("games").addEventListener("change", () =>
			this.choose(Number(/** @type {HTMLSelectElement} */ (byId("games")).value)),
		);
		addEventListener("kropki:settings", () => this.board.fit());
	}

	// Records

	/** Show the games of a file. @param {Record[]} records @param {Shown} [how] */
	show(records, { words = "", address = location.pathname, game = "", index = 0, node = 0, added = [], asker } = {}) {
		this.whereabouts.begin(address);
		this.judgement.asker = asker ?? 0;
		this.store.write(GAME, JSON.stringify(game));
		this.together.end();
		this.records = records;
		const games = /** @type {HTMLSelectElement} */ (byId("games"));
		games.replaceChildren(
			...records
				.slice(0, MOST_LISTED)
				.map((record, index) =>
					Object.assign(make("option", "", `${index + 1}: ${titleOf(record)}`), { value: String(index) }),
				),
		);
		byId("games-field").hidden = records.length < 2;
		const shown = index < records.length ? index : 0;
		games.value = String(shown);
		records[shown] = withAdded(records[shown], added);
		this.choose(shown, words, ownBefore(records[shown], node));
	}

	/** Return the text of the records that were on the page last time, or null; of a game alone, if one is given.
	 * @param {string} [game] @returns {string | null} */
	kept(game) {
		const text = this.store.read(KEPT);
		return typeof text === "string" && (!game || this.store.read(GAME) === game) ? text : null;
	}

	/** @param {number} index @param {string} [words] @param {number} [node] */
	choose(index, words = "", node = 0) {
		this.index = index;
		[this.done, this.undone] = [[], []];
		this.judgement.forget();
		this.board.zoom = 1;
		this.put(this.records[index], Math.min(node, this.records[index].nodes.length - 1));
		this.say(`${titleOf(this.record)}. ${words}${words && " "}${this.words()}`);
	}

	/** Put a record on the page, as it was changed or opened. @param {Record} record @param {number} node */
	put(record, node) {
		this.record = record;
		this.records[this.index] = record;
		this.layout = new Layout(record);
		this.main = mainLine(record);
		this.line = new Line(record, this.lineThrough(node));
		const text = write(this.records);
		if (text.length <= MOST_KEPT) this.store.write(KEPT, JSON.stringify(text));
		this.go(node);
	}

	/** Change the record, so that it can be taken back. @param {Edited} edited @param {string} [words] */
	change({ record, node, moved }, words = "") {
		if (record !== this.record) {
			this.done = [...this.done.slice(1 - MOST_UNDONE), { record: this.record, node: this.node }];
			this.undone = [];
			this.judgement.move(moved);
			this.whereabouts.leave(); // which has it as it was
			this.put(record, node);
		} else this.go(node);
		this.say(words || this.words());
	}

	/** @param {"undo" | "redo"} which */
	step(which) {
		const [from, to] = which === "undo" ? [this.done, this.undone] : [this.undone, this.done];
		const before = from.pop();
		if (!before) return;
		to.push({ record: this.record, node: this.node });
		this.judgement.forget();
		this.put(before.record, before.node);
		this.say(`${which === "undo" ? phrase("was-taken-back") : phrase("done-again")}. ${this.words()}`);
	}

	// Where in the record

	/** Return the line through a node: what led there, and on along the main line below. @param {number} node */
	lineThrough(node) {
		const path = pathTo(this.record, node);
		for (let next = this.layout.below[node][0]; next !== undefined; next = this.layout.below[next][0]) path.push(next);
		return path;
	}

	/** Show the position after a node. @param {number} node */
	go(node) {
		if (!this.line.path.includes(node)) this.line = new Line(this.record, this.lineThrough(node));
		this.node = node;
		this.draw();
		this.whereabouts.step(this.index, node, this.record);
		this.together.step();
	}

	/** Go where moves from the beginning lead, which are added where they are not there.
	 * @param {string[]} moves @param {string} words */
	follow(moves, words) {
		if (this.timer !== undefined) this.play(); // no longer
		this.comment();
		const edited = withMoves(this.record, moves);
		if (!edited) return;
		this.change(edited);
		this.say(`${words} ${this.words()}`);
	}

	/** Go somewhere and say what is there. @param {number | undefined} node */
	goTo(node) {
		if (node === undefined || node < 0) return;
		this.go(node);
		this.say(this.words());
	}

	/** Return the node so many steps along the line. @param {number} steps */
	along(steps) {
		const { path } = this.line;
		return path[Math.min(Math.max(path.indexOf(this.node) + steps, 0), path.length - 1)];
	}

	/** Go to the next variation that begins where this node does. */
	vary() {
		const siblings = this.layout.below[this.record.nodes[this.node].parent] ?? [];
		if (siblings.length < 2) this.say(phrase("there-is-no-other-variation"));
		else this.goTo(siblings[(siblings.indexOf(this.node) + 1) % siblings.length]);
	}

	play() {
		const isPlaying = this.timer !== undefined;
		clearInterval(this.timer);
		this.timer = isPlaying
			? undefined
			: setInterval(() => {
					const next = this.along(1);
					if (next === this.node) this.play();
					else this.goTo(next);
				}, STEP_MS);
		byId("play").ariaPressed = String(!isPlaying);
	}

	// What is seen and said

	draw() {
		const { record, node } = this;
		const { game } = this.line.at(node);
		this.ring.turn = null;
		this.board.show(game, this.look, this.judgement.best(node));
		const marks = marksOf(record.nodes[node], record);
		this.overlay.draw(game, marks, this.look.grounded);
		byId("title").textContent = titleOf(record);
		/** @type {HTMLTextAreaElement} */ (byId("comment")).value = unescaped(valuesOf(record.nodes[node], "C")[0] ?? "");
		this.ways.draw(game);
		this.captor.clear();
		drawTree(byId("tree"), record, this.layout, node, (each) => this.goTo(each));
		byId("analysis").hidden = !this.line.count && !game.now.dots.some(Boolean);
		this.course.draw(game);
		this.graph.draw();
		this.openings.draw(game);
		const siblings = this.layout.below[record.nodes[node].parent] ?? [];
		const off = {
			undo: !this.done.length,
			redo: !this.undone.length,
			delete: !node,
			promote: siblings.indexOf(node) < 1,
		};
		const ending = endingOf(game, enderOf(game));
		byId("stop").hidden = !ending || ending.word === "count"; // a count is no move of a record: its result says it
		byId("stop-label").textContent = ending?.label ?? "";
		for (const [id, isOff] of Object.entries(off)) /** @type {HTMLButtonElement} */ (byId(id)).disabled = isOff;
	}

	/** Say where the record stands. */
	words() {
		const { game, fault } = this.line.at(this.node);
		const ways = this.layout.below[this.node].length;
		const marks = marksOf(this.record.nodes[this.node], this.record);
		const isEmpty = !this.line.count && !game.now.captured.some(Boolean);
		const hasDot =
			game.moves.length && this.node && ["B", "W"].some((name) => valuesOf(this.record.nodes[this.node], name).length);
		return [
			fault
				? phrase("this-move-is-not-allowed", { why: fault })
				: hasDot
					? lastMove(game)
					: isEmpty
						? nextOf(game)
						: summary(game),
			ways > 1
				? phrase("variations-from-here", { number: ways })
				: ways || !this.node
					? ""
					: phrase("the-end-of-this-line"),
			marks.length ? phrase("marks-are-here", { number: marks.length }) : "",
			this.judgement.words(this.node),
		]
			.filter(Boolean)
			.join(" ");
	}

	/** Say a sentence where all see it, and to who hears it; the title in sight there alone. @param {string} words */
	say(words) {
		const title = `${byId("title").textContent}. `;
		const isTitled = words.startsWith(title);
		byId("message").textContent = isTitled ? words.slice(title.length) : words;
		if (isTitled) byId("message").prepend(make("span", "unseen", title));
	}

	// What is done

	/** @param {number} point */
	tap(point) {
		const { game } = this.line.at(this.node);
		if (this.toolbox.tool === "move" && this.captor.tell(game, point)) return;
		this.trying(() =>
			this.toolbox.tool === "close"
				? this.ring.tap(point)
				: this.change(tapped(this.toolbox.tool, this.record, this.node, game, game.xy(point))),
		);
	}

	/** Put the next dot. @param {[number, number]} point */
	playAt(point) {
		const { game } = this.line.at(this.node);
		this.trying(() => this.change(tapped("move", this.record, this.node, game, point)));
	}

	/** End the game before the board is full, as the rules have it. */
	stop() {
		this.trying(() => this.change(said(this.record, this.node, enderOf(this.line.at(this.node).game), "")));
	}

	/** Do something, or say why it cannot be done. @param {() => void} act */
	trying(act) {
		try {
			act();
		} catch (error) {
			if (!(error instanceof Nothing || error instanceof Refused)) throw error;
			this.ring.plan(error instanceof Refused ? error.points : []);
			this.say(error.message);
		}
	}

	comment() {
		const text = /** @type {HTMLTextAreaElement} */ (byId("comment")).value;
		const { record, node } = this;
		if (unescaped(valuesOf(record.nodes[node], "C")[0] ?? "") !== text)
			this.change(
				{ record: set(record, node, "C", text ? [escaped(text)] : []), node, moved: (each) => each },
				phrase("the-comment-is-kept"),
			);
	}

	/** What buttons do. @param {string | null | undefined} name */
	act(name) {
		/** @type {{ [name: string]: () => unknown }} */
		const acts = {
			first: () => this.goTo(this.line.path[0]),
			last: () => this.goTo(this.along(Infinity)),
			next: () => this.goTo(this.along(1)),
			back: () => this.goTo(this.along(-1)),
			capture: () => this.goToCapture(1),
			"capture-back": () => this.goToCapture(-1),
			play: () => this.play(),
			undo: () => this.step("undo"),
			redo: () => this.step("redo"),
			delete: () => this.change(remove(this.record, this.node), phrase("deleted-with-what-followed-on")),
			promote: () => this.change(promote(this.record, this.node), phrase("this-variation-comes-one-place")),
			stop: () => this.stop(),
			game: () => this.ways.back(),
			analyse: () => this.judgement.toggle(),
			"keep-analysis": () => this.judgement.keep(),
			...this.menus.acts,
		};
		if (name) acts[name]?.();
	}

	/** @param {1 | -1} step */
	goToCapture(step) {
		const node = this.line.capture(this.node, step);
		if (node < 0) this.say(step > 0 ? phrase("there-is-no-capture-after") : phrase("there-is-no-capture-before"));
		else this.goTo(node);
	}

	/** Change what is shown. @param {Partial<Look>} look */
	setLook(look) {
		this.look = { ...this.look, ...look };
		this.store.write(LOOK, JSON.stringify(this.look));
		this.draw();
	}
}

/** @typedef {Page} Host */
new Page();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
