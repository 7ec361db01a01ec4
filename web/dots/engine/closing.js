// What a new dot closes where rings close by themselves, on the board of the search. As dots/kernel/closing.py and
// capture.py. Up to four floods run at once, from the gaps between the dots around it.

/** @import { Side, State } from "./cells.js" */

import {
	AREA,
	AREAS,
	AROUND,
	BESIDE,
	BOUND,
	columnOf,
	DOTS,
	foeOf,
	INERT,
	LIVE,
	PATTERNS,
	POOL,
	POOLS,
	rowOf,
	SIZE,
	STRIDE,
	TAKEN,
	WALL,
} from "./cells.js";

const SIMPLE = 6; // points of a set whose chain is what it touches: seven can surround a dot that hangs on the chain
const [ACTIVE, CLOSED, OPEN, MERGED] = [0, 1, 2, 3];

/** The floods: what each has reached, how far it has looked, and what has become of it. */
export const floods = Array.from({ length: 4 }, () => ({
	queue: new Int16Array(SIZE),
	head: 0,
	tail: 0,
	status: OPEN,
}));

/** Put a dot on an open cell and close what it closes. @param {State} state @param {number} cell @param {Side} side */
export function drop(state, cell, side) {
	const byte = state.cells[cell];
	const pattern = state.pattern(cell, side);
	const { arcs } = PATTERNS[pattern];
	state.left -= 1;
	state.cells[cell] = LIVE << side;
	let closed = 0;
	if (arcs) {
		const most = link(state, cell, pattern);
		if (most > 0 && !(byte & (POOL << side))) closed = closeAround(state, cell, side, pattern, most);
	} else state.parents[cell] = cell;
	if (!(byte & (POOL << foeOf(side)))) return;
	if (closed) forgetPool(state, cell);
	else closePool(state, cell, foeOf(side));
}

/** Link a new dot to the groups around it; return how many sets of points it closes at most.
 * @param {State} state @param {number} cell @param {number} pattern */
function link(state, cell, pattern) {
	const { arcs, members } = PATTERNS[pattern];
	const root = state.root(cell + members[0]);
	state.parents[cell] = root;
	let groups = 1;
	for (const member of members.slice(1)) {
		const other = state.root(cell + member);
		if (other === root) continue;
		state.parents[other] = root;
		groups += 1;
	}
	return arcs - groups;
}

/** Close every set of points that a new dot encloses; return how many there were.
 * @param {State} state @param {number} cell @param {Side} side @param {number} pattern @param {number} most */
function closeAround(state, cell, side, pattern, most) {
	const closed = floodGaps(state, cell, side, pattern, most);
	if (!closed) return 0;
	const found = floods.slice(0, PATTERNS[pattern].arcs).filter(({ status }) => status === CLOSED);
	for (const flood of found) if (flood.tail <= SIMPLE) closeSimple(state, flood, side);
	found
		.filter(({ tail }) => tail > SIMPLE)
		.map((flood) => ({ flood, chain: trace(state, flood, side) }))
		.sort((one, two) => one.chain.length - two.chain.length)
		.forEach(({ flood, chain }) => fillRing(state, flood, chain, side));
	return closed;
}

/** Flood the gaps around a cell in turns until *most* are found closed or all have ended; return how many are closed.
 * @param {State} state @param {number} cell @param {Side} side @param {number} pattern @param {number} most */
export function floodGaps(state, cell, side, pattern, most) {
	const { cells, marks } = state;
	const { arcs, gaps } = PATTERNS[pattern];
	let left = 0;
	for (let number = 0; number < arcs; number += 1) {
		const flood = floods[number];
		const seed = cell + gaps[number];
		flood.queue[0] = seed;
		flood.head = 0;
		const isWall = cells[seed] === WALL;
		flood.tail = isWall ? 0 : 1;
		flood.status = isWall ? OPEN : ACTIVE;
		if (isWall) continue;
		marks[seed] = number + 1;
		left += 1;
	}
	let closed = 0;
	while (left > 0 && closed < most) {
		for (let number = 0; number < arcs; number += 1) {
			if (floods[number].status !== ACTIVE) continue;
			const status = spread(state, number, LIVE << side);
			if (status === ACTIVE) continue;
			floods[number].status = status;
			left -= 1;
			if (status === CLOSED) closed += 1;
			if (closed === most) break;
		}
	}
	for (let number = 0; number < arcs; number += 1) unmark(state, floods[number]);
	return closed;
}

