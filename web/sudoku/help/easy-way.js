// The easiest way to a digit by singles, dots and gaps, where it is one step: as generator/ladder/explanation/way.py
// finds it, with argument.py and replay.py, of which this is the part for the easy rungs. Pure.

/** @import { Cell, Mask } from "../../types.d.ts" */
/** @import { Finding, Position } from "./easy-ladder.js" */

import { place } from "../puzzle/geometry.js";
import { bit, full } from "../puzzle/rules.js";
import {
	HIDDEN_BOX,
	HIDDEN_LINE,
	LAST_CELL,
	NAKED,
	RUNGS,
	again,
	apply,
	copyOf,
	digitOf,
	isSingle,
	sweep,
} from "./easy-ladder.js";

const ROUNDS = 6; // in which more digits are looked for once one has fallen
const MAX_DIGITS = 4; // whose arguments are tried
const MAX_TOGETHER = 4; // findings that are told as one step
const DECIDED = 1 << 12; // as a bit of a need: that the cell has its digit
const FEWER_ROUNDS = 2; // where all rungs are used in each
const SHORT = 2; // findings of an argument: where none is as short, it is looked for in another way, too

/** @typedef {[cell: Cell, mask: Mask]} Known what had to be gone in a cell, or DECIDED */

/** Return the findings of the one step that leads to a digit, as they are told, and its cell; null where the way is
 * longer, or harder. @param {Position} position @param {Cell} near */
export function oneStep(position, near) {
	const rungs = easiest(position);
	if (!rungs) return null;
	const ways = argumentsOf(position, rungs, near)
		.map((findings) => easyWay(position, findings))
		.filter((parts) => parts !== null);
	const [best] = ways
		.map((parts) => ({ parts, price: priceOf(position, parts, near) }))
		.sort((one, other) => compared(one.price, other.price));
	if (!best) return null;
	const [first, second, ...more] = best.parts;
	if (more.length || (second && second[0].rung !== NAKED)) return null;
	if (!second && first[0].placed === null) return null;
	return { findings: first, cell: (second ?? first)[0].where[0] };
}

/** Return arguments of little effort, those found in the one way and in the other in turn.
 * @param {Position} position @param {number} rungs @param {Cell} near */
function argumentsOf(position, rungs, near) {
	const stepwise = explored(position, rungs, true, ROUNDS);
	const first = cheapest(position, stepwise, near);
	if (Math.min(3, ...[...stepwise.ends.values()].map(count)) <= SHORT) return first;
	const second = cheapest(position, explored(position, rungs, false, FEWER_ROUNDS), near);
	return Array.from({ length: MAX_DIGITS }, (_, at) => [first[at], second[at]])
		.flat()
		.filter(Boolean);
}

/** @param {number[]} one @param {number[]} other */
function compared(one, other) {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at < 0 ? 0 : one[at] - other[at];
}

/** Return how many rungs lead to a digit, or 0 where these do not. @param {Position} position */
function easiest(position) {
	const board = copyOf(position);
	let hardest = 0;
	for (;;) {
		const rung = RUNGS.findIndex((_, index) => sweep(board, index).length);
		if (rung < 0) return 0;
		hardest = Math.max(hardest, rung);
		const found = sweep(board, rung);
		for (const finding of found) for (const [cell, mask] of finding.removed) board.candidates[cell] &= ~mask;
		if (found[0].placed !== null) return hardest + 1;
	}
}

/** @param {Position} position @param {Finding} finding @returns {Known[]} */
function needs({ board }, { rung, where }) {
	const [cell, digit, house] = where;
	const others = rung === NAKED ? [] : (board.houses[house] ?? []).filter((other) => other !== cell);
	if (rung === LAST_CELL) return others.map((other) => [other, DECIDED]);
	if (rung === HIDDEN_BOX || rung === HIDDEN_LINE) return others.map((other) => [other, bit(digit)]);
	if (rung === NAKED) return [[cell, full(board.size) & ~bit(digit)]];
	return [[cell, DECIDED]];
}

/** @param {Cell} cell @param {Mask} mask @returns {Finding} */
function lastCandidate(cell, mask) {
	return { rung: NAKED, where: [cell, digitOf(mask), 255], removed: new Map(), placed: cell };
}

/** @param {bigint} cone */
function count(cone) {
	let bits = 0;
	for (let rest = cone; rest; rest &= rest - 1n) bits += 1;
	return bits;
}

/** What was found from a position, and what each elimination and digit rests on: a bit for each finding. */
class Exploration {
	/** @type {Finding[]} */
	findings = [];
	/** @type {Map<string, bigint>} by cell and bit */
	cones = new Map();
	/** @type {Map<Cell, bigint>} of each digit that fell */
	ends = new Map();
	/** @type {Map<number, bigint>} the findings of each rung */
	rungs = new Map();

	/** @param {readonly Mask[]} start */
	constructor(start) {
		this.start = start;
	}

