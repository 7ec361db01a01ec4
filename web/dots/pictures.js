// The rules in pictures: small games that are played out by the rules themselves, so that no picture can be wrong.

import { Game } from "./rules.js";

/** @typedef {import("./rules.js").Player} Player */
/** @typedef {{ title: string, words: string, rules?: string, rows: string[], moves?: import("./rules.js").Move[] }} Picture */

/** Blue is X, red is O. @type {Picture[]} */
export const PICTURES = [
	{ title: "Capture", words: "A closed chain of blue dots, straight or diagonal, around a red dot captures it. Each captured dot counts one.", rows: [".....", "..X..", ".XO..", "..X..", "....."], moves: [[1, 3, 2]] },
	{ title: "The edge is no wall", words: "A ring needs dots all around. A dot at the edge can never be captured.", rows: ["XOX..", ".X...", "....."], moves: [] },
	{ title: "A pool", words: "A ring around nothing is a pool. It stays playable, but a dot that the other side puts into it is captured at once.", rows: [".....", "..X..", ".X...", "..X..", "....."], moves: [[1, 3, 2]] },
	{ title: "Into the pool", words: "Red played into the pool and captured nothing: the dot is lost.", rows: [".....", "..X..", ".X...", "..X..", "....."], moves: [[1, 3, 2], [2, 2, 2]] },
	{ title: "Captors captured", words: "A ring around a region takes it: the dots inside go free, and its ring is captured. Whoever surrounds last has it.", rows: ["..OO...", ".O.XO..", "O.XOXO.", ".O.X.O.", "..OOO.."], moves: [[2, 4, 0]] },
	{ title: "STOP (no territory)", words: "Blue said STOP and lost the dot that does not hold to the edge. The chain that reaches the edge by straight steps stays.", rules: "no-territory", rows: ["..X....", "..X....", "..XX.X.", ".O..O..", "......."], moves: [[1, "stop"]] },
];

/** Play the game of a picture. @param {Picture} picture */
export function positionOf({ rows, moves = [], rules = "standard" }) {
	const start = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "." ? [] : [/** @type {[Player, number, number]} */ ([mark === "X" ? 1 : 2, x, y])])));
	const game = new Game({ size: [rows[0].length, rows.length], rules, start });
	for (const move of moves) game.play(move);
	return game;
}
