// What the page says of a game of dots: names of points, what a move did, results. Knows the rules' values, not the
// page.

/** @import { Player, Standing } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { countsOf } from "../rules/ending.js";
import { other, place } from "../rules/field.js";
import { saying } from "../rules/move.js";
import { phrase } from "../../shared/speak.js";

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
	return toMove === own ? phrase("your-move") : `${colours[toMove]} to move.`;
}

/** Call the sides as a palette does. @param {string} palette */
export function callAs(palette) {
	[first, second] = PALETTES[palette] ?? PALETTES[""];
	colours.splice(1, 2, NAMES[first], NAMES[second]);
}

/** Return words about blue and red in the colours that are worn. @param {string} words */
export function coloured(words) {
	const named = (/** @type {string} */ found) => {
		const name = colours[found.toLowerCase() === "blue" ? 1 : 2];
		return found[0] === found[0].toUpperCase() ? name : name.toLowerCase();
	};
	return words.replace(/\b(blue|red)\b/gi, named);
}

/** What rings that may be closed are called, where there are several. */
export const LETTERS = "ABCD";

/** @param {number} number @param {string} [noun] */
export function count(number, noun = "dot") {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Write milliseconds as a clock does. @param {number} ms */
export function clockTime(ms) {
	const seconds = Math.max(Math.ceil(ms / 1000), 0);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Name a point: where it is, what lies there, and whether it was the last move.
 * @param {Play} game @param {number} point @param {boolean} isLast */
export function nameOf(game, point, isLast) {
	const { dots, regions, pools, covered } = game.now;
	const dot = dots[point] ? `${colours[dots[point]].toLowerCase()} dot` : "";
	const captured = dot && regions[point] === other(/** @type {Player} */ (dots[point])) ? "captured " : "";
	const around = regions[point]
		? `in a region of ${colours[regions[point]].toLowerCase()}`
		: pools[point]
			? `in a pool of ${colours[pools[point]].toLowerCase()}`
			: covered[point]
				? phrase("under-a-line")
				: "";
	const parts = [
		place(game, point),
		dot ? captured + dot : around ? "" : "open",
		captured ? "" : around,
		isLast ? phrase("last-move") : "",
	];
	const text = parts.filter(Boolean).join(", ");
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Say what counts for each side by the rules in force. @param {Play} game @param {Standing} [now] */
export function scoreOf({ now: current, rules }, now = current) {
	const [first, second] = countsOf({ now, rules }).map((counts, side) => counts + now.ground[side] / 2);
	return `${colours[1]} ${first}, ${colours[2]} ${second}${rules.allPoints ? " of ground" : ""}`;
}

/** Say what the last move did and who is next; of one that ended the game by a word alone, the result says it.
 * @param {Play} game */
export function lastMove(game) {
	const move = game.moves.at(-1);
	const next = game.over ? resultOf(game) : nextOf(game);
	if (!move || ENDED_BY_WORD.test(game.now.result ?? "")) return next;
	const before = countsOf({ now: game.before.at(-1) ?? game.now, rules: game.rules });
	const taken = countsOf(game)
		.map((counts, index) => (counts > before[index] ? `${gainOf(game, index + 1, counts - before[index])}.` : ""))
		.filter(Boolean)
		.join(" ");
	if (move.word === "count") return `Counted, with ${count(game.now.open, "open point")}. ${next}`;
	const alone = move.word === "stop" && !game.over ? aloneIn(game) : "";
	if (move.word === "done" && game.now.offered && !game.over)
		return `${colours[move.player]} offers to end. ${answerTo(game)}`;
	const score = taken && !game.over ? `${scoreOf(game)}.` : ""; // which a result says itself
	return [`${colours[move.player]}: ${didOf(game, move)}.`, taken, score, next, alone].filter(Boolean).join(" ");
}

/** Say what a side gains, by what counts.
 * @param {Pick<Play, "rules">} game @param {number} side @param {number} gain */
export const gainOf = ({ rules }, side, gain) =>
	`${colours[side]} ${rules.allPoints ? `takes ${count(gain, "point")} of ground` : `captures ${count(gain)}`}`;

/** Say what the other side can do where the end is offered. @param {Play} game */
function answerTo(game) {
	const who = other(/** @type {Player} */ (game.now.offered));
	const mover = game.now.toMove === own ? phrase("you-move") : `${colours[game.now.toMove]} moves`;
	return `${who === own ? "You" : colours[who]} can agree; else ${mover}.`;
}

/** Say that one side plays on alone after STOP, and how it ends that. @param {Play} game */
function aloneIn(game) {
	const { toMove } = game.now;
	const who = toMove === own ? phrase("you-play") : `${colours[toMove]} plays`;
	return `${who} on alone, and can end the game with ${endingOf(game, toMove)?.label}.`;
}

/** Say what a move did, without what it captured. @param {Play} game @param {Move} move */
export function didOf(game, { word, at, rings }) {
	const closed = rings.length ? `closes ${rings.length === 1 ? "a ring" : count(rings.length, "ring")}` : "";
	if (at) return place(game, game.at(...at)) + (closed && ` and ${closed}`);
	if (!word) return closed || phrase("closes-nothing");
	if (word === "done" && game.rules.ends.includes("agreed"))
		return game.over ? phrase("agrees-to-end") : phrase("has-offered-to-end");
	return SAID[word] ?? word;
}

/** @type {Record<string, string>} */
const SAID = { stop: "STOP", done: "done", time: phrase("time-is-over") };

/** Say how a game ended that no dot ended. @param {Move} move */
export function endOf({ player, word }) {
	if (word === "resign") return `${colours[player]} resigns`;
	if (word === "time") return `the time of ${colours[player]} is over`;
	return word === "draw" ? phrase("a-draw-is-agreed") : "counted";
}

const ENDED_BY_WORD = /^Draw$|\+[RT]$/; // results: an agreed draw, resigned, on time

/** @param {Play} game @param {Standing} [now] */
export function resultOf(game, now = game.now) {
	const result = now.result ?? "";
	if (!result) return "";
	const score = scoreOf(game, now);
	if (result === "0") return `A draw: ${score}.`;
	if (result === "Draw") return `A draw is agreed: ${score}.`;
	const [winner, how] = [result.startsWith("B") ? 1 : 2, result.slice(2)];
	const wins = winner === own ? phrase("you-win") : own ? phrase("you-lose") : `${colours[winner]} wins`;
	if (how === "R" && own && winner !== own) return `You resign: ${colours[winner]} wins.`;
	if (how === "R") return `${wins}: ${colours[3 - winner]} resigns.`;
	if (how === "T") return `${wins} on time.`;
	return `${wins} by ${how}: ${score}.`;
}

/** Say how the game ended, or what the last move did and who is next. @param {Play} game */
export const standing = (game) => (game.over ? resultOf(game) : lastMove(game));

/** Say where the game stands. @param {Play} game */
export function summary(game) {
	if (game.over) return resultOf(game);
	const { now } = game;
	const stopped = now.stopped ? ` ${colours[now.stopped]} has stopped.` : "";
	const offered = now.offered ? ` ${colours[now.offered]} offers to end.` : "";
	return `${scoreOf(game)}. ${count(now.open, "open point")}. ${nextOf(game)}${stopped}${offered}`;
}

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
	if (now.stopped)
		return { word: "done", label: isAtOnce ? "STOP" : phrase("i-am-done"), title: phrase("end-the-game") };
	return {
		word: "stop",
		label: isAtOnce ? "STOP" : phrase("end-early"),
		title: isAtOnce ? "STOP?" : phrase("end-early-question"),
	};
}

/** Say why it is too early to count; "" where it is not, or where nothing is counted. @param {Play} game */
export function tooEarlyIn({ over, rules: { ends }, now: { open }, points }) {
	if (over || !ends.includes("counted") || 2 * open <= points) return "";
	return `You can count once half of the points are taken. Now ${open} of ${points} are open.`;
}

/** Say that nothing can change any more, and what to do. @param {Play} game */
export const provedIn = ({ rules: { ends } }) =>
	`No move can change the score any more${ends.includes("counted") ? ": you can count it" : ""}.`;

/** Tell whether a game that goes on is proved to be settled; before half of it is over, that is not asked.
 * @param {Play} game */
export const isProved = (game) => !game.over && 2 * game.now.open <= game.points && game.isSettled;

/** Say what a game comes to if it is counted now. @param {Play} game */
export const countedNow = (game) => resultOf(game, afterAll(game, [saying(game.now.toMove, "count")]));

/** Name what ends a game by these rules. @param {readonly string[]} ends */
export const endNamed = (ends) =>
	ends.includes("agreed") ? phrase("offer-end") : ends.includes("counted") ? phrase("count-it") : "STOP";

/** Say what ending the game by that word would come to: what would be lost, and the score.
 * @param {Play} game @param {Player} player @param {boolean} [isTimed] whether who is left alone has four minutes */
export function costOf(game, player, isTimed = true) {
	const {
		now,
		rules: { ends },
	} = game;
	if (ends.includes("counted")) {
		const left = now.open === 1 ? phrase("one-point-stays-open") : `${now.open} points stay open.`;
		return game.isSettled
			? `${left} It is proved that no move can change the score.`
			: `${left} It is not proved that the score would stay. It counts if both agree.`;
	}
	const [he, other_] = [colours[player], colours[other(player)]];
	if (ends.includes("agreed")) {
		const end = agreedEnd(game, player);
		const standing = closedInTheEnd(game, player).length;
		const closes = `${standing === 1 ? phrase("one-ring-closes") : `${standing} rings that stand close`}. `;
		const counts = end.ground.some(Boolean)
			? `Captured dots count, and half the open points enclosed (${sidesOf(end.ground)}).`
			: phrase("captured-dots-count");
		return (
			`${now.offered ? phrase("the-game-ends") : `If ${other_} agrees, the game ends`}. ${standing ? closes : ""}` +
			`${counts} ${resultOf(game, end)}`
		);
	}
	if (now.stopped) return `The game ends. ${resultOf(game, afterAll(game, [saying(player, "done")]))}`;
	const lost = looseOf(game, player)[0].length;
	const price = lost
		? `${he} would lose ${count(lost)} that ${lost === 1 ? "is" : "are"} not linked to the edge`
		: `${he} loses no dot by it, as all are linked to the edge`;
	const isAtOnce = ends.includes("stop");
	const after = afterAll(
		game,
		isAtOnce ? [saying(player, "stop")] : [saying(player, "stop"), saying(other(player), "done")],
	);
	const goesOn = isAtOnce
		? `, and ${other_} plays on alone${isTimed ? " for up to four minutes" : ", without a limit of time"}`
		: `, once ${other_} has played on alone and is done`;
	const [score, then] = [scoreOf(game), scoreOf(game, after)];
	const told = score === then ? `The score stays ${score}` : `Score now: ${score}; then: ${then}`;
	return `${price}. ${told}${after.result ? "" : goesOn}.`;
}

/** Return what would stand if a player's offer to end were agreed to, or if the player agrees to the other's.
 * @param {Play} game @param {Player} player */
const agreedEnd = (game, player) =>
	afterAll(game, [...(game.now.offered ? [] : [saying(other(player), "done")]), saying(player, "done")]);

/** Say what an agreed end would come to now; "" where the rules have none, or the game is over. @param {Play} game */
export function agreedNow(game) {
	const { now, over, rules } = game;
	if (over || !rules.ends.includes("agreed")) return "";
	const { ground, result } = agreedEnd(game, now.offered ? other(now.offered) : 1);
	const lead =
		result === "0" ? phrase("it-is-even") : `${colours[result?.startsWith("B") ? 1 : 2]} leads by ${result?.slice(2)}`;
	const enclosed = ground.some(Boolean) ? ` Open points enclosed: ${sidesOf(ground)}.` : "";
	return `Counted now, ${lead}.${enclosed}`;
}

/** @param {readonly number[]} numbers of each side */
const sidesOf = ([first, second]) => `${colours[1]} ${first}, ${colours[2]} ${second}`;

/** Return the rings that an agreed end closes. @param {Play} game @param {Player} player */
export const closedInTheEnd = (game, player) =>
	agreedEnd(game, player).rings.filter((ring) => !game.now.rings.includes(ring));

/** Say the result of a record in words; what is none is told as it is written. @param {string} said */
export function resultIn(said) {
	if (/^(0|Draw)$/i.test(said)) return phrase("is-a-draw");
	const [, winner, how = ""] = /^([BW])\+(.*)$/i.exec(said) ?? [];
	if (!winner) return said;
	const side = winner.toUpperCase() === "B" ? 1 : 2;
	const won = `${colours[side]} won`;
	if (/^R(esign)?$/i.test(how)) return `${won}, ${colours[3 - side]} resigned`;
	if (/^T(ime)?$/i.test(how)) return `${won} on time`;
	return /^[0-9.]+$/.test(how) ? `${won} by ${how}` : won;
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
