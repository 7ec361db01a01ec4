// The part of the dialog for a new puzzle that asks for a technique or a rating. Made with the dialogs.

/** @import { Wish } from "../types.d.ts" */

import { make } from "../shared/dom.js";
import { capital } from "./board/page.js";
import { TECHNIQUES } from "./help/techniques.js";
import { LEVELS, levelsOf } from "./puzzle/puzzle.js";
import { isRare } from "./puzzle/rarity.js";

const NEEDED = TECHNIQUES.slice(1); // a last cell is a naked single as well

/** Return the part of a form, which says which techniques are rare on the boards that the form asks for.
 * @param {HTMLFormElement} form */
export function choices(form) {
	const part = make("details", "by-technique");
	const [technique, least, most] = [make("select"), rating("rating_min"), rating("rating_max")];
	technique.name = "technique";
	technique.append(new Option("Any technique", ""));
	for (const level of LEVELS) {
		const group = make("optgroup");
		group.label = capital(level);
		const names = NEEDED.filter((each) => each.level === level).map(({ name }) => name);
		group.append(...names.map((name) => new Option(capital(name), name)));
		technique.append(group);
	}
	const rare = make("p", "soft rare");
	rare.ariaLive = "polite";
	form.addEventListener("change", () => tellSupply(form));
	const words =
		"The rating is that of the hardest technique needed, from 1 to 7. " +
		"With any of these, the level above counts for nothing.";
	part.append(
		make("summary", "", "By technique or rating"),
		labelled("Needs ", technique),
		rare,
		labelled("Rating from ", least),
		labelled("to ", most),
		make("p", "soft", words),
	);
	return part;
}

/** Offer the levels that the boards have which a form asks for; say of each technique whether it is rare there, and of
 * the chosen one what else to do. @param {HTMLFormElement} form */
export function tellSupply(form) {
	const chosen = new FormData(form);
	const [size, every] = [Number(chosen.get("size")), chosen.get("negative") === "true"];
	const name = String(chosen.get("technique") ?? "");
	const levels = levelsOf(size, every);
	/** @type {HTMLInputElement[]} */
	const inputs = Array.from(form.querySelectorAll("[name=difficulty]"));
	for (const input of inputs) input.disabled = !levels.includes(input.value);
	if (inputs.some((input) => input.disabled && input.checked)) inputs[levels.length - 1].checked = true;
	for (const option of form.querySelectorAll("option"))
		if (option.value) option.text = capital(option.value) + (isRare(option.value, size, every) ? " (rare)" : "");
	const rare = form.querySelector(".rare");
	if (rare) rare.textContent = name && isRare(name, size, every) ? rareWords(name, size, every) : "";
}

/** Say that a technique is rare on some boards, and on which it is not.
 * @param {string} name @param {number} size @param {boolean} every whether every dot is drawn */
function rareWords(name, size, every) {
	const words = `Hardly any ${boards(size, every)} needs this: the server may find none.`;
	const others = [size, 9, 6, 4].flatMap(
		(each) =>
			/** @type {[number, boolean][]} */ ([
				[each, every],
				[each, !every],
			]),
	);
	const better = others.find(([each, all]) => !isRare(name, each, all));
	return better ? `${words} Ask for a ${boards(...better)}.` : words;
}

/** @param {number} size @param {boolean} every */
const boards = (size, every) => `${size} × ${size} with ${every ? "every dot" : "only some dots"}`;

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
