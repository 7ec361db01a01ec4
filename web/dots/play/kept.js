// What is kept of the game on the board, and how it is read again: with care, as anybody may have written it.

/** @import { Clock } from "./clock.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Setup } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Way } from "../board/strengths.js" */
/** @import { Store } from "../../shared/store.js" */

import { awake } from "../../shared/clock.js";
import { clockFrom, SIDE_MS } from "./clock.js";
import { wayFrom } from "../board/strengths.js";
import { Play } from "../rules/game.js";
import { listed, moveFrom } from "../rules/move.js";

/** @typedef {Way & { human: Player } | null} Opponent null: two at one board */
/** @typedef {{ setup: Setup, moves: Move[], opponent: Opponent, seed: number, until?: number, clock?:
 *   Clock | null }} Kept until: when the side left alone after STOP has played on for long
 *   enough, by the time of the page; in the store, by the device's clock */

const GAME = "kropki:dots:game";
const KNOWN = "kropki:dots:known"; // whether the player has taken the way in, or wants none

/** The game of the first visit: one that a newcomer can win. @type {Kept} */
export const FIRST = {
	setup: { size: [10, 10], rules: "standard", start: "cross" },
	moves: [],
	opponent: { strength: 1, human: 1 },
	seed: 1,
};

/** Return the game that was kept, if it can be played.
 * @param {Store} store @returns {Kept | null} */
export function restored(store) {
	const kept = store.read(GAME);
	try {
		const game = new Play(kept.setup);
		for (const move of kept.moves) game.play(moveFrom(move));
		const { human, ...said } = kept.opponent ?? {};
		const way = wayFrom(said);
		const opponent = way && [1, 2].includes(human) ? { ...way, human } : null;
		return {
			setup: kept.setup,
			moves: game.moves,
			opponent,
			seed: Number(kept.seed) || 1,
			until: kept.until ? untilFrom(Number(kept.until)) : 0,
			clock: clockFrom(kept.clock),
		};
	} catch {
		return null; // nothing was kept, or what no page has written
	}
}

/** Return a moment of the device's clock as one of the page's. @param {number} until */
const untilFrom = (until) => awake() + Math.min(until - Date.now() || 0, SIDE_MS);

/** Tell whether somebody is to be offered the way in: from the first visit on, until it is taken or declined.
 * @param {Store} store */
export function isNew(store) {
	if (store.read(KNOWN) === null && !store.read(GAME)) store.write(KNOWN, "false");
	return store.read(KNOWN) === false;
}

/** Keep that the way in is wanted no longer. @param {Store} store */
export const know = (store) => store.write(KNOWN, "true");

/** @param {Store} store @param {Kept} kept */
export function keep(store, { clock, moves, until, ...kept }) {
	clock?.settle(awake());
	const ends = until && until - awake() + Date.now();
	const time = clock && { pace: clock.pace, left: clock.left };
	store.keep(GAME, { ...kept, until: ends, moves: moves.map(listed), clock: time });
}
