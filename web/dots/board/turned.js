// A broad board on an upright phone is turned by a quarter, its first column at the bottom: whether it is turned, and
// where keys lead then.

import { FINGER } from "./touch.js";

const BESIDE = 330; // pixels of an upright screen that what is below the board takes
const WORTH = 1.1; // times as far apart are the points of a board that is turned, at least

/** Tell whether the points of a board are farther apart if it is turned: where an upright screen is low, they are not.
 * @param {HTMLElement} frame @param {number} across @param {number} down steps */
export function isBetterTurned(frame, across, down) {
	if (innerWidth > innerHeight || across <= down) return false;
	const { offsetWidth, offsetHeight } = frame;
	const isGiven = getComputedStyle(frame).flexGrow === "1"; // and not what the board takes
	const room = isGiven ? offsetHeight : innerHeight - BESIDE;
	const [step, turned] = [
		[across, down],
		[down, across],
	].map(([broad, high]) => Math.min(offsetWidth / broad, room / high));
	return step < FINGER && turned > step * WORTH;
}

/** Return how many columns and rows a key moves the cursor; undefined where it does not.
 * @param {string} key @param {boolean} isTurned */
export const stepsOf = (key, isTurned) => (isTurned && TURNED[key]) || STEPS[key];

/** @type {Record<string, [number, number] | undefined>} */
const STEPS = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	Home: [-99, 0],
	End: [99, 0],
	PageUp: [0, -5],
	PageDown: [0, 5],
};

/** @type {Record<string, [number, number] | undefined>} */
const TURNED = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 0], ArrowDown: [-1, 0] };
