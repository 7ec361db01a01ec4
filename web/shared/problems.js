// What the server's problems are called in the language of the page, by their stable codes.

import { LANGUAGE, phrase } from "./speak.js";

const REFUSED = phrase("problem-game");

/** @type {Record<string, string>} */
const WORDS = {
	uniqueness: phrase("problem-uniqueness"),
	"many-solutions": phrase("problem-many-solutions"),
	"no-solution": phrase("problem-no-solution"),
	stock: phrase("problem-stock"),
	"unknown-puzzle": phrase("problem-unknown-puzzle"),
	removed: phrase("problem-removed"),
	withdrawn: phrase("problem-withdrawn"),
	secret: phrase("problem-secret"),
	"unknown-race": phrase("problem-unknown-race"),
	alone: phrase("problem-alone"),
	early: phrase("problem-early"),
	"too-fast": phrase("problem-too-fast"),
	"unknown-game": phrase("problem-unknown-game"),
	seat: phrase("problem-seat"),
	taken: phrase("problem-taken"),
	invitation: phrase("problem-invitation"),
	own: phrase("problem-own"),
	rated: phrase("problem-rated"),
	unrated: phrase("problem-unrated"),
	full: phrase("problem-full"),
	limit: phrase("problem-limit"),
	"above-limit": phrase("problem-above-limit"),
	game: REFUSED,
	clock: REFUSED,
	kind: REFUSED,
	long: REFUSED,
	unsettled: REFUSED,
	move: REFUSED,
	phrase: REFUSED,
	claim: REFUSED,
	offer: REFUSED,
	number: REFUSED,
};

/** Return what a player reads of a problem: in English the server's own words where its code has none here.
 * @param {{ code?: string, detail?: string, title?: string, status: number }} problem */
export const told = ({ code = "", detail, title, status }) =>
	WORDS[code] ?? (LANGUAGE === "en" ? (detail ?? title) : null) ?? phrase("server-answered", { status });
