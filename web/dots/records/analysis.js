// The analysis of the line that is shown: asked for, told of each move, listed, and written into the comments. Scores
// and chances are those of the side that is named with them. The ring on the board is the best move of who is next.

/** @import { Move } from "../rules/move.js" */
/** @import { Chosen } from "../board/ask-move.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Judged } from "./ask-analysis.js" */
/** @import { Host } from "./main.js" */

import { byId, make } from "../../shared/dom.js";
import { analyse } from "./ask-analysis.js";
import { Line } from "../sgf/line.js";
import { script } from "../sgf/script.js";
import { pathTo, set } from "./edit.js";
import { explained, MOMENTS } from "./moments.js";
import { endedUnbeaten, isTooShort, loserIn, sidesFor, SLIP, slipsOf, slipsTitle } from "./slips.js";
import { ask } from "../board/ask-move.js";
import { Unanswered } from "../board/patience.js";
import { escaped, unescaped, valuesOf } from "../sgf/text.js";
import { countsOf } from "../rules/ending.js";
import { isEnding, listed } from "../rules/move.js";
import { writtenMove } from "../sgf/dialects.js";
import { coloursOf, isProved, place } from "../board/words.js";
import { saidResult } from "./words.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";

const SEARCHES = 5; // the level that judges as the analysis does: those below play weaker than they could
const LISTS = ["blunders", "others"]; // of the side whose moves matter most, and of the other one
const WHY = phrase("why-did-i-lose-these");

/** Return what the sides are called in records, whatever colours are worn. @param {Player} player */
const sidesWritten = (player) => ({ colour: player === 1 ? "blue" : "red" });

/** Say a move that is no dot. @param {Move["word"]} word */
const wordOf = (word) => phrase("move-without-dot", { word: word || "closing" });

