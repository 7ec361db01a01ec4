// Times of others: sends those of this device where its player wants that, and says how they compare. Loaded when it is
// wanted.

/** @import { Cell, Comparing, Game, Others, Unsent } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import * as api from "../puzzle/api.js";
import { show } from "../../shared/dialog.js";
import { button, make } from "../../shared/dom.js";
import { listOf } from "../../shared/lists.js";
import { phrase } from "../../shared/speak.js";
import { nameOf } from "../puzzle/geometry.js";
import { LEVEL_NAMES } from "../puzzle/puzzle.js";
import { drawn } from "../puzzle/secret.js";
import { clockText } from "../puzzle/session.js";

export const ROOM = 20; // times that wait for the network; the oldest go first
const DAY = 86_400_000; // milliseconds: the longest time that the server takes
const LONGEST = 3600; // seconds between two digits, the most that it takes
const HELP = 999; // the most hints or checks that it takes

/** Compare the time of a solved game in the view of its result; ask whether it may be sent, where that was never
 * answered.
 * @param {HTMLElement} line where the comparison goes @param {Game} game @param {Comparing} page */
export async function compare(line, game, page) {
	const { send, asked, timer } = page.settings();
	if (!timeOf(game)) return;
	if (!send) {
		if (!asked) offer(line, game, page);
		return;
	}
	const answer = await report(page.store, game, page.settings().steps);
	if (!answer)
		line.textContent = unsent(page.store).some(({ id }) => id === game.record.id)
			? phrase("time-is-kept-for-later")
			: phrase("time-was-refused");
	else if (timer || !answer.spread_ms.length) line.replaceChildren(...wordsOf(answer, game.spent));
}

/** Offer to compare: a button, which asks. @param {HTMLElement} line @param {Game} game @param {Comparing} page */
function offer(line, game, page) {
	const asks = button(phrase("compare"), {});
	asks.addEventListener("click", () => ask(line, game, page, asks));
	line.parentElement?.querySelector(".gives")?.append(asks);
}

/** Ask once whether times may be sent.
 * @param {HTMLElement} line @param {Game} game @param {Comparing} page @param {HTMLElement} asks */
function ask(line, game, page, asks) {
	const node = make("dialog", "ask");
	const title = make("h2", "", phrase("compare-with-others"));
	const words = make("p", "", `${phrase("may-times-be-sent")} `);
	const more = make("a", "", phrase("what-is-kept"));
	Object.assign(title, { id: "compare-title", tabIndex: -1, autofocus: true });
	node.setAttribute("aria-labelledby", title.id);
	Object.assign(more, { href: "/privacy.html", target: "_blank" });
	words.append(more);
	const label = make("label", "also");
	const steps = make("input");
	steps.type = "checkbox";
	label.append(steps, ` ${phrase("seconds-between-digits-too")}`);
	const choices = make("p", "choices");
	for (const [text, send] of /** @type {const} */ ([
		[phrase("no"), false],
		[phrase("yes-send-them"), true],
	])) {
		const choice = button(text, {}, send ? "main" : "quiet");
		choice.addEventListener("click", () => {
			node.close();
			asks.remove();
			page.choose({ send, asked: true, steps: send && steps.checked });
			/** @type {HTMLElement | null | undefined} */ (line.parentElement?.querySelector("h2"))?.focus({
				preventScroll: true,
			});
			if (send) compare(line, game, page);
		});
		choices.append(choice);
	}
	node.append(title, words, label, choices);
	show(node, page.rest);
}

/** Say how a time compares with those of others, or that there are too few.
 * @param {Others} others @param {number} mine milliseconds */
export function wordsOf(others, mine) {
	const { solves, spread_ms: spread, measured } = others;
	if (!spread.length) return [fewWords(solves)];
	const [first, ...more] = standing(others, mine);
	if (measured)
		more.push(phrase("level-by-times-of-others", { level: LEVEL_NAMES[measured.level], time: clockText(measured.ms) }));
	return [first, make("span", "more", more.map((text) => ` ${text}`).join(""))];
}

/** Say where a time stands among those of others, of whom there are enough; the second part is for wide windows.
 * @param {Others} others @param {number} mine milliseconds */
export function standing({ solves, spread_ms: spread, median_ms: median }, mine) {
	const slower = Math.round((spread.filter((ms) => ms > mine).length / spread.length) * solves); // not all are told
	const above = mine - (median ?? 0);
	const given = { count: solves, median: clockText(median ?? 0), apart: clockText(Math.abs(above)) };
	const typical =
		given.apart === clockText(0)
			? phrase("median-and-same", given)
			: above < 0
				? phrase("median-and-faster", given)
				: phrase("median-and-longer", given);
	return slower ? [typical, phrase("faster-than", { count: slower })] : [typical];
}

