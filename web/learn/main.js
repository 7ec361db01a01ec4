// The page of lessons: the path of stations, and a lesson for each. The address says which: /learn#dot-pair.

import { byId, make } from "../shared/dom.js";
import { STATION, learnedFrom } from "../sudoku/help/learned.js";
import { dayOf } from "../sudoku/puzzle/calendar.js";
import { slugOf } from "../sudoku/puzzle/link.js";
import { LEVELS, LEVEL_NAMES } from "../sudoku/puzzle/puzzle.js";
import { Store, shelf } from "../shared/store.js";
import { ideaOf } from "../sudoku/help/techniques.js";
import { BOXES, TAUGHT, boardsPart, boxes } from "./boards.js";
import { Exercise } from "./exercise.js";
import { AskedAgain, REVIEW } from "./repetition-drill.js";
import { COURSES, Guided } from "./guided.js";
import { TEXTS, wordsFor } from "./lessons.js";
import { LevelTest, testOf } from "./level-test.js";
import { MIXED, Mixed } from "./mixed-drill.js";
import { Pairs, SLUG } from "./first-station.js";
import { PICTURES, pictureOf } from "./pictures.js";
import { DRILLS } from "./quick-questions.js";
import { Quick } from "./quick-drill.js";
import { dueOn, reviewFrom, turn } from "./repetition.js";
import { capital, phrase } from "../shared/speak.js";

const store = new Store(shelf());
const root = byId("learn");

/** @type {Record<string, string>} */
const LEVEL_WORDS = {
	easy: phrase("easy-techniques"),
	medium: phrase("medium-techniques"),
	hard: phrase("hard-techniques"),
	expert: phrase("expert-techniques"),
	extreme: phrase("extreme-techniques"),
};

const DOTS = phrase("what-is-a-dot");

/** Return the courses of a level; without one, the games. @param {string} [level] */
const coursesOf = (level) =>
	Object.entries(COURSES)
		.filter(([, course]) => course.level === level)
		.map(([slug, { name, idea }]) => ({ slug, name, idea }));

/** Return the techniques of a level. @param {string} level */
const techniquesOf = (level) => TAUGHT.filter((each) => each.level === level);

/** The lessons in the order of the path. @type {readonly { slug: string, name: string }[]} */
const PATH = [
	{ slug: SLUG, name: DOTS },
	...coursesOf(),
	...LEVELS.flatMap((level) => [
		...coursesOf(level),
		...techniquesOf(level).map(({ name, shown }) => ({ slug: slugOf(name), name: capital(shown) })),
	]),
];

/** @type {Quick | null} that may be running */
let quick = null;

/** Show what the address names. */
function route() {
	quick?.stop();
	const slug = decodeURIComponent(location.hash.slice(1));
	const at = TAUGHT.findIndex(({ name }) => slugOf(name) === slug);
	if (slug === SLUG) showPairs();
	else if (at >= 0) showLesson(at);
	else if (slug in COURSES) showGame(slug);
	else if (slug in DRILLS) showDrill(slug);
	else if (slug === MIXED) showMixed();
	else if (slug === REVIEW) showReview();
	else if (LEVELS.some((level) => testOf(level) === slug)) showTest(slug.replace("test-", ""));
	else showPath();
	const title = /** @type {HTMLElement} */ (root.querySelector("h1"));
	title.tabIndex = -1;
	if (root.dataset.shown) title.focus({ preventScroll: true }); // not at the first: the page is read from its start
	root.dataset.shown = "yes";
	scrollTo(0, 0);
}

