// Which rings a player may close where that is a choice: the minimal one around a dot, those of a move, one through
// given dots. As dots/rules/ring_search.py; each search is bounded.

/** @import { Player } from "./field.js" */
/** @import { Play } from "./game.js" */

import { other, place } from "./field.js";
import { check, insideOf, isLink } from "./rings.js";
import { Refused } from "./rulesets.js";

const [STEPS, RINGS] = [4000, 400]; // after which not every ring is tried
const OUTLINE = 8; // steps that an outside walk may take for each point of the board

/** Return the minimal ring of a player around an enemy dot; throw `Refused` where there is none.
 * @param {Play} game @param {Player} player @param {number} point */
export function ringAround(game, player, point) {
	if (game.now.dots[point] !== other(player) || game.now.regions[point] === player)
		throw new Refused("ring-empty", "Choose a dot of the other side that you have not captured yet.");
	const area = game.area(point, player);
	if (!area) throw new Refused("ring-open", "You have no closed chain around this dot.");
	const ring = normal(game, game.chainAround(area, player));
	check(game, player, ring);
	return ring;
}

/** Return the minimal rings that stand around enemy dots, and that nobody has closed. @param {Play} game */
export function standingRings(game) {
	/** @type {number[][]} */
	const found = [];
	for (const player of /** @type {Player[]} */ ([1, 2])) {
		const held = new Set();
		for (let point = 0; point < game.points; point += 1) {
			if (game.now.dots[point] !== other(player) || held.has(point)) continue;
			try {
				const ring = ringAround(game, player, point);
				found.push(ring);
				for (const each of insideOf(game.width, ring)) held.add(each);
			} catch (error) {
				if (!(error instanceof Refused)) throw error;
			}
		}
	}
	return found;
}

/** Return the legal rings through a dot that hold least, then those that hold most; each once.
 * @param {Play} game @param {Player} player @param {number} point @returns {number[][]} */
export function closings(game, player, point) {
	const every = everyRing(game, player, point);
	const isLegal = (/** @type {number[]} */ ring) => {
		try {
			check(game, player, ring);
			return true;
		} catch {
			return false;
		}
	};
	const parts = every
		? [
				every.filter(({ held }) => !every.some((each) => isWithin(each.held, held))),
				every.filter(({ held }) => !every.some((each) => isWithin(held, each.held))),
			].map((part) => part.map(({ ring }) => ring))
		: [minimal(game, player, point), maximal(game, player, point)].map((part) => part.filter(isLegal));
	return [...new Map(parts.flatMap((part) => part.sort(compare)).map((ring) => [ring.join(), ring])).values()];
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
		if (steps >= STEPS || tried > RINGS) return null;
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
	return game.neighbours(point).flatMap((start) => {
		const area = start >= 0 && !game.isLive(start, player) && game.area(start, player);
		const ring = area ? game.chainAround(area, player) : [];
		return ring.includes(point) ? [normal(game, ring)] : [];
	});
}

/** @param {Play} game @param {Player} player @param {number} point */
function maximal(game, player, point) {
	return loops(outline(game, player, point))
		.filter((ring) => ring.length > 3 && ring.includes(point))
		.map((ring) => normal(game, ring));
}

/** Return the dots linked to a dot as one passes them walking around their outside, clockwise from the topmost.
 * @param {Play} game @param {Player} player @param {number} point */
function outline(game, player, point) {
	const group = new Set([point]);
	for (const dot of group)
		for (const near of game.around(dot)) if (near >= 0 && game.isLive(near, player)) group.add(near);
	const first = Math.min(...group);
	const walk = [first];
	let [here, looked, begun] = [first, 2, ""]; // from the north, where no dot of the group is
	for (let step = 0; step < OUTLINE * game.points; step += 1) {
		const turn = [0, 1, 2, 3, 4, 5, 6, 7]
			.map((each) => (looked + each) % 8)
			.find((each) => group.has(game.around(here)[each]));
		if (turn === undefined) return walk;
		if (begun === `${here} ${turn}`) return walk.slice(0, -1);
		begun ||= `${here} ${turn}`;
		here = game.around(here)[turn];
		looked = turn % 2 ? (turn + 5) % 8 : (turn + 6) % 8;
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
	throw new Refused("ring-broken", `There is no chain of your dots from ${place(game, from)} to ${place(game, to)}.`, [
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
