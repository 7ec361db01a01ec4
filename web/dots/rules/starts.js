// How a game of dots may start: crosses, and the free dots of a handicap. docs/dots/rules.md has the sentences;
// dots/board/position.py is the same for the engine.

/** @import { Player } from "./field.js" */
/** @import { Setup } from "./game.js" */

import { Refused } from "./rulesets.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {[player: Player, x: number, y: number]} Placed */

export const RANDOM = "random-crosses"; // with a seed after it
const START = /^(?<kind>[a-z-]+)(=(?<seed>[0-9]{1,9}))?(\+handicap=(?<free>[1-9]))?$/;

/** By name. @type {Map<string, (width: number, height: number) => Placed[]>} */
const STARTS = new Map(
	Object.entries({
		empty: () => [],
		cross: (width, height) => cross(half(width) - 1, half(height) - 1),
		"two-crosses": (width, height) => {
			const [x, y] = [half(width) - 2, half(height) - 1];
			return [...cross(x, y), ...mirrored(x + 2, y)];
		},
		"three-crosses": (width, height) => {
			const [x, y] = [half(width) - 3, half(height) - 1];
			return [...cross(x, y), ...mirrored(x + 2, y), ...cross(x + 4, y)];
		},
		"four-crosses": (width, height) => {
			const [left, top] = [Math.floor(width / 3) - 1, Math.floor(height / 3) - 1];
			const [right, bottom] = [width - 2 - left, height - 2 - top];
			return [...cross(left, top), ...cross(right, top), ...cross(left, bottom), ...cross(right, bottom)];
		},
	}),
);

/** Return the dots of a start, in their order; throw `Refused` where there is no such start.
 * @param {Setup} setup @returns {Placed[]} */
export function startOf({ size: [width, height], start }) {
	if (typeof start !== "string") return start;
	const { kind = "", seed } = START.exec(start)?.groups ?? {};
	const named = STARTS.get(kind);
	if (kind === RANDOM ? seed === undefined : !named || seed !== undefined)
		throw new Refused("start", phrase("no-such-start"));
	const dots = named ? named(width, height) : randomCrosses(width, height, Number(seed));
	return [...dots, ...free(width, height, dots, handicapOf(start))];
}

/** Return how many free dots player 1 has in a start. @param {Setup["start"]} start */
export function handicapOf(start) {
	return typeof start === "string" ? Number(START.exec(start)?.groups?.free ?? 0) : 0;
}

/** @param {number} side */
const half = (side) => Math.floor(side / 2);

/** @param {number} x @param {number} y @returns {Placed[]} */
function cross(x, y) {
	return [
		[1, x, y],
		[2, x, y + 1],
		[1, x + 1, y + 1],
		[2, x + 1, y],
	];
}

/** Return the mirror image of a cross. @param {number} x @param {number} y @returns {Placed[]} */
function mirrored(x, y) {
	return [
		[1, x, y + 1],
		[2, x, y],
		[1, x + 1, y],
		[2, x + 1, y + 1],
	];
}

/** Return a cross in each quarter of the board, somewhere by a seed.
 * @param {number} width @param {number} height @param {number} seed */
function randomCrosses(width, height, seed) {
	let state = seed;
	const drawn = (/** @type {number} */ side) => {
		state = (Math.imul(2891336453, state) + 1013904223) >>> 0; // a generator of L'Ecuyer (1999)
		const [least, most] = [Math.floor(side / 8), Math.floor((side - 1) / 2) - 2];
		return least + Math.floor((Math.max(most - least + 1, 1) * state) / 2 ** 32);
	};
	return [0, 1, 2, 3].flatMap((quarter) => {
		const [x, y] = [drawn(width), drawn(height)];
		return cross(quarter % 2 ? width - 2 - x : x, quarter > 1 ? height - 2 - y : y);
	});
}

/** Return free dots of player 1, on the first points for them that have no dot.
 * @param {number} width @param {number} height @param {Placed[]} dots @param {number} number @returns {Placed[]} */
function free(width, height, dots, number) {
	const [[left, middle, right], [top, centre, bottom]] = [width, height].map((side) => {
		const quarter = Math.floor(side / 4);
		return [quarter, half(side), side - 1 - quarter];
	});
	const taken = new Set(dots.map(([, x, y]) => `${x},${y}`));
	const points = [
		[right, top],
		[left, bottom],
		[right, bottom],
		[left, top],
		[left, centre],
		[right, centre],
		[middle, top],
		[middle, bottom],
		[middle, centre],
	].filter(([x, y]) => !taken.has(`${x},${y}`) && taken.add(`${x},${y}`));
	if (points.length < number) throw new Refused("start", phrase("the-start-does-not-fit"));
	return points.slice(0, number).map(([x, y]) => [1, x, y]);
}
