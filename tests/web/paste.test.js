// What is pasted: what the page reads itself, what it asks the server to read, and words for what is wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { write } from "../../web/sudoku/puzzle/ken.js";
import { faultWords, read } from "../../web/sudoku/puzzle/paste.js";

const FOUR = "(wx)C/A(kx)(3xk)A/D/B(xw)A";
const LINK = "https://sudokupad.app/?puzzleid=fpuzzlesN4Ig";

/** Read a text where the server gives one answer, or none; return what is read or said, and what was asked.
 * @param {string} text @param {Response} [answer] */
async function pasted(text, answer) {
	/** @type {unknown[]} */
	const asked = [];
	globalThis.fetch = async (path, options) => {
		asked.push([path, JSON.parse(String(options?.body))]);
		if (!answer) throw new TypeError("failed");
		return answer;
	};
	const found = await read(text, "white").then(
		(got) => ("puzzle" in got ? [write(got.puzzle), got.puzzle.negative, got.title].filter(Boolean).join(" ") : got.id),
		(error) => faultWords(error) ?? assert.fail(error),
	);
	return { found, asked };
}

/** @type {[string, string | RegExp][]} text, what is read or said without the server */
const HERE = [
	[` ${FOUR}\u200b\n`, `${FOUR} white`],
	[`https://kropki.example/?ken=${encodeURIComponent(FOUR)}`, `${FOUR} true`],
	[`kropki.example/make?x=1&negative=black&ken=${FOUR}#x`, `${FOUR} black`],
	["https://kropki.example/k/ryketahwy2h2?x", "RYKETAHWY2H2"],
	["D/D/D/E", /row 4 to end after 4 cells.*character 7/],
	["https://kropki.example/?ken=D", /4, 6 or 9 rows/],
	[" ", "there is nothing to read"],
];

for (const [text, says] of HERE) {
	test(`${text.slice(0, 40)} is read here`, async () => {
		const { found, asked } = await pasted(text);
		assert.deepEqual(asked, []);
		if (typeof says === "string") assert.equal(found, says);
		else assert.match(found, says);
	});
}

/** @type {[object | null, number, string][]} the server's answer, its status, what is read or said */
const THERE = [
	[{ ken: FOUR, negative: "black", title: "A rose" }, 200, `${FOUR} black A rose`],
	[{ code: "text", detail: "there is a thermometer" }, 422, "there is a thermometer"],
	[
		{ code: "unexpected-character", detail: "expected a digit" },
		422,
		"it is neither a puzzle nor a link that is known here: expected a digit",
	],
	[null, 0, "the server reads links of other sites, so this needs a connection"],
];

for (const [answer, status, says] of THERE) {
	test(`the server's answer is taken: ${says}`, async () => {
		const { found, asked } = await pasted(LINK, answer ? Response.json(answer, { status }) : undefined);
		assert.deepEqual(asked, [["/kropki/read", { text: LINK, negative: "white", one_colour: true, no_boxes: true }]]);
		assert.equal(found, says);
	});
}

test("only what is wrong with a text has words", () => assert.equal(faultWords(new TypeError("x")), null));
