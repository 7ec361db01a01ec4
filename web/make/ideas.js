// What to do next, beside the board: what would make it unique, what could go, what contradicts itself.

/** @import { Board, Dot, EdgeIndex } from "../types.d.ts" */
/** @import { Change, Draft } from "./draft.js" */
/** @import { Answers, Clue, Clues, Solutions } from "./verdict.js" */

import { written } from "../shared/numbers.js";
import { phrase } from "../shared/speak.js";
import { cellCalled, edgeBetween } from "../sudoku/puzzle/geometry.js";
import { levelWithin } from "../sudoku/puzzle/rule-names.js";
import { BLACK, WHITE } from "../sudoku/puzzle/rules.js";
import { cellsAcross, edgesAcross } from "./turn-and-mirror.js";

const NAMED = 5; // clues that contradict each other

/** A proposal: what its button says, and the changes that it makes.
 * @typedef {{ words: string, changes: [Change[0], number, number][] }} Idea */

/** Questions that are asked if they are wanted, and the verdicts for which they have an answer.
 * @type {Record<string, Solutions["verdict"][]>} */
export const QUESTIONS = { unique_by: ["many"], redundant: ["one", "many"] };

/** Return what an answer proposes by each question that it answers, the best first.
 * @param {Draft} draft @param {Board} board @param {Answers} answers @param {string} [mirror] how clues are placed
 * symmetrically; empty: they are not @returns {Record<string, Idea[]>} */
export function ideasOf(draft, board, { unique_by: unique, redundant }, mirror = "") {
	return {
		...(unique && {
			unique_by: mirror ? mirrored(board, unique.clues, mirror) : unique.clues.map((clue) => added(board, clue)),
		}),
		...(redundant && { redundant: goings(draft, board, redundant, mirror) }),
	};
}

/** Return what can go: all that can go together, then each clue, with its images if there is a symmetry.
 * @param {Draft} draft @param {Board} board @param {NonNullable<Answers["redundant"]>} redundant
 * @param {string} mirror @returns {Idea[]} */
function goings({ digits }, board, { alone, together, levels = [] }, mirror) {
	const gone = (/** @type {Clues} */ { givens, dots }) => [
		...givens.map((name) => /** @type {[Change[0], number, number]} */ (["digits", cellCalled(board, name), 0])),
		...dots.map((pair) => /** @type {[Change[0], number, number]} */ (["dots", edgeCalled(board, pair), 0])),
	];
	const all = gone(together);
	const words = [
		...alone.givens.map(
			(cell) => (/** @type {number} */ images) =>
				phrase("without-the-digit", { digit: digits[cellCalled(board, cell)], cell, images }),
		),
		...alone.dots.map(
			([one, other]) =>
				(/** @type {number} */ images) =>
					phrase("without-the-dot", { one, other, images }),
		),
	];
	const changes = gone(alone);
	const known = new Map(levels.map((one) => [String(gone(one)), one]));
	const withLevel = (/** @type {string} */ idea, /** @type {Idea["changes"]} */ group) => {
		const { level, rating } = known.get(String(group)) ?? {};
		return level
			? phrase("idea-and-level", { idea, level: levelWithin(level), rating: written(Number(rating), 1) })
			: idea;
	};
	const each = changes.flatMap((change, at) => {
		const images = imagesOf(board, change, mirror);
		const group = changes.filter(([kind, place]) => kind === change[0] && images.includes(place));
		if (group[0] !== change) return []; // it goes with an earlier one
		return [{ words: withLevel(words[at](group.length - 1), group), changes: group }];
	});
	const most = Math.max(1, ...each.map((idea) => idea.changes.length));
	const whole = { words: withLevel(phrase("without-clues-together", { count: all.length }), all), changes: all };
	return all.length > most ? [whole, ...each] : each;
}

/** Return where a symmetry carries what a change is about, which comes first.
 * @param {Board} board @param {Idea["changes"][number]} change @param {string} mirror empty: there is none */
