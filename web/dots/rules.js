// The rules of dots where rings close by themselves: standard, no-territory and kepung. Knows nothing of the page.
// Points are numbers in reading order. docs/dots/rules.md has the sentences; a test holds this to the engine.

/** @typedef {1 | 2} Player */
/** @typedef {[Player, number, number] | [Player, "stop" | "done" | "resign" | "time" | "draw"]} Move */
/** @typedef {{ owner: Player, points: number[] }} Ring a closed chain */
/** @typedef {{ size: [number, number], rules: string, start: string | [Player, number, number][] }} Setup */
/** @typedef {{ dots: Uint8Array, regions: Uint8Array, pools: Uint8Array, borders: Uint8Array, captured: [number, number],
 *    put: [number, number], open: number, toMove: Player, stopped: 0 | Player, result: string | null, rings: Ring[] }} Standing
 */

export const AUTOMATIC = /** @type {const} */ (["standard", "no-territory", "kepung"]);
export const [SMALLEST, LARGEST] = [3, 60]; // columns, or rows
const LETTERS = " BW";

/** A move or a game that the rules do not allow; *code* is stable. */
export class Refused extends Error {
	/** @param {string} code @param {string} words */
	constructor(code, words) {
		super(words);
		this.code = code;
	}
}

/** A game under way. */
export class Game {
	/** @type {Move[]} */
	moves = [];
	/** @type {Standing[]} before each move */
	before = [];

	/** @param {Setup} setup */
	constructor(setup) {
		const [width, height] = setup.size;
		if (![width, height].every((side) => Number.isInteger(side) && side >= SMALLEST && side <= LARGEST)) throw new Refused("size", `A board has ${SMALLEST} to ${LARGEST} columns and rows.`);
		const [name, ...options] = setup.rules.split("+");
		if (!AUTOMATIC.some((known) => known === name)) throw new Refused("rules", `This page does not play ${name}.`);
		const limit = options.find((option) => option.startsWith("move_limit="));
		if (options.length > (limit ? 1 : 0) || (limit && name !== "kepung")) throw new Refused("option", `${name} has no such option.`);
		this.width = width;
		this.height = height;
		this.name = name;
		this.setup = setup;
		this.limit = limit ? Number(limit.slice("move_limit=".length)) : Infinity;
		this.points = width * height;
		this.near = nearOf(width, height);
		const [dots, regions, pools, borders] = Array.from({ length: 4 }, () => new Uint8Array(this.points));
		/** @type {Standing} */
		this.now = { dots, regions, pools, borders, captured: [0, 0], put: [0, 0], open: this.points, toMove: 1, stopped: 0, result: null, rings: [] };
		for (const [player, x, y] of startOf(setup)) {
			if (!this.holds(x, y) || !this.isOpen(this.at(x, y))) throw new Refused("start", "The start does not fit on the board.");
			this.put(this.at(x, y), player);
		}
		this.endIfFull();
	}

	/** @param {number} x @param {number} y */
	at(x, y) {
		return y * this.width + x;
	}

	/** @param {number} point @returns {[x: number, y: number]} */
	xy(point) {
		return [point % this.width, Math.floor(point / this.width)];
	}

	/** @param {number} x @param {number} y */
	holds(x, y) {
		return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < this.width && y >= 0 && y < this.height;
	}

	/** @param {number} point */
	isOpen(point) {
		return !this.now.dots[point] && !this.now.regions[point];
	}

	/** Tell whether a dot lies there that may build rings. @param {number} point @param {Player} player */
	isLive(point, player) {
		return this.now.dots[point] === player && !this.now.regions[point];
	}

	get over() {
		return this.now.result !== null;
	}

	/** Make a move; throw `Refused`, and change nothing, where it is not allowed. @param {Move} move */
	play(move) {
		const before = this.now;
		this.now = copyOf(before);
		try {
			if (typeof move[1] === "string") this.say(move[0], move[1]);
			else this.playDot(/** @type {[Player, number, number]} */ (move));
		} catch (error) {
			this.now = before;
			throw error;
		}
		this.before.push(before);
		this.moves.push(move);
	}

