// Which strength of the computer is suggested after a game with somebody, or after a rated one: by the player's rating,
// else by the games on this device against the computer.

/** @import { Host } from "./main.js" */
/** @import { Rating } from "./person.js" */
/** @import { Standing } from "../board/own-strength.js" */

import { byId, tell } from "../../shared/dom.js";
import { SURE } from "./person.js";
import { ownRatings } from "./ratings.js";
import { cameOf, pointsOf, standingIn, strengthAt } from "../board/own-strength.js";
import { STRENGTHS } from "../board/strengths.js";
import { phrase } from "../../shared/speak.js";

/** The ratings of the strengths, as in dots/engine/strengths.py. */
export const RATINGS = [
	900, 1050, 1150, 1350, 1500, 1650, 1800, 1950, 2100, 2300, 2500, 2650, 2850, 3050, 3250, 3450, 3650,
];

const FURTHEST = 4; // strengths from the one that was played to the one that is suggested
const ABOVE = 2; // strengths above the last one, while the rating is uncertain
const ENOUGH = 3; // games, with fewer of which too little is known to say what to practise against

/** Hide what was suggested. */
export function forgetStrength() {
	byId("suggested").hidden = byId("practise").hidden = true;
	/** @type {HTMLButtonElement} */ (byId("suggested")).disabled = false;
}

/** Suggest a strength once a game has ended: another rated game after one against the computer, or else a game to
 * practise. Where too little is known of the player, suggest nothing.
 * @param {Host} host @param {Promise<Rating | null>} [asked] the player's rating, where the game was rated */
export async function suggestStrength(host, asked) {
	const { id, player, game, about, store } = host;
	if (!player || !game) return;
	const rated = (await asked) ?? null;
	const played = rated && about.computer?.strength;
	const { strength, by = "rating" } = played
		? { strength: nextStrength(rated, played, pointsOf(game, player)) }
		: fitting(rated ?? (await ownRating(host)), standingIn(store));
	if (id !== host.id || !strength || strength === played) return;
	host.suggested = strength;
	byId(played ? "suggested" : "practise").hidden = false;
	if (played) tell("suggested", suggestedWords(rated, played, pointsOf(game, player), strength));
	tell("practise", phrase("practise-at-strength", { strength, by }));
	/** @type {HTMLAnchorElement} */ (byId("practise")).href = `/dots#strength=${strength}`;
}

/** Return the strength for the next rated game against the computer, 0 where no game has counted. It is near the one
 * that was played. While the rating is uncertain, it is not below that after a win, nor above it after a loss.
 * @param {Rating} rating @param {number} played @param {number} points 1, 0, or a half */
export function nextStrength(rating, played, points) {
	if (!rating.games) return 0;
	const unsure = points === 1 ? [0, ABOVE] : points ? [-1, 1] : [-FURTHEST, 0];
	const [least, most] = rating.deviation <= SURE ? [-FURTHEST, FURTHEST] : unsure;
	return strengthAt(Math.min(Math.max(nearestTo(rating), played + least), played + most));
}

/** Say which strength is suggested for the next rated game, and why.
 * @param {Rating} rating @param {number} played @param {number} points @param {number} strength */
export function suggestedWords({ deviation }, played, points, strength) {
	const why = deviation <= SURE ? phrase("by-your-rating") : cameOf(points, played);
	return phrase("next-rated-at-strength", { why, strength });
}

/** Return the strength that fits a player, and what that is by: a certain rating, else the games on this device against
 * the computer, none that has lost one of them, else the rating as it is so far; 0 where too few games tell of it.
 * @param {Rating | null} rating @param {Standing | null} standing */
export function fitting(rating, standing) {
	const counts = rating && rating.games >= ENOUGH ? rating : null;
	if (standing && standing.games >= ENOUGH && !(counts && counts.deviation <= SURE))
		return { strength: Math.max(strengthAt(standing.rating), standing.beaten), by: "games" };
	return { strength: counts ? nearestTo(counts) : 0, by: "rating" };
}

/** Return the strength whose rating is nearest. @param {Rating} rating */
function nearestTo({ rating }) {
	const far = (/** @type {number} */ strength) => Math.abs(RATINGS[strength - 1] - rating);
	return STRENGTHS.map((_, at) => at + 1).reduce((best, each) => (far(each) < far(best) ? each : best));
}

/** Return the rating of this device for the rules of a game, that from most games; null if there is none, or if the
 * operator has switched ratings off. @param {Host} host */
async function ownRating({ store, about }) {
	if (!about.rating) return null;
	const { ratings } = (await ownRatings(store)) ?? { ratings: [] };
	const [rules] = about.rules.split("+");
	const some = ratings.filter((each) => each.rules === rules).sort((a, b) => b.games - a.games);
	return some[0] ?? null;
}
