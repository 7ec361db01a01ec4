// Which strength the computer should have next: by what came of the games on this device against it.

/** @import { Play } from "../rules/game.js" */
/** @import { Opponent } from "./kept.js" */
/** @import { Standing } from "../board/own-strength.js" */
/** @import { Store } from "../../shared/store.js" */

import { byId } from "../../shared/dom.js";
import { cameOf, keepStanding, pointsOf, standingIn, strengthAt } from "../board/own-strength.js";
import { STRENGTHS } from "../board/strengths.js";
import { handicapOf } from "../rules/starts.js";
import { phrase } from "../../shared/speak.js";

const STEP = 170; // of Elo between two strengths
const GAIN = 1; // strengths that a game between equals moves at most, twice
const FURTHEST = 4; // strengths from the one that was played to the one that is suggested
const ENOUGH = 10; // dots of the player, without which a game that was broken off says nothing

/** Offer the strength that suits the player, once a game against the computer has ended; another button plays the same
 * again. Return that strength, 0 for none.
 * @param {Store} store @param {Play} game @param {Opponent} opponent @param {number} seed */
export function suggest(store, game, opponent, seed) {
	const strength = suggested(store, game, opponent, seed);
	const isSame = strength === opponent?.strength;
	byId("suggested").hidden = !strength || isSame;
	const came = opponent ? cameOf(pointsOf(game, opponent.human), opponent.strength) : "";
	byId("suggested").textContent = strength ? phrase("next-at-strength", { came, strength }) : "";
	byId("again").textContent = strength && isSame ? phrase("again-at-strength", { strength }) : phrase("play-again");
	return strength;
}

/** Count a game that has ended against the computer, once; return the strength for the next one, 0 for no suggestion.
 * @param {Store} store @param {Play} game @param {Opponent} opponent @param {number} seed */
export function suggested(store, game, opponent, seed) {
	if (!game.over || !opponent) return 0;
	const { strength, human } = opponent;
	if (!saysMuch(game, human)) return strength;
	const points = pointsOf(game, human);
	const before = standingIn(store) ?? { rating: strength, seed: 0, games: 0, beaten: 0 };
	const now = before.seed === seed ? before : { ...after(before, strength, points), seed };
	keepStanding(store, now);
	return near(now.rating, strength, points);
}

/** Tell whether the result of a game says how strong the player is: not after free dots, nor where it was broken off
 * early. @param {Play} game @param {number} human */
function saysMuch({ setup, moves }, human) {
	const isShort = moves.filter(({ player, at }) => player === human && at).length < ENOUGH;
	return !handicapOf(setup.start) && !(isShort && moves.at(-1)?.word);
}

/** Return the standing after a game. @param {Standing} before @param {number} strength @param {number} points */
function after({ rating, games, beaten }, strength, points) {
	const expected = 1 / (1 + 10 ** (((strength - rating) * STEP) / 400));
	return {
		rating: Math.min(Math.max(rating + GAIN * (points - expected), 0.5), STRENGTHS.length + 0.4),
		games: games + 1,
		beaten: points === 1 ? Math.max(beaten, strength) : beaten,
	};
}

/** Return the strength that suits a rating and is near the one that was played: not lower after a win, and lower after
 * a loss. @param {number} rating @param {number} strength @param {number} points */
function near(rating, strength, points) {
	const [least, most] = points === 1 ? [0, FURTHEST] : points ? [-1, 1] : [-FURTHEST, -1];
	return strengthAt(Math.min(Math.max(strengthAt(rating), strength + least), strength + most));
}
