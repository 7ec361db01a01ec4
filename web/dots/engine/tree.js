// The tree: playouts from a position, and what they say of its moves. As dots/engine/tree.py and search.py, for a few
// playouts at once. Its numbers have 32 bits, as there: every step is rounded.

/** @import { Side } from "./cells.js" */

import { DOTS, foeOf, SIZE, spotOf, State, STRIDE, TAKEN } from "./cells.js";
import { drop } from "./closing.js";
import { joint, nearDots } from "./lookahead.js";
import { Deck, playOut } from "./policy.js";
import { weigh } from "./prior.js";
import { weights } from "./weights.js";

/** @typedef {{ side: Side, last: number, before: number, left: number }} Root who is to move, the last dots or 0, and
 *   how many dots there are until the game ends */

const real = Math.fround;
const [EXPLORE, EQUIVALENT, UNTRIED] = [real(0.9), real(1000), real(0.1)];
const [MARGIN, SCALE, DRIFT, EXPAND] = [0.1, 5, 0.02, 2];
const [NEAR, REACH] = [2, 3]; // steps from a dot within which the tree, and playouts, put dots
const LEAST = real(-1e9);

/** A dot that was tried, and what followed. */
class Node {
	visits = 0;
	sum = 0; // of values from 0 to 1
	seen = 0; // playouts in which the same side put the same dot later
	seenSum = 0;
	/** @type {Node[]} */
	children = [];

	/** @param {number} cell @param {number} prior */
	constructor(cell, prior) {
		this.cell = cell;
		this.prior = prior;
	}
}

/** The tree of one position. */
export class Tree {
	/** @param {State} start @param {Root} root @param {number} seed */
	constructor(start, root, seed) {
		this.start = start;
		this.work = new State(start.width, start.height);
		this.root = root;
		this.top = new Node(0, 0);
		this.deck = new Deck(this.drawn(), seed);
		this.weights = weights();
		this.median = start.held[0] - start.held[1];
		this.when = new Int16Array(SIZE); // by cell: the number of its first dot in a playout, 0 for none
	}

	/** Return the open cells that playouts draw from: those near a dot, or all. */
	drawn() {
		const near = nearDots(this.start, REACH, DOTS);
		const open = this.open(this.start);
		const chosen = open.filter((cell) => near[cell]);
		return chosen.length ? chosen : open;
	}

	/** Return the open cells, in reading order. @param {State} state */
	open({ cells, width, height }) {
		const found = [];
		for (let y = 1; y <= height; y += 1)
			for (let cell = y * STRIDE + 1; cell <= y * STRIDE + width; cell += 1)
				if (!(cells[cell] & TAKEN)) found.push(cell);
		return found;
	}

	/** Return the dot of which most playouts came, after so many. @param {number} playouts @returns {[number, number]} */
	best(playouts) {
		for (let done = 0; done < playouts; done += 1) this.playout();
		const best = this.top.children.reduce((first, node) =>
			node.visits > first.visits || (node.visits === first.visits && node.prior > first.prior) ? node : first,
		);
		return spotOf(best.cell);
	}

	/** Walk down to a leaf, play out, and add what came of it. */
	playout() {
		const { work, top, root } = this;
		work.copy(this.start);
		let { side, last, before } = root;
		let node = top;
		const path = [top];
		/** @type {number[]} */
		const moves = [];
		while (path.length <= root.left) {
			if (!node.children.length) {
				if (path.length > 1 && node.visits < EXPAND) break;
				this.expand(node, side, last, before);
				if (!node.children.length) break;
			}
			node = bestChild(node);
			path.push(node);
			drop(work, node.cell, side);
			moves.push(node.cell);
			[before, last, side] = [last, node.cell, foeOf(side)];
			if (!node.visits) break;
		}
		playOut(work, this.deck, side, last, before, moves, root.left);
		this.add(path, moves, work.held[0] - work.held[1]);
	}

	/** Give a node a child for each open cell near a dot, or for each open cell where none is near.
	 * @param {Node} node @param {Side} side @param {number} last @param {number} before */
	expand(node, side, last, before) {
		const { work } = this;
		if (!work.left) return;
		const near = nearDots(work, NEAR, DOTS);
		const joining = last ? joint(work, last, side) : 0;
		const open = this.open(work);
		const chosen = open.filter((cell) => near[cell]);
		const cells = chosen.length ? chosen : open;
		const values = cells.map((cell) => real(weigh(work, this.weights, cell, side, last, before, joining)));
		const best = values.reduce((most, value) => Math.max(most, value), LEAST);
		const chances = values.map((value) => real(Math.exp(real(value - best))));
		const total = chances.reduce((sum, chance) => real(sum + chance), 0);
		node.children = cells.map((cell, at) => new Node(cell, real(chances[at] / total)));
	}

	/** Add the outcome of a playout to the nodes of its path, and to their siblings that it played later.
	 * @param {Node[]} path @param {number[]} moves @param {number} margin */
	add(path, moves, margin) {
		const { when, median } = this;
		this.median += margin > median ? DRIFT : margin < median ? -DRIFT : 0;
		const value = real(worth(margin, median));
		moves.forEach((cell) => (when[cell] = 0));
		for (let at = moves.length - 1; at >= 0; at -= 1) when[moves[at]] = at + 1;
		let { side } = this.root;
		path.forEach((node, at) => {
			const mine = side ? value : real(1 - value); // of who moved to this node
			node.visits += 1;
			node.sum = real(node.sum + mine);
			for (const child of node.children) {
				const played = when[child.cell];
				if (played <= at || (played - 1 - at) & 1) continue;
				child.seen += 1;
				child.seenSum = real(child.seenSum + real(1 - mine));
			}
			side = foeOf(side);
		});
		for (const cell of moves) when[cell] = 0;
	}
}

/** Return the child to try next: by its mean, the playouts that had its dot later, and its prior. @param {Node} node */
function bestChild(node) {
	const explore = real(EXPLORE * real(Math.sqrt(node.visits + 1)));
	const untried = node.visits ? real(real(1 - real(node.sum / node.visits)) - UNTRIED) : 0.5;
	let [best, most] = [node.children[0], LEAST];
	for (const child of node.children) {
		const value = valueOf(child, explore, untried);
		if (value > most) [best, most] = [child, value];
	}
	return best;
}

/** @param {Node} child @param {number} explore @param {number} untried */
function valueOf({ visits, sum, seen, seenSum, prior }, explore, untried) {
	let mean = visits ? real(sum / visits) : untried;
	if (seen) {
		const share = real(seen / real(real(seen + visits) + real(real(seen * visits) / EQUIVALENT)));
		mean = real(mean + real(share * real(real(seenSum / seen) - mean)));
	}
	return real(mean + real(real(explore * prior) / (visits + 1)));
}

/** Return what a difference at the end is worth to player 1, from 0 to 1: to win, to beat the median, a little for each
 * point. @param {number} margin @param {number} median */
function worth(margin, median) {
	const won = margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
	const beaten = margin > median ? 1 : margin === median ? 0.5 : 0;
	const by = 0.5 + 0.5 * Math.tanh((margin - median) / SCALE);
	return (won + beaten) * 0.5 * (1 - MARGIN) + by * MARGIN;
}
