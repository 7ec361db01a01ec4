// The dialog with the statistics: daily puzzles in a row, a month of them, times by level, and the file to keep. Made
// when it is first wanted.

/** @import { Host, Kind, Solve } from "../../types.d.ts" */

import * as backup from "./backup.js";
import { dayOf, draw as drawMonth, monthAfter, named } from "../puzzle/calendar.js";
import { dialog } from "../../shared/dialog.js";
import { button, make, shape, showModal } from "../../shared/dom.js";
import { save } from "../../shared/files.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";
import { LEVEL_NAMES, LEVELS } from "../puzzle/puzzle.js";
import { boxesName, ruleName } from "../puzzle/rule-names.js";
import { clockText } from "../puzzle/session.js";
import { dailiesOf, isAlike, isCounted, solvesIn, streaks, ticksOf, timesOf } from "./statistics.js";

const LEFT = 72; // pixels of the plot: room for names
const RIGHT = 22;
const ROW = 26;
const APART = 48; // times on the axis, at least
const MOST = 200; // dots of a level: the last ones

/** The dialog, put on the page. */
export class Overview {
	month = dayOf().slice(0, 7);
	/** @type {Kind | null} the kind whose times are shown; null = the one with most */
	kind = null;

	/** @param {Pick<Host, "store" | "settings" | "choose">} host */
	constructor(host) {
		this.host = host;
		this.store = host.store;
		this.node = dialog("statistics", phrase("statistics"));
		this.totals = make("dl", "totals");
		this.times = make("div", "times");
		this.said = make("p", "soft said");
		this.said.ariaLive = "polite";
		const parts = make("div", "parts");
		parts.append(part(...this.days()), part(make("h3", "", phrase("times")), this.times), part(...this.keeping()));
		this.node.append(this.totals, parts);
		document.body.append(this.node);
		addEventListener("kropki:day", () => this.node.open && this.draw());
	}

	/** Show it, as the store is now, at the month of today. */
	show() {
		this.month = dayOf().slice(0, 7);
		showModal(this.node);
		this.said.textContent = "";
		this.draw();
	}

	draw() {
		this.solves = [...solvesIn(this.store).values()];
		this.dailies = dailiesOf(this.solves);
		const onTime = [...this.dailies].filter(([, levels]) => [...levels.values()].includes(true)).map(([day]) => day);
		const { current, longest } = streaks(new Set(onTime), dayOf());
		this.totals.replaceChildren(
			...[
				[phrase("puzzles-solved"), this.solves.length],
				[phrase("days-in-a-row-total"), current],
				[phrase("most-in-a-row"), longest],
			].map(([name, number]) => {
				const pair = make("div");
				pair.append(make("dt", "", String(name)), make("dd", "", String(number)));
				return pair;
			}),
		);
		this.drawDays();
		this.drawTimes();
	}

	/** Make the part about daily puzzles. */
	days() {
		this.head = make("div", "month");
		this.name = make("b");
		this.name.ariaLive = "polite";
		this.calendar = make("div", "calendar");
		const turn = (/** @type {string} */ text, /** @type {string} */ name, /** @type {number} */ by) => {
			const node = button(text, {});
			node.ariaLabel = name;
			node.addEventListener("click", () => {
				this.month = monthAfter(this.month, by);
				this.drawDays();
			});
			return node;
		};
		this.head.append(turn("‹", phrase("month-before"), -1), this.name, turn("›", phrase("month-after"), 1));
		return [
			make("h3", "", phrase("daily-puzzles")),
			this.head,
			this.calendar,
			make("p", "soft", phrase("calendar-legend")),
		];
	}

	drawDays() {
		if (!this.name || !this.calendar) return;
		this.name.textContent = named(this.month, { month: "long", year: "numeric" });
		drawMonth(this.calendar, this.month, (day) => {
			const levels = this.dailies?.get(day);
			const isOnTime = [...(levels?.values() ?? [])].includes(true);
			const node = make("span", `day ${levels ? (isOnTime ? "done" : "begun") : ""}`, String(Number(day.slice(8))));
			if (day === dayOf()) node.ariaCurrent = "date";
			if (!levels) return node;
			const given = { levels: [...levels.keys()].map((level) => LEVEL_NAMES[level].toLocaleLowerCase(LANGUAGE)) };
			const said = isOnTime ? phrase("levels-solved", given) : phrase("levels-solved-later", given);
			node.append(make("span", "unseen", said));
			return node;
		});
	}

