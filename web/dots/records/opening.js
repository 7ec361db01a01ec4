// How records come to the page: from its address, a file, the system, a drop, or what is pasted, a text or a link.

/** @import { Host } from "./main.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Forgiven } from "../sgf/text.js" */

import { byId, dialog, form, make, showModal } from "../../shared/dom.js";
import { recordOf } from "../game/address.js";
import { Seats } from "../game/seats.js";
import { begun } from "./edit.js";
import { gameIn, NoRecord, recordOfGame } from "./game.js";
import { faultTold, foreign } from "../sgf/foreign.js";
import { BadLink, fragmentOf, placedAt, placeIn, recordIn } from "../sgf/link.js";
import { read, write } from "../sgf/record.js";
import { BYTES, SgfFault, valuesOf } from "../sgf/text.js";
import { askerIn } from "./slips.js";
import { mendedWords } from "./words.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";

/** @typedef {{ words?: string, address?: string, game?: string, index?: number, node?: number, added?: number[],
 *   asker?: 0 | Player }} Shown what is said, the address that names the records, the id of a game with a friend, which
 *   game and node are shown first, the nodes that the analysis has added, and the side that asks why it lost */

export class Opening {
	/** @type {Forgiven[]} */
	forgiven = [];

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		form("opening-form").addEventListener("submit", (event) => this.paste(event));
		byId("file").addEventListener("change", () => this.openFile());
		document.addEventListener("paste", (event) => this.pasted(event));
		for (const name of ["dragover", "dragleave", "drop"])
			document.addEventListener(name, (event) => this.drag(/** @type {DragEvent} */ (event)));
		addEventListener("hashchange", () => this.follow());
	}

	/** Begin with a record, and analyse it where the address says so. */
	async begin() {
		const isAsked = new URLSearchParams(location.search).has("analyse");
		await this.openFirst();
		window.launchQueue?.setConsumer(async ({ files: [file] }) => file && this.openBytes(await file.getFile()));
		if (isAsked) this.host.judgement.explain();
	}

	/** Begin with the record of the link, else with the one that was kept, else with an empty board. */
	async openFirst() {
		if ((await this.follow()) || (await this.openGame(gameIn(location.search), placeIn(location.hash)))) return;
		const kept = this.host.kept();
		if (!kept || !this.open(kept, { words: phrase("the-record-of-last-time"), ...this.host.whereabouts.kept() }))
			this.host.show([begun(15, 15, "standard")], { words: phrase("an-empty-board-open-a") });
	}

	/** Open the record in the fragment of the address, where it says; tell whether there is one. */
	async follow() {
		try {
			const text = await recordIn(location.hash);
			const address = location.pathname + location.hash;
			const asker = askerIn(location.search);
			return text !== null && this.open(text, { address, node: placeIn(address), asker });
		} catch (error) {
			if (!(error instanceof BadLink)) throw error;
			this.host.show([begun(15, 15, "standard")], { words: error.message });
			return true;
		}
	}

	/** Open the record of a game with a friend, as it was changed here if it was: where the address says, else where the
	 * page was in it last; tell whether there is such a game.
	 * @param {string} id @param {number} node */
	async openGame(id, node) {
		if (!id) return false;
		const { host } = this;
		const kept = host.kept(id);
		const address = placedAt(recordOf(id), node);
		const asker = askerIn(location.search) || (new Seats(host.store).of(id)?.player ?? 0);
		const last = kept && !node ? host.whereabouts.kept() : { node };
		const show = (/** @type {string} */ text) => this.open(text, { address, game: id, asker, ...last });
		try {
			const text = await recordOfGame(id);
			show(kept ?? text);
			if (kept && kept !== write(read(text).records)) host.whereabouts.leave();
			const [record] = read(text).records;
			if (valuesOf(record.nodes[0], "RE").length) host.together.begin(id, record);
		} catch (error) {
			if (!(error instanceof NoRecord)) throw error;
			const other = host.kept();
			if (kept) show(kept);
			else {
				if (!other || !this.open(other, { address })) host.show([begun(15, 15, "standard")], { address });
				host.whereabouts.address = ""; // which is another record's
			}
			host.say(error.message);
		}
		return true;
	}

	/** Show the games of a text or file; tell whether it holds any.
	 * @param {Uint8Array | string} data @param {Shown} [how] */
	open(data, how = {}) {
		try {
			const { records, forgiven } = read(data);
			this.forgiven = forgiven;
			this.host.show(records, { ...how, words: `${how.words ?? ""} ${mendedWords(forgiven)}`.trim() });
			return true;
		} catch (error) {
			if (!(error instanceof SgfFault)) throw error;
			const told = faultTold(error);
			const number = told === error.message ? error.offset : 0;
			return this.refuse(phrase("cannot-be-opened", { why: told, number, shown: number.toLocaleString(LANGUAGE) }));
		}
	}

	/** Say why nothing was opened, and where a record is to be had.
	 * @param {string} words @param {string} [download] an address */
	refuse(words, download = "") {
		const fault = byId("opening-fault");
		fault.textContent = words;
		if (download) {
			const link = Object.assign(make("a", "", phrase("download-the-record")), {
				href: download,
				rel: "noopener noreferrer",
			});
			fault.append(" ", link);
			if (!dialog("opening").open) showModal(dialog("opening")); // where the link is
		}
		this.host.say(words);
		return false;
	}

	/** @param {SubmitEvent} event */
	async paste(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "read") return;
		event.preventDefault();
		const text = String(new FormData(form("opening-form")).get("text")).trim();
		if (await this.openText(text)) dialog("opening").close();
	}

	/** Open a text: a record, a link that holds one or leads to one here, or say whose link it is.
	 * @param {string} text */
	async openText(text) {
		try {
			const linked = await recordIn(fragmentOf(text));
			if (linked !== null) return this.open(linked, { node: placeIn(text) });
			const here = ours(text);
			const game = gameIn(here?.search ?? "");
			if (game) return await this.openGame(game, placeIn(here?.hash ?? ""));
			const other = foreign(text);
			return other ? this.refuse(other.words, other.download) : this.open(text);
		} catch (error) {
			if (!(error instanceof BadLink)) throw error;
			return this.refuse(error.message);
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
			const [most, bytes] = [BYTES, file.size].map((each) => each.toLocaleString(LANGUAGE));
			return this.refuse(
				phrase("cannot-be-opened", { why: phrase("fault-too-many-bytes", { most, bytes }), number: 0 }),
			);
		}
		return this.open(new Uint8Array(await file.arrayBuffer()));
	}
}

/** Return a link to this site in its parts; null where a text is none. @param {string} text */
function ours(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	return url?.origin === location.origin ? url : null;
}
