// Two tabs on one puzzle lose nothing: whatever the order of writes and events, whatever the clock says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, timed, unpack } from "../../web/sudoku/puzzle/session.js";
import { Shared } from "../../web/sudoku/puzzle/tabs.js";
import { next } from "../../web/sudoku/puzzle/state.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

/** @import { Action } from "../../web/types.d.ts" */

const RECORD = { ken: "D/D/D/D", negative: false };
const NOW = 1000; // one millisecond for all

/** @typedef {{ text: string | null, order: number }} Held */

/** The storage of a browser. As where each tab is a process of its own, a tab knows of the writes of others what it has
 * heard of them, late and in order. */
class Browser {
	/** @type {Held} */
	held = { text: null, order: 0 };
	/** @type {Tab[]} */
	tabs = [];

	/** Deliver all events, and those that they lead to; fail where that does not end. */
	settle() {
		for (let turns = 0; this.tabs.some((tab) => tab.heard.length); turns += 1) {
			assert.ok(turns < 100, "tabs answer each other for ever");
			for (const tab of this.tabs) tab.hear();
		}
	}
}

/** A tab, as main.js plays it. */
class Tab {
	/** @type {Held[]} */
	heard = [];

	/** @param {Browser} browser */
	constructor(browser) {
		this.browser = browser;
		this.known = browser.held;
		this.shared = new Shared(
			new Store({ getItem: () => this.known.text, setItem: (_, text) => this.write(text) }),
			`tab${browser.tabs.length}`,
		);
		browser.tabs.push(this);
		this.game = this.shared.begin(begin(RECORD, 0));
		this.keep();
	}

	/** @param {string} text */
	write(text) {
		const { browser } = this;
		this.known = { text, order: browser.held.order + 1 };
		browser.held = this.known;
		for (const tab of browser.tabs) if (tab !== this) tab.heard.push(this.known);
	}

	/** @param {Action[]} actions */
	play(...actions) {
		this.game = { ...this.game, state: actions.reduce(next, this.game.state) };
	}

	/** @param {number} cell @param {number} digit @param {"digits" | "corner"} [tool] */
	enter(cell, digit, tool = "digits") {
		this.play({ type: "pick", cell, how: "only" }, { type: "press", digit, tool });
	}

	keep(now = NOW) {
		this.game = this.shared.write(this.game, now, now);
	}

	hear() {
		const held = this.heard.shift();
		if (!held) return;
		if (held.order > this.known.order) this.known = held;
		this.game = this.shared.read(this.game, NOW, held.text);
		if (this.shared.isBehind) this.keep();
	}

	get digits() {
		return this.game.state.digits.map((digit) => digit || ".").join("");
	}
}

/** @param {number} count */
function tabs(count) {
	const browser = new Browser();
	const all = Array.from({ length: count }, () => new Tab(browser));
	browser.settle();
	return { browser, all };
}

function pair() {
	const { browser, all } = tabs(2);
	return { browser, one: all[0], other: all[1] };
}

/** @param {Browser} browser @param {string} digits */
function holds(browser, digits) {
	browser.settle();
	const kept = unpack(JSON.parse(browser.held.text ?? ""));
	assert.deepEqual(
		[...browser.tabs.map((tab) => tab.digits), kept?.state.digits.map((digit) => digit || ".").join("")],
		Array(browser.tabs.length + 1).fill(digits),
	);
	for (const { game } of browser.tabs) assert.deepEqual(game.state.past, kept?.state.past);
}

test("both enter before either has written, and the later one reads before it writes", () => {
	const { browser, one, other } = pair();
	one.enter(0, 1);
	other.enter(1, 2);
	one.keep();
	other.known = browser.held;
	other.keep();
	assert.equal(other.digits, "12..............");
	holds(browser, "12..............");
});

test("of two digits in one cell one is shown, and undo brings the other back", () => {
	const { browser, one, other } = pair();
	one.enter(0, 1);
	other.enter(0, 2);
	one.keep();
	other.keep();
	browser.settle();
	const shown = one.digits[0];
	holds(browser, `${shown}...............`);
	one.play({ type: "undo" });
	assert.deepEqual([shown, one.digits[0]].sort(), ["1", "2"]);
	one.keep();
	holds(browser, `${one.digits[0]}...............`);
});

test("marks of both are kept in one cell", () => {
	const { browser, one, other } = pair();
	one.enter(0, 1, "corner");
	other.enter(0, 3, "corner");
	other.keep();
	one.keep();
	browser.settle();
	assert.deepEqual([one.game.state.corner[0], other.game.state.corner[0]], [0b101, 0b101]);
});

