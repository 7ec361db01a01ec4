// Puzzles kept for when the server is away, with their solutions and their explained paths. They are fetched by
// offline-fetch.js.

/** @import { PuzzleRecord, Source, Spare, Wish } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { LEVELS } from "./puzzle.js";
import { keyOf } from "./session.js";

/** The puzzles in reserve. */
export class Reserve {
	/** @param {Pick<Store, "get" | "put" | "solves" | "game">} store @param {Source} source */
	constructor(store, source) {
		this.store = store;
		this.source = source;
	}

	/** @returns {Spare[]} */
	get spares() {
		const kept = this.store.get("reserve");
		return Array.isArray(kept) ? kept.filter((spare) => spare?.record?.ken) : [];
	}

	/** Get a puzzle from the server, or when that is away a spare one, which is to be taken when it is played, with the
	 * error; throw that when there is neither.
	 * @param {Wish} wish @returns {Promise<{ record: PuzzleRecord, away?: unknown }>} */
	async puzzle(wish) {
		try {
			return { record: await this.source.puzzle(wish) };
		} catch (error) {
			const spare = /** @type {{ isAway?: boolean }} */ (error).isAway && freshOf(this.spares, wish)[0];
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

	/** Return the explained path of a puzzle that came from the reserve; empty for any other.
	 * @param {PuzzleRecord} record */
	path(record) {
		return this.spares.find((spare) => keyOf(spare.record) === keyOf(record))?.path ?? [];
	}

	/** Name the levels of which there is a spare puzzle otherwise like a wish. @param {Wish} wish */
	levels(wish) {
		const { spares } = this;
		return LEVELS.filter((difficulty) => freshOf(spares, { ...wish, difficulty }).length);
	}
}

/** Return the spares that fit a wish and were not taken. @param {Spare[]} spares @param {Wish} wish */
export function freshOf(spares, wish) {
	return spares.filter(({ record, used }) => !used && fits(record, wish));
}

/** @param {PuzzleRecord} record @param {Wish} wish */
function fits({ difficulty, size, negative, boxes = true }, wish) {
	return (
		boxes === (wish.boxes ?? true) &&
		size === (wish.size ?? 9) &&
		negative === (wish.negative ?? true) &&
		(!wish.difficulty || difficulty?.level === wish.difficulty)
	);
}
