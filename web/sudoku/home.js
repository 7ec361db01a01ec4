// What greets whoever comes back: today's puzzle, how the player stands, and what lies half done. It takes the place of
// the keys, as a result does, until the player goes on. Loaded with the dialogs.

/** @import { Host } from "../types.d.ts" */
/** @import { Daily } from "./daily.js" */

import { button, make } from "../shared/dom.js";
import { phrase } from "../shared/speak.js";
import { dayOf, named } from "./puzzle/calendar.js";
import { halfDone } from "./puzzles.js";
import { endedText } from "./solved/streak.js";

const MOST = 2; // puzzles that lie half done

/** Greet the player. @param {Host} host @param {Daily} daily */
export function greet(host, daily) {
	const node = make("section", "result home");
	const title = make("h2", "", named(dayOf(), { weekday: "long", day: "numeric", month: "long" }));
	const leave = button("", { leave: "" }, "close quiet");
	leave.ariaLabel = phrase("to-the-board");
	const others = make("p", "others");
	node.id = "home";
	title.id = "home-title";
	others.id = "result-others";
	node.setAttribute("aria-labelledby", title.id);
	const [ended, half] = [endedText(host.store, daily.now), halfDone(host.store, dayOf(), MOST)];
	const going = make("div", "going");
	for (const each of half) each.append(make("span", "go", phrase("go-on")));
	if (half.length) going.append(make("h3", "", phrase("half-done")), ...half);
	const [words, week, card] = daily.summary();
	if (ended) words.textContent = ended;
	node.append(leave, title, words, week, card, going, others);
	if (!card.querySelector(".main"))
		going.before(
			half[0]
				? button(phrase("go-on"), { game: half[0].dataset.game ?? "" }, "main")
				: button(phrase("new-puzzle"), { act: "next" }, "main"),
		);
	document.getElementById("home")?.remove(); // of the day before
	document.querySelector("main")?.append(node);
	host.rest();
}
