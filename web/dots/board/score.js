// The score beside a board: what each side is called and has, who is next, and who leads; and in a game for territory,
// what pools add to it.

/** @import { Play } from "../rules/game.js" */

import { byId, tell } from "../../shared/dom.js";
import { countsOf } from "../rules/ending.js";
import { agreedNow, colours } from "./words.js";

/** Show the score. @param {Play} game */
export function drawScore(game) {
	const counts = countsOf(game).map((each, side) => each + game.now.ground[side] / 2);
	for (const side of [1, 2]) {
		const { classList } = byId(`side-${side}`);
		classList.toggle("next", !game.over && game.now.toMove === side);
		classList.toggle("leads", counts[side - 1] > counts[2 - side]);
		classList.toggle("won", (game.now.result ?? "").startsWith(side === 1 ? "B" : "W"));
		tell(`colour-${side}`, colours[side]);
		tell(`captured-${side}`, String(counts[side - 1]));
	}
	tell("count-now", agreedNow(game));
}
