// The analysis of the line that is shown: asked for, drawn as a graph, listed, and written into the comments.

/** @import { Move } from "../rules/move.js" */
/** @import { Chosen } from "../board/ask-move.js" */
/** @import { Judged } from "./ask-analysis.js" */
/** @import { Host } from "./main.js" */

import { byId, make, shape } from "../../shared/dom.js";
import { judge } from "./ask-analysis.js";
import { script } from "../sgf/script.js";
import { set } from "./edit.js";
import { ask } from "../board/ask-move.js";
import { Unanswered } from "../board/patience.js";
import { escaped, unescaped, valuesOf } from "../sgf/text.js";
import { listed } from "../rules/move.js";
import { writtenMove } from "../sgf/dialects.js";
import { colours, count, place } from "../board/words.js";

const BLUNDER = 1; // dots that are lost: from here on a move is listed
const LISTED = 30;
const [WIDE, HIGH] = [400, 100]; // of the graph's own measure
const LEAST = 3; // dots: the graph shows at least so much to each side

export class Judgement {
	/** @type {Map<number, Judged>} by the node of the move */
	found = new Map();
	/** @type {{ node: number, chosen: Chosen } | null} what is best at the end of the
	 *   line */
	next = null;
	/** @type {AbortController | null} */
	asking = null;

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

	/** Have the moves of the line judged, one after the other. */
	async ask() {
		const { record, line } = this.host;
		const { start, turns, rings } = script(record, line.path);
		const moves = turns.filter(({ move, isImplied }) => move && !isImplied);
		if (rings.length) {
			this.tell("A game that begins with closed rings cannot be analysed.");
			return;
		}
		const asking = (this.asking = new AbortController());
		const progress = /** @type {HTMLProgressElement} */ (byId("progress"));
		Object.assign(progress, { max: moves.length || 1, value: 0, hidden: false });
		byId("analyse").textContent = "Cancel";
		this.tell(`Looking at ${count(moves.length, "move")}.`);
		/** @type {[number, number]} */
		const size = [record.width, record.height];
		const level = Number(/** @type {HTMLSelectElement} */ (byId("depth")).value);
		try {
			for await (const judged of judge(
				{ size, rules: record.rules, start, moves: moves.flatMap(({ move }) => (move ? [listed(move)] : [])) },
				level,
				asking.signal,
				(words) => this.tell(words),
			)) {
				this.found.set(moves[judged.move - 1].node, judged);
				progress.value = judged.move;
				this.tell(`${judged.move} of ${moves.length} moves.`);
				this.list();
				this.host.draw();
			}
			if (!line.fault && !line.game.over)
				this.next = {
					node: line.path[line.path.length - 1],
					chosen: await ask(line.game, { level, seed: 0, player: line.game.now.toMove }, asking.signal, (words) =>
						this.tell(words),
					),
				};
			this.tell(`Done: ${this.summary()}`);
		} catch (error) {
			if (asking.signal.aborted) this.tell("Cancelled; what was found stays.");
			else if (error instanceof Unanswered) this.tell(`The analysis ends here: ${error.message}`);
			else throw error;
		} finally {
			if (this.asking === asking) this.asking = null;
			progress.hidden = true;
			byId("analyse").textContent = "Analyse";
			this.list();
			this.host.draw();
		}
	}

	/** @param {string} words */
	tell(words) {
		byId("progress-words").textContent = words;
	}

	/** Say what both sides lost in all. */
	summary() {
		const lost = [1, 2].map((player) =>
			[...this.found.values()].filter((each) => each.player === player).reduce((sum, each) => sum + each.lost, 0),
		);
		return (
			`${colours[1]} lost ${lost[0].toFixed(1)}, ${colours[2]} ${lost[1].toFixed(1)} dots by moves that were not ` +
			"the best."
		);
	}

	/** Give the point of the best move in the position after a node, or -1. @param {number} node */
	best(node) {
		const { line } = this.host;
		const judged = this.found.get(line.path[line.path.indexOf(node) + 1]);
		const at = (judged ? judged.best : this.next?.node === node ? this.next.chosen.move : null)?.at;
		return at ? line.game.at(...at) : -1;
	}

	/** Say what a move was worth, and the best one here. @param {number} node */
	words(node) {
		const judged = this.found.get(node);
		const { move = null, score = 0, chance = 0 } = this.next?.node === node ? this.next.chosen : {};
		const next = move ? `Best now: ${this.placeOf(move)} ${signed(score)}, ${percent(chance)}.` : "";
		return [judged ? sentence(judged, (best) => this.placeOf(best)) : "", next].filter(Boolean).join(" ");
	}

	/** @param {Move} move */
	placeOf({ word, at }) {
		const { game } = this.host.line;
		return at ? place(game, game.at(...at)) : word || "closing";
	}

