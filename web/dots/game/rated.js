// What a rated game must have: the page's copy of what api/games/rated.py asks, said before the server is asked.

/** @import { Pace } from "./live.js" */
/** @import { Setup } from "../rules/game.js" */

import { phrase } from "../../shared/speak.js";

export const SMALLEST = 10; // columns and rows

/** Say what a game lacks for being rated; nothing where it may be. @param {Setup} setup @param {Pace | null} clock */
export function ratedFault({ size, rules, start }, clock) {
	/** @type {[boolean, string][]} */
	const asked = [
		[!clock || "days" in clock, phrase("a-time-in-seconds-for")],
		[rules.includes("+"), phrase("a-rule-set-without-options")],
		[String(start).includes("handicap"), phrase("no-free-dots")],
		[Math.min(...size) < SMALLEST, phrase("board-of-or-more", { size: SMALLEST })],
	];
	const needs = asked.flatMap(([isLacked, words]) => (isLacked ? [words] : []));
	return needs.length ? phrase("rated-game-needs", { needs }) : "";
}
