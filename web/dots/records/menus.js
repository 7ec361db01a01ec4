// The dialogs of the page of records: open, begin, about, picture, what is shown; saving and sharing.

/** @import { Host } from "./main.js" */
/** @import { Forgiven } from "../sgf/text.js" */

import { byId, dialog, form, make } from "../../shared/dom.js";
import { save } from "../../shared/files.js";
import { share } from "../../shared/sharing.js";
import { lastOf } from "../board/drawing.js";
import { recordOf } from "../game/address.js";
import { begun, set } from "./edit.js";
import { gameIn, NoRecord, recordOfGame } from "./game.js";
import { BadLink, linkTo, recordIn } from "../sgf/link.js";
import { marksOf } from "./marks.js";
import { pngOf, shapesOf, svgOf } from "./picture.js";
import { Refused, startOf } from "../rules/game.js";
import { rulesName } from "../board/rulewords.js";
import { read, write } from "../sgf/record.js";
import { BYTES, escaped, SgfFault, unescaped, valuesOf } from "../sgf/text.js";
import { nameOf } from "../sgf/dialects.js";
import { coloured, colours, count } from "../board/words.js";

const ABOUT = ["PB", "PW", "DT", "PC", "EV", "RE"];
const SHOWN = 100; // faults that were forgiven

