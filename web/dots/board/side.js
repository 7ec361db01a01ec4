// What stands beside the board: who plays which side, whose turn it is, what each has captured, how the game ended, and
// what is said.

/** @import { Opponent } from "../play/kept.js" */
/** @import { Play } from "../rules/game.js" */

import { byId, make, tell } from "../../shared/dom.js";
import { offerMore } from "./ended.js";
import { gameName } from "./rulewords.js";
import { drawScore } from "./score.js";
import { coloursOf, place, resultOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

const NOWHERE = /** @type {any} */ ({ xy: () => [-1, -1] }); // the field of a point whose numbers are 0

/** Return the source of a pattern for a text with any numbers in place of 0. @param {string} words */
const patternOf = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("0", "\\d+");

/** Return patterns: what a hint begins with, before the name of a point; and the names of points that are no news where
 * the board is seen, with the side that has put a dot there. */
function places() {
	const where = place(NOWHERE, 0);
	const [before] = phrase("try-place", { place: where, count: 0, why: "" }).split(where);
	const dots = [1, 2].map((player) => patternOf(phrase("side-did", { clauses: [where], ...coloursOf(player) })));
	const patterns = `(?<=^|\\. )(?:${dots.join("|")})(?: |$)|(?<=^${patternOf(before)})${patternOf(where)}`;
	return { before, pattern: new RegExp(patterns, "gu") };
}

/** @param {Play} game @param {Opponent} opponent */
export function drawSide(game, opponent) {
	drawScore(game);
	for (const player of [1, 2])
		tell(
			`who-${player}`,
			!opponent
				? ""
				: opponent.human === player
					? phrase("side-is-yours")
					: phrase("side-is-computers", { strength: opponent.strength }),
		);
	tell("title", gameName(game.setup));
	tellResult(resultOf(game));
	offerMore(game, opponent?.human ?? 0);
}

/** Say a sentence, to who sees and to who hears it. What an offer says, the title, or a result at the end of a sentence
 * is said in sight there alone; a result that is all that is said stands here alone, as it looks there.
 * @param {string} words */
export function say(words) {
	const message = byId("message");
	const title = `${byId("title").textContent}. `;
	const rest = words.startsWith(title) ? words.slice(title.length) : words;
	const result = byId("result").textContent ?? "";
	const isResult = Boolean(words) && result === words;
	const end = result && !isResult && rest.endsWith(result) ? result : "";
	message.replaceChildren(
		...(rest === words ? [] : [make("span", "unseen", title)]),
		...withPlaces(rest.slice(0, rest.length - end.length)),
		...(end ? [make("span", "heard", end)] : []),
	);
	message.classList.toggle("outcome", isResult);
	byId("result").hidden = isResult;
	message.classList.toggle("unseen", Boolean(words) && isOffered(words));
}

/** Return a sentence in parts: the names of points, which the board shows without words where it has no coordinates,
 * are apart, so that they can be for hearing alone.
 * @param {string} words */
function withPlaces(words) {
	const parts = [];
	const { before, pattern } = places();
	let rest = 0;
	for (const { 0: found, index } of words.matchAll(pattern)) {
		const isHint = index === before.length && words.startsWith(before);
		const node = make("span", "place", found);
		if (isHint) {
			node.classList.add("ringed");
			node.dataset.seen = phrase("point-in-ring");
		}
		parts.push(words.slice(rest, index), node);
		rest = index + found.length;
	}
	return [...parts, words.slice(rest)];
}

/** Show how the game ended; where that was said last, as it is called now. @param {string} words */
export function tellResult(words) {
	tell("result", words);
	const message = byId("message");
	if (message.classList.contains("outcome") && message.textContent !== words) say(words);
}

/** @param {string} words */
function isOffered(words) {
	const node = document.getElementById("offer-words");
	return node?.textContent === words && !node.closest("[hidden]");
}
