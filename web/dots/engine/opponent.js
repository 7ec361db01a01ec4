// The opponent of levels 1 to 4, move for move as the service's (dots/engine/engine.py): the same game, level and seed
// give the same choice. Knows nothing of the page, and runs in a worker.

/** @import { Player } from "../rules/field.js" */
/** @import { Game } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { other, startOf } from "../rules/game.js";
import { poolPoints } from "../rules/settle.js";
import { AREA, BOUND, cellAt, cellOf, INERT, LIVE, POOL, SIZE, State } from "./cells.js";
import { drop } from "./closing.js";
import { Choice } from "./greedy.js";
import { crc32, Random } from "./random.js";
import { Tree } from "./tree.js";

/** @typedef {{ level: number, seed: number, player: Player }} Wish */

/** By level: how many playouts it has, 0 for none; and how often it plays as well as it can. */
const LEVELS = [
	{ playouts: 0, care: 0.72 },
	{ playouts: 12, care: 0.02 },
	{ playouts: 12, care: 0.2 },
	{ playouts: 12, care: 0.36 },
];

/** Give a move; null where there is none. *game* is left as it was. @param {Game} game @param {Wish} wish */
export function choose(game, { level, seed, player }) {
	const { playouts, care } = LEVELS[level - 1];
	const { now, moves } = game;
	const code = crc32(`${seed}`);
	const choice = new Choice(game, player, new Random(`${seed}:${moves.length}`));
	const left = dotsLeft(game, player);
	if (game.over || now.stopped || !now.open || left <= 0) return choice.move(false);
	const end = choice.ending();
	if (end) return end;
	const isCareful = new Random(`${code}:${moves.length}`).number() < care;
	if (!isCareful || !playouts) return choice.move(!isCareful && !playouts);
	const [last, before] = [lastOf(game, other(player)), lastOf(game, player)];
	const tree = new Tree(stateOf(game), { side: player === 1 ? 0 : 1, last, before, left }, code);
	const at = tree.best(playouts);
	/** @type {Move} */
	const move = { player, word: "", at, rings: [] };
	return game.rules.isOptional ? choice.closed(move, game.at(...at)).move : move;
}

/** Give how many dots there are until the rules end the game; 0 where a player has none left.
 * @param {Game} game @param {Player} player */
function dotsLeft({ limit, now: { put } }, player) {
	if (limit === Infinity) return SIZE;
	return put[player - 1] < limit ? Math.max(2 * limit - put[0] - put[1], 1) : 0;
}

/** Give the cell of a player's dot among the last two moves, or 0. @param {Game} game @param {Player} player */
function lastOf(game, player) {
	const at = game.moves.slice(-2).findLast((move) => move.player === player && move.at)?.at;
	return at ? cellAt(...at) : 0;
}

/** Give the board as the search sees it. @param {Game} game */
function stateOf(game) {
	return game.rules.isOptional ? likeness(game) : played(game);
}

/** Play the game again: groups keep how they came about. @param {Game} game */
function played(game) {
	const state = new State(game.width, game.height);
	for (const [player, x, y] of startOf(game.setup)) drop(state, cellAt(x, y), player === 1 ? 0 : 1);
	for (const { player, at } of game.moves) if (at) drop(state, cellAt(...at), player === 1 ? 0 : 1);
	return state;
}

/** Give a board that looks like that of a game where closing is a choice. @param {Game} game */
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

/** Give each live dot the first of its group as its parent. @param {Game} game @param {State} state */
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
