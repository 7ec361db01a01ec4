// How a person chooses a dot: looks somewhere, sees some of what can be captured, follows a plan. As
// dots/opponents/person.py.

/** @import { Side, State } from "./cells.js" */

import { cellAt, distance, DOTS, foeOf, LIVE, TAKEN } from "./cells.js";
import { fence } from "./fence.js";
import { gain, joint, nearDots } from "./lookahead.js";
import { weigh } from "./prior.js";
import { Random } from "./random.js";
import { weights } from "./weights.js";

/** @typedef {{ sight: number, plan: number, reach: number, mood: number }} Person */
/** @typedef {{ mine: number[], others: number[], moves: number, seed: number }} Course the cells of both sides' dots in
 *   their order, how many moves there were, and the seed of chance */

const SPANS = [
	[0.45, 1],
	[0.65, 2],
	[0.75, 3],
	[0.85, 5],
	[0.92, 8],
	[1, 64],
];
const NEAR = 2;
const CHAPTER = 6;
const PLANS = { chase: [1, 0.4], area: [1, 0.6], wall: [0.4, 1] };
const [PRESSING, CROWD] = [2, 4];

/** Return the open cell that a person likes best.
 * @param {State} state @param {Side} side @param {Person} person @param {Course} course */
export function look(state, side, person, { mine, others, moves, seed }) {
	const random = new Random(`${seed}:${moves}:look`);
	const [last, before] = [others.at(-1) ?? 0, mine.at(-1) ?? 0];
	const every = boardOf(state);
	const open = every.filter((cell) => !(state.cells[cell] & TAKEN));
	const dots = every.filter((cell) => state.cells[cell] & DOTS);
	const chapter = new Random(`${seed}:${Math.floor(mine.length / CHAPTER)}:plan`);
	const plan = chapter.choice(/** @type {(keyof typeof PLANS)[]} */ (Object.keys(PLANS)));
	const { wishes, pressing } = wished(state, side, person, plan, { dots, last, before });
	const wanted = lookedAt(state, open, last, random.number());
	const some = open.filter((cell) => gain(state, cell, 0) || gain(state, cell, 1));
	const seen = new Set(some.filter(() => random.number() < person.sight));
	const missed = new Set(some.filter((cell) => !seen.has(cell)));
	const found = open.filter((cell) => wanted.has(cell) || seen.has(cell) || pressing.has(cell));
	const joining = last ? joint(state, last, side) : 0;
	let [best, most] = [0, -Infinity];
	for (const cell of found.length ? found : open) {
		const looks = weigh(state, weights(), cell, side, 0, before, joining, missed.has(cell));
		const value = looks + ((wishes.get(cell) ?? 0) + person.mood * (random.number() - random.number()));
		if (value > most) [best, most] = [cell, value];
	}
	return best;
}

/** Return the open cells near a dot that are as far from the last one as is looked; all near a dot if none is.
 * @param {State} state @param {number[]} open @param {number} last @param {number} drawn */
function lookedAt(state, open, last, drawn) {
	const number = SPANS.findIndex(([share]) => drawn < share);
	const [least, most] = [number ? SPANS[number - 1][1] + 1 : 1, SPANS[number][1]];
	const near = nearDots(state, NEAR, DOTS);
	const cells = open.filter((cell) => near[cell]);
	const some = cells.filter((cell) => distance(cell, last) >= least && distance(cell, last) <= most);
	return new Set(last && some.length ? some : cells);
}

/** Return the cells of the points, in reading order. @param {State} state */
function boardOf({ width, height }) {
	return Array.from({ length: width * height }, (_, at) => {
		const row = Math.floor(at / width);
		return cellAt(at - row * width, row);
	});
}

/** Return what a plan makes of each cell that it wants, and which cells cannot wait.
 * @param {State} state @param {Side} side @param {Person} person @param {keyof typeof PLANS} plan
 * @param {{ dots: number[], last: number, before: number }} seen */
function wished(state, side, person, plan, { dots, last, before }) {
	/** @type {Map<number, number>} */
	const wishes = new Map();
	/** @type {Set<number>} */
	const pressing = new Set();
	if (!person.reach) return { wishes, pressing };
	const nearest = (/** @type {Side} */ of, /** @type {number} */ centre) => {
		const all = centre ? dots.filter((cell) => state.cells[cell] & (LIVE << of)) : [];
		const far = all.map((cell) => distance(cell, centre));
		return all[far.indexOf(Math.min(...far))] ?? 0;
	};
	const [attacks, defends] = PLANS[plan];
	const foe = foeOf(side);
	for (const { start, who, weight } of [
		{ start: nearest(foe, plan === "area" ? before : last), who: side, weight: attacks },
		{ start: nearest(side, last), who: foe, weight: defends },
	]) {
		if (!start) continue;
		const { cells, held } = fence(state, start, who, person.reach);
		if (held >= PRESSING && cells.length <= PRESSING) for (const cell of cells) pressing.add(cell);
		for (const cell of cells)
			wishes.set(cell, (wishes.get(cell) ?? 0) + (person.plan * weight * Math.min(held, CROWD)) / cells.length);
	}
	return { wishes, pressing };
}
