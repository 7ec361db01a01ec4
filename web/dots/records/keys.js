// What keys do on the page of records: on the board, on the steps, and in the list of moves.

/** @import { Host } from "./main.js" */

import { isTyped, pressOf, stepOf } from "../../shared/keys.js";
import { press } from "../board/board.js";
import { lastOf } from "../board/drawing.js";
import { summary } from "../board/words.js";

/** @param {Host} host @param {KeyboardEvent} event */
export function key(host, event) {
	const target = /** @type {Element} */ (event.target);
	if (document.querySelector("dialog[open]") || isTyped(event)) return;
	const way = stepOf(pressOf(event));
	if (way) {
		event.preventDefault();
		host.step(way);
	} else if (target.closest(".points")) press(event, onBoard(host), host.board);
	else if (target.closest("#moves")) press(event, inList(host));
	else if (target.closest("#steps, #ways, body:not(:focus-within)")) press(event, onSteps(host));
}

/** @param {Host} host @returns {Record<string, () => void>} */
const onBoard = (host) => ({
	Escape: () => host.ring.drop(),
	Enter: () => host.tap(host.board.cursor),
	" ": () => host.tap(host.board.cursor),
	n: () => host.act("next"),
	b: () => host.act("back"),
	c: () => host.act("capture"),
	x: () => host.act("capture-back"),
	v: () => host.vary(),
	s: () => host.say(summary(host.line.at(host.node).game)),
	l: () => goToLast(host),
	"+": () => host.board.zoomBy(1.5),
	"-": () => host.board.zoomBy(1 / 1.5),
});

/** @param {Host} host @returns {Record<string, () => void>} */
const onSteps = (host) => ({
	ArrowRight: () => host.act("next"),
	ArrowLeft: () => host.act("back"),
	Home: () => host.act("first"),
	End: () => host.act("last"),
	ArrowDown: () => host.vary(),
});

/** @param {Host} host @returns {Record<string, () => void>} */
function inList(host) {
	const going = (/** @type {string} */ act) => () => {
		host.act(act);
		host.course.focus();
	};
	const [back, next] = [going("back"), going("next")];
	return {
		ArrowRight: next,
		ArrowDown: next,
		ArrowLeft: back,
		ArrowUp: back,
		Home: going("first"),
		End: going("last"),
	};
}

/** @param {Host} host */
function goToLast(host) {
	const { game } = host.line.at(host.node);
	if (lastOf(game) >= 0) host.board.moveTo(lastOf(game));
	host.say(host.words());
}
