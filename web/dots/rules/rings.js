// Rings of dots where closing is a choice: which are legal, and why another is not; what lies inside. As
// dots/rules/rings.py.

/** @import { Player } from "./field.js" */
/** @import { Play } from "./game.js" */

import { other, place } from "./field.js";
import { Refused } from "./rulesets.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {readonly [number, number]} Link a step of a chain */
/** @typedef {{ owner: Player, points: number[], inside: Set<number>, order: Map<number, number> }} Region what a ring
 *   took when it closed */

/** The rings drawn so far, found by where they run; the last ones can be taken away. */
export class Lines {
	/** @type {Region[]} */
	regions = [];
	/** @type {Map<number, Link[]>} */
	links = new Map();
	/** @type {Map<number, Region[]>} */
	corners = new Map();

	/** @param {number} width */
	constructor(width) {
		this.width = width;
	}

	/** @param {Region} region */
	draw(region) {
		this.regions.push(region);
		for (const point of region.points) listed(this.corners, point).push(region);
		for (const link of linksOf(region.points)) listed(this.links, squareOf(this.width, link)).push(link);
	}

	/** Take away all rings but the first ones. @param {number} kept */
	erase(kept) {
		while (this.regions.length > kept) {
			const { points } = /** @type {Region} */ (this.regions.pop());
			for (const point of points) this.corners.get(point)?.pop();
			for (const link of linksOf(points)) this.links.get(squareOf(this.width, link))?.pop();
		}
	}

	/** Tell whether a link crosses a line drawn, or runs inside a region. @param {Link} link */
	crosses(link) {
		if (nearby(this.links, squareOf(this.width, link)).some((each) => meet(this.width, link, each))) return true;
		return (this.corners.get(link[0]) ?? []).some(
			(region) => region.order.has(link[1]) && !joins(region, link) && runsInside(this.width, link, region),
		);
	}
}

/** @template Value @param {Map<number, Value[]>} lists @param {number} key */
function listed(lists, key) {
	const list = lists.get(key) ?? [];
	lists.set(key, list);
	return list;
}

/** Return the links of a ring, the one back to its first dot last. @param {number[]} points @returns {Link[]} */
export function linksOf(points) {
	return points.map((point, index) => [point, points[(index + 1) % points.length]]);
}

/** @param {Play} game @param {Player} owner @param {number[]} points @returns {Region} */
export function regionOf(game, owner, points) {
	return {
		owner,
		points,
		inside: new Set(insideOf(game.width, points)),
		order: new Map(points.map((point, index) => [point, index])),
	};
}

/** Return the points strictly inside a closed line, in reading order; those under it are not. A ray runs to the east a
 * hair above each row; a link that it meets at x turns inside and outside for the points from x on.
 * @param {number} width @param {number[]} points */
export function insideOf(width, points) {
	/** @type {Map<number, number[]>} */
	const turns = new Map();
	const under = new Set([...points, ...middlesOf(width, points)]);
	for (const [a, b] of linksOf(points)) {
		const [[ax, ay], [bx, by]] = [xy(width, a), xy(width, b)].sort(([, one], [, two]) => one - two);
		for (let y = ay + 1; y <= by; y += 1) listed(turns, y).push(ax + Math.ceil(((bx - ax) * (y - ay)) / (by - ay)));
	}
	const found = [];
	for (const [y, at] of [...turns].sort(([one], [two]) => one - two)) {
		at.sort((one, two) => one - two);
		for (let pair = 0; pair + 1 < at.length; pair += 2) {
			for (let point = y * width + at[pair]; point < y * width + at[pair + 1]; point += 1)
				if (!under.has(point)) found.push(point);
		}
	}
	return found;
}

/** Return the region that a player takes by a ring; throw `Refused` where it is not allowed.
 * @param {Play} game @param {Player} player @param {number[]} points */
export function check(game, player, points) {
	checkDots(game, player, points);
	checkLinks(game, points);
	const region = regionOf(game, player, points);
	const isForeign = (/** @type {number} */ point) =>
		game.now.dots[point] === other(player) && game.now.regions[point] !== player;
	if (![...region.inside].some(isForeign)) throw new Refused("ring-empty", phrase("ring-encloses-no-dot"));
	const { shared } = game.rules;
	if (shared !== null && sharesMore(game, region, shared))
		throw new Refused("ring-shares", phrase("ring-shares", { shared: shared ? "several" : "one" }));
	return region;
}

/** Return the region that a player took by a ring that was checked when it closed.
 * @param {Play} game @param {Player} player @param {number[]} points */
export function taken(game, player, points) {
	checkDots(game, player, points);
	const region = regionOf(game, player, points);
	if (!region.inside.size) throw new Refused("ring-empty", phrase("ring-encloses-nothing"));
	return region;
}

/** @param {Play} game @param {Player} player @param {number[]} points */
function checkDots(game, player, points) {
	for (const point of points)
		if (!(point >= 0 && point < game.points)) throw new Refused("off", phrase("no-such-point"));
	for (const point of points)
		if (!game.isLive(point, player))
			throw new Refused("ring-dot", phrase("ring-uses-own-dots", { place: place(game, point) }), [point]);
	const twice = points.find((point, index) => points.indexOf(point) < index);
	if (twice !== undefined)
		throw new Refused("ring-twice", phrase("ring-uses-dot-twice", { place: place(game, twice) }), [twice]);
}

