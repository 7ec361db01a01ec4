// A step by singles, dots or gaps, in the words of the server: as generator/ladder/explanation has them in sentences,
// view.py and way.py. Shared cases hold them to the letter. Pure.

/** @import { Cell, Link, Mask, TaughtAnswer, WayAnswer } from "../../types.d.ts" */
/** @import { Finding, Position } from "./easy-ladder.js" */

import { nameOf } from "../puzzle/geometry.js";
import { bit, digitsOf, full, partners, permits, WHITE } from "../puzzle/rules.js";
import {
	DOT,
	GAP_RUNG,
	LAST_CELL,
	NAKED,
	RUNGS,
	apply,
	copyOf,
	digitOf,
	again,
	isGap,
	isSingle,
} from "./easy-ladder.js";

const MAX_NAMED = 4; // digits that are left: where more are left, a sentence does not name them
const LONG_VERDICT = 140; // characters: one that is longer does not say what is left
const LINES = ["row", "column", "box"];

/** @typedef {{ sentence: string, cells: readonly Cell[], edges: number[], houses: number[], sources: Cell[] }} Told
 *   what is said of a finding, where it looks, and the digits elsewhere that it rests on */

/** Return the way of one step, as the server would tell it.
 * @param {Position} position @param {Finding[]} part findings that are told as one
 * @param {Cell} cell that gets its digit
 * @returns {WayAnswer} */
export function wayOf(position, part, cell) {
	const told = part.flatMap((finding) => again(position, finding) ?? []); // each on the same board
	const after = copyOf(position);
	for (const finding of part) apply(after, finding);
	const [finding] = part;
	const digit = finding.placed === null ? digitOf(after.candidates[cell]) : finding.where[1];
	const step = stepOf(position, told, finding.placed === null ? { cell, digit } : null);
	return { steps: [step], cell: nameOf(position.board, cell), digit };
}

/** @param {Position} position @param {Finding[]} part @param {{ cell: Cell, digit: number } | null} left the digit that
 *   dots or gaps leave to a cell @returns {TaughtAnswer} */
function stepOf(position, part, left) {
	const { board } = position;
	const name = (/** @type {Cell} */ cell) => nameOf(board, cell);
	const told = part.map((finding) => describe(position, finding));
	const [finding] = part;
	const rung = RUNGS[finding.rung];
	const cells = unique([...told.flatMap((each) => each.cells), ...part.flatMap(({ removed }) => [...removed.keys()])]);
	const edges = unique(told.flatMap((each) => each.edges)).sort(
		(one, other) => board.edges[one][0] - board.edges[other][0] || board.edges[one][1] - board.edges[other][1],
	);
	const placed = left?.cell ?? finding.placed ?? -1;
	const digit = left?.digit ?? finding.where[1];
	const all = part.length > 1 ? several(position, part) : told[0].sentence;
	const isSaid = !left || all.includes(`${name(left.cell)} is ${left.digit}`);
	const seen = unique([...cells, ...told.flatMap(({ sources }) => sources)]);
	const pair = (/** @type {number} */ edge) => /** @type {[string, string]} */ (board.edges[edge].map(name));
	/** @type {Record<string, number[]>} */
	const eliminations = {};
	const gone = part
		.flatMap(({ removed }) => [...removed])
		.filter(([cell]) => cell !== placed)
		.sort(([one], [other]) => one - other);
	for (const [cell, mask] of gone) eliminations[name(cell)] = digitsOf(mask);
	return {
		technique: rung.name,
		sentence: isSaid ? all : `${all} So ${name(left.cell)} is ${left.digit}.`,
		cells: cells.map(name),
		edges: edges.map(pair),
		placements: { [name(placed)]: digit },
		eliminations,
		picture: {
			houses: unique(told.flatMap(({ houses }) => houses)).map((house) => houseName(board.size, house)),
			dots: edges.filter((edge) => !isGap(position, edge)).map(pair),
			gaps: edges.filter((edge) => isGap(position, edge)).map(pair),
			digits: seen.filter((cell) => position.placed[cell]).map(name),
			candidates: Object.fromEntries(
				seen.filter((cell) => !position.placed[cell]).map((cell) => [name(cell), digitsOf(position.candidates[cell])]),
			),
		},
		chain: [],
	};
}

