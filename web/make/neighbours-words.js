// What is said of a puzzle one change away. Pure.

/** @import { Difficulty } from "../types.d.ts" */

/** @typedef {{ cell: string | null, digit: number | null, edge: string[] | null, dot: string | null }} Clue */
/** @typedef {{ kind: "minimal" | "drop" | "add" | "change" | "move", removed: Clue[], added: Clue[], ken: string,
 *   difficulty: Difficulty }} Neighbour */

/** What may be wished for, in words. @type {Record<string, string>} */
export const WANTS = { harder: "harder", easier: "easier", symmetric: "more symmetric" };

/** Say what changes. @param {Neighbour} neighbour */
export function changeSaid({ kind, removed, added }) {
	if (kind === "minimal") return `Without ${removed.length} ${removed.length === 1 ? "clue" : "clues"}: minimal`;
	const [gone, come] = [removed, added].map((clues) => clues.map(clueSaid).join(", "));
	if (kind === "drop") return `Without ${gone}`;
	if (kind === "add") return `With ${come}`;
	return `${come} for ${gone}`.replace(/^a/, "A");
}

/** @param {Clue} clue */
export function clueSaid({ cell, digit, edge, dot }) {
	return edge ? `a ${dot} dot ${edge.join("–")}` : `${digit} in ${cell}`;
}

/** Say how hard it is. @param {Neighbour} neighbour */
export function ratedSaid({ difficulty: { level, rating } }) {
	return `${level[0].toUpperCase()}${level.slice(1)}, rated ${rating}`;
}

/** Say how many there are. @param {{ neighbours: readonly Neighbour[], tried: number, complete: boolean }} answer */
export function endSaid({ neighbours, tried, complete }) {
	const changes = `${tried} ${tried === 1 ? "change" : "changes"} tried`;
	if (!neighbours.length) return complete ? `There is none: ${changes}.` : `None was found: ${changes}.`;
	return `${neighbours.length} found, ${changes}${complete ? "" : "; there may be more"}.`;
}
