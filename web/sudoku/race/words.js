// What is said of a race and of those who race. Pure.

import { LEVELS } from "../puzzle/puzzle.js";
import { clockText } from "../puzzle/session.js";

/** @typedef {{ place: number, name: string | null, right: number, hints: number, ms: number | null, away: boolean }}
 *   Racer */
/** @typedef {{ number: number, now: number, started: number | null, cells: number, players: Racer[],
 *   puzzle: { ken: string, negative: boolean | "white" | "black" } | null }} Standing */

/** The rules of a race, as the dialog has them. */
export const RULES = [
	"When there are two players, either of them can start the race. The server's clock counts for all, and never stops.",
	"It runs on if you come late, lose the connection or let the device sleep.",
	"You keep your place: open the link again on this device.",
	"The others see how many of your cells are right, but not which cells, and none of your digits.",
	"You may ask for hints. All players see how many you asked for, as your device reports it.",
	"The server cannot find out whether a player looked up the solution.",
	"The server deletes a race after a day.",
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
	return `${name ?? `Player ${place}`}${place === me ? " (you)" : ""}`;
}

/** Say how far a racer is. @param {Racer} racer @param {number} cells */
export function farOf({ ms, right, hints, away }, cells) {
	const far = ms === null ? `${right} of ${cells}` : clockText(ms);
	const help = hints ? `, says ${hints} ${hints === 1 ? "hint" : "hints"}` : "";
	return `${far}${help}${away && ms === null ? ", away" : ""}`;
}

/** Say how the race stands for one who is in it. @param {Standing | null} standing @param {number} me
 * @param {number | null} clock milliseconds since the start; null before somebody has started it */
export function playingWords(standing, me, clock) {
	const { players = [] } = standing ?? {};
	if (clock === null)
		return players.length > 1 ? `${players.length} players are here.` : "Wait for a second player, then start.";
	if (clock < 0) return `The race starts in ${Math.ceil(-clock / 1000)} s.`;
	const mine = players[me - 1];
	if (!mine || mine.ms === null) return "The race is on.";
	const others = players.filter(({ ms }) => ms === null).length;
	const still = others ? ` ${others === 1 ? "One is" : `${others} are`} still at it.` : "";
	return `Your time is ${clockText(mine.ms)}.${still}`;
}

const PLACES = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** Say in a few words how the race went for one who has finished. @param {Racer[]} players @param {number} me */
export function wonWords(players, me) {
	const all = ranked(players);
	const [mine, best, next] = [players[me - 1], all[0], all[1]];
	if (mine !== best) return `${PLACES[all.indexOf(mine)]}, ${apart(best, mine)} behind ${nameOf(best, me)}`;
	return next && next.ms !== null ? `You won by ${apart(mine, next)}` : "You are first!";
}

/** Say how long one finished before another. @param {Racer} one @param {Racer} other */
function apart({ ms: one }, { ms: other }) {
	const ms = (other ?? 0) - (one ?? 0);
	if (ms < 1000) return "less than a second";
	return ms < 60_000 ? `${Math.floor(ms / 1000)} s` : clockText(ms);
}

/** Tell whether all who race have finished. @param {Standing} standing */
export const isOver = ({ players }) => players.length > 0 && players.every(({ ms }) => ms !== null);

/** Say of which size and level the puzzle is; "" where that is not known. @param {string} kind "9-easy" */
export function kindWords(kind) {
	const [, size, level = ""] = /^([469])-(\w+)$/.exec(kind) ?? [];
	return LEVELS.includes(level) ? `${size} × ${size}, ${level}` : "";
}

/** Say what somebody sees who has not joined. @param {Standing} standing */
export function invitedWords(standing) {
	const { players, started, now } = standing;
	const there = players.length === 1 ? "1 player is" : `${players.length} players are`;
	if (started === null) return `${there} in this race, which has not started.`;
	if (isOver(standing)) return "This race is over.";
	if (started > now) return `${there} in this race, which starts now.`;
	return `${there} in this race. Its clock says ${clockText(now - started)}, and will be yours, too.`;
}

/** Say who has finished since the standing before. @param {Standing | null} before @param {Standing} standing
 * @param {number} me */
export function newsOf(before, { players }, me) {
	const known = new Set(before?.players.filter(({ ms }) => ms !== null).map(({ place }) => place));
	return players
		.filter(({ ms, place }) => before && ms !== null && place !== me && !known.has(place))
		.map((racer) => `${nameOf(racer, me)} has finished in ${clockText(racer.ms ?? 0)}.`)
		.join(" ");
}
