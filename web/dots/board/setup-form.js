// The fields of a new game that say what is played: the rule set with its options, the board, the start; and what
// people play, which fills them in. The same against the computer and with a friend.

/** @import { Option } from "./rulewords.js" */
/** @import { Setup } from "../rules/game.js" */

import { byId, make, shape } from "../../shared/dom.js";
import { handicapOf, RANDOM } from "../rules/starts.js";
import { figureOf } from "./diagram.js";
import { ofRules } from "./pictures.js";
import { firstToWords, gameName, leadWords, RULES } from "./rulewords.js";
import { phrase } from "../../shared/speak.js";

/** The least that is asked of a game; what a preset does not say. @type {Record<string, string>} */
const PLAIN = { rules: "standard", start: "empty", move_limit: "", first_to: "", lead: "", handicap: "0" };

/** @type {Record<string, string>} */
const SMALL = { width: "10", height: "10", start: "cross" };

/** What somebody plays who has just learned the rules, against the computer. @type {Record<string, string>} */
export const FOR_BEGINNERS = { ...PLAIN, ...SMALL, opponent: "computer", strength: "1" };

const SEEDS = 1e9;

/** What people play, the small board of beginners first. @type {Record<string, { about: string, game: Record<string,
 *   string> }>} */
const PRESETS = {
	"10 × 10": { about: phrase("a-first-game"), game: SMALL },
	"15 × 15": { about: phrase("half-an-hour"), game: { width: "15", height: "15", start: "cross" } },
	"39 × 32": { about: phrase("a-whole-sheet"), game: { width: "39", height: "32", start: "cross" } },
	"20 × 20": { about: phrase("preset-four-crosses"), game: { width: "20", height: "20", start: "four-crosses" } },
	"30 × 30": { about: phrase("preset-no-territory"), game: { width: "30", height: "30", rules: "no-territory" } },
	"9 × 9": { about: phrase("kepung"), game: { width: "9", height: "9", rules: "kepung" } },
};

export class SetupForm {
	/** @param {HTMLFormElement} form @param {() => void} [explained] is called when the choice has changed */
	constructor(form, explained = () => {}) {
		this.form = form;
		this.explained = explained;
		for (const [name, { title, options = [] }] of Object.entries(RULES)) {
			byId("rule-set").append(optionOf(name, title));
			byId("rule-options").append(...options.map((option) => fieldOf(name, option)));
		}
		for (const [name, { about, game }] of Object.entries(PRESETS)) {
			const preset = make("button", "", name);
			Object.assign(preset, { type: "button", name: "preset", value: name });
			preset.prepend(boardOf(game));
			preset.append(make("span", "soft", about));
			preset.addEventListener("click", () => this.fill({ ...PLAIN, ...game }));
			byId("presets").append(preset);
		}
		form.addEventListener("input", () => this.explain());
		this.fill({ ...PLAIN, ...PRESETS["15 × 15"].game });
	}

	/** Fill in what was chosen, as `chosen` gives it; what no field can have is left as it is.
	 * @param {Record<string, string>} values */
	fill(values) {
		for (const box of byId("rule-options").querySelectorAll("input")) if (box.type === "checkbox") box.checked = false;
		for (const [name, value] of Object.entries(values)) {
			const field = this.form.elements.namedItem(name);
			if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value === "on";
			else if (field instanceof HTMLSelectElement ? [...field.options].some((option) => option.value === value) : field)
				/** @type {HTMLInputElement | RadioNodeList} */ (field).value = value;
		}
		this.explain();
		const more = /** @type {HTMLDetailsElement} */ (byId("more-choices"));
		more.open ||= !presetIn(this.chosen()); // what differs is in sight
	}

	/** Say and show what the chosen rules are. */
	explain() {
		const { rules, first_to: firstTo, lead } = this.chosen();
		const targets = [...(isCount(firstTo) ? [firstToWords(firstTo)] : []), ...(isCount(lead) ? [leadWords(lead)] : [])];
		byId("rule-hint").textContent = [RULES[rules].words, ...targets].join(" ");
		byId("rule-picture").replaceChildren(figureOf(ofRules()[rules]));
		for (const field of byId("rule-options").querySelectorAll("label")) field.hidden = field.dataset.rules !== rules;
		const preset = presetIn(this.chosen());
		for (const each of byId("presets").querySelectorAll("button")) each.ariaPressed = String(each.value === preset);
		byId("more-words").textContent = gameName(this.setup());
		this.explained();
	}