/** Say that too few others have sent their times. @param {number} solves */
function fewWords(solves) {
	return solves ? phrase("time-sent-few", { count: solves }) : phrase("time-sent-first");
}

/** Send the time of a game, after those that wait; return what is known of others, or null where it has to wait as
 * well.
 * @param {Store} store @param {Game} game @param {boolean} [withSteps] whether the player agreed to send these, too
 * @returns {Promise<Others | null>} */
export async function report(store, game, withSteps = false) {
	const plain = timeOf(game);
	const time = plain && { ...plain, ...(withSteps && stepsOf(game)) };
	if (!time) return null;
	store.put("unsent", [...unsent(store).filter(({ id }) => id !== time.id), time].slice(-ROOM));
	return (await flush(store)).get(time.id) ?? null;
}

/** Send the times that wait, for as long as the server takes them; return what it answered, by puzzle.
 * @param {Store} store @returns {Promise<Map<string, Others>>} */
export async function flush(store) {
	const answers = new Map();
	for (const { id, ...time } of unsent(store)) {
		if (!unsent(store).some((other) => other.id === id)) continue; // sent by another tab, or forgotten meanwhile
		try {
			answers.set(id, await api.sendTime(id, { token: tokenOf(store), ...time }));
		} catch (error) {
			if (!(error instanceof api.ApiError) || error.isAway) break; // what it refuses would be refused again
		}
		store.put(
			"unsent",
			unsent(store).filter((other) => other.id !== id),
		);
	}
	return answers;
}

/** Have the server remove all that this device sent, then drop its token; return how many times that were.
 * @param {Store} store */
export async function forget(store) {
	store.put("unsent", []);
	const token = store.get("device");
	if (!isToken(token)) return 0;
	const { forgotten } = await api.forgetTimes(token);
	store.put("device", "");
	return forgotten;
}

/** Return what is sent of a game; null where there is nothing to send: nobody else has a puzzle that was pasted in.
 * @param {Game} game @returns {Unsent | null} */
export function timeOf({
	record: { id },
	state: {
		digits,
		puzzle: { size },
	},
	spent,
	hints,
	checks,
	pasted,
	done,
}) {
	const ms = Math.round(spent);
	if (!id || done === null || ms < 1 || ms > DAY) return null;
	const rows = Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size).join(""));
	return { id, ms, hints: Math.min(hints, HELP), checks: Math.min(checks, HELP), pasted, solution: rows.join("/") };
}

/** Return the order of the digits that stand, and the seconds before each, in halves; null where that is not known, as
 * with hints, or where several came at once.
 * @param {Game} game @returns {{ order: string[], seconds: number[] } | null} */
export function stepsOf({ state: { past, digits, puzzle }, moments, hints }) {
	if (hints || moments.length !== past.length) return null;
	/** @type {Map<Cell, number>} by cell, when it got the digit that stands */
	const entered = new Map();
	for (const [at, changes] of past.entries()) {
		const those = changes.filter(([layer, , , to]) => layer === "digits" && to);
		if (those.length > 1) return null;
		for (const [, cell, , to] of those) {
			entered.delete(cell);
			if (to === digits[cell]) entered.set(cell, moments[at]);
		}
	}
	const times = [0, ...entered.values()];
	return {
		order: [...entered.keys()].map((cell) => nameOf(puzzle.board, cell)),
		seconds: times.slice(1).map((ms, at) => Math.min(Math.max(Math.round((ms - times[at]) / 500) / 2, 0), LONGEST)),
	};
}

/** Take away what waits of the seconds between digits: the player wants them sent no longer. @param {Store} store */
export function dropSteps(store) {
	const plain = (/** @type {Unsent} */ { id, ms, hints, checks, pasted, solution }) => ({
		id,
		ms,
		hints,
		checks,
		pasted,
		solution,
	});
	store.put("unsent", unsent(store).map(plain));
}

/** @param {Store} store @returns {Unsent[]} */
function unsent(store) {
	return listOf(store.get("unsent"))
		.filter((time) => /^[0-9A-Z]{12}$/.test(time?.id))
		.slice(-ROOM);
}

/** Return the token of this device, drawn at random when it is first wanted. @param {Store} store @returns {string} */
function tokenOf(store) {
	const kept = store.get("device");
	if (isToken(kept)) return kept;
	const token = drawn();
	store.put("device", token);
	return token;
}

/** @param {unknown} value @returns {value is string} */
function isToken(value) {
	return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}
