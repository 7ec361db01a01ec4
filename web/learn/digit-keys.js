// The digit keys of lessons and drills.

/** @import { Store } from "../shared/store.js" */

import { button, make } from "../shared/dom.js";
import { digitOf } from "../sudoku/board/keys.js";
import { say } from "../sudoku/board/page.js";

/** Return a group of keys, which has none yet. @param {string} words how it is called */
export function digitKeys(words) {
	const keys = make("div", "entry-keys");
	keys.role = "group";
	keys.ariaLabel = words;
	return keys;
}

/** Have *take* called with the key that is clicked.
 * @param {HTMLElement} keys @param {(key: HTMLElement) => void} take */
export function listen(keys, take) {
	keys.addEventListener("click", ({ target }) => take(/** @type {HTMLElement} */ (target)));
}

/** Draw the keys of the digits up to *size*. @param {HTMLElement} keys @param {number} size @param {string} [name] */
export function drawKeys(keys, size, name = "") {
	const digits = Array.from({ length: size }, (_, index) => String(index + 1));
	keys.replaceChildren(...digits.map((digit) => button(digit, { digit }, name)));
}

/** A drill of pictures and nine keys, what it asks and says beside them. */
export class KeyDrill {
	/** @param {Store} store @param {string} words how the keys are called */
	constructor(store, words) {
		this.store = store;
		this.picture = make("div", "pair");
		this.side = make("div", "side");
		this.told = make("div", "told");
		this.progress = make("p", "count");
		this.keys = digitKeys(words);
		this.keys.classList.add("nine");
		drawKeys(this.keys, 9);
		this.side.addEventListener("keydown", (event) => {
			/** @type {HTMLElement | undefined} */ (this.keys.children[digitOf(event) - 1])?.click();
		});
	}

	/** @param {string} text @param {string} look */
	tell(text, look) {
		this.told.replaceChildren(make("p", look, text));
		say(text);
	}
}
