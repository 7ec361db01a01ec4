// How strong the player is, in strengths of the computer: what is kept of the games on this device against it, and what
// a game came to. Anybody may have written what is kept.

/** @import { Play } from "../rules/game.js" */
/** @import { Store } from "../../shared/store.js" */

import { STRENGTHS } from "./strengths.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ rating: number, seed: number, games: number, beaten: number }} Standing rating: the strength that wins
 *   as often as the player; seed: of the game that was counted last; games: how many were counted; beaten: the highest
 *   strength that has lost one of them, 0 for none */

const STANDING = "kropki:dots:standing";

/** Return what is kept, if it can be used. @param {Store} store @returns {Standing | null} */
export function standingIn(store) {
	const kept = store.read(STANDING);
	const isOne = Number.isFinite(kept?.rating) && kept.rating >= 0 && kept.rating <= STRENGTHS.length + 1;
	const whole = (/** @type {unknown} */ value) => (Number.isInteger(value) ? Math.max(Number(value), 0) : 0);
	const beaten = Math.min(whole(kept?.beaten), STRENGTHS.length);
	return isOne ? { rating: kept.rating, seed: Number(kept.seed), games: whole(kept.games), beaten } : null;
}

/** @param {Store} store @param {Standing} standing */
export const keepStanding = (store, standing) => store.write(STANDING, JSON.stringify(standing));

/** Return the strength that is nearest to a number between strengths. @param {number} rating */
export const strengthAt = (rating) => Math.round(Math.min(Math.max(rating, 1), STRENGTHS.length));

/** Return what a player has of a game: 1, 0, or a half. @param {Play} game @param {number} player */
export function pointsOf({ now }, player) {
	const winner = " BW".indexOf((now.result ?? "")[0]);
	return winner > 0 ? Number(winner === player) : 0.5;
}

/** Say what came of a game against a strength. @param {number} points 1, 0, or a half @param {number} strength */
export const cameOf = (points, strength) =>
	phrase("came-of-game", { strength, came: points === 1 ? "won" : points ? "drawn" : "lost" });
