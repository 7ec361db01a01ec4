// What the page says of a game of dots: names of points, what a move did, results. Knows the rules' values, not the
// page.

/** @import { Player, Standing } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { countsOf } from "../rules/ending.js";
import { other, place } from "../rules/field.js";
import { saying } from "../rules/move.js";
import { written } from "../../shared/numbers.js";
import { capital, phrase } from "../../shared/speak.js";

export { place } from "../rules/field.js";

/** The colours of the sides in each palette. @type {Record<string, [string, string]>} */
export const PALETTES = { "": ["blue", "red"], orange: ["blue", "orange"], green: ["green", "violet"] };

/** @type {Record<string, string>} */
const NAMES = {
	blue: phrase("blue"),
	red: phrase("red"),
	orange: phrase("orange"),
	green: phrase("green"),
	violet: phrase("violet"),
};

/** The colours of the sides that are worn. */
let [first, second] = PALETTES[""];

/** What the two sides are called now, each alone: it changes with the palette. */
export const colours = ["", NAMES[first], NAMES[second]];

/** Return the colour of a side and that of the other one, for a message. @param {number} player */
export const coloursOf = (player) =>
	player === 1 ? { colour: first, other: second } : { colour: second, other: first };

/** @type {0 | Player} the side of who reads the page; 0: no side, or both */
let own = 0;

/** Speak to the player of a side; 0: to nobody in particular. @param {0 | Player} player */
export function playAs(player) {
	own = player;
}

/** Say who is next. @param {Play} game */
export function nextOf({ now: { toMove } }) {
	return toMove === own ? phrase("your-move") : phrase("side-to-move", coloursOf(toMove));
}

/** Call the sides as a palette does. @param {string} palette */
export function callAs(palette) {
	[first, second] = PALETTES[palette] ?? PALETTES[""];
	colours.splice(1, 2, NAMES[first], NAMES[second]);
}

/** What rings that may be closed are called, where there are several. */
export const LETTERS = "ABCD";

