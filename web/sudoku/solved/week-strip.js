// Draws a week of daily puzzles.

/** @import { Standing } from "../../types.d.ts" */

import { named } from "../puzzle/calendar.js";
import { make } from "../../shared/dom.js";

const SAID = { done: "solved", late: "solved later", "": "not solved", ahead: "to come" };

/** Return the strip of this week. @param {Standing} standing */
export function weekStrip({ week, today }) {
	const list = make("ol", "week");
	list.ariaLabel = "This week";
	list.append(
		...week.map(({ day, state }) => {
			const item = make("li", state);
			const letter = make("span", "", named(day, { weekday: "narrow" }));
			letter.ariaHidden = "true";
			const name = `${named(day, { weekday: "long" })}: ${SAID[/** @type {keyof typeof SAID} */ (state)]}`;
			item.append(letter, make("i"), make("span", "unseen", name));
			if (day === today) item.classList.add("now");
			return item;
		}),
	);
	return list;
}
