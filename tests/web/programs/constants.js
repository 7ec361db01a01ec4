// Constants of the page's modules, read from their sources: few modules give theirs away. Of a table, its names, unless
// its rows are lists.

import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { phrase } from "../../../web/shared/speak.js";
import { answerAll } from "./answers.js";

const WEB = new URL("../../../web/", import.meta.url);

/** @param {object} found an array, or a table */
const isOfLists = (found) => Array.isArray(found) || Object.values(found).every(Array.isArray);

/** @param {string} source @param {string} name */
function valueOf(source, name) {
	const [, names, value] = source.match(new RegExp(`const (\\[?[\\w, ]*\\b${name}\\b[\\w, ]*\\]?) = ([^;]+);`)) ?? [];
	const found = runInNewContext(`const ${names} = ${value}; ${name}`, { phrase });
	return typeof found === "object" && !isOfLists(found) ? Object.keys(found) : found;
}

await answerAll(([module, names]) => {
	const source = readFileSync(new URL(`${module}.js`, WEB), "utf8");
	return Object.fromEntries(names.map((/** @type {string} */ name) => [name, valueOf(source, name)]));
});