	/** @param {Known[]} known */
	cone(known) {
		let cone = 0n;
		for (const [cell, mask] of known)
			for (const one of bitsOf(mask & (this.start[cell] | DECIDED))) cone |= this.cones.get(`${cell} ${one}`) ?? 0n;
		return cone;
	}

	/** @param {bigint} cone */
	cost(cone) {
		let sum = 0;
		for (const [rung, mask] of this.rungs) if (cone & mask) sum += RUNGS[rung].effort * count(cone & mask);
		return sum;
	}

	/** @param {Finding} finding */
	effort({ rung, where }) {
		return rung === NAKED && !isSingle(this.start[where[0]]) && this.start[where[0]] ? 0 : RUNGS[rung].effort;
	}

	/** @param {Finding} finding */
	add(finding) {
		const number = 1n << BigInt(this.findings.length);
		if (this.effort(finding)) this.rungs.set(finding.rung, (this.rungs.get(finding.rung) ?? 0n) | number);
		this.findings.push(finding);
	}

	/** @param {bigint} cone @param {number} effort @param {bigint | undefined} known */
	isLess(cone, effort, known) {
		return known === undefined || this.cost(cone) + effort < this.cost(known);
	}
}

/** @param {number} mask */
function bitsOf(mask) {
	const bits = [];
	for (let rest = mask; rest; rest &= rest - 1) bits.push(rest & -rest);
	return bits;
}

/** Rule out what the rungs find, until so many rounds after a digit fell.
 * @param {Position} position @param {number} rungs
 * @param {boolean} stepwise whether a round is of the cheapest rung that finds anything; else of all
 * @param {number} most rounds */
function explored(position, rungs, stepwise, most) {
	const found = new Exploration(position.candidates);
	const board = copyOf(position);
	for (let rounds = most; rounds && explore(found, board, rungs, stepwise);) rounds -= found.ends.size ? 1 : 0;
	return found;
}

/** Go on by a round; return whether anything was new.
 * @param {Exploration} found @param {Position} board @param {number} rungs @param {boolean} stepwise */
function explore(found, board, rungs, stepwise) {
	const removed = board.candidates.map(() => 0);
	/** @type {Map<Cell, [Mask, bigint]>} */
	const decided = new Map();
	let isNew = false;
	for (let rung = 0; rung < rungs && !(stepwise && isNew); rung += 1)
		for (const finding of sweep(board, rung))
			isNew =
				(finding.placed === null
					? enter(found, board, finding, removed, decided)
					: enterDigit(found, board, finding)) || isNew;
	removed.forEach((mask, cell) => (board.candidates[cell] &= ~mask));
	for (const [cell, [mask, cone]] of decided) {
		found.ends.set(cell, cone | (1n << BigInt(found.findings.length)));
		found.add(lastCandidate(cell, mask));
	}
	return isNew;
}

/** @param {Exploration} found @param {Position} board @param {Finding} finding */
function enterDigit(found, board, finding) {
	const cone = found.cone(needs(board, finding));
	const known = found.ends.get(finding.where[0]);
	if (!found.isLess(cone, found.effort(finding), known)) return false;
	found.ends.set(finding.where[0], cone | (1n << BigInt(found.findings.length)));
	found.add(finding);
	return known === undefined;
}

/** @param {Exploration} found @param {Position} board @param {Finding} finding @param {Mask[]} removed
 * @param {Map<Cell, [Mask, bigint]>} decided */
function enter(found, board, finding, removed, decided) {
	const number = 1n << BigInt(found.findings.length);
	const effort = found.effort(finding);
	/** @type {Map<string, bigint>} */
	const cheaper = new Map();
	let [isNew, decides] = [false, false];
	for (const [cell, mask] of finding.removed) {
		const cone = found.cone(needs(board, finding));
		for (const one of bitsOf(mask)) {
			const known = removed[cell] & one ? found.cones.get(`${cell} ${one}`) : undefined;
			if (found.isLess(cone, effort, known)) cheaper.set(`${cell} ${one}`, cone | number);
			isNew ||= known === undefined;
		}
		removed[cell] |= mask;
		const left = board.candidates[cell] & ~mask;
		if (!isSingle(left)) continue;
		const whole = cone | found.cone([[cell, full(board.board.size) & ~board.candidates[cell]]]);
		const known = decided.get(cell)?.[1] ?? found.ends.get(cell);
		if (!found.isLess(whole, effort, known)) continue;
		decided.set(cell, [left, whole | number]);
		decides = true;
	}
	if (cheaper.size || decides) found.add(finding);
	for (const [fact, cone] of cheaper) found.cones.set(fact, cone);
	return isNew;
}

/** Return the arguments that seem the cheapest.
 * @param {Position} position @param {Exploration} found @param {Cell} near */
function cheapest(position, found, near) {
	const ends = [...found.ends].map(([cell, cone]) => ({
		cone,
		price: [found.cost(cone), distance(position, cell, near)],
	}));
	ends.sort((one, other) => compared(one.price, other.price));
	return ends.slice(0, MAX_DIGITS).map(({ cone }) => found.findings.filter((_, at) => cone & (1n << BigInt(at))));
}