/** @param {State} state @param {typeof floods[0]} flood */
function unmark({ marks }, { queue, tail }) {
	for (let place = 0; place < tail; place += 1) marks[queue[place]] = 0;
}

/** Take the next point of a flood and add its neighbours; return what the flood is after it.
 * @param {State} state @param {number} number @param {number} own the bit of live dots */
function spread({ cells, marks }, number, own) {
	const flood = floods[number];
	const here = flood.queue[flood.head];
	flood.head += 1;
	for (const step of BESIDE) {
		const there = here + step;
		const [byte, mark] = [cells[there], marks[there]];
		if (byte & own || mark === number + 1) continue;
		if (byte === WALL) return OPEN;
		if (mark) {
			if (floods[mark - 1].status !== ACTIVE) return OPEN;
			handOver(marks, flood, mark);
			return MERGED;
		}
		marks[there] = number + 1;
		flood.queue[flood.tail] = there;
		flood.tail += 1;
	}
	return flood.head === flood.tail ? CLOSED : ACTIVE;
}

/** Give the points of a flood to another, which met it. @param {Uint8Array} marks @param {typeof floods[0]} flood
 * @param {number} mark of the other */
function handOver(marks, flood, mark) {
	const other = floods[mark - 1];
	for (let place = 0; place < flood.tail; place += 1) {
		const cell = flood.queue[place];
		marks[cell] = mark;
		other.queue[other.tail] = cell;
		other.tail += 1;
	}
	flood.tail = 0;
}

/** Flood from a cell alone; tell whether it is enclosed.
 * @param {State} state @param {number} cell @param {Side} side */
function floodFrom(state, cell, side) {
	const [flood] = floods;
	flood.queue[0] = cell;
	state.marks[cell] = 1;
	flood.head = 0;
	flood.tail = 1;
	let status = ACTIVE;
	while (status === ACTIVE) status = spread(state, 0, LIVE << side);
	unmark(state, flood);
	return status === CLOSED;
}

/** Close the pool of a side that an enemy dot has entered.
 * @param {State} state @param {number} cell @param {Side} side */
function closePool(state, cell, side) {
	const [flood] = floods;
	if (!floodFrom(state, cell, side)) return; // its chain was broken, so it is none any more
	if (flood.tail <= SIMPLE) closeSimple(state, flood, side);
	else fillRing(state, flood, trace(state, flood, side), side);
}

/** Take the pool mark from the open cells linked to a cell: a dot that captured stands in the pool.
 * @param {State} state @param {number} cell */
function forgetPool({ cells }, cell) {
	const todo = [cell];
	for (const here of todo) {
		for (const step of BESIDE) {
			const byte = cells[here + step];
			if (byte & TAKEN || !(byte & POOLS)) continue;
			cells[here + step] = 0;
			todo.push(here + step);
		}
	}
}

/** Tell whether a dot of a side lies on a cell that the other side does not hold captured.
 * @param {number} byte @param {Side} side */
export function isFoe(byte, side) {
	return (byte & (LIVE << side)) !== 0 || ((byte & AREAS) === AREA << side && (byte & (INERT << side)) !== 0);
}

/** Tell whether a side gains something by a cell, or the other loses it.
 * @param {State} state @param {number} byte @param {Side} side */
export function worthOf({ isWide }, byte, side) {
	if (byte & (AREA << side)) return 0;
	if (isWide) return byte & AREAS ? 2 : 1;
	return Number(isFoe(byte, foeOf(side)) || ((byte & AREAS) !== 0 && (byte & (INERT << side)) !== 0));
}

/** Put a cell into a region: enemy dots are captured, own ones freed. @param {State} state @param {number} cell
 * @param {Side} side */
