// The dialog that looks back on a puzzle that was solved: the player's own moves, the hardest step of the puzzle, where
// the time went, and the lesson that fits. Made anew each time it is wanted.

/** @import { Game, Lost, Sketch, State, TaughtAnswer, WayAnswer } from "../../types.d.ts" */
/** @import { Pause } from "./lookback.js" */

import * as api from "../puzzle/api.js";
import { BoardView } from "../board/board.js";
import { dialog, show } from "../../shared/dialog.js";
import { button, make } from "../../shared/dom.js";
import { capital, phrase } from "../../shared/speak.js";
import { NOTHING, digitsCalled, stepSketch } from "../help/drawings.js";
import { shown, spoken } from "../help/lead.js";
import { shownName } from "../help/techniques.js";
import { lessonOf } from "../puzzle/link.js";
import { easierAt } from "./easier.js";
import { boards, hardest, pauses, stepWords } from "./lookback.js";
import { NO_CONFLICTS } from "../puzzle/rules.js";
import { clockText } from "../puzzle/session.js";
import { SketchView } from "../help/sketch.js";
import { start } from "../puzzle/state.js";

const WHOLE = 20_000; // milliseconds that a game plays
const SHORTEST = 120; // between two steps
const LONGEST = 700;

/** Look back on a game. @param {Game} game */
export function lookBack(game) {
	const review = new Review(game);
	show(review.node);
	review.begin();
}

