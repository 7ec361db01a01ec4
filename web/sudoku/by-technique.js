// The part of the dialog for a new puzzle that asks for a technique or a rating. Made with the dialogs.

/** @import { Wish } from "../types.d.ts" */

import { make } from "../shared/dom.js";
import { capital, phrase } from "../shared/speak.js";
import { OF_BOXES, TECHNIQUES, shownName } from "./help/techniques.js";
import { SIZES, SQUARES } from "./puzzle/geometry.js";
import { LEVEL_NAMES, LEVELS, levelsOf } from "./puzzle/puzzle.js";
import { isRare } from "./puzzle/rarity.js";
import { ruleOf } from "./puzzle/rules.js";

const NEEDED = TECHNIQUES.slice(1); // a last cell is a naked single as well

/** Return the part of a form, which offers what there is on the boards that the form asks for.
 * @param {HTMLFormElement} form */
export function choices(form) {
	const part = make("details", "by-technique");
	const [technique, least, most] = [make("select"), rating("rating_min"), rating("rating_max")];
	technique.name = "technique";
	technique.append(new Option(phrase("any-technique"), ""));
	for (const level of LEVELS) {
		const group = make("optgroup");
		group.label = LEVEL_NAMES[level];
		const names = NEEDED.filter((each) => each.level === level).map(({ name }) => name);
		group.append(...names.map((name) => new Option(capital(shownName(name)), name)));
		technique.append(group);
	}
	form.addEventListener("change", () => tellSupply(form));
	part.append(
		make("summary", "", phrase("by-technique-or-rating")),
		labelled(`${phrase("needs")} `, technique),
		labelled(`${phrase("rating-from")} `, least),
		labelled(`${phrase("rating-to")} `, most),
		make("p", "soft", phrase("what-a-rating-is")),
	);
	return part;
}

/** Offer the levels and the techniques that the boards have which a form asks for; say of each other one where it is.
 * @param {HTMLFormElement} form */
export function tellSupply(form) {
	const chosen = new FormData(form);
	const boxes = chosen.get("boxes") === "true";
	const rule = ruleOf(chosen.get("negative"));
	const every = rule !== false;
	const size = sizeIn(form, boxes);
	const levels = levelsOf(size, rule, boxes);
	/** @type {HTMLInputElement[]} */
	const inputs = Array.from(form.querySelectorAll("[name=difficulty]"));
	for (const input of inputs) input.disabled = !levels.includes(input.value);
	if (inputs.some((input) => input.disabled && input.checked))
		for (const input of inputs) input.checked = input.value === levels.at(-1);
	for (const option of form.querySelectorAll("option")) {
		if (!option.value) continue;
		const isNone = !boxes && OF_BOXES.includes(option.value);
		option.hidden = isNone;
		option.disabled = isNone || (boxes && typeof rule === "boolean" && isRare(option.value, size, every));
		const technique = capital(shownName(option.value));
		option.text = option.disabled && boxes ? elsewhere(option.value, technique, size, every) : technique;
		if (option.disabled && option.selected) option.selected = false;
	}
}

/** Offer the sizes of boards with or without boxes, and return the one that is chosen: 9 in place of one that has none.
 * @param {HTMLFormElement} form @param {boolean} boxes */
function sizeIn(form, boxes) {
	/** @type {HTMLInputElement[]} */
	const inputs = Array.from(form.querySelectorAll("[name=size]"));
	for (const input of inputs) {
		const isThere = (boxes ? SIZES : SQUARES).includes(Number(input.value));
		/** @type {HTMLElement} */ (input.parentElement).hidden = !isThere;
		if (!isThere && input.checked) inputs[inputs.length - 1].checked = true;
	}
	return Number(new FormData(form).get("size"));
}

/** Say on which boards a technique is found that is rare on some.
 * @param {string} name @param {string} technique what it is called
 * @param {number} size @param {boolean} every whether every dot is drawn */
function elsewhere(name, technique, size, every) {
	for (const each of [size, 9, 6, 4])
		for (const all of [every, !every])
			if (!isRare(name, each, all))
				return phrase("technique-elsewhere", { technique, size: each, dots: all ? "every" : "some" });
	return phrase("technique-hardly-ever", { technique });
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