export class Judgement {
	/** @type {Map<number, Judged>} by the node of the move */
	found = new Map();
	version = 0; // of what was found
	/** @type {{ node: number, chosen: Chosen } | null} what is best at the end of the
	 *   line */
	next = null;
	/** @type {AbortController | null} */
	asking = null;
	/** @type {0 | Player} the side that asks why it lost; 0: it is not known who asks */
	asker = 0;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
	}

	/** Forget all that was found: the record is another one. */
	forget() {
		this.asking?.abort();
		this.found.clear();
		this.next = null;
		this.tell("");
		this.list();
		this.offerTimes();
	}

	/** Offer the times that can say something of so large a board. */
	offerTimes() {
		const { width, height } = this.host.record;
		const select = /** @type {HTMLSelectElement} */ (byId("depth"));
		for (const [index, option] of [...select.options].entries()) {
			option.disabled = isTooShort(width * height, index + 1);
			option.label = option.disabled ? phrase("time-says-nothing", { time: option.text }) : "";
		}
		if (select.selectedOptions[0]?.disabled)
			select.selectedIndex = [...select.options].findIndex(({ disabled }) => !disabled);
	}

	/** Follow a change of the tree. @param {(node: number) => number} moved */
	move(moved) {
		this.asking?.abort();
		this.found = new Map(
			[...this.found]
				.map(([node, each]) => /** @type {[number, Judged]} */ ([moved(node), each]))
				.filter(([node]) => node >= 0),
		);
		const node = this.next ? moved(this.next.node) : -1;
		this.next = this.next && node >= 0 ? { ...this.next, node } : null;
		this.list();
	}

	/** Begin, or give up. */
	toggle() {
		if (this.asking) this.asking.abort();
		else this.ask();
	}

	/** Have the moves judged to say why dots were lost, with how far that is in sight, and then as much of the answer as
	 * there is room for, from its beginning on; unless another position is shown by then, or the reader has scrolled. */
	async explain() {
		const { node } = this.host;
		const moved = new AbortController();
		const side = /** @type {HTMLElement} */ (byId("analysis").closest(".side"));
		const how = { signal: moved.signal, passive: true };
		for (const act of ["wheel", "touchmove", "pointerdown", "keydown"])
			side.addEventListener(act, () => moved.abort(), how);
		const told = this.ask("lost");
		bringIntoSight("analyse", "progress-words");
		await told;
		if (this.host.node === node && !moved.signal.aborted) bringIntoSight("others", "blunders", "blunders-title");
		moved.abort();
	}

	/** Have the moves of the line judged, one after the other.
	 * @param {"plain" | "lost"} [why] whether it is to say why dots were lost */
	async ask(why = "plain") {
		const { record, line } = this.host;
		const { start, turns, rings } = script(record, line.path);
		const moves = turns.filter(({ move, isImplied }) => move && !isImplied && !isEnding(move));
		if (rings.length) {
			this.tell(phrase("a-game-that-begins-with"));
			return;
		}
		const asking = (this.asking = new AbortController());
		const progress = /** @type {HTMLProgressElement} */ (byId("progress"));
		Object.assign(progress, { max: moves.length || 1, value: 0, hidden: false });
		byId("analyse").textContent = phrase("cancel-analysis");
		this.tell(phrase("looking-at-moves", { why, number: moves.length }));
		/** @type {[number, number]} */
		const size = [record.width, record.height];
		const { level } = this;
		try {
			for await (const judged of analyse(
				{ size, rules: record.rules, start, moves: moves.flatMap(({ move }) => (move ? [listed(move)] : [])) },
				level,
				asking.signal,
				(words) => this.tell(words),
			)) {
				this.found.set(moves[judged.move - 1].node, judged);
				progress.value = judged.move;
				this.tell(phrase("moves-are-judged", { why, move: judged.move, number: moves.length }));
				this.list();
				this.host.draw();
			}
			if (!line.fault && !line.game.over) {
				const wish = { level: SEARCHES, seed: 0, player: line.game.now.toMove, book: false };
				const chosen = await ask(line.game, wish, asking.signal, (words) => this.tell(words));
				this.next = { node: line.path[line.path.length - 1], chosen };
			}
			this.tell(this.summary());
		} catch (error) {
			if (asking.signal.aborted) this.tell(phrase("cancelled-what-was-found-stays"));
			else if (error instanceof Unanswered) this.tell(phrase("analysis-ends-here", { why: error.message }));
			else throw error;
		} finally {
			if (this.asking === asking) this.asking = null;
			progress.hidden = true;
			byId("analyse").textContent = phrase("analyse");
			this.list();
			this.host.draw();
			if (this.found.has(this.host.node)) this.host.say(this.host.words());
		}
	}

	/** The level whose time each move has. */
	get level() {
		return Number(/** @type {HTMLSelectElement} */ (byId("depth")).value);
	}

	/** @param {string} words */
	tell(words) {
		byId("progress-words").textContent = words || WHY;
	}

	/** Return what the moves of a side cost in all, and by how much that is uncertain. @param {Player} player */
	givenAway(player) {
		const own = [...this.found.values()].filter((each) => each.player === player && each.lost);
		return {
			lost: own.reduce((sum, each) => sum + each.lost, 0),
			doubt: own.reduce((sum, each) => sum + each.doubt, 0), // all are misjudged alike
		};
	}

	/** What the score counts. */
	get unit() {
		return this.host.line.game.rules.allPoints ? "points" : "dots";
	}

	/** Say that all is judged, and what the moves of both sides cost in all. */
	summary() {
		const [first, second] = [this.givenAway(1), this.givenAway(2)].map(withDoubt);
		return phrase("analysis-is-done", { first, second, unit: this.unit, ...coloursOf(1) });
	}

	/** Say that no move of a side cost much, and whether the expected score fell all the same. @param {Player} side */
	noSlip(side) {
		const all = this.givenAway(side);
		const rest = all.lost < SLIP ? "none" : "slowly";
		const given = { least: SLIP, lost: withDoubt(all), unit: this.unit, rest };
		return phrase("no-single-move-cost", { ...given, ...coloursOf(side) });
	}

	/** Return the best move in the position after a node, and what it is worth to the side that makes it; null: unknown.
	 * @param {number} node */
	bestAt(node) {
		const { line, layout } = this.host;
		const played = [line.path[line.path.indexOf(node) + 1], ...(layout.below[node] ?? [])];
		const judged = played.map((each) => this.found.get(each)).find((each) => each);
		if (judged) return { move: judged.best, score: judged.best_score, chance: judged.best_chance };
		const { move = null, score = 0, chance = 0 } = this.next?.node === node ? this.next.chosen : {};
		return move && { move, score, chance };
	}

	/** Return the point of the best move in the position after a node, or -1. @param {number} node */
	best(node) {
		const at = this.bestAt(node)?.move.at;
		return at ? this.host.line.game.at(...at) : -1;
	}

	/** Say what a move was worth to its side, and what is best for the side that is next; nothing at the end of a game.
	 * @param {number} node */
	words(node) {
		if (this.host.line.at(node).game.over) return ""; // its result says it
		const judged = this.found.get(node);
		const best = this.bestAt(node);
		const next = best ? worth(best, this.placeOf(best.move), judged) : "";
		return [judged ? sentence(judged, coloursOf, (move) => this.placeOf(move)) : "", next].filter(Boolean).join(" ");
	}

	/** @param {Move} move */
	placeOf({ word, at }) {
		const { game } = this.host.line;
		return at ? place(game, game.at(...at)) : wordOf(word);
	}

	/** Return the moves that lost most, those of each side the worst first. */
	slips() {
		return [...slipsOf(this.found, 1), ...slipsOf(this.found, 2)];
	}

	/** The result, by the record or else by the line that is shown; "": there is none. */
	get result() {
		const { record, line } = this.host;
		return saidResult(record) || (line.game.now.result ?? "");
	}

	/** Say how a side lost that was not behind, if the line that is shown is the game itself. */
	get ended() {
		const { line, main } = this.host;
		return line.path.at(-1) === main.at(-1) ? endedUnbeaten(this.result, countsOf(line.game)) : null;
	}

	/** List the moves that lost most: those of the side that asks or lost, and apart from them those of the other. */
	list() {
		this.version += 1;
		const { asker, ended } = this;
		const loser = loserIn(this.result);
		sidesFor(asker, loser).forEach((side, index) => {
			const [list, title] = [byId(LISTS[index]), byId(`${LISTS[index]}-title`)];
			list.replaceChildren(...slipsOf(this.found, side).map((slip, number) => this.item(slip, number < MOMENTS)));
			const isNone = !index && (asker || loser) && this.found.size && !this.asking && !list.children.length;
			if (isNone) list.append(make("li", "soft", this.noSlip(side)));
			title.textContent = slipsTitle(side, asker, loser, ended);
			title.hidden = !list.children.length;
		});
		byId("cost-words").hidden = !byId("analysis").querySelector(".blunders li > p.soft");
		byId("keep-analysis").hidden = !this.found.size || this.asking !== null;
	}

	/** Make the item of a move that lost much. @param {[number, Judged]} slip @param {boolean} isExplained */
	item([node, judged], isExplained) {
		const { move, player, played, best } = judged;
		const words = phrase("costly-move", {
			number: move,
			word: played.word ? wordOf(played.word) : "none",
			lost: withDoubt(judged),
			unit: this.unit,
			better: this.placeOf(best),
			...coloursOf(player),
		});
		const button = make("button", "quiet", words);
		button.addEventListener("click", () => this.host.goTo(node));
		const item = make("li");
		item.append(button);
		if (isExplained && !this.asking) item.append(...explained(this.host, node, judged, this.level));
		return item;
	}

	/** Write what was found into the comments of the record; of a move that could change nothing only what it lost. */
	keep() {
		const { record, node } = this.host;
		const told = this.told();
		let changed = record;
		for (const [each, judged] of told) {
			const before = unescaped(valuesOf(changed.nodes[each], "C")[0] ?? "");
			const said = sentence(judged, sidesWritten, ({ word, at, rings }) => word || writtenMove(at, rings));
			if (!before.includes(said)) changed = set(changed, each, "C", [escaped(before ? `${before}\n${said}` : said)]);
		}
		this.host.change(
			{ record: changed, node, moved: (each) => each },
			phrase("comments-say-what", { number: told.length }),
		);
	}

	/** Return the moves that the comments tell of: all but those that lost nothing and could change nothing. */
	told() {
		const { record, line } = this.host;
		const lines = [line];
		const lineOf = (/** @type {number} */ node) => {
			const found = lines.find(({ path }) => path.includes(node)) ?? new Line(record, pathTo(record, node));
			if (!lines.includes(found)) lines.push(found);
			return found;
		};
		const deepestFirst = [...this.found].sort(([a], [b]) => b - a); // so that a variation is played once
		return deepestFirst.filter(([node, { lost }]) => lost || !isIdle(lineOf(node), node));
	}
}

