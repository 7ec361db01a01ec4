// Turns the mouse and fingers on the board into selection actions. Knows where cells lie, not what they hold.

/** @import { Action, Asked, Cell } from "../../types.d.ts" */

const ROUND = 0.42; // while dragging, a cell is hit within this part of its width from its centre

/** Listen to pointers on a board.
 * @param {HTMLElement} root @param {Asked} ask @param {(action: Action) => void} act */
export function listen(root, { size, isSelected, multi }, act) {
	/** @type {{ how: "add" | "remove", last: Cell } | null} */
	let drag = null;

	root.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		const cell = cellAt(root, size(), event);
		if (cell < 0) return;
		event.preventDefault();
		root.setPointerCapture(event.pointerId);
		const toggles = event.ctrlKey || event.metaKey || multi();
		const how = toggles && isSelected(cell) ? "remove" : "add";
		drag = { how, last: cell };
		act({ type: "pick", cell, how: toggles || event.shiftKey ? how : "only" });
	});
	root.addEventListener("pointermove", (event) => {
		if (!drag) return;
		for (const point of event.getCoalescedEvents?.() ?? [event]) {
			const cell = cellAt(root, size(), point, ROUND);
			if (cell < 0 || cell === drag.last) continue;
			drag.last = cell;
			act({ type: "pick", cell, how: drag.how });
		}
	});
	for (const end of ["pointerup", "pointercancel"])
		root.addEventListener(end, () => {
			drag = null;
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
