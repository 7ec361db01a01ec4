// The dialogs and the menu: opens them, reads them, and asks for what was chosen there.

/** @import { Digit, Host, PuzzleRecord, Saved } from "../types.d.ts" */

import * as api from "./api.js";
import * as calendar from "./calendar.js";
import { button, byId, dialog, form, make, press } from "./dom.js";
import { write } from "./ken.js";
import { pathOf } from "./link.js";
import { capital, tell } from "./page.js";
import { faultWords, read } from "./paste.js";
import * as print from "./print.js";
import { LEVELS } from "./puzzle.js";
import * as puzzles from "./puzzles.js";
import { keyOf, unpack } from "./session.js";
import { fill, readForm } from "./settings.js";
import { KEN, Tutorial } from "./tutorial.js";

const FOUND = 3; // choosing Barbie as often as this in a row finds the hidden theme

/** All dialogs of the page. */
export class Menus {
	month = calendar.dayOf().slice(0, 7);
	level = "medium"; // of the daily puzzle
	pinks = 0;
	/** @type {{ key: string, saved: Saved } | null} the game that was removed last */
	dropped = null;
	/** @type {import("./overview.js").Overview | undefined} made when it is first wanted */
	overview;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.tutorial = new Tutorial((entered) => host.open({ ken: KEN, negative: true }, entered));
		byId("new-levels").append(...LEVELS.map(levelChoice));
		for (const id of ["levels", "daily-levels"]) byId(id).append(...LEVELS.map((level) => button(capital(level), { [id === "levels" ? "level" : "daily"]: level }, "")));
		this.onSubmit("new", (chosen) => host.newPuzzle({ size: Number(chosen.get("size")), negative: chosen.get("negative") === "true", difficulty: String(chosen.get("difficulty")) }));
		this.onSubmit("print", (chosen) => this.print(chosen));
		this.onSubmit("paste", (chosen) => this.paste(chosen));
		form("settings-form").addEventListener("change", () => this.chooseSettings());
		addEventListener("online", () => this.sendWaiting());
		byId("barbie").addEventListener("click", () => this.findEgg());
		byId("share").addEventListener("click", () => this.share());
		document.addEventListener("click", ({ target }) => target instanceof HTMLDialogElement && target.close()); // the backdrop
		for (const each of document.querySelectorAll("dialog")) each.addEventListener("close", () => host.rest());
		foldAway(/** @type {HTMLDetailsElement} */ (byId("rating")));
	}

	/** What buttons do, by the name of their data. @type {Record<string, (value: string) => void>} */
	clicks = {
		open: (id) => (id === "statistics" ? this.showStatistics() : this.openDialog(id)),
		close: () => closeAll(),
		game: (key) => {
			dialog("puzzles").close();
			const game = unpack(this.host.store.game(key));
			if (game) this.host.show(game);
		},
		drop: (key) => {
			this.dropped = { key, saved: this.host.store.game(key) };
			this.host.store.dropGame(key);
			this.drawPuzzles();
			byId("undrop").focus();
		},
		undrop: () => {
			if (this.dropped) this.host.store.keepGame(this.dropped.key, this.dropped.saved);
			this.dropped = null;
			this.drawPuzzles();
			dialog("puzzles").querySelector("button")?.focus();
		},
		day: (day) => this.openDay(day),
		month: (months) => {
			this.month = calendar.monthAfter(this.month, Number(months));
			this.drawMonth();
		},
		daily: (level) => {
			this.level = level;
			this.drawMonth();
		},
		same: (level) => {
			const { size, negative } = this.host.game()?.record ?? {};
			this.host.newPuzzle({ size, negative, ...(level && { difficulty: level }) });
		},
		result: () => this.showResult(),
		forget: () => this.forget(),
	};

	/** Show how the game on the board went, unless it is another by then, or its view cannot be loaded. */
	async showResult() {
		const { puzzle } = this.host.game()?.state ?? {};
		const [{ show }, times] = await Promise.all([import("./result.js").catch(() => ({ show: null })), import("./times.js").catch(() => null)]);
		const game = this.host.game();
		if (!show || game?.state.puzzle !== puzzle || !game?.done || !byId("board").classList.contains("solved")) return;
		const line = show(game, { store: this.host.store, timer: this.host.settings().timer, nextButton: (record) => this.nextButton(record) });
		times?.compare(line, game, this.host);
	}

	/** Send the times that wait for the network, where the player still wants that. */
	async sendWaiting() {
		if (!this.host.settings().send || !this.host.store.get("unsent")?.length) return;
		const times = await import("./times.js").catch(() => null);
		await times?.flush(this.host.store);
	}

	/** Have the service forget what this device sent, and send nothing more. */
	async forget() {
		const said = byId("forgotten");
		this.host.choose({ send: false, asked: true });
		fill(form("settings-form"), this.host.settings());
		try {
			const { forget } = await import("./times.js");
			const count = await forget(this.host.store);
			said.textContent = count ? `Forgotten: ${count} ${count === 1 ? "time" : "times"}.` : "Nothing of this device is kept.";
		} catch {
			said.textContent = "The service cannot be reached: nothing is forgotten yet.";
		}
	}

	/** Call a function with what a dialog's form holds, when its main button sends it.
	 * @param {string} id @param {(chosen: FormData) => void} send */
	onSubmit(id, send) {
		form(`${id}-form`).addEventListener("submit", (event) => {
			if (!event.submitter?.matches(".main")) return;
			if (id === "paste") event.preventDefault(); // it stays open until the text is read
			send(new FormData(form(`${id}-form`)));
		});
	}

	/** Open the statistics, which are loaded when they are first wanted. */
	async showStatistics() {
		const { Overview } = await import("./overview.js").catch(() => ({ Overview: null }));
		if (!Overview) return tell("The statistics cannot be loaded. Reload the page, and try again.", "fault");
		if (!this.overview) {
			this.overview = new Overview(this.host.store);
			this.overview.node.addEventListener("close", () => this.host.rest());
		}
		closeAll();
		this.overview.show();
		this.host.rest();
	}

	/** @param {string} id */
	openDialog(id) {
		const settings = this.host.settings();
		this.pinks = 0;
		if (id === "new" || id === "settings") fill(form(`${id}-form`), settings);
		if (id === "puzzles") this.drawPuzzles();
		if (id === "daily") this.drawMonth();
		if (id === "tutorial") this.tutorial.begin();
		form("paste-form").reset();
		byId("paste-fault").textContent = "";
		byId("egg").hidden = !settings.egg;
		byId("forgotten").textContent = "";
		if (id === "puzzles") this.dropped = null;
		closeAll();
		dialog(id).showModal();
		this.host.rest();
	}

	drawPuzzles() {
		const game = this.host.game();
		puzzles.draw(this.host.store, game ? keyOf(game.record) : "");
		byId("dropped").hidden = !this.dropped;
	}

	drawMonth() {
		const { store } = this.host;
		const games = new Map(store.games().map(({ saved }) => [`${saved.record.day} ${saved.record.difficulty?.level}`, saved.done ? "done" : "begun"]));
		for (const [, solve] of store.solves()) games.set(`${solve?.day} ${solve?.level}`, "done"); // also of a game that was removed
		byId("month-name").textContent = calendar.named(this.month, { month: "long", year: "numeric" });
		calendar.draw(byId("calendar"), this.month, (day) => calendar.dayButton(day, /** @type {"done" | "begun"} */ (games.get(`${day} ${this.level}`)) ?? ""));
		for (const node of byId("daily-levels").querySelectorAll("button")) press(node, node.dataset.daily === this.level);
	}

	/** Give the button that leads on: after a daily puzzle to another level of its day, or to the day before.
	 * @param {PuzzleRecord} record */
	nextButton({ day, difficulty }) {
		if (!day || !difficulty) return button("Next puzzle", { act: "next" }, "main");
		const done = this.host.store.games().filter(({ saved }) => saved.done && saved.record.day === day).map(({ saved }) => saved.record.difficulty?.level);
		const other = LEVELS.find((level) => level !== difficulty.level && !done.includes(level));
		const words = other ? `${capital(other)} of that day` : "The day before";
		return button(words, { daily: other ?? difficulty.level, day: other ? day : calendar.dayBefore(day) }, "main");
	}

	/** @param {string} day */
	async openDay(day) {
		dialog("daily").close();
		try {
			this.host.open({ ...(await api.daily(day, this.level)), day });
		} catch (error) {
			tell(`No daily puzzle: ${api.words(error)}.`, "fault");
		}
	}

	/** A doll, pressed often enough, splits. */
	findEgg() {
		this.pinks += 1;
		if (this.pinks < FOUND) return;
		this.host.choose({ egg: true, theme: "oppenheimer" });
		this.openDialog("settings");
	}

	/** @param {FormData} chosen */
	async paste(chosen) {
		try {
			const pasted = read(String(chosen.get("text")), !chosen.get("some"));
			this.host.open("id" in pasted ? await api.puzzleCalled(pasted.id) : { ken: write(pasted.puzzle), negative: pasted.puzzle.negative });
			dialog("paste").close();
		} catch (error) {
			byId("paste-fault").textContent = `This cannot be read: ${faultWords(error) ?? api.words(error)}.`;
		}
	}

	/** @param {FormData} chosen */
	async print(chosen) {
		const game = this.host.game();
		if (!game) return;
		const { size, negative } = game.record;
		const difficulty = LEVELS.find((level) => level === game.record.difficulty?.level);
		const more = Array.from({ length: Number(chosen.get("count")) - 1 }, () => api.puzzle({ size, negative, difficulty }));
		const answers = await Promise.allSettled(more); // fewer, when the service does not answer
		const sheets = answers.flatMap((answer) => (answer.status === "fulfilled" ? [{ record: answer.value }] : []));
		const entries = chosen.get("entries") ? game.state.digits : undefined;
		const first = { record: { ...game.record, solution: rowsOf(await this.host.solution(), game.state.puzzle.size) }, entries };
		const all = await Promise.all([first, ...sheets].map(async (sheet) => ({ ...sheet, record: await api.kept(sheet.record) })));
		await print.draw(byId("sheets"), all, { each: Number(chosen.get("each")), solutions: chosen.has("solutions"), origin: location.origin });
		window.print();
	}

	/** Share the link: by the system's own dialog on a touch screen, else by the clipboard. */
	async share() {
		const game = this.host.game();
		if (!game) return;
		const url = location.origin + pathOf(await api.kept(game.record));
		try {
			if (matchMedia("(pointer: coarse)").matches) return await navigator.share({ title: "Kropki", url });
			await navigator.clipboard.writeText(url);
			tell("Link copied.");
		} catch (error) {
			if (/** @type {Error} */ (error).name !== "AbortError") tell(`Copy this link: ${url}`);
		}
	}

	/** Take what the settings' form holds; whoever changes whether times are sent has answered. */
	chooseSettings() {
		const { host } = this;
		const chosen = readForm(form("settings-form"), host.settings());
		if (chosen.send !== host.settings().send) chosen.asked = true;
		if (!chosen.send) host.store.put("unsent", []);
		host.choose(chosen);
	}

	/** Offer the tutorial on the first visit. */
	welcome() {
		this.sendWaiting();
		if (this.host.settings().welcomed || byId("message").textContent) return;
		this.host.choose({ welcomed: true });
		tell("New to Kropki?", "", { then: button("Show me how", { open: "tutorial" }, "main") });
	}
}

/** Close a fold on Escape, and on a click elsewhere. @param {HTMLDetailsElement} fold */
function foldAway(fold) {
	document.addEventListener("click", ({ target }) => {
		if (!fold.contains(/** @type {Node} */ (target))) fold.open = false;
	});
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") fold.open = false;
	});
}

function closeAll() {
	for (const node of document.querySelectorAll("dialog")) node.close();
}

/** @param {string} level */
function levelChoice(level) {
	const [label, input] = [make("label"), make("input")];
	Object.assign(input, { type: "radio", name: "difficulty", value: level });
	label.append(input, capital(level));
	return label;
}

/** @param {readonly Digit[] | null} digits @param {number} size */
function rowsOf(digits, size) {
	return digits && Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size).join("")).join("/");
}
