// The dialog of the daily puzzles: how the player stands, today's board of each level, a month of days, reminders. And
// the days in a row on the page itself. Loaded with the dialogs.

/** @import { Host, PuzzleRecord, Saved, Standing } from "../types.d.ts" */

import { Aside } from "./aside.js";
import * as api from "./puzzle/api.js";
import * as calendar from "./puzzle/calendar.js";
import { button, byId, dialog, make, press } from "../shared/dom.js";
import { save } from "../shared/files.js";
import { canNotify, letIn } from "../shared/notices.js";
import { shortName } from "./board/page.js";
import { thumb } from "./board/thumbnail.js";
import { parse } from "./puzzle/ken.js";
import { LEVEL_NAMES, LEVELS } from "./puzzle/puzzle.js";
import { clockText, progress } from "./puzzle/session.js";
import * as reminder from "./solved/reminder.js";
import { leftText, rowText, shortText, standingOf, standingText } from "./solved/streak.js";
import { dailyLevel } from "../shared/settings.js";
import { phrase } from "../shared/speak.js";
import { weekStrip } from "./solved/week-strip.js";

const TICK = 20_000; // milliseconds between looks at the time that is left
const HOUR = "18:00"; // of the entry in a calendar, unless the player says another
// where the page has room for more
const wide = matchMedia("(min-width: 75rem) and (min-height: 48rem) and (min-aspect-ratio: 1/1)");

/** The daily puzzles. */
export class Daily {
	today = calendar.dayOf(); // when they were last shown
	month = this.today.slice(0, 7);
	level = "";
	/** @type {Map<string, PuzzleRecord>} by day and level, what the server said */
	known = new Map();

	/** @param {Host} host @param {() => void} drawCredit shows whose puzzle is on the board */
	constructor(host, drawCredit) {
		this.host = host;
		this.drawCredit = drawCredit;
		byId("daily-levels").append(...LEVELS.map((level) => button(LEVEL_NAMES[level], { daily: level }, "")));
		this.standing = make("div", "standing");
		this.card = make("div", "today");
		byId("daily-levels").before(this.standing);
		byId("daily-levels").after(this.card);
		dialog("daily").append(this.reminders());
		this.level = dailyLevel(host.settings());
		this.now = standingOf(host.store);
		this.aside = new Aside(host, this);
		wide.addEventListener("change", () => this.draw());
		reminder.watch(host.settings);
		addEventListener("kropki:day", () => this.show());
		setInterval(() => this.tick(), TICK);
		this.draw();
	}

	/** Show the month that was looked at last, unless it was on another day. */
	open() {
		/** @type {HTMLInputElement} */ (byId("notify")).checked = this.host.settings().notify;
		byId("reminded").textContent = "";
		this.show();
	}

	/** Show the day that it is now: its month, and how the player stands. */
	show() {
		const today = calendar.dayOf();
		if (today !== this.today) this.month = today.slice(0, 7);
		this.today = today;
		this.drawMonth();
		this.draw();
	}

	/** Show how the player stands: on the page, and in the dialog where it is open. */
	draw() {
		this.now = standingOf(this.host.store);
		this.tick();
		this.drawCredit();
		if (dialog("daily").open) this.drawCard();
		if (wide.matches) this.aside.draw();
	}

	/** Show the time that is left. */
	tick() {
		const standing = { ...this.now, left: calendar.untilMidnight() };
		this.drawPage(standing);
		if (dialog("daily").open) this.standing.replaceChildren(make("p", "", standingText(standing)), weekStrip(standing));
	}

	/** Tell days in a row by the button of the daily puzzle, and the time that is left beside today's puzzle.
	 * @param {Standing} standing */
	drawPage(standing) {
		const { current, left } = standing;
		const opener = /** @type {HTMLElement} */ (document.querySelector("[data-open=daily]"));
		opener.title = current ? phrase("row-and-time-left", { row: rowText(current), left: leftText(left) }) : "";
		const record = this.host.game()?.record;
		const isToday = record?.day === calendar.dayOf();
		const name = byId("name");
		const wasToday = name.classList.contains("dated");
		name.classList.toggle("dated", isToday);
		if (isToday) name.textContent = shortText(standing);
		else if (wasToday && record) name.textContent = shortName(record);
	}

	/** Turn the month. @param {number} months */
	turn(months) {
		this.month = calendar.monthAfter(this.month, months);
		this.drawMonth();
	}

	/** Show another level. @param {string} level */
	choose(level) {
		this.level = level;
		this.host.choose({ daily: level });
		this.drawMonth();
		this.drawCard();
	}

	drawMonth() {
		const states = this.states();
		byId("month-name").textContent = calendar.named(this.month, { month: "long", year: "numeric" });
		calendar.draw(byId("calendar"), this.month, (day) =>
			calendar.dayButton(day, states.get(`${day} ${this.level}`) ?? states.get(day) ?? ""),
		);
		for (const node of byId("daily-levels").querySelectorAll("button")) {
			press(node, node.dataset.daily === this.level);
			const isDone = states.get(`${calendar.dayOf()} ${node.dataset.daily}`) === "done";
			node.dataset.done = isDone ? "✓" : "";
			node.title = isDone ? phrase("solved-today") : "";
		}
	}

