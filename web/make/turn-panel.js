// The panel that turns and mirrors the board, and exchanges two digits. Loaded when it is wanted.

/** @import { Page } from "./finish-panel.js" */

import { dialog, show } from "../shared/dialog.js";
import { button, make, styled } from "../shared/dom.js";
import { nameOf, span } from "../sudoku/puzzle/geometry.js";
import { boardOf, changed } from "./draft.js";
import { MOVES, brokenBy, exchanged, moved, movesOf } from "./turn-and-mirror.js";
import { phrase } from "../shared/speak.js";

const NAMED = 4; // edges that are named

/** Open the panel. @param {Page} page */
export async function open(page) {
	await styled("../make/panels.css");
	const node = dialog("turn", phrase("turn-and-exchange"));
	const { draft } = page;
	const moves = make("div", "row-of");
	for (const key of movesOf(boardOf(draft))) {
		const { name } = MOVES[key];
		const choice = button(name, {});
		choice.addEventListener("click", () =>
			page.step(changed(page.draft, moved(page.draft, key)), phrase("move-is-done", { move: name })),
		);
		moves.append(choice);
	}
	const digits = span(draft.size).map((at) => at + 1);
	const [one, other] = [select(phrase("exchange-digit"), digits, 1), select(phrase("exchange-with"), digits, 2)];
	const said = make("p", "said");
	said.role = "status";
	const tell = () => {
		said.textContent = saidOf(page, Number(one.node.value), Number(other.node.value));
	};
	const go = button(phrase("exchange"), {}, "main");
	go.addEventListener("click", () => {
		const [a, b] = [Number(one.node.value), Number(other.node.value)];
		page.step(changed(page.draft, exchanged(page.draft, a, b)), phrase("digits-are-exchanged", { one: a, other: b }));
		tell();
	});
	for (const each of [one, other]) each.node.addEventListener("change", tell);
	const row = make("div", "row-of");
	row.append(one.label, other.label, go);
	node.append(moves, make("h3", "", phrase("exchange-two-digits")), row, said);
	tell();
	show(node);
}

/** @param {string} title @param {readonly number[]} values @param {number} chosen */
function select(title, values, chosen) {
	const label = make("label", "", `${title} `);
	const node = make("select");
	node.append(...values.map((value) => new Option(String(value), String(value), false, value === chosen)));
	label.append(node);
	return { label, node };
}

/** Say what an exchange would break. @param {Page} page @param {number} one @param {number} other */
function saidOf({ draft }, one, other) {
	if (one === other) return phrase("choose-two-different-digits");
	if (!draft.digits.some((digit) => digit === one || digit === other)) return phrase("neither-is-on-the-board");
	const { broken, open: unknown } = brokenBy(draft, one, other);
	const each = boardOf(draft);
	const pairs = broken.slice(0, NAMED).map((edge) => {
		const [first, second] = each.edges[edge].map((cell) => nameOf(each, cell));
		return phrase("two-cells", { one: first, other: second });
	});
	const given = { pairs, more: broken.length - NAMED };
	const breaks = !pairs.length
		? phrase("it-breaks-nothing")
		: given.more > 0
			? phrase("it-breaks-between-and-more", given)
			: phrase("it-breaks-between", given);
	return unknown ? phrase("dots-touch-empty-cells", { breaks, count: unknown }) : breaks;
}
