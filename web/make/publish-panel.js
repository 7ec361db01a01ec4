// The panel that publishes a board with its title, author and note, and changes or withdraws what this device has
// published. Loaded when it is wanted.

/** @import { Workshop } from "./panels.js" */
/** @import { Publication, Published } from "./published.js" */

import { dialog, show } from "../shared/dialog.js";
import { button, byId, make, styled } from "../shared/dom.js";
import { share } from "../shared/sharing.js";
import { ApiError, request, words } from "../sudoku/puzzle/api.js";
import { write } from "../sudoku/puzzle/ken.js";
import { linkTo } from "../sudoku/puzzle/link.js";
import { faultWords } from "../sudoku/puzzle/paste.js";
import { listDrafts } from "./draft-list.js";
import { puzzleIn } from "./draft.js";
import { titleOf } from "./drafts.js";
import { allPublished, dropPublished, keepPublished } from "./published.js";
import { phrase } from "../shared/speak.js";

/** @type {Record<"p" | "c", string>} of what is at the pages */
const ADDRESSES = { p: "/kropki/publications", c: "/kropki/collections" };
const AUTHOR = "kropki:make-author"; // who was named last
const LINE = 80; // characters
const NOTE = 1_000;
const GONE = 410;
export const STAYS = phrase("it-is-listed-nowhere");

/** @typedef {{ title: string, author: string, note: string }} Words */

/** Open the panel for the board, or for what was published with an id. @param {Workshop} page @param {string} id */
export async function open(page, id) {
	await styled("../make/panels.css");
	await new Publishing(page, allPublished(page.drafts).find((each) => each.id === id) ?? null).open();
}

export class Publishing {
	isSure = false;
	/** @type {HTMLInputElement | undefined} whether the board takes the place of what is published */
	swap;
	hurdle = make("p", "soft");

	/** @param {Workshop} page @param {Publication | null} known what is changed; null: the board is published */
	constructor(page, known) {
		this.page = page;
		this.known = known;
		this.puzzle = puzzleIn(page.draft);
		this.node = dialog("publishing", known ? phrase("change-what-is-published") : this.name);
		this.form = make("form", "publishing");
		this.title = field(phrase("title"), "input", LINE);
		this.title.required = true;
		this.title.autofocus = true;
		this.author = field(phrase("author-if-you-like"), "input", LINE);
		this.note = field(phrase("note-if-you-like"), "textarea", NOTE);
		this.go = button(known ? phrase("save") : phrase("publish"), {}, "main");
		this.go.type = "submit";
		this.withdraw = button(phrase("withdraw"), {});
		this.said = make("p", "said");
		this.said.role = "status";
		const choices = make("div", "row-of");
		choices.append(this.go, ...(known ? [this.withdraw] : []));
		const fields = [this.title, this.author, this.note].map(({ parentElement }) => parentElement ?? "");
		this.form.append(...fields, ...(known ? this.correcting() : []), choices);
		this.result = make("div");
		this.node.append(make("p", "soft", known ? this.aboutChange : this.about), this.form, this.said, this.result);
		this.form.addEventListener("submit", (event) => {
			event.preventDefault();
			void this.act(() => (this.known ? this.change(this.known) : this.publish()));
		});
		this.withdraw.addEventListener("click", () => void this.act(() => this.leave()));
	}

	get name() {
		return phrase("publish");
	}

	get about() {
		const rule = /** @type {HTMLSelectElement} */ (byId("rule")).selectedOptions[0].text;
		return phrase("publication-is-seen", { stays: STAYS, rule });
	}

	get aboutChange() {
		return phrase("words-and-clues-can-change");
	}

	/** Return what corrects the clues: the board that is open, in the place of what is published. */
	correcting() {
		const label = make("label", "tick");
		this.swap = Object.assign(make("input"), { type: "checkbox", disabled: true });
		label.append(this.swap, phrase("replace-its-puzzle"));
		return [label, this.hurdle];
	}

	/** Say whether the board may take the place of the puzzle that is published, and lead to that one.
	 * @param {Published} published */
	compare({ ken = "", negative = true, boxes = true }) {
		if (!this.swap) return;
		const isSame = write(this.puzzle) === ken && this.puzzle.negative === negative && this.puzzle.boxes === boxes;
		const { verdict } = this.page.verdict.solutions ?? {};
		this.swap.disabled = isSame || verdict !== "one";
		const href = linkTo("", { ken, negative, boxes }).replace("/", "/make");
		const link = Object.assign(make("a", "", phrase("open-it-on-the-board")), { href });
		this.hurdle.append(
			...(isSame
				? [phrase("it-is-the-open-board")]
				: [this.swap.disabled ? `${phrase("board-is-not-unique")} ` : "", link, ` ${phrase("to-correct-a-clue")}`]),
		);
	}

	/** Return what is sent beside the words to change what is published. @returns {Promise<object>} */
	async correction() {
		return this.swap?.checked ? (await this.what()).body : {};
	}

