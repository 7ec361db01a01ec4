// What is said of a dot that was tried in a lesson. It is always about the side that the lesson is for: what it
// captures or loses, beside what the best dot, or any other one, would.

/** @import { Player } from "../rules/field.js" */
/** @import { Spot } from "../rules/move.js" */

import { Play } from "../rules/game.js";
import { moveFrom } from "../rules/move.js";
import { rulesOf } from "../rules/rulesets.js";
import { rulesName } from "../board/rulewords.js";
import { coloursOf, place } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {[Player, number, number, Spot[][]?]} Dot with the rings that are closed with it, where that is a choice */
/** @typedef {{ id: string, theme: string, level: number, size: [number, number], rules: string, start: string, moves:
 *   Dot[], player: Player, answer: [number, number], line: Dot[], wrong: { move: [number, number] | null, line: Dot[]
 *   }[], source?: string | null }} Lesson source: the game between people that it is from */

/** Say by which rules a lesson is, if not by the standard ones, and from which game; where closing is a choice, that
 * only the dot is asked for. @param {Lesson} lesson */
export function aboutWords({ rules, source }) {
	const choice = rulesOf(rules).isOptional ? "choice" : "none";
	const other = rules === "standard" ? "" : phrase("lesson-by-rules", { rules: rulesName(rules), choice });
	return [other, source ? phrase("lesson-from-game", { game: source }) : ""].filter(Boolean).join(" ");
}

/** Return the game up to the position of a lesson. @param {Lesson} lesson */
export function gameOf({ size, rules, start, moves }) {
	const game = new Play({ size, rules, start });
	for (const move of moves) game.play(moveFrom(move));
	return game;
}

/** Say that rings were closed with a dot that was tried. @param {Dot} dot */
export const closedWords = ([, , , rings = []]) =>
	rings.length ? phrase("its-rings-are-closed", { number: rings.length }) : "";

/** Return the dots that the side of a lesson captures by a line, less those that it loses.
 * @param {Lesson} lesson @param {Dot[]} line */
const gainOf = (lesson, line) => wonBy(lesson, line).reduce((own, others) => own - others);

/** Return how many dots more than before the side of a lesson has captured after a line, and the other side.
 * @param {Lesson} lesson @param {Dot[]} line */
function wonBy(lesson, line) {
	const game = gameOf(lesson);
	const before = [...game.now.captured];
	for (const move of line.map(moveFrom)) if (move.at && game.isOpen(game.at(...move.at)) && !game.over) game.play(move);
	const won = game.now.captured.map((number, side) => number - before[side]);
	return lesson.player === 1 ? won : won.reverse();
}

/** Tell what a line brings to the side of a lesson: it captures dots alone, or gains them where it also loses some or
 * frees its own.
 * @param {Lesson} lesson @param {Dot[]} line */
function cameOf(lesson, line) {
	const gain = gainOf(lesson, line);
	const gains = wonBy(lesson, line)[1] ? "gains" : "captures";
	return { came: gain > 0 ? gains : gain < 0 ? "loses" : "nothing", number: Math.abs(gain) };
}

/** Say what came of the best dot, and what any other one would have cost. @param {Lesson} lesson */
export function rightWords(lesson) {
	const lost = -Math.max(...lesson.wrong.map(({ line }) => gainOf(lesson, line)));
	const gain = gainOf(lesson, lesson.line);
	const others = gain > 0 || lost <= -gain ? "none" : lesson.wrong.length > 1 ? "several" : "one";
	return phrase("best-dot-brings", { ...cameOf(lesson, lesson.line), others, lost, ...coloursOf(lesson.player) });
}

/** Say that the page plays on, so that nobody waits for a move of their own. @param {number} left dots */
export const watchWords = (left) => phrase("watch-next-dots", { number: left });

/** Say what refutes a dot that is not the best, and what the best one would bring.
 * @param {Lesson} lesson @param {Dot[]} line what was played out */
export function wrongWords(lesson, line) {
	const game = gameOf(lesson);
	const reply = line.find(([player]) => player !== lesson.player);
	const best = cameOf(lesson, lesson.line);
	return [
		...(reply
			? [phrase("side-replies-at", { place: place(game, game.at(reply[1], reply[2])), ...coloursOf(reply[0]) })]
			: []),
		phrase("dot-brings", {
			...cameOf(lesson, line),
			best: best.came,
			most: best.number,
			...coloursOf(lesson.player),
		}),
	].join(" ");
}
