// The rules in pictures: small games that are played out by the rules themselves, so that no picture can be wrong.

/** @import { Player } from "../rules/field.js" */
/** @import { Listed } from "../rules/move.js" */

import { Play } from "../rules/game.js";
import { moveFrom } from "../rules/move.js";

/** @typedef {{ title: string, words: string, rules?: string, rows: string[], moves?: Listed[]
 *   }} Picture */

const DIAMOND = ["..X..", ".XO..", "..X.."];

/** What all rule sets share. Blue is X, red is O. @type {Picture[]} */
export const PICTURES = [
	{
		title: "Capture",
		words:
			"A closed chain of blue dots, straight or diagonal, around a red dot captures it. Each captured dot counts one.",
		rows: [".....", "..X..", ".XO..", "..X..", "....."],
		moves: [[1, 3, 2]],
	},
	{
		title: "The edge is no wall",
		words: "A ring needs dots all around. A dot at the edge can never be captured.",
		rows: ["XOX..", ".X...", "....."],
		moves: [],
	},
	{
		title: "A pool",
		words:
			"A ring around nothing is a pool. It stays playable, but a dot that the other side puts into it is " +
			"captured at once.",
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		moves: [[1, 3, 2]],
	},
	{
		title: "Into the pool",
		words: "Red played into the pool and captured nothing: the dot is lost.",
		rows: [".....", "..X..", ".X...", "..X..", "....."],
		moves: [
			[1, 3, 2],
			[2, 2, 2],
		],
	},
	{
		title: "Captors captured",
		words:
			"A ring around a region takes it: the dots inside go free, and its ring is captured. Whoever surrounds " +
			"last has it.",
		rows: ["..O.O..", ".O.X.O.", "O.XOX.O", ".O.X.O.", "..OOO.."],
		moves: [[2, 3, 0]],
	},
];

/** A picture of each rule set, by its name. @type {Record<string, Picture>} */
export const OF_RULES = {
	standard: {
		title: "Closed by the last dot",
		words: "The fourth blue dot closes the ring, and red is captured.",
		rows: DIAMOND,
		moves: [[1, 3, 1]],
	},
	"no-territory": {
		title: "STOP",
		words:
			"Blue said STOP and lost the dot that is not linked to the edge. The chain that reaches the edge by " +
			"straight steps stays.",
		rules: "no-territory",
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		moves: [[1, "stop"]],
	},
	territory: {
		title: "Left open, closed later",
		words:
			"On the left blue's ground is a pool and stays open. On the right blue has closed the ring around a red dot.",
		rules: "territory",
		rows: ["..X...X..", ".X.X.XOX.", "..X......"],
		moves: [
			[
				1,
				6,
				2,
				[
					[
						[6, 0],
						[7, 1],
						[6, 2],
						[5, 1],
					],
				],
			],
		],
	},
	gorilla: {
		title: "Not closed, played through",
		words: "Blue's ring around the red dots stood, but blue did not close it. So red could take two of its dots.",
		rules: "gorilla",
		rows: ["..OO..", ".OXX..", ".XOOX.", "..XX.."],
		moves: [
			[
				2,
				4,
				1,
				[
					[
						[2, 0],
						[3, 0],
						[4, 1],
						[3, 2],
						[2, 2],
						[1, 1],
					],
				],
			],
		],
	},
	kepung: {
		title: "Links",
		words: "Dots side by side are linked. Red is captured as soon as the links go all around.",
		rules: "kepung",
		rows: ["X.X..", ".XO..", "..X.X"],
		moves: [[1, 3, 1]],
	},
	paper: {
		title: "Old lines, new lines",
		words: "Blue drew the left ring first. The ring on the right goes along its old lines.",
		rules: "paper",
		rows: ["..XXX..", "..OXO..", "..XXX.."],
		moves: [
			[
				1,
				1,
				1,
				[
					[
						[2, 0],
						[3, 1],
						[2, 2],
						[1, 1],
					],
				],
			],
			[
				1,
				5,
				1,
				[
					[
						[2, 0],
						[3, 0],
						[4, 0],
						[5, 1],
						[4, 2],
						[3, 2],
						[2, 2],
						[3, 1],
					],
				],
			],
		],
	},
};

/** A picture of each option, by its name. @type {Record<string, Picture>} */
export const OF_OPTIONS = {
	szkrab: {
		title: "Strict borders",
		words: "The new ring passes around the old one, and shares no dot with it.",
		rules: "territory+szkrab",
		rows: ["..XX..", ".XX.X.", "X.OXO.", ".XX.X.", "..XX.."],
		moves: [
			[
				1,
				1,
				2,
				[
					[
						[2, 1],
						[3, 2],
						[2, 3],
						[1, 2],
					],
				],
			],
			[
				1,
				5,
				2,
				[
					[
						[2, 0],
						[3, 0],
						[4, 1],
						[5, 2],
						[4, 3],
						[3, 4],
						[2, 4],
						[1, 3],
						[0, 2],
						[1, 1],
					],
				],
			],
		],
	},
	two_steps: {
		title: "Long steps",
		words: "The line goes by knight's moves, and over open points.",
		rules: "paper+two_steps",
		rows: [".....", "X.O.X", ".....", "..X.."],
		moves: [
			[
				1,
				2,
				0,
				[
					[
						[2, 0],
						[4, 1],
						[2, 3],
						[0, 1],
					],
				],
			],
		],
	},
	all_points: {
		title: "Ground counts",
		words: "Six points are inside: six for blue, with one red dot or with more.",
		rules: "paper+all_points",
		rows: [".XXX.", "X.O.X", "X...X", ".XX.."],
		moves: [
			[
				1,
				3,
				3,
				[
					[
						[1, 0],
						[2, 0],
						[3, 0],
						[4, 1],
						[4, 2],
						[3, 3],
						[2, 3],
						[1, 3],
						[0, 2],
						[0, 1],
					],
				],
			],
		],
	},
	early_end: {
		title: "Early end",
		words: "Blue ended early. When red was done, red got the dots that are not linked to the edge.",
		rules: "paper+early_end",
		rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."],
		moves: [
			[1, "stop"],
			[2, "done"],
		],
	},
};

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