function showPath() {
	document.title = phrase("learn-kropki");
	const intro = make("p", "", phrase("from-what-a-dot-is"));
	const first = make("ol", "stations");
	first.append(stationOf(DOTS, SLUG, phrase("what-is-a-dot-idea")));
	const games = make("ol", "stations");
	games.append(...coursesOf().map(courseStation));
	const drills = make("ol", "stations");
	drills.append(
		stationOf(phrase("which-technique-is-here"), MIXED, phrase("which-technique-idea")),
		...Object.entries(DRILLS).map(([slug, { name, idea }]) => stationOf(name, slug, idea, { isBest: true })),
	);
	const path = make("div", "path");
	path.append(
		make("h1", "", phrase("learn")),
		intro,
		...boardsPart(),
		make("h2", "", phrase("beginning")),
		first,
		make("h2", "", phrase("games-with-the-teacher")),
		games,
		...LEVELS.flatMap((level) => {
			const list = make("ol", "stations");
			list.append(
				...coursesOf(level).map(courseStation),
				...techniquesOf(level).map((technique) => {
					const { name, shown } = technique;
					return stationOf(shown, slugOf(name), ideaOf(technique, BOXES), { picture: name });
				}),
				stationOf(phrase("test-of-level", { level }), testOf(level), phrase("test-of-level-idea"), {
					isBest: true,
				}),
			);
			return [make("h2", "", LEVEL_NAMES[level]), make("p", "soft", LEVEL_WORDS[level]), list];
		}),
		make("h2", "", phrase("drills")),
		drills,
		...reviewPart(),
	);
	root.replaceChildren(path);
}

/** Return a station of the path.
 * @param {string} name @param {string} slug @param {string} idea
 * @param {{ goal?: number, isBest?: boolean, picture?: string }} [look] isBest: the best result counts, and the station
 *   is never done; picture: of a technique, in place of its idea where there is one */
function stationOf(name, slug, idea, { goal = STATION, isBest = false, picture = "" } = {}) {
	const { right = 0 } = learnedFrom(store.get("learned"))[slug] ?? {};
	const [item, link, far] = [make("li"), make("a", "station"), make("span", "far")];
	const isDone = !isBest && right >= goal;
	const best = right ? phrase("best-result", { right }) : "";
	const progress = isDone ? phrase("lesson-done") : phrase("found-of-goal", { right, goal });
	link.href = `#${slug}`;
	link.classList.toggle("done", isDone);
	far.style.setProperty("--part", `${(100 * Math.min(right, goal)) / goal}%`); // the words say it, too
	link.append(
		make("span", "name", name),
		make("span", "count", isBest ? best : progress),
		...(picture in PICTURES ? pictureOf(picture) : [make("span", "idea", idea)]),
		...(isBest ? [] : [far]),
	);
	item.append(link);
	return item;
}

/** @param {{ slug: string, name: string, idea: string }} course */
const courseStation = ({ slug, name, idea }) => stationOf(name, slug, idea, { goal: 1 });

/** @param {number} at the place of the technique on the path */
function showLesson(at) {
	const technique = TAUGHT[at];
	document.title = phrase("lesson-title", { title: capital(technique.shown) });
	const exercise = new Exercise(technique, store);
	const text = make("div", "text");
	text.append(
		make("h1", "", technique.shown),
		exercise.kinds,
		make("p", "", ideaOf(technique, BOXES)),
		...pictureOf(technique.name),
		...TEXTS[technique.name].map((line) => make("p", "", line)),
		wordsOf(wordsFor(technique.name)),
	);
	exercise.side.append(onward(exercise.slug));
	root.replaceChildren(page(text, exercise.table.root, exercise.side));
	exercise.choose("example");
}

function showPairs() {
	document.title = phrase("lesson-title", { title: DOTS });
	const pairs = new Pairs(store);
	const text = make("div", "text");
	text.append(
		make("h1", "", DOTS),
		make("p", "", phrase("kropki-is-a-sudoku", { boxes })),
		wordsOf([
			[phrase("white-dot"), phrase("white-dot-means")],
			[phrase("black-dot"), phrase("black-dot-means")],
		]),
		make("p", "", phrase("two-kinds-of-boards")),
		wordsOf([
			[phrase("all-dots-drawn"), phrase("no-dot-means-neither")],
			[phrase("some-dots-drawn"), phrase("no-dot-means-nothing-so")],
		]),
		make("p", "", phrase("each-lesson-says-which-kind")),
	);
	pairs.side.append(onward(SLUG));
	const shown = page(text, pairs.picture, pairs.side);
	shown.classList.add("narrow");
	root.replaceChildren(shown);
	pairs.show();
}

