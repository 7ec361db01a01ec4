// The techniques, cheapest first: the page's copy of the names and levels in generator/ladder/rungs.py, what a player
// reads in place of a name, and the idea of each in one sentence. Knows no board.

/** @import { Technique } from "../../types.d.ts" */

import { phrase } from "../../shared/speak.js";

/** @type {readonly Technique[]} */
export const TECHNIQUES = [
	{
		name: "last cell",
		shown: phrase("name-last-cell"),
		level: "easy",
		idea: phrase("idea-last-cell"),
	},
	{
		name: "dot from a digit",
		shown: phrase("name-dot-from-a-digit"),
		level: "easy",
		idea: phrase("idea-dot-from-a-digit"),
	},
	{
		name: "hidden single in a box",
		shown: phrase("name-hidden-single-in-a-box"),
		level: "easy",
		idea: phrase("idea-hidden-single-in-a-box"),
	},
	{
		name: "gap from a digit",
		shown: phrase("name-gap-from-a-digit"),
		level: "easy",
		idea: phrase("idea-gap-from-a-digit"),
	},
	{ name: "naked single", shown: phrase("name-naked-single"), level: "easy", idea: phrase("idea-naked-single") },
	{
		name: "hidden single in a line",
		shown: phrase("name-hidden-single-in-a-line"),
		level: "easy",
		idea: phrase("idea-hidden-single-in-a-line"),
	},
	{
		name: "black dot digits",
		shown: phrase("name-black-dot-digits"),
		level: "medium",
		idea: phrase("idea-black-dot-digits"),
	},
	{ name: "dot pair", shown: phrase("name-dot-pair"), level: "medium", idea: phrase("idea-dot-pair") },
	{
		name: "straight run of three",
		shown: phrase("name-straight-run-of-three"),
		level: "medium",
		idea: phrase("idea-straight-run-of-three"),
	},
	{
		name: "five-seven-nine",
		shown: phrase("name-five-seven-nine"),
		level: "medium",
		idea: phrase("idea-five-seven-nine"),
	},
	{
		name: "gap pair",
		shown: phrase("name-gap-pair"),
		level: "medium",
		idea: phrase("idea-gap-pair"),
	},
	{
		name: "white run in a house",
		shown: phrase("name-white-run-in-a-house"),
		level: "hard",
		idea: phrase("idea-white-run-in-a-house"),
	},
	{
		name: "black run in a house",
		shown: phrase("name-black-run-in-a-house"),
		level: "hard",
		idea: phrase("idea-black-run-in-a-house"),
	},
	{
		name: "pointing or claiming",
		shown: phrase("name-pointing-or-claiming"),
		level: "hard",
		idea: phrase("idea-pointing-or-claiming"),
	},
	{
		name: "bent run of three",
		shown: phrase("name-bent-run-of-three"),
		level: "hard",
		idea: phrase("idea-bent-run-of-three"),
	},
	{
		name: "square of four",
		shown: phrase("name-square-of-four"),
		level: "hard",
		idea: phrase("idea-square-of-four"),
	},
	{
		name: "naked pair",
		shown: phrase("name-naked-pair"),
		level: "hard",
		idea: phrase("idea-naked-pair"),
	},
	{
		name: "dot pair must contain",
		shown: phrase("name-dot-pair-must-contain"),
		level: "expert",
		idea: phrase("idea-dot-pair-must-contain"),
	},
	{
		name: "run of three must contain",
		shown: phrase("name-run-of-three-must-contain"),
		level: "expert",
		idea: phrase("idea-run-of-three-must-contain"),
	},
	{
		name: "hidden pair",
		shown: phrase("name-hidden-pair"),
		level: "expert",
		idea: phrase("idea-hidden-pair"),
	},
	{
		name: "two groups of dots in a house",
		shown: phrase("name-two-groups-of-dots-in-a-house"),
		level: "expert",
		idea: phrase("idea-two-groups-of-dots-in-a-house"),
	},
	{
		name: "no place for a digit",
		shown: phrase("name-no-place-for-a-digit"),
		level: "expert",
		idea: phrase("idea-no-place-for-a-digit"),
	},
	{
		name: "naked triple",
		shown: phrase("name-naked-triple"),
		level: "extreme",
		idea: phrase("idea-naked-triple"),
	},
	{
		name: "run of four",
		shown: phrase("name-run-of-four"),
		level: "extreme",
		idea: phrase("idea-run-of-four"),
	},
	{
		name: "hidden triple",
		shown: phrase("name-hidden-triple"),
		level: "extreme",
		idea: phrase("idea-hidden-triple"),
	},
	{
		name: "X-wing",
		shown: phrase("name-x-wing"),
		level: "extreme",
		idea: phrase("idea-x-wing"),
	},
	{
		name: "long run or tree",
		shown: phrase("name-long-run-or-tree"),
		level: "extreme",
		idea: phrase("idea-long-run-or-tree"),
	},
	{
		name: "long run must contain",
		shown: phrase("name-long-run-must-contain"),
		level: "extreme",
		idea: phrase("idea-long-run-must-contain"),
	},
	{
		name: "XY-wing",
		shown: phrase("name-xy-wing"),
		level: "extreme",
		idea: phrase("idea-xy-wing"),
	},
	{
		name: "swordfish",
		shown: phrase("name-swordfish"),
		level: "extreme",
		idea: phrase("idea-swordfish"),
	},
	{
		name: "house with its dots",
		shown: phrase("name-house-with-its-dots"),
		level: "extreme",
		idea: phrase("idea-house-with-its-dots"),
	},
	{
		name: "short what-if",
		shown: phrase("name-short-what-if"),
		level: "extreme",
		idea: phrase("idea-short-what-if"),
	},
	{
		name: "forcing",
		shown: phrase("name-forcing"),
		level: "extreme",
		idea: phrase("idea-forcing"),
	},
];

/** The techniques that no board without boxes needs. */
export const OF_BOXES = [
	"hidden single in a box",
	"black run in a house",
	"pointing or claiming",
	"bent run of three",
	"run of four",
];

/** The ideas that speak of boxes, as they are without. @type {Record<string, string>} */
const OF_LINES = {
	"last cell": phrase("idea-last-cell", { boxes: "false" }),
	"naked single": phrase("idea-naked-single", { boxes: "false" }),
	"five-seven-nine": phrase("idea-five-seven-nine", { boxes: "false" }),
	"house with its dots": phrase("idea-house-with-its-dots", { boxes: "false" }),
};

/** Return the idea of a technique on boards with or without boxes.
 * @param {Technique} technique @param {boolean} boxes */
export const ideaOf = ({ name, idea }, boxes) => (boxes ? idea : (OF_LINES[name] ?? idea));

/** Return the technique with a name; undefined where there is none. @param {string} name */
export const techniqueCalled = (name) => TECHNIQUES.find((each) => each.name === name);

/** Return what a player reads in place of the name of a technique. @param {string} name */
export const shownName = (name) => techniqueCalled(name)?.shown ?? name;

/** Return the hardest of some techniques; undefined where none of them is known. @param {readonly string[]} names */
export const hardestOf = (names) => TECHNIQUES.findLast(({ name }) => names.includes(name))?.name;
