// What a record shows over the board: its marks, which the names of points tell of, too, and the dots that hold to the
// edge.

/** @import { Board } from "../board/board.js" */
/** @import { Game } from "../rules/game.js" */
/** @import { Mark } from "./marks.js" */

import { shape } from "../../shared/dom.js";
import { lastOf } from "../board/drawing.js";
import { nameOf } from "../board/words.js";
import { draw, wordsOf } from "./marks.js";

export class Overlay {
	shows = shape("g", "shows");
	signs = shape("g", "signs");
	/** @type {number[]} points whose names tell of marks */
	named = [];

	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		board.svg.append(this.shows, this.signs);
	}

	/** Draw what a position has. @param {Game} game @param {Mark[]} marks @param {boolean} hasGrounded */
	draw(game, marks, hasGrounded) {
		draw(this.signs, marks, (x, y) => game.now.dots[game.at(x, y)]);
		this.name(game, marks);
		const grounded = hasGrounded ? groundedIn(game).map((point) => game.xy(point)) : [];
		this.shows.replaceChildren(
			...grounded.map(([x, y]) => shape("path", "earth", { d: `M${x - 0.22} ${y + 0.42}h.44` })),
		);
	}

	/** Tell of marks in the names of points. @param {Game} game @param {Mark[]} marks */
	name(game, marks) {
		const { cells } = this.board;
		const last = lastOf(game);
		for (const point of this.named)
			if (point < game.points) cells[point].ariaLabel = nameOf(game, point, point === last);
		this.named = marks.map(({ x, y }) => game.at(x, y));
		for (const mark of marks) cells[game.at(mark.x, mark.y)].ariaLabel += `, ${wordsOf(mark)}`;
	}
}

/** Give the live dots that hold to the edge. @param {Game} game */
function groundedIn(game) {
	const loose = new Set([...game.loose(1), ...game.loose(2)]);
	return [...game.now.dots.keys()].filter(
		(point) => game.now.dots[point] && !game.now.regions[point] && !loose.has(point),
	);
}