	/** Take the last move back, if there is one. */
	undo() {
		const before = this.before.pop();
		if (!before) return;
		this.moves.pop();
		this.now = before;
	}

	/** @param {[Player, number, number]} move */
	playDot([player, x, y]) {
		this.checkGoingOn(player);
		if (this.now.put[player - 1] >= this.limit) throw new Refused("limit", `Each side has ${this.limit} dots.`);
		if (x === null) throw new Refused("kind", "Rings close by themselves.");
		if (!this.holds(x, y)) throw new Refused("off", "There is no such point.");
		const point = this.at(x, y);
		if (this.now.dots[point]) throw new Refused("taken", "A dot is there already.");
		if (this.now.regions[point]) throw new Refused("closed", "This point is enclosed.");
		this.now.put[player - 1] += 1;
		this.now.toMove = this.now.stopped ? player : other(player);
		this.put(point, player);
		this.endIfFull();
	}

	/** @param {Player} player @param {string} word */
	say(player, word) {
		if (this.over) throw new Refused("over", "The game has ended.");
		if (word === "resign") this.end(`${LETTERS[other(player)]}+R`);
		else if (word === "draw") this.end("Draw");
		else if (word === "time" && this.now.stopped) {
			if (player === this.now.stopped) throw new Refused("stopped", "Who stopped has no clock.");
			this.end();
		} else if (word === "time") this.end(`${LETTERS[other(player)]}+T`);
		else this.stop(player, word);
	}

	/** End the own game early: all that does not hold to the edge is lost. @param {Player} player @param {string} word */
	stop(player, word) {
		if (this.name !== "no-territory" || (word === "done" && !this.now.stopped)) throw new Refused("kind", "These rules know no STOP.");
		this.checkGoingOn(player);
		if (this.now.stopped) {
			this.end();
			return;
		}
		this.now.stopped = player;
		this.now.toMove = other(player);
		for (const point of this.loose(player)) this.take(point, other(player));
		this.now.rings = this.now.rings.filter((ring) => this.stands(ring));
		this.endIfFull();
	}

	/** @param {Player} player */
	checkGoingOn(player) {
		if (this.over) throw new Refused("over", "The game has ended.");
		if (this.now.stopped === player) throw new Refused("stopped", "Who stopped moves no more.");
	}

	/** Give what a player would lose by STOP: all of his that does not hold to the edge. @param {Player} player */
	loose(player) {
		const own = (/** @type {number} */ point) => this.isLive(point, player) || this.now.regions[point] === player || this.now.pools[point] === player;
		const mine = [...this.now.dots.keys()].filter(own);
		const held = this.spread(mine.filter((point) => this.isEdge(point)), own);
		return mine.filter((point) => !held.has(point));
	}

	/** @param {string} [result] */
	end(result) {
		const difference = this.now.captured[0] - this.now.captured[1];
		this.now.result = result ?? (difference ? `${difference > 0 ? "B" : "W"}+${Math.abs(difference)}` : "0");
	}

	endIfFull() {
		if (!this.now.open || Math.min(...this.now.put) >= this.limit) this.end();
	}

	// What a dot closes

	/** Put a dot on an open point, and close what it closes. @param {number} point @param {Player} player */
	put(point, player) {
		const pool = this.now.pools[point];
		this.now.dots[point] = player;
		this.now.pools[point] = 0;
		this.now.open -= 1;
		if (pool === player) return;
		const rings = this.closedBy(point, player);
		for (const { points, from } of rings) this.close(player, points, from);
		if (pool && rings.length) this.forgetPool(point);
		else if (pool) {
			const area = this.area(point, other(player));
			if (area) this.close(other(player), this.chainAround(area, other(player)), point);
		}
		if (rings.length || pool) this.now.rings = this.now.rings.filter((ring) => this.stands(ring));
	}

