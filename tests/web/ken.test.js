// The notation, held to the same cases as the Python reader and writer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KenError, parse, parseGrid, write } from "../../web/sudoku/puzzle/ken.js";
import { isSolved } from "../../web/sudoku/puzzle/rules.js";
import { cases } from "./cases.js";

/**
 * @param {() => unknown} read
 * @returns {KenError}
 */
function faultOf(read) {
	try {
		read();
	} catch (error) {
		assert.ok(error instanceof KenError, `a KenError, not ${error}`);
		return error;
	}
	return assert.fail("no fault");
}

for (const [ken] of cases("ken_canonical.txt")) {
	test(`canonical text stays as it is: ${ken}`, () => assert.equal(write(parse(ken)), ken));
}

for (const [ken, canonical] of cases("ken_lenient.txt")) {
	test(`sloppy text reads: ${ken}`, () => assert.equal(write(parse(ken)), canonical));
}

for (const [code, offset, json] of cases("ken_faults.txt")) {
	test(`${code} at ${offset}: ${json.slice(0, 40)}`, () => {
		const text = JSON.parse(json);
		const fault = faultOf(() => (code === "not-a-solution" ? parseGrid(text) : parse(text)));
		assert.deepEqual([fault.code, fault.offset], [code, Number(offset)]);
		assert.ok(text.slice(Number(offset)).startsWith(fault.excerpt));
	});
}

test("the published solution solves the published example", () => {
	const [[ken], [solution]] = cases("ken_published.txt");
	assert.ok(isSolved(parse(ken), parseGrid(solution)));
});

test("whether a missing dot is a promise is not in the text", () => {
	assert.equal(parse("D/D/D/D").negative, true);
	assert.equal(parse("D/D/D/D", false).negative, false);
});

test("any cut or change of a good text reads or is a KenError", () => {
	const [[ken]] = cases("ken_published.txt");
	for (let index = 0; index < ken.length; index += 1) {
		for (const text of [
			ken.slice(0, index),
			`${ken.slice(0, index)}?${ken.slice(index + 1)}`,
			`${ken.slice(0, index)}(${ken.slice(index)}`,
		]) {
			try {
				write(parse(text));
			} catch (error) {
				assert.ok(error instanceof KenError);
			}
		}
	}
});
