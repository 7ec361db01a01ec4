// The cases of tests/data/importing.json, which the command, the library and the API run, too:
// tests/support/import_cases.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NotKropki } from "../../web/sudoku/puzzle/fpuzzles.js";
import { KenError, write } from "../../web/sudoku/puzzle/ken.js";
import { read } from "../../web/sudoku/puzzle/paste.js";

/** @typedef {{ what: string, text?: string, change?: object, cells?: Record<string, unknown>, ken?: string, negative?:
 *   boolean, ignored?: string[], id?: string, refused?: string, code?: string, offset?: number }} Case */

/** @type {Case[]} */
const CASES = JSON.parse(readFileSync(new URL("../data/importing.json", import.meta.url), "utf8"));

/** Give the text that a case is about. @param {Case} about */
function textOf({ text, change, cells = {} }) {
	if (text !== undefined) return text;
	/** @type {any} */
	const json = { size: 4, grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))), ...change };
	for (const [name, cell] of Object.entries(cells)) json.grid[Number(name[1]) - 1][Number(name[3]) - 1] = cell;
	return JSON.stringify(json);
}

/** Read a text, and tell it as a case does. @param {string} text */
function outcome(text) {
	try {
		const found = read(text);
		if ("id" in found) return { id: found.id };
		return { ken: write(found.puzzle), negative: found.puzzle.negative, ignored: found.ignored };
	} catch (error) {
		if (error instanceof KenError) return { code: error.code, offset: error.offset };
		if (error instanceof NotKropki) return { refused: error.message };
		throw error;
	}
}

/** Give what a case says that its text is read as. @param {Case} about */
function expected({ ken, negative, ignored = [], id, refused, code, offset }) {
	if (ken !== undefined) return { ken, negative, ignored };
	if (id !== undefined) return { id };
	return refused === undefined ? { code, offset } : { refused };
}

for (const each of CASES) {
	test(each.what, () => assert.deepEqual(outcome(textOf(each)), expected(each)));
}
