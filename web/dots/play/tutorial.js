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
import { coloured } from "../board/words.js";

/** @typedef {{ text: string, no?: string, by?: Player, of?: { points: [number, number][], no: string }[] }} Task what
 *   to do; what is said of another point; whose dot it is, blue's where nothing is said; of: what is said of certain
 *   points */
/** @typedef {Task & { rows: string[], rules?: string, want: [number, number][], second?: Task, then?: Listed[],
 *   done: string }} Step want: the points to be chosen, in order; none: any open one; second: what is said for the
 *   second of them; then: what is played after them */

/** Blue is X and plays, red is O. @type {readonly Step[]} */
export const STEPS = [
	{
		rows: [".....", ".....", ".....", ".....", "....."],
		want: [],
		text: "Two players put dots on the crossings of the lines, in turn. You are blue. Put a dot where you like.",
		done: "Now it would be red's turn. A dot stays where it is.",
	},
	{
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		want: [[3, 2]],
		text: "Dots next to each other, straight or diagonal, make a chain. Close the chain around the red dot.",
		no: "That leaves a gap in the chain.",
		done: "Captured: that counts one. Inside a closed chain nobody plays any more.",
	},
	{
		rows: [".......", "..XXX..", ".XOOO..", "..X.OX.", "...XX.."],
		want: [[5, 2]],
		text: "A chain can be of any shape and length. One dot captures all four at once. Look for the gap.",
		no: "The gap is elsewhere.",
		done: "Four at once.",
	},
	{
		rows: ["..X.X..", ".X.O.X.", "X.OXO.X", ".X.O.X.", "..XXX.."],
		want: [[3, 0]],
		text: "Red has captured one of your dots. Close your chain around all of it.",
		no: "There is still a gap.",
		done: "Red's four dots are captured, and yours is free again. Whoever surrounds last has it.",
	},
	{
		rows: ["XOX.....", ".X...X..", "....XO..", ".....X..", "........"],
		want: [[6, 2]],
		text:
			"The edge is no wall: a chain has dots all around. One of the two red dots can be captured. " +
			"Put the dot that captures it.",
		no: "That leaves a gap in the chain.",
		of: [
			{ points: [[5, 2]], no: "This one can be captured. Fill the gap in the chain around it." },
			{
				points: [
					[1, 0],
					[0, 1],
					[2, 1],
				],
				no: "The dot at the edge can never be captured. Look at the other one.",
			},
		],
		done: "Right. Dots that are linked to the edge by straight steps are safe.",
	},
	{
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		want: [
			[3, 2],
			[2, 2],
		],
		text: "A chain around empty points makes a pool. Close this chain.",
		no: "That leaves a gap in the chain.",
		second: {
			text: "The point in the middle is your pool now. Red may still put a dot there: put it, and see what happens.",
			no: "The pool is the point in the middle.",
			by: 2,
		},
		done: "It is captured at once. So a pool is ground where red loses dots.",
	},
	{
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		rules: "no-territory",
		want: [[5, 2]],
		text:
			"In some games you can say STOP: you put no more dots. Then you lose each dot that no straight steps over " +
			"your dots link to the edge. Tap the dot that you would lose.",
		no: "The dots of the chain are safe: straight steps lead from them up to the edge.",
		then: [[1, "stop"]],
		done: "You said STOP, and red captured this dot. Your chain is linked to the edge, so you keep it.",
	},
	{
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		rules: "territory",
		want: [
			[3, 2],
			[2, 2],
		],
		text: "In some other games a chain captures only if you say so. Put the last dot of this chain first.",
		no: "That leaves a gap in the chain.",
		second: {
			text: "The chain is complete, but red is not captured yet. Now tap the red dot.",
			no: "The red dot is in the middle of the chain.",
		},
		done: "Captured: you have closed the chain. These rules are Territory, GoRilla and Paper.",
	},
];
const END =
	"That is all. Now play a game on a small board. Under Rules there is a picture of each of the six rule sets.";

/** Say why a point is not what a task asks for. @param {Pick<Task, "no" | "of">} task @param {number[]} point */
export const refusal = ({ no = "", of = [] }, [x, y]) =>
	of.find(({ points }) => points.some((each) => each[0] === x && each[1] === y))?.no ?? no;

/** The dialog with the steps. */
export class Tutorial {
	step = 0;
	found = 0; // points of this step that have been chosen
	/** @type {Turn | null} */
	turn = null;

	/** @param {() => void} finish what to do after the last step */
	constructor(finish) {
		this.finish = finish;
		this.board = new Board(byId("tutorial-board"), {
			play: (point) => this.choose(point),
			say: (words) => this.say(words),
		});
		this.game = positionOf(STEPS[0]);
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
		this.go(0);
	}

	/** @param {number} by steps */
	go(by) {
		if (this.step + by > STEPS.length) {
			this.step = 0;
			dialog("tutorial").close();
			this.finish();
			return;
		}
		this.step = Math.max(0, this.step + by);
		this.found = 0;
		if (this.step < STEPS.length) this.game = positionOf(STEPS[this.step]);
		this.turn = this.game.rules.isOptional ? new Turn(this.game) : null;
		this.show(STEPS[this.step]?.text ?? END);
	}

	/** @param {number} point */
	choose(point) {
		const step = STEPS[this.step];
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
		return this.found >= Math.max(STEPS[this.step]?.want.length ?? 0, 1);
	}

	/** @param {string} words */
	show(words) {
		this.board.show(this.game, { coordinates: false, numbers: false, large: true });
		this.say(words);
		const isLast = this.step === STEPS.length;
		byId("tutorial-board").hidden = isLast;
		byId("tutorial-place").textContent = isLast ? "" : `${this.step + 1} of ${STEPS.length}`;
		const [back, next] = dialog("tutorial").querySelectorAll("[data-step]");
		/** @type {HTMLButtonElement} */ (back).disabled = this.step === 0;
		next.textContent = isLast ? "New game" : this.isDone ? "Next" : "Skip";
		next.classList.toggle("main", isLast || this.isDone);
		next.classList.toggle("quiet", !isLast && !this.isDone);
	}

	/** @param {string} words */
	say(words) {
		byId("tutorial-text").textContent = coloured(words.trim());
	}
}
