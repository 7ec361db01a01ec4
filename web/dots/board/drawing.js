// Shapes of a board and of what lies on it, and the points of a game's last dots.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { shape } from "../../shared/dom.js";
import { insideOf } from "../rules/rings.js";

/** Return the number of the move that put each dot; 0 where none has. @param {Play} game */
export function numbersOf(game) {
	const numbers = new Int32Array(game.points);
	game.moves.forEach(({ at }, index) => {
		if (at) numbers[game.at(...at)] = index + 1;
	});
	return numbers;
}

/** Return the points of the last dot and of the one before, or -1. @param {Play} game */
export function lastTwoOf(game) {
	const found = [-1, -1];
	let at = game.moves.length - 1;
	for (let which = 0; which < 2 && at >= 0; at -= 1) {
		const move = game.moves[at];
		if (move.at) found[which] = game.at(...move.at);
		if (move.at) which += 1;
	}
	return found;
}

/** Return the point of the last dot, or -1. @param {Play} game */
export const lastOf = (game) => lastTwoOf(game)[0];

/** Make a drawing that nobody reads aloud. */
export function drawing() {
	return /** @type {SVGSVGElement} */ (shape("svg", "drawing", { "aria-hidden": "true" }));
}

/** Return the cross on a captured dot. No shape is moved by a transform of its own: many of them make painting slow.
 * @param {number} x @param {number} y @param {number} [half] of its width */
export function crossAt(x, y, half = 0.3) {
	return `M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`;
}

/** Put a circle around a place, and tell whether it was not there. @param {Element} circle @param {[number, number]} at
 * @param {number} r */
export function isMoved(circle, [cx, cy], r) {
	const place = Object.entries({ cx, cy, r });
	const isThere = circle.isConnected && place.every(([name, value]) => circle.getAttribute(name) === String(value));
	for (const [name, value] of place) circle.setAttribute(name, String(value));
	return !isThere;
}

/** Draw the lines of the paper. @param {Play} game */
export function ruling({ width, height }) {
	const lines = Array.from({ length: height }, (_, y) => `M-.25 ${y}H${width - 0.75}`).concat(
		Array.from({ length: width }, (_, x) => `M${x}-.25V${height - 0.75}`),
	);
	return shape("path", "ruling", { d: lines.join("") });
}

/** Draw the numbers of columns and rows. @param {Play} game */
export function coordinatesOf({ width, height }) {
	const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ number) => {
		const node = shape("text", "at", { x, y });
		node.textContent = String(number);
		return node;
	};
	return [
		...Array.from({ length: width }, (_, x) => text(x, -0.85, x + 1)),
		...Array.from({ length: height }, (_, y) => text(-0.95, y, y + 1)),
	];
}

/** Return the closed line through points. @param {Play} game @param {number[]} points */
export function outline(game, points) {
	return `M${points.map((point) => game.xy(point).join(" ")).join("L")}Z`;
}

/** Draw the rings of each side as one shape, so that nothing is darker where rings overlap: all go round the same way.
 * @param {Play} game */
export function regionsOf(game) {
	const turnOf = (/** @type {number[]} */ points) => {
		const ends = points.map((point) => game.xy(point));
		const next = (/** @type {number} */ at) => ends[(at + 1) % ends.length];
		return ends.reduce((sum, [x, y], at) => sum + x * next(at)[1] - y * next(at)[0], 0);
	};
	return [1, 2].flatMap((side) => {
		const own = game.now.rings.filter(({ owner }) => owner === side).map(({ points }) => [...points]);
		const d = own.map((points) => outline(game, turnOf(points) < 0 ? points.reverse() : points)).join("");
		return d ? [shape("path", `region o${side}`, { d })] : [];
	});
}

/** Draw the links of Kepung: between live neighbours of a side. @param {Play} game */
export function linksOf(game) {
	return (game.name === "kepung" ? /** @type {Player[]} */ ([1, 2]) : []).map((player) => {
		const lines = [];
		for (let point = 0; point < game.points; point += 1) {
			if (!game.isLive(point, player)) continue;
			for (const near of game.around(point))
				if (near > point && game.isLive(near, player))
					lines.push(`M${game.xy(point).join(" ")}L${game.xy(near).join(" ")}`);
		}
		return shape("path", `link o${player}`, { d: lines.join("") });
	});
}

/** Draw what no ring is drawn around: pools, if they are wanted, and after STOP what is captured by it.
 * @param {Play} game @param {boolean} hasPools */
export function shadesOf(game, hasPools) {
	const { rings, regions, pools, stopped } = game.now;
	const ringed = new Set(stopped ? rings.flatMap(({ points }) => [...points, ...insideOf(game.width, points)]) : []);
	return [1, 2].map((who) => {
		const squares = [...pools.keys()]
			.filter((at) => (hasPools && pools[at] === who) || (stopped && regions[at] === who && !ringed.has(at)))
			.map((at) => game.xy(at).map((each) => each - 0.5))
			.map(([x, y]) => `M${x} ${y}h1v1h-1z`);
		return shape("path", `pool o${who}`, { d: squares.join("") });
	});
}
