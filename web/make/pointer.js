// The mouse and fingers on a board in the making: which cell they pick, which edges they paint.

/** @import { Board, Cell, EdgeIndex } from "../types.d.ts" */

/** @type {Record<string, number>} */
const NEAR = { mouse: 0.2, pen: 0.22, touch: 0.26 }; // cells from the middle of an edge, where a tap is meant for it

/** @typedef {{ board: () => Board, paints: () => boolean }} Asked */
/** @typedef {{ pick: (cell: Cell) => void, turn: (edge: EdgeIndex) => void,
 *   paint: (edge: EdgeIndex, isFirst: boolean) => void }} Told */

/** Listen to pointers: a tap near an edge turns its dot, any other picks a cell. With a tool that paints, each edge
 * that is nearest to the way of the pointer is painted.
 * @param {HTMLElement} root @param {Asked} ask @param {Told} told */
export function listen(root, ask, told) {
	let painted = -1; // the edge that was painted last

	root.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		const hit = hitAt(root, ask.board(), event);
		if (!hit) return;
		event.preventDefault();
		if (ask.paints()) {
			root.setPointerCapture(event.pointerId);
			painted = hit.edge;
			told.paint(hit.edge, true);
		} else if (hit.distance <= (NEAR[event.pointerType] ?? NEAR.mouse)) {
			told.turn(hit.edge);
		} else {
			told.pick(hit.cell);
		}
	});
	root.addEventListener("pointermove", (event) => {
		if (painted < 0) return;
		for (const point of event.getCoalescedEvents?.() ?? [event]) {
			const hit = hitAt(root, ask.board(), point);
			if (!hit || hit.edge === painted || hit.distance > 0.35) continue;
			painted = hit.edge;
			told.paint(hit.edge, false);
		}
	});
	for (const end of ["pointerup", "pointercancel"])
		root.addEventListener(end, () => {
			painted = -1;
		});
}

/** Return the cell at a point, the edge whose middle is nearest, and how many cells away that is; null off the board.
 * @param {HTMLElement} root @param {Board} board @param {{ clientX: number, clientY: number }} point */
export function hitAt(root, board, { clientX, clientY }) {
	const box = root.getBoundingClientRect();
	const { size } = board;
	const x = ((clientX - box.left) / box.width) * size;
	const y = ((clientY - box.top) / box.height) * size;
	const [column, row] = [Math.floor(x), Math.floor(y)];
	if (column < 0 || row < 0 || column >= size || row >= size) return null;
	return { cell: row * size + column, ...nearestEdge(board, x, y) };
}

/** Return the edge whose middle is nearest to a point, both measured in cells, and the distance.
 * @param {Board} board @param {number} x @param {number} y */
export function nearestEdge({ edges, size }, x, y) {
	let best = { edge: -1, distance: Infinity };
	edges.forEach(([one, other], edge) => {
		const middleX = ((one % size) + (other % size) + 1) / 2;
		const middleY = (Math.floor(one / size) + Math.floor(other / size) + 1) / 2;
		const distance = Math.hypot(x - middleX, y - middleY);
		if (distance < best.distance) best = { edge, distance };
	});
	return best;
}
