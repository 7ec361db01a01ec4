// A race by post: a shared result says a time in its link, and whoever opens the link plays the same puzzle against it.
// Nobody has proved that time, so it is told as what somebody says. Kept in the browser alone.

/** @import { PuzzleRecord } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { listOf } from "../../shared/lists.js";
import { phrase } from "../../shared/speak.js";
import { pathOf } from "../puzzle/link.js";
import { clockText, keyOf } from "../puzzle/session.js";

const ROOM = 20; // times of others that are kept; the oldest go first
const DAY = 86_400; // seconds: the longest time that is taken

/** Return the link to a puzzle that says a time. @param {string} link @param {number} ms */
export function challenge(link, ms) {
	const seconds = Math.min(Math.max(Math.floor(ms / 1000), 1), DAY);
	return `${link}${link.includes("?") ? "&" : "?"}beat=${seconds}`;
}

/** Return the seconds that the address says, if it is that of this puzzle; else null.
 * @param {string} address @param {PuzzleRecord} record */
export function saidIn(address, record) {
	const url = new URL(address);
	const own = new URL(pathOf(record), url);
	const said = url.searchParams.get("beat") ?? "";
	const isSame = own.pathname === url.pathname && own.searchParams.get("ken") === url.searchParams.get("ken");
	return isSame && /^[1-9]\d{0,4}$/.test(said) && Number(said) <= DAY ? Number(said) : null;
}

/** Keep the time that the address says of a puzzle, and return it; null where it says none.
 * @param {Store} store @param {string} address @param {PuzzleRecord} record */
export function takeRival(store, address, record) {
	const seconds = saidIn(address, record);
	if (seconds === null) return null;
	const others = rivals(store).filter(([key]) => key !== keyOf(record));
	store.put("rivals", [...others, [keyOf(record), seconds]].slice(-ROOM));
	return seconds;
}

/** Say how a time compares with what somebody says of this puzzle; "" where nobody does.
 * @param {Store} store @param {PuzzleRecord} record @param {number} ms */
export function rivalWords(store, record, ms) {
	const [, seconds] = rivals(store).find(([key]) => key === keyOf(record)) ?? [];
	if (!seconds) return "";
	const apart = seconds - Math.floor(ms / 1000);
	const given = { time: clockText(1000 * seconds), apart: clockText(1000 * Math.abs(apart)) };
	if (!apart) return phrase("sender-and-you-same", given);
	return apart > 0 ? phrase("sender-and-you-faster", given) : phrase("sender-and-you-longer", given);
}

/** @param {Store} store @returns {[string, number][]} */
function rivals(store) {
	return listOf(store.get("rivals")).filter((one) => typeof one?.[0] === "string" && one[1] > 0 && one[1] <= DAY);
}
