// The question before a step that ends a game. Knows nothing of the game.

import { show } from "../../shared/dialog.js";
import { make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";

/** Ask in a dialog; resolve to whether the answer is *yes*. Where that is a loss, the other answer is the main one.
 * @param {{ title: string, words: string, yes: string, no?: string, picture?: Node | null, isLoss?: boolean, isBeside?:
 *   boolean }} question *isBeside*: it leaves the board in sight, which has marks for it */
export function isSure({
	title,
	words,
	yes,
	no = phrase("go-on-playing"),
	picture = null,
	isLoss = false,
	isBeside = false,
}) {
	const [box, sheet, heading, choices, go, stay] = [
		make("dialog"),
		make("form"),
		make("h2", "", title),
		make("p", "choices"),
		make("button", isLoss ? "quiet" : "main", yes),
		make("button", isLoss ? "main" : "quiet", no),
	];
	box.className = isBeside ? "ask beside" : "ask";
	sheet.method = "dialog";
	heading.id = "sure";
	go.value = "yes";
	stay.autofocus = true;
	choices.append(...(isLoss ? [go, stay] : [stay, go]));
	sheet.append(heading, ...(picture ? [picture] : []), make("p", "", words), choices);
	box.setAttribute("aria-labelledby", heading.id);
	box.append(sheet);
	show(box);
	return new Promise((/** @type {(isYes: boolean) => void} */ resolve) => {
		box.addEventListener("close", () => resolve(box.returnValue === "yes"));
	});
}

/** Ask before resigning. */
export function isSureToResign() {
	return isSure({
		title: phrase("resign-question"),
		words: phrase("you-lose-if-you-resign"),
		yes: phrase("resign"),
		isLoss: true,
	});
}
