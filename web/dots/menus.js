// The dialogs: a new game, the rules in pictures, records, settings.

import { byId, dialog, form, make, shape } from "../js/dom.js";
import { fill } from "../js/fields.js";
import { settingsFrom } from "../js/settings.js";
import { PICTURES, positionOf } from "./pictures.js";
import { read, write } from "./sgf.js";
import { count, RULES } from "./words.js";

/** @typedef {import("./main.js").Host} Host */
/** @typedef {import("./rules.js").Player} Player */

const LAST = "kropki:dots:preset";

/** What people play. @type {Record<string, Record<string, string>>} */
const PRESETS = {
	"15 × 15 cross": { width: "15", height: "15", start: "cross", rules: "standard", limit: "" },
	"39 × 32 cross": { width: "39", height: "32", start: "cross", rules: "standard", limit: "" },
	"30 × 30 empty": { width: "30", height: "30", start: "empty", rules: "no-territory", limit: "" },
	"Four crosses": { width: "20", height: "20", start: "four-crosses", rules: "standard", limit: "" },
	"9 × 9 Kepung": { width: "9", height: "9", start: "empty", rules: "kepung", limit: "" },
};

export class Menus {
	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		for (const [name, { title, words }] of Object.entries(RULES)) {
			const option = make("option", "", title);
			option.value = name;
			byId("rule-set").append(option);
			byId("rule-words").append(make("dt", "", title), make("dd", "", words));
		}
		for (const name of Object.keys(PRESETS)) {
			const preset = make("button", "quiet", name);
			preset.type = "button";
			preset.addEventListener("click", () => this.fillNew(PRESETS[name]));
			byId("presets").append(preset);
		}
		for (const picture of PICTURES) byId("pictures").append(drawn(picture));
		form("new-form").addEventListener("input", () => this.explain());
		form("new-form").addEventListener("submit", (event) => this.make(event));
		form("record-form").addEventListener("submit", (event) => this.open(event));
		form("settings-form").addEventListener("change", () => this.choose());
		document.addEventListener("click", (event) => this.click(event));
		/** @type {HTMLInputElement} */ (byId("file")).addEventListener("change", () => this.openFile());
		this.fillNew(host.store.read(LAST) ?? { ...PRESETS["15 × 15 cross"], opponent: "computer", level: "2", human: "1" });
	}

	/** Name rules with their options. @param {string} rules */
	nameOf(rules) {
		const [name, limit] = rules.split("+move_limit=");
		return RULES[name].title + (limit ? `, ${count(Number(limit))} each` : "");
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
			for (const [name, value] of Object.entries(this.host.look)) /** @type {HTMLInputElement} */ (form("settings-form").elements.namedItem(name)).checked = value;
		}
		if (id === "record") {
			byId("record-fault").textContent = "";
			/** @type {HTMLTextAreaElement} */ (form("record-form").elements.namedItem("text")).value = this.text();
		}
		dialog(id).showModal();
	}

	/** @param {Record<string, string>} values */
	fillNew(values) {
		for (const [name, value] of Object.entries(values)) {
			const field = form("new-form").elements.namedItem(name);
			if (field) /** @type {HTMLInputElement | RadioNodeList} */ (field).value = value;
		}
		this.explain();
	}

	/** Say what the chosen rules are. */
	explain() {
		const chosen = new FormData(form("new-form"));
		byId("rule-hint").textContent = RULES[String(chosen.get("rules"))]?.words ?? "";
		byId("limit-field").hidden = chosen.get("rules") !== "kepung";
		byId("computer-fields").hidden = chosen.get("opponent") !== "computer";
	}

	/** @param {SubmitEvent} event */
	make(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "make") return;
		const chosen = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form("new-form"))));
		const rules = chosen.rules === "kepung" && Number(chosen.limit) > 0 ? `kepung+move_limit=${Math.floor(Number(chosen.limit))}` : chosen.rules;
		/** @type {[number, number]} */
		const size = [Number(chosen.width), Number(chosen.height)];
		try {
			const human = /** @type {Player} */ (Number(chosen.human));
			const opponent = chosen.opponent === "computer" ? { level: Number(chosen.level), human } : null;
			this.host.begin({ setup: { size, rules, start: chosen.start }, moves: [], opponent, seed: Date.now() % 2 ** 31 });
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
		this.host.setLook({ coordinates: isOn("coordinates"), numbers: isOn("numbers"), large: isOn("large") });
		dispatchEvent(new Event("kropki:settings"));
	}
}

/** Draw a picture of the rules, with its words. @param {import("./pictures.js").Picture} picture */
function drawn(picture) {
	const figure = make("figure");
	const game = positionOf(picture);
	const svg = shape("svg", "drawing", { viewBox: `-.7 -.7 ${game.width + 0.4} ${game.height + 0.4}`, role: "img", "aria-label": picture.title });
	const at = (/** @type {number} */ point) => game.xy(point).join(" ");
	const lines = Array.from({ length: game.height }, (_, y) => `M-.3 ${y}h${game.width - 0.4}`).concat(Array.from({ length: game.width }, (_, x) => `M${x}-.3v${game.height - 0.4}`));
	svg.append(shape("path", "ruling", { d: lines.join("") }));
	const { dots, regions, pools, rings } = game.now;
	for (const { owner, points } of rings) svg.append(shape("path", `region o${owner}`, { d: `M${points.map(at).join("L")}Z` }));
	for (let point = 0; point < game.points; point += 1) {
		const [x, y] = game.xy(point);
		if (pools[point] || (game.now.stopped && regions[point])) svg.append(shape("rect", `pool o${pools[point] || regions[point]}`, { x: x - 0.5, y: y - 0.5, width: 1, height: 1 }));
		if (!dots[point]) continue;
		const node = shape("g", `dot p${dots[point]}${regions[point] ? " gone" : ""}`, { transform: `translate(${x} ${y})` });
		node.append(shape("circle", "body", { r: 0.28 }));
		if (regions[point] && regions[point] !== dots[point]) node.append(shape("path", `cross o${regions[point]}`, { d: "M-.3-.3l.6.6m0-.6l-.6.6" }));
		svg.append(node);
	}
	const words = make("figcaption", "", picture.words);
	words.prepend(make("b", "", `${picture.title}. `));
	figure.append(svg, words);
	return figure;
}

