// Check, Hint and Why: asks for what they show, and shows it. What each press tells is for coach.js and lead.js to say.

/** @import { Aided, Cell, Digit, Fault, Game, HintAnswer, Lost, Reason, State, Talk, TalkItem,
 *   WayAnswer } from "../../types.d.ts" */
/** @import { Hints } from "./hints.js" */

import * as api from "../puzzle/api.js";
import { ArgumentPanel } from "./argument.js";
import * as coach from "./coach.js";
import { button } from "../../shared/dom.js";
import { faulty, lastRight, wrongCells } from "./fault.js";
import { cellCalled, nameOf } from "../puzzle/geometry.js";
import { keepHint } from "./hinted.js";
import { IDEA, LOOK, STEP, because, leading, spoken, whole } from "./lead.js";
import { say, tell } from "../board/page.js";
import { NO_HELP } from "../board/board.js";
import { SketchView } from "./sketch.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ way: WayAnswer, at: number, stage: number, link: number, isWhole: boolean }} Lead where the player
 *   stands on a way */
/** @typedef {{ reason: Reason, at: number, link: number, isOpen: boolean }} Because what is shown of a reason */
/** @typedef {{ fault: Fault, at: number, link: number }} Faulty what is shown of a wrong digit */

/** Return the selected cell, where there is one alone and it is empty. @param {State} state */
function onlyOpen({ selected, digits }) {
	const [cell] = selected;
	return selected.size === 1 && !digits[cell] ? cell : null;
}

/** What helps the player. */
export class Helper {
	/** @type {Lead | null} */
	lead = null;
	/** @type {Because | null} */
	reason = null;
	/** @type {Faulty | null} */
	fault = null;
	isTaking = false; // whether a step of the way changes the board
	/** @type {unknown} the position that something is asked about, until it is answered */
	asked = null;

	/** @param {Aided} page @param {Hints} hints */
	constructor(page, hints) {
		this.page = page;
		this.hints = hints;
		this.sketch = new SketchView(page.root);
		this.wholeButton = button(phrase("all-steps"), {});
		this.wholeButton.classList.add("whole");
		this.wholeButton.addEventListener("click", () => this.showWhole());
		this.digitButton = button(phrase("reveal"), {});
		this.digitButton.title = phrase("just-the-digit");
		this.digitButton.addEventListener("click", () => this.digit());
		this.hereButton = button(phrase("this-cell"), {});
		this.hereButton.classList.add("here");
		this.hereButton.title = phrase("hint-for-selected-cell");
		this.hereButton.addEventListener("click", () => this.here());
		const main = /** @type {Element} */ (document.querySelector("main"));
		const turns = {
			next: () => this.turn(),
			choose: (/** @type {TalkItem} */ item) => this.choose(item),
			close: () => this.close(),
		};
		this.panel = new ArgumentPanel(main, turns, [this.digitButton, this.hereButton, this.wholeButton]);
	}

	/** Take all help away, but while a step of it is taken. */
	clear() {
		if (this.isTaking) return;
		this.lead = null;
		this.reason = null;
		this.fault = null;
		this.hints.help = NO_HELP;
		this.closePanel();
		this.sketch.clear();
	}

	/** Give the keys back and leave the marks on the board; tell whether the panel was there. */
	close() {
		const isOpen = this.panel.isOpen;
		this.closePanel();
		if (isOpen) tell(this.words());
		return isOpen;
	}

	closePanel() {
		const hadFocus = this.panel.hasFocus;
		this.panel.close();
		if (hadFocus) this.page.focus();
	}

	/** Press Check: how many digits are wrong, then which. */
	async check() {
		const asked = this.page.game();
		/** @type {unknown} */
		let fault = null;
		const right = await this.page.solution().catch((error) => {
			fault = error;
			return null;
		});
		const game = this.page.game();
		if (!game || !this.isStill(asked)) return;
		if (fault) return tell(phrase("check-failed", { fault: api.words(fault) }), "fault");
		if (right === null) return tell(phrase("not-exactly-one-solution"), "fault");
		const { presses, shown, text } = coach.check(this.hints.help.presses, coach.mistakes(game.state, right));
		this.clear();
		this.hints.help = { ...NO_HELP, kind: presses ? "check" : "", presses, wrong: new Set(shown) };
		this.page.count("checks");
		this.page.draw();
		const then = button(phrase("why"), {}, "main");
		then.addEventListener("click", () => this.ask((way) => this.begin(way)));
		tell(text, presses ? "fault" : "done", presses > 1 ? { then } : {});
	}

