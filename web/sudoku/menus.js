// The menu, the levels, and what leads on from a puzzle. The dialogs are loaded once the first board is there.

/** @import { Host, PuzzleRecord } from "../types.d.ts" */
/** @import { Dialogs } from "./dialogs.js" */

import { dayBefore, dayOf } from "./puzzle/calendar.js";
import { button, byId, htmlOf, make, styled } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";
import { hush, tell } from "./board/page.js";
import { LEVEL_NAMES, LEVELS } from "./puzzle/puzzle.js";

const DIALOGS = "../sudoku/dialogs.html";
const LOOKS = ["../dialogs.css", "../print.css", "../teach.css"]; // nothing of them is shown before they are there

/** What leads away from the board. */
export class Menus {
	/** @type {Dialogs | null} once they are loaded */
	dialogs = null;
	/** @type {Promise<[typeof import("./dialogs.js"), string, ...void[]] | null> | null} what is loaded for them */
	coming = null;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		byId("levels").append(...LEVELS.map((level) => button(LEVEL_NAMES[level], { level }, "")));
		addEventListener("online", () => this.sendWaiting());
		foldAway(/** @type {HTMLDetailsElement} */ (byId("rating")));
		document.addEventListener("keydown", closeMenu, true); // before the board, which has the focus, takes the key
	}

	/** What buttons do, by the name of their data. @type {Record<string, (value: string) => void>} */
	clicks = {
		same: (level) => {
			const { size, negative, boxes } = this.host.game()?.record ?? {};
			this.host.newPuzzle({ size, negative, boxes, ...(level && { difficulty: level }) });
		},
		harder: (ratings) => {
			const { size, negative, boxes } = this.host.game()?.record ?? {};
			const [rating_min, rating_max] = ratings.split(" ").map(Number);
			this.host.newPuzzle({ size, negative, boxes, rating_min, rating_max });
		},
		result: () => this.showResult(),
		easy: (size) => this.host.newPuzzle({ size: Number(size), negative: true, difficulty: "easy" }),
		...Object.fromEntries(
			[
				"open",
				"close",
				"game",
				"drop",
				"undrop",
				"favour",
				"again",
				"sheet",
				"day",
				"month",
				"daily",
				"forget",
				"race",
			].map((name) => [name, (/** @type {string} */ value) => this.ask((dialogs) => dialogs.clicks[name](value))]),
		),
	};

	/** Load the dialogs with their styles; null where they cannot be loaded. */
	async load() {
		this.coming ??= Promise.all([import("./dialogs.js"), htmlOf(DIALOGS), ...LOOKS.map(styled)]).catch(() => null);
		const loaded = await this.coming;
		if (!loaded)
			this.coming = null; // it is tried again
		else if (!this.dialogs) {
			document.body.insertAdjacentHTML("beforeend", loaded[1]);
			this.dialogs = new loaded[0].Dialogs(this.host);
		}
		return this.dialogs;
	}

	/** Ask something of the dialogs: at once where they are loaded, as some of it is allowed only in the moment of a
	 * click.
	 * @param {(dialogs: Dialogs) => void} act */
	async ask(act) {
		const dialogs = this.dialogs ?? (await this.load());
		if (dialogs) act(dialogs);
		else tell(phrase("cannot-be-loaded"), "fault");
	}

	/** Show how the game on the board went, unless it is another by then, or its view cannot be loaded. */
	async showResult() {
		const { puzzle } = this.host.game()?.state ?? {};
		const [{ show }, times] = await Promise.all([
			import("./solved/result.js").catch(() => ({ show: null })),
			import("./solved/times.js").catch(() => null),
			...LOOKS.map((path) => styled(path).catch(() => null)),
		]);
		const game = this.host.game();
		if (!show || game?.state.puzzle !== puzzle || !game?.done || !byId("board").classList.contains("solved")) return;
		const line = show(game, {
			store: this.host.store,
			timer: this.host.settings().timer,
			nextButton: (record) => this.nextButton(record),
		});
		times?.compare(line, game, this.host);
	}

	/** Send the times that wait for the network, where the player still wants that. */
	async sendWaiting() {
		if (!this.host.settings().send || !this.host.store.get("unsent")?.length) return;
		const times = await import("./solved/times.js").catch(() => null);
		await times?.flush(this.host.store);
	}

	/** Return the button that leads on: after the puzzle of an earlier day to that of today, where none of it is solved;
	 * after another daily puzzle to another level of its day, or to the day before.
	 * @param {PuzzleRecord} record */
	nextButton({ day, difficulty }) {
		if (!day || !difficulty) return button(phrase("next-puzzle"), { act: "next" }, "main");
		const today = dayOf();
		const solves = this.host.store.solves().map(([, solve]) => solve);
		if (day < today && !solves.some((solve) => solve?.day === today))
			return button(phrase("todays-daily"), { daily: difficulty.level, day: today }, "main");
		const done = solves.filter((solve) => solve?.day === day).map(({ level }) => level);
		const other = LEVELS.find((level) => level !== difficulty.level && !done.includes(level));
		const words = !other
			? phrase("the-day-before")
			: day === today
				? phrase("todays-level", { level: other })
				: phrase("level-of-that-day", { level: other });
		return button(words, { daily: other ?? difficulty.level, day: other ? day : dayBefore(day) }, "main");
	}

	/** Load the dialogs. Greet a player who comes back, and does not play already. Offer anybody else the tutorial, until
	 * it was taken or declined, or a puzzle was solved.
	 * @param {boolean} isReturn */
	welcome(isReturn) {
		const { settings, store, choose, game } = this.host;
		const past = game()?.state.past;
		this.load().then((dialogs) => {
			if (dialogs && isReturn && past === game()?.state.past && !document.querySelector("dialog[open], .result"))
				dialogs.greet();
		});
		this.sendWaiting();
		if (settings().welcomed || byId("message").textContent || store.games().some(({ saved }) => saved.done)) return;
		const answers = make("span", "offer");
		answers.append(button(phrase("show-me-how"), { open: "tutorial" }, "main"), button(phrase("not-now"), {}));
		answers.addEventListener("click", () => {
			choose({ welcomed: true });
			hush();
		});
		tell(phrase("new-to-kropki"), "", { then: answers });
	}
}

/** Close the menu on Escape. @param {KeyboardEvent} event */
function closeMenu(event) {
	const menu = byId("menu");
	if (event.key !== "Escape" || !menu.matches(":popover-open")) return;
	menu.hidePopover();
	event.stopPropagation();
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
