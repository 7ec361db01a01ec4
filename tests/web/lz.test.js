// Our packing beside the original lz-string: the same letters for every text, and each reads the other.

import assert from "node:assert/strict";
import { test } from "node:test";
import LZString from "lz-string";
import { toFpuzzles } from "../../web/js/fpuzzles.js";
import { parse } from "../../web/js/ken.js";
import { compress, decompress } from "../../web/js/lz.js";
import { cases } from "./cases.js";

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
  ...cases("ken_published.txt").slice(0, 1).map(([ken]) => JSON.stringify(toFpuzzles(parse(ken), { title: "published" }))),
];

for (const text of TEXTS) {
  test(`both pack ${text.length} characters alike: ${text.slice(0, 20)}`, () => {
    const packed = compress(text);
    assert.equal(packed, LZString.compressToBase64(text));
    assert.equal(decompress(packed), text);
    assert.equal(LZString.decompressFromBase64(packed), text);
  });
}