/** The dialog. */
class Review {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.boards = boards(game.state);
		this.node = dialog("review", phrase("replay"));
		this.root = make("div", "board lesson labelled");
		this.root.ariaHidden = "true"; // what it shows is said below it
		this.view = new BoardView(this.root);
		this.sketch = new SketchView(this.root);
		this.words = make("p", "moment");
		this.words.ariaLive = "polite";
		this.slider = make("input");
		Object.assign(this.slider, {
			type: "range",
			min: "0",
			max: String(this.boards.length - 1),
			value: "0",
			ariaLabel: phrase("step-of-your-game"),
		});
		this.slider.addEventListener("input", () => {
			this.stop();
			this.show(Number(this.slider.value));
		});
		const row = make("div", "replay");
		this.player = button("▶", {});
		this.player.addEventListener("click", () => (this.ticking ? this.stop() : this.play()));
		this.node.addEventListener("close", () => this.stop());
		row.append(
			this.player,
			this.turn("‹", phrase("step-before"), -1),
			this.slider,
			this.turn("›", phrase("step-after"), 1),
		);
		this.facts = make("div", "facts-back");
		this.node.append(this.root, row, this.words, this.facts);
	}

	ticking = 0; // the timer while it plays

	/** Play from where the slider is, or from the start where it is at the end. */
	play() {
		const steps = this.boards.length - 1;
		if (Number(this.slider.value) >= steps) this.show(0);
		const pause = Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, steps)));
		this.ticking = setInterval(() => {
			this.show(Number(this.slider.value) + 1);
			if (Number(this.slider.value) >= steps) this.stop();
		}, pause);
		this.nameButton();
	}

	/** Stop where it is. */
	stop() {
		clearInterval(this.ticking);
		this.ticking = 0;
		this.nameButton();
	}

	/** Have the button say what it does. */
	nameButton() {
		this.player.textContent = this.ticking ? "❚❚" : "▶";
		this.player.ariaLabel = this.ticking ? phrase("pause") : phrase("play-back");
	}

	/** @param {string} text @param {string} name @param {number} by */
	turn(text, name, by) {
		const node = button(text, {});
		node.ariaLabel = name;
		node.addEventListener("click", () => this.show(Number(this.slider.value) + by));
		return node;
	}

	/** Show the start, and find out what can be told. */
	async begin() {
		this.nameButton();
		this.show(0);
		this.facts.replaceChildren(...this.pausesPart());
		const parts = await Promise.all([this.hardestPart(), this.coachParts(pauses(this.game))]);
		this.facts.append(...parts.flat());
		if (!this.facts.childElementCount) this.facts.append(make("p", "soft", phrase("no-more-to-tell")));
	}

	/** Show the board after so many steps. @param {number} step */
	show(step) {
		const at = Math.max(0, Math.min(this.boards.length - 1, step));
		this.slider.value = String(at);
		this.draw(this.boards[at]);
		const moment = this.game.moments[at - 1];
		const count = this.boards.length - 1;
		const given = { at, count, step: at && stepWords(this.game.state, at - 1), time: clockText(moment ?? 0) };
		this.words.textContent = !at
			? phrase("replay-start", { count })
			: moment === undefined
				? phrase("replay-step", given)
				: phrase("replay-step-at", given);
		this.slider.ariaValueText = spoken(this.words.textContent);
	}

	/** @param {State} state @param {Sketch} [sketch] */
	draw(state, sketch = NOTHING) {
		this.view.draw({
			state,
			conflicts: NO_CONFLICTS,
			wrong: new Set(),
			hinted: new Set(sketch.roles.keys()),
			short: false,
			seen: false,
			grid: false,
		});
		this.sketch.draw(state.puzzle.board, sketch);
		// a picture, not a board
		for (const cell of this.root.querySelectorAll("[tabindex]")) cell.removeAttribute("tabindex");
	}

	/** Tell where the time went. */
	pausesPart() {
		const all = pauses(this.game);
		if (!all.length) return [];
		const list = make("ul", "pauses");
		list.append(
			...all.map(({ step, ms }) => {
				const item = make("li");
				const show = button(
					phrase("pause-before-step", { time: clockText(ms), step: stepWords(this.game.state, step) }),
					{},
				);
				show.addEventListener("click", () => this.show(step));
				item.append(show);
				return item;
			}),
		);
		return [make("h3", "", phrase("where-the-time-went")), list];
	}

	/** Tell the hardest step of the puzzle, where the server knows it. */
	async hardestPart() {
		const { id } = this.game.record;
		const steps = id
			? await api.steps(id).then(
					(answer) => answer.steps,
					() => [],
				)
			: [];
		const found = hardest(steps);
		if (!found) return [];
		const { step, at } = found;
		const show = button(phrase("show-it"), {});
		show.addEventListener("click", () => this.showHardest(steps.slice(0, at), step));
		const line = make("p", "", `${step.sentence} `);
		return [make("h3", "", phrase("hardest-step-of-this-puzzle")), line, this.links(step.technique, show)];
	}

	/** Draw the hardest step, on the board as the steps before it leave it.
	 * @param {TaughtAnswer[]} before @param {TaughtAnswer} step */
	showHardest(before, step) {
		this.stop();
		this.slider.value = "0";
		const { puzzle } = this.game.state;
		const first = start(puzzle);
		const digits = [...first.digits];
		for (const [cell, digit] of before.flatMap(({ placements }) => digitsCalled(puzzle.board, placements)))
			digits[cell] = digit;
		const sketch = stepSketch(puzzle.board, puzzle.dots, step, null);
		this.draw({ ...first, digits, selected: new Set() }, sketch);
		this.words.textContent = phrase("the-hardest-step", { technique: shownName(step.technique) });
		this.root.scrollIntoView({ block: "nearest" });
	}

	/** Tell where an easier step stood than the one that took long, and which lesson fits the longest pause.
	 * @param {Pause[]} long */
	async coachParts(long) {
		const list = make("ul", "pauses");
		/** @type {HTMLElement[]} */
		let lesson = [];
		for (const { step } of long) {
			const { easiest, easier } = await easierAt(this.game, step);
			if (step === long[0].step) lesson = this.lessonPart(easiest);
			if (easier) list.append(this.easierItem(step, easier));
		}
		const isThere = list.childElementCount > 0;
		return [...(isThere ? [make("h3", "", phrase("an-easier-step-stood-there")), list] : []), ...lesson];
	}

	/** Return a line about an easier digit than the one that a step filled in.
	 * @param {number} step @param {{ way: WayAnswer, needed: string, enough: string }} easier */
	easierItem(step, { way, needed, enough }) {
		const show = button(
			phrase("digit-by-technique", { cell: way.cell, digit: way.digit, technique: shownName(enough) }),
			{},
		);
		show.addEventListener("click", () => this.showEasier(step, way));
		const given = { step: stepWords(this.game.state, step), technique: shownName(needed) };
		const item = make("li", "", `${phrase("before-step-that-needs", given)} `);
		item.append(show);
		return item;
	}

	/** Draw the way to an easier digit, on the board as it was before a step.
	 * @param {number} step @param {WayAnswer} way */
	showEasier(step, { steps, cell, digit }) {
		this.stop();
		this.show(step);
		const { board, dots } = this.game.state.puzzle;
		const last = steps[steps.length - 1];
		const before = { ...this.boards[step], selected: new Set() };
		this.draw(before, stepSketch(board, dots, last, null));
		this.words.textContent = phrase("digit-stood-here", { cell, digit, sentences: steps.map((step) => shown(step)) });
		this.root.scrollIntoView({ block: "nearest" });
	}

	/** Tell which lesson fits the longest pause: what the way to a digit needed there.
	 * @param {WayAnswer | Lost | null} answer */
	lessonPart(answer) {
		if (!answer) return [];
		const title = make("h3", "", phrase("a-lesson-that-fits"));
		if ("mistakes" in answer)
			return [title, make("p", "", phrase("wrong-digit-before-pause", { cells: answer.mistakes }))];
		const found = hardest(answer.steps);
		if (!found) return [];
		return [
			title,
			make("p", "", phrase("at-your-longest-pause", { technique: shownName(found.step.technique) })),
			this.links(found.step.technique),
		];
	}

	/** Return the link to a lesson, and what may stand beside it.
	 * @param {string} technique @param {HTMLElement[]} others */
	links(technique, ...others) {
		const row = make("p", "keeping");
		const link = make("a", "quiet", phrase("lesson-of", { technique: capital(shownName(technique)) }));
		link.href = lessonOf(technique);
		row.append(link, ...others);
		return row;
	}
}