/** Write milliseconds as a clock does. @param {number} ms */
export function clockTime(ms) {
	const seconds = Math.max(Math.ceil(ms / 1000), 0);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Name a point: where it is, what lies there, and whether it was the last move.
 * @param {Play} game @param {number} point @param {boolean} isLast */
export function nameOf(game, point, isLast) {
	const { dots, regions, pools, covered } = game.now;
	const [who, owner] = [dots[point], regions[point] || pools[point]];
	const dot = !who ? "none" : regions[point] === other(/** @type {Player} */ (who)) ? "captured" : "live";
	const around = regions[point] ? "region" : pools[point] ? "pool" : covered[point] ? "line" : who ? "none" : "open";
	return phrase("point-named", {
		place: place(game, point),
		dot,
		around: dot === "captured" ? "none" : around,
		mark: isLast ? "last" : "none",
		colour: coloursOf(who).colour,
		other: coloursOf(owner).colour,
	});
}

/** Name what rules count. @param {Pick<Play, "rules">} game */
const countsAs = ({ rules }) => (rules.allPoints ? "ground" : "dots");

/** Say what counts for each side by the rules in force. @param {Play} game @param {Standing} [now] */
export function scoreOf({ now: current, rules }, now = current) {
	const [first, second] = countsOf({ now, rules }).map((counts, side) => written(counts + now.ground[side] / 2));
	return phrase("score-of-sides", { first, second, counts: countsAs({ rules }), ...coloursOf(1) });
}

/** Say what the last move did and who is next; of one that ended the game by a word alone, the result says it.
 * @param {Play} game */
export function lastMove(game) {
	const move = game.moves.at(-1);
	const next = game.over ? resultOf(game) : nextOf(game);
	if (!move || ENDED_BY_WORD.test(game.now.result ?? "")) return next;
	const before = countsOf({ now: game.before.at(-1) ?? game.now, rules: game.rules });
	const taken = countsOf(game).flatMap((counts, index) =>
		counts > before[index] ? [gainOf(game, index + 1, counts - before[index])] : [],
	);
	if (move.word === "count") return `${phrase("counted-with-open", { count: game.now.open })} ${next}`;
	const sides = coloursOf(move.player);
	if (move.word === "done" && game.now.offered && !game.over)
		return `${phrase("side-offers-to-end", sides)} ${answerTo(game)}`;
	const score = taken.length && !game.over ? [scoreOf(game)] : []; // which a result says itself
	const clauses = [didOf(game, move), ...[...taken, ...score].map(capital)];
	const alone = move.word === "stop" && !game.over ? [aloneIn(game)] : [];
	return [phrase("side-did", { clauses, ...sides }), next, ...alone].join(" ");
}

/** Say what a side gains, by what counts.
 * @param {Pick<Play, "rules">} game @param {number} side @param {number} gain */
export const gainOf = (game, side, gain) =>
	phrase("side-gains", { count: gain, counts: countsAs(game), ...coloursOf(side) });

/** Say what the other side can do where the end is offered. @param {Play} game */
function answerTo({ now: { offered, toMove } }) {
	const who = other(/** @type {Player} */ (offered));
	return phrase("can-agree-else", {
		who: who === own ? "you" : "side",
		mover: toMove === own ? "you" : toMove === who ? "same" : "other",
		...coloursOf(who),
	});
}

/** Say that one side plays on alone after STOP, and how it ends that. @param {Play} game */
function aloneIn(game) {
	const { toMove } = game.now;
	const label = endingOf(game, toMove)?.label ?? "";
	return phrase("plays-on-alone", { who: toMove === own ? "you" : "side", label, ...coloursOf(toMove) });
}

/** Say what a move did, without what it captured. @param {Play} game @param {Move} move */
export function didOf(game, { word, at, rings: { length: count } }) {
	if (at) {
		const where = place(game, game.at(...at));
		return count ? phrase("puts-and-closes", { place: where, count }) : where;
	}
	if (!word) return count ? phrase("closes-rings", { count }) : phrase("closes-nothing");
	if (word === "done" && game.rules.ends.includes("agreed"))
		return game.over ? phrase("agrees-to-end") : phrase("has-offered-to-end");
	return SAID[word] ?? word;
}

/** @type {Record<string, string>} */
const SAID = { stop: phrase("says-stop"), done: phrase("says-done"), time: phrase("time-is-over") };

/** Say how a game ended that no dot ended. @param {Move} move */
export function endOf({ player, word }) {
	if (word === "resign") return phrase("side-resigns", coloursOf(player));
	if (word === "time") return phrase("time-of-side-is-over", coloursOf(player));
	return word === "draw" ? phrase("a-draw-is-agreed") : phrase("is-counted");
}

const ENDED_BY_WORD = /^Draw$|\+[RT]$/; // results: an agreed draw, resigned, on time

/** @param {Play} game @param {Standing} [now] */
export function resultOf(game, now = game.now) {
	const result = now.result ?? "";
	if (!result) return "";
	const score = scoreOf(game, now);
	if (result === "0") return phrase("draw-with-score", { score });
	if (result === "Draw") return phrase("draw-is-agreed-with-score", { score });
	const [winner, how] = [result.startsWith("B") ? 1 : 2, result.slice(2)];
	const sides = coloursOf(winner);
	const reader = winner === own ? "won" : own ? "lost" : "none";
	if (how === "R")
		return reader === "lost" ? phrase("you-resign-side-wins", sides) : phrase("won-by-resigning", { reader, ...sides });
	if (how === "T") return phrase("won-on-time", { reader, ...sides });
	return phrase("won-by-score", { reader, by: written(Number(how)), score, ...sides });
}

/** Say how the game ended, or what the last move did and who is next. @param {Play} game */
export const standing = (game) => (game.over ? resultOf(game) : lastMove(game));

/** Say where the game stands. @param {Play} game */
export function summary(game) {
	if (game.over) return resultOf(game);
	const { stopped, offered, open } = game.now;
	return [
		phrase("score-open-next", { score: scoreOf(game), open, next: nextOf(game) }),
		...(stopped ? [phrase("side-has-stopped", coloursOf(stopped))] : []),
		...(offered ? [phrase("side-offers-to-end", coloursOf(offered))] : []),
	].join(" ");
}

const STOP = phrase("stop-ends-the-game"); // on a button

/** @typedef {{ word: "stop" | "done" | "count", label: string, title: string }} Ending */

/** Return the word by which a player may end the game before the board is full; null: there is none, or it is too early
 * to count.
 * @param {Play} game @param {Player} player @returns {Ending | null} */
export function endingOf({ over, rules: { ends }, now, points }, player) {
	if (over || !ends.some((end) => end !== "last-dot")) return null;
	if (ends.includes("counted"))
		return 2 * now.open > points
			? null
			: { word: "count", label: phrase("count-it"), title: phrase("count-it-question") };
	const isAtOnce = ends.includes("stop");
	if (ends.includes("agreed")) {
		if (now.offered === player) return null;
		return {
			word: "done",
			...(now.offered
				? { label: phrase("agree"), title: phrase("agree-to-end") }
				: { label: phrase("offer-end"), title: phrase("offer-to-end") }),
		};
	}
	if (now.stopped) return { word: "done", label: isAtOnce ? STOP : phrase("i-am-done"), title: phrase("end-the-game") };
	return {
		word: "stop",
		label: isAtOnce ? STOP : phrase("end-early"),
		title: isAtOnce ? phrase("stop-question") : phrase("end-early-question"),
	};
}

/** Say why it is too early to count; "" where it is not, or where nothing is counted. @param {Play} game */
export function tooEarlyIn({ over, rules: { ends }, now: { open }, points }) {
	if (over || !ends.includes("counted") || 2 * open <= points) return "";
	return phrase("can-count-once", { open, points });
}

/** Say that nothing can change any more, and what to do. @param {Play} game */
export const provedIn = ({ rules: { ends } }) =>
	ends.includes("counted") ? phrase("no-move-can-change-count") : phrase("no-move-can-change");

/** Tell whether a game that goes on is proved to be settled; before half of it is over, that is not asked.
 * @param {Play} game */
export const isProved = (game) => !game.over && 2 * game.now.open <= game.points && game.isSettled;

/** Say what a game comes to if it is counted now. @param {Play} game */
export const countedNow = (game) => resultOf(game, afterAll(game, [saying(game.now.toMove, "count")]));

/** Name what ends a game by these rules. @param {readonly string[]} ends */
export const endNamed = (ends) =>
	ends.includes("agreed") ? phrase("offer-end") : ends.includes("counted") ? phrase("count-it") : STOP;

/** Say what ending the game by that word would come to: what would be lost, and the score.
 * @param {Play} game @param {Player} player @param {boolean} [isTimed] whether who is left alone has four minutes */
export function costOf(game, player, isTimed = true) {
	const {
		now,
		rules: { ends },
	} = game;
	if (ends.includes("counted")) {
		const count = now.open;
		return game.isSettled ? phrase("count-is-proved", { count }) : phrase("count-is-not-proved", { count });
	}
	const sides = coloursOf(player);
	if (ends.includes("agreed")) {
		const end = agreedEnd(game, player);
		return phrase("agreed-end-comes-to", {
			offered: now.offered ? "yes" : "no",
			count: closedInTheEnd(game, player).length,
			sides: groundOf(end),
			result: resultOf(game, end),
			...sides,
		});
	}
	if (now.stopped)
		return phrase("game-ends-with", { result: resultOf(game, afterAll(game, [saying(player, "done")])) });
	const isAtOnce = ends.includes("stop");
	const end = afterAll(
		game,
		isAtOnce ? [saying(player, "stop")] : [saying(player, "stop"), saying(other(player), "done")],
	);
	const [score, then] = [scoreOf(game), scoreOf(game, end)];
	return phrase("stop-costs", {
		count: looseOf(game, player)[0].length,
		change: score === then ? "stay" : "change",
		score,
		then,
		after: end.result ? "over" : !isAtOnce ? "done" : isTimed ? "minutes" : "alone",
		...sides,
	});
}

/** Return what would stand if a player's offer to end were agreed to, or if the player agrees to the other's.
 * @param {Play} game @param {Player} player */
const agreedEnd = (game, player) =>
	afterAll(game, [...(game.now.offered ? [] : [saying(other(player), "done")]), saying(player, "done")]);

/** Say what an agreed end would come to now; "" where the rules have none, or the game is over. @param {Play} game */
export function agreedNow(game) {
	const { now, over, rules } = game;
	if (over || !rules.ends.includes("agreed")) return "";
	const end = agreedEnd(game, now.offered ? other(now.offered) : 1);
	const result = end.result ?? "";
	return phrase("counted-now", {
		leads: result === "0" ? "nobody" : "side",
		by: written(Number(result.slice(2))),
		sides: groundOf(end),
		...coloursOf(result.startsWith("B") ? 1 : 2),
	});
}

/** Say what ground each side has; "none" where neither has any. @param {Standing} now */
const groundOf = ({ ground: [first, second] }) =>
	first || second ? phrase("ground-of-sides", { first, second, ...coloursOf(1) }) : "none";

/** Return the rings that an agreed end closes. @param {Play} game @param {Player} player */
export const closedInTheEnd = (game, player) =>
	agreedEnd(game, player).rings.filter((ring) => !game.now.rings.includes(ring));

/** Say the result of a record in words; what is none is told as it is written. @param {string} said */
export function resultIn(said) {
	if (/^(0|Draw)$/i.test(said)) return phrase("is-a-draw");
	const [, winner, how = ""] = /^([BW])\+(.*)$/i.exec(said) ?? [];
	if (!winner) return said;
	const side = winner.toUpperCase() === "B" ? 1 : 2;
	const isScore = /^[0-9.]+$/.test(how);
	return phrase("side-won", {
		how: /^R(esign)?$/i.test(how) ? "resigned" : /^T(ime)?$/i.test(how) ? "time" : isScore ? "score" : "other",
		by: isScore ? written(Number(how)) : "",
		...coloursOf(side),
	});
}

/** Return the dots that a player would lose by STOP, and those that hold to the edge.
 * @param {Play} game @param {Player} player */
export function looseOf(game, player) {
	const loose = new Set(game.loose(player));
	const live = Array.from({ length: game.points }, (_, point) => point).filter((point) => game.isLive(point, player));
	return [live.filter((point) => loose.has(point)), live.filter((point) => !loose.has(point))];
}

/** Return what would stand after moves. @param {Play} game @param {Move[]} moves */
function afterAll(game, moves) {
	for (const move of moves) game.play(move);
	const { now } = game;
	moves.forEach(() => game.undo());
	return now;
}
