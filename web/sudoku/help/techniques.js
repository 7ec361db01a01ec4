// The techniques, cheapest first: the page's copy of the names and levels in generator/ladder/rungs.py, and the idea of
// each in one sentence. Knows no board.

/** @import { Technique } from "../../types.d.ts" */

/** @type {readonly Technique[]} */
export const TECHNIQUES = [
	{
		name: "last cell",
		level: "easy",
		idea: "One empty cell is left in a row, column or box. It gets the digit that is missing there.",
	},
	{
		name: "dot from a digit",
		level: "easy",
		idea: "One end of a dot is known. The other end keeps only the digits that the dot allows.",
	},
	{ name: "hidden single in a box", level: "easy", idea: "In a box, a digit has only one cell left." },
	{
		name: "gap from a digit",
		level: "easy",
		idea: "Next to a known digit, a missing dot rules out one more, one less, twice and half of it.",
	},
	{ name: "naked single", level: "easy", idea: "A cell sees every digit but one." },
	{ name: "hidden single in a line", level: "easy", idea: "In a row or column, a digit has only one cell left." },
	{ name: "black dot digits", level: "medium", idea: "A digit that has neither half nor double touches no black dot." },
	{ name: "dot pair", level: "medium", idea: "Across a dot, a digit stays only if it has a partner at the other end." },
	{
		name: "straight run of three",
		level: "medium",
		idea: "Dots join three cells in a line. A digit fails if no way to fill all three has it there.",
	},
	{
		name: "five-seven-nine",
		level: "medium",
		idea: "5, 7 and 9 touch no black dot. If a row, column or box has just three cells for them, these take them.",
	},
	{
		name: "gap pair",
		level: "medium",
		idea: "There is no dot between two cells. A digit fails if it would leave nothing for the other cell.",
	},
	{
		name: "white run in a house",
		level: "hard",
		idea: "White dots join cells of one house in a chain. They count straight up or down.",
	},
	{
		name: "black run in a house",
		level: "hard",
		idea: "Black dots join cells of one house in a chain. Three are 1-2-4 or 2-4-8, four are 1-2-4-8.",
	},
	{
		name: "pointing or claiming",
		level: "hard",
		idea: "In one house, a digit can only stand where a second house crosses it. The rest of the second loses it.",
	},
	{
		name: "bent run of three",
		level: "hard",
		idea: "Dots join three cells round a corner. A digit fails if no way to fill all three has it there.",
	},
	{
		name: "square of four",
		level: "hard",
		idea: "Dots and missing dots link four cells in a square. A digit fails if no way to fill all four has it there.",
	},
	{
		name: "naked pair",
		level: "hard",
		idea: "Two cells of a house have only the same two digits. They take both, so the other cells lose them.",
	},
	{
		name: "dot pair must contain",
		level: "expert",
		idea: "Whatever the two ends of a dot are, one of them is a certain digit. No cell that sees both ends can.",
	},
	{
		name: "run of three must contain",
		level: "expert",
		idea: "Whatever three cells on two dots are, one of them is a certain digit. No cell that sees all its places can.",
	},
	{
		name: "hidden pair",
		level: "expert",
		idea: "Two digits have only the same two cells in a house. Those cells have nothing else.",
	},
	{
		name: "two groups of dots in a house",
		level: "expert",
		idea: "Two groups of dots lie in one house. Fill both together: they cannot share a digit.",
	},
	{
		name: "no place for a digit",
		level: "expert",
		idea: "A candidate fails if it would forbid a digit in every cell that a house has left for it.",
	},
	{
		name: "naked triple",
		level: "extreme",
		idea: "Three cells of a house have only the same three digits. They take all three, so the other cells lose them.",
	},
	{
		name: "run of four",
		level: "extreme",
		idea: "Dots join four cells. A digit fails if no way to fill all four has it there.",
	},
	{
		name: "hidden triple",
		level: "extreme",
		idea: "Three digits have only the same three cells in a house. Those cells have nothing else.",
	},
	{
		name: "X-wing",
		level: "extreme",
		idea: "In two rows, a digit fits only in the same two columns. Their other cells lose it. The same by columns.",
	},
	{
		name: "long run or tree",
		level: "extreme",
		idea: "Dots join up to six cells. A digit fails if no way to fill them all has it there.",
	},
	{
		name: "long run must contain",
		level: "extreme",
		idea: "Every way to fill four to six cells on dots uses a certain digit. No cell that sees all its places can.",
	},
	{
		name: "XY-wing",
		level: "extreme",
		idea:
			"A cell has two candidates. Either way, one of two other cells gets the same digit. A cell that sees " +
			"both cannot have it.",
	},
	{
		name: "swordfish",
		level: "extreme",
		idea: "In three rows, a digit fits only in the same three columns. Their other cells lose it. The same by columns.",
	},
	{
		name: "house with its dots",
		level: "extreme",
		idea: "Fill a whole row, column or box with its dots. A digit fails if no way to fill it has it there.",
	},
	{
		name: "short what-if",
		level: "extreme",
		idea: "Suppose one of the two candidates of a cell, and follow what it forces. If that cannot be, it fails.",
	},
	{
		name: "forcing",
		level: "extreme",
		idea: "Suppose any candidate, and follow what it forces. If that cannot be, it fails.",
	},
];

/** Return the technique with a name; undefined where there is none. @param {string} name */
export const techniqueCalled = (name) => TECHNIQUES.find((each) => each.name === name);

/** Return the hardest of some techniques; undefined where none of them is known. @param {readonly string[]} names */
export const hardestOf = (names) => TECHNIQUES.findLast(({ name }) => names.includes(name))?.name;
