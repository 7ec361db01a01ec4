// What dots and gaps demand, what breaks them, and what they leave.

/** @import { Link, Negative } from "../../web/types.d.ts" */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARES, board, cellCalled, edgeBetween, nameOf, shelves } from "../../web/sudoku/puzzle/geometry.js";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import * as rules from "../../web/sudoku/puzzle/rules.js";

const four = board(4);

/** @type {[Link, string][]} each link, and the pairs up to 6 that it permits */
const PERMITTED = [
	[rules.WHITE, "12 23 34 45 56"],
	[rules.BLACK, "12 24 36"],
	[rules.GAP, "13 14 15 16 25 26 35 46"],
	[rules.linksOf([0], "white")[0], "13 14 15 16 24 25 26 35 36 46"],
	[rules.linksOf([0], "black")[0], "13 14 15 16 23 25 26 34 35 45 46 56"],
	[rules.FREE, "12 13 14 15 16 23 24 25 26 34 35 36 45 46 56"],
];

for (const [link, pairs] of PERMITTED) {
	test(`link ${link} permits ${pairs}`, () => {
		const found = [];
		for (let a = 1; a <= 6; a += 1) {
			for (let b = 1; b <= 6; b += 1) {
				assert.equal(rules.permits(link, a, b), rules.permits(link, b, a));
				if (a <= b && rules.permits(link, a, b)) found.push(`${a}${b}`);
			}
		}
		assert.equal(found.join(" "), pairs);
	});
}

/** @type {[string, string, Negative, string, string][]} KEN, digits, negative, cells and edges in conflict */
const CONFLICTS = [
	["D/D/D/D", "1.../..../..../....", true, "", ""],
	["D/D/D/D", "1.1./..../..../....", true, "r1c1 r1c3", ""],
	["D/D/D/D", "1.../..../1.../....", true, "r1c1 r3c1", ""],
	["D/D/D/D", "1.../.1../..../....", true, "r1c1 r2c2", ""],
	["D/D/D/D", "12../..../..../....", true, "", "r1c1-r1c2"],
	["D/D/D/D", "12../..../..../....", false, "", ""],
	["D/D/D/D", "2.../4.../..../....", true, "", "r1c1-r2c1"],
	["D/D/D/D", "2.../4.../..../....", "white", "", ""],
	["D/D/D/D", "2.../4.../..../....", "black", "", "r1c1-r2c1"],
	["D/D/D/D", "23../..../..../....", "white", "", "r1c1-r1c2"],
	["D/D/D/D", "23../..../..../....", "black", "", ""],
	["D/D/D/D", "12../..../..../....", "white", "", "r1c1-r1c2"],
	["D/D/D/D", "12../..../..../....", "black", "", "r1c1-r1c2"],
	["(xk)C/D/D/D", "12../..../..../....", "white", "", ""],
	["(xw)C/D/D/D", "12../..../..../....", "black", "", ""],
	["(xw)C/D/D/D", "13../..../..../....", true, "", "r1c1-r1c2"],
	["(xw)C/D/D/D", "13../..../..../....", false, "", "r1c1-r1c2"],
	["(xw)C/D/D/D", "12../..../..../....", true, "", ""],
	["(xk)C/D/D/D", "12../..../..../....", true, "", ""],
	["(xk)C/D/D/D", "34../..../..../....", true, "", "r1c1-r1c2"],
];

for (const [ken, rows, negative, cells, edges] of CONFLICTS) {
	test(`${ken} with ${rows}, negative ${negative}: conflicts [${cells}] [${edges}]`, () => {
		const found = rules.conflicts(parse(ken, negative), digitsOf(rows));
		assert.equal([...found.cells].map((cell) => nameOf(four, cell)).join(" "), cells);
		assert.equal(
			[...found.edges].map((edge) => four.edges[edge].map((cell) => nameOf(four, cell)).join("-")).join(" "),
			edges,
		);
	});
}

/** @type {[string, string, Negative, string, string][]} KEN, digits, negative, cell, candidates */
const CANDIDATES = [
	["D/D/D/D", "..../..../..../....", true, "r1c1", "134"],
	["D/D/D/D", "1.../..../..../....", true, "r1c4", "34"],
	["D/D/D/D", "1.../..../..../....", true, "r1c2", "34"],
	["D/D/D/D", "1.../..../..../....", false, "r1c2", "234"],
	["D/D/D/D", "..../..../..../....", "white", "r1c1", "1234"],
	["D/D/D/D", "2.../..../..../....", "white", "r1c2", "4"],
	["D/D/D/D", "2.../..../..../....", "black", "r1c2", "3"],
	["(xw)C/D/D/D", "2.../..../..../....", true, "r1c2", "13"],
	["(xk)C/D/D/D", "2.../..../..../....", true, "r1c2", "14"],
	["(xk)C/D/D/D", "..../..../..../....", false, "r1c2", "124"],
];

for (const [ken, rows, negative, cell, left] of CANDIDATES) {
	test(`${ken} with ${rows}, negative ${negative}: ${cell} can be ${left}`, () => {
		const masks = rules.candidates(parse(ken, negative), digitsOf(rows));
		assert.equal(rules.digitsOf(masks[cellCalled(four, cell)]).join(""), left);
	});
}

test("a digit rules out what it leaves to no other cell", () => {
	const out = rules.ruledOut(parse("(xw)C/D/D/D"), 0, 2);
	const named = [...out].map(([cell, mask]) => `${nameOf(four, cell)}:${rules.digitsOf(mask).join("")}`);
	assert.deepEqual(named.sort(), ["r1c2:24", "r1c3:2", "r1c4:2", "r2c1:1234", "r2c2:2", "r3c1:2", "r4c1:2"]);
});

test("edges are found from either end, and only between neighbours", () => {
	assert.equal(edgeBetween(four, 0, 1), edgeBetween(four, 1, 0));
	assert.deepEqual(four.edges[edgeBetween(four, 5, 9)], [5, 9]);
	assert.equal(edgeBetween(four, 0, 5), -1);
	assert.equal(edgeBetween(four, 3, 4), -1);
});

for (const [size, boxes] of /** @type {[number, string][]} */ ([
	[4, "1122/1122/3344/3344"],
	[6, "111222/111222/333444/333444/555666/555666"],
])) {
	test(`the boxes of size ${size} lie as ${boxes}`, () => {
		const { rows, boxes: found } = board(size);
		assert.equal(
			rows.map((row) => row.map((cell) => found.findIndex((box) => box.includes(cell)) + 1).join("")).join("/"),
			boxes,
		);
	});
}

/** @param {string} rows */
function digitsOf(rows) {
	return [...rows.replaceAll("/", "")].map((character) => Number(character.replace(".", "0")));
}

test("candidates lie in a cell as digits do in a box, and in three columns at most where there is none", () => {
	for (const size of [4, 6, 9]) assert.deepEqual(shelves(size), [board(size).boxHeight, board(size).boxWidth]);
	assert.equal(SQUARES.map(shelves).join(" "), "2,2 2,3 2,3 3,3 3,3 3,3");
});
