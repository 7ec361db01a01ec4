// A game that begins where a record stands: its link is one to this page, with the record in its fragment.

/** @import { Kept } from "./kept.js" */

import { isSure } from "../board/confirm.js";
import { Line } from "../sgf/line.js";
import { BadLink, recordIn } from "../sgf/link.js";
import { mainLine, read } from "../sgf/record.js";
import { SgfFault } from "../sgf/text.js";

const STRENGTH = 5; // of the computer

/** Return the game to go on with, against the computer; null where the link holds none, or the player keeps the game on
 * the board.
 * @param {string} fragment @param {boolean} isPlaying whether that game has begun and not ended
 * @returns {Promise<Kept | null>} */
export async function gameFrom(fragment, isPlaying) {
	const game = await gameOf(fragment);
	if (!game || game.over) return null;
	const question = {
		title: "Play on from the record?",
		words: "The game on the board is given up for it.",
		yes: "Play on from the record",
	};
	if (isPlaying && !(await isSure(question))) return null;
	return { setup: game.setup, moves: game.moves, opponent: { strength: STRENGTH, human: game.now.toMove }, seed: 1 };
}

/** @param {string} fragment */
async function gameOf(fragment) {
	try {
		const text = await recordIn(fragment);
		if (text === null) return null;
		const [record] = read(text).records;
		return new Line(record, mainLine(record)).game;
	} catch (error) {
		if (error instanceof BadLink || error instanceof SgfFault) return null;
		throw error;
	}
}
