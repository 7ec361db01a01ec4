// A time for each move that is none of those to choose from: its two fields, which the forms of all new games have.

/** @import { Pace } from "../play/clock.js" */

import { byId } from "../../shared/dom.js";

/** What chooses it. */
export const OWN = "own";

/** Show the fields where they are wanted, and ask for them there alone. @param {boolean} isWanted */
export function showOwnTime(isWanted) {
	const fields = /** @type {HTMLFieldSetElement} */ (byId("own-time"));
	fields.hidden = fields.disabled = !isWanted;
}

/** Return what the fields say. @param {Record<string, string>} chosen @returns {Pace} */
export const ownPace = ({ move_s: move, reserve_min: minutes }) => ({
	move: Number(move),
	reserve: 60 * Number(minutes),
});
