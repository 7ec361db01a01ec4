// The dialogs: a new game, the rules in pictures, records, settings.

/** @import { Rule } from "../board/rulewords.js" */
/** @import { Host } from "./main.js" */
/** @import { Tutorial } from "./tutorial.js" */
/** @import { Player } from "../rules/field.js" */

import { byId, dialog, form, make, showModal } from "../../shared/dom.js";
import { save } from "../../shared/files.js";
import { Clock, PACES } from "./clock.js";
import { figureOf } from "../board/diagram.js";
import { ofOptions, ofRules, pictures } from "../board/pictures.js";
import { OWN, ownPace, showOwnTime } from "../board/own-time.js";
import { RULES } from "../board/rulewords.js";
import { SettingsForm } from "../board/settings-form.js";
import { FOR_BEGINNERS, optionOf, SetupForm, valuesIn } from "../board/setup-form.js";
import { STRENGTHS, USUAL, wayFrom } from "../board/strengths.js";
import { foreign } from "../sgf/foreign.js";
import { fileName, today } from "../sgf/file-name.js";
import { BadLink, fragmentOf, recordIn } from "../sgf/link.js";
import { read, write } from "../sgf/sgf.js";
import { phrase } from "../../shared/speak.js";

const LAST = "kropki:dots:preset";
const SUGGESTED = /^#strength=(\d+)$/; // with which a page asks for a new game against the computer

