// Turns the mouse and fingers on the board into selection actions. Knows where cells lie, not what they hold.

/** @import { Action, Asked } from "../../types.d.ts" */

import { listenToOne } from "../../shared/one-pointer.js";

const ROUND = 0.42; // while dragging, a cell is hit within this part of its width from its centre

/** Listen to pointers on a board. What a finger picks is picked once it is lifted, or drawn on: two of them zoom.
 * @param {HTMLElement} root @param {Asked} ask @param {(action: Action) => void} act */
export function listen(root, { size, isSelected, multi }, act) {
	let last = -1; // the cell that was picked last
	/** @type {"add" | "remove"} */
	let how = "add";
	/** @type {(() => void) | null} picks the first cell, where that is still to be done */
	let first = null;
	const begin = () => {
		first?.();
		first = null;
	};

	listenToOne(root, {
		down(event) {
			const cell = cellAt(root, size(), event);
			if (cell < 0) return false;
			event.preventDefault();
			const toggles = event.ctrlKey || event.metaKey || multi();
			[last, how] = [cell, toggles && isSelected(cell) ? "remove" : "add"];
			first = () => act({ type: "pick", cell, how: toggles || event.shiftKey ? how : "only" });
			if (event.pointerType !== "touch") begin();
			return true;
		},
		move(event) {
			for (const point of event.getCoalescedEvents?.() ?? [event]) {
				const cell = cellAt(root, size(), point, ROUND);
				if (cell < 0 || cell === last) continue;
				begin();
				last = cell;
				act({ type: "pick", cell, how });
			}
		},
		up: begin,
		drop() {
			first = null;
		},
	});
	root.addEventListener("dblclick", (event) => {
		const cell = cellAt(root, size(), event);
		if (cell >= 0 && !multi()) act({ type: "alike", cell });
	});
}

/** Return the cell at a point, or -1.
 * @param {HTMLElement} root @param {number} size @param {{ clientX: number, clientY: number }} point
 * @param {number} [radius] how far from a cell's centre still hits it, in cells; any, when not given */
function cellAt(root, size, { clientX, clientY }, radius = 1) {
	const box = root.getBoundingClientRect();
	const x = ((clientX - box.left) / box.width) * size;
	const y = ((clientY - box.top) / box.height) * size;
	const [column, row] = [Math.floor(x), Math.floor(y)];
	if (column < 0 || row < 0 || column >= size || row >= size) return -1;
	return Math.hypot(x - column - 0.5, y - row - 0.5) <= radius ? row * size + column : -1;
}
