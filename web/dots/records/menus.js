// The dialogs of the page of records: begin, about, picture, what is shown; saving and sharing.

/** @import { Host } from "./main.js" */

import { byId, dialog, form, make, showModal } from "../../shared/dom.js";
import { save } from "../../shared/files.js";
import { share } from "../../shared/sharing.js";
import { lastOf } from "../board/drawing.js";
import { begun, set } from "./edit.js";
import { fileName } from "../sgf/file-name.js";
import { linkTo } from "../sgf/link.js";
import { marksOf } from "./marks.js";
import { pngOf, shapesOf, svgOf } from "./picture.js";
import { Refused } from "../rules/game.js";
import { handicapOf, startOf } from "../rules/starts.js";
import { rulesName } from "../board/rulewords.js";
import { startFrom } from "../board/setup-form.js";
import { write } from "../sgf/record.js";
import { escaped, unescaped, valuesOf } from "../sgf/text.js";
import { nameOf } from "../sgf/dialects.js";
import { colours, scoreOf } from "../board/words.js";
import { faultWords, freeIn, playerOf, saidIn } from "./words.js";
import { phrase } from "../../shared/speak.js";

const ABOUT = ["PB", "PW", "DT", "PC", "EV", "RE"];
const SHOWN = 100; // faults that were forgiven
const COPIED_MS = 4000; // that the button says what it has done: the message may be out of sight

export class Menus {
	/** @type {ReturnType<typeof setTimeout> | undefined} until the button offers to share again */
	copied;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		/** @type {{ [name: string]: () => unknown }} what buttons do */
		this.acts = {
			save: () => this.save(),
			share: () => this.share(),
			svg: () => this.picture("svg"),
			png: () => this.picture("png"),
		};
		form("begin-form").addEventListener("submit", (event) => this.make(event));
		form("about-form").addEventListener("submit", (event) => this.keepAbout(event));
		form("looks-form").addEventListener("change", () => this.choose());
		for (const [index, node] of document.querySelectorAll("#about .colour").entries())
			node.textContent = colours[index + 1];
		document.addEventListener("click", (event) => this.click(event));
	}

	/** @param {MouseEvent} event */
	click({ target }) {
		if (!(target instanceof Element)) return;
		if (target instanceof HTMLDialogElement) target.close(); // the backdrop
		const opens = target.closest("[data-open]")?.getAttribute("data-open");
		if (opens) this.show(opens);
	}

	/** @param {string} id */
	show(id) {
		/** @type {HTMLElement} */ (byId("menu")).hidePopover();
		const { record, look } = this.host;
		if (id === "opening") byId("opening-fault").textContent = "";
		if (id === "looks")
			for (const [name, value] of Object.entries(look))
				/** @type {HTMLInputElement} */ (form("looks-form").elements.namedItem(name)).checked = value;
		if (id === "picture") this.preview();
		if (id === "about") {
			for (const name of ABOUT)
				/** @type {HTMLInputElement} */ (form("about-form").elements.namedItem(name)).value = unescaped(
					valuesOf(record.nodes[0], name)[0] ?? "",
				);
			byId("about-rules").textContent = phrase("record-has", {
				size: `${record.width} × ${record.height}`,
				rules: [rulesName(record.rules), ...freeIn(record)].join(", "),
				number: record.nodes.length,
			});
			byId("forgiven-title").hidden = !this.host.opening.forgiven.length;
			byId("forgiven").replaceChildren(
				...this.host.opening.forgiven.slice(0, SHOWN).map((each) => make("li", "", faultWords(each))),
			);
		}
		showModal(dialog(id));
	}

	/** @param {SubmitEvent} event */
	make(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "make") return;
		const chosen = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form("begin-form"))));
		/** @type {[number, number]} */
		const size = [Number(chosen.width), Number(chosen.height)];
		try {
			const start = startFrom(chosen);
			const dots = startOf({ size, rules: chosen.rules, start });
			if (dots.some(([, x, y]) => x < 0 || y < 0 || x >= size[0] || y >= size[1]))
				throw new Refused("start", phrase("the-start-does-not-fit"));
			const setUp = /** @type {[string, string[]][]} */ (
				["AB", "AW"].map((name, index) => [
					name,
					dots.filter(([who]) => who === index + 1).map(([, x, y]) => nameOf([x, y])),
				])
			);
			if (handicapOf(start)) setUp.unshift(["HA", [String(handicapOf(start))]]);
			this.host.opening.forgiven = [];
			this.host.show(
				[
					begun(
						...size,
						chosen.rules,
						setUp.filter(([, values]) => values.length),
					),
				],
				{ words: phrase("a-new-record") },
			);
			byId("begin-fault").textContent = "";
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			event.preventDefault();
			byId("begin-fault").textContent = error.message;
		}
	}

	/** @param {SubmitEvent} event */
	keepAbout(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "keep") return;
		const { record, node } = this.host;
		const chosen = new FormData(form("about-form"));
		let changed = record;
		for (const name of ABOUT) {
			const text = String(chosen.get(name)).trim();
			if (text !== unescaped(valuesOf(record.nodes[0], name)[0] ?? "").trim())
				changed = set(changed, 0, name, text ? [escaped(text)] : []);
		}
		this.host.change({ record: changed, node, moved: (each) => each }, phrase("kept"));
	}

	choose() {
		const chosen = new FormData(form("looks-form"));
		this.host.setLook(Object.fromEntries(Object.keys(this.host.look).map((name) => [name, chosen.has(name)])));
	}

	save() {
		const { record, records } = this.host;
		const name = fileName([saidIn(record, "DT"), playerOf(record, 1), playerOf(record, 2)]);
		save(new File([write(records)], name, { type: "application/x-go-sgf" }));
		this.host.say(phrase("record-is-saved-as", { name }));
	}

	async share() {
		const { record, node } = this.host;
		const link = linkTo(write([record]), undefined, node).then((path) => ({
			title: phrase("a-game-of-dots-title"),
			url: location.origin + path,
		}));
		if (!(await share(link))) return;
		this.host.say(phrase("link-holds-record", { opens: node ? "position" : "record" }));
		byId("share-label").textContent = phrase("link-copied-label");
		clearTimeout(this.copied);
		this.copied = setTimeout(() => (byId("share-label").textContent = phrase("share")), COPIED_MS);
	}

	shapes() {
		const { record, node, line } = this.host;
		const { game } = line.at(node);
		return { game, shapes: shapesOf(game, marksOf(record.nodes[node], record), lastOf(game)) };
	}

	preview() {
		const { game, shapes } = this.shapes();
		const svg = new DOMParser().parseFromString(svgOf(game, shapes), "image/svg+xml").documentElement;
		svg.role = "img";
		svg.ariaLabel = phrase("record-picture", { score: scoreOf(game) });
		byId("picture-of").replaceChildren(svg);
	}

	/** @param {"svg" | "png"} form */
	async picture(form) {
		const { game, shapes } = this.shapes();
		const content = form === "svg" ? svgOf(game, shapes) : await pngOf(game, shapes);
		save(new File([content], `dots.${form}`, { type: form === "svg" ? "image/svg+xml" : "image/png" }));
	}
}
