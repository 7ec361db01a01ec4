// After which move of its side nothing saved a dot: found by a search through threats to capture that dot, from its
// capture back. A bounded number of points is looked at; what is not proved by then is not known.

/** @import { Player, Standing } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { other } from "../rules/field.js";

const DEEPEST = 8; // threats that may follow each other
const BOUND = 4_000_000; // points that are looked at for a dot: a tenth of a second, or some on a phone

/** More was to be looked at than is allowed. */
class Enough extends Error {}

/** Return the number of the move that lost a captured dot: the last one of its side before which a dot saved it from
 * all threats; after it none does. 0: it is not known. Both sides are taken to close what they can.
 * @param {Play} game @param {number} point of the dot @param {number} made the number of the move that captured it */
export function lostWith(game, point, made) {
	const owner = /** @type {Player} */ (game.now.dots[point]);
	const { player, word } = game.moves[made - 1];
	if (player === owner) return made;
	if (word || game.before[made - 1].stopped === owner)
		return game.moves.findLastIndex((each) => each.player === owner && each.word === "stop") + 1;
	if (game.rules.twoSteps) return 0;
	const siege = new Siege(game, point, owner);
	try {
		for (let number = made - 1; number > 0; number -= 1)
			if (game.moves[number - 1].player === owner && siege.isSaved(game.before[number - 1])) return number;
	} catch (error) {
		if (!(error instanceof Enough)) throw error;
	}
	return 0;
}

/** A dot of one side that the other one, the captor, is after. */
class Siege {
	round = 0; // of points that are seen
	spent = 0; // points that were looked at

	/** @param {Play} game @param {number} point @param {Player} owner */
	constructor(game, point, owner) {
		/** @type {Play} */
		this.game = Object.create(game, { now: { value: game.now, writable: true } });
		this.point = point;
		this.owner = owner;
		this.captor = other(owner);
		this.near = game.near.neighbours;
		this.seen = new Uint32Array(game.points);
		this.from = new Int32Array(game.points); // from where a point was reached first
		this.placeOf = new Int32Array(game.points); // where a point is on the way out, from 1; 0: it is not
	}

	/** Tell whether the owner, to move, can save the dot, or has not put it yet. @param {Standing} standing */
	isSaved(standing) {
		this.game.now = standing;
		if (standing.dots[this.point] !== this.owner || this.isIn()) return true;
		this.game.now = this.game.copied(); // dots are tried on it
		/** @type {Set<number>} */
		const tried = new Set();
		if (!this.isTaken(DEEPEST, tried)) return true;
		const open = [...tried].filter((each) => this.game.isOpen(each));
		return open.some((each) => !this.after(each, this.owner, () => this.isTaken(DEEPEST)));
	}

	/** Tell whether the captor has the dot. */
	isIn() {
		return this.game.now.regions[this.point] === this.captor;
	}

	/** Tell whether the captor, to move, takes the dot by threats alone.
	 * @param {number} depth @param {Set<number>} [tried] gets the points where a dot of the owner may change that
	 * @returns {boolean} */
	isTaken(depth, tried) {
		if (this.isIn()) return true;
		const closing = this.closing(this.point, this.captor);
		if (closing && tried) this.note(closing, tried);
		if (closing || !depth) return closing !== null;
		return this.threats(this.point, this.captor).some((each) =>
			this.after(each, this.captor, () => this.isUnmet(depth, tried?.add(each))),
		);
	}

	/** Tell whether no answer of the owner meets what the captor has just threatened.
	 * @param {number} depth @param {Set<number>} [tried] */
	isUnmet(depth, tried) {
		if (this.isIn()) return true;
		const closing = this.closing(this.point, this.captor);
		if (!closing) return false;
		if (tried) this.note(closing, tried);
		const captures = this.wall(closing).flatMap((each) => this.closing(each, this.owner) ?? []);
		return [...new Set([...captures, ...closing])].every((each) =>
			this.after(each, this.owner, () => this.isTaken(depth - 1, tried)),
		);
	}

	/** Note the points that close the ring, and those where the owner captures dots of it, or threatens to.
	 * @param {number[]} closing @param {Set<number>} tried */
	note(closing, tried) {
		const counters = this.wall(closing).flatMap((each) => [
			...(this.closing(each, this.owner) ?? []),
			...this.threats(each, this.owner),
		]);
		for (const each of [...closing, ...counters]) tried.add(each);
	}