	/** Give the rings that a new dot closes, the shortest first. @param {number} point @param {Player} player */
	closedBy(point, player) {
		if (this.arcs(point, player) < 2) return [];
		const seen = new Set();
		const found = [];
		for (const from of this.beside(point)) {
			if (from < 0 || seen.has(from) || this.isLive(from, player)) continue;
			const area = this.area(from, player);
			if (!area) continue;
			for (const each of area) seen.add(each);
			const points = this.chainAround(area, player);
			if (points.includes(point)) found.push({ points, from, size: area.size });
		}
		return found.sort((a, b) => a.points.length - b.points.length || a.size - b.size);
	}

	/** Count the runs of a player's live dots around a point, parted by points beside it that have none.
	 * @param {number} point @param {Player} player */
	arcs(point, player) {
		const own = this.around(point).map((near) => near >= 0 && this.isLive(near, player));
		const gaps = [0, 2, 4, 6].filter((side) => !own[side]);
		return gaps.filter((side, index) => {
			const next = gaps[index + 1] ?? gaps[0] + 8;
			return Array.from({ length: next - side - 1 }, (_, step) => own[(side + 1 + step) % 8]).some(Boolean);
		}).length;
	}

	/** Give what is reached without crossing live dots of a player; null where that is the edge. @param {number} from @param {Player} player */
	area(from, player) {
		const { dots, regions } = this.now;
		const seen = new Uint8Array(this.points);
		const found = [from];
		seen[from] = 1;
		for (const point of found) {
			for (const near of this.beside(point)) {
				if (near < 0) return null;
				if (seen[near] || (dots[near] === player && !regions[near])) continue;
				seen[near] = 1;
				found.push(near);
			}
		}
		return new Set(found);
	}

	/** Give the tightest chain around a closed area: follow it clockwise, and drop the loops that hang on it.
	 * @param {Set<number>} area @param {Player} player */
	chainAround(area, player) {
		const top = [...area].reduce((first, point) => Math.min(first, point));
		let [here, back] = [top - this.width, top];
		const path = [here];
		for (;;) {
			const around = this.around(here);
			let turn = around.indexOf(back);
			do turn = (turn + 1) % 8;
			while (around[turn] < 0 || !this.isLive(around[turn], player));
			back = around[(turn + 7) % 8];
			here = around[turn];
			const at = path.indexOf(here);
			if (at < 0) path.push(here);
			else if (path.length - at > 2 && this.surrounds(path.slice(at), top)) return path.slice(at);
			else path.length = at + 1;
		}
	}

	/** Tell whether a point lies within a closed chain: it is crossed an odd number of times on the way east.
	 * @param {number[]} ring @param {number} point */
	surrounds(ring, point) {
		const [x, y] = this.xy(point);
		let odd = false;
		ring.forEach((end, index) => {
			const [[ax, ay], [bx, by]] = [this.xy(end), this.xy(ring[(index + 1) % ring.length])];
			if (ay !== by && Math.max(ay, by) === y && ax + bx > 2 * x) odd = !odd;
		});
		return odd;
	}

	/** Close a ring: a region where an enemy dot is inside, otherwise a pool. @param {Player} player @param {number[]} points @param {number} from */
	close(player, points, from) {
		const wall = new Set(points);
		const inside = this.spread([from], (point) => !wall.has(point) && !(this.now.borders[point] && this.isLive(point, player)));
		const isForeign = (/** @type {number} */ point) => this.now.dots[point] === other(player) && this.now.regions[point] !== player;
		if (![...inside].some(isForeign)) {
			for (const point of inside) if (this.isOpen(point)) this.now.pools[point] = player;
			return;
		}
		for (const point of points) this.now.borders[point] = 1;
		for (const point of inside) this.take(point, player);
		this.now.rings.push({ owner: player, points });
	}

