// Small pictures of what a technique says: groups of cells in a row, the dots between them, digits that go struck out.
// Knows no lesson.

import { make, shape } from "../shared/dom.js";

/** @typedef {"white" | "black" | ""} Between */
/** @typedef {{ keeps?: string, goes?: string }} Shown the digits of a cell: those that stay, and those that go */
/** @typedef {{ cells: Shown[], dots: Between[] }} Group of neighbours in a line */
/** @typedef {{ groups: Group[], words: string }} Picture */

/** Return a group from its cells, each "124" or, of what goes, "-57", and from a letter for each edge: w, k or a dot.
 * @param {string} cells @param {string} dots @returns {Group} */
export function group(cells, dots) {
	return {
		cells: cells.split(" ").map((text) => {
			const [keeps, goes] = text.replace("_", "").split("-");
			return { keeps, goes };
		}),
		dots: [...dots].map((letter) => (letter === "w" ? "white" : letter === "k" ? "black" : "")),
	};
}

/** The techniques that every player of Kropki knows, in the order in which they are learned, each with its picture.
 * @type {ReadonlyMap<string, Picture>} */
export const CLASSICS = new Map([
	[
		"dot from a digit",
		{ groups: [group("6 3", "k"), group("4 35", "w")], words: "Beside 6, black: 3. Beside 4, white: 3 or 5." },
	],
	["gap from a digit", { groups: [group("4 1679-2358", ".")], words: "Beside 4, no dot: not 3 or 5, not 2 or 8." }],
	["black dot digits", { groups: [group("_-579 _-579", "k")], words: "5, 7 and 9 touch no black dot." }],
	[
		"black run in a house",
		{ groups: [group("1 2 4", "kk"), group("2 4 8", "kk")], words: "Two black dots in a house: 1-2-4 or 2-4-8." },
	],
	[
		"run of three must contain",
		{
			groups: [group("1248 24 1248", "kk"), group("36-1248 36-1248", "k")],
			words: "They use up 2 and 4, so the next black dot of the house is 3-6.",
		},
	],
	[
		"white run in a house",
		{
			groups: [group("3 4 5", "ww"), group("5 4 3", "ww")],
			words: "A white run counts straight, up or down: 1 and 9 only at an end.",
		},
	],
	[
		"five-seven-nine",
		{
			groups: [group("_-579 _-579 579 579 579 _-579 _-579", "k....k")],
			words: "Three cells touch no black dot: they take 5, 7 and 9.",
		},
	],
	["dot pair", { groups: [group("3-6 24-9", "w")], words: "A digit stays only if it has a partner across the dot." }],
]);

/** Return the picture of a technique with its words; nothing where there is none. @param {string} technique */
export function pictureOf(technique) {
	const picture = CLASSICS.get(technique);
	if (!picture) return [];
	const node = make("figure", "idea-picture");
	node.append(...picture.groups.map(drawn), make("figcaption", "", picture.words));
	return [node];
}

/** Draw a group of cells. @param {Group} group */
export function drawn({ cells, dots }) {
	const width = cells.length * 2;
	const lines = cells.map((_, index) => `M${2 * index} 0v2`).join("");
	const svg = shape("svg", "", { viewBox: `-.1 -.1 ${width + 0.2} 2.2`, "aria-hidden": "true" });
	svg.style.setProperty("--cells", String(cells.length));
	svg.append(
		shape("path", "", { d: `M0 0h${width}v2H0z${lines}` }),
		...cells.flatMap((shown, index) => digits(shown, 2 * index + 1)),
		...dots.flatMap((colour, index) =>
			colour ? [shape("circle", colour, { cx: 2 * index + 2, cy: 1, r: 0.23 })] : [],
		),
	);
	return svg;
}

/** Write the digits of a cell around its middle: what stays above, and what goes below, struck out.
 * @param {Shown} shown @param {number} x */
function digits({ keeps = "", goes = "" }, x) {
	const both = keeps && goes ? 0.35 : 0; // from the middle
	return [
		...(keeps ? [text(keeps, "keeps", x, 1 - both)] : []),
		...(goes ? [text(goes, "goes", x, 1 + 1.2 * both)] : []),
	];
}

/** @param {string} words @param {string} look @param {number} x @param {number} y of the middle */
function text(words, look, x, y) {
	const size = Math.min(words.length === 1 ? 1.1 : 0.9, 2.2 / words.length, y === 1 ? 2 : 0.75); // between two dots
	const node = shape("text", look, { x, y: y + 0.36 * size, "font-size": size });
	node.textContent = words;
	return node;
}
