// A board of dots where rings close by themselves: what a dot captures, what is a pool. Knows neither turns nor ends.
// Points are numbers in reading order. docs/dots/rules.md has the sentences; a test holds this to the engine.

import { Refused } from "./rulesets.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {1 | 2} Player */
/** @typedef {{ owner: Player, points: number[] }} Ring a closed chain */
/** @typedef {{ dots: Uint8Array, regions: Uint8Array, pools: Uint8Array, borders: Uint8Array, covered: Uint8Array,
 *   captured: [number, number], put: [number, number], open: number, toMove: Player, stopped: 0 | Player, offered: 0 |
 *   Player, mayClose: 0 | Player, result: string | null, rings: Ring[], drawn: number, ground: [number, number] }}
 *   Standing covered: under a drawn line; offered: who has just offered to end; mayClose: who may close once more on a
 *   full board; rings: that stand; drawn: how many were closed by choice; ground: open points that an agreed end counts
 *   half for each side */

export const [SMALLEST, LARGEST] = [3, 60]; // columns, or rows

export class Field {
	/** @param {number} width @param {number} height */
	constructor(width, height) {
		if (![width, height].every((side) => Number.isInteger(side) && side >= SMALLEST && side <= LARGEST))
			throw new Refused("size", phrase("board-has-sides", { least: SMALLEST, most: LARGEST }));
		this.width = width;
		this.height = height;
		this.points = width * height;
		this.near = nearOf(width, height);
		const [dots, regions, pools, borders, covered] = Array.from({ length: 5 }, () => new Uint8Array(this.points));
		/** @type {Standing} */
		this.now = {
			dots,
			regions,
			pools,
			borders,
			covered,
			captured: [0, 0],
			put: [0, 0],
			open: this.points,
			toMove: 1,
			stopped: 0,
			offered: 0,
			mayClose: 0,
			result: null,
			rings: [],
			drawn: 0,
			ground: [0, 0],
		};
	}

	/** @param {number} x @param {number} y */
	at(x, y) {
		return y * this.width + x;
	}

	/** @param {number} point @returns {[x: number, y: number]} */
	xy(point) {
		return [point % this.width, Math.floor(point / this.width)];
	}

	/** @param {number} x @param {number} y */
	holds(x, y) {
		return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < this.width && y >= 0 && y < this.height;
	}

	/** @param {number} point */
	isOpen(point) {
		const { dots, regions, covered } = this.now;
		return !dots[point] && !regions[point] && !covered[point];
	}

	/** Tell whether a dot lies there that may build rings. @param {number} point @param {Player} player */
	isLive(point, player) {
		return this.now.dots[point] === player && !this.now.regions[point];
	}

	/** Put a dot on an open point, and close what it closes. @param {number} point @param {Player} player */
	put(point, player) {
		const pool = this.now.pools[point];
		this.lay(point, player);
		if (pool === player) return;
		const rings = this.closedBy(point, player);
		for (const { points, from } of rings) this.close(player, points, from);
		if (pool && rings.length) this.forgetPool(point);
		else if (pool) {
			const area = this.area(point, other(player));
			if (area) this.close(other(player), this.chainAround(area, other(player)), point);
		}
		if (rings.length || pool) this.now.rings = this.now.rings.filter((ring) => this.stands(ring));
	}

	/** Lay a dot on an open point, and let it close nothing. @param {number} point @param {Player} player */
	lay(point, player) {
		this.now.dots[point] = player;
		this.now.pools[point] = 0;
		this.now.open -= 1;
	}

	/** Return the rings that a new dot closes, the shortest first. @param {number} point @param {Player} player */
	closedBy(point, player) {
		if (this.arcs(point, player) < 2) return [];
		const seen = new Set();
		const found = [];
		for (const from of this.neighbours(point)) {
			if (from < 0 || seen.has(from) || this.isLive(from, player)) continue;
			const area = this.area(from, player);
			if (!area) continue;
			for (const each of area) seen.add(each);
			const points = this.chainAround(area, player);
			if (points.includes(point)) found.push({ points, from, size: area.size });
		}
		return found.sort((a, b) => a.points.length - b.points.length || a.size - b.size);
	}

	/** Count the runs of a player's live dots around a point, parted by points beside it that have none.
	 * @param {number} point @param {Player} player */
	arcs(point, player) {
		const own = this.around(point).map((near) => near >= 0 && this.isLive(near, player));
		const gaps = [0, 2, 4, 6].filter((side) => !own[side]);
		return gaps.filter((side, index) => {
			const next = gaps[index + 1] ?? gaps[0] + 8;
			return Array.from({ length: next - side - 1 }, (_, step) => own[(side + 1 + step) % 8]).some(Boolean);
		}).length;
	}

	/** Return what is reached without crossing live dots of a player; null where that is the edge.
	 * @param {number} from @param {Player} player */
	area(from, player) {
		const { dots, regions } = this.now;
		const seen = new Uint8Array(this.points);
		const found = [from];
		seen[from] = 1;
		for (const point of found) {
			for (const near of this.neighbours(point)) {
				if (near < 0) return null;
				if (seen[near] || (dots[near] === player && !regions[near])) continue;
				seen[near] = 1;
				found.push(near);
			}
		}
		return new Set(found);
	}