/** @param {Play} game @param {number[]} points */
function checkLinks(game, points) {
	const links = linksOf(points);
	for (const [a, b] of links)
		if (!isLink(game, a, b))
			throw new Refused("ring-broken", phrase("ring-has-gap", { place: place(game, a), end: place(game, b) }), [a, b]);
	/** @type {Map<number, Link[]>} */
	const own = new Map();
	for (const link of links) listed(own, squareOf(game.width, link)).push(link);
	for (const link of links) {
		const meetsOwn = nearby(own, squareOf(game.width, link)).some((each) => meet(game.width, link, each));
		if (meetsOwn || game.lines.crosses(link))
			throw new Refused(
				"ring-crosses",
				phrase("ring-crosses", { place: place(game, link[0]), end: place(game, link[1]) }),
				[...link],
			);
	}
}

/** Tell whether a chain may go from a to b: one step, or a knight's, or two straight ones over no dot.
 * @param {Play} game @param {number} a @param {number} b */
export function isLink(game, a, b) {
	const [[ax, ay], [bx, by]] = [game.xy(a), game.xy(b)];
	const [short, long] = [Math.abs(ax - bx), Math.abs(ay - by)].sort((one, two) => one - two);
	if (long === 1) return true;
	if (!game.rules.twoSteps || long !== 2) return false;
	return short === 1 || !game.now.dots[game.at((ax + bx) / 2, (ay + by) / 2)];
}

/** Return the points that the links of a ring run over. @param {number} width @param {number[]} points */
export function middlesOf(width, points) {
	return linksOf(points).flatMap(([a, b]) => {
		const [[ax, ay], [bx, by]] = [xy(width, a), xy(width, b)];
		return (ax + bx) % 2 === 0 && (ay + by) % 2 === 0 ? [((ay + by) / 2) * width + (ax + bx) / 2] : [];
	});
}

/** Tell whether a ring has more dots in common than allowed with a group of touching regions inside it.
 * @param {Play} game @param {Region} region @param {number} allowed */
function sharesMore(game, region, allowed) {
	/** @type {Set<number>[]} */
	let groups = [];
	for (const old of game.lines.regions) {
		const [first] = old.inside;
		if (old.owner !== region.owner || !region.inside.has(first)) continue;
		const group = new Set(old.points);
		const touching = groups.filter((each) => [...each].some((point) => group.has(point)));
		for (const each of touching) for (const point of each) group.add(point);
		groups = [...groups.filter((each) => !touching.includes(each)), group];
	}
	return groups.some((group) => region.points.filter((point) => group.has(point)).length > allowed);
}

/** Tell whether borders of the owner's regions alone, that of *region* among them, hold open points.
 * @param {Play} game @param {Region} region */
export function leavesHole(game, { owner, points }) {
	const borders = new Set(game.lines.regions.filter((old) => old.owner === owner).flatMap((old) => old.points));
	const ring = new Set(points);
	const seen = new Set();
	for (const start of points.flatMap((dot) => game.neighbours(dot))) {
		if (start < 0 || seen.has(start) || game.isLive(start, owner)) continue;
		const hole = game.spread([start], (point) => !game.isLive(point, owner));
		for (const point of hole) seen.add(point);
		if ([...hole].some((point) => game.isEdge(point) || game.now.regions[point] || game.now.dots[point])) continue;
		const walls = [...hole].flatMap((point) => game.neighbours(point)).filter((near) => near >= 0 && !hole.has(near));
		if (walls.every((wall) => borders.has(wall)) && walls.some((wall) => ring.has(wall))) return true;
	}
	return false;
}

/** @param {number} width @param {number} point @returns {[number, number]} */
function xy(width, point) {
	return [point % width, Math.floor(point / width)];
}

const SQUARES = 64; // in a row of the table by which links are found

/** Return the square of two by two points that the middle of a link is in. @param {number} width @param {Link} link */
function squareOf(width, [a, b]) {
	const [[ax, ay], [bx, by]] = [xy(width, a), xy(width, b)];
	return Math.floor((ay + by) / 4) * SQUARES + Math.floor((ax + bx) / 4);
}

/** Return the links that may meet one with its middle in a square.
 * @param {Map<number, Link[]>} links @param {number} square */
function nearby(links, square) {
	return [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => links.get(square + down * SQUARES + right) ?? []));
}

/** Tell whether two links cross; one that they have in common, or an end, is no crossing.
 * @param {number} width @param {Link} link @param {Link} each */
function meet(width, link, each) {
	if (each.includes(link[0]) || each.includes(link[1])) return false;
	const [a, b, c, d] = [...link, ...each].map((point) => xy(width, point));
	return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** @param {[number, number]} a @param {[number, number]} b @param {[number, number]} c */
function turn(a, b, c) {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Tell whether a region's own ring goes along a link. @param {Region} region @param {Link} link */
function joins({ order, points }, [a, b]) {
	const apart = Math.abs((order.get(a) ?? 0) - (order.get(b) ?? 0));
	return apart === 1 || apart === points.length - 1;
}

/** Tell whether the middle of a link is inside the ring of a region, on whose border both its ends are.
 * @param {number} width @param {Link} link @param {Region} region */
function runsInside(width, [a, b], { points }) {
	const [[ax, ay], [bx, by]] = [xy(width, a), xy(width, b)];
	const [x, y] = [2 * (ax + bx), 2 * (ay + by) - 1]; // on a board four times as large, a hair above: it meets no corner
	let isInside = false;
	for (const [from, to] of linksOf(points)) {
		const [[cx, cy], [dx, dy]] = [xy(width, from), xy(width, to)];
		if (4 * cy > y === 4 * dy > y) continue;
		const crossing = (y - 4 * cy) * (dx - cx); // by four, and by the height of the link
		if ((x - 4 * cx) * Math.abs(dy - cy) > crossing * (dy > cy ? 1 : -1)) isInside = !isInside;
	}
	return isInside;
}
