// On which boards the lessons are: with boxes, or of rows and columns alone. It is read once, as the reader chose
// here; after another choice the page loads anew.

import { button, make, press, shape } from "../shared/dom.js";
import { settingsFrom } from "../shared/settings.js";
import { phrase } from "../shared/speak.js";
import { Store, shelf } from "../shared/store.js";
import { OF_BOXES, TECHNIQUES } from "../sudoku/help/techniques.js";
import { slugOf } from "../sudoku/puzzle/link.js";

const store = new Store(shelf());
const played = settingsFrom(store.get("settings")).boxes;
const wanted = Object(store.get("lessons")).boxes !== false; // whatever was played

/** Whether the boards have boxes: those of a lesson about boxes always do. */
export const BOXES = wanted || OF_BOXES.some((name) => `#${slugOf(name)}` === globalThis.location?.hash);

/** The same for a phrase. */
export const boxes = String(BOXES);

/** The techniques that are taught. */
export const TAUGHT = TECHNIQUES.filter(({ name }) => BOXES || !OF_BOXES.includes(name));

/** Return the choice of boards; nothing where only boards with boxes were ever played. */
export function boardsPart() {
	if (played && wanted && !store.solves().some(([, solve]) => Object(solve).boxes === false)) return [];
	const node = make("div", "kinds boards");
	node.role = "group";
	node.ariaLabel = phrase("boards");
	node.append(
		...[true, false].map((isBoxed) => {
			const choice = button(isBoxed ? phrase("rows-columns-and-boxes") : phrase("rows-and-columns-only"), {}, "");
			const picture = shape("svg", "", { viewBox: "-.1 -.1 4.2 4.2", "aria-hidden": "true" });
			picture.append(
				shape("path", "", { d: "M1 0v4M2 0v4M3 0v4M0 1h4M0 2h4M0 3h4" }),
				shape("path", "thick", { d: isBoxed ? "M0 0h4v4H0zM2 0v4M0 2h4" : "M0 0h4v4H0z" }),
			);
			choice.prepend(picture);
			press(choice, isBoxed === BOXES);
			choice.addEventListener("click", () => {
				store.put("lessons", { boxes: isBoxed });
				location.reload();
			});
			return choice;
		}),
	);
	return [node];
}
