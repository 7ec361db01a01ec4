// The list of puzzles in progress and done. Draws it from the store; what is chosen is for others to open.

/** @import { Saved } from "../types.d.ts" */
/** @import { Store } from "../shared/store.js" */

import { button, byId, make } from "../shared/dom.js";
import { named } from "./puzzle/calendar.js";
import { parse } from "./puzzle/ken.js";
import { levelName } from "./board/page.js";
import { thumb } from "./board/thumb.js";
import { clockText, progress, unpack } from "./puzzle/session.js";

/** Draw the list. @param {Store} store @param {string} current the key of the puzzle on the board */
export function draw(store, current) {
	const games = store.games().filter(({ key, saved }) => unpack(saved) && (isPlayed(saved) || key === current));
	for (const [id, isDone] of /** @type {[string, boolean][]} */ ([
		["going", false],
		["done", true],
	])) {
		const lines = games
			.filter(({ saved }) => isDone === (saved.done !== null))
			.map(({ key, saved }) => line(key, saved, key === current));
		byId(id).replaceChildren(...(lines.length ? lines : [make("li", "soft", "None yet.")]));
	}
}

/** Write a day as people do. @param {string} day "2026-11-20", or longer */
function dated(day) {
	return named(day.slice(0, 10), { day: "numeric", month: "short", year: "numeric" });
}

/** Tell whether a board was more than looked at. @param {Saved} saved */
function isPlayed({ past, future, done }) {
	return done !== null || past.length + future.length > 0;
}

/** @param {string} key @param {Saved} saved @param {boolean} isCurrent */
function line(key, saved, isCurrent) {
	const { size, negative, day } = saved.record;
	const name = [
		levelName(saved.record),
		`${size} × ${size}`,
		negative ? "" : "some dots",
		day && `daily of ${dated(day)}`,
	]
		.filter(Boolean)
		.join(", ");
	const share = saved.done === null ? `${Math.round(progress(saved) * 100)}%, ` : "";
	const open = button("", { game: key }, "entry");
	const puzzle = parse(saved.record.ken, negative);
	open.append(
		thumb(
			puzzle,
			[...saved.digits].map((digit) => Number(digit.replace(".", "0"))),
		),
		make("b", "", name),
		make("span", "soft", `${share}${clockText(saved.spent)} · ${dated(new Date(saved.updated).toISOString())}`),
	);
	open.ariaCurrent = String(isCurrent);
	const drop = button("Remove", { drop: key });
	drop.ariaLabel = `Remove ${open.textContent}`;
	const node = make("li", isCurrent ? "current" : "");
	node.append(open, drop);
	return node;
}
