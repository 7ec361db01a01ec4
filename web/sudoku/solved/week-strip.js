// Draws the last seven days of daily puzzles.

/** @import { Standing } from "../../types.d.ts" */

import { named } from "../puzzle/calendar.js";
import { make } from "../../shared/dom.js";

const SAID = { done: "solved", late: "solved later", "": "not solved" };

/** Return the strip of a week, the last day being today. @param {Standing} standing */
export function weekStrip({ week }) {
	const list = make("ol", "week");
	list.ariaLabel = "The last seven days";
	list.append(
		...week.map(({ day, state }, at) => {
			const item = make("li", state);
			const letter = make("span", "", named(day, { weekday: "narrow" }));
			letter.ariaHidden = "true";
			const name = `${named(day, { weekday: "long" })}: ${SAID[/** @type {keyof typeof SAID} */ (state)]}`;
			item.append(letter, make("i"), make("span", "unseen", name));
			if (at === week.length - 1) item.classList.add("now");
			return item;
		}),
	);
	return list;
}
