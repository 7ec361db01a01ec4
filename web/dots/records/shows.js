// What a position holds that the board does not draw by itself: the dots that hold to the edge. Pure.

/** @import { Game } from "../rules/game.js" */

/** Give the live dots that hold to the edge. @param {Game} game */
export function groundedIn(game) {
	const loose = new Set([...game.loose(1), ...game.loose(2)]);
	return [...game.now.dots.keys()].filter(
		(point) => game.now.dots[point] && !game.now.regions[point] && !loose.has(point),
	);
}
