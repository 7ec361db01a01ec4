// Files that are no records of dots are refused by what they are.

import assert from "node:assert/strict";
import test from "node:test";

import { fileName, today } from "../../web/dots/sgf/file-name.js";
import { faultTold } from "../../web/dots/sgf/foreign.js";
import { Line } from "../../web/dots/sgf/line.js";
import { mainLine, read } from "../../web/dots/sgf/record.js";
import { read as readGame } from "../../web/dots/sgf/sgf.js";
import { SgfFault } from "../../web/dots/sgf/text.js";

/** @param {number} last who has moved last, as PointsXT writes it @param {number} length */
function saved(last, length = 84) {
	const bytes = new Uint8Array(length);
	bytes.set([121, 0, 1, last, last]);
	return bytes;
}

for (const last of [0, 255])
	test(`a game of PointsXT is refused by its name, ${last}`, () => {
		assert.throws(() => read(saved(last)), { code: "no-game", message: /PointsXT/ });
	});

for (const bytes of [saved(7), saved(0, 57), new TextEncoder().encode("y".repeat(99))])
	test(`another file is not taken for one, ${bytes[3]} ${bytes.length}`, () => {
		assert.throws(
			() => read(bytes),
			(error) => error instanceof SgfFault && !error.message.includes("PointsXT"),
		);
	});

/** @type {[string, string | null, string][]} the tag, the result, what is said of the move behind it */
const LEADS = [
	["1", "B+1", "The game has ended."],
	["2", null, ""],
	["x", null, ""],
];

for (const [tag, result, fault] of LEADS)
	test(`a lead of ${tag} ends the game, or does not`, () => {
		const moves = "B[cb];W[cc];B[bc];W[ff];B[dc];W[fg];B[cd.cbdccdbccb];W[aa]";
		const text = `(;FF[4]GM[40]SZ[7]RU[Punish=0,Holes=1,MustSurr=0,InstantWin=${tag}];${moves})`;
		const [record] = read(text).records;
		const line = new Line(record, mainLine(record));
		assert.deepEqual([line.game.now.captured, line.game.now.result, line.fault], [[1, 0], result, fault]);
	});

/** @type {[string, string | null][]} what the record says, and the result that is shown */
const BORDERS = [
	["B+3", "B+3"],
	["B+0.5", null],
];

for (const [said, result] of BORDERS)
	test(`borders at the end of a record are captures there, ${said}`, () => {
		const moves = "B[cb];W[cc];B[bc];W[ff];B[dc];W[fg];B[cd]";
		const text = `(;FF[4]GM[40]SZ[7]RU[territory]RE[${said}];${moves};TB[.cbdccdbccb][.aabbccaa])`;
		const [record] = read(text).records;
		const line = new Line(record, mainLine(record));
		const shown = line.path.slice(-2).map((node) => line.at(node).game.now);
		assert.deepEqual(
			shown.map(({ captured, result: won }) => [captured, won]),
			[
				[[0, 0], null],
				[[1, 0], result],
			],
		);
		assert.deepEqual(readGame(text).now.captured, [0, 0]);
	});

for (const [parts, name] of /** @type {[string[], string][]} */ ([
	[[], "dots.sgf"],
	[["2026-11-20", "Ada", "Bo"], "dots-2026-11-20-Ada-Bo.sgf"],
	[["", "Zoë ../ \u202eX?", ""], "dots-Zoë-X.sgf"],
	[["ł".repeat(200)], `dots-${"ł".repeat(75)}.sgf`],
]))
	test(`a file is called ${name.slice(0, 30)}`, () => assert.equal(fileName(parts), name));

test("the day is written as in records", () => assert.match(today(), /^\d{4}-\d\d-\d\d$/));

test("people are told in their words why a text holds no game, and of PointsXT", () => {
	/** @param {string | Uint8Array} text */
	const told = (text) => {
		try {
			return read(text).records.length;
		} catch (error) {
			return error instanceof SgfFault ? faultTold(error) : error;
		}
	};
	assert.equal(told("nothing"), "it holds no game in SGF");
	assert.equal(told("(;GM[40]SZ[9];B[zz])"), "it is no game of Dots, or none of its moves can be read");
	assert.match(String(told(saved(255))), /PointsXT/);
	assert.match(String(told("(;GM[40]SZ[99];B[aa])")), /at most 52x52/);
});
