// The mouse and fingers on a board in the making: which cell they pick, which edges they paint.

/** @import { Board, Cell, EdgeIndex } from "../types.d.ts" */

import { listenToOne } from "../shared/one-pointer.js";

/** @type {Record<string, number>} */
const NEAR = { mouse: 0.2, pen: 0.22, touch: 0.26 }; // cells from the middle of an edge, where a tap is meant for it
const PAINTED = 0.28; // the same, with a tool that paints
const CROSSED = 0.35; // cells from the middle of an edge, where a way over it is meant for it
const ALONG = 0.2; // the same, of a way that leads along the lines

/** @typedef {{ x: number, y: number }} Point measured in cells from the board's corner */
/** @typedef {{ board: () => Board, paints: () => boolean }} Asked */
/** @typedef {{ pick: (cell: Cell) => void, turn: (edge: EdgeIndex) => void,
 *   paint: (edge: EdgeIndex, isFirst: boolean) => void }} Told */

/** Listen to pointers: a tap near an edge turns its dot, any other picks a cell. With a tool that paints, each edge on
 * the way of the pointer is painted, however far apart the points are that the browser tells of it.
 * @param {HTMLElement} root @param {Asked} ask @param {Told} told */
export function listen(root, ask, told) {
	/** @type {Point | null} where the pointer was last, while it paints */
	let last = null;
	let painted = -1; // the edge that was painted last
	/** @type {(() => void) | null} what a finger does when it is lifted: it may scroll the page first */
	let lifted = null;
	const lift = () => {
		lifted?.();
		lifted = null;
	};
	const paint = (/** @type {EdgeIndex} */ edge) => {
		if (edge === painted) return;
		told.paint(edge, painted < 0);
		painted = edge;
	};

	listenToOne(root, {
		down(event) {
			const board = ask.board();
			const hit = hitAt(root, board, event);
			if (!hit) return false;
			event.preventDefault();
			if (ask.paints()) {
				last = pointAt(root, board, event);
				painted = -1;
				if (hit.distance <= PAINTED) paint(hit.edge);
				return true;
			}
			const isEdge = hit.distance <= (NEAR[event.pointerType] ?? NEAR.mouse);
			lifted = () => (isEdge ? told.turn(hit.edge) : told.pick(hit.cell));
			if (event.pointerType !== "touch") lift();
			return true;
		},
		move(event) {
			if (!last) return;
			const points = event.getCoalescedEvents?.() ?? [];
			for (const each of points.length ? points : [event]) {
				const point = pointAt(root, ask.board(), each);
				for (const edge of edgesOnWay(ask.board(), last, point)) paint(edge);
				last = point;
			}
		},
		up(event) {
			lift();
			const hit = last && painted < 0 && hitAt(root, ask.board(), event);
			if (hit) told.pick(hit.cell);
			last = null;
		},
		drop() {
			last = lifted = null;
		},
	});
}

/** Return where a pointer is. @param {HTMLElement} root @param {Board} board
 * @param {{ clientX: number, clientY: number }} pointer @returns {Point} */
function pointAt(root, { size }, { clientX, clientY }) {
	const box = root.getBoundingClientRect();
	return { x: ((clientX - box.left) / box.width) * size, y: ((clientY - box.top) / box.height) * size };
}

/** Return the cell at a point, the edge whose middle is nearest, and how many cells away that is; null off the board.
 * @param {HTMLElement} root @param {Board} board @param {{ clientX: number, clientY: number }} pointer */
export function hitAt(root, board, pointer) {
	const { x, y } = pointAt(root, board, pointer);
	const { size } = board;
	const [column, row] = [Math.floor(x), Math.floor(y)];
	if (column < 0 || row < 0 || column >= size || row >= size) return null;
	return { cell: row * size + column, ...nearestEdge(board, x, y) };
}

/** Return the edge whose middle is nearest to a point, both measured in cells, and the distance.
 * @param {Board} board @param {number} x @param {number} y */
export function nearestEdge(board, x, y) {
	let best = { edge: -1, distance: Infinity };
	board.edges.forEach((_, edge) => {
		const middle = middleOf(board, edge);
		const distance = Math.hypot(x - middle.x, y - middle.y);
		if (distance < best.distance) best = { edge, distance };
	});
	return best;
}

/** Return the edges that a straight way crosses near their middles, or along whose middles it leads, in its order.
 * @param {Board} board @param {Point} from @param {Point} to @returns {EdgeIndex[]} */
export function edgesOnWay(board, from, to) {
	return [...board.edges.keys()]
		.map((edge) => ({ edge, at: metAt(board, edge, from, to) }))
		.filter(({ at }) => at >= 0)
		.sort((one, other) => one.at - other.at)
		.map(({ edge }) => edge);
}

/** Return at which part of a way, from 0 to 1, an edge is met; -1 if it is not.
 * @param {Board} board @param {EdgeIndex} edge @param {Point} from @param {Point} to */
function metAt(board, edge, from, to) {
	const middle = middleOf(board, edge);
	const [one, other] = board.edges[edge];
	const [across, along] = /** @type {("x" | "y")[]} */ (other - one === 1 ? ["x", "y"] : ["y", "x"]);
	const crossing = (middle[across] - from[across]) / (to[across] - from[across]);
	const meets = from[along] + crossing * (to[along] - from[along]);
	if (crossing >= 0 && crossing <= 1 && Math.abs(meets - middle[along]) <= CROSSED) return crossing;
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const nearest = ((middle.x - from.x) * dx + (middle.y - from.y) * dy) / (dx * dx + dy * dy || 1);
	const at = Math.min(Math.max(nearest, 0), 1);
	return Math.hypot(from.x + at * dx - middle.x, from.y + at * dy - middle.y) <= ALONG ? at : -1;
}

/** @param {Board} board @param {EdgeIndex} edge @returns {Point} */
function middleOf({ edges, size }, edge) {
	const [one, other] = edges[edge];
	return { x: ((one % size) + (other % size) + 1) / 2, y: (Math.floor(one / size) + Math.floor(other / size) + 1) / 2 };
}
