// The clock of a game at one board: seconds for each move, and a reserve for what moves take longer. Pure: it is told
// the time.

/** @import { Player } from "../rules/field.js" */

import { phrase } from "../../shared/speak.js";

export const SIDE_MS = 4 * 60_000; // that the side left alone after STOP may play on

/** @typedef {{ move: number, reserve: number }} Pace in seconds */

/** What may be chosen, by its name in the form. @type {Record<string, { title: string, pace: Pace | null }>} */
export const PACES = {
	none: { title: phrase("clock-none"), pace: null },
	quick: { title: phrase("clock-of", { move: 10, minutes: 2 }), pace: { move: 10, reserve: 120 } },
	usual: { title: phrase("clock-of", { move: 30, minutes: 5 }), pace: { move: 30, reserve: 300 } },
	slow: { title: phrase("clock-of", { move: 60, minutes: 15 }), pace: { move: 60, reserve: 900 } },
};

export class Clock {
	/** @type {0 | Player} whose time runs */
	runs = 0;
	since = 0; // milliseconds, when it began to

	/** @param {Pace} pace @param {[number, number]} [left] milliseconds of reserve */
	constructor(pace, left = [pace.reserve * 1000, pace.reserve * 1000]) {
		this.pace = pace;
		/** @type {[number, number]} */
		this.left = [...left];
	}

	/** Let the time of a player run from *now* on, in milliseconds; 0: nobody's. What the move before took is taken off.
	 * @param {0 | Player} player @param {number} now */
	run(player, now) {
		if (this.runs) this.left[this.runs - 1] = this.of(this.runs, now).reserve;
		[this.runs, this.since] = [player, now];
	}

	/** Take off what the move has taken so far, so that the reserve is what it is. @param {number} now */
	settle(now) {
		if (!this.runs) return;
		this.left[this.runs - 1] = this.of(this.runs, now).reserve;
		this.since = Math.max(this.since, now - this.pace.move * 1000);
	}

	/** Return the milliseconds that a player has left in all. @param {Player} player @param {number} now */
	leftOf(player, now) {
		const { move, reserve } = this.of(player, now);
		return move + reserve;
	}

	/** Return the milliseconds that a player has for this move, and in reserve.
	 * @param {Player} player @param {number} now */
	of(player, now) {
		const spent = this.runs === player ? Math.max(0, now - this.since) : 0;
		const free = this.pace.move * 1000;
		return { move: Math.max(0, free - spent), reserve: Math.max(0, this.left[player - 1] - Math.max(0, spent - free)) };
	}
}

/** Read what was kept of a clock; null where there was none. @param {any} kept */
export function clockFrom(kept) {
	const isNumber = (/** @type {unknown} */ each) => typeof each === "number" && each >= 0;
	if (![kept?.pace?.move, kept?.pace?.reserve, kept?.left?.[0], kept?.left?.[1]].every(isNumber)) return null;
	return new Clock({ move: kept.pace.move, reserve: kept.pace.reserve }, [kept.left[0], kept.left[1]]);
}
