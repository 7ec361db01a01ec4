// What stands beside the board: who plays which side, whose turn it is, what each has captured, how the game ended, and
// what is said.

/** @import { Opponent } from "../play/kept.js" */
/** @import { Play } from "../rules/game.js" */

import { byId, make, tell } from "../../shared/dom.js";
import { offerMore } from "./ended.js";
import { gameName } from "./rulewords.js";
import { drawScore } from "./score.js";
import { wayName } from "./strengths.js";
import { resultOf } from "./words.js";

const TRY = "Try "; // the beginning of a hint
const PLACES = /(?<=^|\. )\p{Lu}\p{L}+: column \d+, row \d+\. ?(?=.|$)|(?<=^Try )column \d+, row \d+/gu;

/** @param {Play} game @param {Opponent} opponent */
export function drawSide(game, opponent) {
	drawScore(game);
	for (const player of [1, 2])
		tell(`who-${player}`, opponent ? (opponent.human === player ? "you" : `computer, ${wayName(opponent)}`) : "");
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
	let rest = 0;
	for (const { 0: found, index } of words.matchAll(PLACES)) {
		const isHint = index === TRY.length && words.startsWith(TRY);
		const place = make("span", "place", found);
		if (isHint) place.classList.add("ringed");
		parts.push(words.slice(rest, index), place);
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
