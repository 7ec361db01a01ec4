// The clocks beside the board: what each player has left, and whether that is little.

/** @import { Clocks, Pace } from "./live.js" */
/** @import { Host } from "./main.js" */

import { steady } from "../../shared/clock.js";
import { byId, tell } from "../../shared/dom.js";
import { isByPost } from "./post.js";
import { clockTime } from "../board/words.js";
import { longTime, timeLeft } from "./words.js";

const LOW_MS = 10_000; // of a clock, from when on it is marked
const LOW_POST_MS = 12 * 3600_000; // the same, by post

/** Return the milliseconds that a clock shows: none of the side that lost on time.
 * @param {number} side @param {Clocks} clocks @param {Pace} clock @param {number} now
 * @param {string | null} [result] as in SGF */
export const shownTime = (side, clocks, clock, now, result = null) =>
	result === ["W+T", "B+T"][side - 1] ? 0 : timeLeft(side, clocks, clock, now);

/** Show the clocks as they are now. @param {Host} host */
export function drawClocks(host) {
	const { clocks, about, table, ahead, player } = host;
	const isPost = isByPost(about.clock);
	for (const side of [1, 2]) {
		const result = table?.game.now.result;
		const left = clocks && about.clock ? shownTime(side, clocks, about.clock, steady() + ahead, result) : null;
		tell(`clock-${side}`, left === null ? "" : (isPost ? longTime : clockTime)(left));
		const isLow = left !== null && clocks?.running === side && left < (isPost ? LOW_POST_MS : LOW_MS);
		byId(`clock-${side}`).classList.toggle("low", isLow);
		if (isLow && !isPost && side === player && !table?.game.over)
			host.warn((clocks.until ?? 0) - clocks.since > LOW_MS);
	}
}
