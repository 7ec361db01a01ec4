// The player who looks one dot ahead: takes what it can, saves what it can, else stays near the last dot. As
// dots/engine/greedy.py.

/** @import { Player, Standing } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */
/** @import { Random } from "./random.js" */

import { other } from "../rules/field.js";
import { saying } from "../rules/move.js";
import { Refused } from "../rules/rulesets.js";
import { countsOf, looseOf } from "../rules/ending.js";
import { widest } from "../rules/ring-search.js";

/** @typedef {{ move: Move, point: number, worth: number, lost: number }} Dot that was weighed */

const MANY = 50; // points that are tried at most, far from the last dot, where each costs more

/** What a position tells of rings without trying a move. Chains with steps of two are not looked for. */
class View {
	/** @param {Play} game */
	constructor(game) {
		this.game = game;
		const { dots, regions, pools } = game.now;
		this.pools = pools.slice();
		this.live = dots.map((dot, point) => (regions[point] ? 0 : dot));
		this.groups = this.grouped();
		/** @type {Map<Player, Set<number>>} */
		this.kept = new Map();
	}

	/** Give each live dot the number of its group of linked dots. */
	grouped() {
		const { game, live } = this;
		const groups = new Int16Array(game.points).fill(-1);
		live.forEach((player, first) => {
			if (!player || groups[first] >= 0) return;
			groups[first] = first;
			const todo = [first];
			for (const point of todo) {
				for (const near of aroundOf(game, point)) {
					if (groups[near] >= 0 || live[near] !== player) continue;
					groups[near] = first;
					todo.push(near);
				}
			}
		});
		return groups;
	}

	/** Tell whether a dot could close a ring: it joins a group that it touches twice. Dots beside each other count as one
	 * touch. @param {Player} player @param {number} point */
	closes(player, point) {
		const around = aroundOf(this.game, point);
		const mine = around.map((near) => (this.live[near] === player ? this.groups[near] : -1));
		const touched = mine.filter((group, at) => {
			const before = (at || around.length) - 1;
			return group >= 0 && !(mine[before] === group && aroundOf(this.game, around[at]).includes(around[before]));
		});
		return touched.length > new Set(touched).size;
	}

	/** Return the live enemy dots that cannot reach the edge past a player's live dots. @param {Player} player */
	held(player) {
		const found = this.kept.get(player) ?? this.heldWith(player, -1);
		this.kept.set(player, found);
		return found;
	}

	/** Return the same with one more dot. @param {Player} player @param {number} extra -1: none */
	heldWith(player, extra) {
		const { game, live } = this;
		const free = live.map((who, point) => (who !== player && point !== extra ? 1 : 0));
		const todo = [...free.keys()].filter((point) => free[point] && game.isEdge(point));
		for (const point of todo) free[point] = 0;
		for (const point of todo) {
			for (const near of game.neighbours(point)) {
				if (near < 0 || !free[near]) continue;
				free[near] = 0;
				todo.push(near);
			}
		}
		return new Set([...free.keys()].filter((point) => free[point] && live[point] === other(player)));
	}
}

/** Return the points around a point, those off the board left out. @param {Play} game @param {number} point */
const aroundOf = (game, point) => game.around(point).filter((near) => near >= 0);

/** One choice of a player among the points that are open. */
export class Choice {
	/** @param {Play} game @param {Player} player @param {Random | null} random null: for what needs no chance */
	constructor(game, player, random) {
		this.game = game;
		this.player = player;
		this.random = random;
		this.view = new View(game);
	}

	/** Return a move; null where there is none. @returns {Move | null} */
	move() {
		const { game } = this;
		if (game.over) return this.closing();
		const end = this.ending();
		if (end) return end;
		const points = [...game.now.dots.keys()].filter((point) => game.isOpen(point));
		if (!points.length || !this.tried(this.dotOn(this.player, points[0]))) return this.closing();
		const dots = this.promising(points).map((point) => this.weighed(point));
		const safe = dots.filter(({ lost }) => !lost);
		const most = safe.reduce((best, { worth }) => Math.max(best, worth), 0);
		if (most > 0) return this.one(safe.filter(({ worth }) => worth === most)).move;
		return this.quiet(safe.length ? safe : leastLost(dots)).move;
	}

	/** @template Value @param {Value[]} values @returns {Value} */
	one(values) {
		return this.random ? this.random.choice(values) : values[0];
	}

	/** @param {Player} player @param {number} point @returns {Move} */
	dotOn(player, point) {
		return { player, word: "", at: this.game.xy(point), rings: [] };
	}

