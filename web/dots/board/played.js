// The course of a game that is being played, beside the board of a wide screen, or below that of an upright one: the
// lead by what counts, and the list of the moves with what each gained.

/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { make } from "../../shared/dom.js";
import { changesOf, graphOf, leadIn } from "./graph.js";
import { countsOf, scoreOf as leadOf } from "../rules/ending.js";
import { isEnding } from "../rules/move.js";
import { colours, coloursOf, didOf, endOf, gainOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

const MOST = 400; // moves that are listed: the last ones
const HAIR = 0.3; // pixels by which a row may be cut, as they are rounded

export class Played {
	/** @type {Move[]} */
	listed = [];
	names = ""; // of the sides, in the list

	/** @param {HTMLElement} frame */
	constructor(frame) {
		this.graph = make("div", "graph");
		this.list = make("ol", "moves");
		Object.assign(this.list, { ariaLabel: phrase("moves"), tabIndex: 0 });
		frame.append(this.graph, this.list);
		new ResizeObserver(() => this.showLast()).observe(this.list); // what comes beside it makes it smaller
	}

	/** Bring the last move into sight, with no part of a row at the top: the room that is left is at the end. */
	showLast() {
		const { list } = this;
		const edges = [...list.children].map((item) => item.getBoundingClientRect()); // parts of a pixel count
		const [start, end] = [edges[0]?.top ?? 0, edges.at(-1)?.bottom ?? 0];
		const room = list.getBoundingClientRect().height - 2 * list.clientTop;
		const above = end - start - room; // what there is no room for
		const first = above > 0 ? edges.find(({ top }) => top - start + HAIR >= above) : null;
		list.style.paddingBottom = first ? `${first.top - start + HAIR - above}px` : "";
		list.scrollTop = list.scrollHeight;
	}

	/** @param {Play} game */
	draw(game) {
		const { moves } = game;
		const names = colours.join();
		const isSame = names === this.names && this.listed.every((move, index) => move === moves[index]);
		if (isSame && this.listed.length === moves.length) return;
		const leads = [...game.before, game.now].map((now) => leadOf({ now, rules: game.rules }));
		this.graph.hidden = !leads.some(Boolean); // a level line says nothing
		this.graph.replaceChildren(...graphOf(changesOf(leads), moves.length, leadIn(game)));
		const first = Math.max(isSame ? this.listed.length : 0, moves.length - MOST);
		const items = moves.slice(first).map((_, index) => itemOf(game, first + index));
		this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
		if (isSame) this.list.append(...items);
		else this.list.replaceChildren(...items);
		while (this.list.children.length > Math.min(moves.length, MOST)) this.list.firstElementChild?.remove();
		this.list.lastElementChild?.setAttribute("aria-current", "true");
		this.showLast();
		[this.listed, this.names] = [[...moves], names];
	}
}

/** Make the item of a move. @param {Play} game @param {number} index */
function itemOf(game, index) {
	const move = game.moves[index];
	const { player, at, word } = move;
	const isEnd = isEnding(move);
	const { rules } = game;
	const [before, after] = [game.before[index], game.before[index + 1] ?? game.now].map((now) =>
		countsOf({ now, rules }),
	);
	const gains = after.map((each, side) => each - before[side]);
	const seen = [make("small", "", isEnd ? phrase("listed-end") : String(index + 1)), make("i", `side-of-${player}`)];
	if (word === "draw" || word === "count") seen.pop(); // which both sides say
	const isOffered = word === "done" && rules.ends.includes("agreed");
	const listed = isOffered ? "agrees" : word || "rings";
	const said =
		isOffered && !game.before[index].offered ? phrase("offers-end") : phrase("listed-move", { word: listed });
	seen.push(make("span", "", at ? at.map((each) => each + 1).join(", ") : said));
	for (const side of [player, 3 - player]) {
		if (gains[side - 1] <= 0) continue;
		seen.push(...(side === player ? [] : [make("i", `credit side-of-${side}`)]), make("b", "", `+${gains[side - 1]}`));
	}
	for (const part of seen) part.ariaHidden = "true"; // the words say it
	const taken = gains.flatMap((gain, side) => (gain > 0 ? [gainOf(game, side + 1, gain)] : []));
	const what = isEnd
		? phrase("end-of-game", { clauses: [endOf(move), ...taken] })
		: phrase("move-of-side", { number: index + 1, clauses: [didOf(game, move), ...taken], ...coloursOf(player) });
	const item = make("li", "move");
	item.append(...seen, make("span", "unseen", what));
	return item;
}
