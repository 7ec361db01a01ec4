// What a tap on the board does to a record: a move, a dot that is set up, a mark. Knows the record and the rules, no
// page.

/** @import { Edited } from "./edit.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Record } from "../sgf/record.js" */

import { shape } from "../../shared/dom.js";
import { other } from "../rules/field.js";
import { add, pathTo, set, toggle } from "./edit.js";
import { Line } from "../sgf/line.js";
import { MARKS, marksOf, nextLabel } from "./marks.js";
import { childrenOf, escaped, unescaped, valuesOf } from "../sgf/text.js";
import { isOptional, moveOf, nameOf, writtenMove } from "../sgf/dialects.js";
import { Turn } from "../board/turn.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ name: string, title: string, words: string, d?: string, dot?: string }} Tool */

/** @type {Tool[]} */
export const TOOLS = [
	{
		name: "move",
		title: phrase("tool-move"),
		words: phrase("a-tap-puts-the-next"),
		d: "M-.5 0H.5M.1-.4.5 0 .1.4",
	},
	{
		name: "other",
		title: phrase("other-side"),
		words: phrase("a-tap-puts-a-dot"),
		d: "M-.5-.25H.4M.15-.5.4-.25 .15 0M.5.25H-.4M-.15 0-.4.25-.15.5",
	},
	{
		name: "close",
		title: phrase("ring"),
		words: phrase("a-tap-closes-a-ring"),
		d: "M0-.5.5 0 0 .5-.5 0z",
	},
	{ name: "AB", title: "", words: "", dot: "one" }, // of a side, whose colour they name
	{ name: "AW", title: "", words: "", dot: "two" },
	{ name: "AE", title: phrase("tool-empty"), words: phrase("a-tap-takes-away-the"), d: "M-.4-.4l.8.8m0-.8l-.8.8" },
	{ name: "TR", title: phrase("triangle"), words: phrase("a-tap-marks-a-point"), d: "M0-.5.48.34h-.96z" },
	{ name: "SQ", title: phrase("square"), words: phrase("a-tap-marks-a-point"), d: "M-.4-.4h.8v.8h-.8z" },
	{
		name: "CR",
		title: phrase("circle"),
		words: phrase("a-tap-marks-a-point"),
		d: "M-.42 0a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0",
	},
	{
		name: "MA",
		title: phrase("cross"),
		words: phrase("a-tap-marks-a-point"),
		d: "M-.36-.36l.72.72m0-.72l-.72.72",
	},
	{
		name: "LB",
		title: phrase("tool-label"),
		words: phrase("a-tap-gives-a-point"),
		d: "M-.35.45 0-.45.35.45M-.22.15h.44",
	},
];

/** Draw the sign of a tool. @param {Tool} tool */
export function signOf({ d, dot }) {
	const svg = shape("svg", "", { viewBox: "-1 -1 2 2", "aria-hidden": "true" });
	svg.append(d ? shape("path", "", { d }) : shape("circle", /** @type {string} */ (dot), { r: 0.5 }));
	return svg;
}

/** A tap that changes nothing; the message says why. */
export class Nothing extends Error {}

/** Return the record after a tap.
 * @param {string} tool @param {Record} record @param {number} node @param {Play} game as it stands there
 * @param {[number, number]} point @returns {Edited} */
export function tapped(tool, record, node, game, point) {
	if (tool === "move") return moved(record, node, game.now.toMove, point);
	if (tool === "other") return moved(record, node, other(game.now.toMove), point);
	if (MARKS.includes(tool)) return marked(tool, record, node, point);
	return setUp(tool, record, node, point);
}

/** @param {Record} record @param {number} node @returns {Edited} */
const same = (record, node) => ({ record, node, moved: (each) => each });

/** Put the next dot: go to the move that is there already, or add it; throw `Nothing` where the rules do not allow it.
 * @param {Record} record @param {number} node @param {Player} player @param {[number, number]} point
 * @returns {Edited} */
function moved(record, node, player, point) {
	return said(record, node, player, nameOf(point));
}

/** Add a move, or go to it where it is there; an empty text ends the game before the board is full.
 * @param {Record} record @param {number} node @param {Player} player @param {string} value @returns {Edited} */
export function said(record, node, player, value) {
	const name = player === 1 ? "B" : "W";
	const known = childrenOf(record.nodes)[node].find((child) => {
		const [first, ...more] = valuesOf(record.nodes[child], name);
		return (
			first !== undefined && !more.length && (first === value || (value && unescaped(first).split(".")[0] === value))
		);
	});
	if (known !== undefined) return same(record, known);
	const edited = add(record, node, [[name, [value]]]);
	check(edited.record, edited.node);
	return edited;
}

