// What the pages of Dots tell: of two searches of a position, of a file's faults, of a wrong point of the tutorial.

import assert from "node:assert/strict";
import test from "node:test";

import { refusal, steps } from "../../web/dots/play/tutorial.js";
import { isIdle, worth } from "../../web/dots/records/analysis.js";
import { mendedWords } from "../../web/dots/records/words.js";
import { Line } from "../../web/dots/sgf/line.js";
import { read } from "../../web/dots/sgf/record.js";

test("two searches of a position tell one number for each side, or that they differ", () => {
	const best = (/** @type {number} */ score) => ({ move: /** @type {any} */ ({ player: 1 }), score, chance: 0.6 });
	const told = (/** @type {number} */ score, /** @type {any} */ judged = undefined) => worth(best(score), "a1", judged);
	assert.equal(told(1), "Best for Blue now: a1: score +1, chance to win 60%.");
	const near = "Best for Blue now: a1: score +3, chance to win 65%.";
	assert.equal(told(1, { player: 2, score: -2.6, chance: 0.35, doubt: 1 }), near);
	assert.equal(told(1, { player: 1, score: 2.6, chance: 0.65, doubt: 1 }), near);
	assert.match(
		told(-1.9, { player: 2, score: -2.6, chance: 0.35, doubt: 1 }),
		/^Best for Blue now: a1\. Two searches differ: -2 or \+3\./,
	);
});

test("a move that ended the game, or came when no move could change the score, is idle", () => {
	const idle = (/** @type {string} */ text) => {
		const [record] = read(text).records;
		const line = new Line(record, [...record.nodes.keys()]);
		return line.path.filter((node) => node && isIdle(line, node));
	};
	const walls = "AB[aa][ab][ac][ba][bb][bc]AW[da][db][dc][ea][eb][ec]";
	assert.deepEqual(idle(`(;GM[40]SZ[5:3]RU[standard]${walls};B[cb];W[ca];B[cc])`), [1, 2, 3]);
	assert.deepEqual(idle("(;GM[40]SZ[5]RU[standard];B[cb];W[cc];B[bc])"), []);
	assert.deepEqual(idle("(;GM[40]SZ[3]RU[standard]AB[aa][bb]AW[ca];B[ab];W[cb];B[bc];W[cc];B[ac];W[ba])").at(-1), 6);
});

test("a file without rules is told by the rules that it is read by, and other faults by their number", () => {
	const told = (/** @type {string} */ text) => mendedWords(read(text).forgiven);
	assert.equal(told("(;GM[40]SZ[5]RU[standard];B[aa])"), "");
	assert.equal(told("(;GM[40]SZ[5];B[aa])"), "The file names no rules: read as Standard.");
	assert.match(told("(;GM[40]SZ[5]RU[mine];B[aa])"), /^1 fault in the file was put right/);
	assert.equal(told("(;GM[40]SZ[7]RU[MustSurr=1,MinArea=1,Stop=1,InstantWin=12];B[cb])"), "");
	assert.match(told("(;SZ[5];B[aa])"), /^2 faults in the file were put right/);
});

test("the tutorial says of a wrong point what is wrong with that one", () => {
	const step = steps().find(({ of }) => of);
	assert.ok(step);
	assert.match(refusal(step, [1, 0]), /edge/);
	assert.match(refusal(step, [5, 2]), /This one can be captured/);
	assert.match(refusal(step, [4, 4]), /gap/);
});
