// Notifications, for those who ask: while a page or the installed app is open. No server pushes them.

/** Return whether this browser can show notifications. */
export const canNotify = () => "Notification" in window;

/** Return whether the player has let notifications in. */
export const isLetIn = () => canNotify() && Notification.permission === "granted";

/** Ask the player to let notifications in; return whether they are. */
export async function letIn() {
	return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Notify, if that is let in: by the service worker where there is one, as phones demand.
 * @param {string} title @param {NotificationOptions} options @param {() => void} [press] what a press on it does */
export async function notify(title, options, press) {
	if (!isLetIn()) return;
	const shown = { icon: "/favicon.svg", ...options };
	const worker = await navigator.serviceWorker?.getRegistration();
	if (worker) return worker.showNotification(title, shown);
	new Notification(title, shown).onclick = () => {
		focus();
		press?.();
	};
}
