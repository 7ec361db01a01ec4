// The mixed drill: which technique is here? Four names, of which one leads on.

/** @import { Technique } from "../types.d.ts" */

import { button } from "../shared/dom.js";
import { learnedFrom } from "../sudoku/help/learned.js";
import { TAUGHT } from "./boards.js";
import { Drill } from "./exercise.js";
import { capital, phrase } from "../shared/speak.js";

export const MIXED = "which-technique";
const CHOICES = 4;

/** Return the techniques that are offered beside one: its neighbours on the path, as near as possible, in the order of
 * the path. @param {number} at its place */
export function choicesFor(at) {
	const first = Math.max(0, Math.min(TAUGHT.length - CHOICES, at - Math.floor(CHOICES / 2)));
	return TAUGHT.slice(first, first + CHOICES);
}

/** Return the place of the technique of a round: they come in an order that jumps about the path.
 * @param {number} round */
export const placeOf = (round) => (7 * round + 3) % TAUGHT.length; // 7 divides no number of techniques below 49

/** The drill, position by position. */
export class Mixed extends Drill {
	/** The name under which progress is kept. @override */
	get slug() {
		return MIXED;
	}

	/** The seed of the position that is next. @override */
	get seed() {
		return `${MIXED} ${this.round}`;
	}

	/** How many positions were seen before. */
	get round() {
		return learnedFrom(this.store.get("learned"))[MIXED]?.seen ?? 0;
	}

	/** Get the position that is next, and put it on the board. @override */
	load() {
		this.technique = TAUGHT[placeOf(this.round)];
		return super.load();
	}

	/** Ask for the technique. @override */
	ask() {
		for (const node of [this.keys, this.tools]) node.hidden = true;
		const choices = choicesFor(TAUGHT.indexOf(this.technique));
		this.tell(phrase("which-is-the-easiest"), "", []);
		this.turns.classList.add("choice");
		this.turns.replaceChildren(
			...choices.map((technique) => {
				const node = button(capital(technique.shown), {}, "quiet");
				node.addEventListener("click", () => this.choice(technique, node));
				return node;
			}),
		);
	}

	/** Judge the technique that was chosen. @param {Technique} technique @param {HTMLButtonElement} node */
	choice(technique, node) {
		const [step] = this.position?.answers ?? [];
		if (!step || this.isDone) return;
		if (technique === this.technique) {
			this.turns.classList.remove("choice");
			return this.finish(step, phrase("right-technique", { technique: technique.shown }));
		}
		this.isShown = true; // it counts as seen
		node.disabled = true;
		this.told.querySelector("p")?.replaceChildren(phrase("not-technique", { technique: technique.shown }));
	}

	/** No digit is asked for. @override */
	answer() {}
}
