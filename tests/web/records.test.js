// Files that are no records of dots are refused by what they are.

import assert from "node:assert/strict";
import test from "node:test";

import { fileName, today } from "../../web/dots/sgf/file-name.js";
import { faultTold } from "../../web/dots/sgf/foreign.js";
import { Line } from "../../web/dots/sgf/line.js";
import { mainLine, read } from "../../web/dots/sgf/record.js";
import { read as readGame } from "../../web/dots/sgf/sgf.js";
import { SgfFault, valuesOf } from "../../web/dots/sgf/text.js";

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

/** @type {[named: string, bytes: string, comment: string, code: string | undefined][]} bytes as letters of Latin 1 */
const ENCODED = [
	["", "\xc5\xbb\xc3\xb3\xc5\x82w", "Żółw", undefined],
	["UTF-8", "\xc5\xbb\xff\xc3\xb3\xc5\x82w", "Ż\ufffdółw", "charset-broken"],
	["ANSI", "\xc5\xbb\xc3\xb3\xc5\x82w", "Żółw", "charset-unknown"],
	["CP-1251", "\xd1\xe8\xed\xe8\xe5", "Синие", undefined],
	["KOI8-R", "\xf3\xc9\xce\xc9\xc5", "Синие", undefined],
	["shift_jis", "\x95\\", "表", undefined],
	["UTF-8", "\xd1\xe8\xed\xe8\xe5", "Синие", "charset-broken"],
	["", "\xcd\xc5\xd7\xc5\xc3\xce \xe4\xe5\xeb\xe0\xf2\xfc", "НЕЧЕГО делать", "charset-missing"],
	["", "\xaf\xf3\xb3w \x9cci\xb9ga", "Żółw ściąga", "charset-missing"],
	["", "Gr\xf6\xdfe", "Größe", "charset-missing"],
];

for (const [named, bytes, comment, code] of ENCODED)
	test(`a comment is read as ${named || "nothing"} says, or as it is: ${comment}`, () => {
		const text = `(;GM[40]${named && `CA[${named}]`}SZ[9]RU[standard];B[aa]C[${bytes}])`;
		const { records, forgiven } = read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
		assert.deepEqual(valuesOf(records[0].nodes[1], "C"), [comment]);
		assert.equal(forgiven[0]?.code, code);
	});
