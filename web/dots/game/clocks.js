// The clocks beside the board: what each player has left, and whether that is little.

/** @import { Host } from "./main.js" */

import { byId, tell } from "../../shared/dom.js";
import { isByPost } from "./post.js";
import { clockTime } from "../board/words.js";
import { longTime, timeLeft } from "./words.js";

const LOW_MS = 10_000; // of a clock, from when on it is marked
const LOW_POST_MS = 12 * 3600_000; // the same, by post

/** Show the clocks as they are now. @param {Host} host */
export function drawClocks(host) {
	const { clocks, about, table, ahead, player } = host;
	const isPost = isByPost(about.clock);
	for (const side of [1, 2]) {
		const left = clocks && about.clock ? timeLeft(side, clocks, about.clock, Date.now() + ahead) : null;
		tell(`clock-${side}`, left === null ? "" : (isPost ? longTime : clockTime)(left));
		const isLow = left !== null && clocks?.running === side && left < (isPost ? LOW_POST_MS : LOW_MS);
		byId(`clock-${side}`).classList.toggle("low", isLow);
		if (isLow && !isPost && side === player && !table?.game.over)
			host.warn((clocks.until ?? 0) - clocks.since > LOW_MS);
	}
}
