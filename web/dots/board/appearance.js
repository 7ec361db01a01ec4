// How the player wants the board to look: what is kept of it, and the colours on the page.

/** @import { Look } from "./board.js" */
/** @import { Store } from "../../shared/store.js" */

import { callAs } from "./words.js";

const LOOK = "kropki:dots:look";
/** @type {Look} */
const LOOKS = { coordinates: false, numbers: false, large: false, aim: true, pools: true, threats: false, palette: "" };

/** Return what was chosen, and put its colours on the page.
 * @param {Store} store @returns {Look} */
export function wornLook(store) {
	return wear({ ...LOOKS, ...store.read(LOOK) });
}

/** Keep a choice, and put its colours on the page.
 * @param {Store} store @param {Look} look */
export function keepLook(store, look) {
	store.write(LOOK, JSON.stringify(look));
	return wear(look);
}

/** @param {Look} look */
function wear(look) {
	document.body.dataset.palette = look.palette ?? "";
	document.body.toggleAttribute("data-coordinates", look.coordinates);
	callAs(look.palette ?? "");
	return look;
}
