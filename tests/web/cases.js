// The cases of tests/data, which the Python tests read too.

import { readFileSync } from "node:fs";

/**
 * Give the lines of a file of cases, split at tabs, without comments and blank lines.
 * @param {string} name
 */
export function cases(name) {
	const text = readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8");
	const lines = text
		.split("\n")
		.filter((line) => line && !line.startsWith("#"))
		.map((line) => line.split("\t"));
	if (!lines.length) throw new Error(`no case in ${name}`);
	return lines;
}