/** @param {number[]} numbers */
function unique(numbers) {
	return [...new Set(numbers)].sort((one, other) => one - other);
}

/** @param {Position} position @param {Finding} finding @returns {Told} */
function describe(position, finding) {
	const { rung } = finding;
	if (rung === LAST_CELL) return lastCell(position, finding);
	if (rung === NAKED) return nakedSingle(position, finding);
	if (rung === DOT || rung === GAP_RUNG) return fromDigit(position, finding);
	return hiddenSingle(position, finding);
}

/** @param {Position} position @param {Finding} finding */
function lastCell({ board }, { where: [cell, digit, house] }) {
	const others = digits(full(board.size) & ~bit(digit), "and");
	const head = `${nameOf(board, cell)} is the last empty cell of ${houseName(board.size, house)}.`;
	const sentence = `${head} The others hold ${others}, so it is ${digit}.`;
	return { sentence, cells: board.houses[house], edges: [], houses: [house], sources: [] };
}

/** @param {Position} position @param {Finding} finding */
function hiddenSingle(position, { where: [cell, digit, house] }) {
	const { board, placed } = position;
	const open = board.houses[house].filter((other) => other !== cell && !placed[other]);
	const sources = sourcesOf(position, open, bit(digit));
	const head = `In ${houseName(board.size, house)}, ${digit} can only go in ${nameOf(board, cell)}.`;
	const sentence = `${head} ${whyGone(position, open, digit, sources)}`;
	return { sentence, cells: board.houses[house], edges: [], houses: [house], sources };
}

/** Say why a digit is in none of some open cells.
 * @param {Position} position @param {Cell[]} open @param {number} digit @param {Cell[]} sources */
function whyGone(position, open, digit, sources) {
	const { board } = position;
	if (!open.length) return "The other cells are filled.";
	const seen = open.filter((cell) => sources.some((source) => board.peers[source].includes(cell)));
	const rest = open.filter((cell) => !seen.includes(cell));
	const parts = [];
	const [many, see] = sources.length > 1 ? ["s", "see"] : ["", "sees"];
	if (sources.length) parts.push(`The ${digit}${many} in ${names(position, sources)} ${see} ${names(position, seen)}`);
	if (rest.length) {
		const shownCells = listed(rest.map((cell) => shown(position, cell)));
		parts.push(`${shownCells} ${rest.length === 1 ? "has" : "have"} no ${digit} left`);
	}
	return `${parts.join(", and ")}.`;
}

/** Return few filled cells with a digit that see as many of some cells as any do.
 * @param {Position} position @param {Cell[]} cells @param {Mask} mask */
function sourcesOf({ board, candidates, placed }, cells, mask) {
	let waiting = [...cells];
	const others = board.cells.filter((cell) => candidates[cell] === mask && placed[cell]);
	/** @type {Cell[]} */
	const chosen = [];
	while (others.length && waiting.length) {
		const sees = others.map((one) => waiting.filter((cell) => board.peers[one].includes(cell)).length);
		const most = Math.max(...sees);
		if (!most) break;
		const best = others[sees.indexOf(most)];
		waiting = waiting.filter((cell) => !board.peers[best].includes(cell));
		chosen.push(best);
	}
	return chosen.sort((one, other) => one - other);
}

/** @param {Position} position @param {Finding} finding */
function nakedSingle(position, { where: [cell, digit] }) {
	const { board, candidates, placed } = position;
	const name = nameOf(board, cell);
	let rest = full(board.size) & ~bit(digit);
	const sources = unique(
		digitsOf(rest).flatMap((one) =>
			board.cells
				.filter((other) => candidates[other] === bit(one) && placed[other] && board.peers[cell].includes(other))
				.slice(0, 1),
		),
	);
	const seen = sources.reduce((mask, source) => mask | candidates[source], 0);
	const parts = seen ? [`${name} sees ${digits(seen, "and")}`] : [];
	rest &= ~seen;
	for (const [edge, other] of filledAround(position, cell)) {
		const gone = rest & ~partners(board.size, position.links[edge], candidates[other]);
		if (!gone) continue;
		rest &= ~gone;
		const what = isGap(position, edge) ? "the missing dot" : `the ${colour(position, edge)} dot`;
		parts.push(
			`${what} to ${nameOf(board, other)}, which is ${digits(candidates[other])}, rules out ${digits(gone, "and")}`,
		);
	}
	if (rest) parts.push(`earlier steps ruled out ${digits(rest, "and")}`);
	let said = parts.join("; ");
	if (!said.startsWith(name)) said = said.charAt(0).toUpperCase() + said.slice(1);
	return { sentence: `${said}. So only ${digit} is left for ${name}.`, cells: [cell], edges: [], houses: [], sources };
}

