// The game in two minutes: small boards, one step on each, with a sentence before and after. Left at any time, and
// found again where it was left.

/** @import { Player } from "../rules/field.js" */
/** @import { Listed } from "../rules/move.js" */

import { byId, dialog } from "../../shared/dom.js";
import { Board } from "../board/board.js";
import { positionOf } from "../board/pictures.js";
import { Refused } from "../rules/game.js";
import { dotAt, moveFrom } from "../rules/move.js";
import { Turn } from "../board/turn.js";
import { coloursOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ text: string, no?: string, by?: Player, of?: { points: [number, number][], no: string }[] }} Task what
 *   to do; what is said of another point; whose dot it is, blue's where nothing is said; of: what is said of certain
 *   points */
/** @typedef {Task & { rows: string[], rules?: string, want: [number, number][], second?: Task, then?: Listed[],
 *   done: string }} Step want: the points to be chosen, in order; none: any open one; second: what is said for the
 *   second of them; then: what is played after them */

/** Return the steps, in the colours that are worn. Blue is X and plays, red is O. @returns {readonly Step[]} */
export const steps = () => [
	{
		rows: [".....", ".....", ".....", ".....", "....."],
		want: [],
		text: phrase("lesson-put-a-dot", coloursOf(1)),
		done: phrase("now-it-would-be-reds", coloursOf(1)),
	},
	{
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		want: [[3, 2]],
		text: phrase("dots-next-to-each-other", coloursOf(1)),
		no: phrase("lesson-leaves-a-gap"),
		done: phrase("captured-that-counts-one-inside"),
	},
	{
		rows: [".......", "..XXX..", ".XOOO..", "..X.OX.", "...XX.."],
		want: [[5, 2]],
		text: phrase("a-chain-can-be-of"),
		no: phrase("the-gap-is-elsewhere"),
		done: phrase("four-at-once"),
	},
	{
		rows: ["..X.X..", ".X.O.X.", "X.OXO.X", ".X.O.X.", "..XXX.."],
		want: [[3, 0]],
		text: phrase("red-has-captured-one-of", coloursOf(1)),
		no: phrase("there-is-still-a-gap"),
		done: phrase("reds-four-dots-are-captured", coloursOf(1)),
	},
	{
		rows: ["XOX.....", ".X...X..", "....XO..", ".....X..", "........"],
		want: [[6, 2]],
		text: phrase("lesson-the-edge", coloursOf(1)),
		no: phrase("lesson-leaves-a-gap"),
		of: [
			{ points: [[5, 2]], no: phrase("this-one-can-be-captured") },
			{
				points: [
					[1, 0],
					[0, 1],
					[2, 1],
				],
				no: phrase("the-dot-at-the-edge"),
			},
		],
		done: phrase("right-dots-that-are-linked"),
	},
	{
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		want: [
			[3, 2],
			[2, 2],
		],
		text: phrase("a-chain-around-empty-points"),
		no: phrase("lesson-leaves-a-gap"),
		second: {
			text: phrase("the-point-in-the-middle", coloursOf(1)),
			no: phrase("the-pool-is-the-point"),
			by: 2,
		},
		done: phrase("it-is-captured-at-once", coloursOf(1)),
	},
	{
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		rules: "no-territory",
		want: [[5, 2]],
		text: phrase("lesson-stop"),
		no: phrase("the-dots-of-the-chain"),
		then: [[1, "stop"]],
		done: phrase("you-said-stop-and-red", coloursOf(1)),
	},
	{
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		rules: "territory",
		want: [
			[3, 2],
			[2, 2],
		],
		text: phrase("in-some-other-games-a"),
		no: phrase("lesson-leaves-a-gap"),
		second: {
			text: phrase("the-chain-is-complete-but", coloursOf(1)),
			no: phrase("the-red-dot-is-in", coloursOf(1)),
		},
		done: phrase("captured-you-have-closed-the"),
	},
];
const END = phrase("that-is-all-now-play");