export function take(state, cell, side) {
	const { cells, held, isWide } = state;
	const byte = cells[cell];
	const foe = foeOf(side);
	if (byte & (AREA << side)) return;
	held[side] += Number(isWide || isFoe(byte, foe));
	if (byte & AREAS) {
		const inert = byte & POOLS;
		held[foe] -= Number(isWide || inert === INERT << side);
		cells[cell] = (AREA << side) | inert;
	} else if (byte & (LIVE << side)) cells[cell] = (AREA | INERT) << side;
	else if (byte & DOTS) cells[cell] = (AREA << side) | (INERT << foe);
	else {
		if (!(byte & BOUND)) state.left -= 1;
		cells[cell] = AREA << side;
	}
}

/** Close the rings of a side that stand around live enemy dots.
 * @param {State} state @param {number[]} every cell of the board @param {Side} side */
export function closeStanding(state, every, side) {
	for (const cell of every) if (state.cells[cell] & (LIVE << foeOf(side))) closePool(state, cell, side);
}

/** Note that an open cell is in a pool. @param {State} state @param {number} cell @param {Side} side */
function putInPool({ cells }, cell, side) {
	if (!(cells[cell] & TAKEN)) cells[cell] = POOL << side;
}

/** Close a set of few points: what it touches is its chain.
 * @param {State} state @param {typeof floods[0]} flood @param {Side} side */
function closeSimple(state, { queue, tail }, side) {
	const { cells } = state;
	const found = queue.subarray(0, tail);
	if (!found.some((cell) => isFoe(cells[cell], foeOf(side)))) {
		for (const cell of found) putInPool(state, cell, side);
		return;
	}
	for (const cell of found) {
		take(state, cell, side);
		for (const step of BESIDE) if (cells[cell + step] & (LIVE << side)) cells[cell + step] |= BOUND;
	}
}

/** Return the tightest chain around the closed set of a flood: follow it clockwise, and drop the loops that hang on it.
 * @param {State} state @param {typeof floods[0]} flood @param {Side} side */
function trace({ cells, places }, { queue, tail }, side) {
	const own = LIVE << side;
	const top = queue.subarray(0, tail).reduce((first, cell) => Math.min(first, cell));
	let [here, back] = [top - STRIDE, top];
	const ring = [here];
	places[here] = 1;
	for (;;) {
		let turn = AROUND.indexOf(back - here);
		for (let step = 0; step < 8; step += 1) {
			back = here + AROUND[turn];
			turn = (turn + 1) & 7;
			if (cells[here + AROUND[turn]] & own) break;
		}
		here += AROUND[turn];
		const at = places[here];
		if (!at) {
			places[here] = ring.push(here);
			continue;
		}
		const loop = ring.slice(at - 1);
		const isRing = loop.length > 3 && surrounds(loop, top);
		for (const cell of isRing ? ring : ring.slice(at)) places[cell] = 0;
		if (isRing) return loop;
		ring.length = at;
	}
}

/** Tell whether a cell lies within a closed chain: count its steps that cross the ray to the east above it.
 * @param {number[]} ring @param {number} cell */
function surrounds(ring, cell) {
	const [row, column] = [rowOf(cell), columnOf(cell)];
	let [before, isInside] = [ring[ring.length - 1], false];
	for (const after of ring) {
		const isCrossing = Math.min(rowOf(before), rowOf(after)) === row - 1 && rowOf(before) !== rowOf(after);
		if (isCrossing && columnOf(before) + columnOf(after) > 2 * column) isInside = !isInside;
		before = after;
	}
	return isInside;
}

/** Close all within a chain, but for what the chains of other regions part from it.
 * @param {State} state @param {typeof floods[0]} flood @param {number[]} ring @param {Side} side */
function fillRing(state, { queue }, ring, side) {
	const { cells, marks } = state;
	for (const cell of ring) marks[cell] = 1;
	const found = [queue[0]];
	marks[queue[0]] = 1;
	let hasFoes = false;
	for (const here of found) {
		hasFoes ||= isFoe(cells[here], foeOf(side));
		for (const step of BESIDE) {
			const there = here + step;
			const byte = cells[there];
			if (marks[there] || (byte & BOUND && byte & (LIVE << side))) continue;
			marks[there] = 1;
			found.push(there);
		}
	}
	for (const cell of [...ring, ...found]) marks[cell] = 0;
	for (const cell of found) {
		if (hasFoes) take(state, cell, side);
		else putInPool(state, cell, side);
	}
	if (hasFoes) for (const cell of ring) cells[cell] |= BOUND;
}
