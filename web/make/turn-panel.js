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
	const node = dialog("turn", "Turn and exchange");
	const { draft } = page;
	const moves = make("div", "row-of");
	for (const key of movesOf(boardOf(draft))) {
		const { name } = MOVES[key];
		const choice = button(name, {});
		choice.addEventListener("click", () => page.step(changed(page.draft, moved(page.draft, key)), `${name}: done.`));
		moves.append(choice);
	}
	const digits = span(draft.size).map((at) => at + 1);
	const [one, other] = [select(phrase("exchange"), digits, 1), select("with", digits, 2)];
	const said = make("p", "said");
	said.role = "status";
	const tell = () => {
		said.textContent = saidOf(page, Number(one.node.value), Number(other.node.value));
	};
	const go = button(phrase("exchange"), {}, "main");
	go.addEventListener("click", () => {
		const [a, b] = [Number(one.node.value), Number(other.node.value)];
		page.step(changed(page.draft, exchanged(page.draft, a, b)), `${a} and ${b} are exchanged.`);
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
	const names = broken.slice(0, NAMED).map((edge) => each.edges[edge].map((cell) => nameOf(each, cell)).join(" and "));
	const more = broken.length > NAMED ? ` and ${broken.length - NAMED} more` : "";
	const breaks = names.length ? `It breaks what is between ${names.join(", ")}${more}.` : phrase("it-breaks-nothing");
	return unknown
		? `${breaks} ${unknown} ${unknown === 1 ? "dot touches" : "dots touch"} an empty cell: see the verdict.`
		: breaks;
}
