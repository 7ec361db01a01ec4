// What a game of dots comes to when it ends before its time: pools, what holds to the edge, what is lost. As
// dots/rules/ending.py.

/** @import { Player } from "./field.js" */
/** @import { Play } from "./game.js" */

import { other } from "./field.js";
import { middlesOf } from "./rings.js";

/** Return the open points in a player's pools: as they are marked, or where closing is a choice, as they are.
 * @param {Play} game @param {Player} player */
export function poolPoints(game, player) {
	const all = [...game.now.dots.keys()];
	if (!game.rules.isOptional) return all.filter((point) => game.now.pools[point] === player);
	const seen = new Set();
	return all.flatMap((point) => {
		if (seen.has(point) || game.isLive(point, player)) return [];
		const points = [...game.spread([point], (near) => !game.isLive(near, player))];
		for (const each of points) seen.add(each);
		const isNone = points.some((each) => game.isEdge(each) || game.isLive(each, other(player)));
		return isNone ? [] : points.filter((each) => game.isOpen(each));
	});
}

/** Return what a player would lose by stopping: all of his that does not hold to the edge, and the regions that it
 * borders.
 * @param {Play} game @param {Player} player */
export function looseOf(game, player) {
	const { dots, regions } = game.now;
	const own = new Set([...dots.keys()].filter((point) => game.isLive(point, player) || regions[point] === player));
	const mine = game.lines.regions.filter(({ owner }) => owner === player);
	for (const { points } of mine) for (const point of middlesOf(game.width, points)) if (!regions[point]) own.add(point);
	for (const point of poolPoints(game, player)) own.add(point);
	const held = game.spread(
		[...own].filter((point) => game.isEdge(point)),
		(point) => own.has(point),
	);
	const loose = new Set([...own].filter((point) => !held.has(point)));
	const fallen = mine.filter(({ points }) => points.some((point) => loose.has(point) && game.isLive(point, player)));
	for (const { inside } of fallen) for (const point of inside) if (regions[point] === player) loose.add(point);
	return [...loose].sort((one, two) => one - two);
}

/** Return what counts for player 1 and for player 2: captured dots, or all points of regions.
 * @param {Pick<Play, "now" | "rules">} game @returns {[number, number]} */
export function countsOf({ now, rules }) {
	if (!rules.allPoints) return now.captured;
	const of = (/** @type {Player} */ player) => now.regions.filter((owner) => owner === player).length;
	return [of(1), of(2)];
}

/** Return what player 1 has over player 2. @param {Pick<Play, "now" | "rules">} game */
export function scoreOf(game) {
	const [first, second] = countsOf(game);
	return first - second;
}

/** Tell whether somebody has captured, or leads by, as much as wins at once. @param {Play} game */
export function isTargetReached(game) {
	const [first, second] = countsOf(game);
	return Math.max(first, second) >= game.rules.firstTo || Math.abs(first - second) >= game.rules.lead;
}

/** Write a result from twice the difference: `B+3`, `W+0.5`, `0`. @param {number} twice */
export function written(twice) {
	return twice ? `${twice > 0 ? "B" : "W"}+${Math.abs(twice) / 2}` : "0";
}
