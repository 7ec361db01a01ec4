// What the page of a game with a friend says of games in its list, and what its addresses name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressed } from "../../web/dots/game/address.js";
import { calledAs } from "../../web/dots/game/person.js";
import { endWords } from "../../web/dots/game/words.js";

test("how a game ended is said to the player who asks", () => {
	for (const result of ["B+3", "B+R", "B+T"]) {
		assert.equal(endWords(result, 1), "you won");
		assert.equal(endWords(result, 2), "you lost");
	}
	assert.equal(endWords("W+1", 2), "you won");
	for (const result of ["0", "Draw"]) assert.equal(endWords(result, 1), "a draw");
	for (const result of [null, "Void"]) assert.equal(endWords(result, 1), "ended");
});

test("a player of the lobby is called by name, else by badge; a computer by its strength", () => {
	const badge = "JV3NEK";
	assert.equal(calledAs({ player: 1, name: "Ada", badge }), "Ada");
	assert.equal(calledAs({ player: 1, name: null, badge }), "somebody #JV3NEK");
	assert.equal(calledAs({ player: 2, name: null, badge, computer: 3 }), "the computer, strength 3");
});

test("an address leads to the lobby, to a game with the computer, or to a game", () => {
	for (const hash of ["", "#lobby-title", "#computer"])
		assert.equal(addressed({ pathname: "/dots/game", hash }).id, "");
	assert.equal(addressed({ pathname: "/dots/game", hash: "#7K2M9QX4TBZ0/x" }).id, "7K2M9QX4TBZ0");
	assert.equal(addressed({ pathname: "/dots/game/7K2M9QX4TBZ0", hash: "#computer" }).secret, "computer");
});
