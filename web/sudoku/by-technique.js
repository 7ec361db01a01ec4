// The part of the dialog for a new puzzle that asks for a technique or a rating. Made with the dialogs.

/** @import { Wish } from "../types.d.ts" */

import { make } from "../shared/dom.js";
import { capital } from "./board/page.js";
import { TECHNIQUES } from "./help/techniques.js";
import { LEVELS } from "./puzzle/puzzle.js";

/** Return the part of the form. */
export function choices() {
	const part = make("details", "by-technique");
	const [technique, least, most] = [make("select"), rating("rating_min"), rating("rating_max")];
	technique.name = "technique";
	technique.append(new Option("Any technique", ""));
	for (const level of LEVELS) {
		const group = make("optgroup");
		group.label = capital(level);
		const names = TECHNIQUES.filter((each) => each.level === level).map(({ name }) => name);
		group.append(...names.map((name) => new Option(capital(name), name)));
		if (names.length) technique.append(group);
	}
	const words =
		"The rating is that of the hardest technique needed, from 1 to 7. " +
		"With any of these, the level above counts for nothing.";
	part.append(
		make("summary", "", "By technique or rating"),
		labelled("Needs ", technique),
		labelled("Rating from ", least),
		labelled("to ", most),
		make("p", "soft", words),
	);
	return part;
}

/** Return the wish of the form beyond size, level and dots; nothing where none is there.
 * @param {FormData} chosen @returns {Wish} */
export function wishOf(chosen) {
	const [technique, least, most] = ["technique", "rating_min", "rating_max"].map((name) =>
		String(chosen.get(name) ?? ""),
	);
	return {
		...(technique && { technique }),
		...(least && { rating_min: Number(least) }),
		...(most && { rating_max: Number(most) }),
	};
}

/** @param {string} name */
function rating(name) {
	const field = make("input");
	return Object.assign(field, { type: "number", name, min: "1", max: "7", step: "0.1", inputMode: "decimal" });
}

/** @param {string} text @param {HTMLElement} field */
function labelled(text, field) {
	const label = make("label", "", text);
	label.append(field);
	return label;
}
