// The first station on the page: two cells, and the digits that the second one may have.

/** @import { Digit, Link } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import { button, make, press, shape } from "../shared/dom.js";
import { count, foundWords, learnedFrom } from "../sudoku/help/learned.js";
import { BLACK, GAP } from "../sudoku/puzzle/rules.js";
import { KeyDrill, listen } from "./digit-keys.js";
import { PAIRS, betweenOf, faultOf, partners } from "./dot-pairs.js";
import { phrase } from "../shared/speak.js";

export const SLUG = "dots";

/** The pairs, one after the other. */
export class Pairs extends KeyDrill {
	isDone = false; // whether the pair is answered
	isFirst = true; // whether nothing wrong was answered yet
	/** @type {Digit} */
	digit = 0;
	/** @type {Link} */
	link = GAP;

	/** @param {Store} store */
	constructor(store) {
		super(store, phrase("digits-of-the-other-cell"));
		listen(this.keys, (key) => this.toggle(key));
		this.turns = make("div", "turns");
		this.main = button("", {}, "main");
		this.main.addEventListener("click", () => (this.isDone ? this.show() : this.check()));
		this.turns.append(this.main);
		this.side.append(this.progress, this.told, this.keys, this.turns);
	}

	/** @returns {{ seen: number, right: number }} */
	get learned() {
		return learnedFrom(this.store.get("learned"))[SLUG] ?? { seen: 0, right: 0 };
	}

	/** Show the pair that is next. */
	show() {
		const { seen, right } = this.learned;
		[this.digit, this.link] = PAIRS[seen % PAIRS.length];
		this.isDone = false;
		this.isFirst = true;
		this.picture.replaceChildren(drawn(this.digit, this.link, []));
		for (const node of this.keys.querySelectorAll("button")) press(node, false);
		this.keys.hidden = false;
		this.main.textContent = phrase("check");
		this.progress.textContent = foundWords(right);
		this.tell(phrase("which-digits-beside", { between: betweenOf(this.link), digit: this.digit }), "");
	}

	/** @param {HTMLElement} key */
	toggle(key) {
		if (key.dataset.digit && !this.isDone) press(key, key.ariaPressed !== "true");
	}

	/** Judge the digits that are chosen. */
	check() {
		const chosen = [...this.keys.querySelectorAll("button")]
			.filter((node) => node.ariaPressed === "true")
			.map((node) => Number(node.dataset.digit));
		const fault = faultOf(this.digit, this.link, chosen);
		if (fault) {
			this.isFirst = false;
			return this.tell(fault, "wrong");
		}
		this.isDone = true;
		const right = partners(this.digit, this.link);
		this.picture.replaceChildren(drawn(this.digit, this.link, right));
		count(this.store, SLUG, this.isFirst);
		this.keys.hidden = true;
		this.main.textContent = phrase("next-pair");
		this.progress.textContent = foundWords(this.learned.right);
		const why = this.isFirst ? "" : ` ${phrase("only-the-first-answer-counts")}`;
		this.tell(phrase("right-digits", { digits: right }) + why, "right");
	}
}

/** Draw two cells and what is between them. @param {Digit} digit @param {Link} link
 * @param {readonly Digit[]} others what the other cell can be, once that is found */
function drawn(digit, link, others) {
	const svg = shape("svg", "", {
		viewBox: "0 0 4 2",
		role: "img",
		"aria-label": phrase("pair-of-cells", { digit, between: betweenOf(link), digits: others }),
	});
	const columns = Math.min(3, others.length);
	const rows = Math.ceil(others.length / 3);
	svg.append(
		shape("path", "", { d: "M.1.1h3.8v1.8H.1zM2 .1v1.8" }),
		text(digit, 1, 1, 1.1, ""),
		...others.map((other, index) =>
			text(
				other,
				3.05 + ((index % 3) - (columns - 1) / 2) * 0.52,
				1 + (Math.floor(index / 3) - (rows - 1) / 2) * 0.62,
				others.length === 1 ? 1.1 : 0.62,
				"found",
			),
		),
	);
	if (link !== GAP) svg.append(shape("circle", link === BLACK ? "black" : "white", { cx: 2, cy: 1, r: 0.23 }));
	return svg;
}

/** @param {Digit} digit @param {number} x @param {number} y of the middle @param {number} size @param {string} look */
function text(digit, x, y, size, look) {
	const node = shape("text", look, { x, y: y + 0.36 * size, "font-size": size });
	node.textContent = String(digit);
	return node;
}
