// What a dot would do, without putting it: what it takes, what it joins, what lies around it. As
// dots/engine/lookahead.py.

/** @import { Side, State } from "./cells.js" */

import { AROUND, foeOf, LIVE, PATTERNS, POOL, STRIDE, TAKEN } from "./cells.js";
import { floodGaps, floods, isFoe, worthOf } from "./closing.js";

export const [OWN, FOE, SHUT] = [1, 2, 3]; // what lies on a cell of a ring of eight, two bits each; 0: it is open
const CLOSED = 1;

/** Return what a dot of a side on an open cell would take: enemy dots captured and own prisoners freed.
 * @param {State} state @param {number} cell @param {Side} side */
export function gain(state, cell, side, pattern = state.pattern(cell, side)) {
	const { cells } = state;
	const { arcs, members } = PATTERNS[pattern];
	const byte = cells[cell];
	if (arcs < 2 || byte & (POOL << side)) return 0;
	const most = arcs - new Set(members.map((member) => state.root(cell + member))).size;
	if (!most) return 0;
	cells[cell] = LIVE << side;
	const closed = floodGaps(state, cell, side, pattern, most);
	cells[cell] = byte;
	const found = closed ? floods.slice(0, arcs).filter(({ status }) => status === CLOSED) : [];
	return found.reduce((taken, { queue, tail }) => taken + sum(state, queue.subarray(0, tail), side), 0);
}

/** Return what a side gains by closing cells: where every point counts, that is nothing without an enemy dot.
 * @param {State} state @param {Iterable<number>} held @param {Side} side */
function sum(state, held, side) {
	const bytes = [...held].map((cell) => state.cells[cell]);
	if (state.isWide && !bytes.some((byte) => isFoe(byte, foeOf(side)))) return 0;
	return bytes.reduce((taken, byte) => taken + worthOf(state, byte, side), 0);
}

/** Return the one open cell beside a cell with an enemy dot that joins dots of a side it parts; else 0.
 * @param {State} state @param {number} cell @param {Side} side */
export function joint(state, cell, side) {
	const { arcs, joints } = PATTERNS[state.pattern(cell, side)];
	if (arcs < 2) return 0;
	const found = joints.filter((step) => !(state.cells[cell + step] & TAKEN));
	return found.length === 1 ? cell + found[0] : 0;
}

/** Return what lies on the eight cells around a cell. @param {State} state @param {number} cell @param {Side} side */
export function ringCode({ cells }, cell, side) {
	let code = 0;
	AROUND.forEach((step, turn) => {
		const byte = cells[cell + step];
		const kind = byte & (LIVE << side) ? OWN : byte & (LIVE << foeOf(side)) ? FOE : byte & TAKEN ? SHUT : 0;
		code |= kind << (2 * turn);
	});
	return code;
}

/** Mark the cells within some steps of a live dot, in columns and in rows.
 * @param {State} state @param {number} reach @param {number} dots the bits of dots */
export function nearDots({ cells, width, height }, reach, dots) {
	const near = new Uint8Array(cells.length);
	for (let y = 1; y <= height; y += 1) {
		for (let x = 1; x <= width; x += 1) {
			if (!(cells[y * STRIDE + x] & dots)) continue;
			const [left, right] = [Math.max(x - reach, 0), Math.min(x + reach, STRIDE - 1)];
			for (let row = Math.max(y - reach, 1); row <= Math.min(y + reach, height); row += 1)
				near.fill(1, row * STRIDE + left, row * STRIDE + right + 1);
		}
	}
	return near;
}
