// The panel that tells an argument: it takes the place of the keys, so that the board stays in sight. Knows no puzzle.

/** @import { Talk, TalkItem } from "../../types.d.ts" */

import { button, make } from "../../shared/dom.js";
import { lessonOf } from "../puzzle/link.js";
import { keyOf } from "./sketch.js";
import { shownName } from "./techniques.js";
import { phrase } from "../../shared/speak.js";

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
		close.ariaLabel = phrase("back-to-the-keys");
		close.addEventListener("click", turns.close);
		this.title = make("h2");
		this.title.id = "argument-title";
		this.lines = make("div", "lines");
		this.lines.tabIndex = 0;
		this.lines.role = "group";
		this.lines.ariaLabel = phrase("argument");
		this.next = button("", {}, "main");
		this.next.addEventListener("click", turns.next);
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
	show({ title, lines, technique, items, end, next, sketch }) {
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
			...(items.length ? [list] : []),
			...(end ? [make("p", "", end)] : []),
			...key(sketch),
		);
		this.lines.scrollTop = 0;
		if (focused >= 0) this.focusOn(items);
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

	/** Press the main button, as Enter does on the board; tell whether it is there. */
	go() {
		const isThere = this.isOpen && !this.next.hidden;
		if (isThere) this.turns.next();
		return isThere;
	}

	close() {
		this.node.remove();
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

/** Return the line that says what the looks of cells mean, where any has one. @param {Talk["sketch"]} sketch */
function key({ roles, target }) {
	const items = keyOf(roles, target);
	const line = make("p", "roles");
	line.append(...items);
	return items.length ? [line] : [];
}

/** Return the link to the lesson of a technique. @param {string} technique */
function lesson(technique) {
	const node = make("a", "technique", shownName(technique));
	Object.assign(node, { href: lessonOf(technique), target: "_blank" }); // the game and the argument stay
	return node;
}