	/** Press Hint: the step, or where hints come in stages where to look, the idea, the step. It never takes the step. */
	hint() {
		if (!this.lead) return this.ask((way) => this.begin(way));
		return this.lead.stage < STEP && !this.lead.isWhole ? this.turn() : this.show();
	}

	/** Lead to the digit of the selected cell, where it is empty. */
	here() {
		const game = this.page.game();
		if (!game) return undefined;
		const cell = onlyOpen(game.state);
		if (cell === null) return this.warn(phrase("select-one-empty-cell"));
		return this.ask((way) => this.begin(way), { until: nameOf(game.state.puzzle.board, cell) });
	}

	/** Say what is missing, in the panel where that is open. @param {string} text */
	warn(text) {
		if (!this.panel.isOpen) return tell(text);
		this.panel.warn(text);
		return say(text);
	}

	/** Enter the digit of the selected cell, or where none is selected and empty the digit that a way leads to. */
	async digit() {
		const asked = this.page.game();
		if (!asked) return;
		const cell = onlyOpen(asked.state);
		if (cell === null) return this.lead ? this.end(this.lead.way) : this.ask((way) => this.end(way), { isAny: true });
		return this.reveal(asked, cell);
	}

	/** Enter the digit of an empty cell, or where it is not known the digit that a way leads to.
	 * @param {Game} asked @param {Cell} cell @returns {Promise<void>} */
	async reveal(asked, cell) {
		const right = await this.page.solution().catch(() => null);
		if (!this.isStill(asked)) return undefined;
		if (!right) return this.ask((way) => this.end(way));
		this.clear();
		this.page.count("hints");
		const name = nameOf(asked.state.puzzle.board, cell);
		this.enter([[cell, right[cell]]]);
		this.tellEnd(phrase("cell-is", { cell: name, digit: right[cell] }));
	}

	/** Ask why the cell under the cursor has its digit. */
	async why() {
		const asked = this.page.game();
		if (!asked) return;
		const { state, record } = asked;
		const cell = nameOf(state.puzzle.board, state.cursor);
		if (state.puzzle.givens[state.cursor])
			return tell(phrase("cell-is-given", { cell }), "", { words: spoken(phrase("cell-is-given", { cell })) });
		try {
			const answer = await api.why(coach.position(state, record.ken), cell);
			if (!this.isStill(asked) || this.page.game()?.state.cursor !== state.cursor) return;
			this.clear();
			if ("mistakes" in answer) return this.tellLost(asked, answer);
			this.page.count("hints");
			this.reason = { reason: answer, at: -1, link: -1, isOpen: !state.digits[state.cursor] };
			this.show();
		} catch (error) {
			if (this.isStill(asked)) tell(phrase("no-explanation", { fault: api.words(error) }), "fault");
		}
	}

	/** Ask for the way to a digit from this position: of the server, or of the path that came with the puzzle.
	 * @param {(way: WayAnswer) => void} go what to do with it
	 * @param {{ until?: string, isBare?: boolean, isAny?: boolean }} [how] the cell that it leads to; whether the
	 *   player's own marks are left out; whether the digit of any cell will do where there is no way
	 * @returns {Promise<void>} */
	async ask(go, how = {}) {
		const asked = this.page.game();
		if (!asked || this.asked === asked.state.past) return;
		this.asked = asked.state.past;
		try {
			const answer = await this.answerFor(asked, how);
			if (!this.isStill(asked)) return; // the board has moved on
			this.clear();
			if ("steps" in answer) {
				this.page.count("hints");
				keepHint(asked, answer);
				return go(answer);
			}
			if ("mistakes" in answer) return this.tellLost(asked, answer, () => this.ask(go, { ...how, isBare: true }));
			tell(answer.complete ? phrase("board-is-complete") : phrase("no-technique-helps"));
		} catch (error) {
			const fault = api.words(error);
			if (!this.isStill(asked)) return;
			if (how.isAny && (await this.page.solution().catch(() => null)))
				return this.reveal(asked, asked.state.digits.indexOf(0));
			tell(phrase("no-hint", { fault }), "fault");
		} finally {
			if (this.asked === asked.state.past) this.asked = null;
		}
	}

