// What the page says where the service gives nothing: words for a player, whatever the service says to programs.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { puzzle, warmedUp, words } from "../../web/sudoku/puzzle/api.js";

const { fetch } = globalThis;
afterEach(() => {
	globalThis.fetch = fetch;
});

/** Ask a service that answers so; give the words of the refusal.
 * @param {number} status @param {object | null} answer @param {Record<string, string>} [headers] */
async function told(status, answer, headers) {
	globalThis.fetch = async () => new Response(answer && JSON.stringify(answer), { status, headers });
	return words(await puzzle({}).catch((error) => error));
}

const LIMIT = { code: "limit", detail: "expected at most 12000 ms of work a minute; try again in 56 s" };

for (const [seconds, wait] of /** @type {[string, string][]} */ ([
	["56", "56 seconds"],
	["1", "1 second"],
	["120", "2 minutes"],
	["3601", "61 minutes"],
])) {
	test(`a limit that ends in ${seconds} s is ${wait}`, async () => {
		assert.equal(await told(429, LIMIT, { "Retry-After": seconds }), `too many requests; try again in ${wait}`);
	});
}

test("a limit of something between, which names no time, is a minute", async () => {
	assert.equal(await told(429, null), "too many requests; try again in 60 seconds");
});

for (const code of ["busy", "stock"]) {
	test(`${code} is a service that is busy`, async () => {
		assert.equal(
			await told(503, { code, detail: "expected at most 16 searches" }),
			"the server is busy; try again in a moment",
		);
	});
}

test("what is late is said as the service says it, and the service is away: what is kept may stand in", async () => {
	const detail = "no puzzle like that was found in time; there may be few, or none: try again, or wish for less";
	assert.equal(await told(503, { code: "late", detail }), detail);
	assert.ok((await puzzle({}).catch((error) => error)).isAway);
});

test("a problem is said in the words of the page by its code, else in those of the service", async () => {
	assert.equal(await told(404, { code: "unknown-puzzle", detail: "of the service" }), "there is no such puzzle");
	assert.equal(await told(400, { code: "new", detail: "of the service" }), "of the service");
	assert.equal(await told(500, null), "the server answered 500");
});

test("without a network the service cannot be reached, and a fault of the page is none of the service", async () => {
	globalThis.fetch = async () => Promise.reject(new TypeError("no network"));
	assert.equal(words(await puzzle({}).catch((error) => error)), "the server cannot be reached");
	assert.throws(() => words(new TypeError("a fault of the page")), /a fault of the page/);
});

test("an answer that breaks off is a service that is away, to be asked again", async () => {
	globalThis.fetch = async () => new Response('{"ken":', { status: 200 });
	const fault = await puzzle({}).catch((error) => error);
	assert.equal(words(fault), "the server cannot be reached");
	assert.ok(fault.isAway);
});

test("a server that never gets warm is not asked without end", async (t) => {
	const { setTimeout: later } = globalThis;
	const pauses = /** @type {number[]} */ ([]);
	t.mock.method(Math, "random", () => 0);
	t.mock.method(globalThis, "setTimeout", (/** @type {() => void} */ act, /** @type {number} */ pause) =>
		later(act, pauses.push(pause) && 0),
	);
	let asked = 0;
	t.mock.method(globalThis, "fetch", async () => {
		asked += 1;
		return new Response('{"compiled": false}', { headers: { "Content-Type": "application/json" } });
	});
	assert.equal(await warmedUp(() => {}), true);
	assert.equal(asked, 24);
	assert.deepEqual(pauses.slice(0, 6), [1000, 2000, 4000, 8000, 16000, 16000]);
});