/** @param {Position} position @param {Cell} cell @param {Cell} near */
function distance({ board }, cell, near) {
	const [[row, column], [otherRow, otherColumn]] = [place(board, cell), place(board, near)];
	return Math.abs(row - otherRow) + Math.abs(column - otherColumn);
}

/** Find findings again, one after the other.
 * @param {Position} board changed in place @param {Finding[]} findings
 * @param {(found: Finding) => boolean | void} [look] before each is applied; true ends it */
function run(board, findings, look = () => {}) {
	const all = [];
	for (const finding of findings) {
		const found = again(board, finding);
		if (!found) continue;
		if (look(found)) break;
		all.push(found);
		apply(board, found);
	}
	return all;
}

/** @param {Position} position @param {Finding[]} findings */
function reaches(position, findings) {
	const { placed } = findings[findings.length - 1];
	return run(copyOf(position), findings).some((found) => found.placed === placed);
}

/** Drop findings, the hardest first, as long as the last still falls.
 * @param {Position} position @param {Finding[]} findings */
function minimise(position, findings) {
	/** @type {Set<number>} */
	const dropped = new Set();
	const order = [...findings.keys()]
		.slice(0, -1)
		.sort((one, other) => findings[other].rung - findings[one].rung || one - other);
	for (const k of order)
		if (
			reaches(
				position,
				findings.filter((_, n) => n !== k && !dropped.has(n)),
			)
		)
			dropped.add(k);
	return findings.filter((_, n) => !dropped.has(n));
}

/** @param {Position} position @param {Finding[]} findings */
const used = (position, findings) => run(copyOf(position), findings);

/** Return what is told of findings, in parts; null where they do not lead there.
 * @param {Position} position @param {Finding[]} findings */
function easyWay(position, findings) {
	if (findings.length === 1) return toldTogether(position, findings);
	if (!reaches(position, findings)) return null;
	return toldTogether(position, toFirst(position, used(position, minimise(position, findings))));
}

/** Return findings up to the first that leaves one digit to any cell.
 * @param {Position} position @param {Finding[]} findings */
function toFirst(position, findings) {
	const board = copyOf(position);
	/** @type {Finding[]} */
	const before = [];
	/** @type {Finding | null} */
	let end = null;
	run(board, findings, (finding) => {
		const cell = board.candidates.findIndex(
			(mask, at) => !(mask & (mask - 1)) && position.candidates[at] & (position.candidates[at] - 1),
		);
		if (finding.rung !== NAKED && cell >= 0) {
			end = lastCandidate(cell, board.candidates[cell]);
			return true;
		}
		before.push(finding);
		return false;
	});
	return end ? used(position, minimise(position, [...before, end])) : findings;
}

/** Part findings into those that are told as one. @param {Position} position @param {Finding[]} findings */
function toldTogether(position, findings) {
	/** @type {Finding[][]} */
	const parts = [];
	/** @type {Map<string, number>} */
	const foundBy = new Map();
	const board = copyOf(position);
	run(copyOf(position), findings, (finding) => {
		const last = Math.max(-1, ...factsOf(board, position, finding).map((fact) => foundBy.get(fact) ?? -1));
		const fitting = parts.findIndex((part, k) => k > last && fits(board, part, finding));
		const number = fitting < 0 ? parts.length : fitting;
		(parts[number] ??= []).push(finding);
		const before = copyOf(board);
		apply(board, finding);
		for (const fact of newFacts(before, board)) if (!foundBy.has(fact)) foundBy.set(fact, number);
	});
	return parts;
}

/** @param {Position} now @param {Position} start @param {Finding} finding */
function factsOf(now, start, finding) {
	return needs(now, finding).flatMap(([cell, mask]) =>
		bitsOf(mask & (start.candidates[cell] | DECIDED))
			.filter((one) => one !== DECIDED || !start.placed[cell])
			.map((one) => `${cell} ${one}`),
	);
}

/** @param {Position} before @param {Position} after */
function newFacts(before, after) {
	return before.board.cells.flatMap((cell) => [
		...bitsOf(before.candidates[cell] & ~after.candidates[cell]).map((one) => `${cell} ${one}`),
		...(after.placed[cell] && !before.placed[cell] ? [`${cell} ${DECIDED}`] : []),
	]);
}

/** @param {Position} position @param {Finding[]} part @param {Finding} finding */
function fits({ board }, part, finding) {
	if (part[0].rung !== finding.rung || finding.placed !== null || part.length === MAX_TOGETHER) return false;
	const cells = [...part, finding].flatMap(({ removed }) => [...removed.keys()]);
	return board.houses.some((house) => cells.every((cell) => house.includes(cell)));
}

/** @param {Position} position @param {Finding[][]} parts @param {Cell} near */
function priceOf(position, parts, near) {
	const told = parts.filter(([{ rung }]) => rung !== NAKED || parts.length === 1);
	const effort = told.reduce((sum, [{ rung }]) => sum + RUNGS[rung].effort, 0);
	const last = parts[parts.length - 1];
	return [effort, told.length, distance(position, last[last.length - 1].where[0], near)];
}