	drawTimes() {
		const solves = this.solves ?? [];
		const kinds = kindsOf(solves);
		const kind = kinds.find((each) => this.kind && isAlike(each, this.kind)) ?? kinds[0];
		if (!kind) return this.times.replaceChildren(make("p", "soft", phrase("no-times-yet")));
		const shown = solves.filter((solve) => isAlike(solve, kind) && solve.level && !solve.pasted);
		const pasted = solves.filter((solve) => solve.pasted).length;
		const words = pasted ? phrase("with-hints-legend-and-pasted", { count: pasted }) : phrase("with-hints-legend");
		this.times.replaceChildren(
			...(kinds.length > 1 ? [this.choice(kinds, kind)] : [make("p", "", kindName(kind))]),
			table(shown),
			plot(shown, this.times.clientWidth / zoom()),
			make("p", "soft", words),
		);
	}

	/** @param {Kind[]} kinds @param {Kind} chosen */
	choice(kinds, chosen) {
		const [label, select] = [make("label"), make("select")];
		for (const kind of kinds) select.append(new Option(kindName(kind), "", false, kind === chosen));
		select.addEventListener("change", () => {
			this.kind = kinds[select.selectedIndex];
			this.drawTimes();
			this.times.querySelector("select")?.focus();
		});
		label.append(`${phrase("puzzles-of")} `, select);
		return label;
	}

	/** Make the part about the file. */
	keeping() {
		const row = make("p", "keeping");
		const [out, into, input] = [button(phrase("save-as-a-file"), {}), button(phrase("read-a-file"), {}), make("input")];
		Object.assign(input, { type: "file", accept: ".json,application/json", hidden: true, id: "statistics-file" });
		out.addEventListener("click", () => {
			save(new File([backup.write(this.store)], `kropki-statistics-${dayOf()}.json`, { type: "application/json" }));
			const games = this.store.games().filter(({ saved }) => !saved.done && saved.past.length).length;
			this.said.textContent = phrase("saved-as-a-file", { solves: this.solves?.length ?? 0, games });
		});
		into.addEventListener("click", () => input.click());
		input.addEventListener("change", async () => {
			const [file] = input.files ?? [];
			if (file) await this.read(file);
			input.value = "";
		});
		row.append(out, into, input);
		return [make("h3", "", phrase("keep-them")), make("p", "soft", phrase("what-a-file-brings")), row, this.said];
	}

	/** @param {File} file */
	async read(file) {
		let words;
		try {
			const kept = await backup.read(file);
			words = backup.merge(this.store, kept);
			const { send, steps, asked, notify } = this.host.settings(); // which each device agrees to by itself
			const settings = { ...kept.settings, send, steps, asked, notify };
			if (kept.settings && JSON.stringify(settings) !== JSON.stringify(this.host.settings())) {
				this.host.choose(settings);
				words = phrase("and-settings-of-the-file", { text: words });
			}
		} catch (error) {
			if (!(error instanceof backup.NotSolves)) throw error;
			words = phrase("file-cannot-be-read", { why: error.message });
		}
		this.draw();
		this.said.textContent = words;
	}
}

/** @param {HTMLElement[]} content */
function part(...content) {
	const node = make("section");
	node.append(...content);
	return node;
}