	/** Leave out far points where rings stand that any dot may close: each would have to be tried.
	 * @param {number[]} points */
	promising(points) {
		const { game, view } = this;
		if (!game.rules.isOptional || !(view.held(1).size || view.held(2).size)) return points;
		const last = this.last();
		const near = new Set(last < 0 ? [] : aroundOf(game, last));
		const few = points.filter((point) => near.has(point) || view.closes(1, point) || view.closes(2, point));
		return few.length ? few : points.slice(0, MANY);
	}

	/** Return the point of the last dot, or -1. */
	last() {
		const at = this.game.moves.findLast((move) => move.at)?.at;
		return at ? this.game.at(...at) : -1;
	}

	/** Weigh a dot: what it takes, what it saves, what it loses. @param {number} point @returns {Dot} */
	weighed(point) {
		const { move, taken, lost } = this.gain(this.player, point);
		const saved = lost ? 0 : this.gain(other(this.player), point).taken;
		return { move, point, worth: 2 * taken + Math.max(0, 2 * saved - 1), lost };
	}

	/** Return the best move with a dot on a point, what it takes and what it loses.
	 * @param {Player} player @param {number} point */
	gain(player, point) {
		const { game, view } = this;
		const plain = this.dotOn(player, point);
		const isInPool = view.pools[point] === other(player);
		if (game.rules.isOptional) {
			const found = this.closed(plain, point);
			return { ...found, lost: Number(isInPool && !found.taken) }; // who owns the pool takes the dot a move later
		}
		if (!isInPool && !view.closes(player, point)) return { move: plain, taken: 0, lost: 0 };
		return { move: plain, ...(this.tried(plain) ?? { taken: 0, lost: 1 }) };
	}

	/** Return a dot with the rings that it should close, and what they take. @param {Move} plain @param {number} point */
	closed(plain, point) {
		const { game, view } = this;
		const { player } = plain;
		const none = { move: plain, taken: 0 };
		if (!view.held(player).size && !view.closes(player, point)) return none;
		const enemies = view.heldWith(player, point);
		if (!enemies.size || !this.tried(plain)) return none;
		game.play(plain);
		const { allPoints } = game.rules;
		const around = [...enemies].flatMap((enemy) => this.around(player, enemy));
		if (allPoints) around.push(...widest(game, player));
		game.undo();
		const offered = [...new Map(around.map((ring) => [ring.join(), ring])).values()];
		if (allPoints || !offered.length) offered.push(...game.closings(player, point));
		const moveWith = (/** @type {number[][]} */ rings) => ({
			...plain,
			rings: rings.map((ring) => ring.map((each) => game.xy(each))),
		});
		const worth = (/** @type {number[][]} */ rings) => this.tried(moveWith(rings))?.taken ?? 0;
		const values = new Map(offered.map((ring) => [ring, allPoints ? worth([ring]) : ring.length]));
		offered.sort((one, two) => (values.get(two) ?? 0) - (values.get(one) ?? 0) || two.length - one.length);
		const { rings, taken } = offered.reduce(
			(best, ring) => {
				const more = [...best.rings, ring];
				const gains = worth(more);
				return gains > best.taken ? { rings: more, taken: gains } : best;
			},
			{ rings: /** @type {number[][]} */ ([]), taken: 0 },
		);
		return taken ? { move: moveWith(rings), taken } : none;
	}

	/** Return the smallest ring around an enemy dot, if there is one. @param {Player} player @param {number} point */
	around(player, point) {
		try {
			return [this.game.ringAround(player, point)];
		} catch (error) {
			if (error instanceof Refused) return [];
			throw error;
		}
	}

	/** Return what would stand after a move; null where it is not allowed. @param {Move} move */
	after(move) {
		try {
			return this.game.after(move);
		} catch (error) {
			if (error instanceof Refused) return null;
			throw error;
		}
	}

	/** Return what a move takes and what it loses; null where it is not allowed. @param {Move} move */
	tried(move) {
		const after = this.after(move);
		return after && this.change(move.player, after);
	}

	/** Return what counts more for a player, and for the other, after a move.
	 * @param {Player} player @param {Standing} now */
	change(player, now) {
		const before = countsOf(this.game);
		const after = countsOf({ now, rules: this.game.rules });
		const [mine, theirs] = [player - 1, 2 - player];
		return { taken: after[mine] - before[mine], lost: after[theirs] - before[theirs] };
	}

	/** Take a point beside the last dot, else beside any dot, else near the centre. @param {Dot[]} dots */
	quiet(dots) {
		const { game } = this;
		const last = this.last();
		const beside = last < 0 ? [] : aroundOf(game, last);
		const near = dots.filter(({ point }) => beside.includes(point));
		if (near.length) return this.one(near);
		const touching = dots.filter(({ point }) => aroundOf(game, point).some((each) => game.now.dots[each]));
		if (touching.length) return this.one(touching);
		const far = dots.map(({ point }) => this.fromCentre(point));
		return this.one([dots[far.indexOf(Math.min(...far))]]);
	}

