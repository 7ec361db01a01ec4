// The course of the line that is shown: the score, the number of the move, the slider, and the list of the moves, each
// with what it captured, for its side or the other, and, once the line is analysed, what it lost. The end of a game has
// an entry of its own, if no dot ended it. Of a long line the list has a part around the move.

/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Host } from "./main.js" */

import { byId, make, tell } from "../../shared/dom.js";
import { SLIP } from "./slips.js";
import { creditOf, moveOf, playerOf, stepOf } from "./words.js";
import { drawScore } from "../board/score.js";
import { colours, endOf, scoreOf } from "../board/words.js";
import { countsOf } from "../rules/ending.js";
import { phrase } from "../../shared/speak.js";

const PART = 240; // nodes of the line that the list has at once

export class Course {
	/** @type {unknown[]} what the list was made of */
	listed = [];

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.slider = /** @type {HTMLInputElement} */ (byId("slider"));
		this.slider.addEventListener("input", () => host.goTo(host.line.path[Number(this.slider.value)]));
		byId("moves").addEventListener("click", ({ target }) => {
			const node = /** @type {Element} */ (target).closest("button")?.dataset.node;
			if (node) host.goTo(Number(node));
		});
	}

	/** Show where the line stands. @param {Play} game */
	draw(game) {
		const { record, line, node } = this.host;
		drawScore(game);
		for (const side of [1, 2]) tell(`name-${side}`, playerOf(record, side));
		const [made, all] = [Math.min(game.moves.length, line.count), line.count];
		const end = line.endAt(node);
		tell("number", end ? phrase("end-of-line") : `${made} / ${all}`);
		this.slider.max = String(line.path.length - 1);
		this.slider.value = String(line.path.indexOf(node));
		this.slider.disabled = line.path.length < 2;
		const score = scoreOf(game);
		const told = end ? phrase("end-after-moves", { number: all, score }) : phrase("move-of-line", { made, all, score });
		this.slider.setAttribute("aria-valuetext", told);
		this.list();
		this.mark();
	}

	/** List the moves around the one that is shown, if they are not there yet. */
	list() {
		const { host } = this;
		const { line, judgement } = host;
		const part = Math.floor(line.path.indexOf(host.node) / PART);
		const made = [line, part, judgement.version, colours.join()];
		if (made.every((each, index) => each === this.listed[index])) return;
		this.listed = made;
		const nodes = line.path.slice(part * PART, (part + 1) * PART);
		byId("moves").replaceChildren(...nodes.flatMap((node) => this.item(node) ?? []));
	}

	/** Make the item of a node; null where nothing is listed. @param {number} node */
	item(node) {
		const { record, line } = this.host;
		const step = stepOf(record, node);
		if (!step) {
			const end = line.endAt(node);
			return end ? this.entry(node, shownOf(end), [phrase("line-ends", { how: endOf(end) })]) : null;
		}
		const { player, said, at } = step;
		const made = [line.path[line.path.indexOf(node) - 1], node].map((each) => line.made.get(each) ?? 0);
		const isMade = made[1] > made[0]; // and not one that is not allowed, or follows on one
		const number = isMade ? String(Math.min(made[1], line.count)) : "–";
		const { rules } = line.game;
		const [before, after] = made.map((each) => countsOf({ now: line.game.before[each] ?? line.game.now, rules }));
		const gains = line.isPatched ? [0, 0] : after.map((each, index) => each - before[index]);
		const seen = [make("small", "", number), make("i", `side-of-${player}`)];
		seen.push(
			make("span", "", at ? at.map((each) => each + 1).join(", ") : said || phrase("word-in-list", { word: "stop" })),
		);
		for (const side of [player, 3 - player]) {
			const gain = gains[side - 1];
			if (gain > 0)
				seen.push(...(side === player ? [] : [make("i", `credit side-of-${side}`)]), make("b", "", `+${gain}`));
		}
		const { word } = line.game.moves[made[1] - 1] ?? {};
		const move = moveOf(record, node, line.game, word);
		return this.entry(node, seen, [
			isMade ? phrase("move-of-number", { number, move }) : phrase("move-not-allowed", { move }),
			...creditOf(line.game, gains[player - 1], gains[2 - player]),
		]);
	}

	/** Make an item of the list, with what it cost.
	 * @param {number} node @param {HTMLElement[]} seen @param {string[]} words */
	entry(node, seen, words) {
		const lost = this.host.judgement.found.get(node)?.lost ?? 0;
		const button = make("button", "move");
		Object.assign(button, { type: "button", tabIndex: -1 });
		button.dataset.node = String(node);
		const all = lost < SLIP ? seen : [...seen, make("em", "", `−${Math.round(lost)}`)];
		for (const part of all) part.ariaHidden = "true"; // the words say it
		const said = lost < SLIP ? words : [...words, phrase("it-cost", { lost: Math.round(lost) })];
		button.append(...all, make("span", "unseen", said.join(", ")));
		const item = make("li");
		item.append(button);
		return item;
	}

	/** Mark what is shown, or nothing where that is not listed. Bring it, or the move before it, into sight within the
	 * list, and let Tab lead there. */
	mark() {
		const list = byId("moves");
		for (const old of list.querySelectorAll("[aria-current], [tabindex='0']")) {
			old.removeAttribute("aria-current");
			old.setAttribute("tabindex", "-1");
		}
		const shown = this.shown();
		if (shown) shown.ariaCurrent = "true";
		const here = shown ?? this.before() ?? list.querySelector("button");
		if (!here) return;
		here.tabIndex = 0;
		const top = here.offsetTop - list.offsetTop;
		if (top < list.scrollTop || top + here.offsetHeight > list.scrollTop + list.clientHeight)
			list.scrollTop = top - list.clientHeight / 2;
	}

	/** Return the last button of the list before the node that is shown. @returns {HTMLButtonElement | undefined} */
	before() {
		const { line, node } = this.host;
		const earlier = new Set(line.path.slice(0, line.path.indexOf(node)).map(String));
		return [...byId("moves").querySelectorAll("button")].findLast((button) => earlier.has(button.dataset.node ?? ""));
	}

	/** Return the button of the node that is shown. @returns {HTMLButtonElement | null} */
	shown() {
		return byId("moves").querySelector(`button[data-node="${this.host.node}"]`);
	}

	/** Put the focus on the move that is shown, or on the one that Tab leads to. */
	focus() {
		/** @type {HTMLElement | null} */ (byId("moves").querySelector("[tabindex='0']"))?.focus({ preventScroll: true });
	}
}

/** Make what is seen of the end of a game. @param {Move} move */
function shownOf({ player, word }) {
	const side = word === "resign" || word === "time" ? [make("i", `side-of-${player}`)] : [];
	return [make("small", "", phrase("end-of-line")), ...side, make("span", "", phrase("word-in-list", { word }))];
}
