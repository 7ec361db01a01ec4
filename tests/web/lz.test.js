// Our unpacking beside the original lz-string: it reads whatever that packs.

import assert from "node:assert/strict";
import { test } from "node:test";
import LZString from "lz-string";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { decompress } from "../../web/sudoku/puzzle/lz.js";
import { cases } from "./cases.js";
import { toFpuzzles } from "./fpuzzles.js";

/** Give the next number of a simple random sequence. @param {number} seed */
const next = (seed) => (Math.imul(seed, 1664525) + 1013904223) >>> 0;

/** Give a text of so many characters out of an alphabet. @param {number} length @param {string} alphabet */
function made(length, alphabet) {
	let seed = length;
	return Array.from({ length }, () => alphabet[(seed = next(seed)) % alphabet.length]).join("");
}

const ALPHABETS = ["a", "ab", "0123456789", "abcdefghijklmnop \n", "aß½→😀\u0000\ud800\uffff"];
const TEXTS = [
	...ALPHABETS.flatMap((alphabet) => [0, 1, 2, 3, 50, 999].map((length) => made(length, alphabet))),
	...cases("ken_published.txt")
		.slice(0, 1)
		.map(([ken]) => JSON.stringify(toFpuzzles(parse(ken), { title: "published" }))),
];

for (const text of TEXTS) {
	test(`what lz-string packs of ${text.length} characters is read: ${text.slice(0, 20)}`, () => {
		assert.equal(decompress(LZString.compressToBase64(text)), text);
	});
}
