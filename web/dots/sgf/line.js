// A line of a record as positions: the board after each of its nodes, by the rules. A move that is not allowed ends it.

/** @import { Record } from "./record.js" */
/** @import { Script, Turn } from "./script.js" */

import { Play, Refused } from "../rules/game.js";
import { isEnding } from "../rules/move.js";
import { isOptional } from "./dialects.js";
import { script } from "./script.js";
import { Notes, unescaped, valuesOf } from "./text.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ game: Play, fault: string, captures: boolean }} Shown a view of a game; fault: why a move of the node is
 *   none */

export class Line {
	/** @type {Map<number, number>} how many moves are made up to each node */
	made = new Map();
	fault = "";
	faultAt = -1; // the node of the move that is none
	count = 0; // moves that were made, without how the game ended

	/** @param {Record} record @param {number[]} path from the root on */
	constructor(record, path) {
		this.record = record;
		this.path = path;
		const notes = new Notes();
		const said = script(record, path, notes);
		// dots were taken out later: each node is a line of its own
		this.isPatched = notes.listed().some(({ code }) => code === "late-set-up");
		this.hasRings = said.rings.length > 0; // that stand at the start
		this.game = this.begun(said);
		this.play(said.turns);
		this.played = this.game.now;
		this.claim(said);
		let made = 0;
		const after = new Map(this.nodes.map((node, index) => [node, index + 1]));
		for (const node of path) {
			made = after.get(node) ?? made;
			this.made.set(node, made);
		}
	}

	/** @type {number[]} the node of each move that was made */
	nodes = [];

	/** @param {Script} said */
	begun({ start, rings }) {
		const { width, height, rules } = this.record;
		/** @type {[number, number]} */
		const size = [width, height];
		try {
			const game = new Play({ size, rules, start });
			for (const { owner, points } of rings)
				game.closeRing(
					owner,
					points.map(([x, y]) => game.at(x, y)),
				);
			game.outline();
			return game;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			[this.fault, this.faultAt] = [error.message, this.path[0]];
			return new Play({ size, rules: "standard", start: [] });
		}
	}

	/** @param {Turn[]} turns */
	play(turns) {
		for (const { node, said, move, isImplied } of this.fault ? [] : turns) {
			if (isImplied && this.game.over) return;
			try {
				if (!move) throw new Refused("move", phrase("no-point-of-board", { text: said.slice(0, 20) }));
				this.game.play(move);
				this.nodes.push(node);
				if (!isImplied && !isEnding(move)) this.count += 1;
			} catch (error) {
				if (!(error instanceof Refused)) throw error;
				[this.fault, this.faultAt] = [error.message, node];
				return;
			}
		}
	}

	/** Enclose what the borders at the end of the line hold; the result is what the record says of them.
	 * @param {Script} said */
	claim({ borders }) {
		if (this.fault || this.game.over || !borders.length || !isOptional(this.record.rules)) return;
		this.game.claim(borders);
		const result = unescaped(valuesOf(this.record.nodes[0], "RE")[0] ?? "").trim();
		if (/^([BW]\+[0-9]+|0)$/.test(result)) this.game.now.result = result;
	}

	/** Return what stands after the node with an index in the path. @param {number} index */
	standing(index) {
		const before = this.game.before[this.made.get(this.path[index]) ?? 0];
		return before ?? (index === this.path.length - 1 ? this.game.now : this.played);
	}

	/** Return the game as it stands after a node of the line. @param {number} node @returns {Shown} */
	at(node) {
		const index = this.path.indexOf(node);
		if (this.isPatched && index < this.path.length - 1)
			return new Line(this.record, this.path.slice(0, index + 1)).at(node);
		const { game } = this;
		const made = this.made.get(node) ?? 0;
		const now = this.standing(index);
		/** @type {Play} */
		const view = Object.create(game, {
			now: { value: now, writable: true },
			moves: { value: game.moves.slice(0, made) },
			before: { value: game.before.slice(0, made) },
		});
		const isFaulty = this.faultAt >= 0 && this.path.indexOf(this.faultAt) <= index;
		return { game: view, fault: isFaulty ? this.fault : "", captures: this.captures(index) };
	}

	/** Return how the game ended at a node that does nothing else; undefined: it did not. @param {number} node */
	endAt(node) {
		const move = this.game.moves[this.nodes.indexOf(node)];
		return move && isEnding(move) ? move : undefined;
	}

	/** Tell whether something was captured at the node with an index in the path. @param {number} index */
	captures(index) {
		if (index < 1) return false;
		const [before, after] = [index - 1, index].map((each) => {
			const { captured } = this.standing(each);
			return captured[0] + captured[1];
		});
		return before !== after;
	}

	/** Return the next node with a capture in a direction, or -1. @param {number} node @param {1 | -1} step */
	capture(node, step) {
		for (let index = this.path.indexOf(node) + step; index >= 0 && index < this.path.length; index += step)
			if (this.captures(index)) return this.path[index];
		return -1;
	}
}
