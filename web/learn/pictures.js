// Small pictures of what a technique says: groups of cells in a row, the dots between them, digits crossed out.
// Knows no lesson.

import { make, shape } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";

/** @typedef {"white" | "black" | ""} Between */
/** @typedef {{ keeps?: string, goes?: string, ways?: string[] }} Shown the digits of a cell: those that stay, those
 *   that go, and what it is in each way of its group */
/** @typedef {{ cells: Shown[], dots: Between[], below: Between[] }} Group of neighbours in a line; below: towards the
 *   next line */
/** @typedef {{ groups: Group[], words: string, isGrid?: boolean }} Picture isGrid: the groups are rows, one below the
 *   other, and all digits are candidates */

const LARGE = 1.1; // a digit alone in its cell, in cells
const SMALL = 0.8; // a candidate alone in its cell

/** Return a group from its cells, each "124"; or, of what goes, "-57"; or, of its ways, "1|2"; and from a letter for
 * each edge: w, k or a dot; and for each edge below, if there is a line below.
 * @param {string} cells @param {string} dots @param {string} [below] @returns {Group} */
export function group(cells, dots, below = "") {
	const between = (/** @type {string} */ letters) =>
		[...letters].map((letter) => (letter === "w" ? "white" : letter === "k" ? "black" : ""));
	return {
		cells: cells.split(" ").map((text) => {
			const [keeps, goes] = text.replace(/[_|]/g, "").split("-");
			return text.includes("|") ? { keeps, ways: text.split("|") } : { keeps, goes };
		}),
		dots: between(dots),
		below: between(below),
	};
}

/** The pictures of techniques, by their names. @type {Record<string, Picture>} */
export const PICTURES = {
	"dot from a digit": {
		groups: [group("6 3", "k"), group("4 35", "w")],
		words: phrase("dot-from-a-digit-picture"),
	},
	"gap from a digit": {
		groups: [group("4 1679-2358", ".")],
		words: phrase("gap-from-a-digit-picture"),
	},
	"black dot digits": {
		groups: [group("123468-579 123468-579", "k")],
		words: phrase("black-dot-digits-picture"),
	},
	"dot pair": {
		groups: [group("3-6 24-9", "w")],
		words: phrase("dot-pair-picture"),
	},
	"five-seven-nine": {
		groups: [group("_ _ 579 _ _ 579 _ _ 579", "k..k..k.")],
		words: phrase("five-seven-nine-picture"),
	},
	"white run in a house": {
		groups: [group("3 4 5", "ww"), group("5 4 3", "ww")],
		words: phrase("white-run-in-a-house-picture"),
	},
	"black run in a house": {
		groups: [group("1 2 4", "kk"), group("2 4 8", "kk")],
		words: phrase("black-run-in-a-house-picture"),
	},
	"run of three must contain": {
		groups: [group("1|2 2|4 4|8 36-1248 36-1248", "kk.k")],
		words: phrase("run-of-three-must-contain-picture"),
	},
	"straight run of three": {
		groups: [group("35-8 4-7 2-9", "wk")],
		words: phrase("straight-run-of-three-picture"),
	},
	"gap pair": {
		groups: [group("7-2 14", ".")],
		words: phrase("gap-pair-picture"),
	},
	"square of four": {
		isGrid: true,
		groups: [group("4 5", "w", ".w"), group("7 6", "w")],
		words: phrase("square-of-four-picture"),
	},
	"naked pair": {
		groups: [group("27 27 58-2 13-7", "...")],
		words: phrase("naked-pair-picture"),
	},
	"naked triple": {
		groups: [group("25 57 27 138-5", "...")],
		words: phrase("naked-triple-picture"),
	},
	"hidden pair": {
		groups: [group("38-5 38-1 159 157", "...")],
		words: phrase("hidden-pair-picture"),
	},
	"dot pair must contain": {
		groups: [group("4|5 5|6 18-5", "w.")],
		words: phrase("dot-pair-must-contain-picture"),
	},
	"two groups of dots in a house": {
		groups: [group("1|4 2|8 _ 4|2 5|3 9-24", "k..w.")],
		words: phrase("two-groups-of-dots-in-a-house-picture"),
	},
	"no place for a digit": {
		groups: [group("49 17-3 46", "..")],
		words: phrase("no-place-for-a-digit-picture"),
	},
	"X-wing": {
		isGrid: true,
		groups: [group("3 _ _ 3", "..."), group("-3 3 _ -3", "..."), group("3 _ _ 3", "...")],
		words: phrase("x-wing-picture"),
	},
	swordfish: {
		isGrid: true,
		groups: [
			group("3 _ 3 _ _", "...."),
			group("-3 3 -3 _ -3", "...."),
			group("_ _ 3 _ 3", "...."),
			group("3 _ _ _ 3", "...."),
		],
		words: phrase("swordfish-picture"),
	},
};

