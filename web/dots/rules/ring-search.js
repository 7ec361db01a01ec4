// Which rings a player may close where that is a choice: the minimal one around a dot, those of a move, one through
// given dots. As dots/rules/ring_search.py; each search is bounded.

/** @import { Player } from "./field.js" */
/** @import { Play } from "./game.js" */

import { STEPS, other, place } from "./field.js";
import { check, insideOf, isLink } from "./rings.js";
import { Refused } from "./rulesets.js";
import { phrase } from "../../shared/speak.js";

const [TRIES, RINGS] = [4000, 400]; // after which not every ring is tried
const OUTLINE = 8; // steps that an outside walk may take for each point of the board

/** Return the minimal ring of a player around an enemy dot; throw `Refused` where there is none.
 * @param {Play} game @param {Player} player @param {number} point */
export function ringAround(game, player, point) {
	if (game.now.dots[point] !== other(player) || game.now.regions[point] === player)
		throw new Refused("ring-empty", phrase("choose-uncaptured-dot"));
	const found = around(game, player, point).filter((each) => isLegal(game, player, each));
	const sizes = new Map(found.map((each) => [each, insideOf(game.width, each).length]));
	const size = (/** @type {number[]} */ each) => sizes.get(each) ?? 0;
	found.sort((one, two) => size(one) - size(two) || one.length - two.length || compare(one, two));
	if (found.length) return found[0];
	const area = game.area(point, player);
	if (!area) throw new Refused("ring-open", phrase("no-chain-around-dot"));
	const ring = normal(game, game.chainAround(area, player));
	check(game, player, ring);
	return ring;
}

/** Return the legal rings through a dot that hold least, then those that hold most; each once.
 * @param {Play} game @param {Player} player @param {number} point @returns {number[][]} */
export function closings(game, player, point) {
	const every = everyRing(game, player, point);
	const parts = every
		? [
				every.filter(({ held }) => !every.some((each) => isWithin(each.held, held))),
				every.filter(({ held }) => !every.some((each) => isWithin(held, each.held))),
			].map((part) => part.map(({ ring }) => ring))
		: [minimal(game, player, point), maximal(game, player, point).filter((ring) => ring.includes(point))].map((part) =>
				part.filter((ring) => isLegal(game, player, ring)),
			);
	return [...new Map(parts.flatMap((part) => part.sort(compare)).map((ring) => [ring.join(), ring])).values()];
}

/** @param {Play} game @param {Player} player @param {number[]} ring */
function isLegal(game, player, ring) {
	try {
		check(game, player, ring);
		return true;
	} catch (error) {
		if (error instanceof Refused) return false;
		throw error;
	}
}

/** Return the legal rings that hold most among those of a player that stand: the outer lines of linked dots.
 * @param {Play} game @param {Player} player */
export function widest(game, player) {
	const seen = new Set();
	const found = [...game.now.dots.keys()].flatMap((dot) => {
		if (seen.has(dot) || !game.isLive(dot, player)) return [];
		for (const each of groupOf(game, player, dot)) seen.add(each);
		return maximal(game, player, dot).filter((ring) => isLegal(game, player, ring));
	});
	return [...new Map(found.map((ring) => [ring.join(), ring])).values()];
}

/** Return each set of points that a legal ring through a dot holds, with its shortest ring; null if there are too many.
 * @param {Play} game @param {Player} player @param {number} point */
function everyRing(game, player, point) {
	/** @type {Map<string, { held: Set<number>, ring: number[] }>} */
	const found = new Map();
	let [steps, tried] = [0, 0];
	for (const path of paths(game, player, point)) {
		if (path) {
			tried += 1;
			const ring = normal(game, path);
			try {
				const held = check(game, player, ring).inside;
				const key = [...held].join();
				const shortest = found.get(key);
				if (
					!shortest ||
					ring.length < shortest.ring.length ||
					(ring.length === shortest.ring.length && compare(ring, shortest.ring) < 0)
				)
					found.set(key, { held, ring });
			} catch (error) {
				if (!(error instanceof Refused)) throw error;
			}
		}
		if (steps >= TRIES || tried > RINGS) return null;
		steps += 1;
	}
	return [...found.values()];
}

/** Walk along live dots in every way; yield each way back as a ring, and null at each other step.
 * @param {Play} game @param {Player} player @param {number} point @returns {Generator<number[] | null>} */
function* paths(game, player, point) {
	const path = [point];
	const ways = [linked(game, player, point)];
	while (ways.length) {
		const there = /** @type {number[]} */ (ways.at(-1)).shift();
		if (there === undefined) {
			ways.pop();
			path.pop();
		} else if (there === point) {
			if (path.length > 2 && path[1] < /** @type {number} */ (path.at(-1))) yield [...path];
		} else if (!path.includes(there)) {
			path.push(there);
			ways.push(linked(game, player, there));
			yield null;
		}
	}
}

