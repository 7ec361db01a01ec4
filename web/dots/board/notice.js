// Notifications that the other player has moved, for those who ask: while a page or the installed app is open. No
// server pushes them.

/** @import { Store } from "../../shared/store.js" */

const NOTIFY = "kropki:dots:notify";

/** Tell whether notifications are wanted, and let in. @param {Store} store */
export const hasNotices = (store) =>
	store.read(NOTIFY) === true && "Notification" in window && Notification.permission === "granted";

/** Keep whether notifications are wanted; where they are, ask to be let in, and tell whether that is so.
 * @param {Store} store @param {boolean} isWanted */
export async function keepNotices(store, isWanted) {
	const isIn = isWanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
	store.write(NOTIFY, JSON.stringify(isIn));
	return isIn;
}

/** Notify a player who looks elsewhere: by the service worker where there is one, as phones demand.
 * @param {Store} store @param {string} title @param {string} body @param {string} path where a press on it leads */
export async function notify(store, title, body, path) {
	if (!document.hidden || !hasNotices(store)) return;
	const options = { body, tag: path, data: path, icon: "/favicon.svg" };
	const worker = await navigator.serviceWorker?.getRegistration();
	if (worker) return worker.showNotification(title, options);
	new Notification(title, options).onclick = () => focus();
}
