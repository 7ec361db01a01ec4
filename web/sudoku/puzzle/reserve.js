// A few puzzles of each level, kept for when the service is away: with their solutions and explained paths.

/** @import { PuzzleRecord, Source, Spare, Wish } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { LEVELS } from "./puzzle.js";
import { keyOf } from "./session.js";

const EACH = 2; // of a level
const USED = 5; // spares that are kept after they were taken, for their paths
const PAUSE = 5_000; // milliseconds before and between requests: the player comes first

/** The puzzles in reserve. */
export class Reserve {
	/** @param {Pick<Store, "get" | "put">} store @param {Source} source */
	constructor(store, source) {
		this.store = store;
		this.source = source;
	}

	/** @returns {Spare[]} */
	get spares() {
		const kept = this.store.get("reserve");
		return Array.isArray(kept) ? kept.filter((spare) => spare?.record?.ken) : [];
	}

	/** Get a puzzle from the service, or when that is away a spare one, which is to be taken when it is played, with the
	 * error; throw that when there is neither.
	 * @param {Wish} wish @returns {Promise<{ record: PuzzleRecord, away?: unknown }>} */
	async puzzle(wish) {
		try {
			return { record: await this.source.puzzle(wish) };
		} catch (error) {
			const spare =
				/** @type {{ isAway?: boolean }} */ (error).isAway &&
				this.spares.find(({ record, used }) => !used && fits(record, wish));
			if (spare) return { record: spare.record, away: error };
			throw error;
		}
	}

	/** Take a puzzle that is played now out of the spares; nothing where it is none. @param {PuzzleRecord} record */
	take(record) {
		const { spares } = this;
		const taken = spares.find((spare) => keyOf(spare.record) === keyOf(record));
		if (!taken || taken.used) return;
		taken.used = true;
		this.store.put("reserve", spares);
	}

	/** Give the explained path of a puzzle that came from the reserve; empty for any other.
	 * @param {PuzzleRecord} record */
	path(record) {
		return this.spares.find((spare) => keyOf(spare.record) === keyOf(record))?.path ?? [];
	}

	/** Get one more spare puzzle; false when there are enough, or the service is away. */
	async stock() {
		const wishes = LEVELS.map((difficulty) => ({ difficulty, size: 9, negative: true }));
		const wish = wishes.find(
			(wanted) => this.spares.filter(({ record, used }) => !used && fits(record, wanted)).length < EACH,
		);
		const record = wish && (await this.source.puzzle(wish).catch(() => null));
		if (!record) return false;
		const path = record.id
			? await this.source.steps(record.id).then(
					({ steps }) => steps,
					() => [],
				)
			: [];
		const { spares } = this; // as they are now: some may have been taken meanwhile
		const [fresh, used] = [false, true].map((isUsed) => spares.filter((spare) => Boolean(spare.used) === isUsed));
		this.store.put("reserve", [...fresh, ...used.slice(-USED), { record, path, used: false }]);
		return true;
	}

	/** Fill the reserve bit by bit, for as long as the service answers. */
	fill() {
		setTimeout(async () => {
			if (navigator.onLine && (await this.stock())) this.fill();
		}, PAUSE);
	}
}

/** @param {PuzzleRecord} record @param {Wish} wish */
function fits({ difficulty, size, negative }, wish) {
	return (
		size === (wish.size ?? 9) &&
		negative === (wish.negative ?? true) &&
		(!wish.difficulty || difficulty?.level === wish.difficulty)
	);
}
