// What is told of an argument, press by press: the way to a digit, and why a cell has its digit. Pure.

/** @import { Board, Reason, Talk, TaughtAnswer, WayAnswer } from "../../types.d.ts" */

import { NOTHING, cluesSketch, houseName, housesCalled, linkSketch, lookSketch, stepSketch } from "./drawings.js";
import { cellCalled } from "../puzzle/geometry.js";
import { ideaOf, techniqueCalled } from "./techniques.js";
import { phrase } from "../../shared/speak.js";

/** What is told of a step: where to look, its idea, the step itself. */
export const LOOK = 0;
export const IDEA = 1;
export const STEP = 2;

const LONG = 150; // characters of an argument that is told line by line

/** Say a sentence for the ear: r1c2 is row 1 column 2. The word before a cell, or before its list, may choose the case.
 * @param {string} text */
export function spoken(text) {
	const cell = /(?<=(?<after>\p{L}+) (?:r\dc\d(?: \(\d+\))?(?:, | \p{L}{1,3} ))*|)\br(?<row>\d)c(?<column>\d)\b/gu;
	return text.replace(cell, (...found) => phrase("in-row-and-column", found.at(-1)));
}

/** Return the sentence of a step, or of a link of it, for the eye: each way on one line, and no candidates where the
 * board shows them. @param {TaughtAnswer} step @param {string} [text] */
export function shown({ picture, sentence }, text = sentence) {
	const bare = picture ? text.replace(/\b(r\dc\d) \(\d+[^()]*\)/g, "$1") : text;
	const then = phrase("then-comes");
	const lines = bare.length > LONG ? bare.replaceAll(`${then} `, `${then.replace(" ", "\n")} `) : bare;
	return lines.replace(/(?<=\b\d)-(?=\d\b)/g, "\u2011"); // a hyphen that does not break
}

/** Part what is said of a step into lines, each a thought, and what follows from the reasons, where these are listed:
 * its last sentence. It goes by stops and semicolons, which each language has in their places.
 * @param {TaughtAnswer} step */
function parted(step) {
	const sentences = shown(step).split(/(?<=\.) /);
	const end = step.chain?.length && sentences.length > 1 ? (sentences.pop() ?? "") : "";
	const parts = sentences.flatMap((part, at) => (end || at < sentences.length - 1 ? part.split("; ") : [part]));
	const isList = parts.length > Math.max(sentences.length, 2) || parts.length > 3;
	const lines = parts.map((line) => line.replace(/(?<!\.)$/, ".").replace(/^(?!r\d)./, capital));
	return { lines: isList ? lines : [sentences.join(" ")], end };
}

const capital = (/** @type {string} */ letter) => letter.toUpperCase();

/** Name the box of a cell, or its column where there are no boxes. @param {Board} board @param {string} cell */
function homeOf(board, cell) {
	const at = cellCalled(board, cell);
	return houseName(
		board,
		board.houses.findLastIndex((house) => house.includes(at)),
	);
}

/** Name the house in which a step is found: neither its cell nor its digit.
 * @param {Board} board @param {TaughtAnswer} step */
function area(board, { cells, eliminations, picture }) {
	const all = cells.map((name) => cellCalled(board, name));
	const home = board.houses.findLastIndex((house) => all.every((cell) => house.includes(cell))); // a box before a line
	return (
		picture?.houses[0] ?? (home < 0 ? homeOf(board, Object.keys(eliminations)[0] ?? cells[0]) : houseName(board, home))
	);
}

/** Return what is told of a way at a step, once its stage is reached.
 * @param {Board} board @param {readonly number[]} dots of the puzzle @param {WayAnswer} way
 * @param {number} at the step, from 0 @param {number} stage LOOK, IDEA or STEP
 * @param {number} [link] of a what-if, the link that is shown, or -1 @returns {Talk} */
export function leading(board, dots, way, at, stage, link = -1) {
	const step = way.steps[at];
	const target = cellCalled(board, way.cell);
	const count = way.steps.length;
	const title =
		count > 1 ? phrase("towards-step-of", { cell: way.cell, step: at + 1, count }) : phrase("the-next-digit");
	const house = area(board, step);
	const chain = stage === STEP ? chainOf(step, link) : [];
	const { lines, end } = stage === STEP ? parted(step) : { lines: [phrase("look-at", { house })], end: "" };
	const technique = techniqueCalled(step.technique);
	if (stage === IDEA && technique) lines.push(ideaOf(technique, board.boxes.length > 0));
	const goal = count > 1 ? target : null;
	const said = stage === LOOK ? `${title}. ${lines[0]}` : stage === IDEA ? lines.join(" ") : step.sentence;
	return {
		title,
		lines,
		technique: stage === LOOK ? "" : step.technique,
		items: chain,
		end,
		said: spoken(link < 0 ? said : (step.chain ?? [])[link].sentence),
		next: stage === LOOK ? phrase("idea") : stage === IDEA ? phrase("step") : takes(step),
		sketch:
			stage < STEP
				? { ...lookSketch(board, housesCalled(board, [house])), target: goal }
				: link < 0
					? stepSketch(board, dots, step, goal)
					: linkSketch(board, dots, step, link, goal),
	};
}