	/** Return the value of each field by its name; of a box that is not ticked, none. */
	chosen() {
		return /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(this.form)));
	}

	/** Return the game that was chosen. @returns {Setup} */
	setup() {
		const chosen = this.chosen();
		return { size: [Number(chosen.width), Number(chosen.height)], rules: rulesFrom(chosen), start: startFrom(chosen) };
	}
}

/** Return the name of what people play that was chosen; "" for another game. @param {Record<string, string>} chosen */
export function presetIn(chosen) {
	const found = Object.entries(PRESETS).find(([, preset]) =>
		Object.entries({ ...PLAIN, ...preset.game }).every(([name, value]) => (chosen[name] ?? value) === value),
	);
	return found?.[0] ?? "";
}

/** Return what the form says of a game that was played, as `chosen` gives it; nothing of what no page has written.
 * @param {unknown} setup @returns {Record<string, string>} */
export function valuesIn(setup) {
	const { size, rules, start } = /** @type {Partial<Setup>} */ (Object(setup));
	const [name, ...options] = String(rules).split("+");
	if (!Array.isArray(size) || !(name in RULES)) return {};
	const ticks = Object.values(RULES).flatMap(({ options: own = [] }) => own.map((option) => [option.name, ""]));
	const set = options.map((option) => [...option.split("="), "on"].slice(0, 2));
	return {
		...PLAIN,
		...Object.fromEntries([...ticks, ...set]),
		width: String(size[0]),
		height: String(size[1]),
		rules: name,
		start: /^[a-z-]+/.exec(String(start))?.[0] ?? PLAIN.start,
		handicap: String(handicapOf(start ?? "")),
	};
}

const FINE = 0.45; // lines of a little board for each of a real one

/** Draw a little board, with its crosses. @param {Record<string, string>} game */
function boardOf({ width, height, start }) {
	const [wide, high] = [width, height].map((side) => Math.round(Number(side) * FINE));
	const svg = shape("svg", "thumb", { viewBox: `-.4 -.4 ${wide - 0.2} ${high - 0.2}`, "aria-hidden": "true" });
	const columns = Array.from({ length: wide }, (_, x) => `M${x} 0v${high - 1}`);
	const rows = Array.from({ length: high }, (_, y) => `M0 ${y}h${wide - 1}`);
	svg.append(shape("path", "thin", { d: [...columns, ...rows].join("") }));
	const centres = start === "four-crosses" ? [2, wide - 4].flatMap((x) => [2, high - 4].map((y) => [x, y])) : [];
	if (start === "cross") centres.push([(wide >> 1) - 1, (high >> 1) - 1]);
	for (const [x, y] of centres)
		for (const [dx, dy] of [
			[0, 0],
			[1, 1],
			[0, 1],
			[1, 0],
		])
			// prettier-ignore
			svg.append(shape("circle", dx === dy ? "one" : "two", { cx: x + dx, cy: y + dy, r: 0.4 }));
	return svg;
}

/** @param {string} value @param {string} title */
export function optionOf(value, title) {
	const option = make("option", "", title);
	option.value = value;
	return option;
}

/** Make a box to tick, or one of several choices of the same name.
 * @param {"checkbox" | "radio"} type @param {string} name @param {string} words @param {string} [value] */
export function tickOf(type, name, words, value = "on") {
	const [label, input] = [make("label"), make("input")];
	Object.assign(input, { type, name, value });
	label.append(input, ` ${words}`);
	return label;
}

/** Make the field of an option of a rule set. @param {string} rules @param {Option} option */
function fieldOf(rules, { name, title, words }) {
	const label = tickOf("checkbox", name, `${title}: ${words}`);
	label.dataset.rules = rules;
	return label;
}

/** Write the chosen rules with their options. @param {Record<string, string>} chosen */
export function rulesFrom(chosen) {
	const { rules } = chosen;
	const options = (RULES[rules].options ?? []).flatMap(({ name }) => (chosen[name] ? [name] : []));
	const numbers = [...(rules === "kepung" ? ["move_limit"] : []), "first_to", "lead"];
	options.push(...numbers.filter((name) => isCount(chosen[name])).map((name) => `${name}=${Number(chosen[name])}`));
	return [rules, ...options].join("+");
}

/** Write the chosen start, with a seed of its own where chance places it. @param {Record<string, string>} chosen */
export function startFrom({ start, handicap }) {
	const seed = start === RANDOM ? `=${Math.floor(Math.random() * SEEDS)}` : "";
	return `${start}${seed}${Number(handicap) ? `+handicap=${handicap}` : ""}`;
}

/** Whether a field holds a number from 1. @param {string} [text] */
const isCount = (text) => Number.isInteger(Number(text)) && Number(text) > 0;
