// Where one dot would capture: for both sides, one dot ahead. Changes nothing.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { other } from "../rules/field.js";

/** @typedef {{ point: number, player: Player, dots: number }} Threat the dots of the other side that a dot there would
 *   surround */

/** @param {Play} game @returns {Threat[]} */
export function threatsOf(game) {
	const players = /** @type {Player[]} */ ([1, 2]).filter((player) => player !== game.now.stopped);
	const points = [...game.now.dots.keys()].filter((point) => game.isOpen(point));
	return points.flatMap((point) =>
		players.flatMap((player) => {
			const dots = surrounded(game, player, point);
			return dots ? [{ point, player, dots }] : [];
		}),
	);
}

/** Count the dots that the tightest rings through a dot would capture.
 * @param {Play} game @param {Player} player @param {number} point */
function surrounded(game, player, point) {
	const { dots, regions, pools } = game.now;
	if (pools[point] === player || game.arcs(point, player) < 2) return 0;
	const found = new Set();
	dots[point] = player;
	for (const from of game.neighbours(point)) {
		const area = from >= 0 && !found.has(from) && !game.isLive(from, player) && game.area(from, player);
		for (const each of area || []) if (dots[each] === other(player) && regions[each] !== player) found.add(each);
	}
	dots[point] = 0;
	return found.size;
}