/** Return the picture of a technique with its words; nothing where there is none. @param {string} technique */
export function pictureOf(technique) {
	const picture = PICTURES[technique];
	if (!picture) return [];
	const node = make("figure", "idea-picture");
	node.append(
		...(picture.isGrid ? [grid(picture.groups)] : picture.groups.map(drawn)),
		make("figcaption", "", picture.words),
	);
	return [node];
}

/** Draw rows of cells, one below the other. @param {Group[]} rows */
function grid(rows) {
	const [width, height] = [2 * rows[0].cells.length, 2 * rows.length];
	const svg = shape("svg", "of-rows", { viewBox: `-.1 -.1 ${width + 0.2} ${height + 0.2}`, "aria-hidden": "true" });
	svg.style.setProperty("--cells", String(rows[0].cells.length));
	const across = rows.map((_, row) => `M0 ${2 * row}h${width}`).join("");
	const down = rows[0].cells.map((_, column) => `M${2 * column} 0v${height}`).join("");
	svg.append(shape("path", "", { d: `M0 0h${width}v${height}H0z${across}${down}` }));
	for (const [row, { cells, dots, below }] of rows.entries()) {
		const part = shape("g", "", { transform: `translate(0 ${2 * row})` });
		part.append(
			...cells.flatMap((shown, column) => digits(shown, 2 * column + 1, SMALL)),
			...circles(dots, (index) => ({ cx: 2 * index + 2, cy: 1 })),
			...circles(below, (index) => ({ cx: 2 * index + 1, cy: 2 })),
		);
		svg.append(part);
	}
	return svg;
}

/** Draw a group of cells. @param {Group} group */
export function drawn({ cells, dots }) {
	const width = cells.length * 2;
	const lines = cells.map((_, index) => `M${2 * index} 0v2`).join("");
	const isFull = cells.some(({ keeps = "", goes = "" }) => keeps.length + goes.length > 2);
	const svg = shape("svg", isFull ? "full" : "", { viewBox: `-.1 -.1 ${width + 0.2} 2.2`, "aria-hidden": "true" });
	svg.style.setProperty("--cells", String(cells.length));
	svg.append(
		shape("path", "", { d: `M0 0h${width}v2H0z${lines}` }),
		...cells.flatMap((shown, index) => digits(shown, 2 * index + 1)),
		...circles(dots, (index) => ({ cx: 2 * index + 2, cy: 1 })),
	);
	return svg;
}

/** Draw dots. @param {Between[]} dots @param {(index: number) => { cx: number, cy: number }} place of each */
const circles = (dots, place) =>
	dots.flatMap((colour, index) => (colour ? [shape("circle", colour, { ...place(index), r: 0.23 })] : []));

/** Write the digits of a cell around its middle, larger where they are few; what goes is struck out.
 * @param {Shown} shown @param {number} x @param {number} [largest] */
function digits({ keeps = "", goes = "", ways = [] }, x, largest = LARGE) {
	if (ways.length) return ways.map((digit, index) => text(digit, "", x, 0.55 + 0.9 * index, 0.8));
	const all = [...keeps, ...goes].toSorted();
	const columns = all.length > 4 ? 3 : all.length === 4 ? 2 : all.length;
	const rows = Math.ceil(all.length / columns);
	const size = all.length < 2 ? largest : all.length === 3 ? 0.64 : columns > 2 ? 0.54 : 0.76;
	return all.flatMap((digit, index) => {
		const at = x + ((index % columns) - (columns - 1) / 2) * (columns > 2 ? 0.49 : 0.6);
		const y = 1 + (Math.floor(index / columns) - (rows - 1) / 2) * (columns > 2 ? 0.6 : 0.82);
		const [across, up] = [0.42 * size, 0.36 * size];
		return goes.includes(digit)
			? [
					shape("path", "strike", { d: `M${at - across} ${y + up}l${2 * across} ${-2 * up}` }),
					text(digit, "goes", at, y, size),
				]
			: [text(digit, "", at, y, size)];
	});
}

/** @param {string} digit @param {string} look @param {number} x @param {number} y of the middle @param {number} size */
function text(digit, look, x, y, size) {
	const node = shape("text", look, { x, y: y + 0.36 * size, "font-size": size });
	node.textContent = digit;
	return node;
}
