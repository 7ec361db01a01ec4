// The moments of a game that cost most: what was better becomes a variation that can be stepped through, and the
// position a game that can be played on.

/** @import { Game } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Judged } from "./ask-analysis.js" */
/** @import { Host } from "./main.js" */

import { make } from "../../shared/dom.js";
import { ask } from "../board/ask-move.js";
import { Unanswered } from "../board/patience.js";
import { count } from "../board/words.js";
import { writtenMove } from "../sgf/dialects.js";
import { Line } from "../sgf/line.js";
import { linkTo } from "../sgf/link.js";
import { write } from "../sgf/sgf.js";
import { pathTo } from "./edit.js";
import { withMoves } from "./tools.js";

export const MOMENTS = 3; // that are explained
const FOLLOWING = 5; // moves that are shown after the better one, at the most

/** Give what stands below a move that lost much: why the other one is better, and what can be done from there.
 * @param {Host} host @param {number} node of the move @param {Judged} judged @param {number} level */
export function explained(host, node, judged, level) {
	const parts = [];
	if (judged.reason) parts.push(make("p", "soft", judged.reason.sentence));
	const buttons = make("p", "buttons");
	const better = make("button", "quiet", "Show what was better");
	better.addEventListener("click", () => showBetter(host, node, judged, level));
	const on = make("button", "quiet", "Play on from here");
	on.addEventListener("click", async () => location.assign(await linkTo(write(before(host, node)), "/dots")));
	buttons.append(better, on);
	return [...parts, buttons];
}

/** Give the game as it was before the move of a node. @param {Host} host @param {number} node */
const before = ({ record }, node) => new Line(record, pathTo(record, record.nodes[node].parent)).game;

/** Put the better move into the record as a variation, with what the engine thinks follows.
 * @param {Host} host @param {number} node @param {Judged} judged @param {number} level */
async function showBetter(host, node, judged, level) {
	const { record } = host;
	host.say("Looking for how it may go on.");
	const moves = await following(before(host, node), judged.best, level, (words) => host.say(words));
	if (host.record !== record) return; // it was changed meanwhile
	const parent = record.nodes[node].parent;
	const edited = withMoves(record, moves.map(writtenOf), parent);
	if (!edited) return;
	host.change(edited);
	host.go(edited.moved(parent));
	host.say(`The ring is the better move. Next shows it, and ${count(moves.length - 1, "move")} that may follow.`);
}

/** Give a move and what follows it, as far as the service tells. @param {Game} game @param {Move} best
 * @param {number} level @param {(words: string) => void} waiting */
async function following(game, best, level, waiting) {
	const moves = [best];
	game.play(best);
	try {
		while (moves.length <= FOLLOWING && !game.over) {
			const wish = { level, seed: 0, player: game.now.toMove };
			const { move } = await ask(game, wish, AbortSignal.timeout(60_000), waiting);
			if (!move || move.word) break;
			game.play(move);
			moves.push(move);
		}
	} catch (error) {
		if (!(error instanceof Unanswered)) throw error; // then it is shown as far as it is known
	}
	return moves;
}

/** @param {Move} move */
const writtenOf = ({ player, at, rings }) => `${player === 1 ? "B" : "W"}[${writtenMove(at, rings)}]`;
