// A game of dots by any rule set: moves, rings by choice, how it ends. Knows nothing of the page.
// docs/dots/rules.md has the sentences; a test holds this to the engine.

/** @import { Player, Standing } from "./field.js" */
/** @import { Move, Word } from "./move.js" */
/** @import { Region } from "./rings.js" */

import { Field, other } from "./field.js";
import { closings, ringAround, ringThrough } from "./ring-search.js";
import { check, leavesHole, Lines, middlesOf, regionOf, taken } from "./rings.js";
import { Refused, rulesOf } from "./rulesets.js";
import { isTargetReached, looseOf, poolPoints, scoreOf, written } from "./ending.js";
import { isSettled } from "./settled.js";
import { startOf } from "./starts.js";
import { phrase } from "../../shared/speak.js";

/** A game before its first move.
 * @typedef {{ size: [number, number], rules: string, start: string | [Player, number, number][] }} Setup */

export { LARGEST, other, SMALLEST } from "./field.js";
export { Refused } from "./rulesets.js";

const LETTERS = " BW";

/** A game under way. */
export class Play extends Field {
	/** @type {Move[]} */
	moves = [];
	/** @type {Standing[]} before each move */
	before = [];

	/** @param {Setup} setup */
	constructor(setup) {
		super(...setup.size);
		this.setup = setup;
		this.rules = rulesOf(setup.rules);
		this.name = this.rules.name;
		this.limit = this.rules.limit;
		this.lines = new Lines(this.width);
		for (const [player, x, y] of startOf(setup)) {
			if (!this.holds(x, y) || !this.isOpen(this.at(x, y)))
				throw new Refused("start", phrase("the-start-does-not-fit"));
			if (this.rules.isOptional) this.lay(this.at(x, y), player);
			else this.put(this.at(x, y), player);
		}
		this.endIfFull(2, -1);
		this.outline();
	}

	get over() {
		return this.now.result !== null;
	}

	/** Whether it is proved that no order of the remaining moves changes the score. */
	get isSettled() {
		return isSettled(this);
	}

	/** Make a move; throw `Refused`, and change nothing, where it is not allowed. @param {Move} move */
	play(move) {
		const before = this.now;
		this.stand(this.copied());
		try {
			const { player, word, at } = move;
			if (word) this.say(player, word);
			else if (at) this.playDot(player, at, this.ringsOf(move));
			else this.closeLast(player, this.ringsOf(move));
			if (!this.over && isTargetReached(this)) this.end();
			this.outline();
		} catch (error) {
			this.stand(before);
			throw error;
		}
		this.before.push(before);
		this.moves.push(move);
	}

	/** Let something stand that stood before, or a copy of what stands. @override @param {Standing} now */
	stand(now) {
		super.stand(now);
		this.lines.erase(now.drawn);
	}

	/** Take the last move back, if there is one. */
	undo() {
		const before = this.before.pop();
		if (!before) return;
		this.moves.pop();
		this.stand(before);
	}

	/** Return what would stand after a move; throw `Refused` where it is not allowed.
	 * @param {Move} move @returns {Standing} */
	after(move) {
		this.play(move);
		const { now } = this;
		this.undo();
		return now;
	}

	/** Return the rings of a move by their points; -1 is none of the board. @param {Move} move @returns {number[][]} */
	ringsOf({ rings }) {
		return rings.map((ring) => {
			const points = ring.map(([x, y]) => (this.holds(x, y) ? this.at(x, y) : -1));
			return points.length > 1 && points[0] === points.at(-1) ? points.slice(0, -1) : points;
		});
	}

	/** @param {Player} player @param {[number, number]} at @param {number[][]} rings */
	playDot(player, [x, y], rings) {
		this.checkGoingOn(player);
		if (this.now.put[player - 1] >= this.limit)
			throw new Refused("limit", phrase("each-side-has-dots", { number: this.limit }));
		if (!this.holds(x, y)) throw new Refused("off", phrase("no-such-point"));
		const point = this.at(x, y);
		if (this.now.dots[point]) throw new Refused("taken", phrase("dot-is-there"));
		if (this.now.regions[point]) throw new Refused("closed", phrase("this-point-is-enclosed"));
		if (this.now.covered[point]) throw new Refused("closed", phrase("a-line-runs-over-this"));
		this.now.put[player - 1] += 1;
		this.now.toMove = this.now.stopped ? player : other(player);
		this.now.offered = 0;
		if (this.rules.isOptional) {
			this.lay(point, player);
			for (const ring of rings) this.closeRing(player, ring);
		} else this.put(point, player);
		this.endIfFull(player, point);
	}

