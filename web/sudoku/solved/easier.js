// Where an easier step stood than the one that took a player long. Asks the server.

/** @import { Game, Lost, WayAnswer } from "../../types.d.ts" */

import * as api from "../puzzle/api.js";
import * as coach from "../help/coach.js";
import { nameOf } from "../puzzle/geometry.js";
import { boards, harderBy, pauses, placedBy } from "./lookback.js";

/** @typedef {(game: Game, step: number, until: string) => Promise<WayAnswer | Lost | null>} Ask for the easiest way
 *   from the board before a step to a cell, or to any "digit"; null where there is none to be had */

/** @type {Ask} */
async function wayAt({ state, record }, step, until) {
	const position = coach.position(boards(state)[step], record.ken, true);
	const answer = await api.hint({ ...position, until }).catch(() => null);
	return answer && ("steps" in answer || "mistakes" in answer) ? answer : null;
}

/** Return the easiest way to a digit from the board before a step; beside it what that step needed, and what was
 * enough, where another digit than the player's was easier.
 * @param {Game} game @param {number} step @param {Ask} [ask] */
export async function easierAt(game, step, ask = wayAt) {
	const easiest = await ask(game, step, "digit");
	const placed = placedBy(game.state, step);
	if (!placed || !easiest || !("steps" in easiest)) return { easiest, easier: null };
	const taken = await ask(game, step, nameOf(game.state.puzzle.board, placed[0]));
	const harder = taken && "steps" in taken ? harderBy(taken, easiest) : null;
	return { easiest, easier: harder && { way: easiest, ...harder } };
}

/** Return the technique of an easier step that stood there at the longest pause; undefined where none did.
 * @param {Game} game @param {Ask} [ask] */
export async function easierTechnique(game, ask) {
	const [longest] = pauses(game);
	return longest && (await easierAt(game, longest.step, ask)).easier?.enough;
}
