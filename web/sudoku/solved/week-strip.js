// Draws the last seven days of daily puzzles.

/** @import { Standing } from "../../types.d.ts" */

import { named } from "../puzzle/calendar.js";
import { make } from "../../shared/dom.js";
import { phrase } from "../../shared/speak.js";

/** Say the state of a day. @type {Record<string, (given: { day: string }) => string>} */
const SAID = {
	done: (given) => phrase("day-solved", given),
	late: (given) => phrase("day-solved-later", given),
	"": (given) => phrase("day-not-solved", given),
};

/** Return the strip of the last days, today's at its end. @param {Standing} standing */
export function weekStrip({ week, today }) {
	const list = make("ol", "week");
	list.ariaLabel = phrase("last-seven-days");
	list.append(
		...week.map(({ day, state }) => {
			const item = make("li", state);
			const letter = make("span", "", named(day, { weekday: "narrow" }));
			letter.ariaHidden = "true";
			const name = SAID[state]({ day: named(day, { weekday: "long" }) });
			item.append(letter, make("i"), make("span", "unseen", name));
			if (day === today) item.classList.add("now");
			return item;
		}),
	);
	return list;
}
