// The state: what each action does, as short plays on a small board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { board, cellCalled, nameOf } from "../../web/sudoku/puzzle/geometry.js";
import { parse } from "../../web/sudoku/puzzle/ken.js";
import { digitsOf } from "../../web/sudoku/puzzle/rules.js";
import { next, start } from "../../web/sudoku/puzzle/state.js";

/** @import { Action, State, Tool } from "../../web/types.d.ts" */

const four = board(4);
const KEN = "1(xw)B/D/D/D"; // r1c1 is given; a white dot between r1c2 and r1c3

/**
 * Play actions from the start of a puzzle.
 * @param {Action[]} actions
 * @param {string} [ken]
 * @returns {State}
 */
function play(actions, ken = KEN) {
	return actions.reduce(next, start(parse(ken)));
}

/**
 * @param {string} name
 * @param {"only" | "add" | "remove"} [how]
 * @returns {Action}
 */
function pick(name, how = "only") {
	return { type: "pick", cell: cellCalled(four, name), how };
}

/**
 * @param {number} digit
 * @param {Tool} [tool]
 * @returns {Action}
 */
function press(digit, tool) {
	return tool ? { type: "press", digit, tool } : { type: "press", digit };
}

/**
 * What a cell shows: digit, centre, corner, colour.
 * @param {State} state
 * @param {string} name
 */
function shown(state, name) {
	const cell = cellCalled(four, name);
	const marks = (/** @type {"centre" | "corner" | "colour"} */ layer) => digitsOf(state[layer][cell]).join("");
	return [state.digits[cell] || "", marks("centre"), marks("corner"), marks("colour")].join("|");
}

/** @param {State} state */
function selected(state) {
	return [...state.selected]
		.sort((a, b) => a - b)
		.map((cell) => nameOf(four, cell))
		.join(" ");
}

test("the first open cell is selected at the start", () => assert.equal(selected(play([])), "r1c2"));

/** @type {[string, Action[], string, string][]} what, actions, cell, what it shows then */
const PLAYS = [
	["a digit", [press(3)], "r1c2", "3|||"],
	["another digit replaces it", [press(3), press(4)], "r1c2", "4|||"],
	["the same digit again is off", [press(3), press(3)], "r1c2", "|||"],
	["a given stays", [pick("r1c1"), press(3)], "r1c1", "1|||"],
	["a given cannot be erased", [pick("r1c1"), { type: "erase" }], "r1c1", "1|||"],
	["a digit beyond the size is nothing", [press(5)], "r1c2", "|||"],
	["a colour beyond the size is one", [press(9, "colour")], "r1c2", "|||9"],
	["a corner mark", [press(2, "corner"), press(4, "corner")], "r1c2", "||24|"],
	["a centre mark", [press(2, "centre")], "r1c2", "|2||"],
	["the same mark again is off", [press(2, "centre"), press(4, "centre"), press(2, "centre")], "r1c2", "|4||"],
	["a colour on a given", [pick("r1c1"), press(3, "colour")], "r1c1", "1|||3"],
	["no mark on a digit", [press(3), press(2, "centre")], "r1c2", "3|||"],
	["the tool is used when none is asked for", [{ type: "tool", tool: "corner" }, press(2)], "r1c2", "||2|"],
	["the next tool", [{ type: "turn-tool", by: 1 }, press(2)], "r1c2", "||2|"],
	["the tool before the first is the last", [{ type: "turn-tool", by: -1 }, press(2)], "r1c2", "|||2"],
	[
		"corner marks turn into centre marks",
		[press(2, "corner"), press(3, "centre"), { type: "promote" }],
		"r1c2",
		"|23||",
	],
	["a placed digit leaves marks alone", [press(3, "centre"), pick("r1c3"), press(3)], "r1c2", "|3||"],
	[
		"tidied: the same digit in the house",
		[press(3, "centre"), pick("r1c4"), { type: "press", digit: 3, tidy: true }],
		"r1c2",
		"|||",
	],
	[
		"tidied: what a dot rules out",
		[press(2, "corner"), press(4, "corner"), press(1, "corner"), pick("r1c3"), { type: "press", digit: 3, tidy: true }],
		"r1c2",
		"||24|",
	],
	["filled marks: houses, dots and gaps", [{ type: "fill-marks" }], "r1c2", "|34||"],
	[
		"filled marks: all cells, however many are selected",
		[pick("r4c3"), pick("r4c4", "add"), { type: "fill-marks" }],
		"r1c2",
		"|34||",
	],
	["a step places", [{ type: "step", placements: [[1, 4]], eliminations: [] }], "r1c2", "4|||"],
	[
		"a step rules out, and shows what is left",
		[{ type: "step", placements: [], eliminations: [[1, 4]] }],
		"r1c2",
		"|3||",
	],
	[
		"what a step ruled out is not filled in again",
		[{ type: "step", placements: [], eliminations: [[1, 4]] }, { type: "erase" }, { type: "fill-marks" }],
		"r1c2",
		"|3||",
	],
];

for (const [what, actions, cell, shows] of PLAYS) {
	test(`${what}: ${cell} shows ${shows}`, () => assert.equal(shown(play(actions), cell), shows));
}

