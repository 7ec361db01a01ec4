// The moments of a game that cost most: how the dots were lost and what was better become variations that can be
// stepped through, and the position a game that can be played on.

/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Record } from "../sgf/record.js" */
/** @import { Judged, Refutation } from "./ask-analysis.js" */
/** @import { Edited } from "./edit.js" */
/** @import { Host } from "./main.js" */

import { byId, make } from "../../shared/dom.js";
import { ask } from "../board/ask-move.js";
import { Unanswered } from "../board/patience.js";
import { moveFrom } from "../rules/move.js";
import { Refused } from "../rules/rulesets.js";
import { nameOf, writtenMove } from "../sgf/dialects.js";
import { Line } from "../sgf/line.js";
import { linkTo } from "../sgf/link.js";
import { write } from "../sgf/sgf.js";
import { valuesOf } from "../sgf/text.js";
import { pathTo, set } from "./edit.js";
import { withMoves } from "./tools.js";
import { withAdded } from "./ways.js";
import { phrase } from "../../shared/speak.js";

export const MOMENTS = 3; // that are explained
const FOLLOWING = 5; // moves that are shown after the better one, at the most

/** Return what stands below a move that lost much: what it loses, why the other one is better, and what can be done.
 * @param {Host} host @param {number} node of the move @param {Judged} judged @param {number} level */
export function explained(host, node, judged, level) {
	const { refutation, reason } = judged;
	const parts = [said(phrase("was-played"), refutation?.sentence), said(phrase("was-better"), reason?.sentence)];
	const buttons = make("p", "buttons");
	if (refutation) {
		const lost = make("button", "quiet", phrase("show-why"));
		lost.addEventListener("click", () => showLost(host, node, refutation));
		buttons.append(lost);
	}
	const better = make("button", "quiet", phrase("show-what-was-better"));
	better.addEventListener("click", () => showBetter(host, node, judged, level));
	const on = make("button", "quiet", phrase("play-on-from-here"));
	on.addEventListener("click", async () => location.assign(await linkTo(write(before(host, node)), "/dots")));
	buttons.append(better, on);
	return [...parts.flat(), buttons];
}

/** @param {string} title @param {string} [sentence] */
function said(title, sentence) {
	if (!sentence) return [];
	const words = make("p", "soft", ` ${sentence}`);
	words.prepend(make("b", "", `${title}:`));
	return [words];
}

/** Say what is shown now, where it is in sight beside the board: with the whole graph above it, if there is room.
 * @param {Host} host @param {string} words */
function told(host, words) {
	host.say(words);
	for (const id of ["graph", "message"]) byId(id).scrollIntoView({ block: "nearest" });
}

/** Put the line that takes the dots into the record, below the move that lost them.
 * @param {Host} host @param {number} node @param {Refutation} refutation */
export function showLost(host, node, { line, sentence }) {
	if (!shown(host, node, line.map(moveFrom))) return;
	told(host, `${sentence} ${phrase("numbers-show-it")}`);
}

/** Tell whether a line takes the dot on a point. @param {Host} host @param {number} node that the line begins after
 * @param {Refutation} refutation @param {number} point */
export function takes({ record }, node, { line }, point) {
	const { game } = new Line(record, pathTo(record, node));
	const had = game.now.regions[point];
	try {
		for (const move of line.map(moveFrom)) game.play(move);
	} catch (error) {
		if (error instanceof Refused) return false;
		throw error;
	}
	return game.now.regions[point] !== had;
}

/** Put moves below a node into the record as a variation, number their points there, and go to the node; tell whether
 * the rules allow them.
 * @param {Host} host @param {number} node @param {Move[]} moves @param {boolean} [isNumbered] */
function shown(host, node, moves, isNumbered = true) {
	const edited = withMoves(host.record, moves.map(writtenOf), node);
	if (!edited) return false;
	const from = edited.moved(node);
	const record = marked(host.record, edited);
	const places = isNumbered ? moves.flatMap(({ at }) => (at ? [nameOf(at)] : [])) : [];
	const others = valuesOf(record.nodes[from], "LB").filter((label) => !places.includes(label.split(":")[0]));
	const labels = [...others, ...places.map((place, index) => `${place}:${index + 1}`)];
	host.change({ ...edited, record: isNumbered ? set(record, from, "LB", labels) : record });
	host.go(from);
	return true;
}

/** Return an edited record with its new nodes marked as added. @param {Record} before @param {Edited} edited */
function marked(before, { record, moved }) {
	const old = new Set(before.nodes.map((_, node) => moved(node)));
	return record === before
		? record
		: withAdded(
				record,
				[...record.nodes.keys()].filter((node) => !old.has(node)),
			);
}

/** Return the game as it was before the move of a node. @param {Host} host @param {number} node */
const before = ({ record }, node) => new Line(record, pathTo(record, record.nodes[node].parent)).game;

/** Put the better move into the record as a variation, with what the engine thinks follows.
 * @param {Host} host @param {number} node @param {Judged} judged @param {number} level */
async function showBetter(host, node, judged, level) {
	const { record } = host;
	const parent = record.nodes[node].parent;
	if (judged.line?.length) {
		if (shown(host, parent, judged.line.map(moveFrom))) told(host, phrase("the-better-move-takes-dots"));
		return;
	}
	host.say(phrase("looking-for-how-it-may"));
	const moves = await following(before(host, node), judged.best, level, (words) => host.say(words));
	if (host.record !== record || !shown(host, parent, moves, false)) return; // it was changed meanwhile
	told(host, phrase("ring-is-better-move", { number: moves.length - 1 }));
}

/** Return a move and what follows it, as far as the server tells. @param {Play} game @param {Move} best
 * @param {number} level @param {(words: string) => void} waiting */
async function following(game, best, level, waiting) {
	const moves = [best];
	game.play(best);
	try {
		while (moves.length <= FOLLOWING && !game.over) {
			const wish = { level, seed: 0, player: game.now.toMove, book: false };
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
