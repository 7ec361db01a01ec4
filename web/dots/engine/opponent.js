// The opponent on this device, for when the server cannot be reached: it chooses as a person does (person.js), by the
// numbers of dots/engine/strengths.py. The same game, strength and seed give the same choice. Knows nothing of the
// page, and runs in a worker.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Person } from "./person.js" */

import { other } from "../rules/game.js";
import { startOf } from "../rules/starts.js";
import { likeness } from "./approximation.js";
import { cellAt, spotOf, State } from "./cells.js";
import { drop } from "./closing.js";
import { Choice } from "./greedy.js";
import { look } from "./person.js";
import { Random } from "./random.js";

/** @typedef {{ strength: number, seed: number, player: Player }} Wish */

/** By strength: those that look alone, as dots/engine/strengths.py has them. @type {Person[]} */
export const STRENGTHS = [
	{ sight: 0.2, plan: 0, reach: 0, mood: 14.5 },
	{ sight: 0.31, plan: 0, reach: 0, mood: 11.9 },
	{ sight: 0.37, plan: 0.2, reach: 2, mood: 10.3 },
	{ sight: 0.48, plan: 0.4, reach: 2, mood: 8.3 },
	{ sight: 0.6, plan: 0.5, reach: 2, mood: 7 },
	{ sight: 0.73, plan: 0.63, reach: 3, mood: 5.8 },
	{ sight: 0.85, plan: 0.74, reach: 3, mood: 4.5 },
	{ sight: 0.94, plan: 0.8, reach: 4, mood: 3.3 },
	{ sight: 1, plan: 0.8, reach: 4, mood: 1.6 },
];

/** Return a move; null where there is none. *game* is left as it was. @param {Play} game @param {Wish} wish */
export function choose(game, { strength, seed, player }) {
	const person = STRENGTHS[strength - 1];
	const { now, moves } = game;
	const choice = new Choice(game, player, new Random(`${seed}:${moves.length}`));
	if (game.over || now.stopped || !now.open || now.put[player - 1] >= game.limit) return choice.move();
	const end = choice.ending();
	if (end) return end;
	const notices = noticing(game, person, seed);
	const won = notices() && choice.winning().next().value;
	if (won) return won;
	const course = { ...dotsOf(game, player), moves: moves.length, seed };
	const at = spotOf(look(stateOf(game, player), player === 1 ? 0 : 1, person, course));
	/** @type {Move} */
	const move = { player, word: "", at, rings: [] };
	const chosen = game.rules.isOptional ? choice.closed(move, game.at(...at)).move : move;
	return notices() ? choice.parrying(chosen) : chosen;
}

/** Return what tells, each time anew, whether somebody sees that a dot reaches the target of the rules: a person does
 * as often as a capture. @param {Play} game @param {Person} person @param {number} seed */
function noticing({ rules, moves }, person, seed) {
	const random = new Random(`${seed}:${moves.length}:target`);
	return () => rules.hasTarget && random.number() < person.sight;
}

/** Return the cells of a player's dots and of the other's, in their order. @param {Play} game @param {Player} player */
function dotsOf(game, player) {
	const of = (/** @type {Player} */ who) =>
		game.moves.flatMap((move) => (move.player === who && move.at ? [cellAt(...move.at)] : []));
	return { mine: of(player), others: of(other(player)) };
}

/** Return the board as the search sees it, a player to move. @param {Play} game @param {Player} player */
function stateOf(game, player) {
	return game.rules.isOptional ? likeness(game, player) : played(game);
}

/** Play the game again: groups keep how they came about. @param {Play} game */
function played(game) {
	const state = new State(game.width, game.height);
	for (const [player, x, y] of startOf(game.setup)) drop(state, cellAt(x, y), player === 1 ? 0 : 1);
	for (const { player, at } of game.moves) if (at) drop(state, cellAt(...at), player === 1 ? 0 : 1);
	return state;
}