	/** @param {Game} asked @param {{ until?: string, isBare?: boolean }} how @returns {Promise<HintAnswer>} */
	async answerFor({ state, record }, { until = "digit", isBare = false }) {
		try {
			const position = coach.position(state, record.ken, isBare);
			const near = position.order.at(-1) ?? nameOf(state.puzzle.board, state.cursor);
			return await api.hint({ ...position, near, until });
		} catch (error) {
			const right = await this.page.solution().catch(() => null);
			const wrong = right ? coach.mistakes(state, right) : [];
			if (wrong.length) return { mistakes: wrong.map((cell) => nameOf(state.puzzle.board, cell)), marks: [] };
			const way = coach.wayOf(state, this.page.path(record), until);
			if (way) return way;
			if (right && error instanceof api.ApiError && !error.status)
				throw new api.ApiError(0, phrase("puzzle-needs-connection"));
			throw error;
		}
	}

	/** Tell which digits are wrong, and which marks have lost the right one.
	 * @param {Game} asked @param {Lost} answer
	 * @param {() => void} [again] asks without the marks */
	tellLost({ state }, answer, again) {
		const { wrong, text, isMarks } = coach.lost(state, answer);
		this.page.count("hints");
		if (answer.wrong) {
			this.fault = { fault: { text, answer, wrong: answer.wrong }, at: -1, link: -1 };
			return this.show();
		}
		this.hints.help = { ...NO_HELP, wrong };
		this.page.draw();
		const then = button(phrase("hint-without-them"), {}, "main");
		then.addEventListener("click", () => again?.());
		tell(text, "fault", { words: spoken(text), ...(isMarks && again && { then }) });
	}

	/** @param {WayAnswer} way */
	begin(way) {
		this.lead = { way, at: 0, stage: this.stage(), link: -1, isWhole: false };
		this.show();
	}

	/** Return what is told of a step first. */
	stage() {
		return this.page.staged() ? LOOK : STEP;
	}

	/** Go on: to the idea, to the step, to what it leads to. */
	turn() {
		const { lead, reason } = this;
		if (this.fault) return this.goBack();
		if (reason?.reason.status === "far")
			return this.ask((way) => this.begin(way), { until: reason.reason.cell, isBare: true });
		if (reason) {
			reason.at = reason.at + 1 < reason.reason.steps.length ? reason.at + 1 : -1;
			reason.link = -1;
			return this.show();
		}
		if (!lead) return undefined;
		if (lead.isWhole) return this.end(lead.way);
		if (lead.stage < STEP) {
			lead.stage += 1;
			return this.show();
		}
		return this.take(lead);
	}

	/** Undo to before the mistake, if there is one. */
	async back() {
		const game = this.page.game();
		const right = await this.page.solution().catch(() => null);
		if (!game || !this.isStill(game)) return;
		this.page.count("checks");
		if (!right) return tell(phrase("page-does-not-know-solution"), "fault");
		if (!coach.mistakes(game.state, right).length) return tell(phrase("everything-so-far-is-right"), "done");
		await this.goBack();
	}

	/** Undo to where nothing was wrong. */
	async goBack() {
		const asked = this.page.game();
		const right = await this.page.solution().catch(() => null);
		if (!asked || !right || !this.isStill(asked)) return;
		this.page.change({ type: "rewind", to: lastRight(asked.state, right) });
		tell(phrase("here-everything-was-right"));
	}