	/** Return the captor's dots of the ring around the dot, as it is once it is closed. @param {number[]} closing */
	wall([last = -1]) {
		const { seen, near } = this;
		const { dots } = this.game.now;
		const round = this.begin(this.point);
		const inside = [this.point];
		/** @type {number[]} */
		const wall = [];
		if (last >= 0) seen[last] = round;
		for (const here of inside) {
			for (const next of near[here]) {
				if (next < 0 || seen[next] === round) continue;
				seen[next] = round;
				const isWall = dots[next] === this.captor && !this.game.now.regions[next];
				(isWall ? wall : inside).push(next);
			}
		}
		return this.counted(inside.length, wall);
	}

	/** Return the open points where a dot of a side captures an enemy dot: those that each way out passes. Null: there is
	 * none. Nothing: there is no way out, and the ring needs only to be closed.
	 * @param {number} point of the enemy dot @param {Player} side */
	closing(point, side) {
		const way = this.wayOut(point, side);
		for (const [index, each] of way.entries()) this.placeOf[each] = index + 1;
		const round = this.begin(point);
		const found = [];
		let reached = 0; // the place on the way up to which there are ways that pass by others of it
		for (let index = 0; reached < way.length; index += 1) {
			if (index === reached && this.game.isOpen(way[index])) found.push(way[index]);
			reached = Math.max(reached, this.passing(way[index], side, round, way.length));
		}
		for (const each of way) this.placeOf[each] = 0;
		return found.length || !way.length ? found : null;
	}

	/** Return the furthest place on the way out that is reached from a point of it without passing others of it.
	 * @param {number} start @param {Player} side @param {number} round @param {number} outside the place behind it */
	passing(start, side, round, outside) {
		const { seen, placeOf, near } = this;
		const { dots, regions } = this.game.now;
		const found = [start];
		let furthest = 0;
		for (const here of found) {
			for (const next of near[here]) {
				if (next < 0) return this.counted(found.length, outside);
				if (placeOf[next]) furthest = Math.max(furthest, placeOf[next] - 1);
				else if (seen[next] !== round && (dots[next] !== side || regions[next])) {
					seen[next] = round;
					found.push(next);
				}
			}
		}
		return this.counted(found.length, furthest);
	}

	/** Return the shortest way from a dot to the edge that crosses no live dot of a side; nothing: there is none.
	 * @param {number} point @param {Player} side @returns {number[]} */
	wayOut(point, side) {
		const { seen, from, near } = this;
		const { dots, regions } = this.game.now;
		const round = this.begin(point);
		const found = [point];
		for (const here of found) {
			for (const next of near[here]) {
				if (next < 0) return this.counted(found.length, this.wayTo(here, point));
				if (seen[next] === round || (dots[next] === side && !regions[next])) continue;
				seen[next] = round;
				from[next] = here;
				found.push(next);
			}
		}
		return this.counted(found.length, []);
	}

	/** @param {number} end @param {number} start */
	wayTo(end, start) {
		const way = [end];
		for (let at = end; at !== start; at = this.from[at]) way.push(this.from[at]);
		return way.reverse();
	}

	/** Return the open points where a dot of a side threatens to capture an enemy dot.
	 * @param {number} point of the enemy dot @param {Player} side */
	threats(point, side) {
		const { dots } = this.game.now;
		/** @type {Set<number>} */
		const found = new Set();
		for (const first of this.wayOut(point, side).filter((each) => this.game.isOpen(each))) {
			dots[first] = side;
			const rest = this.closing(point, side) ?? [];
			dots[first] = 0;
			for (const each of rest.length ? [first, ...rest] : []) found.add(each);
		}
		return [...found];
	}

	/** Tell whether something is so after a dot, and take it back.
	 * @param {number} point @param {Player} side @param {() => boolean} act */
	after(point, side, act) {
		const before = this.game.now;
		this.game.now = this.game.copied();
		this.game.put(point, side);
		const found = this.counted(this.game.points, act());
		this.game.now = before;
		return found;
	}

	/** Begin to see points anew, this one first. @param {number} point */
	begin(point) {
		this.round += 1;
		this.seen[point] = this.round;
		return this.round;
	}

	/** Count points that were looked at, and give what was found there. @template Value
	 * @param {number} points @param {Value} found */
	counted(points, found) {
		this.spent += points;
		if (this.spent > BOUND) throw new Enough();
		return found;
	}
}
