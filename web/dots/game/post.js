// A game by post: until when it waits for a move, its calendar file, and the claim of the win once the days are over.

/** @import { Host } from "./main.js" */
/** @import { Pace } from "./live.js" */

import { steady } from "../../shared/clock.js";
import { byId, tell } from "../../shared/dom.js";
import { isSure } from "../board/confirm.js";
import { coloursOf } from "../board/words.js";
import { other } from "../rules/game.js";
import { moment } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** Tell whether a clock has days for each move. @param {Pace | null | undefined} clock */
export const isByPost = (clock) => Boolean(clock && "days" in clock);

/** Show until when a game by post waits for whom, and what may be done then. @param {Host} host */
export function drawPost({ id, about, clocks, player, table, ahead }) {
	const running = clocks && table && !table.game.over && isByPost(about.clock) ? clocks.running : 0;
	byId("post").hidden = !running;
	if (!clocks || !running) return;
	const until = clocks.until ?? 0;
	const isLate = steady() + ahead > until;
	const [who, side] = [running === player ? "you" : "side", coloursOf(running)];
	const late = who === "you" ? phrase("your-time-for-this-move") : phrase("time-of-side-for-move-is-over", side);
	const last = moment(until - ahead + Date.now() - steady());
	tell("post-until", isLate ? late : phrase("has-until", { who, moment: last, ...side }));
	const mayClaim = isLate && player === other(running);
	byId("claim").hidden = !mayClaim;
	const calendar = /** @type {HTMLAnchorElement} */ (byId("calendar"));
	calendar.hidden = mayClaim;
	calendar.href = `/dots/games/${id}.ics`;
}

/** Claim the win, once that is sure. @param {Host} host */
export async function claim({ live }) {
	const words = phrase("the-other-player-has-not");
	if (await isSure({ title: phrase("claim-the-win-question"), words, yes: phrase("claim-the-win") }))
		live?.act({ type: "claim" });
}