/** Return the live dots that a chain may go to from a dot.
 * @param {Play} game @param {Player} player @param {number} point */
function linked(game, player, point) {
	const found = game.around(point).filter((near) => near >= 0 && game.isLive(near, player));
	if (!game.rules.twoSteps) return found;
	const [x, y] = game.xy(point);
	for (let down = -2; down <= 2; down += 1) {
		for (let right = -2; right <= 2; right += 1) {
			if (Math.max(Math.abs(right), Math.abs(down)) < 2 || !game.holds(x + right, y + down)) continue;
			const there = game.at(x + right, y + down);
			if (game.isLive(there, player) && isLink(game, point, there)) found.push(there);
		}
	}
	return found;
}

/** @param {Play} game @param {Player} player @param {number} point */
function minimal(game, player, point) {
	const starts = game.rules.twoSteps ? game.around(point) : game.neighbours(point);
	return starts
		.filter((start) => start >= 0 && !game.isLive(start, player))
		.flatMap((start) => {
			const area = game.area(start, player);
			return [...(area ? [normal(game, game.chainAround(area, player))] : []), ...around(game, player, start)];
		})
		.filter((ring) => ring.includes(point));
}

/** Return chains with steps of two around a point: for each link that passes above it in the east, the shortest. A
 * closed walk is around a point if an odd number of its links pass there.
 * @param {Play} game @param {Player} player @param {number} point */
function around(game, player, point) {
	const found = [];
	const vain = new Set(); // dots whose chains go around nothing
	/** @type {Map<number, { there: number, isOdd: boolean }[]>} */
	const ways = new Map();
	const waysFrom = (/** @type {number} */ dot) => {
		const known = ways.get(dot);
		if (known) return known;
		const made = linkedFreely(game, player, dot).map((there) => ({
			there,
			isOdd: passesEast(game, point, dot, there),
		}));
		ways.set(dot, made);
		return made;
	};
	const [, y] = game.xy(point);
	const last = game.rules.twoSteps ? y * game.width : 0;
	for (let start = Math.max(y - 2, 0) * game.width; start < last; start += 1) {
		if (vain.has(start) || !game.isLive(start, player) || !waysFrom(start).some(({ isOdd }) => isOdd)) continue;
		const came = walked(start, waysFrom);
		if (came.has(2 * start + 1)) {
			const ring = [start];
			for (let at = came.get(2 * start + 1) ?? 0; at !== 2 * start; at = came.get(at) ?? 0) ring.push(at >> 1);
			found.push(normal(game, ring));
		} else for (const met of came.keys()) vain.add(met >> 1);
	}
	return found;
}

/** Tell whether a link meets the ray from a point to the east, a hair above its row.
 * @param {Play} game @param {number} point @param {number} a @param {number} b */
function passesEast(game, point, a, b) {
	const [x, y] = game.xy(point);
	const [[left, top], [right, bottom]] = [game.xy(a), game.xy(b)].sort(([, one], [, two]) => one - two);
	return top < y && y <= bottom && (right - left) * (y - top) > (x - left) * (bottom - top);
}

/** Return from where each dot is met first, after an even and after an odd number of odd links, until the start is: a
 * dot is twice its number, and one more after an odd number.
 * @param {number} start @param {(dot: number) => { there: number, isOdd: boolean }[]} waysFrom */
function walked(start, waysFrom) {
	const came = new Map([[2 * start, 2 * start]]);
	for (const met of came.keys()) {
		if (came.has(2 * start + 1)) break;
		for (const { there, isOdd } of waysFrom(met >> 1)) {
			const next = 2 * there + ((met & 1) ^ Number(isOdd));
			if (!came.has(next)) came.set(next, met);
		}
	}
	return came;
}

/** Return the dots linked to a dot; with steps of two, those to which a ring may go over no line or region.
 * @param {Play} game @param {Player} player @param {number} dot */
function linkedFreely(game, player, dot) {
	const found = linked(game, player, dot);
	return game.rules.twoSteps ? found.filter((there) => !game.lines.crosses([dot, there])) : found;
}

/** @param {Play} game @param {Player} player @param {number} point */
function maximal(game, player, point) {
	return loops(outline(game, player, point))
		.filter((ring) => ring.length > 2)
		.map((ring) => normal(game, ring));
}

/** @param {Play} game @param {Player} player @param {number} point */
function groupOf(game, player, point) {
	const group = new Set([point]);
	for (const dot of group) for (const near of linkedFreely(game, player, dot)) group.add(near);
	return group;
}

