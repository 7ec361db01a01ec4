// Keeps games, solves and settings in the browser. Full or forbidden storage costs old games or the keeping,
// never the game on the board. Knows JSON and keys, not what the values mean.

/** @import { Saved, Solve } from "../types.d.ts" */

const GAME = "kropki:game:";
const SOLVE = "kropki:solve:"; // one entry a solve, so that two tabs, or an import meanwhile, never write the same one

/** @typedef {"current" | "settings" | "reserve" | "unsent" | "device"
 *   | "learned" | "lessons" | "review" | "favourites" | "rivals" | "races" | "ended"} Place */

export class Store {
	/** @param {Partial<Storage> | null} shelf null where the browser forbids storage */
	constructor(shelf) {
		this.shelf = shelf;
	}

	/** Keep a game, if need be in the place of the oldest other ones. @param {string} key @param {Saved} saved */
	keepGame(key, saved) {
		this.keep(GAME + key, saved);
	}

	/** Keep the first solve of a puzzle, if need be in the place of the oldest games.
	 * @param {string} key @param {Solve} solve
	 * @param {(value: unknown) => boolean} isSolve whether what is kept of it is one */
	keepSolve(key, solve, isSolve) {
		if (!isSolve(this.read(SOLVE + key))) this.keep(SOLVE + key, solve);
	}

	/** Keep a solve where there is room; tell whether there was. @param {string} key @param {Solve} solve */
	addSolve(key, solve) {
		return this.write(SOLVE + key, JSON.stringify(solve));
	}

	/** Keep a game where there is room; tell whether there was. @param {string} key @param {Saved} saved */
	addGame(key, saved) {
		return this.write(GAME + key, JSON.stringify(saved));
	}

	/** @param {string} key */
	dropSolve(key) {
		this.shelf?.removeItem?.(SOLVE + key);
	}

	/** Tell whether a puzzle was ever solved. */
	get hasSolves() {
		return this.keys(SOLVE).length > 0;
	}

	/** Return what is kept of solves: to be read with care. @returns {[key: string, kept: any][]} */
	solves() {
		return this.keys(SOLVE).map((key) => [key.slice(SOLVE.length), this.read(key)]);
	}

	/** Write a value, if need be in the place of the oldest games. @param {string} place @param {object} value */
	keep(place, value) {
		const text = JSON.stringify(value);
		if (this.write(place, text)) return;
		const others = this.games()
			.filter((game) => GAME + game.key !== place)
			.reverse();
		others.find((other) => {
			this.dropGame(other.key);
			return this.write(place, text);
		});
	}

	/** @param {string} prefix */
	keys(prefix) {
		const all = Array.from({ length: this.shelf?.length ?? 0 }, (_, index) => this.shelf?.key?.(index) ?? "");
		return all.filter((key) => key.startsWith(prefix));
	}

	/** Return what is kept of a game: to be unpacked with care. @param {string} key */
	game(key) {
		return this.read(GAME + key);
	}

	/** Return the text that is kept of a game, or null. @param {string} key @returns {string | null} */
	textOf(key) {
		try {
			return this.shelf?.getItem?.(GAME + key) ?? null;
		} catch {
			return null;
		}
	}

	/** @param {string} key */
	dropGame(key) {
		this.shelf?.removeItem?.(GAME + key);
	}

	/** Return all games, the last one played first. @returns {{ key: string, saved: Saved }[]} */
	games() {
		const games = this.keys(GAME).map((key) => ({ key: key.slice(GAME.length), saved: this.read(key) }));
		return games.filter(({ saved }) => saved?.updated).sort((a, b) => b.saved.updated - a.saved.updated);
	}

	/** Return what is kept in a place, or null. @param {Place} place */
	get(place) {
		return this.read(`kropki:${place}`);
	}

	/** @param {Place} place @param {unknown} value */
	put(place, value) {
		this.write(`kropki:${place}`, JSON.stringify(value));
	}

	/** Tell whether a change of storage in another tab is about a game.
	 * @param {string | null} changed @param {string} key */
	isGame(changed, key) {
		return changed === GAME + key;
	}

	/** @param {string} key @returns {any} */
	read(key) {
		try {
			return JSON.parse(this.shelf?.getItem?.(key) ?? "null");
		} catch {
			return null;
		}
	}

	/** @param {string} key @param {string} text */
	write(key, text) {
		try {
			this.shelf?.setItem?.(key, text);
			return true;
		} catch {
			return false;
		}
	}
}

/** Return the browser's storage, or null where it is forbidden. */
export function shelf() {
	try {
		return window.localStorage;
	} catch {
		return null;
	}
}
