// The dialogs: a new game, the rules in pictures, records, settings.

import { byId, dialog, form, make } from "../js/dom.js";
import { fill } from "../js/fields.js";
import { settingsFrom } from "../js/settings.js";
import { Clock, PACES } from "./clock.js";
import { figureOf } from "./diagram.js";
import { OF_OPTIONS, OF_RULES, PICTURES } from "./pictures.js";
import { RULES } from "./rulewords.js";
import { read, write } from "./sgf.js";

/** @typedef {import("./main.js").Host} Host */
/** @typedef {import("./rules.js").Player} Player */

const LAST = "kropki:dots:preset";

/** The least that is asked of a game; what a preset does not say. @type {Record<string, string>} */
const PLAIN = { rules: "standard", start: "empty", move_limit: "" };

/** What people play. @type {Record<string, Record<string, string>>} */
const PRESETS = {
	"15 × 15 cross": { width: "15", height: "15", start: "cross" },
	"39 × 32 cross": { width: "39", height: "32", start: "cross" },
	"30 × 30 empty": { width: "30", height: "30", rules: "no-territory" },
	"Four crosses": { width: "20", height: "20", start: "four-crosses" },
	"9 × 9 Kepung": { width: "9", height: "9", rules: "kepung" },
};

export class Menus {
	/** @type {import("./tutorial.js").Tutorial | undefined} made when it is first wanted */
	tutorial;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		for (const [name, { title, options = [] }] of Object.entries(RULES)) {
			byId("rule-set").append(optionOf(name, title));
			byId("rule-options").append(...options.map((option) => fieldOf(name, option)));
		}
		for (const [name, { title }] of Object.entries(PACES)) byId("paces").append(optionOf(name, title));
		for (const name of Object.keys(PRESETS)) {
			const preset = make("button", "quiet", name);
			preset.type = "button";
			preset.addEventListener("click", () => this.fillNew({ ...PLAIN, ...PRESETS[name] }));
			byId("presets").append(preset);
		}
		form("new-form").addEventListener("input", () => this.explain());
		form("new-form").addEventListener("submit", (event) => this.make(event));
		form("record-form").addEventListener("submit", (event) => this.open(event));
		form("settings-form").addEventListener("change", () => this.choose());
		document.addEventListener("click", (event) => this.click(event));
		/** @type {HTMLInputElement} */ (byId("file")).addEventListener("change", () => this.openFile());
		this.fillNew(host.store.read(LAST) ?? { ...PLAIN, ...PRESETS["15 × 15 cross"], opponent: "computer", level: "2", human: "1", pace: "none" });
		if (location.hash === "#rules") this.show("rules");
	}

	/** Tell of a rule set in the dialog of the rules. @param {string} name @param {import("./rulewords.js").Rule} rule */
	ruleOf(name, { title, words, options = [] }) {
		const part = make("section", "rule-set");
		const extras = make("ul");
		extras.append(...options.map((option) => {
			const item = make("li", "", `: ${option.words}.`);
			item.prepend(make("b", "", option.title));
			return item;
		}));
		const shown = make("div", "pictures");
		shown.append(...[OF_RULES[name], ...options.map((option) => OF_OPTIONS[option.name])].map(figureOf));
		part.append(make("h4", "", title), make("p", "", words), ...(options.length ? [extras] : []), shown);
		return part;
	}

	/** @param {Event} event */
	click({ target }) {
		if (!(target instanceof Element)) return;
		if (target instanceof HTMLDialogElement) target.close(); // the backdrop
		const opens = target.closest("[data-open]")?.getAttribute("data-open");
		if (opens) this.show(opens);
		if (target.closest("[data-close]")) target.closest("dialog")?.close();
		if (target.closest("[data-copy]")) this.copy();
		if (target.closest("[data-save]")) this.save();
	}

	/** @param {string} id */
	show(id) {
		/** @type {HTMLElement} */ (byId("menu")).hidePopover();
		if (id === "settings") {
			fill(form("settings-form"), settingsFrom(this.host.store.get("settings")));
			for (const [name, value] of Object.entries(this.host.look)) {
				const field = /** @type {HTMLInputElement} */ (form("settings-form").elements.namedItem(name));
				if (typeof value === "string") field.value = value;
				else field.checked = value;
			}
		}
		if (id === "rules") {
			byId("pictures").replaceChildren(...PICTURES.map(figureOf));
			byId("rule-words").replaceChildren(...Object.entries(RULES).map(([name, rule]) => this.ruleOf(name, rule)));
		}
		if (id === "new") this.explain();
		if (id === "tutorial") {
			this.showTutorial();
			return;
		}
		if (id === "record") {
			byId("record-fault").textContent = "";
			/** @type {HTMLTextAreaElement} */ (form("record-form").elements.namedItem("text")).value = this.text();
		}
		dialog(id).showModal();
	}

	/** Load the tutorial when it is first wanted. */
	async showTutorial() {
		const { Tutorial } = await import("./tutorial.js");
		this.tutorial ??= new Tutorial(() => this.show("new"));
		for (const open of document.querySelectorAll("dialog")) open.close();
		dialog("tutorial").showModal();
		this.tutorial.begin();
	}

	/** @param {Record<string, string>} values */
	fillNew(values) {
		for (const field of form("new-form").querySelectorAll("input")) if (field.type === "checkbox") field.checked = values[field.name] === "on";
		for (const [name, value] of Object.entries(values)) {
			const field = form("new-form").elements.namedItem(name);
			if (field && !(field instanceof HTMLInputElement && field.type === "checkbox")) /** @type {HTMLInputElement | RadioNodeList} */ (field).value = value;
		}
		this.explain();
	}

	/** Say and show what the chosen rules are. */
	explain() {
		const chosen = new FormData(form("new-form"));
		const name = String(chosen.get("rules") ?? "standard");
		byId("rule-hint").textContent = RULES[name].words;
		byId("rule-picture").replaceChildren(figureOf(OF_RULES[name]));
		for (const field of byId("rule-options").querySelectorAll("label")) field.hidden = field.dataset.rules !== name;
		byId("computer-fields").hidden = chosen.get("opponent") !== "computer";
	}

	/** @param {SubmitEvent} event */
	make(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "make") return;
		const chosen = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form("new-form"))));
		/** @type {[number, number]} */
		const size = [Number(chosen.width), Number(chosen.height)];
		try {
			const human = /** @type {Player} */ (Number(chosen.human));
			const opponent = chosen.opponent === "computer" ? { level: Number(chosen.level), human } : null;
			const pace = PACES[chosen.pace]?.pace;
			this.host.begin({ setup: { size, rules: rulesFrom(chosen), start: chosen.start }, moves: [], opponent, seed: Date.now() % 2 ** 31, clock: pace ? new Clock(pace) : null });
			this.host.store.write(LAST, JSON.stringify(chosen));
		} catch (error) {
			event.preventDefault();
			byId("new-fault").textContent = /** @type {Error} */ (error).message;
			return;
		}
		byId("new-fault").textContent = "";
	}

	/** Give the game as a record; where it has no letters for the board, why not. */
	text() {
		try {
			return write(this.host.game);
		} catch (error) {
			byId("record-fault").textContent = /** @type {Error} */ (error).message;
			return "";
		}
	}

	/** @param {SubmitEvent} event */
	open(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "read") return;
		const text = String(new FormData(form("record-form")).get("text"));
		if (!this.load(text)) event.preventDefault();
	}

	/** Put the game of a record on the board; tell whether there is one. @param {string} text */
	load(text) {
		try {
			const game = read(text);
			this.host.begin({ setup: game.setup, moves: game.moves, opponent: null, seed: 1 });
			return true;
		} catch (error) {
			byId("record-fault").textContent = `This record cannot be opened. ${/** @type {Error} */ (error).message}`;
			return false;
		}
	}

	async openFile() {
		const input = /** @type {HTMLInputElement} */ (byId("file"));
		const file = input.files?.[0];
		if (file && this.load(await file.text())) dialog("record").close();
		input.value = "";
	}

	async copy() {
		await navigator.clipboard.writeText(this.text());
		byId("record-said").textContent = "Copied.";
	}

	save() {
		const link = make("a");
		link.href = URL.createObjectURL(new Blob([this.text()], { type: "application/x-go-sgf" }));
		link.download = "dots.sgf";
		link.click();
		URL.revokeObjectURL(link.href);
	}

	choose() {
		const { store } = this.host;
		const chosen = new FormData(form("settings-form"));
		const isOn = (/** @type {string} */ name) => chosen.has(name);
		store.put("settings", { ...store.get("settings"), theme: chosen.get("theme"), sound: isOn("sound") });
		this.host.setLook(Object.fromEntries(Object.entries(this.host.look).map(([name, value]) => [name, typeof value === "string" ? String(chosen.get(name)) : isOn(name)])));
		dispatchEvent(new Event("kropki:settings"));
	}
}

/** @param {string} value @param {string} title */
function optionOf(value, title) {
	const option = make("option", "", title);
	option.value = value;
	return option;
}

/** Make the field of an option of a rule set. @param {string} rules @param {import("./rulewords.js").Option} option */
function fieldOf(rules, { name, title, words }) {
	const [label, input] = [make("label"), make("input")];
	Object.assign(input, { type: "checkbox", name });
	label.dataset.rules = rules;
	label.append(input, ` ${title}: ${words}`);
	return label;
}

/** Write the chosen rules with their options. @param {Record<string, string>} chosen */
function rulesFrom(chosen) {
	const { rules, move_limit: limit } = chosen;
	const options = (RULES[rules].options ?? []).flatMap(({ name }) => (chosen[name] ? [name] : []));
	if (rules === "kepung" && Number(limit) > 0) options.push(`move_limit=${Math.floor(Number(limit))}`);
	return [rules, ...options].join("+");
}
