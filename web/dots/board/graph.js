// The graph of a score along a game: the lead of who begins is above.

/** @import { Play } from "../rules/game.js" */

import { make, shape } from "../../shared/dom.js";
import { colours, coloursOf } from "./words.js";
import { written } from "../../shared/numbers.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ index: number, score: number, isSlip: boolean }} Point index: of the step */

export const HIGH = 100; // of the graph's own measure
const WIDE = 400;
const LEAST = 3; // dots: the graph shows at least so much to each side

/** Return how far from the left a step is. @param {number} index @param {number} steps */
export const across = (index, steps) => Number(((index / Math.max(steps, 1)) * WIDE).toFixed(1));

/** Draw a score along a game of so many steps, and its scale, which stands below.
 * @param {Point[]} points @param {number} steps
 * @param {{ name: string, unit: string, digits: number }} said what it is, what the scale calls it, digits of numbers
 * @returns {[Element, Element]} */
export function graphOf(points, steps, { name, unit, digits }) {
	const most = points.reduce((sum, { score }) => Math.max(sum, Math.abs(score)), LEAST);
	const x = (/** @type {number} */ index) => across(index, steps);
	const y = (/** @type {number} */ score) => (HIGH / 2 - (score / most) * (HIGH / 2 - 4)).toFixed(1);
	const svg = shape("svg", "", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img" });
	const [low, high] = [Math.min, Math.max].map((of) => points.reduce((sum, { score }) => of(sum, score), 0));
	svg.setAttribute(
		"aria-label",
		phrase("graph-along-game", {
			name,
			first: written(high, digits),
			second: written(Math.abs(low), digits),
			...coloursOf(1),
		}),
	);
	if (points.length) {
		const way = points.map(({ index, score }) => `${x(index)} ${y(score)}`);
		const [first, last] = [points[0], points[points.length - 1]].map(({ index }) => x(index));
		const area = (/** @type {(a: number, b: number) => number} */ of) =>
			`M${first} ${HIGH / 2}${points.map(({ index, score }) => `L${x(index)} ${y(of(score, 0))}`).join("")}` +
			`L${last} ${HIGH / 2}Z`;
		svg.append(
			shape("path", "lead p1", { d: area(Math.max) }),
			shape("path", "lead p2", { d: area(Math.min) }),
			shape("path", "score", { d: `M${way.join("L")}` }),
		);
	}
	svg.append(shape("path", "zero", { d: `M0 ${HIGH / 2}H${WIDE}` }));
	for (const { index, score } of points.filter(({ isSlip }) => isSlip))
		svg.append(shape("path", "slip", { d: `M${x(index)} ${y(score)}h.01` }));
	const scale = make("p", "soft");
	scale.append(
		make("span", "", `↑ ${colours[1]}`),
		// beside a colour, it would look like its score
		make("span", "", phrase("up-to", { unit, most: written(most, digits) })),
		make("span", "", `↓ ${colours[2]}`),
	);
	return [svg, scale];
}

/** What a graph of the score is called. @param {Pick<Play, "rules">} game */
export const leadIn = ({ rules }) =>
	rules.allPoints
		? { name: phrase("ground"), unit: phrase("lead-in-points-of-ground"), digits: 0 }
		: { name: phrase("captured"), unit: phrase("lead-in-captured-dots"), digits: 0 };

/** Return the steps before and after which the lead in captured dots is another one, with the first and the last.
 * @param {number[]} leads after each step @returns {Point[]} */
export const changesOf = (leads) =>
	leads.flatMap((score, index) => {
		const isTurn = !index || index === leads.length - 1 || score !== leads[index - 1] || score !== leads[index + 1];
		return isTurn ? [{ index, score, isSlip: false }] : [];
	});