export class Menus {
	/** @type {Forgiven[]} */
	forgiven = [];

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
		form("opening-form").addEventListener("submit", (event) => this.paste(event));
		form("begin-form").addEventListener("submit", (event) => this.make(event));
		form("about-form").addEventListener("submit", (event) => this.keepAbout(event));
		form("looks-form").addEventListener("change", () => this.choose());
		for (const node of document.querySelectorAll("#about .colour")) node.textContent = coloured(node.textContent);
		byId("file").addEventListener("change", () => this.openFile());
		document.addEventListener("click", (event) => this.click(event));
		document.addEventListener("paste", (event) => this.pasted(event));
		for (const name of ["dragover", "dragleave", "drop"])
			document.addEventListener(name, (event) => this.drag(/** @type {DragEvent} */ (event)));
		addEventListener("hashchange", () => this.follow());
	}

	/** Begin with the record of the link, else with the one that was kept, else with an empty board. */
	async begin() {
		if ((await this.follow()) || (await this.openGame(gameIn(location.search)))) return;
		const kept = this.host.kept();
		if (!kept || !this.open(kept, "The record of last time."))
			this.host.show([begun(15, 15, "standard")], "An empty board: open a record, or put dots.");
	}

	/** Open the record in the fragment of the address; tell whether there is one. */
	async follow() {
		try {
			const text = await recordIn(location.hash);
			return text !== null && this.open(text, "", location.pathname + location.hash);
		} catch (error) {
			if (!(error instanceof BadLink)) throw error;
			this.host.show([begun(15, 15, "standard")], error.message);
			return true;
		}
	}

	/** Open the record of a game with a friend, as it was changed here if it was; tell whether there is such a game.
	 * @param {string} id */
	async openGame(id) {
		if (!id) return false;
		const kept = this.host.kept(id);
		const show = (/** @type {string} */ text) => this.open(text, "", recordOf(id), id);
		try {
			const text = await recordOfGame(id);
			show(kept ?? text);
			const [record] = read(text).records;
			if (valuesOf(record.nodes[0], "RE").length) this.host.together.begin(id, record);
		} catch (error) {
			if (!(error instanceof NoRecord)) throw error;
			const last = this.host.kept();
			if (kept) show(kept);
			else if (!last || !this.open(last, "", recordOf(id)))
				this.host.show([begun(15, 15, "standard")], "", recordOf(id));
			this.host.say(error.message);
		}
		return true;
	}

	/** Show the games of a text or file; tell whether it holds any.
	 * @param {Uint8Array | string} data @param {string} [words] @param {string} [address] that names them
	 * @param {string} [game] the id of a game with a friend */
	open(data, words = "", address = location.pathname, game = "") {
		try {
			const { records, forgiven } = read(data);
			this.forgiven = forgiven;
			const mended = forgiven.length
				? ` ${count(forgiven.length, "fault")} in the file ${forgiven.length === 1 ? "was" : "were"} put right: ` +
					"see “About this game”."
				: "";
			this.host.show(records, `${words}${mended}`.trim(), address, game);
			return true;
		} catch (error) {
			if (!(error instanceof SgfFault)) throw error;
			const there = error.offset ? `, after ${error.offset.toLocaleString("en")} characters` : "";
			byId("opening-fault").textContent = `This cannot be opened: ${error.message}${there}.`;
			this.host.say(byId("opening-fault").textContent ?? "");
			return false;
		}
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
			byId("about-rules").textContent =
				`${record.width} × ${record.height}, rules: ${rulesName(record.rules)}, ` +
				`${count(record.nodes.length, "position")}.`;
			byId("forgiven-title").hidden = !this.forgiven.length;
			byId("forgiven").replaceChildren(
				...this.forgiven
					.slice(0, SHOWN)
					.map(({ words, offset }) => make("li", "", `${words} (after ${offset.toLocaleString("en")} characters)`)),
			);
		}
		dialog(id).showModal();
	}

	/** @param {SubmitEvent} event */
	async paste(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "read") return;
		event.preventDefault();
		const text = String(new FormData(form("opening-form")).get("text")).trim();
		if (await this.openText(text)) dialog("opening").close();
	}

	/** Open a text: a record, or a link that holds one. @param {string} text */
	async openText(text) {
		try {
			const at = text.indexOf("#sgf=");
			const linked = /^https?:\/\//.test(text) && at > 0 ? await recordIn(text.slice(at)) : null;
			return this.open(linked ?? text);
		} catch (error) {
			if (!(error instanceof BadLink)) throw error;
			byId("opening-fault").textContent = error.message;
			return false;
		}
	}

	/** @param {ClipboardEvent} event */
	pasted(event) {
		if (/** @type {Element} */ (event.target).matches("input, textarea") || document.querySelector("dialog[open]"))
			return;
		const text = event.clipboardData?.getData("text/plain").trim();
		if (text) this.openText(text);
	}

	/** @param {DragEvent} event */
	drag(event) {
		if (!event.dataTransfer?.types.includes("Files")) return;
		event.preventDefault();
		document.body.classList.toggle("dropping", event.type === "dragover");
		const file = event.type === "drop" ? event.dataTransfer.files[0] : null;
		if (file) this.openBytes(file);
	}

	async openFile() {
		const input = /** @type {HTMLInputElement} */ (byId("file"));
		const file = input.files?.[0];
		if (file && (await this.openBytes(file))) dialog("opening").close();
		input.value = "";
	}

	/** @param {File} file */
	async openBytes(file) {
		if (file.size > BYTES) {
			byId("opening-fault").textContent =
				`This cannot be opened: expected at most ${BYTES.toLocaleString("en")} bytes, not ` +
				`${file.size.toLocaleString("en")}.`;
			this.host.say(byId("opening-fault").textContent ?? "");
			return false;
		}
		return this.open(new Uint8Array(await file.arrayBuffer()));
	}

	/** @param {SubmitEvent} event */
	make(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "make") return;
		const chosen = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form("begin-form"))));
		/** @type {[number, number]} */
		const size = [Number(chosen.width), Number(chosen.height)];
		try {
			const dots = startOf({ size, rules: chosen.rules, start: chosen.start });
			if (dots.some(([, x, y]) => x < 0 || y < 0 || x >= size[0] || y >= size[1]))
				throw new Refused("start", "The start does not fit on the board.");
			const setUp = /** @type {[string, string[]][]} */ (
				["AB", "AW"].map((name, index) => [
					name,
					dots.filter(([who]) => who === index + 1).map(([, x, y]) => nameOf([x, y])),
				])
			);
			this.forgiven = [];
			this.host.show(
				[
					begun(
						...size,
						chosen.rules,
						setUp.filter(([, values]) => values.length),
					),
				],
				"A new record.",
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
		this.host.change({ record: changed, node, moved: (each) => each }, "Kept.");
	}

	choose() {
		const chosen = new FormData(form("looks-form"));
		this.host.setLook(Object.fromEntries(Object.keys(this.host.look).map((name) => [name, chosen.has(name)])));
	}

	save() {
		save(new File([write(this.host.records)], "dots.sgf", { type: "application/x-go-sgf" }));
		this.host.say("Saved as dots.sgf.");
	}

	async share() {
		const link = linkTo(write([this.host.record])).then((path) => ({
			title: "A game of dots",
			url: location.origin + path,
		}));
		if (await share(link)) this.host.say("The link is copied: it holds the whole record.");
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
		svg.ariaLabel = `The position: ${colours[1]} ${game.now.captured[0]}, ${colours[2]} ${game.now.captured[1]}`;
		byId("picture-of").replaceChildren(svg);
	}

	/** @param {"svg" | "png"} form */
	async picture(form) {
		const { game, shapes } = this.shapes();
		const content = form === "svg" ? svgOf(game, shapes) : await pngOf(game, shapes);
		save(new File([content], `dots.${form}`, { type: form === "svg" ? "image/svg+xml" : "image/png" }));
	}
}
