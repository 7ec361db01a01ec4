// The fewest dots that would close a ring around a dot: what somebody counts who plans an enclosure, or fears one. As
// dots/opponents/fence.py: as many walks to the edge as share no open point (Menger).

/** @import { Side, State } from "./cells.js" */

import { AREAS, BESIDE, foeOf, LIVE, SIZE, TAKEN, WALL } from "./cells.js";

// A walk enters a cell at twice its number, and leaves it at one more.
const passed = new Int16Array(SIZE); // by cell: how many walks pass it
const gone = new Int16Array(4 * SIZE); // by cell and step: how many go that way
const came = new Int32Array(2 * SIZE); // by end of a cell: the end that it was reached from, and one

/** Return the cells that dots of a side need around a live enemy dot, and how many dots the ring would hold. No cells:
 * a ring stands there, or it needs too many.
 * @param {State} state @param {number} start @param {Side} side @param {number} most */
export function fence(state, start, side, most) {
	passed.fill(0);
	gone.fill(0);
	for (let count = 0; count <= most; count += 1) {
		let last = reached(state, start, side);
		if (!last) return told(state, side);
		while (last !== 2 * start + 1) {
			const before = came[last] - 1;
			add(before, last);
			last = before;
		}
	}
	return { cells: [], held: 0 };
}

/** Go from the start as far as the walks so far leave; return the end from which the edge is reached, 0 if none is.
 * @param {State} state @param {number} start @param {Side} side */
function reached({ cells }, start, side) {
	came.fill(0);
	const queue = [2 * start + 1];
	came[queue[0]] = queue[0] + 1;
	const reach = (/** @type {number} */ end, /** @type {number} */ from) => {
		if (came[end]) return;
		came[end] = from + 1;
		queue.push(end);
	};
	for (const here of queue) {
		const [cell, leaves] = [here >> 1, here & 1];
		for (const [turn, step] of BESIDE.entries()) {
			const other = cell + step;
			if (!leaves) {
				if (gone[4 * other + ((turn + 2) & 3)]) reach(2 * other + 1, here); // back along a walk from there
				continue;
			}
			if ((cells[other] & AREAS) === WALL) return here;
			if (!(cells[other] & (LIVE << side))) reach(2 * other, here);
		}
		if (leaves ? passed[cell] : cells[cell] & TAKEN || !passed[cell]) reach(here ^ 1, here);
	}
	return 0;
}

/** Have a walk go from one end to the next, or no longer go the other way.
 * @param {number} before @param {number} end */
function add(before, end) {
	const [cell, other] = [before >> 1, end >> 1];
	if (cell === other) passed[cell] += end & 1 ? 1 : -1;
	else if (end & 1) gone[4 * other + BESIDE.indexOf(cell - other)] -= 1;
	else gone[4 * cell + BESIDE.indexOf(other - cell)] += 1;
}

/** @param {State} state @param {Side} side */
function told({ cells }, side) {
	const every = [...cells.keys()];
	return {
		cells: every.filter((cell) => came[2 * cell] && !came[2 * cell + 1]),
		held: every.filter((cell) => came[2 * cell + 1] && cells[cell] & (LIVE << foeOf(side))).length,
	};
}
