// How strong the computer plays: the scale, and what plays on this device. A game that was begun at a level, before
// there were strengths, goes on at it.

/** @typedef {{ level?: number, strength?: number }} Way how the computer plays: a level or a strength */

/** The names of the strengths, as in dots/opponents/strengths.py. */
export const STRENGTHS = [
	"child",
	"newcomer",
	"beginner",
	"learner",
	"casual",
	"hobby",
	"keen",
	"regular",
	"club",
	"strong club",
	"league",
	"strong league",
	"expert",
	"strong expert",
	"master",
	"strong master",
	"strongest",
];

const LEVELS = 5;

/** What is the strongest that plays on this device. */
const HERE = { level: 4, strength: 12 };

/** The strength of a first game. */
export const USUAL = "3";

/** Return the way that was kept, if it is one. @param {Way} kept @returns {Way | null} */
export function wayFrom({ level = 0, strength = 0 }) {
	const isOne = (/** @type {number} */ number, /** @type {number} */ most) =>
		Number.isInteger(number) && number >= 1 && number <= most;
	return isOne(strength, STRENGTHS.length) ? { strength } : isOne(level, LEVELS) ? { level } : null;
}

/** Return the way in which this device plays in place of another. @param {Way} way @returns {Way} */
export function here({ level, strength }) {
	return strength ? { strength: Math.min(strength, HERE.strength) } : { level: Math.min(level ?? 1, HERE.level) };
}

/** Return a way in words. @param {Way} way */
export const wayName = ({ level, strength }) => (strength ? `strength ${strength}` : `level ${level}`);
