// The solution that came with a puzzle, and the service's in the place of a damaged one.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { solutionOf } from "../../web/sudoku/puzzle/solution.js";

const KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A";
const SOLUTION = "3214/4132/2341/1423";
const DIGITS = [...SOLUTION.replaceAll("/", "")].map(Number);
const { fetch } = globalThis;
afterEach(() => {
	globalThis.fetch = fetch;
});

test("the solution that came with a puzzle is not asked for", async () => {
	globalThis.fetch = () => assert.fail("asked");
	assert.deepEqual(await solutionOf({ ken: KEN, negative: true, solution: SOLUTION }, assert.fail), DIGITS);
});

for (const damaged of /** @type {any[]} */ ([
	null,
	7,
	[],
	"",
	"3214",
	"none",
	"3214/4132/2341/142",
	"2314/4132/2341/1423",
	"1234/3412/2143/4321",
	`${SOLUTION.slice(0, -1)}C`,
])) {
	test(`for the damaged solution ${JSON.stringify(damaged)} the service is asked`, async () => {
		globalThis.fetch = async () => new Response(JSON.stringify({ solutions: 1, solution: SOLUTION }));
		assert.deepEqual(await solutionOf({ ken: KEN, negative: true, solution: damaged }, assert.fail), DIGITS);
	});
}

test("a solution that leaves out a given is damaged", async () => {
	globalThis.fetch = async () => new Response(JSON.stringify({ solutions: 0, solution: null }));
	/** @type {string[]} */
	const told = [];
	assert.equal(
		await solutionOf({ ken: `(1ww)${KEN.slice(4)}`, negative: true, solution: SOLUTION }, (words) => told.push(words)),
		null,
	);
	assert.deepEqual(told, ["This puzzle has no solution."]);
});
