// The page of lessons: the path of stations, and a lesson for each. The address says which: /learn#dot-pair.

/** @import { Technique } from "../types.d.ts" */

import { byId, make } from "../shared/dom.js";
import { STATION, learnedFrom } from "../sudoku/help/learned.js";
import { slugOf } from "../sudoku/puzzle/link.js";
import { capital } from "../sudoku/board/page.js";
import { LEVELS } from "../sudoku/puzzle/puzzle.js";
import { Store, shelf } from "../shared/store.js";
import { TECHNIQUES } from "../sudoku/help/techniques.js";
import { Exercise } from "./exercise.js";
import { TEXTS } from "./lessons.js";
import { Pairs, SLUG } from "./pairs.js";

const store = new Store(shelf());
const root = byId("learn");

/** @type {Record<string, string>} */
const LEVEL_WORDS = {
	easy: "What everybody finds: digits and dots that leave one place or one digit.",
	medium: "What two neighbours say to each other, and to their houses.",
	hard: "What several cells say together.",
	expert: "Three of a kind, long runs, and lines that share a digit.",
	extreme: "What has to be tried.",
};

/** Show what the address names. */
function route() {
	const slug = decodeURIComponent(location.hash.slice(1));
	const at = TECHNIQUES.findIndex(({ name }) => slugOf(name) === slug);
	if (slug === SLUG) showPairs();
	else if (at >= 0) showLesson(at);
	else showPath();
	const title = /** @type {HTMLElement} */ (root.querySelector("h1"));
	title.tabIndex = -1;
	if (root.dataset.shown) title.focus({ preventScroll: true }); // not at the first: the page is read from its start
	root.dataset.shown = "yes";
	scrollTo(0, 0);
}

function showPath() {
	document.title = "Learn Kropki";
	const intro = make(
		"p",
		"",
		"From what a dot is to the hardest techniques, each with a lesson, and positions of real puzzles to practise " +
			"on. Find ten, and a lesson is done. Your progress is kept on this device.",
	);
	const first = make("ol", "stations");
	first.append(
		stationOf("What is a dot?", SLUG, "White, black, and none: what each says of the two digits beside it."),
	);
	const path = make("div", "path");
	path.append(
		make("h1", "", "Learn"),
		intro,
		make("h2", "", "Beginning"),
		first,
		...LEVELS.flatMap((level) => {
			const list = make("ol", "stations");
			list.append(
				...TECHNIQUES.filter((each) => each.level === level).map(({ name, idea }) =>
					stationOf(name, slugOf(name), idea),
				),
			);
			return [make("h2", "", capital(level)), make("p", "soft", LEVEL_WORDS[level]), list];
		}),
	);
	root.replaceChildren(path);
}

/** Give a station of the path. @param {string} name @param {string} slug @param {string} idea */
function stationOf(name, slug, idea) {
	const { right = 0 } = learnedFrom(store.get("learned"))[slug] ?? {};
	const [item, link, meter] = [make("li"), make("a", "station"), make("meter")];
	link.href = `#${slug}`;
	link.classList.toggle("done", right >= STATION);
	Object.assign(meter, { max: STATION, value: Math.min(right, STATION) });
	meter.ariaHidden = "true";
	link.append(
		make("span", "name", name),
		make("span", "count", right >= STATION ? "✓ done" : `${right} of ${STATION}`),
		make("span", "idea", idea),
		meter,
	);
	item.append(link);
	return item;
}

/** @param {number} at the place of the technique on the path */
function showLesson(at) {
	const technique = TECHNIQUES[at];
	document.title = `${capital(technique.name)}: Learn Kropki`;
	const exercise = new Exercise(technique, store);
	const text = make("div", "text");
	text.append(
		make("h1", "", technique.name),
		...[technique.idea, ...TEXTS[technique.name]].map((line) => make("p", "", line)),
	);
	exercise.side.append(onward(TECHNIQUES[at - 1], TECHNIQUES[at + 1]));
	root.replaceChildren(page(text, exercise.table.root, exercise.side));
	exercise.choose("example");
}

function showPairs() {
	document.title = "What is a dot?: Learn Kropki";
	const pairs = new Pairs(store);
	const text = make("div", "text");
	text.append(
		make("h1", "", "What is a dot?"),
		make(
			"p",
			"",
			"A white dot joins consecutive digits, such as 4 and 5. A black dot joins a digit and its double, such as " +
				"3 and 6.",
		),
		make(
			"p",
			"",
			"No dot says: neither consecutive nor double. So every edge of the board says something. (1 and 2 are " +
				"both: they may have either dot.)",
		),
	);
	pairs.side.append(onward(undefined, TECHNIQUES[0]));
	const shown = page(text, pairs.picture, pairs.side);
	shown.classList.add("narrow");
	root.replaceChildren(shown);
	pairs.show();
}

/** @param {HTMLElement} text @param {HTMLElement} board @param {HTMLElement} side */
function page(text, board, side) {
	const [node, place] = [make("div", "lesson-page"), make("div", "place")];
	place.append(board);
	node.append(text, place, side);
	return node;
}

/** Give the links to the lessons before and after.
 * @param {Technique | undefined} before @param {Technique | undefined} after */
function onward(before, after) {
	const node = make("nav", "onward-links");
	node.ariaLabel = "Other lessons";
	for (const [words, technique] of /** @type {[string, Technique | undefined][]} */ ([
		["Before", before],
		["Next", after],
	])) {
		if (!technique) continue;
		const link = make("a", "", `${words}: ${technique.name}`);
		link.href = `#${slugOf(technique.name)}`;
		node.append(link);
	}
	return node;
}

addEventListener("hashchange", route);
addEventListener("storage", ({ key }) => key === "kropki:learned" && !location.hash && showPath());
route();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
