// The words of the lessons: what to look for, and why it is so. In short sentences.

import { phrase } from "../shared/speak.js";
import { boxes } from "./boards.js";

/** @type {Record<string, string[]>} technique -> paragraphs below its idea */
export const TEXTS = {
	"last cell": [phrase("last-cell-lesson", { boxes }), phrase("last-cell-lesson-then")],
	"dot from a digit": [phrase("dot-from-a-digit-lesson"), phrase("dot-from-a-digit-lesson-then", { boxes })],
	"hidden single in a box": [phrase("hidden-single-in-a-box-lesson"), phrase("hidden-single-in-a-box-lesson-then")],
	"gap from a digit": [phrase("gap-from-a-digit-lesson"), phrase("gap-from-a-digit-lesson-then")],
	"naked single": [phrase("naked-single-lesson", { boxes }), phrase("naked-single-lesson-then")],
	"hidden single in a line": [
		phrase("hidden-single-in-a-line-lesson", { boxes }),
		phrase("hidden-single-in-a-line-lesson-then"),
	],
	"black dot digits": [phrase("black-dot-digits-lesson"), phrase("black-dot-digits-lesson-then")],
	"dot pair": [phrase("dot-pair-lesson"), phrase("dot-pair-lesson-then")],
	"straight run of three": [phrase("straight-run-of-three-lesson"), phrase("straight-run-of-three-lesson-then")],
	"five-seven-nine": [phrase("five-seven-nine-lesson"), phrase("five-seven-nine-lesson-then", { boxes })],
	"gap pair": [phrase("gap-pair-lesson"), phrase("gap-pair-lesson-then")],
	"white run in a house": [
		phrase("white-run-in-a-house-lesson", { boxes }),
		phrase("white-run-in-a-house-lesson-then", { boxes }),
	],
	"black run in a house": [phrase("black-run-in-a-house-lesson"), phrase("black-run-in-a-house-lesson-then")],
	"pointing or claiming": [phrase("pointing-or-claiming-lesson"), phrase("pointing-or-claiming-lesson-then")],
	"bent run of three": [phrase("bent-run-of-three-lesson"), phrase("bent-run-of-three-lesson-then")],
	"square of four": [phrase("square-of-four-lesson"), phrase("square-of-four-lesson-then")],
	"naked pair": [phrase("naked-pair-lesson"), phrase("naked-pair-lesson-then")],
	"dot pair must contain": [phrase("dot-pair-must-contain-lesson"), phrase("dot-pair-must-contain-lesson-then")],
	"run of three must contain": [
		phrase("run-of-three-must-contain-lesson"),
		phrase("run-of-three-must-contain-lesson-then"),
	],
	"hidden pair": [phrase("hidden-pair-lesson"), phrase("hidden-pair-lesson-then")],
	"two groups of dots in a house": [
		phrase("two-groups-of-dots-in-a-house-lesson", { boxes }),
		phrase("two-groups-of-dots-in-a-house-lesson-then"),
	],
	"no place for a digit": [
		phrase("no-place-for-a-digit-lesson", { boxes }),
		phrase("no-place-for-a-digit-lesson-then"),
	],
	"naked triple": [phrase("naked-triple-lesson"), phrase("naked-triple-lesson-then")],
	"run of four": [phrase("run-of-four-lesson"), phrase("run-of-four-lesson-then", { boxes })],
	"hidden triple": [phrase("hidden-triple-lesson"), phrase("hidden-triple-lesson-then")],
	"X-wing": [phrase("x-wing-lesson"), phrase("x-wing-lesson-then")],
	"long run or tree": [phrase("long-run-or-tree-lesson"), phrase("long-run-or-tree-lesson-then")],
	"long run must contain": [phrase("long-run-must-contain-lesson"), phrase("long-run-must-contain-lesson-then")],
	"XY-wing": [phrase("xy-wing-lesson"), phrase("xy-wing-lesson-then")],
	swordfish: [phrase("swordfish-lesson"), phrase("swordfish-lesson-then")],
	"house with its dots": [phrase("house-with-its-dots-lesson"), phrase("house-with-its-dots-lesson-then")],
	"short what-if": [phrase("short-what-if-lesson"), phrase("short-what-if-lesson-then")],
	forcing: [phrase("forcing-lesson"), phrase("forcing-lesson-then")],
};

/** Return the words that a lesson uses, and what they mean. @param {string} technique @returns {[string, string][]} */
export const wordsFor = (technique) => {
	/** @type {[string, string]} */
	const gap = [phrase("word-gap"), phrase("word-gap-means")];
	return [
		["r7c4", phrase("word-cell-means")],
		[phrase("word-house"), phrase("word-house-means", { boxes })],
		[phrase("word-candidate"), phrase("word-candidate-means")],
		[phrase("word-sees"), phrase("word-sees-means", { boxes })],
		...(/\bgaps?\b/.test(technique) ? [gap] : []),
	];
};
