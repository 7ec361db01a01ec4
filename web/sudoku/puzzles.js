// The list of puzzles: favourites, in progress, left alone, collections, and done. Draws it from the store; what is
// chosen is for others to open.

/** @import { PuzzleRecord, Saved, Settings } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import { button, byId, make, press } from "../shared/dom.js";
import { listOf } from "../shared/lists.js";
import { phrase } from "../shared/speak.js";
import { dayOf, named } from "./puzzle/calendar.js";
import { parse } from "./puzzle/ken.js";
import { plainLevel } from "./board/page.js";
import { thumb } from "./board/thumbnail.js";
import { boxesName, ruleName } from "./puzzle/rule-names.js";
import { clockText, isLeft, progress, unpack } from "./puzzle/session.js";
import { creditOf, creditWords } from "./solved/credits.js";
import * as collected from "./solved/collections.js";

const MANY = 10; // changes of marks in one step: a player makes fewer, the page or one press fills more
const CENTRE = 2; // the layer of candidates in what is kept
const MOST = 1000; // favourites

/** Return the keys of the favourites. @param {Store} store @returns {string[]} */
export function favourites(store) {
	return listOf(store.get("favourites")).filter((key) => typeof key === "string");
}

/** Make a puzzle a favourite, or no longer one. @param {Store} store @param {string} key */
export function favour(store, key) {
	const all = favourites(store);
	store.put("favourites", all.includes(key) ? all.filter((each) => each !== key) : [key, ...all].slice(0, MOST));
}

/** Draw the list. @param {Store} store @param {string} current the key of the puzzle on the board */
export function draw(store, current) {
	const chosen = new Set(favourites(store));
	const games = store
		.games()
		.filter(({ key, saved }) => unpack(saved) && (isPlayed(saved) || key === current || chosen.has(key)));
	for (const [id, words, fits] of PARTS) {
		const lines = games
			.filter(({ key, saved }) => fits(saved, chosen.has(key)))
			.map(({ key, saved }) => line(store, key, saved, key === current, chosen.has(key)));
		byId(id).replaceChildren(...(lines.length || !words ? lines : [make("li", "soft", words)]));
		/** @type {HTMLElement} */ (byId(id).previousElementSibling).hidden = !lines.length && !words;
	}
	const played = collected.lines(store);
	byId("collected").replaceChildren(...played);
	/** @type {HTMLElement} */ (byId("collected").previousElementSibling).hidden = !played.length;
}

/** @type {[id: string, words: string, fits: (saved: Saved, isFavourite: boolean) => boolean][]} a list's id, what it
 *   says where it is empty, or nothing where it is then left out, and what is in it */
const PARTS = [
	["favourites", "", (_, isFavourite) => isFavourite],
	[
		"going",
		phrase("none-yet"),
		(saved, isFavourite) => !isFavourite && saved.done === null && !isLeft(saved, Date.now()),
	],
	["left", "", (saved, isFavourite) => !isFavourite && isLeft(saved, Date.now())],
	["done", phrase("none-yet"), (saved, isFavourite) => !isFavourite && saved.done !== null],
];

/** Make the lists that are not in the page's HTML: once. */
export function prepare() {
	const part = (/** @type {string} */ id, /** @type {string} */ title) => {
		const list = make("ul", "entries");
		list.id = id;
		return [make("h3", "", title), list];
	};
	byId("going").previousElementSibling?.before(...part("favourites", phrase("favourites")));
	byId("going").after(...part("left", phrase("left-for-a-week")), ...part("collected", phrase("collections")));
}

/** Write a day as people do. @param {string} day "2026-11-20" */
function dated(day) {
	return named(day, { day: "numeric", month: "short", year: "numeric" });
}

/** Tell whether a board was more than looked at. @param {Saved} saved */
function isPlayed({ past, future, done }) {
	const [first, ...more] = past;
	const isFill = first?.length >= MANY && first.every(([layer]) => layer === CENTRE);
	return done !== null || more.length + future.length > 0 || Boolean(first && !isFill);
}

/** @param {Store} store @param {string} key @param {Saved} saved
 * @param {boolean} isCurrent @param {boolean} isFavourite */
function line(store, key, saved, isCurrent, isFavourite) {
	const [name, open] = [nameOf(store, saved), entry(store, key, saved)];
	open.ariaCurrent = String(isCurrent);
	const star = button(isFavourite ? "★" : "☆", { favour: key }, "quiet star");
	star.title = isFavourite ? phrase("a-favourite-no-longer") : phrase("make-it-a-favourite");
	star.ariaLabel = phrase("favourite-called", { name });
	press(star, isFavourite);
	const drop = button(phrase("remove"), { drop: key });
	const told = [...open.querySelectorAll("b, .soft")].map((part) => part.textContent);
	drop.ariaLabel = phrase("remove-called", { name: told.join(", ") });
	const again = button(phrase("play-again"), { again: key });
	again.ariaLabel = phrase("play-again-called", { name });
	if (isCurrent) /** @type {HTMLElement} */ (open.querySelector("b")).dataset.here = phrase("on-the-board");
	const node = make("li");
	node.append(open, ...(saved.done === null ? [star, drop] : [again, star, drop]));
	return node;
}

/** @param {Store} store @param {Saved} saved */
function nameOf(store, { record }) {
	const { size, negative, boxes, day } = record;
	const credit = creditOf(store, record);
	return [
		credit && creditWords(credit),
		plainLevel(record),
		`${size}\u00a0×\u00a0${size}`,
		boxesName(boxes),
		ruleName(negative),
		day && phrase("daily-of-date", { date: dated(day) }),
	]
		.filter(Boolean)
		.join(", ");
}

/** Return the button that leads to a puzzle. @param {Store} store @param {string} key @param {Saved} saved */
function entry(store, key, saved) {
	const { ken, negative, boxes } = saved.record;
	const given = {
		percent: Math.round(progress(saved) * 100),
		time: clockText(saved.spent),
		date: dated(dayOf(saved.updated)),
	};
	const text = make("span");
	text.append(
		make("b", "", nameOf(store, saved)),
		make("span", "soft", saved.done === null ? phrase("part-time-and-date", given) : phrase("time-and-date", given)),
	);
	const digits = [...saved.digits].map((digit) => Number(digit.replace(".", "0")));
	const open = button("", { game: key }, "entry");
	open.append(thumb(parse(ken, negative, boxes), digits), text);
	return open;
}

/** Return what the player wishes for who wants another puzzle like one; nothing of one that came by itself.
 * @param {PuzzleRecord} [record] @returns {Partial<Settings>} */
export function kindOf(record) {
	const { id, day, size = 9, negative, boxes = true, difficulty } = record ?? {};
	return difficulty && (id || day) ? { size, negative, boxes, difficulty: difficulty.level } : {};
}

/** Return the buttons that lead to what lies half done, the last one played first, without the puzzles of a day.
 * @param {Store} store @param {string} today @param {number} most */
export function halfDone(store, today, most) {
	return store
		.games()
		.filter(({ saved }) => saved.done === null && saved.record.day !== today && isPlayed(saved))
		.filter(({ saved }) => unpack(saved) && !isLeft(saved, Date.now()))
		.slice(0, most)
		.map(({ key, saved }) => entry(store, key, saved));
}
