// Which move lost a dot of a record: the last one of its side before which some dot saved it.

import assert from "node:assert/strict";
import test from "node:test";

import { lostWith } from "../../web/dots/records/rescue.js";
import { nameOf } from "../../web/dots/sgf/dialects.js";
import { Line } from "../../web/dots/sgf/line.js";
import { mainLine, read } from "../../web/dots/sgf/record.js";

/** @type {[string, string, string, string, number, number][]} the case, the rules, the moves, the lost dot, the move
 *   that captured it, and the move that lost it; 0: it is not known */
const LOST = [
	["a threat is not met", "standard", "cb cc bc aa dc ga cd", "cc", 7, 6],
	["a dot in the corridor comes too late", "standard", "cb cc bc ga bd gb dc gc dd cd ce", "cc", 11, 8],
	["no move follows on the double threat", "standard", "cb cc bc ga bd gb dc gc dd gd cd", "cc", 11, 8],
	["it is put where nothing saves it", "standard", "cb ga bc gb bd gc dc gd dd cc cd", "cc", 11, 10],
	["it is put into a pool", "standard", "cb ga bc gb dc gc cd cc", "cc", 8, 8],
	["a capture of the ring would have saved it", "standard", "cb cc bc db bd ec dc ed dd de aa ga cd", "cc", 13, 12],
	["STOP", "no-territory", "aa cc ab ", "cc", 4, 4],
	["an early end, at the end of the game", "paper+early_end", "aa cc ab  ", "cc", 5, 4],
	["a ring by choice is closed later", "territory", "cb cc bc aa dc ga cd gb cg.cbdccdbccb", "cc", 9, 6],
	["long steps may close anywhere", "paper+two_steps", "cb cc bc aa dc ga cd.cbdccdbccb", "cc", 7, 0],
];

for (const [name, rules, moves, dot, made, lost] of LOST)
	test(`the move that lost a dot: ${name}`, () => {
		const nodes = moves.split(" ").map((move, index) => `;${"BW"[index % 2]}[${move}]`);
		const [record] = read(`(;GM[40]SZ[7]RU[${rules}]${nodes.join("")})`).records;
		const { game, fault } = new Line(record, mainLine(record));
		const point = [...game.now.dots.keys()].find((each) => nameOf(game.xy(each)) === dot) ?? -1;
		const before = JSON.stringify([game.now, game.before]);
		assert.deepEqual([fault, game.now.regions[point], game.now.dots[point]], ["", 1, 2]);
		assert.equal(lostWith(game, point, made), lost);
		assert.equal(JSON.stringify([game.now, game.before]), before);
	});

test("what takes too long is not known, and leaves the game as it was", () => {
	const dots = ["cb", "bc", "bd", "dc", "dd"].map((each) => `[${each}]`).join("");
	const nodes = [];
	for (let row = 51; row > 7; row -= 1)
		for (let column = 51; column >= 0; column -= 1) nodes.push(`;${"WB"[(51 - column) % 2]}[${nameOf([column, row])}]`);
	const text = `(;GM[40]SZ[52]RU[standard]AB${dots}AW[cc]${nodes.join("")};W[aa];B[cd])`;
	const [record] = read(text).records;
	const { game, fault } = new Line(record, mainLine(record));
	const point = game.at(2, 2);
	assert.deepEqual([fault, game.now.regions[point]], ["", 1]);
	const before = game.before.map(({ dots: [...each] }) => each.join("")).join();
	assert.equal(lostWith(game, point, game.moves.length), 0);
	assert.equal(game.before.map(({ dots: [...each] }) => each.join("")).join(), before);
});
