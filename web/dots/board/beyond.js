// A board that is larger than its frame: it grows around the last dot. An arrow at the rim points to that dot while it
// is out of sight, and leads there.

/** @import { Board } from "./board.js" */

import { button, make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";

const SIZE = 44; // pixels of the arrow, as large as a finger

export class Beyond {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.arrow = button("➤", {}, "beyond");
		this.arrow.ariaLabel = phrase("show-the-last-move-which");
		this.arrow.addEventListener("click", () => this.bring());
		const holder = make("div", "beyond-holder");
		holder.append(this.arrow);
		board.frame.prepend(holder);
		board.frame.addEventListener("scroll", () => this.draw(), { passive: true });
		this.draw();
	}

	/** Where the last dot is within the frame, in pixels, and whether that is in sight; null: there is none. */
	get place() {
		const { last, cells, frame } = this.board;
		if (last < 0) return null;
		const [cell, whole] = [cells[last], frame].map((each) => each.getBoundingClientRect());
		const [x, y] = [cell.x + cell.width / 2 - whole.x, cell.y + cell.height / 2 - whole.y];
		return { x, y, isInSight: x > 0 && x < frame.clientWidth && y > 0 && y < frame.clientHeight };
	}

	/** Zoom in by a step: on the last dot, if that is in sight. */
	larger() {
		const isInSight = this.place?.isInSight;
		this.board.zoomBy(1.5);
		if (isInSight) this.bring();
	}

	/** Scroll the last dot to the middle of the frame, as far as that goes. */
	bring() {
		const { place, board } = this;
		if (place) board.frame.scrollBy(place.x - board.frame.clientWidth / 2, place.y - board.frame.clientHeight / 2);
	}

	draw() {
		const { frame, zoom } = this.board;
		const place = zoom > 1 ? this.place : null;
		this.arrow.hidden = !place || place.isInSight;
		if (!place || place.isInSight) return;
		const clamped = (/** @type {number} */ at, /** @type {number} */ most) =>
			Math.min(Math.max(at - SIZE / 2, 2), most - SIZE - 2);
		const [x, y] = [clamped(place.x, frame.clientWidth), clamped(place.y, frame.clientHeight)];
		const turn = Math.atan2(place.y - y - SIZE / 2, place.x - x - SIZE / 2);
		this.arrow.style.transform = `translate(${x}px, ${y}px) rotate(${turn}rad)`;
	}
}
