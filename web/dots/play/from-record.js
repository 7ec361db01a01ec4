// A game that begins where a record stands: its link is one to this page, with the record in its fragment.

/** @import { Play } from "../rules/game.js" */
/** @import { Kept, Opponent } from "./kept.js" */

import { isSure } from "../board/confirm.js";
import { Line } from "../sgf/line.js";
import { BadLink, recordIn } from "../sgf/link.js";
import { mainLine, read } from "../sgf/record.js";
import { SgfFault } from "../sgf/text.js";
import { phrase } from "../../shared/speak.js";

const STRENGTH = 5; // of the computer, where none has been played against

/** Return the game to go on with, against the computer; null where the link holds none, or the player keeps the game on
 * the board.
 * @param {string} fragment @param {Play} played that game @param {Opponent} opponent in it: the strength stays the same
 * @returns {Promise<Kept | null>} */
export async function gameFrom(fragment, played, opponent) {
	const game = await gameOf(fragment);
	if (!game || game.over) return null;
	const question = {
		title: phrase("play-on-from-the-record"),
		words: phrase("the-game-on-the-board"),
		yes: phrase("play-on-from-the-record-button"),
	};
	const hasBegun = played.moves.length > 0;
	if (hasBegun && !played.over && !(await isSure(question))) return null;
	const way = (hasBegun && opponent) || { strength: STRENGTH };
	return { setup: game.setup, moves: game.moves, opponent: { ...way, human: game.now.toMove }, seed: 1 };
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
