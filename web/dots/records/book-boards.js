// What the opening book has.

export const RULES = "standard";
export const PLIES = 12; // dots of a game that it may know

/** By the size of a board, the names of its starts. @type {Map<string, string[]>} */
export const BOARDS = new Map([
	["15x15", ["empty", "cross", "two-crosses", "four-crosses"]],
	["20x20", ["empty", "cross", "four-crosses"]],
	["39x32", ["cross", "four-crosses"]],
]);