/** Return the edges of a cell that demand something, with the filled neighbours across them.
 * @param {Position} position @param {Cell} cell @returns {[number, Cell][]} */
function filledAround({ board, links, placed }, cell) {
	return board.cells.flatMap((other) => {
		const edge = board.edges.findIndex((ends) => ends.includes(cell) && ends.includes(other));
		return other !== cell && placed[other] && edge >= 0 && links[edge]
			? [/** @type {[number, Cell]} */ ([edge, other])]
			: [];
	});
}

/** @param {Position} position @param {Finding} finding */
function fromDigit(position, finding) {
	const { board, candidates } = position;
	const [one, other, edge] = finding.where;
	const digit = digitOf(candidates[one]);
	const known = `${nameOf(board, one)}, which is ${digit},`;
	const base = { cells: [one, other], edges: [edge], houses: [], sources: [] };
	if (finding.rung === GAP_RUNG) {
		const gone = finding.removed.get(other) ?? 0;
		const head = `There is no dot between ${known} and ${nameOf(board, other)}.`;
		return {
			...base,
			sentence: `${head} ${listed(kin(gone, digit, position.links[edge]))}, so ${verdict(position, finding, false)}.`,
		};
	}
	const allowed = partners(board.size, position.links[edge], candidates[one]);
	const head = `A ${colour(position, edge)} dot joins ${known} and ${shown(position, other)}.`;
	return {
		...base,
		sentence: `${head} Only ${only(position, edge, allowed, digit)}, so ${verdict(position, finding, true)}.`,
	};
}

/** Say what a finding rules out in its cell, and what is left where that is little.
 * @param {Position} position @param {Finding} finding
 * @param {boolean} isKnown whether the sentence tells already what goes */
const verdict = (position, { removed }, isKnown) => verdictsOf(position, removed, isKnown);

/** @param {Position} position @param {Map<Cell, Mask>} removed @param {boolean} isKnown */
function verdictsOf(position, removed, isKnown) {
	const { board, candidates } = position;
	/** @type {Map<string, Cell[]>} cells by what goes and what is left */
	const alike = new Map();
	/** @type {Map<Mask, Cell[]>} */
	const byDigits = new Map();
	for (const [cell, gone] of [...removed].sort(([one], [other]) => one - other)) {
		const left = candidates[cell] & ~gone;
		const isShort = digitsOf(left).length <= MAX_NAMED;
		const key = isKnown && isShort ? [0, left] : [gone, isShort ? left : 0];
		alike.set(String(key), [...(alike.get(String(key)) ?? []), cell]);
		byDigits.set(gone, [...(byDigits.get(gone) ?? []), cell]);
	}
	const whole = joined(
		[...alike].map(([key, cells]) => {
			const [gone, left] = key.split(",").map(Number);
			return cellsAre(board, cells, gone, left);
		}),
	);
	if (whole.length <= LONG_VERDICT) return whole;
	return joined([...byDigits].map(([gone, cells]) => cellsAre(board, cells, gone, 0)));
}

/** @param {Position["board"]} board @param {Cell[]} cells @param {Mask} gone @param {Mask} left */
function cellsAre(board, cells, gone, left) {
	const is = `${listed(cells.map((cell) => nameOf(board, cell)))} ${cells.length === 1 ? "is" : "are"}`;
	if (left && !gone) return `${is} ${digits(left)}`;
	if (left && isSingle(left)) return `${is} ${digits(left)}, not ${digits(gone)}`;
	return left ? `${is} not ${digits(gone)}, which leaves ${digits(left)}` : `${is} not ${digits(gone)}`;
}

/** @param {string[]} parts */
const joined = (parts) => (parts.some((part) => part.includes(", ")) ? parts.join("; ") : listed(parts));