	/** Put a point into a region. @param {number} point @param {Player} player */
	take(point, player) {
		const { dots, regions, pools, borders, captured } = this.now;
		if (regions[point] === player) return;
		if (this.isOpen(point)) this.now.open -= 1;
		if (dots[point] === other(player)) captured[player - 1] += 1;
		else if (dots[point] && regions[point]) captured[other(player) - 1] -= 1;
		regions[point] = player;
		pools[point] = borders[point] = 0;
	}

	/** End the pool that was around a dot. @param {number} point */
	forgetPool(point) {
		for (const each of this.spread([point], (near) => this.now.pools[near] > 0)) this.now.pools[each] = 0;
	}

	/** Tell whether all dots of a ring are live. @param {Ring} ring */
	stands({ owner, points }) {
		return points.every((point) => this.isLive(point, owner));
	}

	/** Give what can be reached by orthogonal steps. @param {number[]} starts @param {(point: number) => boolean} allowed */
	spread(starts, allowed) {
		const seen = new Set(starts);
		for (const point of seen) for (const near of this.beside(point)) if (near >= 0 && allowed(near)) seen.add(near);
		return seen;
	}

	/** @param {number} point */
	isEdge(point) {
		return this.beside(point).includes(-1);
	}

	/** Give the points on the left, above, on the right, below; -1 where there is none. @param {number} point */
	beside(point) {
		return this.near.beside[point];
	}

	/** Give the eight points around, clockwise from the left; -1 where there is none. @param {number} point */
	around(point) {
		return this.near.around[point];
	}
}

const AROUND = [[-1, 0], [-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1]];

/** The tables of the board that was asked for last. */
const kept = { size: "", around: /** @type {number[][]} */ ([]), beside: /** @type {number[][]} */ ([]) };

/** Give the points around each point of a board, and those beside it. @param {number} width @param {number} height */
function nearOf(width, height) {
	const size = `${width}x${height}`;
	if (kept.size === size) return { ...kept };
	const holds = (/** @type {number} */ x, /** @type {number} */ y) => x >= 0 && x < width && y >= 0 && y < height;
	kept.size = size;
	kept.around = Array.from({ length: width * height }, (_, point) => {
		const [x, y] = [point % width, Math.floor(point / width)];
		return AROUND.map(([right, down]) => (holds(x + right, y + down) ? (y + down) * width + x + right : -1));
	});
	kept.beside = kept.around.map((around) => [around[0], around[2], around[4], around[6]]);
	return { ...kept };
}

/** @param {Player} player @returns {Player} */
export function other(player) {
	return player === 1 ? 2 : 1;
}

/** @param {Standing} now @returns {Standing} */
function copyOf(now) {
	const { dots, regions, pools, borders, captured, put, rings } = now;
	return { ...now, dots: dots.slice(), regions: regions.slice(), pools: pools.slice(), borders: borders.slice(), captured: [...captured], put: [...put], rings: [...rings] };
}

/** Give the dots of a start, in their order. @param {Setup} setup @returns {[Player, number, number][]} */
export function startOf({ size: [width, height], start }) {
	if (typeof start !== "string") return start;
	const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
	if (start === "cross") return cross(x - 1, y - 1);
	if (start === "two-crosses") return [...cross(x - 2, y - 1), [1, x, y], [2, x, y - 1], [1, x + 1, y - 1], [2, x + 1, y]];
	if (start === "four-crosses") {
		const [left, top] = [Math.floor(width / 3) - 1, Math.floor(height / 3) - 1];
		const [right, bottom] = [width - 2 - left, height - 2 - top];
		return [...cross(left, top), ...cross(right, top), ...cross(left, bottom), ...cross(right, bottom)];
	}
	if (start !== "empty") throw new Refused("start", "There is no such start.");
	return [];
}

/** @param {number} x @param {number} y @returns {[Player, number, number][]} */
function cross(x, y) {
	return [[1, x, y], [2, x, y + 1], [1, x + 1, y + 1], [2, x + 1, y]];
}