	/** Show the panel, and go when it is closed. */
	async open() {
		this.node.addEventListener("close", () => listDrafts(this.page.drafts));
		show(this.node);
		await this.begin();
	}

	/** Fill the form: with what is published, or with the name of the draft and the last author. */
	async begin() {
		const { known, page } = this;
		if (!known) {
			this.fill({ title: titleOf(page.drafts.name), author: page.drafts.text(AUTHOR) ?? "", note: "" });
			return;
		}
		this.show(known, "");
		await this.act(async () => {
			const published = await request(`${ADDRESSES[known.page]}/${known.id}`);
			this.fill(published);
			this.compare(published);
		});
	}

	/** @param {Words} words */
	fill({ title, author, note }) {
		this.title.value = title;
		this.author.value = author;
		this.note.value = note;
	}

	/** @returns {Words} */
	get words() {
		return { title: this.title.value, author: this.author.value, note: this.note.value };
	}

	/** Do something that asks the server, and say what went wrong. @param {() => Promise<void>} what */
	async act(what) {
		this.go.disabled = this.withdraw.disabled = true;
		this.say("");
		try {
			await what();
		} catch (error) {
			if (error instanceof ApiError && error.status === GONE && this.known)
				this.end(phrase("publication-is-gone", { why: error.message }));
			else this.say(phrase("sentence", { text: faultWords(error) ?? words(error) }));
		}
		this.go.disabled = this.withdraw.disabled = false;
	}

	/** Return what is published beside the words, and at which page: the board as it was when the panel opened.
	 * @returns {Promise<{ page: "p" | "c", body: object }>} */
	async what() {
		const { negative, boxes } = this.puzzle;
		return { page: "p", body: { ken: write(this.puzzle), negative, boxes } };
	}

	async publish() {
		const { drafts } = this.page;
		const { page, body } = await this.what();
		const { id, title, secret } = await request(ADDRESSES[page], { ...body, ...this.words });
		drafts.put(AUTHOR, this.author.value);
		const known = { id, page, name: title, secret, updated: Date.now() };
		const isKept = keepPublished(drafts, known);
		if (page === "p" && !titleOf(drafts.name)) {
			drafts.name = title;
			drafts.keep(this.page.draft, Date.now());
		}
		this.form.hidden = true;
		this.say(phrase("is-published"));
		this.show(known, isKept ? "" : phrase("browser-cannot-store-the-secret"));
	}

	/** @param {Publication} known */
	async change(known) {
		const { title } = await send("PUT", known, { ...this.words, ...(await this.correction()) });
		keepPublished(this.page.drafts, { ...known, name: title });
		this.say(phrase("is-saved"));
	}

	/** Withdraw it at the second click. */
	async leave() {
		if (!this.known) return;
		if (!this.isSure) {
			this.isSure = true;
			this.withdraw.textContent = phrase("withdraw-it-forever");
			this.say(phrase("link-will-never-work"));
			return;
		}
		await send("DELETE", this.known);
		this.end(phrase("is-withdrawn"));
	}

	/** Forget what is no longer there. @param {string} said */
	end(said) {
		if (this.known) dropPublished(this.page.drafts, this.known.id);
		this.form.hidden = true;
		this.result.replaceChildren();
		this.say(said);
	}

	/** Show the link and the secret of what is published. @param {Publication} known @param {string} warning */
	show({ id, page, name, secret }, warning) {
		const url = new URL(`/${page}/${id}`, location.origin).href;
		const link = Object.assign(make("a", "address", url), { href: url });
		const copy = button(phrase("share-the-link"), {}, "main");
		copy.addEventListener("click", async () => {
			if (await share({ title: name, url })) this.say(phrase("the-link-is-copied"));
		});
		const details = make("details");
		const about = phrase("secret-is-kept-here");
		details.append(
			make("summary", "", phrase("the-secret-to-change-it")),
			make("p", "soft", about),
			make("code", "address", secret),
		);
		details.open = Boolean(warning);
		this.result.replaceChildren(
			...(warning ? [make("p", "said fault", warning)] : []),
			link,
			make("div", "row-of"),
			details,
		);
		this.result.querySelector(".row-of")?.append(copy);
	}

	/** @param {string} text */
	say(text) {
		this.said.textContent = text;
	}
}

/** Return a field with a label around it.
 * @template {"input" | "textarea"} Tag @param {string} title @param {Tag} tag @param {number} most */
function field(title, tag, most) {
	const label = make("label", "", title);
	const node = make(tag);
	node.maxLength = most;
	node.dir = "auto";
	node.autocomplete = "off";
	label.append(node);
	return node;
}

/** Change or withdraw a publication.
 * @param {"PUT" | "DELETE"} method @param {Publication} known @param {object} [body] */
const send = (method, { id, page, secret }, body) =>
	request(`${ADDRESSES[page]}/${id}`, body, undefined, { method, headers: { "X-Secret": secret } });
