// The time of the page. It goes on evenly, whatever the device's clock is set to meanwhile: playing time is of it.

const SLEEP_MS = 120_000; // without a tick, from when on the machine has slept

/** Return the milliseconds since 1970, as the device's clock had them when the page was opened. */
export const steady = () => performance.timeOrigin + performance.now();

let [ticked, slept] = [steady(), 0];

/** Return the same without the time for which the machine slept. Whoever uses it asks each second meanwhile.
 * @param {number} [now] */
export function awake(now = steady()) {
	if (now - ticked > SLEEP_MS) slept += now - ticked;
	ticked = now;
	return now - slept;
}
