// A turn where closing is a choice: the dot, the rings that are closed with it, and one that is being drawn dot by dot,
// before the dot or after it. Knows the rules, not the page.

/** @import { Plan } from "./plan.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { other } from "../rules/field.js";
import { countsOf } from "../rules/ending.js";
import { insideOf } from "../rules/rings.js";
import { Refused } from "../rules/rulesets.js";
import { LETTERS, place } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ ring: number[], inside: number[], dots: number, gain: number }} Offer a ring that may be closed, what is
 *   in it, how many dots it captures, and what that counts by the rules */

export class Turn {
	point = -1; // of the dot; -1: not put yet
	/** @type {number[][]} */
	rings = [];
	/** @type {number[]} of the ring that is being drawn */
	path = [];
	/** @type {Offer[]} what the dot can close besides */
	offers = [];

	/** @param {Play} game */
	constructor(game) {
		this.game = game;
		/** @type {Player} */
		this.player = game.now.mayClose || game.now.toMove;
	}

	get isEmpty() {
		return this.point < 0 && !this.rings.length && !this.path.length;
	}

	/** Whether there is a dot, or none can be put. */
	get mayEnd() {
		return this.point >= 0 || this.game.now.mayClose === this.player;
	}

	/** Take a point into the turn: an open one for the dot, an enemy dot for the ring around it, an own dot for a ring
	 * that is drawn. Return what to say; "" where the turn is whole. Throw `Refused` where the rules do not allow it.
	 * @param {number} point */
	take(point) {
		const { game, player } = this;
		if (game.isOpen(point) && point !== this.point) return this.put(point);
		if (point === this.point || game.isLive(point, player)) return this.extend(point);
		if (game.now.dots[point] === other(player)) return this.around(point);
		throw new Refused(
			"closed",
			game.now.covered[point] ? phrase("a-line-runs-over-this") : phrase("this-point-is-enclosed"),
		);
	}

	/** @param {number} point */
	put(point) {
		if (this.mayEnd)
			throw new Refused("put", this.point < 0 ? phrase("the-board-is-full-close") : phrase("your-dot-is-put-close"));
		this.point = point;
		try {
			this.game.after(this.move());
		} catch (error) {
			this.point = -1;
			throw error;
		}
		this.offer();
		if (!this.offers.length && !this.path.length) return "";
		return this.path.length
			? phrase("your-dot-is-put", { next: this.next })
			: phrase("this-dot-can-capture", { gains: this.gains });
	}

	/** How many dots the rings that are offered capture, each number once. */
	get gains() {
		return [...new Set(this.offers.map(({ dots }) => dots))];
	}

	/** Choose the minimal ring around an enemy dot; one that was chosen is dropped. @param {number} point */
	around(point) {
		const kept = this.rings.filter((ring) => !insideOf(this.game.width, ring).includes(point));
		if (kept.length < this.rings.length) {
			this.rings = kept;
			try {
				this.captured(kept);
			} catch {
				this.rings = []; // the others do not stand without it
			}
			this.offer();
			return phrase("the-ring-is-not-closed");
		}
		return this.close(this.trying(() => this.game.ringAround(this.player, point)));
	}

	/** Go on with the ring that is drawn. @param {number} point */
	extend(point) {
		const { path } = this;
		if (path.length > 2 && point === path[0]) return this.closePath();
		if (point === path.at(-1)) path.pop();
		else if (path.includes(point)) throw new Refused("ring-twice", phrase("a-ring-passes-each-dot"), [point]);
		else path.push(point);
		return path.length ? this.next : phrase("no-ring-is-drawn");
	}

	/** Close the ring that is drawn, its gaps by the shortest chains. */
	closePath() {
		const ring = this.trying(() => this.game.ringThrough(this.player, this.path));
		const words = this.close(ring);
		this.path = [];
		return words;
	}

	get next() {
		const [first] = this.path;
		return this.path.length > 2
			? phrase("choose-next-of-ring", { place: place(this.game, first) })
			: phrase("a-ring-choose-its-dots");
	}

	/** Close a ring with the turn. @param {number[]} ring */
	close(ring) {
		const gain = this.captured([...this.rings, ring]) - this.captured(this.rings);
		this.rings.push(ring);
		this.offer();
		const next = this.mayEnd ? phrase("end-the-turn-to-close") : phrase("it-is-closed-with-your");
		return phrase("this-ring-captures", { count: gain, next });
	}

	/** Say how to go on once the dot is put: with the ring that captures most, if there is one that captures. */
	get advice() {
		const [most] = this.best;
		if (most?.dots) return phrase("close-a-ring-captures", { count: most.dots });
		return this.rings.length ? phrase("end-the-turn-your-ring") : phrase("end-the-turn-there-is");
	}

	/** Drop what was done last; tell whether there was anything. */
	back() {
		if (this.isEmpty) return false;
		if (this.path.length) this.path.pop();
		else if (this.rings.length) this.rings.pop();
		else this.point = -1;
		this.offer();
		return true;
	}

	/** Find what the dot can close besides what is chosen. */
	offer() {
		const { game, player, point, rings } = this;
		const [dots, gain] = [this.captured(rings), this.counted(rings)];
		const found = point < 0 ? [] : this.trying(() => game.offered(player, point));
		const offers = found.flatMap((ring) => {
			try {
				const more = [...rings, ring];
				const inside = insideOf(game.width, ring);
				return [{ ring, inside, dots: this.captured(more) - dots, gain: this.counted(more) - gain }];
			} catch {
				return []; // it would leave a hole
			}
		});
		this.offers = offers.filter((wide) => !offers.some((each) => isAsGood(each, wide)));
	}

	/** Return how many dots the player holds once rings are closed. @param {number[][]} rings */
	captured(rings) {
		return this.trying(() => this.game.now.captured[this.player - 1], rings);
	}

	/** @template Value @param {() => Value} act @param {number[][]} [rings] */
	trying(act, rings = this.rings) {
		return this.game.trying(this.player, this.point, rings, act);
	}

	/** Return what counts for the player once rings are closed. @param {number[][]} rings */
	counted(rings) {
		return this.trying(() => countsOf(this.game)[this.player - 1], rings);
	}

	/** Return the turn as a move. @returns {Move} */
	move() {
		const xy = (/** @type {number} */ point) => this.game.xy(point);
		const at = this.point < 0 ? null : xy(this.point);
		return { player: this.player, word: "", at, rings: this.rings.map((ring) => ring.map(xy)) };
	}

	/** The offers that capture most, of which no more than have a letter. */
	get best() {
		return [...this.offers].sort((one, two) => two.gain - one.gain).slice(0, LETTERS.length);
	}

	/** What the board shows of it. @param {number[]} [faults] @returns {Plan} */
	plan(faults = []) {
		const { player, point, rings, path } = this;
		return { player, point, rings, offers: path.length ? [] : this.best.map(({ ring }) => ring), path, faults };
	}
}

/** Tell whether one ring gains as much as another that is wider: nobody needs that one, which can still be drawn.
 * @param {Offer} narrow @param {Offer} wide */
const isAsGood = (narrow, wide) =>
	narrow.gain >= wide.gain &&
	narrow.dots >= wide.dots &&
	narrow.inside.length < wide.inside.length &&
	narrow.inside.every((point) => wide.inside.includes(point));
