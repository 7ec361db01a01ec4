// Spaced repetition: what was missed in the lessons, to be asked again after so many days, if the player wants that.
// Pure but for the store.

/** @import { Store } from "../shared/store.js" */

import { listOf } from "../shared/lists.js";
import { dayAfter } from "../sudoku/puzzle/calendar.js";

/** @typedef {{ technique: string, seed: string, boxes?: boolean, due: string, round: number }} Missed a position, the
 *   day from which it is asked again, and how often it was found since; boxes: missing where it has some */
/** @typedef {{ isOn: boolean, missed: Missed[] }} Review */

const AFTER = [1, 3, 7]; // days until a position is asked again: missed, found once, found twice; then it is done
const MOST = 100; // positions that are kept

/** Return what is kept, read with every care. @param {unknown} kept @returns {Review} */
export function reviewFrom(kept) {
	const { isOn, missed } = Object(kept);
	return { isOn: isOn === true, missed: listOf(missed).filter(isMissed).slice(-MOST) };
}

/** @param {any} each @returns {each is Missed} */
function isMissed(each) {
	const { technique, seed, boxes, due, round } = Object(each);
	if (![false, undefined].includes(boxes)) return false;
	const isNamed = [technique, seed].every((text) => typeof text === "string" && text.length <= 60);
	return isNamed && /^\d{4}-\d{2}-\d{2}$/.test(due) && AFTER[round] !== undefined;
}

/** Turn it on or off. What was missed is forgotten when it is turned off.
 * @param {Pick<Store, "get" | "put">} store @param {boolean} isOn */
export function turn(store, isOn) {
	store.put("review", { isOn, missed: isOn ? reviewFrom(store.get("review")).missed : [] });
}

/** Take note of an answer to a position, as it is in the store now.
 * @param {Pick<Store, "get" | "put">} store @param {{ technique: string, seed: string, boxes?: boolean }} position
 * @param {boolean} isRight @param {string} today */
export function note(store, { technique, seed, boxes }, isRight, today) {
	const { isOn, missed } = reviewFrom(store.get("review"));
	if (!isOn) return;
	const before = missed.find((each) => each.technique === technique && each.seed === seed && each.boxes === boxes);
	if (isRight && !before) return;
	const others = missed.filter((each) => each !== before);
	const round = isRight && before ? before.round + 1 : 0;
	const again = round < AFTER.length ? [{ technique, seed, boxes, due: dayAfter(today, AFTER[round]), round }] : [];
	store.put("review", { isOn, missed: [...others, ...again].slice(-MOST) });
}

/** Return the positions that are to be asked today, what has waited longest first.
 * @param {Pick<Store, "get">} store @param {string} today */
export function dueOn(store, today) {
	const { isOn, missed } = reviewFrom(store.get("review"));
	return isOn ? missed.filter(({ due }) => due <= today).sort((one, other) => (one.due < other.due ? -1 : 1)) : [];
}
