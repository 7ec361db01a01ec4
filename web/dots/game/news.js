// What the page of a game with a friend says of what has happened, with whose turn it is.

/** @import { Happened } from "./live.js" */
/** @import { Host } from "./main.js" */
/** @import { Table } from "./table.js" */

import { asked } from "./choices.js";
import { isBeginning, isTimed } from "./elsewhere.js";
import { lapsed, said, saidBySelf, TOLD } from "./words.js";
import { coloursOf, isProved, lastMove, nextOf, provedIn, resultOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";

const CLOCK_WAITS = phrase("your-clock-starts-with-your");
const BEGUN = phrase("the-game-has-begun");
const CLOCK_RUNS = phrase("your-clock-runs");
const BOTH_AGREE = phrase("both-agree-under-say-you");
const OLD = 3; // events that come at once, above which a game is opened: only where it stands matters

/** Tell whether so many events that come at once are no news. @param {Happened[]} events */
export const areOld = (events) => events.length > OLD;

/** Return the words for events that have come, the *last* of which matters.
 * @param {Host} host @param {Table} table @param {Happened[]} events @param {Happened} last @param {boolean} isOpened
 *   just now */
export function newsOf(host, table, events, last, isOpened) {
	const { game } = table;
	if (isOpened && game.over) return resultOf(game);
	return [told(host, table, events, last), proofIn(host, table), clockWaits(host, table) ? CLOCK_WAITS : ""]
		.filter(Boolean)
		.join(" ");
}

/** Return words with whose turn it is in a line below; alone where nobody is to move, or a card has them.
 * @param {Host} host @param {Table} table @param {string} words */
export function withTurn(host, table, words) {
	const isOn = !table.game.over && table.seated.size === 2;
	return isOn && words && asked(host, table)?.words !== words ? `${words}\n${nextOf(table.game)}` : words;
}

/** @param {Host} host @param {Table} table @param {Happened[]} events @param {Happened} last */
function told(host, table, events, last) {
	if (last.kind === "sit" && host.player) return sat(host, table, last);
	if (last.kind === "move" || areOld(events)) return lastMove(table.game);
	if (table.game.over && last.kind === "accept" && last.what === "draw") return resultOf(table.game); // once
	const isAgreed = last.kind === "talk" && last.on && table.talking.size === 2;
	const isOwn = last.player === host.player;
	const isReported = isOwn && last.kind === "talk" && !last.on && host.talk.isReported;
	const news = isAgreed ? BOTH_AGREE : (isOwn && saidBySelf(last)) || said(last);
	const words = isReported ? `${TOLD} ${news}` : news;
	return withTurn(host, table, table.lapsed ? `${words} ${lapsed(table.lapsed)}` : words);
}

/** Say to a player who has sat down, and what that has begun. @param {Host} host @param {Table} table
 * @param {Happened} last */
function sat(host, table, last) {
	const isOwn = last.player === host.player;
	if (isOwn && clockWaits(host, table)) return nextOf(table.game);
	const who = isOwn ? phrase("you-are-side", coloursOf(last.player)) : said(last);
	const begun = [isOwn || !isBeginning(host) ? "" : BEGUN, isTimed(host) ? CLOCK_RUNS : ""];
	return withTurn(host, table, [who, ...begun].filter(Boolean).join(" "));
}

/** Say, once, that it is proved that no move can change the score. @param {Host} host @param {Table} table */
function proofIn({ player }, table) {
	if (!player || table.isProofTold || !isProved(table.game)) return "";
	table.isProofTold = true;
	return provedIn(table.game);
}

/** Tell whether one's clock waits for the first dot, as it does against the computer.
 * @param {Host} host @param {Table} table */
function clockWaits({ about, player, mover }, table) {
	return about.computer && player && !table.game.over && mover === player && !table.hasMoved(player);
}