	// Rings by choice

	/** Close a ring that stands. @param {Player} player @param {number[]} points */
	closeRing(player, points) {
		const region = check(this, player, points);
		this.enclose(region);
		if (!this.rules.holes && leavesHole(this, region)) throw new Refused("ring-hole", phrase("ring-leaves-hole"));
	}

	/** Enclose what rings hold, as a site does when a game has ended, and pass over those that are none. Nothing else is
	 * played after that.
	 * @param {{ owner: Player, points: [number, number][] }[]} drawn */
	claim(drawn) {
		this.stand(this.copied());
		for (const { owner, points } of drawn) {
			try {
				this.enclose(
					taken(
						this,
						owner,
						points.map((point) => this.at(...point)),
					),
				);
			} catch (error) {
				if (!(error instanceof Refused)) throw error;
			}
		}
		this.outline();
	}

	/** @param {Region} region */
	enclose(region) {
		for (const point of region.inside) this.take(point, region.owner);
		this.lines.draw(region);
		if (!this.rules.twoSteps) return;
		for (const point of middlesOf(this.width, region.points).filter((each) => this.isOpen(each))) {
			this.now.covered[point] = 1;
			this.now.open -= 1;
		}
	}

	/** Close rings without a dot, on a full board. @param {Player} player @param {number[][]} rings */
	closeLast(player, rings) {
		if (!this.now.mayClose) {
			this.checkGoingOn(player);
			throw new Refused(
				"kind",
				this.rules.isOptional ? phrase("rings-close-with-dot") : phrase("rings-close-by-themselves"),
			);
		}
		if (player !== this.now.mayClose) throw new Refused("turn", phrase("other-side-may-close"));
		for (const ring of rings) this.closeRing(player, ring);
		this.now.mayClose = 0;
		this.end();
	}

	/** Find the rings that stand and the pools anew, where they do not follow from the dots one by one. */
	outline() {
		if (!this.rules.isOptional) return;
		this.now.drawn = this.lines.regions.length;
		this.now.rings = this.lines.regions.filter((region) => this.stands(region));
		this.now.pools.fill(0);
		if (!this.rules.hasPools) return;
		for (const player of /** @type {Player[]} */ ([1, 2]))
			for (const point of poolPoints(this, player)) this.now.pools[point] = player;
	}

	/** Do something on the board as it would be after a dot and rings, and leave it as it was; throw `Refused` where they
	 * are not allowed.
	 * @template Value @param {Player} player @param {number} point -1: no dot @param {number[][]} rings
	 * @param {() => Value} act */
	trying(player, point, rings, act) {
		const before = this.now;
		this.stand(this.copied());
		try {
			if (point >= 0) this.lay(point, player);
			for (const ring of rings) this.closeRing(player, ring);
			return act();
		} finally {
			this.stand(before);
		}
	}

	/** Return the minimal ring of a player around an enemy dot; throw `Refused` where there is none.
	 * @param {Player} player @param {number} point */
	ringAround(player, point) {
		return ringAround(this, player, point);
	}

	/** Return a legal ring through dots in their order, gaps closed by the shortest chains.
	 * @param {Player} player @param {number[]} dots */
	ringThrough(player, dots) {
		return ringThrough(this, player, dots);
	}

	/** Return the rings that a player may close by a dot: those that hold least, then those that hold most.
	 * @param {Player} player @param {number} point */
	closings(player, point) {
		if (!this.rules.isOptional || !this.isOpen(point)) return [];
		return this.trying(player, point, [], () => this.offered(player, point));
	}

	/** Return the same for a dot that is there. @param {Player} player @param {number} point */
	offered(player, point) {
		return closings(this, player, point);
	}

	// Ends

