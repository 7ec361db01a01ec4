// Shares a text: by the system's own dialog on a touch screen, else by the clipboard. Safari allows both in the moment
// of a click alone, and forgets the click while something is waited for: the copy is begun with words that come later,
// and where sharing is refused, a dialog has the words and asks for another click.

import { dialog, show } from "./dialog.js";
import { button, make } from "./dom.js";
import { phrase } from "./speak.js";

/** @typedef {{ text: string } | { title: string, url: string }} Shared what the system's dialog takes */

/** Share what is there now or comes later; tell whether it was copied, which nobody sees.
 * @param {Shared | Promise<Shared>} what @param {() => void} [rest] what to do when a dialog opened or closed */
export async function share(what, rest = () => {}) {
	try {
		if (isTouch() && "share" in navigator) {
			await navigator.share(what instanceof Promise ? await what : what);
			return false;
		}
		await copy(what);
		return true;
	} catch (error) {
		if (/** @type {Error} */ (error).name !== "AbortError") offer(await what, rest);
		return false;
	}
}

/** Tell whether the device is one whose people share by the system's own dialog. */
export function isTouch() {
	return matchMedia("(pointer: coarse)").matches;
}

/** @param {Shared | Promise<Shared>} what */
async function copy(what) {
	const blob = Promise.resolve(what).then((known) => new Blob([wordsOf(known)], { type: "text/plain" }));
	blob.catch(() => {}); // it is told by whoever waits for it
	await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/** @param {Shared} what */
function wordsOf(what) {
	return "url" in what ? what.url : what.text;
}

/** Show the words in a dialog, to be shared or copied by another click, or by hand.
 * @param {Shared} what @param {() => void} rest */
function offer(what, rest) {
	const node = dialog("sharing", "url" in what ? phrase("share-this-link") : phrase("share-this"), { hasClose: false });
	const words = make("textarea");
	Object.assign(words, { value: wordsOf(what), readOnly: true, rows: 4 });
	words.setAttribute("aria-labelledby", "sharing-title");
	// from its end to its beginning, which stays in sight
	words.addEventListener("focus", () => words.setSelectionRange(0, words.value.length, "backward"));
	const said = make("p", "fault-text");
	said.ariaLive = "polite";
	const again = button(isTouch() && "share" in navigator ? phrase("share") : phrase("copy"), {}, "main");
	again.addEventListener("click", async () => {
		try {
			await (isTouch() && "share" in navigator ? navigator.share(what) : navigator.clipboard.writeText(wordsOf(what)));
			node.close();
		} catch (error) {
			if (/** @type {Error} */ (error).name !== "AbortError") said.textContent = phrase("not-allowed-copy-by-hand");
			words.focus();
		}
	});
	const choices = make("p", "choices");
	choices.append(button(phrase("close"), { close: "" }), again);
	node.append(words, said, choices);
	show(node, rest);
}
