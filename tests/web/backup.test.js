// The file of a backup: games, favourites and settings come along, and nothing else that a file says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { next } from "../../web/sudoku/puzzle/state.js";
import { begin, keyOf, moved, pack, unpack } from "../../web/sudoku/puzzle/session.js";
import { NotSolves, merge, read, write } from "../../web/sudoku/solved/backup.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

const KEY = keyOf(begin({ ken: "D/D/D/D", negative: true }, 0).record);

/** Return a kept game with a digit in its first cell.
 * @param {number} digit @param {number} updated @param {object} [more] */
function played(digit, updated, more = {}) {
	const game = begin({ ken: "D/D/D/D", negative: true, ...more }, 0);
	return pack(moved(game, next(game.state, { type: "press", digit }), 0), 0, updated);
}

/** @param {string} text */
const file = (text) => ({ size: text.length, text: async () => text });

/** @param {object} parts */
const fileOf = (parts) => file(JSON.stringify({ form: "kropki-solves", version: 1, solves: {}, ...parts }));

test("games, favourites and settings come along; of two states of a game the later one stays", async () => {
	const [here, there] = [new Store(new Memory()), new Store(new Memory())];
	here.keepGame(KEY, played(3, 20));
	here.put("favourites", [KEY]);
	here.put("settings", { theme: "dark", size: "large" });
	const kept = await read(file(write(here)));
	assert.deepEqual([kept.settings?.theme, kept.settings?.size], ["dark", 9]);
	assert.equal(merge(there, kept), "1 game was added. Favourites were added.");
	assert.equal(merge(there, kept), "Nothing in it is new.");
	assert.equal(unpack(there.game(KEY))?.state.digits[0], 3);
	there.keepGame(KEY, played(4, 21));
	assert.equal(merge(there, kept), "Nothing in it is new.");
	assert.equal(unpack(there.game(KEY))?.state.digits[0], 4);
});

test("of a record in a file, what is not sound is left out", async () => {
	const odd = { id: "../../x", day: "never", solution: "<b>", difficulty: { level: "easy", rating: "1" }, more: 1 };
	const { games } = await read(fileOf({ games: { [KEY]: played(3, 1, odd) } }));
	assert.deepEqual(games[0][1].record, { ken: "D/D/D/D", negative: true, size: 4 });
});

for (const [what, games] of /** @type {[string, unknown][]} */ ([
	["nothing for a game", { [KEY]: null }],
	["a game under another name", { other: played(3, 1) }],
	["a game of no time", { [KEY]: { ...played(3, 1), updated: "now" } }],
	["more games than are kept", Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [at, {}]))],
]))
	test(`a file with ${what} is refused`, () => assert.rejects(read(fileOf({ games })), NotSolves));