	/** @param {Player} player @param {Word} word */
	say(player, word) {
		if (this.over) throw new Refused("over", phrase("no-move-after-end"));
		const isLeftAlone = this.rules.ends.includes("stop") && this.now.stopped;
		if (word === "resign") this.end(`${LETTERS[other(player)]}+R`);
		else if (word === "draw") this.end("Draw");
		else if (word === "count") this.count();
		else if (word === "time" && isLeftAlone) {
			if (player === this.now.stopped) throw new Refused("stopped", phrase("stopped-has-no-clock"));
			this.end();
		} else if (word === "time") this.end(`${LETTERS[other(player)]}+T`);
		else if (word === "done" && this.rules.ends.includes("agreed")) this.offer(player);
		else this.stop(player, word);
	}

	/** End with the score as it is; whether both agree, or it is settled, is for those who play to say. */
	count() {
		if (!this.rules.ends.includes("counted")) throw new Refused("kind", phrase("rules-have-no-count"));
		this.end();
	}

	/** Offer to end, or agree: rings that stand close, those of who is to move first, and open points in them and in
	 * pools count half.
	 * @param {Player} player */
	offer(player) {
		if (this.now.offered === player) throw new Refused("kind", phrase("other-has-not-agreed"));
		if (!this.now.offered) {
			this.now.offered = player;
			return;
		}
		const { toMove } = this.now;
		const open = [...this.now.dots.keys()].filter((point) => this.isOpen(point));
		for (const side of [toMove, other(toMove)]) this.closeStanding(side);
		const [first, second] = /** @type {Player[]} */ ([1, 2]).map(
			(side) => poolPoints(this, side).length + open.filter((point) => this.now.regions[point] === side).length,
		);
		this.now.ground = [first, second];
		this.end(written(2 * scoreOf(this) + first - second));
	}

	/** Close the tightest chain that stands around each enemy dot, whatever it shares and leaves.
	 * @param {Player} player */
	closeStanding(player) {
		for (let point = 0; point < this.points; point += 1) {
			if (this.now.dots[point] !== other(player) || this.now.regions[point] === player) continue;
			const area = this.area(point, player);
			if (area) this.enclose(regionOf(this, player, this.chainAround(area, player)));
		}
	}

	/** End the own game early: all that does not hold to the edge is lost, by STOP at once.
	 * @param {Player} player @param {Word} word */
	stop(player, word) {
		const { ends } = this.rules;
		if (!(ends.includes("stop") || ends.includes("early")) || (word === "done" && !this.now.stopped))
			throw new Refused("kind", phrase("rules-have-no-stop"));
		this.checkGoingOn(player);
		if (this.now.stopped) {
			this.settle();
			this.end();
			return;
		}
		this.now.stopped = player;
		this.now.toMove = other(player);
		if (!ends.includes("stop")) return;
		this.lose(player);
		this.endIfFull(player, -1);
	}

	/** @param {Player} player */
	checkGoingOn(player) {
		if (this.over) throw new Refused("over", phrase("no-move-after-end"));
		if (this.now.stopped === player) throw new Refused("stopped", phrase("stopped-cannot-move"));
	}

	/** Return what a player would lose by STOP: all of his that does not hold to the edge. @param {Player} player */
	loose(player) {
		return looseOf(this, player);
	}

	/** @param {Player} player */
	lose(player) {
		for (const point of this.loose(player)) this.take(point, other(player));
		this.now.rings = this.now.rings.filter((ring) => this.stands(ring));
	}

	/** Give what the side that ended early loses to the other; after STOP that is done already. */
	settle() {
		if (this.now.stopped && this.rules.ends.includes("early")) this.lose(this.now.stopped);
	}

	/** @param {string} [result] */
	end(result) {
		this.now.result = result ?? written(2 * scoreOf(this));
	}

	/** @param {Player} mover @param {number} dot that was put, or -1 */
	endIfFull(mover, dot) {
		if (!this.now.open) {
			if (dot >= 0 && this.rules.ends.includes("last-dot")) this.closeLastPool(mover, dot);
			if (this.now.stopped) this.settle();
			else if (this.rules.closesAlone) this.now.mayClose = other(mover);
			this.end();
		} else if (Math.min(...this.now.put) >= this.limit) this.end();
	}

	/** Close the other's pool around the dot that filled the board. @param {Player} mover @param {number} dot */
	closeLastPool(mover, dot) {
		const area = this.isLive(dot, mover) && this.area(dot, other(mover));
		if (area) this.enclose(regionOf(this, other(mover), this.chainAround(area, other(mover))));
	}
}
