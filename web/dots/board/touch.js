// What fingers do on the board: two of them zoom; where points are closer than a finger, one aims, and the next tap on
// the same point puts the dot. Knows the board, not the game.

/** @import { Board } from "./board.js" */

import { Magnifier } from "./magnifier.js";
import { phrase } from "../../shared/speak.js";

export const FINGER = 30; // pixels: points that are closer are aimed at first
const NARROW = 20; // pixels: points that are closer are magnified as well

export const TO_PUT = phrase("to-put-the-dot-there"); // what a second tap on an open point is for

export class Touch {
	isFinger = false; // whether it was one that came down last
	finger = -1; // the one that aims, or -1
	before = -1; // what was aimed at when it came down
	apart = 0; // pixels between two fingers

	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.magnifier = new Magnifier(board, (point) => this.put(point));
		const { points, frame } = board;
		points.addEventListener("pointerdown", (event) => this.down(event));
		points.addEventListener("pointermove", (event) => this.move(event));
		points.addEventListener("pointerup", (event) => this.up(event));
		points.addEventListener("pointercancel", () => this.drop()); // the board is moved
		addEventListener("pointerdown", ({ target }) => frame.contains(/** @type {Node} */ (target)) || this.drop());
		points.addEventListener("touchstart", (event) => this.pinch(event), { passive: false });
		points.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
		points.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
	}

	/** Whether a click is left to the finger that made it; one that a screen reader makes is not.
	 * @param {MouseEvent} event */
	takes(event) {
		return event.detail > 0 && this.isFinger && this.aims;
	}

	/** Whether a finger aims before it puts: always where points are closer than half a finger. */
	get aims() {
		const { step, look } = this.board;
		return step < (look.aim === false ? FINGER / 2 : FINGER);
	}

	/** @param {PointerEvent} event */
	down(event) {
		this.isFinger = event.pointerType === "touch";
		this.finger = -1;
		if (!this.isFinger || !this.aims) return;
		if (!event.isPrimary) {
			this.drop();
			return;
		}
		this.finger = event.pointerId;
		this.before = this.board.aimed;
		this.move(event);
	}

	/** Aim where the finger is; on a board that is moved by a finger, once it has not. @param {PointerEvent} event */
	move(event) {
		if (event.pointerId === this.finger && this.board.zoom === 1) this.aim(event);
	}

	/** @param {PointerEvent} event */
	up(event) {
		if (event.pointerId !== this.finger) return;
		this.finger = -1;
		this.aim(event);
		const { board, magnifier } = this;
		if (board.aimed < 0) return;
		const purpose = this.purposeAt(board.aimed);
		if (board.aimed === this.before || (!purpose && magnifier.node.hidden)) this.put(board.aimed);
		else if (!purpose)
			board.put(board.aimed); // says why not; another point can be chosen in the magnified view
		else if (magnifier.node.hidden) board.host.say(phrase("tap-again", { purpose }));
		else board.host.say(phrase("tap-again-or-magnified", { purpose }));
	}

	/** Say what a second tap on a point is for; "" where it is refused, which can be said at once.
	 * @param {number} point */
	purposeAt(point) {
		const { host, game } = this.board;
		return host.purposeAt?.(point) ?? (game?.isOpen(point) ? TO_PUT : phrase("to-choose-this-point"));
	}

	/** @param {PointerEvent} event */
	aim(event) {
		const { board } = this;
		const point = board.pointAt(event.clientX, event.clientY);
		if (point < 0) return;
		if (point !== board.aimed) {
			board.aimed = point;
			board.mark();
		}
		if (board.step < NARROW) this.magnifier.show(point, event);
	}

	/** @param {number} point */
	put(point) {
		this.drop();
		this.board.put(point);
	}

	/** Aim nowhere. */
	drop() {
		this.finger = -1;
		this.magnifier.hide();
		if (this.board.aimed < 0) return;
		this.board.aimed = -1;
		this.board.mark();
	}

	/** Zoom by two fingers. @param {TouchEvent} event */
	pinch(event) {
		const [one, two] = event.touches;
		if (event.touches.length !== 2) return;
		event.preventDefault();
		const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
		if (event.type === "touchmove" && this.apart) this.board.zoomBy(apart / this.apart);
		this.apart = apart;
	}

	/** Zoom by the wheel with Ctrl. @param {WheelEvent} event */
	wheel(event) {
		if (!event.ctrlKey) return;
		event.preventDefault();
		this.board.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
	}
}
