// When a server is asked again. One that is away is asked later and later, not by a page that nobody looks at, and at
// once when the network is back or the page is looked at again.

const SHORTEST_S = 2;
const LONGEST_S = 120;

/** Return the seconds until a server that gave nothing so often in a row is asked again: each time about twice as many,
 * and no fewer than it asked for.
 * @param {number} times @param {number} [asked] @param {number} [shortest] @param {number} [longest] */
export function pauseAfter(times, asked = 0, shortest = SHORTEST_S, longest = LONGEST_S) {
	const scatter = 1 - Math.random() / 4; // or all pages would come at the same moment
	return Math.max(asked, Math.min((asked / 2 || shortest) * 2 ** times, longest) * scatter);
}

/** Return the seconds that an answer asks to wait, or 0. @param {Response | null} [response] */
export const askedBy = (response) => Number(response?.headers.get("Retry-After")) || 0;

/** Act once after some seconds, or when the page is looked at after that; return what cancels it.
 * @param {() => void} act @param {number} seconds
 * @param {{ isSoon?: boolean, isUnseen?: boolean }} [how] *isSoon*: sooner where the network is back or the page is
 *   looked at again, as the server named no time; *isUnseen*: although nobody looks */
export function later(act, seconds, { isSoon = true, isUnseen = false } = {}) {
	const waiting = new AbortController();
	const { signal } = waiting;
	let isDue = isSoon;
	const cancel = () => {
		clearTimeout(timer);
		waiting.abort();
	};
	const go = () => {
		if (!isDue || (document.hidden && !isUnseen)) return;
		cancel();
		act();
	};
	const timer = setTimeout(() => {
		isDue = true;
		go();
	}, seconds * 1000);
	addEventListener("online", go, { signal });
	document.addEventListener("visibilitychange", () => document.hidden || go(), { signal });
	return cancel;
}