function imagesOf(board, [kind, at], mirror) {
	if (!mirror) return [at];
	return kind === "dots" ? edgesAcross(board, mirror, at) : cellsAcross(board, mirror, at);
}

/** Return the proposals, first the dots, which come with their images. A digit that has images says that it is alone.
 * @param {Board} board @param {readonly Clue[]} clues @param {string} mirror @returns {Idea[]} */
function mirrored(board, clues, mirror) {
	/** @param {Idea} idea */
	const isAlone = ({ changes: [first] }) => first[0] === "digits" && imagesOf(board, first, mirror).length > 1;
	const ideas = clues.map((clue) => added(board, clue));
	const alone = ideas
		.filter(isAlone)
		.map((idea) => ({ ...idea, words: phrase("idea-without-its-image", { idea: idea.words }) }));
	return [...ideas.filter((idea) => !isAlone(idea)), ...alone];
}

/** @param {Board} board @param {Clue} clue @returns {Idea} */
function added(board, clue) {
	const { left, exact } = clue;
	const count = written(left);
	const leaves =
		left === 1 && exact
			? phrase("unique")
			: exact
				? phrase("solutions-left", { count })
				: phrase("more-solutions-left", { count });
	if ("cell" in clue)
		return {
			words: phrase("digit-added", { digit: clue.digit, cell: clue.cell, leaves }),
			changes: [["digits", cellCalled(board, clue.cell), clue.digit]],
		};
	const value = /** @type {Dot} */ (clue.dot === "black" ? BLACK : WHITE);
	const [one, other] = clue.edge;
	return {
		words: phrase("dot-added", { colour: clue.dot, one, other, images: clue.images.length, leaves }),
		changes: [clue.edge, ...clue.images].map((pair) => ["dots", edgeCalled(board, pair), value]),
	};
}

/** Return the cells and edges that contradict each other. @param {Board} board @param {Answers} answers */
export function blamed(board, { conflict }) {
	const pairs = [...(conflict?.dots ?? []), ...(conflict?.gaps ?? [])];
	return {
		cells: (conflict?.givens ?? []).map((name) => cellCalled(board, name)),
		edges: pairs.map((pair) => edgeCalled(board, pair)),
	};
}

/** Say which clues contradict each other, each of a few, else how many; nothing where that is not known.
 * @param {Answers} answers */
export function conflictSaid({ conflict }) {
	if (!conflict) return "";
	const { givens, dots, gaps, irreducible } = conflict;
	const number = givens.length + dots.length + gaps.length;
	if (!number) return "";
	const parts = [
		givens.length && phrase("conflict-digits", { count: givens.length }),
		dots.length && phrase("conflict-dots", { count: dots.length }),
		gaps.length && phrase("conflict-gaps", { count: gaps.length }),
	].filter(Boolean);
	const clues = number > NAMED ? phrase("marked-on-the-board", { parts }) : clausesOf(conflict);
	return irreducible ? phrase("contradiction-of", { clues }) : phrase("contradiction-is-among", { clues });
}

/** Name the clues that contradict each other. @param {NonNullable<Answers["conflict"]>} conflict */
export function clausesOf({ givens, dots, gaps }) {
	const parts = [
		givens.length && phrase("the-digits-in", { cells: givens }),
		dots.length && phrase("the-dots-between", { pairs: dots.map(between) }),
		gaps.length && phrase("no-dot-between-pairs", { pairs: gaps.map(between) }),
	];
	return phrase("clues-listed", { parts: parts.filter(Boolean) });
}

/** @param {readonly string[]} pair */
const between = ([one, other]) => phrase("between-two", { one, other });

/** @param {Board} board @param {readonly string[]} pair @returns {EdgeIndex} */
const edgeCalled = (board, [one, other]) => edgeBetween(board, cellCalled(board, one), cellCalled(board, other));
