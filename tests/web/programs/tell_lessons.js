// What the page says of each lesson of dots: of its answer, and of every other dot.

/** @import { Lesson } from "../../../web/dots/practice/verdict.js" */

import { rightWords, wrongWords } from "../../../web/dots/practice/verdict.js";
import { answerAll } from "./answers.js";

await answerAll((/** @type {Lesson} */ lesson) => ({
	right: rightWords(lesson),
	wrong: lesson.wrong.map(({ line }) => wrongWords(lesson, line)),
}));
