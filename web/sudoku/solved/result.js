// The view of a solved puzzle: how it went, what to share of it, and where to go from there. It takes the place of the
// keys, so that the board stays in sight. Made anew for each solve; loaded when there is one.

/** @import { Game, PuzzleRecord, Told } from "../../types.d.ts" */

import { isKept, kept } from "../puzzle/api.js";
import { dayOf, named } from "../puzzle/calendar.js";
import { button, make } from "../../shared/dom.js";
import { isTutorial, nextSize } from "../puzzle/first-day.js";
import { pathOf } from "../puzzle/link.js";
import { levelName, say } from "../board/page.js";
import { LEVEL_NAMES, levelsOf } from "../puzzle/puzzle.js";
import { harderThan } from "../puzzle/rarity.js";
import { boxesName, ruleName } from "../puzzle/rule-names.js";
import { clockText } from "../puzzle/session.js";
import { isTouch, share } from "../../shared/sharing.js";
import { phrase } from "../../shared/speak.js";
import { onwardIn } from "./collections.js";
import { creditLines, creditOf, creditWords, pageOf } from "./credits.js";
import { challenge, rivalWords } from "./challenge.js";
import { shapeOf } from "./shape.js";
import { solveKey, solveOf } from "./solves.js";
import { rowText, standingOf, standingText } from "./streak.js";
import { weekStrip } from "./week-strip.js";
import { dailiesOf, isAlike, isCounted, solvesIn, timesOf } from "./statistics.js";

/** Show how a game went that was solved, and give the paragraph that holds a line for what is told later.
 * @param {Game} game @param {Told} told */
export function show(game, told) {
	const node = make("section", "result");
	const title = make("h2", "", solvedWords(game, told.timer));
	const others = make("p", "others");
	Object.assign(node, { id: "result", role: "dialog" });
	Object.assign(title, { id: "result-title", tabIndex: -1 });
	others.id = "result-others";
	node.setAttribute("aria-labelledby", title.id);
	node.setAttribute("aria-describedby", "result-words");
	const leave = button("", { leave: "" }, "close quiet");
	leave.ariaLabel = phrase("close");
	const words = make(
		"p",
		"",
		[
			phrase("sentence", { text: helpWords(game) }),
			told.timer && timeWords(game, told),
			told.timer && rival(game, told),
		]
			.filter(Boolean)
			.join(" "),
	);
	words.id = "result-words";
	const [main, ...leads] = onward(game, told);
	const [first, more, fold] = [make("div", "onward"), make("div", "onward"), make("details", "more")];
	first.append(main);
	more.append(...leads);
	const last = gives(game, told);
	fold.append(make("summary", "", phrase("more")), lesson(game, told), more, last);
	fold.addEventListener("toggle", () => last.scrollIntoView({ block: "nearest" })); // all of its rows
	node.append(
		leave,
		title,
		words,
		...(game.record.day ? [days(told)] : []),
		...onwardIn(told.store, game.record),
		first,
		fold,
		others,
		...creditLines(told.store, game.record),
	);
	document.getElementById("result")?.remove();
	document.querySelector("main")?.append(node);
	title.focus({ preventScroll: true });
	return others;
}

/** Say how the time compares with what came in the link. @param {Game} game @param {Told} told */
const rival = ({ record, spent }, { store }) => rivalWords(store, record, spent);

/** Return how the player stands with the daily puzzles. @param {Told} told */
function days({ store }) {
	const [node, standing] = [make("div", "standing"), standingOf(store)];
	node.append(weekStrip(standing), make("p", "soft", standingText(standing)));
	return node;
}

/** @param {Game} game @param {boolean} timer */
function solvedWords({ spent }, timer) {
	return timer ? phrase("solved-in", { time: clockText(spent) }) : phrase("solved");
}

/** Say how much help there was. @param {Game} game */
const helpWords = ({ hints, checks }) => phrase("help-words", { hints, checks });

/** Say how the time compares with the player's own of this level. @param {Game} game @param {Told} told */
function timeWords(game, { store }) {
	const mine = solveOf(game);
	if (isTutorial(game.record)) return phrase("your-first-kropki");
	if (mine.pasted) return phrase("pasted-does-not-count");
	const all = solvesIn(store);
	all.set(solveKey(game.record), mine);
	const times = timesOf(
		[...all.values()]
			.filter((solve) => isCounted(solve) && isAlike(solve, mine) && solve.level === mine.level)
			.map(({ spent }) => spent),
	);
	if (!mine.level || (!times && !mine.hints)) return "";
	if (!times) return phrase("with-hints-does-not-count");
	const size = mine.size !== 9 && `${mine.size}\u00a0×\u00a0${mine.size}`;
	const kind = [LEVEL_NAMES[mine.level], size, boxesName(mine.boxes), ruleName(mine.negative)].filter(Boolean);
	const given = { kind, best: clockText(times.best), median: clockText(times.median) };
	if (mine.hints) return phrase("with-hints-but-times", given);
	if (times.count === 1) return phrase("your-first-time", given);
	return times.best === mine.spent ? phrase("your-best-time", given) : phrase("your-times", given);
}

/** Return the line in which a lesson is offered, once it is known.
 * @param {Game} game @param {Told} told */