/** Join clauses, which may list things themselves. @param {string[]} parts */
const clauses = (parts) => (parts.some((part) => part.includes(" and ")) ? parts.join(", and ") : listed(parts));

/** Say of like findings in one house what each rules out, those about one digit together.
 * @param {Position} position @param {Finding[]} part */
function several(position, part) {
	const { board, candidates, links } = position;
	/** @type {Map<string, Finding[]>} */
	const causes = new Map();
	/** @type {Map<Cell, Mask>} */
	const removed = new Map();
	for (const finding of part) {
		const [one, , edge] = finding.where;
		const cause = finding.rung === GAP_RUNG ? String(one) : `${one} ${colour(position, edge)}`;
		causes.set(cause, [...(causes.get(cause) ?? []), finding]);
		for (const [cell, mask] of finding.removed) removed.set(cell, (removed.get(cell) ?? 0) | mask);
	}
	const told = [...causes.values()].map((those) => {
		const [{ rung, where }] = those;
		const [one, , edge] = where;
		const digit = digitOf(candidates[one]);
		const known = `${nameOf(board, one)}, which is ${digit},`;
		const others = those.map((each) => nameOf(board, each.where[1]));
		if (rung === GAP_RUNG) {
			const gone = those.reduce((mask, each) => mask | (each.removed.get(each.where[1]) ?? 0), 0);
			return `no dot joins ${known} to ${listed(others, "or")}: ${clauses(kin(gone, digit, links[edge]))}`;
		}
		const dots = those.length === 1 ? `a ${colour(position, edge)} dot joins` : `${colour(position, edge)} dots join`;
		const allowed = partners(board.size, links[edge], candidates[one]);
		return `${dots} ${known} and ${listed(others)}: only ${only(position, edge, allowed, digit)}`;
	});
	const all = told.join("; ");
	return `${all.charAt(0).toUpperCase()}${all.slice(1)}. So ${verdictsOf(position, removed, part[0].rung === DOT)}.`;
}

/** Say which digits alone a dot allows beside another.
 * @param {Position} position @param {number} edge @param {Mask} allowed @param {number} digit */
function only(position, edge, allowed, digit) {
	const akin = colour(position, edge) === "white" ? "consecutive to" : "half or double of";
	return `${digits(allowed, "and")} ${isSingle(allowed) ? "is" : "are"} ${akin} ${digit}`;
}

/** Say what digits, which a gap rules out beside another, are to that one: those that are the same to it together.
 * @param {Mask} mask @param {number} digit @param {Link} link */
function kin(mask, digit, link) {
	/** @type {Map<string, Mask>} */
	const alike = new Map();
	for (const one of digitsOf(mask)) {
		const what = likeness(one, digit, link);
		alike.set(what, (alike.get(what) ?? 0) | bit(one));
	}
	return [...alike].map(([what, bits]) =>
		bits === bit(digit)
			? `${digit} would be taken`
			: `${digits(bits, "and")} ${isSingle(bits) ? "is" : "are"} ${what} ${digit}`,
	);
}

/** Say what one digit is to another, of what the gap rules out. @param {number} one @param {number} other
 * @param {Link} link */
function likeness(one, other, link) {
	if (one === other) return "the same as";
	if (Math.abs(one - other) === 1 && !permits(link, 5, 6)) return "consecutive to";
	return 2 * one === other ? "half of" : "double";
}

/** @param {Position} position @param {number} edge */
const colour = ({ links }, edge) => (links[edge] === WHITE ? "white" : "black");

/** @param {Position} position @param {Cell} cell */
function shown({ board, candidates }, cell) {
	const left = digitsOf(candidates[cell]);
	return left.length === board.size ? nameOf(board, cell) : `${nameOf(board, cell)} (${left.join("")})`;
}

/** @param {Position} position @param {Cell[]} cells */
const names = ({ board }, cells) => listed(cells.map((cell) => nameOf(board, cell)));

/** @param {number} size @param {number} house */
const houseName = (size, house) => `${LINES[Math.floor(house / size)]} ${(house % size) + 1}`;

/** @param {Mask} mask @param {string} [last] */
const digits = (mask, last = "or") => listed(digitsOf(mask).map(String), last);

/** Join words as English does. @param {string[]} words @param {string} [last] */
function listed(words, last = "and") {
	if (words.length < 2) return words[0] ?? "none";
	return `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}
