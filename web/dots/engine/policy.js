// How a playout goes on: captures, saves and joins beside the last two dots, else chance. As dots/engine/policy.py.

/** @import { Side, State } from "./cells.js" */

import { AROUND, foeOf, LIVE, PATTERNS, POOL, POOLS, TAKEN } from "./cells.js";
import { drop } from "./closing.js";
import { gain, joint } from "./lookahead.js";

const WHOLE = (1n << 64n) - 1n;

/** What playouts take from one to the next: the open cells that they draw from, and what chance has come to. */
export class Deck {
	/** @param {number[]} cells @param {number} seed */
	constructor(cells, seed) {
		this.order = Int16Array.from(cells);
		this.word = (BigInt(seed) * 0x9e3779b97f4a7c15n + 1n) & WHOLE;
	}

	/** Bring one of the cells from a place on to that place, by chance, and give it. @param {number} place */
	draw(place) {
		const { order } = this;
		this.word = (this.word * 6364136223846793005n + 1442695040888963407n) & WHOLE;
		const other = place + Number(((this.word >> 32n) * BigInt(order.length - place)) >> 32n);
		const cell = order[other];
		order[other] = order[place];
		order[place] = cell;
		return cell;
	}
}

/** Play on to the end; write each dot to *moves*, of which there are *limit* at most.
 * @param {State} state @param {Deck} deck @param {Side} side to move @param {number} last the enemy's dot, or 0
 * @param {number} before the own one, or 0 @param {number[]} moves @param {number} limit */
export function playOut(state, deck, side, last, before, moves, limit) {
	const { order } = deck;
	let [left, place] = [0, 0]; // left: how many were put off; they lie at the start
	let [mover, theirs, own] = [side, last, before];
	while (moves.length < limit) {
		let cell = reply(state, mover, theirs, own);
		while (!cell && place < order.length) {
			const drawn = deck.draw(place);
			place += 1;
			const byte = state.cells[drawn];
			if (byte & TAKEN) continue;
			if (isPutOff(state, drawn, byte, mover)) {
				order[place - 1] = order[left];
				order[left] = drawn;
				left += 1;
			} else cell = drawn;
		}
		if (!cell) break;
		drop(state, cell, mover);
		moves.push(cell);
		[own, theirs, mover] = [theirs, cell, foeOf(mover)];
	}
	fill(state, order.subarray(0, left), mover, moves, limit);
}

/** Return the dot beside the last two that captures most, else one that saves most, else one that joins; or 0.
 * @param {State} state @param {Side} side @param {number} last @param {number} before */
function reply(state, side, last, before) {
	const [near, far] = [mostBeside(state, last, side), mostBeside(state, before, side)];
	const taking = far.taken > near.taken ? far : near;
	if (taking.taken) return taking.cell;
	const saving = mostBeside(state, last, foeOf(side));
	if (saving.taken) return saving.cell;
	return last && state.cells[last] & (LIVE << foeOf(side)) ? joint(state, last, side) : 0;
}

/** Return the dot of a side beside a cell that takes most, the first of equals.
 * @param {State} state @param {number} centre or 0 @param {Side} side */
function mostBeside(state, centre, side) {
	let [cell, taken] = [0, 0];
	if (!centre) return { cell, taken };
	for (const step of AROUND) {
		const near = centre + step;
		if (state.cells[near] & TAKEN) continue;
		const takes = gain(state, near, side);
		if (takes > taken) [cell, taken] = [near, takes];
	}
	return { cell, taken };
}

/** Tell whether nobody should hurry to put a dot on an open cell, and a side would take nothing there.
 * @param {State} state @param {number} cell @param {number} byte @param {Side} side */
function isPutOff(state, cell, byte, side) {
	if (byte & POOLS) return (byte & (POOL << side)) !== 0 || gain(state, cell, side) === 0;
	if (isEye(state, cell, foeOf(side))) return gain(state, cell, side) === 0;
	return isEye(state, cell, side) && gain(state, cell, foeOf(side)) === 0;
}

/** @param {State} state @param {number} cell @param {Side} side */
const isEye = (state, cell, side) => PATTERNS[state.pattern(cell, side)].sides >= 3;

/** Fill the cells of *order* that are open, each side its own points first.
 * @param {State} state @param {Int16Array} order @param {Side} side @param {number[]} moves @param {number} limit */
function fill(state, order, side, moves, limit) {
	let [left, mover] = [order.length, side];
	while (left && moves.length < limit) {
		let [best, most, place] = [-1, -9, 0];
		while (place < left) {
			const cell = order[place];
			if (state.cells[cell] & TAKEN) {
				left -= 1;
				order[place] = order[left];
				order[left] = cell;
				continue;
			}
			const value = urgency(state, cell, mover);
			if (value > most) [best, most] = [place, value];
			if (most >= 2) break;
			place += 1;
		}
		if (!left) break;
		drop(state, order[best], mover);
		moves.push(order[best]);
		mover = foeOf(mover);
	}
}

/** @param {State} state @param {number} cell @param {Side} side */
function urgency(state, cell, side) {
	const byte = state.cells[cell];
	let value = 0;
	if (byte & (POOL << side)) value = 2;
	else if (byte & POOLS) value = -2;
	else if (isEye(state, cell, side)) value = 1;
	else if (isEye(state, cell, foeOf(side))) value = -1;
	return value < 0 && gain(state, cell, side) ? 3 : value;
}