	/** Return how far each daily puzzle is, by day and level. */
	states() {
		const { store } = this.host;
		/** @type {Map<string, "done" | "done elsewhere" | "begun">} */
		const states = new Map();
		for (const { saved } of store.games())
			states.set(`${saved.record.day} ${saved.record.difficulty?.level}`, saved.done ? "done" : "begun");
		// also of a game that was removed
		for (const [, solve] of store.solves())
			states.set(`${solve?.day} ${solve?.level}`, "done").set(String(solve?.day), "done elsewhere");
		return states;
	}

	/** Return how the player stands and today's board of the level that is played, for the page. */
	summary() {
		const standing = { ...this.now, left: calendar.untilMidnight() };
		const card = make("div", "today");
		this.fill(card, dailyLevel(this.host.settings()), () => true);
		return [make("p", "", standingText(standing)), weekStrip(standing), card];
	}

	/** Show the board of today and of the level. */
	drawCard() {
		const { level } = this;
		return this.fill(this.card, level, () => level === this.level);
	}

	/** Show today's board of a level, and ask the server for it where it is not known.
	 * @param {HTMLElement} card @param {string} level @param {() => boolean} isWanted whether it still is */
	async fill(card, level, isWanted) {
		const today = calendar.dayOf();
		const saved = this.host.store
			.games()
			.find(({ saved: { record } }) => record.day === today && record.difficulty?.level === level)?.saved;
		const key = `${today} ${level}`;
		const solve = this.host.store.solves().find(([, each]) => each?.day === today && each.level === level)?.[1];
		card.replaceChildren(...parts(level, saved?.record ?? this.known.get(key), saved, solve));
		if (saved || this.known.has(key)) return;
		const got = await api.daily(today, level).catch(() => null);
		if (!isWanted()) return;
		if (!got)
			return /** @type {HTMLElement} */ (card.querySelector(".soft")).replaceChildren(phrase("todays-needs-network"));
		const record = { ...got, day: today };
		this.known.set(key, record);
		card.replaceChildren(...parts(level, record, undefined, solve));
	}

	/** Return the part about reminders. */
	reminders() {
		const [part, row] = [make("details", "reminders"), make("p", "keeping")];
		const [hour, label] = [make("input"), make("label", "", `${phrase("each-day-at")} `)];
		Object.assign(hour, { type: "time", value: HOUR, required: true });
		label.append(hour);
		const file = button(phrase("save-a-calendar-file"), {});
		file.addEventListener("click", () => {
			const text = reminder.calendarFile(location.origin, hour.value || HOUR, calendar.dayOf());
			save(new File([text], "kropki-daily.ics", { type: "text/calendar" }));
			byId("reminded").textContent = phrase("saved-open-with-calendar");
		});
		row.append(label, file);
		const said = make("p", "soft said");
		said.id = "reminded";
		said.ariaLive = "polite";
		part.append(make("summary", "", phrase("remind-me")), row, this.notifying(), said);
		return part;
	}

	/** Return the switch of notifications. */
	notifying() {
		const [label, box] = [make("label"), make("input")];
		Object.assign(box, { type: "checkbox", id: "notify", disabled: !canNotify() });
		box.addEventListener("change", async () => {
			const isWanted = box.checked && (await letIn());
			byId("reminded").textContent = box.checked && !isWanted ? phrase("notifications-are-blocked") : "";
			box.checked = isWanted;
			this.host.choose({ notify: isWanted });
		});
		label.append(box, phrase("notify-me"));
		return label;
	}
}

/** Return what tells of today's board of a level: its picture, words, and the button that opens it.
 * @param {string} level @param {PuzzleRecord} [record] @param {Saved} [saved] @param {{ spent: number }} [solve] */
function parts(level, record, saved, solve) {
	const isDone = Boolean(saved?.done || solve);
	const begun = saved?.past.length ? saved : null;
	const words = isDone
		? phrase("solved-in", { time: clockText((solve ?? saved)?.spent ?? 0) })
		: begun
			? phrase("filled-so-far", { percent: Math.round(progress(begun) * 100), time: clockText(begun.spent) })
			: phrase("not-begun");
	const text = make("p");
	text.append(make("b", "", phrase("today-level", { level: LEVEL_NAMES[level] })), make("span", "soft", words));
	const data = { daily: level, day: calendar.dayOf() };
	const go = button(
		saved?.done ? phrase("look-at-it") : isDone ? phrase("play-again") : begun ? phrase("go-on") : phrase("play-daily"),
		data,
	);
	go.className = isDone ? "quiet" : "main";
	const puzzle = record && parse(record.ken, record.negative, record.boxes);
	const digits = saved && [...saved.digits].map((digit) => Number(digit.replace(".", "0")));
	return [puzzle ? thumb(puzzle, digits) : make("span", "thumb"), text, go];
}
