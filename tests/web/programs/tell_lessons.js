// What the page says of each lesson of dots: of its answer, and of every other dot; and what both sides hold then.

/** @import { Lesson } from "../../../web/dots/practice/verdict.js" */

import { gameOf, rightWords, wrongWords } from "../../../web/dots/practice/verdict.js";
import { moveFrom } from "../../../web/dots/rules/move.js";
import { answerAll } from "./answers.js";

/** @param {Lesson} lesson @param {Lesson["line"]} line */
function heldAfter(lesson, line) {
	const game = gameOf(lesson);
	for (const dot of line) game.play(moveFrom(dot));
	return game.now.captured;
}

await answerAll((/** @type {Lesson} */ lesson) => ({
	right: rightWords(lesson),
	wrong: lesson.wrong.map(({ line }) => wrongWords(lesson, line)),
	held: [lesson.line, ...lesson.wrong.map(({ line }) => line)].map((line) => heldAfter(lesson, line)),
}));
