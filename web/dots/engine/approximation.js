// The board of a game where closing is a choice, as the compiled engine of the automatic rules sees it. As
// dots/engine/approximation.py, but that knows chains with steps of two.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { countsOf, poolPoints } from "../rules/ending.js";
import { other } from "../rules/field.js";
import { AREA, BOUND, cellOf, INERT, LIVE, POOL, State } from "./cells.js";
import { closeStanding } from "./closing.js";

/** Return a board that looks like that of a game where closing is a choice. With a player, who is to move, the rings
 * that stand and were not closed are, if that leaves an open point: first those of that player.
 * @param {Play} game @param {0 | Player} [player] @returns {State} */
export function likeness(game, player = 0) {
	const state = new State(game.width, game.height);
	const { dots, regions, rings } = game.now;
	state.isWide = game.rules.allPoints;
	const pools = new Uint8Array(game.points);
	for (const owner of /** @type {Player[]} */ ([1, 2]))
		for (const point of poolPoints(game, owner)) pools[point] = owner;
	dots.forEach((dot, point) => {
		const region = regions[point];
		const isOpen = game.isOpen(point);
		const byte = region ? (AREA * region) | (INERT * dot) : dot ? LIVE * dot : isOpen ? POOL * pools[point] : BOUND;
		state.cells[cellOf(game, point)] = byte;
		state.left -= Number(!isOpen);
	});
	state.held = [...countsOf(game)];
	for (const ring of rings) for (const point of ring.points) state.cells[cellOf(game, point)] |= BOUND;
	link(game, state);
	const cells = Array.from({ length: game.points }, (_, point) => cellOf(game, point));
	for (const owner of player ? [player, other(player)] : []) closeStanding(state, cells, owner === 1 ? 0 : 1);
	return state.left || !player ? state : likeness(game);
}

/** Give each live dot the first of its group as its parent. @param {Play} game @param {State} state */
function link(game, state) {
	const done = new Set();
	game.now.dots.forEach((player, first) => {
		if (!player || done.has(first) || game.now.regions[first]) return;
		const group = new Set([first]);
		for (const point of group) {
			state.parents[cellOf(game, point)] = cellOf(game, first);
			done.add(point);
			for (const near of game.around(point))
				if (near >= 0 && game.isLive(near, /** @type {Player} */ (player))) group.add(near);
		}
	});
}