/** Return the kinds that were solved, the one with most first. @param {Solve[]} solves @returns {Kind[]} */
function kindsOf(solves) {
	const counts = new Map();
	for (const { size, negative, boxes, level, pasted } of solves) {
		const key = JSON.stringify({ size, negative, boxes });
		if (level && !pasted) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return [...counts].sort(([, one], [, other]) => other - one).map(([key]) => JSON.parse(key));
}

/** @param {Kind} kind */
function kindName({ size, negative, boxes }) {
	return [`${size} × ${size}`, boxesName(boxes), ruleName(negative)].filter(Boolean).join(", ");
}

/** @param {Solve[]} solves @returns {[level: string, solves: Solve[]][]} */
function byLevel(solves) {
	return LEVELS.map(
		(level) => /** @type {[string, Solve[]]} */ ([level, solves.filter((solve) => solve.level === level)]),
	).filter(([, those]) => those.length);
}

/** @param {Solve[]} solves */
function table(solves) {
	const node = make("table");
	const head = node.createTHead().insertRow();
	for (const name of [
		phrase("level"),
		phrase("puzzles-solved"),
		phrase("with-hints"),
		phrase("best"),
		phrase("median"),
	]) {
		const cell = make("th", "", name);
		cell.scope = "col";
		head.append(cell);
	}
	const body = node.createTBody();
	for (const [level, those] of byLevel(solves)) {
		const row = body.insertRow();
		const name = make("th", "", LEVEL_NAMES[level]);
		name.scope = "row";
		const times = timesOf(those.filter(isCounted).map(({ spent }) => spent));
		const helped = those.filter(({ hints }) => hints).length;
		row.append(
			name,
			...[those.length, helped, times ? clockText(times.best) : "–", times ? clockText(times.median) : "–"].map(
				(text) => make("td", "", String(text)),
			),
		);
	}
	return node;
}

/** Return how much larger the letters of this screen are than usual ones. */
const zoom = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Draw a row for each level: a dot for each solve by its time, a line at the median.
 * @param {Solve[]} solves @param {number} width */
function plot(solves, width) {
	const levels = byLevel(solves);
	const seconds = levels.flatMap(([, those]) => those.map(({ spent }) => Math.max(1, spent / 1000)));
	const ticks = ticksOf(seconds);
	const [low, high] = [ticks[0], ticks[ticks.length - 1]];
	const at = (/** @type {number} */ time) =>
		LEFT +
		((Math.log(Math.max(time, low)) - Math.log(low)) / (Math.log(high) - Math.log(low))) * (width - LEFT - RIGHT);
	const height = levels.length * ROW;
	const svg = shape("svg", "plot", {
		viewBox: `0 0 ${width} ${height + 24}`,
		role: "img",
		"aria-label": levels.map(words).join(" "),
	});
	let last = -APART;
	for (const tick of ticks) {
		svg.append(shape("path", "tick", { d: `M${at(tick)} 0V${height + 4}` }));
		if (at(tick) - last < APART) continue;
		last = at(tick);
		svg.append(text(last, height + 19, tickName(tick), "mid"));
	}
	for (const [row, [level, those]] of levels.entries()) {
		const y = (row + 0.5) * ROW;
		svg.append(text(0, y + 4, LEVEL_NAMES[level], ""));
		for (const { spent, hints } of those.slice(-MOST))
			svg.append(shape("circle", hints ? "helped" : "", { cx: at(spent / 1000), cy: y, r: 4.5 }));
		const times = timesOf(those.filter(isCounted).map(({ spent }) => spent));
		if (times) svg.append(shape("path", "median", { d: `M${at(times.median / 1000)} ${y - 10}v20` }));
	}
	return svg;
}

/** @param {[level: string, solves: Solve[]]} row */
function words([level, those]) {
	const times = those.map(({ spent }) => spent).sort((one, other) => one - other);
	return phrase("level-solved-from-to", {
		level: LEVEL_NAMES[level],
		count: those.length,
		least: clockText(times[0]),
		most: clockText(times.at(-1) ?? 0),
	});
}

/** @param {number} seconds */
function tickName(seconds) {
	if (seconds < 60) return phrase("axis-seconds", { number: seconds });
	if (seconds < 3600) return phrase("axis-minutes", { number: seconds / 60 });
	return seconds < 86_400
		? phrase("axis-hours", { number: seconds / 3600 })
		: phrase("axis-days", { number: seconds / 86_400 });
}

/** @param {number} x @param {number} y @param {string} words @param {string} name */
function text(x, y, words, name) {
	const node = shape("text", name, { x, y });
	node.textContent = words;
	return node;
}
