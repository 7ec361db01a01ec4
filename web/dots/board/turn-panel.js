// The panel of a turn where closing is a choice: what the dot can capture, the ring that is drawn, and the end of the
// turn.

/** @import { Turn } from "./turn.js" */

import { button, byId } from "../../shared/dom.js";

const SHOWN = 4; // offers, those that capture most

/** Show what can be done in a turn; null: there is none to be made. @param {Turn | null} turn */
export function drawClosing(turn) {
	const panel = byId("closing");
	panel.hidden = !turn || (turn.isEmpty && !turn.mayEnd);
	if (!turn || panel.hidden) {
		panel.replaceChildren();
		return;
	}
	const nodes = [];
	if (turn.path.length > 2) nodes.push(button("Close this ring", { act: "close-path" }, "quiet"));
	if (turn.path.length) nodes.push(button("Do not draw it", { act: "drop-path" }, "quiet"));
	const offers = [...turn.offers.entries()].sort(([, one], [, two]) => two.dots - one.dots).slice(0, SHOWN);
	if (!turn.path.length)
		nodes.push(...offers.map(([index, { dots }]) => button(`Capture ${dots}`, { offer: String(index) }, "quiet")));
	if (turn.mayEnd) nodes.push(button(turn.rings.length ? "End turn" : "Close nothing", { act: "end-turn" }, "main"));
	panel.replaceChildren(...nodes);
}
