// What is to be drawn on the board for a step, a link of a what-if, or the clues of a reason. Pure; sketch.js draws it.

/** @import { Board, Cell, Clues, Digit, EdgeIndex, Mask, Role, Sketch, TaughtAnswer } from "../../types.d.ts" */

import { cellCalled, edgeBetween } from "../puzzle/geometry.js";
import { bit } from "../puzzle/rules.js";

const HOUSES = ["row", "column", "box"];

/** @type {Sketch} */
export const NOTHING = {
	roles: new Map(),
	houses: [],
	dots: [],
	gaps: [],
	digits: [],
	candidates: new Map(),
	gone: new Map(),
	placed: [],
	supposed: [],
	broken: [],
	target: null,
};

/** Return the cells that are named. @param {Board} board @param {readonly string[]} names */
const cellsCalled = (board, names) => names.map((name) => cellCalled(board, name)).filter((cell) => cell >= 0);

/** @param {Board} board @param {readonly [string, string][]} pairs @returns {EdgeIndex[]} */
export const edgesCalled = (board, pairs) =>
	pairs.map(([a, b]) => edgeBetween(board, cellCalled(board, a), cellCalled(board, b))).filter((edge) => edge >= 0);

/** Name a house by its place in the list of the board: row 1. @param {Board} board @param {number} house */
export const houseName = ({ size }, house) => `${HOUSES[Math.floor(house / size)]} ${(house % size) + 1}`;

/** Return the places of houses such as "row 1" in the list of the board.
 * @param {Board} board @param {readonly string[]} names */
export function housesCalled(board, names) {
	return names
		.map((name) => {
			const [kind, number] = name.split(" ");
			return HOUSES.indexOf(kind) * board.size + Number(number) - 1;
		})
		.filter((house) => board.houses[house]);
}

/** Return digits by cell as pairs.
 * @param {Board} board @param {Record<string, Digit>} named @returns {[Cell, Digit][]} */
export function digitsCalled(board, named) {
	return Object.entries(named).map(([name, digit]) => [cellCalled(board, name), digit]);
}

/** Return candidates by cell as masks.
 * @param {Board} board @param {Record<string, Digit[]>} named @returns {Map<Cell, Mask>} */
function masksCalled(board, named) {
	return new Map(
		Object.entries(named).map(([name, digits]) => [
			cellCalled(board, name),
			digits.reduce((mask, digit) => mask | bit(digit), 0),
		]),
	);
}

/** Return the role of each cell of a step.
 * @param {Board} board @param {TaughtAnswer} step @returns {Map<Cell, Role>} */
export function rolesOf(board, { cells, eliminations, placements }) {
	return new Map(
		cells.map((name) => [cellCalled(board, name), placements[name] ? "found" : eliminations[name] ? "goes" : "cause"]),
	);
}

/** Return the drawing of houses to look at. @param {Board} board @param {readonly number[]} houses @returns {Sketch} */
export function lookSketch(board, houses) {
	return {
		...NOTHING,
		houses,
		roles: new Map(houses.flatMap((house) => board.houses[house].map((cell) => [cell, "look"]))),
	};
}

/** Return the drawing of a step; of one without a picture, what is known of it.
 * @param {Board} board @param {readonly number[]} dots those of the puzzle @param {TaughtAnswer} step
 * @param {Cell | null} target the cell that the argument leads to @returns {Sketch} */
export function stepSketch(board, dots, step, target) {
	const gone = masksCalled(board, step.eliminations);
	const edges = edgesCalled(board, step.edges);
	const { picture = { houses: [], dots: [], gaps: [], digits: [], candidates: step.eliminations } } = step;
	return {
		...NOTHING,
		roles: rolesOf(board, step),
		houses: housesCalled(board, picture.houses),
		dots: edges.filter((edge) => dots[edge]),
		gaps: edges.filter((edge) => !dots[edge]),
		digits: cellsCalled(board, picture.digits),
		candidates: masksCalled(board, picture.candidates),
		gone,
		placed: digitsCalled(board, step.placements),
		target,
	};
}

/** Return the drawing of an argument by supposition. A what-if, whose last link is its contradiction, is drawn up to a
 * link: what is supposed, and where it cannot be; of other arguments each link is a case of its own.
 * @param {Board} board @param {readonly number[]} dots @param {TaughtAnswer} step @param {number} link
 * @param {Cell | null} target @returns {Sketch} */
export function linkSketch(board, dots, step, link, target) {
	const { chain = [] } = step;
	const isWhatIf = chain.at(-1)?.cell === null;
	const links = chain.slice(isWhatIf ? 0 : link, link + 1);
	const supposed = [
		...new Map(
			links.flatMap(({ cell, digit }) =>
				cell && digit ? [/** @type {[Cell, Digit]} */ ([cellCalled(board, cell), digit])] : [],
			),
		),
	];
	const end = isWhatIf && links.length === chain.length ? chain[link].message : undefined;
	const { cell, house } = (end?.arguments.text ?? end)?.arguments ?? {};
	const broken = cellsCalled(board, cell && !house ? [cell.arguments?.cell ?? cell] : []);
	const taken = supposed.map(([cell]) => cell);
	const drawn = stepSketch(board, dots, step, target);
	return {
		...drawn,
		roles: new Map(cellsCalled(board, chain[link].sentence.match(/r\dc\d/g) ?? []).map((cell) => [cell, "cause"])),
		gone: new Map(),
		placed: [],
		supposed,
		candidates: new Map([...drawn.candidates].filter(([cell]) => !taken.includes(cell))),
		houses: broken.length ? [] : housesCalled(board, JSON.stringify(end ?? "").match(/(?:row|column|box) \d/g) ?? []),
		broken,
	};
}

/** Return the drawing of the clues that force a digit.
 * @param {Board} board @param {Clues} clues @param {Cell} cell @param {Digit} digit @returns {Sketch} */
export function cluesSketch(board, clues, cell, digit) {
	return {
		...NOTHING,
		houses: housesCalled(board, clues.houses),
		dots: edgesCalled(board, clues.dots),
		gaps: edgesCalled(board, clues.gaps),
		digits: cellsCalled(board, Object.keys(clues.digits)),
		placed: [[cell, digit]],
		target: cell,
	};
}
