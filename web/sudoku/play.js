// What changes while the page is open. main.js changes it; whoever else reads it is given what it needs.

/** @import { After } from "./board/after-change.js" */
/** @import { Digit, Game, Settings, State } from "../types.d.ts" */

import { settingsFrom } from "../shared/settings.js";
import { Store, shelf } from "../shared/store.js";

/** What this device keeps. */
export const store = new Store(shelf());

/**
 * @typedef {object} Play
 * @property {Settings} settings as they were chosen last, in this tab or another one
 * @property {Game | null} game on the board
 * @property {Promise<Digit[] | null>} solution of the puzzle on the board; null unless it is the only one
 * @property {boolean} held whether the player has stopped the clock; the board is hidden then
 * @property {number} settling the timer after which what has changed is drawn, told and kept; 0 for none
 * @property {State | null} untold the board before what is not told yet
 * @property {After | null} changes what follows a change, once it is loaded
 */

/** @type {Play} */
export const play = {
	settings: settingsFrom(store.get("settings")),
	game: null,
	solution: Promise.resolve(null),
	held: false,
	settling: 0,
	untold: null,
	changes: null,
};
