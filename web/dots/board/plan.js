// What a player is about to do, as shapes over the board.

/** @import { Player, Ring } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { shape } from "../../shared/dom.js";
import { insideOf } from "../rules/rings.js";
import { outline } from "./drawing.js";
import { LETTERS } from "./words.js";

/** @typedef {{ player: Player, point?: number, rings?: number[][], offers?: number[][], path?: number[], faults?:
 *   number[], held?: number[], closed?: Ring[] }} Plan a dot, rings that are closed with it, others that may be, a ring
 *   that is being drawn, points that are in its way, dots that would stay, rings that an agreed end closes */

/** Draw a plan. @param {Play} game @param {Plan} plan */
export function planned(game, plan) {
	const { player, point = -1, rings = [], offers = [], path = [], faults = [], held = [], closed = [] } = plan;
	const dots = (/** @type {number[]} */ points, /** @type {string} */ name, /** @type {number} */ r) =>
		points.map((at) => {
			const [cx, cy] = game.xy(at);
			return shape("circle", name, { cx, cy, r });
		});
	return [
		...rings.map((ring) => shape("path", `planned o${player}`, { d: outline(game, ring) })),
		...closed.map(({ owner, points }) => shape("path", `planned o${owner}`, { d: outline(game, points) })),
		...offers.map((ring) => shape("path", `offered o${player}`, { d: outline(game, ring) })),
		...(offers.length > 1 ? offers.map((ring, index) => nameOn(game, ring, offers, LETTERS[index])) : []),
		...(path.length ? [shape("path", "drawn", { d: outline(game, path).slice(0, -1) })] : []),
		...dots(path, "on-path", 0.4),
		...dots(point < 0 ? [] : [point], `aim p${player}`, 0.3),
		...dots(held, "held", 0.46),
		...dots(faults, "in-the-way", 0.46),
	];
}

/** Write the name of a ring within it, if that is possible where no narrower one is.
 * @param {Play} game @param {number[]} ring @param {number[][]} offers @param {string} name */
function nameOn(game, ring, offers, name) {
	const inside = insideOf(game.width, ring);
	const others = offers.map((each) => insideOf(game.width, each)).filter(({ length }) => length < inside.length);
	const [x, y] = game.xy(inside.find((point) => !others.flat().includes(point)) ?? inside[0] ?? ring[0]);
	const text = shape("text", "offered-name", { x, y });
	text.textContent = name;
	return text;
}