/** Show something to do beside a board, or a picture, under its title.
 * @param {string} title @param {string | string[]} words @param {HTMLElement} board @param {HTMLElement} side */
function showBeside(title, words, board, side) {
	document.title = phrase("lesson-title", { title });
	const text = make("div", "text");
	text.append(make("h1", "", title), ...[words].flat().map((line) => make("p", "", line)));
	const shown = page(text, board, side);
	root.replaceChildren(shown);
	return shown;
}

/** @param {string} slug */
function showGame(slug) {
	const { name, idea, text = [] } = COURSES[slug];
	const game = new Guided(slug, store);
	game.side.append(onward(slug));
	showBeside(name, [idea, ...text], game.table.root, game.side);
	game.begin();
}

/** @param {string} slug */
function showDrill(slug) {
	const { name, idea } = DRILLS[slug];
	quick = new Quick(slug, store);
	showBeside(name, idea, quick.picture, quick.side).classList.add("narrow");
}

/** Return the switch of the review and, if it is on, its station. */
function reviewPart() {
	const { isOn } = reviewFrom(store.get("review"));
	const [label, box, list] = [make("label", "switch"), make("input"), make("ol", "stations")];
	Object.assign(box, { type: "checkbox", checked: isOn });
	box.addEventListener("change", () => {
		turn(store, box.checked);
		list.hidden = !box.checked;
	});
	label.append(box, ` ${phrase("ask-me-again")}`);
	const due = dueOn(store, dayOf()).length;
	const words = due ? phrase("due-today-count", { count: due }) : phrase("nothing-is-due-today");
	list.append(stationOf(phrase("what-i-missed"), REVIEW, words, { isBest: true }));
	list.hidden = !isOn;
	return [make("h2", "", phrase("review")), label, list];
}

function showReview() {
	const again = new AskedAgain(store);
	showBeside(phrase("what-i-missed"), phrase("what-i-missed-idea"), again.table.root, again.side);
	again.begin();
}

function showMixed() {
	const mixed = new Mixed(store);
	showBeside(phrase("which-technique-is-here"), phrase("which-technique-each"), mixed.table.root, mixed.side);
	mixed.begin();
}

/** @param {string} level */
function showTest(level) {
	const test = new LevelTest(level, store);
	showBeside(phrase("test-of-level", { level }), phrase("test-idea"), test.table.root, test.side);
	test.begin();
}

/** Return words and what they mean. @param {readonly [string, string][]} words */
function wordsOf(words) {
	const node = make("dl", "words");
	for (const [word, meaning] of words) {
		const pair = make("div");
		pair.append(make("dt", "", word), make("dd", "", meaning));
		node.append(pair);
	}
	return node;
}

/** @param {HTMLElement} text @param {HTMLElement} board @param {HTMLElement} side */
function page(text, board, side) {
	const [node, place] = [make("div", "lesson-page"), make("div", "place")];
	place.append(board);
	node.append(text, place, side);
	return node;
}

/** Return the links to the lessons before and after one, in the order of the path. @param {string} slug */
function onward(slug) {
	const node = make("nav", "onward-links");
	node.ariaLabel = phrase("other-lessons");
	const at = PATH.findIndex((each) => each.slug === slug);
	const [before, next] = [PATH[at - 1], PATH[at + 1]];
	for (const [lesson, words] of /** @type {const} */ ([
		[before, phrase("lesson-before", { lesson: before?.name })],
		[next, phrase("lesson-next", { lesson: next?.name })],
	])) {
		if (!lesson) continue;
		const link = make("a", "", words);
		link.href = `#${lesson.slug}`;
		node.append(link);
	}
	return node;
}

addEventListener("hashchange", route);
addEventListener("storage", ({ key }) => key === "kropki:learned" && !location.hash && showPath());
route();
navigator.serviceWorker?.register("/sw.js").catch(() => {}); // without it, the page needs the network
