// The dialogs: opens them, reads them, and asks for what was chosen there. Loaded once the first board is there.

/** @import { Race } from "./race/race.js" */
/** @import { Overview } from "./solved/statistics-dialog.js" */
/** @import { Digit, Host, PuzzleRecord, Saved, Settings } from "../types.d.ts" */

import * as api from "./puzzle/api.js";
import { CreditLine } from "./credit.js";
import { Daily } from "./daily.js";
import { greet } from "./home.js";
import { byId, closeAll, dialog, form, make, showModal } from "../shared/dom.js";
import { fill, readField } from "../shared/fields.js";
import { write } from "./puzzle/ken.js";
import { addressOf, linkTo, pathOf } from "./puzzle/link.js";
import { tellBriefly } from "./board/brief.js";
import { tell } from "./board/page.js";
import { faultWords, isBare, read } from "./puzzle/paste.js";
import * as print from "./board/print-sheets.js";
import { LEVEL_NAMES, LEVELS } from "./puzzle/puzzle.js";
import * as puzzles from "./puzzles.js";
import { ruleOf } from "./puzzle/rules.js";
import { clockText, keyOf, unpack } from "./puzzle/session.js";
import { share } from "../shared/sharing.js";
import { phrase } from "../shared/speak.js";
import { creditOf, creditWords, pageOf, remember } from "./solved/credits.js";
import * as byTechnique from "./by-technique.js";
import { Trial } from "./trial.js";
import { Tutorial } from "./help/tutorial.js";
import { KEN } from "./puzzle/first-day.js";

const FOUND = 3; // choosing Barbie as often as this in a row finds the hidden theme

/** All dialogs of the page that are in its HTML; and the statistics, which are loaded when they are first wanted. */
export class Dialogs {
	pinks = 0;
	/** @type {{ key: string, saved: Saved } | null} the game that was removed last */
	dropped = null;
	isPrinting = false; // whether sheets are ready for the next print
	/** @type {Overview | undefined} made when it is first wanted */
	overview;
	/** @type {Race | undefined} made when it is first wanted */
	race;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.tutorial = new Tutorial((entered) => host.open({ ken: KEN, negative: true }, entered));
		byId("new-levels").append(...LEVELS.map(levelChoice));
		form("new-form")
			.querySelector(".choices")
			?.before(byTechnique.choices(form("new-form")));
		puzzles.prepare();
		const credit = new CreditLine(host);
		this.daily = new Daily(host, () => credit.draw());
		this.trial = new Trial(host);
		addEventListener("kropki:day", () => document.getElementById("home") && this.greet());
		this.meetRival();
		const [opened] = performance.getEntriesByType("navigation");
		const race = /^\/race\/(\w{12})$/.exec(new URL(opened?.name ?? location.href).pathname);
		if (race) this.showRace(race[1]);
		form("paste-form").addEventListener("input", () => this.askRule());
		this.onSubmit("new", (chosen) =>
			host.newPuzzle({
				size: Number(chosen.get("size")),
				boxes: chosen.get("boxes") === "true",
				negative: ruleOf(chosen.get("negative")),
				difficulty: String(chosen.get("difficulty")),
				...byTechnique.wishOf(chosen),
			}),
		);
		this.onSubmit("print", (chosen) => this.print(chosen));
		this.onSubmit("paste", (chosen) => this.paste(chosen));
		form("settings-form").addEventListener("change", ({ target }) =>
			this.chooseSetting(/** @type {HTMLInputElement} */ (target)),
		);
		byId("sudokupad").addEventListener("click", (event) => {
			if (navigator.onLine) return;
			event.preventDefault();
			tell(phrase("sudokupad-needs-network"), "fault");
		});
		addEventListener("beforeprint", () => this.printBoard());
		byId("barbie").addEventListener("click", () => this.findEgg());
		// the backdrop
		document.addEventListener("click", ({ target }) => target instanceof HTMLDialogElement && target.close());
		for (const each of document.querySelectorAll("dialog")) each.addEventListener("close", () => host.rest());
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
		favour: (key) => {
			puzzles.favour(this.host.store, key);
			this.drawPuzzles();
			/** @type {HTMLElement | null} */ (
				dialog("puzzles").querySelector(`[data-favour="${CSS.escape(key)}"]`)
			)?.focus();
		},
		again: (key) => {
			dialog("puzzles").close();
			const { record } = this.host.store.game(key) ?? {};
			this.host.leave(); // or the game on the board would be kept anew
			this.host.store.dropGame(key);
			if (record) this.host.open(record);
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
		day: (day) => {
			dialog("daily").close();
			this.host.openDay(day, this.daily.level);
		},
		month: (months) => this.daily.turn(Number(months)),
		daily: (level) => this.daily.choose(level),
		sheet: () => this.showSheet(),
		forget: () => this.forget(),
		race: () => this.showRace(),
	};