/** Scroll as little as brings elements into sight: the last of them for certain. @param {string[]} ids */
function bringIntoSight(...ids) {
	for (const id of ids) byId(id).scrollIntoView({ block: "nearest" });
}

/** Tell whether the move of a node could change nothing: it ended the game, or no move could change the score.
 * @param {Line} line @param {number} node */
export function isIdle(line, node) {
	const before = line.path[line.path.indexOf(node) - 1] ?? node;
	return line.at(node).game.over || isProved(line.at(before).game);
}

/** Say what is best and what it is worth to its side, beside the move that led there, which was judged by another
 * search: with the same number, or with both where they differ by more than chance.
 * @param {{ move: Pick<Move, "player" | "at">, score: number, chance: number }} best
 * @param {string} name of the best move
 * @param {{ player: number, score: number, chance: number, doubt: number }} [judged] */
export function worth({ move, score, chance }, name, judged) {
	const given = { ring: move.at ? "ring" : "none", move: name, ...coloursOf(move.player) };
	const told = (/** @type {number[]} */ [dots, likely]) =>
		phrase("best-now", { score: signed(dots), chance: percent(likely), ...given });
	if (!judged) return told([score, chance]);
	const isSame = judged.player === move.player; // after the other side's last word
	const [before, likely] = isSame ? [judged.score, judged.chance] : [-judged.score, 1 - judged.chance];
	if (Math.abs(before - score) < Math.max(SLIP, judged.doubt)) return told([before, likely]);
	const [low, high] = [before, score].sort((a, b) => a - b).map(signed);
	return phrase("best-now-differs", { low, high, ...given });
}

/** Say in words what a move was worth to its side.
 * @param {Judged} judged @param {(player: Player) => object} sides what they are called
 * @param {(move: Move) => string} nameOf */
function sentence(judged, sides, nameOf) {
	const { player, score, chance, best, best_score: most, best_chance: likely, lost, played } = judged;
	const isBest = JSON.stringify(best) === JSON.stringify(played);
	return phrase("move-was-worth", {
		score: signed(score),
		chance: percent(chance),
		verdict: isBest ? "best" : lost ? "lost" : "unsure",
		better: nameOf(best),
		most: signed(most),
		likely: percent(likely),
		lost: withDoubt(judged),
		...sides(player),
	});
}

/** Write a loss with how uncertain it is. @param {{ lost: number, doubt: number }} loss */
const withDoubt = ({ lost, doubt }) => `${Math.round(lost)}${lost ? ` ± ${Math.ceil(doubt)}` : ""}`;

/** @param {number} score */
const signed = (score) => (Math.round(score) || 0).toLocaleString(LANGUAGE, { signDisplay: "always" });

/** @param {number} chance */
const percent = (chance) => chance.toLocaleString(LANGUAGE, { style: "percent" });
