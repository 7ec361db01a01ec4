// Whether a game is settled: whether it is proved that no order of the moves that are left can change its score. As
// dots/rules/settled.py, which has the proof.

/** @import { Player } from "./field.js" */
/** @import { Play } from "./game.js" */

import { other } from "./field.js";

/** Tell whether it is proved that the score stays; false where it is not. @param {Play} game */
export function isSettled(game) {
	const { isOptional, ends } = game.rules;
	const isProvable = !isOptional && !ends.includes("stop") && !ends.includes("early");
	return isProvable && /** @type {Player[]} */ ([1, 2]).every((player) => unsettledOf(game, player).next().done);
}

/** Return the dots and the open points that a player might surround, if every open point were theirs, one by one: the
 * first tells that the game is not settled.
 * @param {Play} game @param {Player} captor */
export function* unsettledOf(game, captor) {
	const { dots, regions } = game.now;
	const isWall = (/** @type {number} */ point) => game.isOpen(point) || game.isLive(point, captor);
	const free = game.spread(
		game.near.edge.filter((point) => !isWall(point)),
		(point) => !isWall(point),
	);
	const foe = other(captor);
	for (const point of dots.keys()) {
		const isLoose = game.isOpen(point)
			? !game.isEdge(point) && !game.neighbours(point).some((near) => free.has(near))
			: !free.has(point) && dots[point] && (regions[point] || dots[point]) === foe;
		if (isLoose) yield point;
	}
}
