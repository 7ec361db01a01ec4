// How strong the computer plays: the scale, and what plays on this device.

/** @typedef {{ strength: number }} Way how the computer plays */

import { phrase } from "../../shared/speak.js";

/** The names of the strengths, as in dots/engine/strengths.py. */
export const STRENGTHS = [
	phrase("strength-child"),
	phrase("strength-newcomer"),
	phrase("strength-beginner"),
	phrase("strength-learner"),
	phrase("strength-casual"),
	phrase("strength-hobby"),
	phrase("strength-keen"),
	phrase("strength-regular"),
	phrase("strength-club"),
	phrase("strong-club"),
	phrase("strength-league"),
	phrase("strong-league"),
	phrase("strength-expert"),
	phrase("strong-expert"),
	phrase("strength-master"),
	phrase("strong-master"),
	phrase("strength-strongest"),
];

/** The strongest that plays on this device: those above look ahead, which a page leaves to the server. */
export const HERE = 9;

/** The strength of a first game. */
export const USUAL = "3";

/** Return the way that was kept, if it is one. @param {Partial<Way>} kept @returns {Way | null} */
export function wayFrom({ strength = 0 }) {
	return Number.isInteger(strength) && strength >= 1 && strength <= STRENGTHS.length ? { strength } : null;
}

/** Return the way in which this device plays in place of another. @param {Way} way @returns {Way} */
export const here = ({ strength }) => ({ strength: Math.min(strength, HERE) });
