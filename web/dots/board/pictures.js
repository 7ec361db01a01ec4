// The rules in pictures: small games that are played out by the rules themselves, so that no picture can be wrong.

/** @import { Player } from "../rules/field.js" */
/** @import { Listed } from "../rules/move.js" */

import { Play } from "../rules/game.js";
import { moveFrom } from "../rules/move.js";
import { coloursOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ title: string, words: string, rules?: string, rows: string[], moves?: Listed[]
 *   }} Picture */

const DIAMOND = ["..X..", ".XO..", "..X.."];

/** Return the points of a ring, written as "x,y x,y". @param {string} points */
const ring = (points) =>
	points.split(" ").map((point) => /** @type {[number, number]} */ (point.split(",").map(Number)));

/** Return what all rule sets share, in the colours that are worn. Blue is X, red is O. @returns {Picture[]} */
export const pictures = () => [
	{
		title: phrase("capture"),
		words: phrase("a-closed-chain-of-blue", coloursOf(1)),
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		moves: [[1, 3, 2]],
	},
	{
		title: phrase("the-edge-is-no-wall"),
		words: phrase("a-ring-needs-dots-all"),
		rows: ["XOX..", ".X...", "....."],
		moves: [],
	},
	{
		title: phrase("a-pool"),
		words: phrase("picture-of-a-pool"),
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		moves: [[1, 3, 2]],
	},
	{
		title: phrase("into-the-pool"),
		words: phrase("red-played-into-the-pool", coloursOf(1)),
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		moves: [
			[1, 3, 2],
			[2, 2, 2],
		],
	},
	{
		title: phrase("captors-captured"),
		words: phrase("picture-of-a-ring-around"),
		rows: ["..O.O..", ".O.X.O.", "O.XOX.O", ".O.X.O.", "..OOO.."],
		moves: [[2, 3, 0]],
	},
];

/** Return a picture of each rule set, by its name. @returns {Record<string, Picture>} */
export const ofRules = () => ({
	standard: {
		title: phrase("closed-by-the-last-dot"),
		words: phrase("the-fourth-blue-dot-closes", coloursOf(1)),
		rows: DIAMOND,
		moves: [[1, 3, 1]],
	},
	"no-territory": {
		title: phrase("says-stop"),
		words: phrase("picture-of-stop", coloursOf(1)),
		rules: "no-territory",
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		moves: [[1, "stop"]],
	},
	territory: {
		title: phrase("left-open-closed-later"),
		words: phrase("on-the-left-blues-ground", coloursOf(1)),
		rules: "territory",
		rows: ["..X...X..", ".X.X.XOX.", "..X......"],
		moves: [[1, 6, 2, [ring("6,0 7,1 6,2 5,1")]]],
	},
	gorilla: {
		title: phrase("not-closed-played-through"),
		words: phrase("blues-ring-around-the-red", coloursOf(1)),
		rules: "gorilla",
		rows: ["..OO..", ".OXX..", ".XOOX.", "..XX.."],
		moves: [[2, 4, 1, [ring("2,0 3,0 4,1 3,2 2,2 1,1")]]],
	},
	kepung: {
		title: phrase("picture-of-links"),
		words: phrase("dots-side-by-side-are", coloursOf(1)),
		rules: "kepung",
		rows: ["X.X..", ".XO..", "..X.X"],
		moves: [[1, 3, 1]],
	},
	paper: {
		title: phrase("old-lines-new-lines"),
		words: phrase("blue-drew-the-left-ring", coloursOf(1)),
		rules: "paper",
		rows: ["..XXX..", "..OXO..", "..XXX.."],
		moves: [
			[1, 1, 1, [ring("2,0 3,1 2,2 1,1")]],
			[1, 5, 1, [ring("2,0 3,0 4,0 5,1 4,2 3,2 2,2 3,1")]],
		],
	},
});

/** Return a picture of each option, by its name. @returns {Record<string, Picture>} */
export const ofOptions = () => ({
	szkrab: {
		title: phrase("strict-borders"),
		words: phrase("the-new-ring-passes-around"),
		rules: "territory+szkrab",
		rows: ["..XX..", ".XX.X.", "X.OXO.", ".XX.X.", "..XX.."],
		moves: [
			[1, 1, 2, [ring("2,1 3,2 2,3 1,2")]],
			[1, 5, 2, [ring("2,0 3,0 4,1 5,2 4,3 3,4 2,4 1,3 0,2 1,1")]],
		],
	},
	two_steps: {
		title: phrase("long-steps"),
		words: phrase("the-line-goes-by-knights"),
		rules: "paper+two_steps",
		rows: [".....", "X.O.X", ".....", "..X.."],
		moves: [[1, 2, 0, [ring("2,0 4,1 2,3 0,1")]]],
	},
	all_points: {
		title: phrase("ground-counts"),
		words: phrase("six-points-are-inside-six", coloursOf(1)),
		rules: "paper+all_points",
		rows: [".XXX.", "X.O.X", "X...X", ".XX.."],
		moves: [[1, 3, 3, [ring("1,0 2,0 3,0 4,1 4,2 3,3 2,3 1,3 0,2 0,1")]]],
	},
	early_end: {
		title: phrase("early-end"),
		words: phrase("blue-ended-early-when-red", coloursOf(1)),
		rules: "paper+early_end",
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		moves: [
			[1, "stop"],
			[2, "done"],
		],
	},
});

/** Play the game of a picture. @param {Pick<Picture, "rows" | "moves" | "rules">} picture */
export function positionOf({ rows, moves = [], rules = "standard" }) {
	const start = rows.flatMap((row, y) =>
		[...row].flatMap((mark, x) =>
			mark === "." ? [] : [/** @type {[Player, number, number]} */ ([mark === "X" ? 1 : 2, x, y])],
		),
	);
	const game = new Play({ size: [rows[0].length, rows.length], rules, start });
	for (const move of moves) game.play(moveFrom(move));
	return game;
}
