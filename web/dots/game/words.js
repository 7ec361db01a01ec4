// What the page of a game with a friend says: events, offers, phrases, clocks.

/** @import { Clocks, Happened, Pace, Problem } from "./live.js" */
/** @import { Player } from "../rules/field.js" */

import { dates } from "../../shared/dates.js";
import { clockTime, coloursOf } from "../board/words.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

const DAY_MS = 24 * 3600 * 1000;

/** @type {Record<string, string>} */
export const PHRASES = {
	hello: phrase("hello"),
	"good-luck": phrase("good-luck"),
	"have-fun": phrase("have-fun"),
	"well-played": phrase("well-played"),
	"nice-capture": phrase("nice-capture"),
	oops: phrase("oops"),
	"one-moment": phrase("one-moment-please"),
	"i-am-back": phrase("i-am-back"),
	thanks: phrase("thank-you"),
	"good-game": phrase("good-game"),
};

const OFFERED = ["draw", "count", "takeback", "rematch"]; // what a player offers, and the other may say no to

/** What a player reads of an own offer. @type {Record<string, string>} */
const OWN_OFFERS = {
	draw: phrase("you-offer-a-draw"),
	count: phrase("you-offer-to-count-the"),
	takeback: phrase("you-ask-to-take-a"),
	rematch: phrase("you-would-like-to-play"),
	talk: phrase("you-ask-for-a-conversation"),
};

const SHOWN = 80; // characters of a line beside the board: the conversation has all of it

/** Whom the host of a game in the lobby looks for. @type {Record<string, string>} */
export const WANTED = {
	any: "",
	beginner: phrase("looks-for-a-beginner"),
	intermediate: phrase("looks-for-somebody-who-knows"),
	advanced: phrase("looks-for-a-strong-player"),
};

/** Say that the connection is lost, and when it is tried again. @param {number} seconds */
export function connectionLost(seconds) {
	return phrase("connection-lost-game-kept", { seconds: seconds < 1.5 ? 0 : Math.round(seconds) });
}

/** Said once a report has reached the server. */
export const TOLD = phrase("the-operator-is-told");

/** Say what has happened beside the moves. @param {Happened} event */
export function said({ kind, player, what = "", phrase: name = "", on = false, text = "" }) {
	const side = coloursOf(player);
	if (kind === "sit") return phrase("side-is-here", side);
	if (kind === "say") return phrase("side-says", { words: PHRASES[name] ?? name, ...side });
	if (kind === "talk") return on ? question(kind, player) : phrase("side-writes-no-more", side);
	if (kind === "line") return text ? phrase("side-says", { words: shortened(text), ...side }) : "";
	if (kind === "claim") return phrase("side-claims-the-win", side);
	if (kind === "offer") return question(what, player);
	if (kind === "decline") return phrase("side-says-no", { what: OFFERED.includes(what) ? what : "other", ...side });
	if (what === "takeback") return phrase("side-agrees-taken-back", side);
	if (what === "count") return phrase("both-agree-to-count");
	return what === "draw" ? phrase("a-draw-is-agreed-now") : phrase("the-next-game-begins");
}

/** Say that an offer is over, since the position that it was for is. @param {string} what */
export const lapsed = (what) => phrase("no-longer-offered", { what });

/** Say to a player what they have asked; "" where it is told to both in the same words. @param {Happened} event */
export function saidBySelf({ kind, what = "", on = false }) {
	if (kind === "talk") return on ? OWN_OFFERS.talk : phrase("you-write-no-more");
	if (kind === "decline") return phrase("you-say-no");
	if (kind === "claim") return phrase("you-claim-the-win");
	if (kind === "accept" && what === "takeback") return phrase("you-agree-taken-back");
	return kind === "offer" ? (OWN_OFFERS[what] ?? "") : "";
}

/** Return as much of a line as there is room for. @param {string} text */
function shortened(text) {
	const letters = [...text];
	return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join("").trimEnd()}…` : text;
}

/** Say what a player asks: an offer, or a conversation. @param {string} what @param {Player} by */
export const question = (what, by) => phrase("side-offers", { what, ...coloursOf(by) });

/** Say to a player how a game ended, by its result as in SGF. @param {string | null} result @param {1 | 2} player */
export function endWords(result, player) {
	const winner = ["B", "W"].indexOf(result?.[0] ?? "") + 1;
	if (winner) return winner === player ? phrase("you-won") : phrase("you-lost");
	return result === "0" || result === "Draw" ? phrase("a-draw") : phrase("game-has-ended");
}

/** Write a time of days. @param {number} ms */
export function longTime(ms) {
	const minutes = Math.max(Math.ceil(ms / 60_000), 0);
	const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
	if (days) return phrase("days-and-hours", { days, hours });
	return hours ? phrase("hours-and-minutes", { hours, minutes: minutes % 60 }) : phrase("minutes-alone", { minutes });
}

const MOMENT = dates({
	weekday: "short",
	day: "numeric",
	month: "short",
	hour: "2-digit",
	minute: "2-digit",
});

/** Write a moment with its day. @param {number} ms since 1970 */
export const moment = (ms) => MOMENT.format(ms);

/** Say how much time each has. @param {Pace | null} clock */
export function clockWords(clock) {
	if (!clock) return phrase("no-time-limit");
	if ("days" in clock) return phrase("by-post-days", { days: clock.days });
	const { move, reserve } = clock;
	return reserve
		? phrase("seconds-and-reserve", { move, reserve: clockTime(reserve * 1000) })
		: phrase("seconds-for-a-move", { move });
}

/** Return the milliseconds that a side has for its move and beyond, at a moment of the server's clock.
 * @param {number} side @param {Clocks} clocks @param {Pace} clock
 * @param {number} now */
export function timeLeft(side, { running, until, reserves }, clock, now) {
	if (running === side && until !== null) return until - now;
	return ("days" in clock ? clock.days * DAY_MS : clock.move * 1000) + reserves[side - 1];
}

/** Say that something is being sent, and what the server asks to wait for.
 * @param {Problem} [problem] @param {number} [seconds] */
export function waitWords(problem, seconds = 0) {
	if (!problem) return phrase("sending");
	const why = problem.status === 429 ? `${told(problem)}.` : phrase("the-server-is-busy");
	return phrase("sending-again-in", { seconds: Math.max(Math.ceil(seconds), 1), why });
}

/** Say that a seat is open on several devices. @param {1 | 2} side @param {0 | 1 | 2} player who is told */
export function devicesWords(side, player) {
	return phrase("seat-is-open-elsewhere", { whose: side === player ? "own" : "side", ...coloursOf(side) });
}
