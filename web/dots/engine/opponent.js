// The opponent of levels 1 to 4, and of the strengths without tactics, move for move as the server's
// (dots/engine/engine.py, dots/opponents/opponent.py): the same game, strength and seed give the same choice. Knows
// nothing of the page, and runs in a worker.

/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Person } from "./person.js" */

import { other } from "../rules/game.js";
import { startOf } from "../rules/starts.js";
import { poolPoints } from "../rules/ending.js";
import { AREA, BOUND, cellAt, cellOf, INERT, LIVE, POOL, SIZE, spotOf, State } from "./cells.js";
import { drop } from "./closing.js";
import { Choice } from "./greedy.js";
import { look } from "./person.js";
import { crc32, Random } from "./random.js";
import { Tree } from "./tree.js";

/** @typedef {{ level?: number, strength?: number, seed: number, player: Player }} Wish a level or a strength */
/** @typedef {{ playouts: number, care: number, person?: Person }} Way how many playouts there are, 0 for none; how
 *   often it plays as well as it can; and who chooses where there are none, if it is not who looks one dot ahead */

/** By level. @type {Way[]} */
const LEVELS = [
	{ playouts: 0, care: 0.72 },
	{ playouts: 12, care: 0.02 },
	{ playouts: 12, care: 0.2 },
	{ playouts: 12, care: 0.36 },
];

/** By strength: those that play on this device, as dots/opponents/strengths.py has them. @type {Way[]} */
export const STRENGTHS = [
	person(0.2, 0, 0, 14.5),
	person(0.31, 0, 0, 11.9),
	person(0.37, 0.2, 2, 10.3),
	person(0.48, 0.4, 2, 8.3),
	person(0.6, 0.5, 2, 7),
	person(0.73, 0.63, 3, 5.8),
	person(0.85, 0.74, 3, 4.5),
	person(0.94, 0.8, 4, 3.3),
	person(1, 0.8, 4, 1.6),
	{ playouts: 5, care: 1 },
	{ playouts: 20, care: 1 },
	{ playouts: 70, care: 1 },
];

/** Return the way of a person. @param {number} sight @param {number} plan @param {number} reach @param {number} mood */
function person(sight, plan, reach, mood) {
	return { playouts: 0, care: 1, person: { sight, plan, reach, mood } };
}

/** Return a move; null where there is none. *game* is left as it was. @param {Play} game @param {Wish} wish */
export function choose(game, { level = 1, strength, seed, player }) {
	const { playouts, care, person: eye } = strength ? STRENGTHS[strength - 1] : LEVELS[level - 1];
	const { now, moves } = game;
	const code = crc32(`${seed}`);
	const choice = new Choice(game, player, new Random(`${seed}:${moves.length}`));
	const left = dotsLeft(game, player);
	if (game.over || now.stopped || !now.open || left <= 0) return choice.move(false);
	const end = choice.ending();
	if (end) return end;
	const isCareful = new Random(`${code}:${moves.length}`).number() < care;
	const looks = !isCareful || !playouts;
	if (looks && !eye) return choice.move(!isCareful && !playouts);
	const notices = noticing(game, eye, code);
	const won = notices() && choice.winning().next().value;
	if (won) return won;
	const side = player === 1 ? 0 : 1;
	const state = stateOf(game);
	const [last, before] = [lastOf(game, other(player)), lastOf(game, player)];
	const at =
		looks && eye
			? spotOf(look(state, side, eye, { ...dotsOf(game, player), moves: moves.length, code }))
			: new Tree(state, { side, last, before, left }, code).best(playouts);
	/** @type {Move} */
	const move = { player, word: "", at, rings: [] };
	const chosen = game.rules.isOptional ? choice.closed(move, game.at(...at)).move : move;
	return notices() ? choice.parrying(chosen) : chosen;
}

/** Return what tells, each time anew, whether somebody sees that a dot reaches the target of the rules: a person does
 * as often as a capture. @param {Play} game @param {Person | undefined} eye @param {number} code */
function noticing({ rules, moves }, eye, code) {
	if (!rules.hasTarget || !eye) return () => rules.hasTarget;
	const random = new Random(`${code}:${moves.length}:target`);
	return () => random.number() < eye.sight;
}

/** Return how many dots there are until the rules end the game; 0 where a player has none left.
 * @param {Play} game @param {Player} player */
function dotsLeft({ limit, now: { put } }, player) {
	if (limit === Infinity) return SIZE;
	return put[player - 1] < limit ? Math.max(2 * limit - put[0] - put[1], 1) : 0;
}

/** Return the cell of a player's dot among the last two moves, or 0. @param {Play} game @param {Player} player */
function lastOf(game, player) {
	const at = game.moves.slice(-2).findLast((move) => move.player === player && move.at)?.at;
	return at ? cellAt(...at) : 0;
}

/** Return the cells of a player's dots and of the other's, in their order. @param {Play} game @param {Player} player */
function dotsOf(game, player) {
	const of = (/** @type {Player} */ who) =>
		game.moves.flatMap((move) => (move.player === who && move.at ? [cellAt(...move.at)] : []));
	return { mine: of(player), others: of(other(player)) };
}

/** Return the board as the search sees it. @param {Play} game */
function stateOf(game) {
	return game.rules.isOptional ? likeness(game) : played(game);
}

/** Play the game again: groups keep how they came about. @param {Play} game */
function played(game) {
	const state = new State(game.width, game.height);
	for (const [player, x, y] of startOf(game.setup)) drop(state, cellAt(x, y), player === 1 ? 0 : 1);
	for (const { player, at } of game.moves) if (at) drop(state, cellAt(...at), player === 1 ? 0 : 1);
	return state;
}

/** Return a board that looks like that of a game where closing is a choice. @param {Play} game */
function likeness(game) {
	const state = new State(game.width, game.height);
	const { dots, regions, captured, rings } = game.now;
	const pools = new Uint8Array(game.points);
	for (const player of /** @type {Player[]} */ ([1, 2]))
		for (const point of poolPoints(game, player)) pools[point] = player;
	dots.forEach((dot, point) => {
		const region = regions[point];
		const isOpen = game.isOpen(point);
		const byte = region ? (AREA * region) | (INERT * dot) : dot ? LIVE * dot : isOpen ? POOL * pools[point] : BOUND;
		state.cells[cellOf(game, point)] = byte;
		state.left -= Number(!isOpen);
	});
	state.held = [...captured];
	for (const ring of rings) for (const point of ring.points) state.cells[cellOf(game, point)] |= BOUND;
	link(game, state);
	return state;
}

/** Give each live dot the first of its group as its parent. @param {Play} game @param {State} state */
function link(game, state) {
	const done = new Set();
	game.now.dots.forEach((player, first) => {
		if (!player || done.has(first) || game.now.regions[first]) return;
		const group = new Set([first]);
		for (const point of group) {
			state.parents[cellOf(game, point)] = cellOf(game, first);
			done.add(point);
			for (const near of game.around(point))
				if (near >= 0 && game.isLive(near, /** @type {Player} */ (player))) group.add(near);
		}
	});
}
