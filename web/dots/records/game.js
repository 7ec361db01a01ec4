// The record of a game with a friend, by the game's id in the address.

import { isId } from "../game/address.js";
import { NO_LETTERS } from "../sgf/dialects.js";
import { phrase } from "../../shared/speak.js";

/** Why there is no record of a game. */
export class NoRecord extends Error {}

/** Return the id of the game that an address asks for, or "". @param {string} search */
export function gameIn(search) {
	const id = new URLSearchParams(search).get("game") ?? "";
	return isId(id) ? id : "";
}

/** Return the record of a game as the server has it; throw `NoRecord`, with words for the page, where there is none.
 * @param {string} id */
export async function recordOfGame(id) {
	/** @type {Response} */
	let response;
	try {
		response = await fetch(`/dots/games/${id}.sgf`);
	} catch {
		throw new NoRecord(phrase("the-server-has-this-game"));
	}
	if (response.ok) return response.text();
	if (response.status === 404) throw new NoRecord(phrase("no-such-game-after-a-year"));
	if (response.status === 422) throw new NoRecord(NO_LETTERS);
	throw new NoRecord(phrase("the-server-is-busy-load"));
}