test("what was undone stays undone in the other tab", () => {
	const { browser, one, other } = pair();
	one.enter(0, 1);
	one.keep();
	browser.settle();
	other.play({ type: "undo" });
	other.enter(1, 2);
	other.keep();
	holds(browser, ".2..............");
});

test("a tab that has changed nothing does not write", () => {
	const {
		browser,
		all: [one],
	} = tabs(1);
	const { order } = browser.held;
	one.keep(NOW + 60_000);
	assert.equal(browser.held.order, order);
});

test("a tab that writes its time over what another has entered has that made good", () => {
	const { browser, one, other } = pair();
	other.game = timed(other.game, true, NOW);
	one.enter(0, 1);
	one.keep(NOW + 5);
	other.keep(NOW + 9);
	assert.equal(unpack(JSON.parse(browser.held.text ?? ""))?.state.digits[0], 0);
	holds(browser, "1...............");
});

test("a game has the date of its last change: to open it, or to look at it, is none", () => {
	const store = new Store(new Memory());
	const opened = begin(RECORD, 0);
	/** @param {import("../../web/types.d.ts").Game} game @param {number} now */
	const dateAfter = (game, now) => {
		const shared = new Shared(store);
		shared.write({ ...shared.begin(game), state: game.state, spent: now }, now, now);
		return store.games()[0].saved.updated;
	};
	const entered = next(next(opened.state, { type: "pick", cell: 0, how: "only" }), { type: "press", digit: 1 });
	const played = { ...opened, state: entered };
	assert.deepEqual([dateAfter(opened, 10), dateAfter(played, 20), dateAfter(played, 30)], [10, 20, 20]);
});

test("hints, checks and time are the most of both, and the first end counts", () => {
	const { browser, one, other } = pair();
	one.game = { ...one.game, hints: 2, spent: 500 };
	other.game = { ...other.game, checks: 3, done: 900 };
	one.keep();
	other.keep();
	browser.settle();
	for (const { game } of [one, other]) assert.deepEqual([game.hints, game.checks, game.done], [2, 3, 900]);
});

test("where storage is denied or full, the game on the board goes on", () => {
	for (const shelf of [null, new Memory(10)]) {
		const shared = new Shared(new Store(shelf));
		let game = shared.begin(begin(RECORD, 0));
		for (const digit of [1, 2, 3]) {
			game = shared.write({ ...game, state: next(game.state, { type: "press", digit }) }, NOW);
			game = shared.read(game, NOW);
			assert.equal(game.state.digits[0], digit);
		}
	}
});

for (const [what, room] of /** @type {[string, number][]} */ ([
	["in cells of their own", 16],
	["in the same few cells", 4],
])) {
	test(`many tabs at once ${what}, with events late, come to one game, and undo finds every entry`, () => {
		const random = drawn(7);
		for (let round = 0; round < 300; round += 1) {
			const { browser, all } = tabs(2 + random(3));
			const cells = [...Array(16).keys()].sort(() => random(3) - 1);
			/** @type {[cell: number, digit: number][]} */
			const entered = [];
			for (const index of Array(10).keys()) {
				const tab = all[random(all.length)];
				const [cell, digit] = [cells[index % room], 1 + random(4)];
				tab.enter(cell, digit);
				if (tab.game.state.digits[cell]) entered.push([cell, digit]);
				for (let steps = random(5); steps > 0; steps -= 1) {
					const each = all[random(all.length)];
					if (random(2)) each.keep(NOW + random(9));
					else each.hear();
				}
			}
			for (const tab of all) tab.keep();
			browser.settle();
			holds(browser, all[0].digits);
			if (room === 16)
				assert.deepEqual(
					entered.map(([cell]) => all[0].game.state.digits[cell]),
					entered.map(([, digit]) => digit),
				);
			const found = new Set();
			for (let { state } = all[0].game; ; state = next(state, { type: "undo" })) {
				for (const [cell, digit] of state.digits.entries()) found.add(`${cell} ${digit}`);
				if (!state.past.length) break;
			}
			for (const [cell, digit] of entered) assert.ok(found.has(`${cell} ${digit}`), `${digit} in ${cell} is lost`);
		}
	});
}

/** Give a source of numbers that is the same each time. @param {number} first */
function drawn(first) {
	let seed = first;
	return (/** @type {number} */ below) => {
		seed = (seed * 1103515245 + 12345) % 2147483648;
		return Math.floor((seed / 2147483648) * below);
	};
}
