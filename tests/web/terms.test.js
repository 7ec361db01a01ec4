// What all pages call by one word, as the documents do.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const WEB = join(import.meta.dirname, "../../web");
const WORKERS = /service workers?/gi; // of browsers, which call them so

const pages = readdirSync(WEB, { encoding: "utf8", recursive: true }).filter((name) =>
	/\.(js|ts|html|css)$/.test(name),
);

test("what answers the pages is the server, in comments, too", () => {
	const others = pages.flatMap((name) => {
		const said = readFileSync(join(WEB, name), "utf8").replace(WORKERS, "");
		return [...said.matchAll(/.*\bservices?\b.*/gi)].map(([line]) => `${name}: ${line.trim()}`);
	});
	assert.deepEqual(others, []);
	assert.ok(pages.length > 200);
});
