// The page of a published puzzle: has the player tell whose puzzle it is.

import { byId } from "../shared/dom.js";
import { Store, shelf } from "../shared/store.js";
import { ruleOf } from "../sudoku/puzzle/rules.js";
import { remember } from "../sudoku/solved/credits.js";

const textOf = (/** @type {string} */ place) => document.querySelector(place)?.textContent ?? "";

/** Keep what the page says of its puzzle. */
function begin() {
	const { ken = "", negative = null, boxes } = byId("play").dataset;
	remember(new Store(shelf()), {
		id: location.pathname.split("/")[2],
		title: textOf("h1"),
		author: textOf("#author"),
		note: textOf(".note"),
		ken,
		negative: ruleOf(negative),
		...(boxes === "false" && { boxes: false }),
	});
}

document.getElementById("play")?.addEventListener("click", begin);