	/** Take the step that is shown, and go on to the next. @param {Lead} lead */
	take({ way, at }) {
		const game = this.page.game();
		if (!game) return;
		const { sentence, placements, eliminations } = coach.stepOn(game.state.puzzle.board, way.steps[at]);
		const isLast = at === way.steps.length - 1;
		this.isTaking = !isLast;
		this.enter(placements, eliminations);
		this.isTaking = false;
		if (isLast) return this.tellEnd(sentence);
		this.lead = { way, at: at + 1, stage: Math.max(IDEA, this.stage()), link: -1, isWhole: false }; // which says where
		this.show();
	}

	/** Change the board by a step, and select the cell whose digit it enters.
	 * @param {[Cell, Digit][]} placements @param {[Cell, Digit][]} [eliminations] */
	enter(placements, eliminations = []) {
		this.page.change({ type: "step", placements, eliminations, tidy: this.page.tidy() });
		const [cell] = placements.at(-1) ?? [];
		if (cell === undefined) return;
		this.page.change({ type: "pick", cell, how: "only" });
		if (this.page.root.contains(document.activeElement)) this.page.focus();
	}

	/** Enter the digit at the end of a way. @param {WayAnswer} way */
	end({ cell, digit }) {
		const game = this.page.game();
		if (game) this.enter([[cellCalled(game.state.puzzle.board, cell), digit]]);
		this.tellEnd(phrase("cell-is", { cell, digit }));
	}

	/** @param {string} text */
	tellEnd(text) {
		this.clear();
		if (this.page.game()?.done === null) tell(text, "", { words: spoken(text) });
	}

	showWhole() {
		if (!this.lead) return;
		this.lead.isWhole = !this.lead.isWhole;
		this.lead.link = -1;
		if (!this.lead.isWhole) this.lead.stage = STEP;
		this.show();
	}

	/** Show a step of the list, or a link of a what-if. @param {TalkItem} item */
	choose({ at, link }) {
		const shown = this.fault ?? this.reason ?? this.lead;
		if (!shown) return;
		if (at >= 0) shown.at = at;
		shown.link = link;
		this.show();
	}

	/** Return what is told now. @returns {Talk | null} */
	talk() {
		const { lead, reason, fault } = this;
		const puzzle = this.page.game()?.state.puzzle;
		if (!puzzle) return null;
		const { board, dots } = puzzle;
		if (fault) return faulty(board, dots, fault.fault, fault.at, fault.link);
		if (reason) return because(board, dots, reason.reason, reason.at, reason.link, reason.isOpen);
		if (!lead) return null;
		return lead.isWhole
			? whole(board, dots, lead.way, lead.at, lead.link)
			: leading(board, dots, lead.way, lead.at, lead.stage, lead.link);
	}

	/** Return what the line beside the board says while the panel is away. */
	words() {
		const talk = this.talk();
		return talk ? [`${talk.title}${talk.title.endsWith("?") ? "" : "."}`, talk.lines[0] ?? ""].join(" ").trim() : "";
	}

	/** Show where the player stands: in the panel, on the board, and to those who listen. */
	show() {
		const talk = this.talk();
		const game = this.page.game();
		if (!talk || !game) return;
		const kind = this.fault ? "fault" : this.reason ? "why" : "hint";
		this.hints.help = {
			...NO_HELP,
			kind,
			cells: new Set(talk.sketch.roles.keys()),
			wrong: wrongCells(game.state.puzzle.board, this.fault?.fault),
		};
		this.page.draw();
		this.sketch.draw(game.state.puzzle.board, talk.sketch);
		for (const node of [this.wholeButton, this.digitButton, this.hereButton]) node.hidden = !this.lead;
		this.wholeButton.hidden ||= this.lead?.way.steps.length === 1;
		this.wholeButton.textContent = this.lead?.isWhole ? phrase("step-by-step") : phrase("all-steps");
		for (const node of [this.digitButton, this.hereButton]) node.hidden ||= Boolean(this.lead?.isWhole);
		this.panel.node.dataset.kind = this.hints.help.kind;
		this.panel.show(talk);
		tell(""); // the panel says it
		say(talk.said);
	}

	/** Tell whether the board is as it was. @param {Game | null} asked */
	isStill(asked) {
		const game = this.page.game();
		return game?.state.puzzle === asked?.state.puzzle && game?.state.past === asked?.state.past;
	}
}
