// Files that are no records of dots are refused by what they are.

import assert from "node:assert/strict";
import test from "node:test";

import { read } from "../../web/dots/sgf/record.js";
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