	/** List the moves that lost most. */
	list() {
		const { line } = this.host;
		const blunders = [...this.found]
			.filter(([, { lost }]) => lost >= BLUNDER)
			.sort(([, a], [, b]) => b.lost - a.lost)
			.slice(0, LISTED)
			.sort(([, a], [, b]) => a.move - b.move);
		byId("blunders").replaceChildren(
			...blunders.map(([node, { move, player, lost, best }]) => {
				const button = make(
					"button",
					"quiet",
					`Move ${move}, ${colours[player]}: lost ${lost.toFixed(1)}; better ${this.placeOf(best)}`,
				);
				button.addEventListener("click", () => this.host.goTo(node));
				const item = make("li");
				item.append(button);
				return item;
			}),
		);
		byId("keep-analysis").hidden = !this.found.size || this.asking !== null;
		byId("graph").hidden = !line || this.found.size < 2;
	}

	/** Draw the score along the line, blue's lead above. */
	draw() {
		if (byId("graph").hidden) return;
		const { line, node } = this.host;
		const points = line.path.flatMap((each, index) => {
			const judged = this.found.get(each);
			return judged ? [{ index, judged, score: judged.player === 1 ? judged.score : -judged.score }] : [];
		});
		const most = points.reduce((sum, { score }) => Math.max(sum, Math.abs(score)), LEAST);
		const x = (/** @type {number} */ index) => (index / Math.max(line.path.length - 1, 1)) * WIDE;
		const y = (/** @type {number} */ score) => HIGH / 2 - (score / most) * (HIGH / 2 - 4);
		const svg = shape("svg", "", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img" });
		const [low, high] = [Math.min, Math.max].map((of) => points.reduce((sum, { score }) => of(sum, score), 0));
		svg.setAttribute(
			"aria-label",
			`Score along the game: from ${high.toFixed(1)} for ${colours[1].toLowerCase()} to ${(-low).toFixed(1)} for ` +
				`${colours[2].toLowerCase()}`,
		);
		if (points.length) {
			const way = points.map(({ index, score }) => `${x(index).toFixed(1)} ${y(score).toFixed(1)}`);
			const area = (/** @type {(a: number, b: number) => number} */ of) => {
				const edge = points.map(({ index, score }) => `L${x(index).toFixed(1)} ${y(of(score, 0)).toFixed(1)}`);
				return `M${x(points[0].index)} ${HIGH / 2}${edge.join("")}L${x(points[points.length - 1].index)} ${HIGH / 2}Z`;
			};
			svg.append(
				shape("path", "lead p1", { d: area(Math.max) }),
				shape("path", "lead p2", { d: area(Math.min) }),
				shape("path", "score", { d: `M${way.join("L")}` }),
			);
		}
		svg.append(shape("path", "zero", { d: `M0 ${HIGH / 2}H${WIDE}` }));
		for (const { index, judged, score } of points)
			if (judged.lost >= BLUNDER) svg.append(shape("path", "slip", { d: `M${x(index)} ${y(score)}h.01` }));
		svg.append(shape("path", "now", { d: `M${x(line.path.indexOf(node))} 0V${HIGH}` }));
		svg.addEventListener("click", (event) => {
			const box = svg.getBoundingClientRect();
			this.host.goTo(line.path[Math.round(((event.clientX - box.left) / box.width) * (line.path.length - 1))]);
		});
		const scale = make("p", "soft");
		scale.append(
			make("span", "", `${colours[1]} +${most.toFixed(1)} above`),
			make("span", "", `${colours[2]} +${most.toFixed(1)} below`),
		);
		byId("graph").replaceChildren(svg, scale);
	}

	/** Write what was found into the comments of the record. */
	keep() {
		const { record, node } = this.host;
		let changed = record;
		for (const [each, judged] of this.found) {
			const before = unescaped(valuesOf(changed.nodes[each], "C")[0] ?? "");
			const said = sentence(judged, ({ word, at, rings }) => word || writtenMove(at, rings));
			if (!before.includes(said)) changed = set(changed, each, "C", [escaped(before ? `${before}\n${said}` : said)]);
		}
		this.host.change(
			{ record: changed, node, moved: (each) => each },
			`The comments of ${count(this.found.size, "move")} say what was found.`,
		);
	}
}

/** Say in words what a move was worth. @param {Judged} judged @param {(best: Move) => string} nameOf */
function sentence({ score, chance, best, best_score, best_chance, lost, played }, nameOf) {
	const said = `Score ${signed(score)}, chance to win ${percent(chance)}.`;
	if (JSON.stringify(best) === JSON.stringify(played)) return `${said} The best move.`;
	const better = `${nameOf(best)} ${signed(best_score)}, ${percent(best_chance)}`;
	return lost ? `${said} Best: ${better}. Lost: ${lost.toFixed(1)}.` : `${said} As good as ${better}.`;
}

/** @param {number} score */
const signed = (score) => `${score < 0 ? "-" : "+"}${Math.abs(score).toFixed(1)}`;

/** @param {number} chance */
const percent = (chance) => `${Math.round(chance * 100)}%`;
