// The picture of a count: who gets which dots.

/** @import { Play } from "../rules/game.js" */

import { make, shape } from "../../shared/dom.js";
import { crossAt, ruling } from "./drawing.js";
import { coloursOf, countedNow } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** Draw who gets what, with the result: each captured dot on the colour of its captor, all other dots pale.
 * @param {Play} game */
export function countPicture(game) {
	const figure = make("figure", "count-picture");
	const [first, second] = game.now.captured;
	const title = phrase("sides-get", { first, second, ...coloursOf(1) });
	figure.append(drawing(game, title), make("figcaption", "", countedNow(game)));
	return figure;
}

/** @param {Play} game @param {string} title */
function drawing(game, title) {
	const { dots, regions } = game.now;
	const all = [...dots.keys()];
	const isGot = (/** @type {number} */ point) => Boolean(regions[point]) && dots[point] === 3 - regions[point];
	const squares = (/** @type {number} */ player) =>
		all
			.filter((point) => isGot(point) && regions[point] === player)
			.map((point) => game.xy(point).map((each) => each - 0.5))
			.map(([x, y]) => `M${x} ${y}h1v1h-1z`)
			.join("");
	const svg = shape("svg", "counted", {
		viewBox: `-.7 -.7 ${game.width + 0.4} ${game.height + 0.4}`,
		role: "img",
		"aria-label": title,
	});
	svg.append(ruling(game), ...[1, 2].map((player) => shape("path", `got o${player}`, { d: squares(player) })));
	for (const point of all.filter((each) => dots[each])) {
		const [cx, cy] = game.xy(point);
		svg.append(shape("circle", `dot p${dots[point]}${isGot(point) ? "" : " stays"}`, { cx, cy, r: 0.28 }));
		if (isGot(point)) svg.append(shape("path", `cross o${regions[point]}`, { d: crossAt(cx, cy) }));
	}
	return svg;
}
