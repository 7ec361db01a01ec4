// The game in two minutes: small boards, one step on each, with a sentence before and after. Left at any time, and
// found again where it was left.

/** @import { Listed } from "../rules/move.js" */

import { byId, dialog } from "../../shared/dom.js";
import { Board } from "../board/board.js";
import { positionOf } from "../board/pictures.js";
import { Refused } from "../rules/game.js";
import { dotAt, moveFrom } from "../rules/move.js";
import { Turn } from "../board/turn.js";
import { coloured } from "../board/words.js";

/** @typedef {{ rows: string[], rules?: string, want: [number, number][], text: string, no?: string, then?: Listed[],
 *   done: string }} Step want: the points to be chosen, in order; none: any open one; then: what is played after
 *   them */

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
		text: "The edge is no wall: a chain has dots all around. One of the two red dots can be captured. Which?",
		no: "The dot at the edge can never be captured. Look at the other one.",
		done: "Right. Dots that are linked to the edge by straight steps are safe.",
	},
	{
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		want: [[3, 2]],
		text: "A chain around nothing is a pool. Close this one.",
		no: "That does not close it.",
		then: [[2, 2, 2]],
		done:
			"Red put a dot into your pool that captured nothing: it is yours at once. A dot that captures something " +
			"would have gone first.",
	},
	{
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		rules: "no-territory",
		want: [[5, 2]],
		text:
			"In some games the player who is ahead says STOP and puts no more dots. What is not linked to the edge by " +
			"straight steps is lost. Which dot would that be?",
		no: "That one is linked to the edge, step by step.",
		then: [[1, "stop"]],
		done: "It is red's. All the rest is safe, whatever red plays.",
	},
	{
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		rules: "territory",
		want: [
			[3, 2],
			[2, 2],
		],
		text:
			"In Territory, GoRilla and Paper a chain closes only when you want it to. Put the last dot of the ring; then " +
			"point at the red dot.",
		no: "First the gap on the right, then the red dot.",
		done:
			"Closed. You can also choose the dots of a ring one after the other: so you take a larger one than the " +
			"tightest.",
	},
];
const END =
	"That is all. Now play a game on a small board. Under Rules there is a picture of each of the six rule sets.";

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
		const isWanted =
			step &&
			!this.isDone &&
			(step.want.length ? this.game.at(...step.want[this.found]) === point : this.game.isOpen(point));
		if (!step || this.isDone) return;
		if (!isWanted) {
			this.say(`${step.no ?? ""} ${step.text}`);
			return;
		}
		try {
			if (this.turn) this.turn.take(point);
			else if (this.game.isOpen(point)) this.game.play(dotAt(1, this.game.xy(point)));
			this.found += 1;
			if (!this.isDone) {
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
