// What is said beside the board for a moment only. Loaded with the dialogs.

import { byId } from "../../shared/dom.js";
import { tell } from "./page.js";

const TWICE = 8_000; // milliseconds in which a line is read twice

/** Show a sentence until it is read, or something else is said. @param {string} text */
export function tellBriefly(text) {
	tell(text);
	setTimeout(() => byId("message").textContent === text && tell(""), TWICE);
}
