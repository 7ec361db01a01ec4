// What is said of a dot that was tried in a lesson. It is always about the side that the lesson is for: what it
// captures or loses, beside what the best dot, or any other one, would.

/** @import { Player } from "../rules/field.js" */
/** @import { Spot } from "../rules/move.js" */

import { Play } from "../rules/game.js";
import { moveFrom } from "../rules/move.js";
import { rulesOf } from "../rules/rulesets.js";
import { rulesName } from "../board/rulewords.js";
import { colours, count, place } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {[Player, number, number, Spot[][]?]} Dot with the rings that are closed with it, where that is a choice */
/** @typedef {{ id: string, theme: string, level: number, size: [number, number], rules: string, start: string, moves:
 *   Dot[], player: Player, answer: [number, number], line: Dot[], wrong: { move: [number, number] | null, line: Dot[]
 *   }[], source?: string | null }} Lesson source: the game between people that it is from */

/** Say by which rules a lesson is, if not by the standard ones, and from which game; where closing is a choice, that
 * only the dot is asked for. @param {Lesson} lesson */
export function aboutWords({ rules, source }) {
	const choice = rulesOf(rules).isOptional ? " You choose the dot, and the page closes its rings." : "";
	const other = rules === "standard" ? "" : `Rules: ${rulesName(rules)}.${choice}`;
	return [other, source ? `From a game between people, ${source}.` : ""].filter(Boolean).join(" ");
}

/** Return the game up to the position of a lesson. @param {Lesson} lesson */
export function gameOf({ size, rules, start, moves }) {
	const game = new Play({ size, rules, start });
	for (const move of moves) game.play(moveFrom(move));
	return game;
}

/** Say that rings were closed with a dot that was tried. @param {Dot} dot */
export function closedWords([, , , rings = []]) {
	if (!rings.length) return "";
	return rings.length > 1 ? " Its rings are closed." : " Its ring is closed.";
}

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

/** Say how a side gets a lead: it captures dots, or also loses some or frees its own.
 * @param {Lesson} lesson @param {Dot[]} line */
const gets = (lesson, line) => (wonBy(lesson, line)[1] ? "gains" : "captures");

/** Say what came of the best dot, and what any other one would have cost. @param {Lesson} lesson */
export function rightWords(lesson) {
	const [me, gain] = [colours[lesson.player], gainOf(lesson, lesson.line)];
	if (gain > 0) return `${me} ${gets(lesson, lesson.line)} ${count(gain)}.`;
	const lost = -Math.max(...lesson.wrong.map(({ line }) => gainOf(lesson, line)));
	const other = lost > -gain ? `; any other dot loses ${lost}${lesson.wrong.length > 1 ? " or more" : ""}` : "";
	return gain < 0 ? `${me} loses only ${count(-gain)}${other}.` : `${me} loses nothing${other}.`;
}

/** Say that the page plays on, so that nobody waits for a move of their own. @param {number} left dots */
export const watchWords = (left) => `Watch the next ${left > 1 ? count(left) : "dot"}.`;

/** Say what refutes a dot that is not the best, and what the best one would bring.
 * @param {Lesson} lesson @param {Dot[]} line what was played out */
export function wrongWords(lesson, line) {
	const me = colours[lesson.player];
	const game = gameOf(lesson);
	const reply = line.find(([player]) => player !== lesson.player);
	const [gain, best] = [gainOf(lesson, line), gainOf(lesson, lesson.line)];
	const came =
		gain > 0
			? `${gets(lesson, line)} only ${count(gain)}`
			: gain < 0
				? `loses ${count(-gain)}`
				: phrase("gains-nothing");
	const could =
		best > 0 ? `${gets(lesson, lesson.line)} ${best}` : best < 0 ? `loses only ${-best}` : phrase("loses-nothing-here");
	return [
		reply ? `${colours[reply[0]]} replies at ${place(game, game.at(reply[1], reply[2]))}.` : "",
		`${me} ${came}; the best dot ${could}.`,
	]
		.filter(Boolean)
		.join(" ");
}