export class Menus {
	/** @type {Tutorial | undefined} made when it is first wanted */
	tutorial;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		for (const [name, { title }] of Object.entries(PACES)) byId("paces").append(optionOf(name, title));
		byId("paces").append(optionOf(OWN, phrase("another-time")));
		const strengths = STRENGTHS.map((name, at) => phrase("strength-and-name", { strength: at + 1, name }));
		byId("strengths").append(...strengths.map((words, at) => optionOf(String(at + 1), words)));
		form("new-form").addEventListener("submit", (event) => this.make(event));
		form("record-form").addEventListener("submit", (event) => this.open(event));
		document.addEventListener("click", (event) => this.click(event));
		/** @type {HTMLInputElement} */ (byId("file")).addEventListener("change", () => this.openFile());
		this.settings = new SettingsForm(host.store, (look) => host.setLook(look));
		this.setup = new SetupForm(form("new-form"), () => this.explain());
		const last = host.store.read(LAST);
		this.setup.fill({ opponent: "computer", human: "1", pace: "none", strength: USUAL, ...last });
		for (const change of ["online", "offline"]) addEventListener(change, () => this.explain());
		if (location.hash === "#rules") this.show("rules");
		const { strength } = wayFrom({ strength: Number(SUGGESTED.exec(location.hash)?.[1]) }) ?? {};
		if (strength) this.offer(strength);
	}

	/** Offer a new game against the computer at a strength, once: the game on the board goes on if it is declined.
	 * @param {number} strength */
	offer(strength) {
		history.replaceState(history.state, "", location.pathname);
		this.setup.fill({ opponent: "computer", strength: String(strength) });
		this.show("new");
	}

	/** Tell of a rule set in the dialog of the rules.
	 * @param {string} name @param {Rule} rule */
	ruleOf(name, { title, words, options = [] }) {
		const part = make("details", "more");
		const extras = make("ul");
		extras.append(
			...options.map((option) => {
				const item = make("li", "", `: ${option.words}.`);
				item.prepend(make("b", "", option.title));
				return item;
			}),
		);
		const shown = make("div", "pictures");
		shown.append(...[ofRules()[name], ...options.map((option) => ofOptions()[option.name])].map(figureOf));
		part.append(make("summary", "", title), make("p", "", words), ...(options.length ? [extras] : []), shown);
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
			this.settings.show();
			return;
		}
		if (id === "rules") {
			byId("pictures").replaceChildren(...pictures().map(figureOf));
			byId("rule-words").replaceChildren(...Object.entries(RULES).map(([name, rule]) => this.ruleOf(name, rule)));
		}
		if (id === "new") {
			this.setup.fill(this.asNow()); // and drawn in the colours that are worn now
			const { moves, over } = this.host.game;
			byId("given-up").hidden = !moves.length || over;
		}
		if (id === "tutorial") {
			this.showTutorial();
			return;
		}
		if (id === "record") {
			byId("record-fault").textContent = "";
			/** @type {HTMLTextAreaElement} */ (form("record-form").elements.namedItem("text")).value = this.text();
		}
		showModal(dialog(id));
	}

	/** Return the board, the rules and the strength of the game on the board, for the next one. */
	asNow() {
		const { game, opponent } = this.host;
		const chosen = { ...this.setup.chosen(), ...valuesIn(game.setup) };
		return opponent ? { ...chosen, strength: String(opponent.strength) } : chosen;
	}

	/** Load the tutorial when it is first wanted. */
	async showTutorial() {
		this.host.know();
		const { Tutorial } = await import("./tutorial.js");
		this.tutorial ??= new Tutorial(() => {
			this.setup.fill(FOR_BEGINNERS);
			showModal(dialog("new"));
		});
		for (const open of document.querySelectorAll("dialog")) open.close();
		showModal(dialog("tutorial"));
		this.tutorial.begin();
	}

	/** Ask for what a game against the computer needs, where it is one. */
	explain() {
		const chosen = new FormData(form("new-form"));
		const isAlone = chosen.get("opponent") !== "computer";
		showOwnTime(chosen.get("pace") === OWN);
		byId("computer-fields").hidden = isAlone;
		byId("computer-away").hidden = isAlone || navigator.onLine;
	}

	/** @param {SubmitEvent} event */
	make(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "make") return;
		const chosen = this.setup.chosen();
		try {
			const human = /** @type {Player} */ (Number(chosen.human));
			const opponent = chosen.opponent === "computer" ? { strength: Number(chosen.strength), human } : null;
			const pace = chosen.pace === OWN ? ownPace(chosen) : PACES[chosen.pace]?.pace;
			this.host.begin({
				setup: this.setup.setup(),
				moves: [],
				opponent,
				seed: Date.now() % 2 ** 31,
				clock: pace ? new Clock(pace) : null,
			});
			this.host.store.write(LAST, JSON.stringify(chosen));
		} catch (error) {
			event.preventDefault();
			byId("new-fault").textContent = /** @type {Error} */ (error).message;
			return;
		}
		byId("new-fault").textContent = "";
		dialog("new").addEventListener("close", () => this.host.board.moveTo(this.host.board.cursor), { once: true });
	}

	/** Return the game as a record; where it has no letters for the board, why not. */
	text() {
		try {
			return write(this.host.game);
		} catch (error) {
			byId("record-fault").textContent = /** @type {Error} */ (error).message;
			return "";
		}
	}

	/** @param {SubmitEvent} event */
	async open(event) {
		if (/** @type {HTMLButtonElement | null} */ (event.submitter)?.value !== "read") return;
		event.preventDefault();
		const text = String(new FormData(form("record-form")).get("text"));
		try {
			if (this.load((await recordIn(fragmentOf(text))) ?? text)) dialog("record").close();
		} catch (error) {
			if (!(error instanceof BadLink)) throw error;
			byId("record-fault").textContent = error.message;
		}
	}

	/** Put the game of a record on the board; tell whether there is one. @param {string} text */
	load(text) {
		const other = foreign(text);
		if (other) {
			byId("record-fault").textContent = other.words;
			return false;
		}
		try {
			const game = read(text);
			this.host.begin({ setup: game.setup, moves: game.moves, opponent: null, seed: 1 });
			return true;
		} catch (error) {
			byId("record-fault").textContent = phrase("record-cannot-be-opened", {
				why: /** @type {Error} */ (error).message,
			});
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
		byId("record-said").textContent = phrase("is-copied");
	}

	save() {
		const { opponent } = this.host;
		const against = opponent ? phrase("against-computer-of-strength", { strength: opponent.strength }) : "";
		save(new File([this.text()], fileName([today(), against]), { type: "application/x-go-sgf" }));
	}
}
