// The panel that tells an argument: it takes the place of the keys, so that the board stays in sight. Knows no puzzle.

/** @import { Talk, TalkItem } from "../../types.d.ts" */

import { button, make } from "../../shared/dom.js";
import { lessonOf } from "../puzzle/link.js";

/** @typedef {{ next: () => void, choose: (item: TalkItem) => void, close: () => void }} Turns what the panel's buttons
 *   do */

/** The panel, put on the page where something is told. */
export class ArgumentPanel {
	/** @param {Element} place what it is part of @param {Turns} turns
	 * @param {HTMLElement[]} others buttons beside the main one */
	constructor(place, turns, others) {
		this.place = place;
		this.turns = turns;
		this.node = make("section", "result argument");
		this.node.setAttribute("aria-labelledby", "argument-title");
		const close = button("", {}, "close quiet");
		close.ariaLabel = "Back to the keys";
		close.addEventListener("click", turns.close);
		this.title = make("h2");
		this.title.id = "argument-title";
		this.lines = make("div", "lines");
		this.lines.tabIndex = 0;
		this.lines.role = "group";
		this.lines.ariaLabel = "Argument";
		this.next = button("", {}, "main");
		this.next.addEventListener("click", turns.next);
		addEventListener("resize", () => this.isOpen && this.cover());
		this.others = others;
		const row = make("div", "turns");
		row.append(this.next, ...others);
		this.node.append(close, this.title, this.lines, row);
		row.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays on the board
	}

	/** Whether it is on the page. */
	get isOpen() {
		return this.node.isConnected;
	}

	/** Whether it has the focus. */
	get hasFocus() {
		return this.node.contains(document.activeElement);
	}

	/** @param {Talk} talk */
	show({ title, lines, technique, items, next, folds }) {
		if (!this.isOpen) this.place.append(this.node);
		this.title.textContent = title;
		this.next.textContent = next;
		this.next.hidden = !next;
		const list = make("ol", "steps");
		list.append(...items.map((item) => this.entry(item)));
		const focused = [...this.lines.querySelectorAll("button")].indexOf(
			/** @type {HTMLButtonElement} */ (document.activeElement),
		);
		this.lines.replaceChildren(
			...(technique ? [lesson(technique)] : []),
			...lines.map((line) => make("p", "", line)),
			...(items.length ? [folds ? folded(list, items) : list] : []),
		);
		this.lines.scrollTop = 0;
		if (focused >= 0) this.focusOn(items);
		this.cover();
		list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
	}

	/** Put the focus on the entry that is shown. @param {TalkItem[]} items */
	focusOn(items) {
		const current = items.findIndex(({ isCurrent }) => isCurrent);
		this.lines.querySelectorAll("button")[Math.max(0, current)]?.focus({ preventScroll: true });
	}

	/** Say first what is missing for what was asked. @param {string} text */
	warn(text) {
		this.lines.querySelector(".fault-text")?.remove();
		this.lines.prepend(make("p", "fault-text", text));
	}

	/** Have the focus pass over what the panel hides, as it is now. */
	cover() {
		const { left, right, top, bottom } = this.node.getBoundingClientRect();
		for (const node of this.place.querySelectorAll("button, summary, a")) {
			const box = node.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			const isUnder = this.isOpen && x > left && x < right && y > top && y < bottom && !this.node.contains(node);
			/** @type {HTMLElement} */ (node).inert = isUnder;
		}
	}

	/** Press the main button, as Enter does on the board; tell whether it is there. */
	go() {
		const isThere = this.isOpen && !this.next.hidden;
		if (isThere) this.turns.next();
		return isThere;
	}

	close() {
		this.node.remove();
		this.cover();
	}

	/** @param {TalkItem} item */
	entry(item) {
		const node = make("li", item.link < 0 ? "" : "link");
		const choose = button(item.text, {}, "step");
		if (item.isCurrent) choose.ariaCurrent = "step";
		choose.addEventListener("click", () => this.turns.choose(item));
		node.append(...(item.technique ? [lesson(item.technique)] : []), choose);
		return node;
	}
}

/** Fold a list away, unless one of its entries is shown. @param {HTMLElement} list @param {TalkItem[]} items */
function folded(list, items) {
	const node = make("details", "proof");
	node.open = items.some(({ isCurrent }) => isCurrent);
	node.append(make("summary", "", "Show each case"), list);
	return node;
}

/** Return the link to the lesson of a technique. @param {string} technique */
function lesson(technique) {
	const node = make("a", "technique", technique);
	Object.assign(node, { href: lessonOf(technique), target: "_blank" }); // the game and the argument stay
	return node;
}
