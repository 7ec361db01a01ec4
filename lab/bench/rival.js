// Asks Interactive Sudoku Solver, from a checkout of its own, about boards: a line of JSON with a text and a question
// on standard input, a line with its answer and the milliseconds on standard output.
//
//   node lab/bench/rival.js CHECKOUT

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { URL, pathToFileURL } from "node:url";

const LIMIT = 2; // solutions that are told apart
const folder = pathToFileURL(`${resolve(process.argv[2])}/`);
/** @param {string} path */
const part = (path) => import(new URL(path, folder).href);

const { ensureGlobalEnvironment } = await part("tests/helpers/test_env.js");
ensureGlobalEnvironment();
const { SudokuParser } = await part("js/sudoku_parser.js");
const { SudokuBuilder } = await part("js/solver/sudoku_builder.js");

/** Ask about a board, built anew as after each change of it. @param {{ text: string, ask: string }} asked */
function answer({ text, ask }) {
	const begun = process.cpuUsage();
	const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
	if (ask === "count") return { count: solver.countSolutions(LIMIT), ms: since(begun) };
	const found = solver.solveAllPossibilities(1);
	return { cells: readable(found), ms: since(begun) };
}

/** Return the milliseconds of the processor since then. @param {NodeJS.CpuUsage} begun */
function since(begun) {
	const { user, system } = process.cpuUsage(begun);
	return (user + system) / 1_000;
}

/** @param {any} found @returns {unknown} */
const readable = (found) => (ArrayBuffer.isView(found) ? [.../** @type {any} */ (found)] : found);

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
	const asked = JSON.parse(line);
	answer(asked); // what it compiles and keeps is there the second time
	process.stdout.write(`${JSON.stringify(answer(asked))}\n`);
}