/** Return who may end the game now by a word: who is to move, or who was offered that.
 * @param {Play} game @returns {Player} */
export const enderOf = ({ now }) => (now.offered ? other(now.offered) : now.toMove);

/** Return the move of a node as a turn, to which rings can be added; throw `Nothing` where it is none, or rings are no
 * choice.
 * @param {Record} record @param {number} node */
export function turnOf(record, node) {
	if (!isOptional(record.rules)) throw new Nothing(phrase("by-these-rules-rings-close"));
	const name = valuesOf(record.nodes[node], "B").length ? "B" : "W";
	const [value] = valuesOf(record.nodes[node], name);
	if (value === undefined || !node) throw new Nothing(phrase("a-ring-is-closed-with"));
	const { game } = new Line(record, pathTo(record, record.nodes[node].parent));
	const { point, rings } = moveOf(unescaped(value), record);
	const turn = new Turn(game);
	turn.player = name === "B" ? 1 : 2;
	turn.rings = rings.map((ring) => ring.map(([x, y]) => game.at(x, y)));
	if (point) turn.put(game.at(...point));
	return turn;
}

/** Return the record with the rings of a turn in the move of a node.
 * @param {Record} record @param {number} node @param {Turn} turn @returns {Edited} */
export function closedBy(record, node, { game, player, point, rings }) {
	const move = writtenMove(
		point < 0 ? null : game.xy(point),
		rings.map((ring) => ring.map((each) => game.xy(each))),
	);
	const edited = set(record, node, player === 1 ? "B" : "W", [move]);
	check(edited, node);
	return same(edited, node);
}

/** Return the record with moves below a node, as `B[ab]`: those that are there already, and from where they part new
 * ones; null where the rules do not allow them.
 * @param {Record} record @param {string[]} moves @param {number} [from] @returns {Edited | null} */
export function withMoves(record, moves, from = 0) {
	const below = childrenOf(record.nodes);
	let [reached, node, moved] = [record, from, (/** @type {number} */ each) => each];
	for (const move of moves) {
		const [name, value] = [move[0], move.slice(2, -1)];
		const known =
			reached === record ? below[node].find((child) => valuesOf(record.nodes[child], name)[0] === value) : undefined;
		const edited = known === undefined ? add(reached, node, [[name, [value]]]) : same(reached, known);
		const before = moved;
		[reached, node, moved] = [edited.record, edited.node, (each) => edited.moved(before(each))];
	}
	return reached !== record && new Line(reached, pathTo(reached, node)).fault ? null : { record: reached, node, moved };
}

/** Throw the fault of the move of a node, where it has one. @param {Record} record @param {number} node */
function check(record, node) {
	const line = new Line(record, pathTo(record, node));
	if (line.fault && line.faultAt === node) throw new Nothing(line.fault);
}

/** @param {string} kind @param {Record} record @param {number} node @param {[number, number]} point
 * @returns {Edited} */
function marked(kind, record, node, point) {
	const place = nameOf(point);
	if (kind !== "LB") return same(toggle(record, node, kind, place), node);
	const labels = valuesOf(record.nodes[node], "LB");
	const others = labels.filter((label) => !label.startsWith(`${place}:`));
	const label = `${place}:${escaped(nextLabel(marksOf(record.nodes[node], record)))}`;
	return same(set(record, node, "LB", others.length < labels.length ? others : [...labels, label]), node);
}

/** Set a dot up, or take it away; after a move, in a node of its own.
 * @param {string} name @param {Record} record @param {number} node @param {[number, number]} point @returns {Edited} */
function setUp(name, record, node, point) {
	const place = nameOf(point);
	const isMove = ["B", "W"].some((each) => valuesOf(record.nodes[node], each).length);
	if (isMove) return add(record, node, [[name, [place]]]);
	let changed = record;
	const had = valuesOf(record.nodes[node], name).includes(place);
	for (const other of ["AB", "AW", "AE"])
		changed = set(
			changed,
			node,
			other,
			valuesOf(changed.nodes[node], other).filter((each) => each !== place),
		);
	if (!had && !(name === "AE" && !node))
		changed = set(changed, node, name, [...valuesOf(changed.nodes[node], name), place]);
	return same(changed, node);
}
