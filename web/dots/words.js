// What the page says of a game: names of points, what a move did, results. Knows the rules' values, not the page.

/** @typedef {import("./rules.js").Game} Game */
/** @typedef {import("./rules.js").Player} Player */

import { other } from "./rules.js";

export const COLOURS = ["", "Blue", "Red"];

/** The rule sets that this page plays. @type {Record<string, { title: string, words: string }>} */
export const RULES = {
	standard: { title: "Standard", words: "A chain around enemy dots captures them at once. The game ends when the board is full." },
	"no-territory": { title: "No territory", words: "As standard. Who is ahead may say STOP: he then loses what does not hold to the edge, and the other plays on alone for up to four minutes." },
	kepung: { title: "Kepung", words: "As standard, and your links are drawn as you go. Each side may have a fixed number of dots." },
};

/** @param {number} number @param {string} [noun] */
export function count(number, noun = "dot") {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** @param {Game} game @param {number} point */
export function place(game, point) {
	const [x, y] = game.xy(point);
	return `column ${x + 1}, row ${y + 1}`;
}

/** Name a point: where it is, what lies there, and whether it was the last move. @param {Game} game @param {number} point @param {boolean} isLast */
export function nameOf(game, point, isLast) {
	const { dots, regions, pools } = game.now;
	const dot = dots[point] ? `${COLOURS[dots[point]].toLowerCase()} dot` : "";
	const captured = dot && regions[point] === other(/** @type {Player} */ (dots[point])) ? "captured " : "";
	const around = regions[point] ? `in a region of ${COLOURS[regions[point]].toLowerCase()}` : pools[point] ? `in a pool of ${COLOURS[pools[point]].toLowerCase()}` : "";
	const parts = [place(game, point), dot ? captured + dot : around ? "" : "open", captured ? "" : around, isLast ? "last move" : ""];
	const text = parts.filter(Boolean).join(", ");
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {Game} game */
export function scoreOf(game) {
	return `Blue ${game.now.captured[0]}, Red ${game.now.captured[1]}`;
}

/** Say what the last move did and who is next. @param {Game} game */
export function lastMove(game) {
	const move = game.moves.at(-1);
	const next = game.over ? resultOf(game) : `${COLOURS[game.now.toMove]} to move.`;
	if (!move) return next;
	const [player, x, y] = move;
	const before = game.before.at(-1)?.captured ?? [0, 0];
	const gains = [1, 2].map((side) => game.now.captured[side - 1] - before[side - 1]);
	const taken = gains.map((gain, index) => (gain > 0 ? `${COLOURS[index + 1]} captures ${count(gain)}.` : "")).filter(Boolean).join(" ");
	const did = typeof x === "string" ? SAID[x] ?? x : place(game, game.at(x, y ?? 0));
	return [`${COLOURS[player]}: ${did}.`, taken, taken ? `${scoreOf(game)}.` : "", next].filter(Boolean).join(" ");
}

/** @type {Record<string, string>} */
const SAID = { stop: "STOP", done: "STOP", resign: "resigns", time: "time is over", draw: "a draw is agreed" };

/** @param {Game} game */
export function resultOf(game) {
	const result = game.now.result ?? "";
	if (!result) return "";
	if (result === "0" || result === "Draw") return `A draw: ${scoreOf(game)}.`;
	const [winner, how] = [result.startsWith("B") ? 1 : 2, result.slice(2)];
	if (how === "R") return `${COLOURS[winner]} wins: ${COLOURS[3 - winner]} resigns.`;
	if (how === "T") return `${COLOURS[winner]} wins on time.`;
	return `${COLOURS[winner]} wins by ${how}: ${scoreOf(game)}.`;
}

/** Say where the game stands. @param {Game} game */
export function summary(game) {
	const open = count(game.now.open, "open point");
	return game.over ? resultOf(game) : `${scoreOf(game)}. ${open}. ${COLOURS[game.now.toMove]} to move.${game.now.stopped ? ` ${COLOURS[game.now.stopped]} has stopped.` : ""}`;
}
