// What a large screen shows below the keys: how far the board is, the techniques of its puzzle, and the daily puzzle.
// Loaded with the dialogs; the style sheet shows it where there is room.

/** @import { Host } from "../types.d.ts" */
/** @import { Daily } from "./daily.js" */

import { byId, make } from "../shared/dom.js";
import { capital, phrase } from "../shared/speak.js";
import { shownName } from "./help/techniques.js";
import { lessonOf } from "./puzzle/link.js";

const MOST = 6; // techniques, the hardest ones

/** The part of the page. */
export class Aside {
	/** @param {Host} host @param {Daily} daily */
	constructor(host, daily) {
		this.host = host;
		this.daily = daily;
		const node = make("section", "below-keys");
		node.ariaLabel = phrase("about-puzzle-and-today");
		this.bar = make("progress");
		this.bar.ariaLabel = phrase("cells-filled");
		this.filled = make("p", "soft");
		this.techniques = make("ul");
		this.needs = make("div", "needs");
		this.needs.append(make("h2", "", phrase("this-puzzle-needs")), this.techniques);
		this.today = make("div", "day");
		node.append(this.bar, this.filled, this.needs, this.today);
		byId("board").closest("main")?.append(node);
	}

	/** Show the puzzle on the board, and the daily one. */
	draw() {
		const { record } = this.host.game() ?? {};
		const techniques = Object.entries(record?.difficulty?.techniques ?? {}).slice(-MOST);
		this.needs.hidden = !techniques.length;
		this.techniques.replaceChildren(
			...techniques.map(([name, times]) => {
				const [line, link] = [make("li"), make("a", "", capital(shownName(name)))];
				link.href = lessonOf(name);
				line.append(link, make("span", "soft", `× ${times}`));
				return line;
			}),
		);
		this.today.replaceChildren(make("h2", "", phrase("today")), ...this.daily.summary());
		this.progress();
	}

	/** Show how far the board is. */
	progress() {
		const { puzzle, digits } = this.host.game()?.state ?? {};
		if (!puzzle || !digits) return;
		const open = puzzle.givens.filter((given) => !given).length;
		const empty = digits.filter((digit) => !digit).length;
		Object.assign(this.bar, { max: open || 1, value: open - empty });
		const words = phrase("cells-are-filled", { done: open - empty, count: open });
		if (this.filled.textContent !== words) this.filled.textContent = words;
	}
}
