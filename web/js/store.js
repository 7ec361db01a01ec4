// Keeps games and settings in the browser. Full or forbidden storage costs old games or the keeping,
// never the game on the board. Knows JSON and keys, not what the values mean.

/** @import { Saved } from "../types.d.ts" */

const GAME = "kropki:game:";
const PLACES = { current: "kropki:current", settings: "kropki:settings", reserve: "kropki:reserve" };

/** The part of `localStorage` that is used. */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Shelf */

/** What a browser keeps for the page. */
export class Store {
  /** @param {Shelf | null} shelf  null where the browser forbids storage */
  constructor(shelf) {
    this.shelf = shelf;
  }

  /** Keep a game under its key, if need be in the place of the oldest other ones. @param {string} key @param {Saved} saved */
  keepGame(key, saved) {
    const text = JSON.stringify(saved);
    const spare = this.write(GAME + key, text) ? [] : this.games().map((game) => game.key).reverse().filter((other) => other !== key);
    for (const other of spare) {
      this.dropGame(other);
      if (this.write(GAME + key, text)) return;
    }
  }

  /** Give what is kept under a game's key: to be unpacked with care. @param {string} key */
  game(key) {
    return this.read(GAME + key);
  }

  /** @param {string} key */
  dropGame(key) {
    this.shelf?.removeItem(GAME + key);
  }

  /** Give all games, the last one played first. */
  games() {
    const keys = Array.from({ length: this.shelf?.length ?? 0 }, (_, index) => this.shelf?.key(index) ?? "");
    return keys
      .filter((key) => key.startsWith(GAME))
      .map((key) => ({ key: key.slice(GAME.length), saved: this.read(key) }))
      .filter(({ saved }) => typeof saved?.updated === "number")
      .sort((a, b) => b.saved.updated - a.saved.updated);
  }

  /** Give what is kept in a place, or null. @param {keyof typeof PLACES} place */
  get(place) {
    return this.read(PLACES[place]);
  }

  /** @param {keyof typeof PLACES} place @param {unknown} value */
  put(place, value) {
    return this.write(PLACES[place], JSON.stringify(value));
  }

  /** Give the key of the game that a change of storage in another tab is about, or null. @param {string | null} place */
  gameAt(place) {
    return place?.startsWith(GAME) ? place.slice(GAME.length) : null;
  }

  /** @param {string} key */
  read(key) {
    try {
      return JSON.parse(this.shelf?.getItem(key) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} text */
  write(key, text) {
    try {
      this.shelf?.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** Give the browser's storage, or null where it is forbidden. */
export function shelf() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