/** All steps of one and of two, clockwise from the west. */
const TWO = [-2, -1, 0, 1, 2]
	.flatMap((right) => [-2, -1, 0, 1, 2].map((down) => /** @type {[number, number]} */ ([right, down])))
	.filter(([right, down]) => right || down)
	.map((step) => ({ step, angle: (Math.atan2(-step[1], -step[0]) + 2 * Math.PI) % (2 * Math.PI) }))
	.sort((one, two) => one.angle - two.angle || Math.hypot(...one.step) - Math.hypot(...two.step))
	.map(({ step }) => step);

/** Return the dots linked to a dot as one passes them walking around their outside, clockwise from the topmost.
 * @param {Play} game @param {Player} player @param {number} point */
function outline(game, player, point) {
	const { twoSteps } = game.rules;
	const steps = twoSteps ? TWO : STEPS;
	const turns = (/** @type {number} */ from, /** @type {number} */ to) => {
		const [[ax, ay], [bx, by]] = [game.xy(from), game.xy(to)];
		return steps.findIndex(([right, down]) => right === bx - ax && down === by - ay);
	};
	const first = Math.min(...groupOf(game, player, point));
	const walk = [first];
	let [here, looked, begun] = [first, steps.length / 4, ""]; // from the north, where no dot of the group is
	for (let step = 0; step < OUTLINE * game.points; step += 1) {
		const beside = new Map(linkedFreely(game, player, here).map((there) => [turns(here, there), there]));
		const turn = steps.map((_, each) => (looked + each) % steps.length).find((each) => beside.has(each));
		if (turn === undefined) return walk;
		if (begun === `${here} ${turn}`) return walk.slice(0, -1);
		begun ||= `${here} ${turn}`;
		const there = beside.get(turn) ?? here;
		looked = turns(there, here) + (twoSteps || turn % 2 ? 1 : 2);
		here = there;
		walk.push(here);
	}
	return walk;
}

/** Return the simple loops that a closed walk is made of. @param {number[]} walk */
function loops(walk) {
	/** @type {number[]} */
	const path = [];
	const found = [];
	for (const point of [...walk, walk[0]]) {
		const at = path.indexOf(point);
		if (at < 0) path.push(point);
		else {
			found.push(path.slice(at));
			path.length = at + 1;
		}
	}
	return found;
}

/** Return a legal ring through dots in their order, gaps closed by the shortest chains of a player's dots.
 * @param {Play} game @param {Player} player @param {number[]} dots */
export function ringThrough(game, player, dots) {
	const used = new Set(dots);
	let ring = dots;
	if (used.size === dots.length && dots.every((dot) => dot >= 0 && dot < game.points)) {
		ring = dots.flatMap((dot, index) => {
			const chain = chainBetween(game, player, dot, dots[(index + 1) % dots.length], used);
			for (const each of chain) used.add(each);
			return [dot, ...chain];
		});
	}
	check(game, player, ring);
	return ring;
}

/** Return the dots of a shortest chain between two that uses none of those used.
 * @param {Play} game @param {Player} player @param {number} from @param {number} to @param {Set<number>} used */
function chainBetween(game, player, from, to, used) {
	if (isLink(game, from, to)) return [];
	const came = new Map([[from, from]]);
	for (const here of came.keys()) {
		for (const there of linked(game, player, here)) {
			if (there === to && here !== from) {
				const chain = [here];
				for (let back = came.get(here); back !== undefined && back !== from; back = came.get(back)) chain.unshift(back);
				return chain;
			}
			if (!came.has(there) && !used.has(there)) came.set(there, here);
		}
	}
	throw new Refused("ring-broken", phrase("no-chain-between", { place: place(game, from), end: place(game, to) }), [
		from,
		to,
	]);
}

/** Return a ring from its first point in reading order on, clockwise. @param {Play} game @param {number[]} ring */
export function normal(game, ring) {
	const at = ring.indexOf(Math.min(...ring));
	const turned = [...ring.slice(at), ...ring.slice(0, at)];
	const places = turned.map((point) => game.xy(point));
	const area = places.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = places[(index + 1) % places.length];
		return sum + x * nextY - nextX * y;
	}, 0);
	return area >= 0 ? turned : [turned[0], ...turned.slice(1).reverse()];
}

/** Order rings by their points. @param {number[]} one @param {number[]} two */
function compare(one, two) {
	const at = one.findIndex((point, index) => point !== two[index]);
	return at < 0 ? one.length - two.length : at < two.length ? one[at] - two[at] : 1;
}

/** Tell whether all of one set, and not only that, is in another. @param {Set<number>} one @param {Set<number>} all */
function isWithin(one, all) {
	return one.size < all.size && [...one].every((point) => all.has(point));
}