	/** Have the server forget what this device sent, and send nothing more. */
	async forget() {
		const said = byId("forgotten");
		this.host.choose({ send: false, steps: false, asked: true });
		this.drawSettings();
		try {
			const { forget } = await import("./solved/times.js");
			const count = await forget(this.host.store);
			said.textContent = count ? phrase("forgotten-times", { count }) : phrase("nothing-kept-of-this-device");
		} catch (error) {
			said.textContent = phrase("nothing-forgotten-yet", {
				why: error instanceof api.ApiError ? error.message : phrase("server-cannot-be-reached"),
			});
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
		const { Overview } = await import("./solved/statistics-dialog.js").catch(() => ({ Overview: null }));
		if (!Overview) return tell(phrase("statistics-cannot-be-loaded"), "fault");
		if (!this.overview) {
			this.overview = new Overview(this.host);
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
		if (id === "settings") fill(form("settings-form"), settings);
		if (id === "new") fill(form("new-form"), { ...settings, ...puzzles.kindOf(this.host.game()?.record) });
		if (id === "new") byTechnique.tellSupply(form("new-form"));
		if (id === "puzzles") this.drawPuzzles();
		if (id === "tutorial") this.tutorial.begin();
		if (id === "making") this.leadAway();
		form("paste-form").reset();
		this.askRule();
		byId("paste-fault").textContent = "";
		byId("egg").hidden = !settings.egg;
		byId("forgotten").textContent = "";
		if (id === "puzzles") this.dropped = null;
		closeAll();
		showModal(dialog(id));
		if (id === "new") /** @type {HTMLElement | null} */ (dialog(id).querySelector("[type=radio]:checked"))?.focus();
		if (id === "daily") this.daily.open();
		this.host.rest();
	}

	/** Have links lead on with the puzzle that is on the board. */
	leadAway() {
		const record = this.host.game()?.record;
		if (!record) return;
		byId("copy").setAttribute("href", linkTo("", record).replace("/", "/make"));
		byId("sudokupad").setAttribute("href", addressOf("sudokupad", record));
	}

	/** Greet a player who comes back. */
	greet() {
		greet(this.host, this.daily);
	}

	/** Ask which dots a pasted text shows, where the text cannot say it. */
	askRule() {
		const [words, rule] = ["textarea", "label"].map((part) => form("paste-form").querySelector(part));
		/** @type {HTMLElement} */ (rule).hidden = !isBare(/** @type {HTMLTextAreaElement} */ (words).value);
	}

	/** Fill in all candidates, each at its own place, so that they are not taken for marks of the player's own. */
	fillMarks() {
		if (!this.host.game() || this.host.isHeld()) return;
		this.host.choose({ grid: true });
		this.host.dispatch({ type: "fill-marks" });
		tellBriefly(phrase("candidates-are-filled-in"));
	}

	drawPuzzles() {
		const game = this.host.game();
		puzzles.draw(this.host.store, game ? keyOf(game.record) : "");
		byId("dropped").hidden = !this.dropped;
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
		const tellFault = (/** @type {string} */ words) => {
			byId("paste-fault").textContent = phrase("cannot-be-read", { why: words });
		};
		try {
			const pasted = await read(String(chosen.get("text")), ruleOf(String(chosen.get("rule"))));
			if ("id" in pasted) this.openCalled(pasted.id, tellFault);
			else if (dialog("paste").open) {
				dialog("paste").close();
				const { puzzle, title = "", author = "" } = pasted;
				const named = { ken: write(puzzle), negative: puzzle.negative };
				if ((title || author) && !creditOf(this.host.store, named))
					remember(this.host.store, { id: "", title, author, note: "", ...named });
				this.host.open(named);
			}
		} catch (error) {
			const words = faultWords(error);
			if (words === null) throw error;
			tellFault(words);
		}
	}

	/** Open the puzzle with an id, unless the dialog was left meanwhile.
	 * @param {string} id @param {(words: string) => void} tellFault */
	async openCalled(id, tellFault) {
		const record = await this.host.asked(() => api.puzzleCalled(id), tellFault);
		if (!record || !dialog("paste").open) return;
		dialog("paste").close();
		this.host.open(record);
	}

	/** Put the puzzle on paper, where the browser was asked to print and the dialog was not. */
	printBoard() {
		const game = this.host.game();
		const { isPrinting } = this;
		this.isPrinting = false;
		if (!game || isPrinting) return;
		const sheet = { record: game.record, entries: game.state.digits };
		print.draw(byId("sheets"), [sheet], { each: 1, solutions: false, origin: location.origin });
	}

	/** @param {FormData} chosen */
	async print(chosen) {
		const game = this.host.game();
		if (!game) return;
		const { size, negative, boxes } = game.record;
		const difficulty = LEVELS.find((level) => level === game.record.difficulty?.level);
		const more = Array.from({ length: Number(chosen.get("count")) - 1 }, () =>
			api.puzzle({ size, negative, boxes, difficulty }),
		);
		const answers = await Promise.allSettled(more); // fewer, when the server does not answer
		const sheets = answers.flatMap((answer) => (answer.status === "fulfilled" ? [{ record: answer.value }] : []));
		if (sheets.length < more.length)
			tell(phrase("some-are-printed", { done: sheets.length + 1, count: more.length + 1 }), "fault");
		const entries = chosen.get("entries") ? game.state.digits : undefined;
		const first = {
			record: { ...game.record, solution: rowsOf(await this.host.solution(), game.state.puzzle.size) },
			entries,
		};
		const all = await Promise.all(
			[first, ...sheets].map(async (sheet) => ({ ...sheet, record: await api.kept(sheet.record) })),
		);
		await print.draw(byId("sheets"), all, {
			each: Number(chosen.get("each")),
			solutions: chosen.has("solutions"),
			origin: location.origin,
		});
		this.isPrinting = true;
		window.print();
	}

	/** Tell the time that came with the link by which the page was opened, if one did. */
	async meetRival() {
		const [opened] = performance.getEntriesByType("navigation");
		const record = this.host.game()?.record;
		if (!record || !opened?.name.includes("beat=")) return;
		const { takeRival } = await import("./solved/challenge.js").catch(() => ({ takeRival: () => null }));
		const seconds = takeRival(this.host.store, opened.name, record);
		if (seconds && this.host.game()?.done === null)
			tell(phrase("sender-says-be-faster", { time: clockText(1000 * seconds) }));
	}

	/** Show what else than a link the puzzle can be shared as; the server keeps it first. */
	async showSheet() {
		const game = this.host.game();
		const { shareSheet } = await import("./share-sheet.js").catch(() => ({ shareSheet: null }));
		if (!game || !shareSheet) return;
		closeAll();
		shareSheet(await api.kept(game.record), { rest: () => this.host.rest(), share: () => this.share() });
	}

	/** Open the dialog of races, which is loaded when it is first wanted. @param {string} [id] of the race to join */
	async showRace(id) {
		const { Race } = await import("./race/race.js").catch(() => ({ Race: null }));
		if (!Race) return tell(phrase("races-cannot-be-loaded"), "fault");
		this.race ??= new Race(this.host);
		await this.race.open(id);
	}

	/** Share the link; the server keeps the puzzle first. */
	async share() {
		const game = this.host.game();
		if (!game) return false;
		const credit = creditOf(this.host.store, game.record);
		const linkTo = (/** @type {PuzzleRecord} */ record) => ({
			title: phrase("kropki"),
			url: location.origin + pathOf(record),
		});
		const isCopied = await share(
			credit?.id
				? { title: creditWords(credit), url: location.origin + pageOf(credit) }
				: api.isKept(game.record)
					? linkTo(game.record)
					: api.kept(game.record).then(linkTo),
			() => this.host.rest(),
		);
		if (isCopied) tellBriefly(phrase("link-copied"));
		return isCopied;
	}

	/** Take what a field of the settings holds, and no other: another tab may have changed it meanwhile. Whoever changes
	 * whether times are sent has answered. @param {HTMLInputElement} field */
	chooseSetting(field) {
		const chosen = readField(field);
		if (chosen.send === false) this.host.store.put("unsent", []);
		if (chosen.steps === false)
			import("./solved/times.js").then(
				({ dropSteps }) => dropSteps(this.host.store),
				() => {},
			);
		const given = { ...chosen, ...withIt(chosen) };
		this.host.choose("send" in given ? { ...given, asked: true } : given);
		this.drawSettings();
	}

	/** Show the settings as they are, where their dialog is open. */
	drawSettings() {
		if (dialog("settings").open) fill(form("settings-form"), this.host.settings());
	}
}

/** Return what is chosen together with a setting. @param {Partial<Settings>} chosen @returns {Partial<Settings>} */
function withIt({ notes, send, steps }) {
	if (notes) return { grid: true }; // so that they are not taken for marks of the player's own
	if (send === false) return { steps: false };
	return steps ? { send: true } : {};
}

/** @param {string} level */
function levelChoice(level) {
	const [label, input] = [make("label"), make("input")];
	Object.assign(input, { type: "radio", name: "difficulty", value: level });
	label.append(input, LEVEL_NAMES[level]);
	return label;
}

/** @param {readonly Digit[] | null} digits @param {number} size */
function rowsOf(digits, size) {
	return (
		digits && Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size).join("")).join("/")
	);
}