/** Say why a point is not what a task asks for. @param {Pick<Task, "no" | "of">} task @param {number[]} point */
export const refusal = ({ no = "", of = [] }, [x, y]) =>
	of.find(({ points }) => points.some((each) => each[0] === x && each[1] === y))?.no ?? no;

/** The dialog with the steps. */
export class Tutorial {
	step = 0;
	found = 0; // points of this step that have been chosen
	/** @type {Turn | null} */
	turn = null;
	steps = steps();

	/** @param {() => void} finish what to do after the last step */
	constructor(finish) {
		this.finish = finish;
		this.board = new Board(byId("tutorial-board"), {
			play: (point) => this.choose(point),
			say: (words) => this.say(words),
		});
		this.game = positionOf(this.steps[0]);
		dialog("tutorial").addEventListener("click", ({ target }) => {
			const by = /** @type {Element} */ (target).closest("[data-step]")?.getAttribute("data-step");
			if (by) this.go(Number(by));
		});
		byId("tutorial-board").addEventListener("keydown", (event) => {
			if (event.key === "Enter" || event.key === " ") this.choose(this.board.cursor);
			else if (!this.board.walk(event.key)) return;
			event.preventDefault();
		});
	}

	/** Begin, or go on where it was left. */
	begin() {
		this.steps = steps();
		this.go(0);
	}

	/** @param {number} by steps */
	go(by) {
		if (this.step + by > this.steps.length) {
			this.step = 0;
			dialog("tutorial").close();
			this.finish();
			return;
		}
		this.step = Math.max(0, this.step + by);
		this.found = 0;
		if (this.step < this.steps.length) this.game = positionOf(this.steps[this.step]);
		this.turn = this.game.rules.isOptional ? new Turn(this.game) : null;
		this.show(this.steps[this.step]?.text ?? END);
	}

	/** @param {number} point */
	choose(point) {
		const step = this.steps[this.step];
		if (!step || this.isDone) return;
		const { text, by = 1, ...task } = this.task(step);
		const isWanted = step.want.length ? this.game.at(...step.want[this.found]) === point : this.game.isOpen(point);
		if (!isWanted) {
			this.say(`${refusal(task, this.game.xy(point))} ${text}`);
			return;
		}
		try {
			if (this.turn) this.turn.take(point);
			else if (this.game.isOpen(point)) this.game.play(dotAt(by, this.game.xy(point)));
			this.found += 1;
			if (!this.isDone) {
				this.show(this.task(step).text);
				this.board.plan(this.turn?.plan() ?? null);
				return;
			}
			if (this.turn) this.game.play(this.turn.move());
			for (const move of step.then ?? []) this.game.play(moveFrom(move));
			this.show(step.done);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			this.say(error.message);
		}
	}

	/** Return what is to be done now. @param {Step} step @returns {Task} */
	task(step) {
		return (this.found && step.second) || step;
	}

	get isDone() {
		return this.found >= Math.max(this.steps[this.step]?.want.length ?? 0, 1);
	}

	/** @param {string} words */
	show(words) {
		this.board.show(this.game, { coordinates: false, numbers: false, large: true });
		this.say(words);
		const isLast = this.step === this.steps.length;
		byId("tutorial-board").hidden = isLast;
		byId("tutorial-place").textContent = isLast
			? ""
			: phrase("tutorial-step-of", { step: this.step + 1, count: this.steps.length });
		const [back, next] = dialog("tutorial").querySelectorAll("[data-step]");
		/** @type {HTMLButtonElement} */ (back).disabled = this.step === 0;
		next.textContent = isLast ? phrase("new-game") : this.isDone ? phrase("next") : phrase("skip");
		next.classList.toggle("main", isLast || this.isDone);
		next.classList.toggle("quiet", !isLast && !this.isDone);
	}

	/** @param {string} words */
	say(words) {
		byId("tutorial-text").textContent = words.trim();
	}
}
