// The setter's own marks and colours: layers of a draft that no clue and no answer changes. Pure.

/** @import { Cell, Digit } from "../types.d.ts" */
/** @import { Change, Draft } from "./draft.js" */

import { OWN } from "./draft.js";

/** Return the layers. @param {Draft} draft */
export const ownOf = ({ corner, centre, colour }) => ({ corner, centre, colour });

/** Return the change that marks or colours a cell, or takes that back; null for a tool that has no such layer.
 * @param {Draft} draft @param {string} tool @param {Cell} cell @param {Digit} digit 0: none of them stays
 * @returns {[Change[0], number, number] | null} */
export function markOf(draft, tool, cell, digit) {
	const layer = OWN.find((each) => each === tool);
	if (!layer) return null;
	const isMeant = digit <= draft.size || layer === "colour";
	const bit = digit && isMeant ? 1 << (digit - 1) : 0;
	return [layer, cell, digit ? draft[layer][cell] ^ bit : 0];
}
