// Imports of the page's modules point down: a room knows the floors below it, not the rooms beside it, and nothing
// goes round in circles. What comments import is for the checker of types alone, and does not count.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";

const FLOORS = [
	["shared"],
	["sudoku/puzzle", "dots/rules"],
	["sudoku/board", "dots/sgf", "dots/engine"],
	["sudoku/help", "dots/board"],
	["sudoku/solved", "sudoku/race", "dots/game", "dots/practice", "dots/play"],
	["sudoku", "learn", "make", "collection", "publication", "dots/records"],
];
const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
const IMPORT = /(?:^(?:import|export|\}) ?(?:.* from )?|\bimport\()"(\.{1,2}\/[^"]+)"/gm;
const WEB = join(import.meta.dirname, "../../web");

const modules = readdirSync(WEB, { encoding: "utf8", recursive: true }).filter((name) => /\/.*\.js$/.test(name));
/** @type {Map<string, string[]>} what each module imports */
const graph = new Map(
	modules.map((module) => {
		const found = readFileSync(join(WEB, module), "utf8")
			.replace(/\/\*\*.*?\*\//gs, "")
			.matchAll(IMPORT);
		return [module, [...found].map(([, name]) => normalize(join(dirname(module), name)))];
	}),
);
const roomOf = dirname;
const steps = [...graph].flatMap(([module, names]) => names.map((name) => [module, name]));
const crossings = steps.filter(([module, name]) => roomOf(module) !== roomOf(name));

/** Give the imports from one room to another that are wrong.
 * @param {(here: string, there: string) => boolean} isWrong */
const faults = (isWrong) =>
	crossings.filter(([here, there]) => isWrong(roomOf(here), roomOf(there))).map((step) => step.join(" -> "));

test("every module is in a room, every room has one, and every import is there", () => {
	assert.deepEqual(new Set([...graph.keys()].map(roomOf)), new Set(floorOf.keys()));
	assert.deepEqual(
		steps.filter(([, name]) => !graph.has(name)),
		[],
	);
	assert.ok(crossings.length > 200);
});

test("imports point down", () => {
	assert.deepEqual(
		faults((here, there) => Number(floorOf.get(here)) <= Number(floorOf.get(there))),
		[],
	);
});

test("the sudoku and the other game know each other nowhere", () => {
	const isDots = (/** @type {string} */ room) => room.startsWith("dots");
	assert.deepEqual(
		faults((here, there) => isDots(here) !== isDots(there) && there !== "shared"),
		[],
	);
});

test("lessons and workshop know no page of the sudoku, and records of dots none but a friend's game", () => {
	assert.deepEqual(
		faults((here, there) => ["learn", "make"].includes(here) && ["sudoku", "sudoku/solved"].includes(there)),
		[],
	);
	assert.deepEqual(
		faults((here, there) => here === "dots/records" && ["dots/play", "dots/practice"].includes(there)),
		[],
	);
});

test("nothing goes round in circles", () => {
	/** @type {Set<string>} */
	const done = new Set();
	/** @param {string} module @param {string[]} path */
	const follow = (module, path) => {
		assert.ok(!path.includes(module), [...path, module].join(" -> "));
		if (done.has(module)) return;
		for (const name of graph.get(module) ?? []) follow(name, [...path, module]);
		done.add(module);
	};
	for (const module of graph.keys()) follow(module, []);
});
