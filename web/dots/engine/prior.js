// How promising each dot looks before anything is tried: features of a point, and what they weigh. As
// dots/engine/prior.py.

/** @import { Side, State } from "./cells.js" */

import { columnOf, distance, foeOf, LIVE, PATTERNS, POOL, POOLS, rowOf, STRIDE } from "./cells.js";
import { gain, ringCode } from "./lookahead.js";

export const CODES = 65536; // of what lies on the eight cells around
// where the features stand in the weights, after the codes of what lies around
const FROM_LAST = CODES; // by distance from the last dot: 1 to 5 steps; 0 for more
const FROM_BEFORE = FROM_LAST + 6; // the same from the dot before it, the mover's
const TAKES = FROM_BEFORE + 6; // dots that it takes: 0, 1, 2, 3 or more
const SAVES = TAKES + 4; // dots that the other would take there
const JOINS = SAVES + 4; // whether it joins what the last dot parts
const POOLED = JOINS + 2; // 1: in an own pool; 2: in the other's, and lost
const EDGE = POOLED + 3; // steps from the edge: 0, 1, 2, 3 or more
const GROUPS = EDGE + 4; // own groups that it links, none to 3, and the other's that it touches
const CROWD = GROUPS + 16; // own dots two steps away, 0 to 4 or more, and the other's

/** Return the sum of the weights of the features of a dot on an open cell.
 * @param {State} state @param {Float32Array} weights @param {number} cell @param {Side} side @param {number} last the
 * last dot, 0 for none @param {number} before the mover's before it @param {number} joining the cell that joins what
 * *last* parts, or 0 @param {boolean} [isBlind] as if it took and saved nothing */
export function weigh(state, weights, cell, side, last, before, joining, isBlind = false) {
	const { cells, width, height } = state;
	const foe = foeOf(side);
	const byte = cells[cell];
	const [own, others] = [state.pattern(cell, side), state.pattern(cell, foe)];
	const [takes, saves] = [gain(state, cell, side, own), gain(state, cell, foe, others)];
	const pooled = takes || !(byte & POOLS) ? 0 : byte & (POOL << side) ? 1 : 2;
	const [x, y] = [columnOf(cell), rowOf(cell)];
	const features = [
		ringCode(state, cell, side),
		FROM_LAST + (last ? few(distance(cell, last)) : 0),
		FROM_BEFORE + (before ? few(distance(cell, before)) : 0),
		TAKES + (isBlind ? 0 : Math.min(takes, 3)),
		SAVES + (isBlind ? 0 : Math.min(saves, 3)),
		JOINS + Number(cell === joining),
		POOLED + pooled,
		EDGE + Math.min(x - 1, width - x, y - 1, height - y, 3),
		GROUPS + 4 * groupsAround(state, cell, own) + groupsAround(state, cell, others),
		CROWD + 5 * dotsTwoAway(state, x, y, side) + dotsTwoAway(state, x, y, foe),
	];
	return features.reduce((sum, feature) => sum + weights[feature], 0);
}

/** Return steps up to five as they are; 0 for more. @param {number} steps */
const few = (steps) => (steps < 6 ? steps : 0);

/** Count the groups around a cell, up to three. @param {State} state @param {number} cell @param {number} pattern */
function groupsAround(state, cell, pattern) {
	const { arcs, members } = PATTERNS[pattern];
	if (arcs < 2) return arcs;
	return new Set(members.slice(0, 3).map((member) => state.root(cell + member))).size;
}

/** Count the dots of a side exactly two steps away, up to four.
 * @param {State} state @param {number} x @param {number} y @param {Side} side */
function dotsTwoAway({ cells, height }, x, y, side) {
	let count = 0;
	for (let row = Math.max(y - 2, 1); row <= Math.min(y + 2, height); row += 1) {
		const step = Math.abs(row - y) === 2 ? 1 : 4;
		for (let column = x - 2; column <= x + 2; column += step)
			if (cells[row * STRIDE + column] & (LIVE << side)) count += 1;
	}
	return Math.min(count, 4);
}
