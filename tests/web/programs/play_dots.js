// Plays games of dots by the page's rules: what each move captures, how it ends, and which rings are offered then.

import { Play, Refused } from "../../../web/dots/rules/game.js";
import { moveFrom } from "../../../web/dots/rules/move.js";
import { read, write } from "../../../web/dots/sgf/sgf.js";
import { answerAll } from "./answers.js";

const EACH = 3; // of so many points, one is asked for its rings
const LARGE = 100; // points of a board on which that takes long

/** @param {Play} game @param {number} point */
function ringsAt(game, point) {
	const player = game.now.toMove;
	try {
		return game.now.dots[point] ? [game.ringAround(player, point)] : game.closings(player, point);
	} catch (error) {
		return /** @type {Refused} */ (error).code;
	}
}

/** @param {Play} game */
function offersOf(game) {
	const asked = [...game.now.dots.keys()].filter((point) => point % EACH === 0 && game.points < LARGE);
	return asked.map((point) => [point, ringsAt(game, point)]);
}

await answerAll(({ moves, ...setup }) => {
	const after = [];
	/** @type {Play | null} */
	let game = null;
	let [error, before] = ["", ""];
	try {
		game = new Play(setup);
		before = JSON.stringify(game.now);
		for (const move of moves) {
			game.play(moveFrom(move));
			after.push(game.now.captured);
		}
	} catch (caught) {
		if (!(caught instanceof Refused)) throw caught;
		error = caught.code;
	}
	if (!game) {
		const answer = { captured: [0, 0], after, open: 0, over: false, result: null, error };
		return { answer, record: "", again: true, undone: true, offered: [] };
	}
	const { now, over, rules } = game;
	const answer = { captured: now.captured, after, open: now.open, over, result: now.result, error: error || null };
	const offered = rules.isOptional && !error ? offersOf(game) : [];
	const record = write(game);
	const again = write(read(record)) === record;
	while (game.moves.length) game.undo();
	return { answer, record, again, undone: JSON.stringify(game.now) === before, offered };
});
