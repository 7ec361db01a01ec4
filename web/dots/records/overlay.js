// What is shown over the board: the marks of a record and the moves of the opening book, which the names of points tell
// of, too, and the dots that hold to the edge.

/** @import { Board } from "../board/board.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Mark } from "./marks.js" */

import { shape } from "../../shared/dom.js";
import { lastOf } from "../board/drawing.js";
import { nameOf } from "../board/words.js";
import { draw, wordsOf } from "./marks.js";

/** @typedef {{ x: number, y: number, text: string, words: string }} Note what is written on a point, and said of it */

export class Overlay {
	shows = shape("g", "shows");
	signs = shape("g", "signs");
	known = shape("g", "known");
	/** @type {Note[]} what the names of points tell of marks */
	marked = [];
	/** @type {number[]} points whose names tell of something */
	named = [];

	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		board.svg.append(this.shows, this.signs, this.known);
	}

	/** Draw what a position has. @param {Play} game @param {Mark[]} marks @param {boolean} hasGrounded */
	draw(game, marks, hasGrounded) {
		draw(this.signs, marks, (x, y) => game.now.dots[game.at(x, y)]);
		this.known.replaceChildren();
		this.marked = marks.map((mark) => ({ ...mark, words: wordsOf(mark) }));
		this.name(game, this.marked);
		const grounded = hasGrounded ? groundedIn(game).map((point) => game.xy(point)) : [];
		this.shows.replaceChildren(
			...grounded.map(([x, y]) => shape("path", "earth", { d: `M${x - 0.22} ${y + 0.42}h.44` })),
		);
	}

	/** Tell of moves of the opening book, as long as this position is shown. @param {Play} game @param {Note[]} notes */
	tell(game, notes) {
		this.known.replaceChildren(
			...notes.map(({ x, y, text }) => {
				const node = shape("text", "mark on0 text", { x, y, "font-size": 0.42 });
				node.textContent = text;
				return node;
			}),
		);
		this.name(game, [...this.marked, ...notes]);
	}

	/** Tell of something in the names of points. @param {Play} game @param {Note[]} notes */
	name(game, notes) {
		const { cells } = this.board;
		const last = lastOf(game);
		for (const point of this.named)
			if (point < game.points) cells[point].ariaLabel = nameOf(game, point, point === last);
		this.named = notes.map(({ x, y }) => game.at(x, y));
		for (const { x, y, words } of notes) cells[game.at(x, y)].ariaLabel += `, ${words}`;
	}
}

/** Return the live dots that hold to the edge. @param {Play} game */
function groundedIn(game) {
	const loose = new Set([...game.loose(1), ...game.loose(2)]);
	return [...game.now.dots.keys()].filter(
		(point) => game.now.dots[point] && !game.now.regions[point] && !loose.has(point),
	);
}
