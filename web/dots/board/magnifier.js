// The points around one that a finger aims at, so large that a tap hits the one that is meant. Knows the board's
// drawing.

/** @import { Board } from "./board.js" */

import { make, shape } from "../../shared/dom.js";

const SIGHT = [7, 5]; // points across and down, of a board that has as many
const STEP = 44; // pixels from point to point
const AWAY = 32; // pixels from the finger
const RIM = 4; // pixels that are left at the edge of the screen

export class Magnifier {
	/** @type {[number, number]} the column and row in its corner */
	corner = [0, 0];

	/** @param {Board} board @param {(point: number) => void} put takes a point that was tapped */
	constructor(board, put) {
		this.board = board;
		this.node = make("div", "magnifier");
		this.node.ariaHidden = "true"; // every point has its name on the board
		this.node.hidden = true;
		this.svg = shape("svg", "drawing");
		this.node.append(this.svg);
		board.frame.append(this.node);
		this.node.addEventListener("click", ({ clientX, clientY }) => {
			const { left, top, bottom } = this.svg.getBoundingClientRect();
			const from = board.isTurned ? [bottom - clientY, clientX - left] : [clientX - left, clientY - top];
			const [x, y] = from.map((each, axis) => Math.floor(each / STEP) + this.corner[axis]);
			if (board.game?.holds(x, y)) put(board.game.at(x, y));
		});
	}

	/** Show what is around a point, beside a finger.
	 * @param {number} point @param {{ clientX: number, clientY: number }} finger */
	show(point, { clientX, clientY }) {
		const { game, under, svg, shapes, halos, isTurned } = this.board;
		if (!game) return;
		const [column, row] = game.xy(point);
		const sight = isTurned ? SIGHT.toReversed() : SIGHT;
		const [across, down] = [Math.min(sight[0], game.width), Math.min(sight[1], game.height)];
		const from = (/** @type {number} */ middle, /** @type {number} */ seen, /** @type {number} */ all) =>
			Math.min(Math.max(middle - Math.floor(seen / 2), 0), all - seen);
		const [left, top] = (this.corner = [from(column, across, game.width), from(row, down, game.height)]);
		const dots = Array.from(
			{ length: across * down },
			(_, each) => shapes[game.at(left + (each % across), top + Math.floor(each / across))],
		);
		const seen = [...under.children, ...dots.flat(), ...halos.filter((each) => each.isConnected), ...svg.children].map(
			(node) => node.cloneNode(true),
		);
		this.svg.setAttribute("viewBox", `${left - 0.5} ${top - 0.5} ${across} ${down}`);
		this.svg.replaceChildren(
			...seen,
			shape("path", "hair", { d: `M${column}-1V${game.height}M-1 ${row}H${game.width}` }),
		);
		const size = [across * STEP, down * STEP];
		Object.assign(this.svg.style, { width: `${size[0]}px`, height: `${size[1]}px` });
		this.place(isTurned ? size.toReversed() : size, clientX, clientY);
	}

	/** Lay it above the finger, or else below it, or else on the side that has more room.
	 * @param {number[]} size @param {number} x @param {number} y */
	place([width, height], x, y) {
		const isAbove = y - AWAY - height >= RIM;
		const isBelow = !isAbove && y + AWAY + height <= innerHeight - RIM;
		const aside = x > innerWidth / 2 ? x - AWAY - width : x + AWAY;
		const within = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number} */ all) =>
			Math.min(Math.max(at, RIM), all - RIM - length);
		Object.assign(this.node.style, {
			width: `${width}px`,
			height: `${height}px`,
			left: `${within(isAbove || isBelow ? x - width / 2 : aside, width, innerWidth)}px`,
			top: `${within(isAbove ? y - AWAY - height : isBelow ? y + AWAY : y - height / 2, height, innerHeight)}px`,
		});
		this.node.hidden = false;
	}

	hide() {
		this.node.hidden = true;
		this.svg.replaceChildren();
	}
}
