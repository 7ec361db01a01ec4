// What a new dot closes where chains have steps of two: an approximation, as dots/kernel/long_steps.py, which has the
// pictures. A flood stops at a dot, at the point under a straight step of two, and between two neighbours that a
// knight's move parts; a step that crosses a drawn line stops nothing, and a flood goes along drawn lines.

/** @import { Side, State } from "./cells.js" */

import { AREA, AREAS, AROUND, BESIDE, BOUND, DOTS, foeOf, LIVE, STRIDE, TAKEN, WALL } from "./cells.js";

/** The steps from the upper of two dots: right, down. @type {[number, number][]} */
const STEPS = [
	[1, 0],
	[-1, 1],
	[0, 1],
	[1, 1],
	[2, 0],
	[0, 2],
	[2, 2],
	[-2, 2],
	[1, 2],
	[-1, 2],
	[2, 1],
	[-2, 1],
];
const OFFSETS = STEPS.map(([right, down]) => down * STRIDE + right);
const STRAIGHT = [4, 5, 6, 7]; // the numbers of those over a point

/** @typedef {[number, number]} Place */
/** @param {Place} a @param {Place} b @param {Place} c */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
/** @param {Place} a @param {Place} b @param {Place} c @param {Place} d */
const meet = (a, b, c, d) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** For each step those that cross it: where they begin, and which they are. */
const CROSSING = STEPS.map((step) =>
	[-2, -1, 0, 1, 2].flatMap((y) =>
		[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((x) =>
			STEPS.flatMap(([right, down], number) =>
				meet([0, 0], step, [x, y], [x + right, y + down]) ? [{ begin: y * STRIDE + x, number }] : [],
			),
		),
	),
);

/** Draw the lines of a ring. @param {State} state @param {number[]} ring its cells in turn */
export function drawRing({ lines, bars }, ring) {
	ring.forEach((cell, at) => {
		const next = ring[(at + 1) % ring.length];
		const first = Math.min(cell, next);
		const number = OFFSETS.indexOf(Math.abs(next - cell));
		lines[first] |= 1 << number;
		for (const { begin, number: crossing } of CROSSING[number]) bars[first + begin] |= 1 << crossing;
	});
}

/** Tell whether a straight step of two of a side runs over a cell. @param {State} state @param {number} cell
 * @param {number} own the bit of its live dots */
function isUnder({ cells, bars }, cell, own) {
	if (cells[cell] & (DOTS | AREAS)) return false;
	return STRAIGHT.some((number) => {
		const half = OFFSETS[number] / 2;
		return cells[cell - half] & cells[cell + half] & own && !((bars[cell - half] >> number) & 1);
	});
}

/** Tell whether a knight's move of a side runs between neighbours.
 * @param {State} state @param {number} here @param {number} there @param {number} own */
function isParted({ cells, bars }, here, there, own) {
	const [first, last] = here < there ? [here, there] : [there, here];
	const isRow = last - first === 1;
	const [number, aside] = isRow ? [8, STRIDE] : [10, 1];
	const [upper, lower] = isRow ? [last - aside, first + aside] : [first + aside, last - aside];
	return (
		(cells[first - aside] & cells[last + aside] & own && !((bars[first - aside] >> number) & 1)) ||
		(cells[upper] & cells[lower] & own && !((bars[upper] >> (number + 1)) & 1))
	);
}

/** Return the cells at the other ends of the lines that are drawn from one.
 * @param {State} state @param {number} cell */
function along({ lines }, cell) {
	return OFFSETS.flatMap((offset, number) => [
		...((lines[cell] >> number) & 1 ? [cell + offset] : []),
		...((lines[cell - offset] >> number) & 1 ? [cell - offset] : []),
	]);
}

/** Return the cells that hang together with one, where no way leads from it past the dots of a side; else null.
 * @param {State} state @param {number} seed @param {Side} side
 * @param {Set<number>} [free] cells from which one leads */
export function heldWith(state, seed, side, free = new Set()) {
	const { cells } = state;
	const own = LIVE << side;
	const found = new Set([seed]);
	const leave = () => {
		for (const cell of found) free.add(cell);
		return null;
	};
	const todo = [seed];
	for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
		for (const step of BESIDE) {
			const there = here + step;
			if (cells[there] === WALL) return leave();
			if (cells[there] & own || found.has(there) || isUnder(state, there, own) || isParted(state, here, there, own))
				continue;
			if (free.has(there)) return leave();
			found.add(there);
			todo.push(there);
		}
		for (const there of cells[here] & BOUND ? along(state, here) : []) {
			if (cells[there] & own || found.has(there)) continue;
			found.add(there);
			todo.push(there);
		}
	}
	return found;
}

/** Return the cell near an enemy dot after which most dots of a side near there capture, as its only one, if two do.
 * @param {State} state @param {number} start @param {Side} side */
export function threat(state, start, side) {
	const { cells } = state;
	const near = [-2, -1, 0, 1, 2].flatMap((down) => [-2, -1, 0, 1, 2].map((right) => start + down * STRIDE + right));
	const found = near.map((cell) => {
		if (cell < 0 || cells[cell] & TAKEN) return { cell, ways: 0 };
		const byte = cells[cell];
		cells[cell] = LIVE << side;
		const open = near.filter((other) => other > 0 && !(cells[other] & TAKEN));
		const ways = open.filter((other) => gained(state, other, side).size).length;
		cells[cell] = byte;
		return { cell, ways };
	});
	const best = found.reduce((most, each) => (each.ways >= most.ways ? each : most));
	return best.ways > 1 ? { cells: [best.cell], held: 2 } : { cells: [], held: 0 };
}

/** Return the cells that a dot of a side captures. @param {State} state @param {number} cell @param {Side} side */
export function gained(state, cell, side) {
	const { cells } = state;
	const own = LIVE << side;
	const byte = cells[cell];
	cells[cell] = own;
	const [foes, prison] = [LIVE << foeOf(side), AREA << foeOf(side)];
	const [free, taken] = [new Set(), new Set()];
	for (const step of AROUND) {
		const seed = cell + step;
		if (cells[seed] === WALL || cells[seed] & own || free.has(seed) || taken.has(seed) || isUnder(state, seed, own))
			continue;
		const held = heldWith(state, seed, side, free);
		const hasFoes = held && [...held].some((each) => cells[each] & foes || (cells[each] & AREAS) === prison);
		for (const each of held ?? []) (hasFoes ? taken : free).add(each);
	}
	cells[cell] = byte;
	return taken;
}
