// Notifications that the other player has moved, for those who ask.

/** @import { Store } from "../../shared/store.js" */

import { isLetIn, letIn, notify as show } from "../../shared/notices.js";

const NOTIFY = "kropki:dots:notify";

/** Tell whether notifications are wanted, and let in. @param {Store} store */
export const hasNotices = (store) => store.read(NOTIFY) === true && isLetIn();

/** Keep whether notifications are wanted; where they are, ask to be let in, and tell whether that is so.
 * @param {Store} store @param {boolean} isWanted */
export async function keepNotices(store, isWanted) {
	const isIn = isWanted && (await letIn());
	store.write(NOTIFY, JSON.stringify(isIn));
	return isIn;
}

/** Notify a player who looks elsewhere.
 * @param {Store} store @param {string} title @param {string} body @param {string} path where a press on it leads */
export async function notify(store, title, body, path) {
	if (document.hidden && hasNotices(store)) await show(title, { body, tag: path, data: path });
}
