// The panel of a turn where closing is a choice: what the dot can capture, the ring that is drawn, and the end of the
// turn.

/** @import { Offer, Turn } from "./turn.js" */

import { button, byId } from "../../shared/dom.js";
import { LETTERS } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** Show what can be done in a turn; null: there is none to be made. @param {Turn | null} turn */
export function drawClosing(turn) {
	const panel = byId("closing");
	panel.hidden = !turn || (turn.isEmpty && !turn.mayEnd);
	if (!turn || panel.hidden) {
		panel.replaceChildren();
		return;
	}
	const nodes = [];
	if (turn.path.length > 2) nodes.push(button(phrase("close-this-ring"), { act: "close-path" }, "quiet"));
	if (turn.path.length) nodes.push(button(phrase("do-not-draw-it"), { act: "drop-path" }, "quiet"));
	const offers = turn.path.length ? [] : turn.best;
	for (const [index, offer] of offers.entries()) {
		const words = offerWords(turn, offer, offers.length > 1 ? LETTERS[index] : "");
		nodes.push(button(words, { offer: String(turn.offers.indexOf(offer)) }, turn.rings.length ? "quiet" : "main"));
	}
	const isMain = turn.rings.length || !offers.length; // to capture nothing is seldom what is wanted
	if (turn.mayEnd)
		nodes.push(
			button(
				turn.rings.length ? phrase("end-turn") : phrase("close-nothing"),
				{ act: "end-turn" },
				isMain ? "main" : "quiet",
			),
		);
	panel.replaceChildren(...nodes);
}

/** Say what a ring that is offered takes. @param {Turn} turn @param {Offer} offer @param {string} letter of the ring */
function offerWords({ game }, { gain, dots }, letter) {
	if (game.rules.allPoints)
		return letter ? phrase("take-ground-of", { count: gain, letter }) : phrase("take-ground", { count: gain });
	return letter ? phrase("capture-dots-of", { count: dots, letter }) : phrase("capture-dots", { count: dots });
}