	/** @param {number} point */
	fromCentre(point) {
		const [x, y] = this.game.xy(point);
		return Math.abs(2 * x + 1 - this.game.width) + Math.abs(2 * y + 1 - this.game.height);
	}

	/** Return the dots by which the player reaches the target of the rules, and so wins at once; if any dot may close the
	 * rings for that, not each of them. */
	*winning() {
		const points = [...this.game.now.dots.keys()].filter((each) => this.game.isOpen(each));
		for (const point of this.promising(points).filter((each) => this.mayWin(each))) {
			const { move, taken } = this.gain(this.player, point);
			if (taken && this.wins(move)) yield move;
		}
	}

	/** Tell whether a dot reaches the target if all that it could surround is captured. @param {number} point */
	mayWin(point) {
		const { isOptional, allPoints, firstTo, lead } = this.game.rules;
		if (!isOptional || allPoints) return true;
		const most = this.game.now.captured[this.player - 1] + this.view.heldWith(this.player, point).size;
		return most >= Math.min(firstTo, lead);
	}

	/** Return the chosen move; where the other could then win at once, a dot on a point that he needs, if that keeps him
	 * from it. @param {Move} chosen */
	parrying(chosen) {
		const { game, player } = this;
		const points = [...new Choice(game, other(player), null).winning()].map(({ at }) => at && game.at(...at));
		const answers = points.flatMap((point) => (point === null ? [] : [this.gain(player, point).move]));
		const isSafe = (/** @type {Move} */ move) => {
			game.play(move);
			const safe = game.over || new Choice(game, other(player), null).winning().next().done;
			game.undo();
			return safe;
		};
		return (points.length && [chosen, ...answers].find(isSafe)) || chosen;
	}

	/** Stop, be done or agree, where that is allowed and wins at once, or gives nothing away while ahead.
	 * @returns {Move | null} */
	ending() {
		const { game, player } = this;
		const { ends } = game.rules;
		if (!ends.includes("stop") && !ends.includes("early") && !ends.includes("agreed")) return null;
		const winning = [saying(player, "done"), saying(player, "stop")].find((move) => this.wins(move));
		if (winning) return winning;
		const foe = other(player);
		const isLeftAlone = game.moves.some((move) => move.word === "stop" && move.player === foe);
		return isLeftAlone && ends.includes("stop") && this.isFirm(foe) ? saying(player, "done") : null;
	}

	/** Tell whether a move ends the game well; or stops, leads, and leaves neither side anything to take at once.
	 * @param {Move} move */
	wins(move) {
		const { game, player } = this;
		const counts = countsOf(game);
		const isOffer = move.word === "done" && game.rules.ends.includes("agreed");
		if (isOffer && game.moves.at(-1)?.word !== "done") return false; // which is for the other to make
		const after = this.after(move);
		if (!after) return false;
		if (after.result !== null) return after.result.startsWith(" BW"[player]);
		const { taken, lost } = this.change(player, after);
		return !taken && !lost && counts[player - 1] > counts[2 - player] && this.isFirm(player) && !this.canTake();
	}

	/** Tell whether one dot takes something. */
	canTake() {
		const points = [...this.game.now.dots.keys()].filter((each) => this.game.isOpen(each));
		return this.promising(points).some((point) => this.gain(this.player, point).taken > 0);
	}

	/** Tell whether all live dots of a player hold to the edge by a way that nobody can cut. @param {Player} player */
	isFirm(player) {
		return !looseOf(this.game, player).some((point) => this.view.live[point] === player);
	}

	/** Close what can still be closed on a full board; the most that it can take. @returns {Move | null} */
	closing() {
		const { game, player } = this;
		if (game.now.mayClose !== player) return null;
		/** @type {{ move: Move | null, taken: number }} */
		let best = { move: null, taken: 0 };
		const around = [...this.view.held(player)].flatMap((point) => this.around(player, point));
		for (const ring of [...around, ...(game.rules.allPoints ? widest(game, player) : [])]) {
			/** @type {Move} */
			const move = { player, word: "", at: null, rings: [ring.map((each) => game.xy(each))] };
			const taken = this.tried(move)?.taken ?? 0;
			if (taken > best.taken) best = { move, taken };
		}
		return best.move;
	}
}

/** @param {Dot[]} dots */
function leastLost(dots) {
	const least = Math.min(...dots.map(({ lost }) => lost));
	return dots.filter(({ lost }) => lost === least);
}