function lesson(game, { store }) {
	const line = make("p", "lesson-offer");
	line.ariaLive = "polite";
	import("./lesson.js").then(({ offer }) => offer(line, game, store)).catch(() => {}); // without it, none is offered
	return line;
}

/** Return what can be shared: nothing of it tells a digit. @param {Game} game @param {Told} told */
function gives(game, { timer, store }) {
	const lines = [
		[
			phrase("kropki"),
			game.record.day &&
				phrase("daily-on", {
					date: named(game.record.day, { day: "numeric", month: "short", year: "numeric" }),
				}),
			levelName(game.record),
		]
			.filter(Boolean)
			.join(" · "),
		[timer && clockText(game.spent), helpWords(game)].filter(Boolean).join(" · "),
	];
	const { current } = standingOf(store);
	const credit = creditOf(store, game.record);
	const its = credit ? [creditWords(credit) + (credit.id && `: ${location.origin}${pageOf(credit)}`)] : [];
	const row = game.record.day === dayOf() && current > 1 ? [rowText(current)] : [];
	const textOf = (/** @type {PuzzleRecord} */ record) => ({
		text: [...lines, ...its, ...shapeOf(game), ...row, linkOf(record)].join("\n"),
	});
	const linkOf = (/** @type {PuzzleRecord} */ record) => {
		const link = location.origin + pathOf(record);
		return timer ? phrase("beat-my-time", { link: challenge(link, game.spent) }) : link;
	};
	const node = make("div", "gives");
	const text = button(phrase("share"), {});
	text.ariaLabel = phrase("share-result");
	text.addEventListener("click", async () => {
		if (await share(isKept(game.record) ? textOf(game.record) : kept(game.record).then(textOf)))
			done(text, phrase("copied"));
	});
	const picture = button(phrase("picture"), {});
	/** @type {File | null} once it is drawn */
	let file = null;
	picture.addEventListener("click", async () => {
		file ??= await drawn(game, lines);
		const word = file ? await sharePicture(file) : phrase("not-possible-here");
		if (word) done(picture, word);
	});
	node.append(text, picture, replay(game));
	return node;
}

/** Return the button that replays the game. @param {Game} game */
function replay(game) {
	const node = button(phrase("replay"), { review: "" });
	node.addEventListener("click", async () => {
		const review = await import("./lookback-dialog.js").catch(() => null);
		if (review) review.lookBack(game);
		else done(node, phrase("not-possible-here"));
	});
	return node;
}

/** Draw a picture of the puzzle; null where that cannot be done. @param {Game} game @param {string[]} lines */
async function drawn(game, lines) {
	try {
		const { pictureOf } = await import("./picture.js");
		return new File([await pictureOf(game.state.puzzle, lines)], "kropki.png", { type: "image/png" });
	} catch {
		return null;
	}
}

/** Share a picture, or save it; return the words for what became of it, or what may be done. Safari may have forgotten
 * the click while the picture was drawn: another click shares it.
 * @param {File} file */
async function sharePicture(file) {
	try {
		if (isTouch() && navigator.canShare?.({ files: [file] })) {
			await navigator.share({ files: [file] });
			return "";
		}
		const { save } = await import("../../shared/files.js");
		save(file);
		return phrase("saved");
	} catch (error) {
		const { name } = /** @type {Error} */ (error);
		return name === "AbortError"
			? ""
			: name === "NotAllowedError"
				? phrase("share-the-picture")
				: phrase("not-possible-here");
	}
}

/** Say on the button, and aloud, what became of it. @param {HTMLElement} pressed @param {string} word */
function done(pressed, word) {
	pressed.ariaLabel = null;
	pressed.textContent = word;
	say(`${word}.`);
}

/** Return the buttons that lead on, the main one first. @param {Game} game @param {Told} told */
function onward(game, { store, nextButton }) {
	const { difficulty, day, size = 9, negative, boxes } = game.record;
	const sizes = [...solvesIn(store).values()].map((solve) => solve.size);
	const easy = nextSize(game.record, sizes);
	if (easy) return [button(phrase("next-easy-of-size", { size: easy }), { easy: String(easy) }, "main")];
	const level = difficulty?.level ?? "";
	const levels = levelsOf(size, negative, boxes);
	const same = levels.includes(level) ? level : "";
	const main = day
		? nextButton(game.record)
		: button(same ? phrase("next-of-level", { level: same }) : phrase("next-puzzle"), { same }, "main");
	const row = [main];
	const up = levels[levels.indexOf(level) + 1];
	if (same && up && !day) row.push(button(phrase("try-level", { level: up }), { same: up }));
	const harder = same && difficulty && !day && harderThan(difficulty.rating, { size, negative, boxes });
	if (harder) row.push(button(phrase("a-bit-harder"), { harder: `${harder.least} ${harder.most}` }));
	const today = dayOf();
	const wanted = level || "medium";
	const isSolved = dailiesOf(solvesIn(store).values()).get(today)?.has(wanted);
	if (!isSolved && ![day, main.dataset.day].includes(today))
		row.push(button(phrase("todays-daily"), { daily: wanted, day: today }));
	return row;
}