/** Name what takes a step: it says which digit it enters. @param {TaughtAnswer} step */
function takes({ placements }) {
	const entered = Object.values(placements);
	return entered.length ? phrase("enter-found-digits", { digits: entered }) : phrase("take-the-step");
}

/** Return what is told of a whole way, with one of its steps on the board.
 * @param {Board} board @param {readonly number[]} dots @param {WayAnswer} way @param {number} at @param {number} [link]
 * @returns {Talk} */
export function whole(board, dots, way, at, link = -1) {
	const told = leading(board, dots, way, at, STEP, link);
	const title = phrase("steps-to-digit", { count: way.steps.length, digit: way.digit, house: homeOf(board, way.cell) });
	const said = link < 0 ? spoken(`${stepOf(at, way.steps)} ${way.steps[at].sentence}`) : told.said;
	return {
		...told,
		title,
		lines: [],
		technique: "",
		items: itemsOf(way.steps, at, link),
		end: "",
		said,
		next: phrase("enter-found-digits", { digits: way.digit }),
	};
}

/** Return what is told of why a cell has its digit: the clues, or one of the steps.
 * @param {Board} board @param {readonly number[]} dots @param {Reason} reason
 * @param {number} at the step, or -1 for the clues @param {number} [link]
 * @param {boolean} [isOpen] whether the cell is empty: then only the argument tells its digit @returns {Talk} */
export function because(board, dots, reason, at, link = -1, isOpen = false) {
	const { cell, digit, clues, steps, status } = reason;
	const isUntold = isOpen || status === "far";
	const step = at < 0 ? null : steps[at];
	const target = cellCalled(board, cell);
	const lines = [...kindWords(reason)];
	const said = step
		? link < 0
			? `${stepOf(at, steps)} ${step.sentence}`
			: (step.chain ?? [])[link].sentence
		: [...(isUntold ? [] : [phrase("cell-is", { cell, digit })]), ...lines].join(" ");
	const drawn = !step
		? status === "far"
			? { ...NOTHING, target }
			: { ...cluesSketch(board, clues, target, digit), ...(isUntold && { placed: [] }) }
		: link < 0
			? stepSketch(board, dots, step, target)
			: linkSketch(board, dots, step, link, target);
	return {
		title: isUntold ? phrase("why-cell", { cell }) : phrase("why-is", { cell, digit }),
		lines,
		technique: "",
		items: isOpen && at < 0 ? [] : itemsOf(steps, at, link),
		end: "",
		said: spoken(said),
		next: status === "far" ? phrase("show-the-way") : nextWords(at, steps.length),
		sketch: drawn,
	};
}

/** Say which of several steps one is. @param {number} at from 0 @param {readonly unknown[]} steps */
export const stepOf = (at, steps) => phrase("step-of", { step: at + 1, count: steps.length });

/** Name what comes after the clues, or after a step of so many. @param {number} at @param {number} count */
function nextWords(at, count) {
	if (at < count - 1) return at < 0 ? phrase("show-the-argument") : phrase("the-next-step");
	return count ? phrase("back-to-the-clues") : "";
}

/** Say of which kind a reason is, and what it rests on. @param {Reason} reason */
function kindWords({ status, clues, sentence }) {
	if (status === "far") return [sentence];
	const count = Object.keys(clues.digits).length + clues.dots.length + clues.gaps.length;
	const rests = restWords(clues);
	if (status !== "minimal") return [rests, phrase("together-force-not-settled")];
	return [rests, count === 1 ? phrase("that-alone-forces-it") : phrase("together-they-force-it")];
}

/** Name what a reason rests on. @param {Reason["clues"]} clues */
function restWords({ digits, dots, gaps, houses }) {
	const pairs = (/** @type {[string, string][]} */ all) => all.map(([a, b]) => `${a}-${b}`);
	const named = [
		...Object.entries(digits).map(([cell, digit]) => phrase("clue-digit", { cell, digit })),
		...(dots.length ? [phrase("clue-dots", { dots: pairs(dots) })] : []),
		...(gaps.length ? [phrase("clue-no-dots", { places: pairs(gaps) })] : []),
	];
	const clues = named.length ? named : [phrase("only-the-rules")];
	const where = houses.map((house) => phrase("clues-in-house", { house }));
	return where.length ? phrase("clues-in", { clues, houses: where }) : phrase("clues-alone", { clues });
}

/** Return the steps as entries of a list; below the one that is shown, its links.
 * @param {TaughtAnswer[]} steps @param {number} at @param {number} link */
export function itemsOf(steps, at, link) {
	return steps.flatMap((step, index) => [
		{ text: shown(step), technique: step.technique, at: index, link: -1, isCurrent: index === at && link < 0 },
		...(index === at ? chainOf(step, link, index) : []),
	]);
}

/** Return the links of a what-if as entries of a list.
 * @param {TaughtAnswer} step @param {number} link @param {number} [at] */
function chainOf(step, link, at = -1) {
	return (step.chain ?? []).map(({ sentence }, index) => ({
		text: shown(step, sentence),
		technique: "",
		at,
		link: index,
		isCurrent: index === link,
	}));
}
