// Draws a position as a small picture: of the rules.

/** @import { Picture } from "./pictures.js" */
/** @import { Play } from "../rules/game.js" */

import { make, shape } from "../../shared/dom.js";
import { crossAt, linksOf, ruling } from "./drawing.js";
import { positionOf } from "./pictures.js";

/** Draw a picture of the rules, with its words. @param {Picture} picture */
export function figureOf(picture) {
	const figure = make("figure");
	const words = make("figcaption", "", picture.words);
	words.prepend(make("b", "", `${picture.title}. `));
	figure.append(drawing(positionOf(picture), picture.title), words);
	return figure;
}

/** @param {Play} game @param {string} title */
function drawing(game, title) {
	const svg = shape("svg", "drawing", {
		viewBox: `-.7 -.7 ${game.width + 0.4} ${game.height + 0.4}`,
		role: "img",
		"aria-label": title,
	});
	const at = (/** @type {number} */ point) => game.xy(point).join(" ");
	svg.append(ruling(game));
	const { dots, regions, pools, rings } = game.now;
	for (const { owner, points } of rings)
		svg.append(shape("path", `region o${owner}`, { d: `M${points.map(at).join("L")}Z` }));
	svg.append(...linksOf(game));
	for (let point = 0; point < game.points; point += 1) {
		const [x, y] = game.xy(point);
		if (pools[point] || (game.now.stopped && regions[point]))
			svg.append(
				shape("rect", `pool o${pools[point] || regions[point]}`, { x: x - 0.5, y: y - 0.5, width: 1, height: 1 }),
			);
		if (!dots[point]) continue;
		svg.append(shape("circle", `dot p${dots[point]}${regions[point] ? " gone" : ""}`, { cx: x, cy: y, r: 0.28 }));
		if (regions[point] && regions[point] !== dots[point])
			svg.append(shape("path", `cross o${regions[point]}`, { d: crossAt(x, y) }));
	}
	return svg;
}