	/** Return the tightest chain around a closed area: follow it clockwise, and drop the loops that hang on it.
	 * @param {Set<number>} area @param {Player} player */
	chainAround(area, player) {
		const top = [...area].reduce((first, point) => Math.min(first, point));
		let [here, back] = [top - this.width, top];
		const path = [here];
		for (;;) {
			const around = this.around(here);
			let turn = around.indexOf(back);
			do turn = (turn + 1) % 8;
			while (around[turn] < 0 || !this.isLive(around[turn], player));
			back = around[(turn + 7) % 8];
			here = around[turn];
			const at = path.indexOf(here);
			if (at < 0) path.push(here);
			else if (path.length - at > 2 && this.surrounds(path.slice(at), top)) return path.slice(at);
			else path.length = at + 1;
		}
	}

	/** Tell whether a point lies within a closed chain: it is crossed an odd number of times on the way east.
	 * @param {number[]} ring @param {number} point */
	surrounds(ring, point) {
		const [x, y] = this.xy(point);
		let odd = false;
		ring.forEach((end, index) => {
			const [[ax, ay], [bx, by]] = [this.xy(end), this.xy(ring[(index + 1) % ring.length])];
			if (ay !== by && Math.max(ay, by) === y && ax + bx > 2 * x) odd = !odd;
		});
		return odd;
	}

	/** Close a ring: a region where an enemy dot is inside, otherwise a pool.
	 * @param {Player} player @param {number[]} points @param {number} from */
	close(player, points, from) {
		const wall = new Set(points);
		const inside = this.spread(
			[from],
			(point) => !wall.has(point) && !(this.now.borders[point] && this.isLive(point, player)),
		);
		const isForeign = (/** @type {number} */ point) =>
			this.now.dots[point] === other(player) && this.now.regions[point] !== player;
		if (![...inside].some(isForeign)) {
			for (const point of inside) if (this.isOpen(point)) this.now.pools[point] = player;
			return;
		}
		for (const point of points) this.now.borders[point] = 1;
		for (const point of inside) this.take(point, player);
		this.now.rings.push({ owner: player, points });
	}

	/** Put a point into a region. @param {number} point @param {Player} player */
	take(point, player) {
		const { dots, regions, pools, borders, captured } = this.now;
		if (regions[point] === player) return;
		if (this.isOpen(point)) this.now.open -= 1;
		if (dots[point] === other(player)) captured[player - 1] += 1;
		else if (dots[point] && regions[point]) captured[other(player) - 1] -= 1;
		regions[point] = player;
		pools[point] = borders[point] = 0;
	}

	/** End the pool that was around a dot. @param {number} point */
	forgetPool(point) {
		for (const each of this.spread([point], (near) => this.now.pools[near] > 0)) this.now.pools[each] = 0;
	}

	/** Tell whether all dots of a ring are live. @param {Ring} ring */
	stands({ owner, points }) {
		return points.every((point) => this.isLive(point, owner));
	}

	/** Return what can be reached by orthogonal steps.
	 * @param {number[]} starts @param {(point: number) => boolean} allowed */
	spread(starts, allowed) {
		const seen = new Set(starts);
		for (const point of seen) for (const near of this.neighbours(point)) if (near >= 0 && allowed(near)) seen.add(near);
		return seen;
	}

	/** @param {number} point */
	isEdge(point) {
		return this.neighbours(point).includes(-1);
	}

	/** Return the points on the left, above, on the right, below; -1 where there is none. @param {number} point */
	neighbours(point) {
		return this.near.neighbours[point];
	}

	/** Return the eight points around, clockwise from the left; -1 where there is none. @param {number} point */
	around(point) {
		return this.near.around[point];
	}

	/** @param {Standing} now */
	stand(now) {
		this.now = now;
	}

	/** Return a copy of what stands, to be changed. @returns {Standing} */
	copied() {
		const { dots, regions, pools, borders, covered, captured, put, rings } = this.now;
		/** @type {Pick<Standing, "captured" | "put">} */
		const pairs = { captured: [...captured], put: [...put] };
		return {
			...this.now,
			...pairs,
			dots: dots.slice(),
			regions: regions.slice(),
			pools: pools.slice(),
			borders: borders.slice(),
			covered: covered.slice(),
			rings: [...rings],
		};
	}
}

/** The steps to the points around one, clockwise from the west. @type {[number, number][]} */
export const STEPS = [
	[-1, 0],
	[-1, -1],
	[0, -1],
	[1, -1],
	[1, 0],
	[1, 1],
	[0, 1],
	[-1, 1],
];

/** The tables of the board that was asked for last. */
const kept = {
	size: "",
	around: /** @type {number[][]} */ ([]),
	neighbours: /** @type {number[][]} */ ([]),
	edge: /** @type {number[]} */ ([]),
};

/** Return the points around each point of a board, those beside it, and those on the edge.
 * @param {number} width @param {number} height */
function nearOf(width, height) {
	const size = `${width}x${height}`;
	if (kept.size === size) return { ...kept };
	const holds = (/** @type {number} */ x, /** @type {number} */ y) => x >= 0 && x < width && y >= 0 && y < height;
	kept.size = size;
	kept.around = Array.from({ length: width * height }, (_, point) => {
		const [x, y] = [point % width, Math.floor(point / width)];
		return STEPS.map(([right, down]) => (holds(x + right, y + down) ? (y + down) * width + x + right : -1));
	});
	kept.neighbours = kept.around.map((around) => [around[0], around[2], around[4], around[6]]);
	kept.edge = [...kept.neighbours.keys()].filter((point) => kept.neighbours[point].includes(-1));
	return { ...kept };
}

/** @param {Player} player @returns {Player} */
export function other(player) {
	return player === 1 ? 2 : 1;
}

/** Name a point. @param {{ xy: (point: number) => [number, number] }} field @param {number} point */
export function place(field, point) {
	const [x, y] = field.xy(point);
	return phrase("place-of-point", { column: x + 1, row: y + 1 });
}
