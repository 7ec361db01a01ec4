// What is said of a race and of those who race. Pure.

/** @import { Kind } from "../../types.d.ts" */

import { phrase } from "../../shared/speak.js";
import { LEVELS } from "../puzzle/puzzle.js";
import { boxesName, ruleName } from "../puzzle/rule-names.js";
import { ruleOf } from "../puzzle/rules.js";
import { clockText } from "../puzzle/session.js";

/** @typedef {{ place: number, name: string | null, right: number, hints: number, ms: number | null, away: boolean }}
 *   Racer */
/** @typedef {{ number: number, now: number, started: number | null, cells: number, players: Racer[],
 *   puzzle: { ken: string, negative: boolean | "white" | "black", boxes?: boolean } | null }} Standing */

/** The rules of a race, as the dialog has them. */
export const RULES = [
	phrase("race-rule-start"),
	phrase("race-rule-clock"),
	phrase("race-rule-place"),
	phrase("race-rule-seen"),
	phrase("race-rule-hints"),
	phrase("race-rule-looked-up"),
	phrase("race-rule-deleted"),
];

/** Return the order in which the racers are: who has finished, then who has most cells right.
 * @param {Racer[]} players */
export function ranked(players) {
	const rank = (/** @type {Racer} */ { ms, right }) => (ms === null ? [1, -right] : [0, ms]);
	return players.toSorted((one, other) => {
		const [mine, its] = [rank(one), rank(other)];
		return mine[0] - its[0] || mine[1] - its[1] || one.place - other.place;
	});
}

/** Name a racer. @param {Racer} racer @param {number} me the place of the one who reads it; 0: none */
export function nameOf({ place, name }, me) {
	const called = name ?? phrase("player-without-name", { place });
	return place === me ? phrase("player-is-you", { name: called }) : called;
}

/** Say how far a racer is. @param {Racer} racer @param {number} cells */
export function farOf({ ms, right, hints, away }, cells) {
	const far = ms === null ? phrase("right-of-cells", { right, cells }) : clockText(ms);
	const told = hints ? phrase("far-with-hints", { far, hints }) : far;
	return away && ms === null ? phrase("far-and-away", { far: told }) : told;
}

/** Say how the race stands for one who is in it. @param {Standing | null} standing @param {number} me
 * @param {number | null} clock milliseconds since the start; null before somebody has started it */
export function playingWords(standing, me, clock) {
	const { players = [] } = standing ?? {};
	if (clock === null)
		return players.length > 1
			? phrase("players-are-here", { count: players.length })
			: phrase("wait-for-a-second-player");
	if (clock < 0) return phrase("race-starts-in", { seconds: Math.ceil(-clock / 1000) });
	const mine = players[me - 1];
	if (!mine || mine.ms === null) return phrase("the-race-is-on");
	const count = players.filter(({ ms }) => ms === null).length;
	const time = clockText(mine.ms);
	return count ? phrase("your-time-and-others", { time, count }) : phrase("your-time-is", { time });
}

/** Say in a few words how the race went for one who has finished. @param {Racer[]} players @param {number} me */
export function wonWords(players, me) {
	const all = ranked(players);
	const [mine, best, next] = [players[me - 1], all[0], all[1]];
	if (mine !== best)
		return phrase("race-place", {
			place: all.indexOf(mine) + 1,
			behind: apart(best, mine),
			name: nameOf(best, me),
		});
	return next && next.ms !== null ? phrase("you-won-by", { time: apart(mine, next) }) : phrase("you-are-first");
}

/** Say how long one finished before another. @param {Racer} one @param {Racer} other */
function apart({ ms: one }, { ms: other }) {
	const ms = (other ?? 0) - (one ?? 0);
	if (ms < 1000) return phrase("less-than-a-second");
	return ms < 60_000 ? phrase("seconds-short", { seconds: Math.floor(ms / 1000) }) : clockText(ms);
}

/** Tell whether all who race have finished. @param {Standing} standing */
export const isOver = ({ players }) => players.length > 0 && players.every(({ ms }) => ms !== null);

/** Return the kind of a puzzle as the link of a race has it: "9-easy", "5-hard-squares-white".
 * @param {Kind & { difficulty: string }} kind */
export const kindOf = ({ size, difficulty, boxes, negative }) =>
	[size, difficulty, ...(boxes === false ? ["squares"] : []), ...(negative === true ? [] : [negative])].join("-");

/** Say of which size, level and rules the puzzle is; "" where that is not known. @param {string} kind see kindOf */
export function kindWords(kind) {
	const found = /^([4-9])-([a-z]+)(-squares)?(?:-(white|black|false))?$/.exec(kind);
	const [, size, level = "", squares, rule = "true"] = found ?? [];
	if (!LEVELS.includes(level)) return "";
	const words = [phrase("size-and-level", { size, level }), boxesName(!squares), ruleName(ruleOf(rule))];
	return words.filter(Boolean).join(", ");
}

/** Say what somebody sees who has not joined. @param {Standing} standing */
export function invitedWords(standing) {
	const { players, started, now } = standing;
	const count = players.length;
	if (started === null) return phrase("race-not-started", { count });
	if (isOver(standing)) return phrase("race-is-over");
	if (started > now) return phrase("race-starts-now", { count });
	return phrase("race-clock-says", { count, time: clockText(now - started) });
}

/** Say who has finished since the standing before. @param {Standing | null} before @param {Standing} standing
 * @param {number} me */
export function newsOf(before, { players }, me) {
	const known = new Set(before?.players.filter(({ ms }) => ms !== null).map(({ place }) => place));
	return players
		.filter(({ ms, place }) => before && ms !== null && place !== me && !known.has(place))
		.map((racer) => phrase("has-finished-in", { name: nameOf(racer, me), time: clockText(racer.ms ?? 0) }))
		.join(" ");
}
