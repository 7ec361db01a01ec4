// What stands beside the board: who plays which side, whose turn it is, what each has captured, how the game ended, and what
// is said.

import { byId, tell } from "../js/dom.js";
import { offerMore } from "./ended.js";
import { rulesName } from "./rulewords.js";
import { COLOURS, resultOf } from "./words.js";

/** @typedef {import("./rules.js").Game} Game */

/** @param {Game} game @param {import("./kept.js").Opponent} opponent */
export function drawSide(game, opponent) {
	for (const player of [1, 2]) {
		tell(`colour-${player}`, COLOURS[player]);
		byId(`side-${player}`).classList.toggle("next", !game.over && game.now.toMove === player);
		tell(`captured-${player}`, String(game.now.captured[player - 1]));
		tell(`who-${player}`, opponent ? (opponent.human === player ? "you" : `computer, level ${opponent.level}`) : "");
	}
	tell("title", titleOf(game));
	tell("result", resultOf(game));
	offerMore(game);
}

/** Say a sentence: in sight, unless another place beside the board says the same, and to who hears it. @param {string} words */
export function say(words) {
	const message = byId("message");
	message.textContent = words;
	message.classList.toggle("unseen", Boolean(words) && ["result", "offer-words"].some((id) => isShown(id, words)));
}

/** @param {string} id @param {string} words */
function isShown(id, words) {
	const node = document.getElementById(id);
	return node?.textContent === words && !node.closest("[hidden]");
}

/** Name a game by its board and rules. @param {Game} game */
export function titleOf({ setup }) {
	return `${setup.size.join(" × ")}, ${rulesName(setup.rules)}`;
}