const LAYERS = [press(1, "colour"), press(2, "corner"), press(3, "centre"), press(4)];

for (const [times, shows] of /** @type {[number, string][]} */ ([
	[0, "4|3|2|1"],
	[1, "|3|2|1"],
	[2, "||2|1"],
	[3, "|||1"],
	[4, "|||"],
])) {
	test(`Delete ${times} times leaves ${shows}`, () => {
		const erasures = Array.from({ length: times }, () => /** @type {Action} */ ({ type: "erase" }));
		assert.equal(shown(play([...LAYERS, ...erasures]), "r1c2"), shows);
	});
}

test("Delete clears the tool's own layer first", () => {
	assert.equal(shown(play([...LAYERS, { type: "tool", tool: "colour" }, { type: "erase" }]), "r1c2"), "4|3|2|");
});

test("a mark on several cells is added to all unless all have it", () => {
	const both = [press(2, "centre"), pick("r2c2", "add"), press(2, "centre")];
	assert.deepEqual(
		["r1c2", "r2c2"].map((cell) => shown(play(both), cell)),
		["|2||", "|2||"],
	);
	assert.deepEqual(
		["r1c2", "r2c2"].map((cell) => shown(play([...both, press(2, "centre")]), cell)),
		["|||", "|||"],
	);
});

test("a digit goes into every selected cell", () => {
	const state = play([{ type: "sweep", which: "all" }, press(3)]);
	assert.equal(state.digits.join(""), "1333333333333333");
});

/** @type {[Action[], string][]} */
const SELECTIONS = [
	[[{ type: "move", direction: "right" }], "r1c3"],
	[
		[
			{ type: "move", direction: "left" },
			{ type: "move", direction: "left" },
		],
		"r1c4",
	],
	[[{ type: "move", direction: "up" }], "r4c2"],
	[[{ type: "move", direction: "down", extend: true }], "r1c2 r2c2"],
	[[{ type: "move", direction: "home" }], "r1c1"],
	[[{ type: "move", direction: "end" }], "r1c4"],
	[
		[
			{ type: "move", direction: "last" },
			{ type: "move", direction: "first" },
		],
		"r1c1",
	],
	[[pick("r3c3")], "r3c3"],
	[[pick("r3c3", "add")], "r1c2 r3c3"],
	[[pick("r3c3", "add"), pick("r1c2", "remove")], "r3c3"],
	[[{ type: "sweep", which: "none" }], ""],
	[
		[pick("r1c1"), { type: "sweep", which: "invert" }, pick("r4c4", "remove"), { type: "sweep", which: "invert" }],
		"r1c1 r4c4",
	],
	[[press(3), pick("r2c4"), press(3), { type: "alike", cell: 1 }], "r1c2 r2c4"],
	[[press(2, "centre"), pick("r3c4"), press(2, "centre"), { type: "alike", cell: 1 }], "r1c2 r3c4"],
	[[press(2, "colour"), pick("r3c4"), press(2, "colour"), { type: "alike", cell: 1 }], "r1c2 r3c4"],
	[[press(3), { type: "alike", cell: 5 }], "r2c2"], // an empty one
];

for (const [actions, cells] of SELECTIONS) {
	test(`${JSON.stringify(actions)} selects ${cells || "nothing"}`, () => assert.equal(selected(play(actions)), cells));
}

test("undo and redo walk through every change and back", () => {
	const changes = [
		press(3),
		press(4),
		press(2, "centre"),
		{ type: "erase" },
		press(2, "corner"),
		{ type: "promote" },
		{ type: "fill-marks" },
	];
	/** @type {State[]} */
	const states = [play([])];
	for (const action of /** @type {Action[]} */ (changes)) {
		const after = next(states[states.length - 1], action);
		if (after !== states[states.length - 1]) states.push(after);
	}
	assert.ok(states.length > 5);
	const picture = (/** @type {State} */ state) =>
		JSON.stringify([state.digits, state.centre, state.corner, state.colour, state.ruled]);
	let state = states[states.length - 1];
	for (const earlier of states.toReversed().slice(1)) {
		state = next(state, { type: "undo" });
		assert.equal(picture(state), picture(earlier));
	}
	assert.equal(next(state, { type: "undo" }), state);
	for (const later of states.slice(1)) {
		state = next(state, { type: "redo" });
		assert.equal(picture(state), picture(later));
	}
	assert.equal(next(state, { type: "redo" }), state);
});

test("a new change forgets what was undone", () => {
	const state = play([press(3), { type: "undo" }, press(4)]);
	assert.equal(next(state, { type: "redo" }), state);
});

test("what changes nothing is the same state", () => {
	const state = play([{ type: "sweep", which: "none" }]);
	assert.equal(next(state, press(3)), state);
	assert.equal(next(state, { type: "erase" }), state);
	assert.equal(next(state, { type: "promote" }), state);
});

test("a state is never changed in place", () => {
	const state = play([press(3)]);
	const before = structuredClone(state);
	for (const action of /** @type {Action[]} */ ([
		press(4),
		press(1, "colour"),
		{ type: "erase" },
		{ type: "undo" },
		{ type: "move", direction: "up" },
	]))
		next(state, action);
	assert.deepEqual(structuredClone(state), before);
});
