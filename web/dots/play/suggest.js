// Which strength the computer should have next: by what came of the games on this device against it.

/** @import { Play } from "../rules/game.js" */
/** @import { Opponent } from "./kept.js" */
/** @import { Store } from "../../shared/store.js" */

import { byId } from "../../shared/dom.js";
import { keepStanding, pointsOf, standingIn, strengthAt } from "../board/own-strength.js";
import { named, STRENGTHS } from "../board/strengths.js";
import { handicapOf } from "../rules/starts.js";

const STEP = 170; // of Elo between two strengths
const GAIN = 1; // strengths that a game between equals moves at most, twice

/** Offer the strength that suits the player, once a game against the computer has ended; another button plays the same
 * again. Return that strength, 0 for none.
 * @param {Store} store @param {Play} game @param {Opponent} opponent @param {number} seed */
export function suggest(store, game, opponent, seed) {
	const strength = suggested(store, game, opponent, seed);
	const isSame = strength === opponent?.strength;
	byId("suggested").hidden = !strength || isSame;
	byId("suggested").textContent = `Next: ${named(strength)}`;
	byId("again").textContent = strength && isSame ? `Play again at strength ${strength}` : "Play again";
	return strength;
}

/** Count a game that has ended against the computer, once; return the strength for the next one, 0 for no suggestion.
 * @param {Store} store @param {Play} game @param {Opponent} opponent @param {number} seed */
export function suggested(store, game, opponent, seed) {
	if (!game.over || !opponent?.strength) return 0;
	const before = standingIn(store) ?? { rating: opponent.strength, seed: 0 };
	const { strength, human } = opponent;
	const isEqual = !handicapOf(game.setup.start); // otherwise the result says nothing
	const isNew = isEqual && before.seed !== seed;
	const { rating } = isNew ? after(before.rating, strength, pointsOf(game, human)) : before;
	keepStanding(store, { rating, seed });
	return strengthAt(rating);
}

/** Return the standing after a game. @param {number} rating @param {number} strength @param {number} points */
function after(rating, strength, points) {
	const expected = 1 / (1 + 10 ** (((strength - rating) * STEP) / 400));
	return { rating: Math.min(Math.max(rating + GAIN * (points - expected), 0.5), STRENGTHS.length + 0.4) };
}
