// The words of the lessons: what to look for, and why it is so. In short sentences.

/** @type {Record<string, string[]>} technique -> paragraphs below its idea */
export const TEXTS = {
	"last cell": [
		"Every row, column and box has each digit once. Look for one that is almost full.",
		"Count what is there. The one digit that is not there stands in the empty cell.",
	],
	"dot from a digit": [
		"A white dot: the other end is one more or one less. Beside a 4 that is 3 or 5.",
		"A black dot: the other end is half or double. Beside a 6 that is only 3. Then see which of the two its row, " +
			"column and box still allow.",
	],
	"hidden single in a box": [
		"Take a digit that is on the board often. Look at a box where it is missing.",
		"Each 3 blocks its whole row and column. If all cells of the box but one are blocked or filled, the 3 stands " +
			"there. Dots and gaps block cells, too.",
	],
	"gap from a digit": [
		"This holds where every dot is drawn. Then an edge without a dot says something, too.",
		"Beside a 4 without a dot there is no 3 and no 5, which are consecutive, and no 2 and no 8, which are half " +
			"and double.",
	],
	"naked single": [
		"Take a cell that sees many digits: those in its row, its column and its box.",
		"If it sees all digits but one, that one stands there.",
	],
	"hidden single in a line": [
		"The same as in a box, but along a row or column.",
		"Ask of each missing digit: where in this line can it stand? If one cell is left, it stands there.",
	],
	"black dot digits": [
		"Black dots join 1-2, 2-4, 3-6 and 4-8, and nothing else.",
		"So 5, 7 and 9 never touch a black dot. They are crossed out in each cell that does.",
	],
	"dot pair": [
		"Both ends of the dot are open. Take each candidate of one end and look for its partner at the other.",
		"No partner, no place: the candidate is crossed out. Look at both ends, since what is crossed out at one " +
			"end may take a partner " +
			"away from the other.",
	],
	"straight run of three": [
		"Write down how the three cells can be filled, one way after the other: white dots count up or down, " +
			"black ones " +
			"double or halve.",
		"The two ends are in one line, so they differ. If a candidate is in none of the ways, it is crossed out.",
	],
	"five-seven-nine": [
		"5, 7 and 9 have neither half nor double among the digits, so they never touch a black dot. On a board of 6 " +
			"that is only 5, on a board of 4 only 3.",
		"Count the empty cells of a row, column or box that touch no black dot. Count which of 5, 7 and 9 are missing " +
			"there. If both counts are the same, these digits fill these cells.",
	],
	"gap pair": [
		"There is no dot, so the two digits are neither consecutive nor double.",
		"Try a candidate of one cell. If each candidate of the other is consecutive to it, its half, its double or " +
			"the same, the other cell would have nothing. So it is crossed out.",
	],
	"white run in a house": [
		"Follow white dots from cell to cell within one row, column or box. Each step is one up or one down, and no " +
			"digit comes twice.",
		"So it never counts back, even where it bends round a corner of a box: three cells are 3-4-5 or 5-4-3. The " +
			"smallest and the largest digit of the board stand only at an end.",
	],
	"black run in a house": [
		"Three cells of one house on two black dots can only be 1-2-4 or 2-4-8, this way or the other.",
		"So 1 and 8 stand only at an end, and the middle is 2 or 4. Both ways use up 2 and 4, so another black dot of " +
			"the house is 3-6. Four cells on three dots are 1-2-4-8.",
	],
	"pointing or claiming": [
		"A digit of a box can only stand in one of its rows. Then that row has it in this box, and it is crossed " +
			"out elsewhere in the row.",
		"The other way round, too: a digit of a row can only stand within one box. Then it is crossed out in the " +
			"rest of the box.",
	],
	"bent run of three": [
		"As a straight run, but round a corner. The two ends may be equal, unless they are in one box.",
		"Write down all ways to fill the three cells. If a candidate is in none of them, it is crossed out.",
	],
	"square of four": [
		"Take four cells in a square, with at least one dot. Write down all ways to fill them, from cell to cell round " +
			"the square. Missing dots count, too, where every dot is drawn.",
		"Begin where the ways are few, such as at a black dot. If a candidate is in none of the ways, it is crossed out.",
	],
	"naked pair": [
		"Look for two cells of a house with the same two candidates, such as 36 and 36.",
		"One is 3 and the other 6. Which is which does not matter: no other cell of the house can be 3 or 6.",
	],
	"dot pair must contain": [
		"Write down the ways of the dot. Is one digit in all of them?",
		"Then one of the two cells has it. Every cell that sees both of them loses it.",
	],
	"run of three must contain": [
		"Write down the ways of three cells that two dots join. Is one digit in all of them?",
		"Two black dots on three cells of a house use its 2 and its 4: no other cell of that house has them. So its " +
			"next black dot is 3-6.",
	],
	"hidden pair": [
		"Ask of two digits: where in this house can they stand? If both have only the same two cells, those cells " +
			"are theirs.",
		"All other candidates of the two cells are crossed out.",
	],
	"two groups of dots in a house": [
		"Take two groups of dots in one row, column or box. For each, write down the few ways that its candidates allow. " +
			"Then put the ways together: two that share a digit do not go together.",
		"If a digit is in all ways that are left, the rest of the house loses it. If a candidate is in none of them, it " +
			"is crossed out, too. One long group can do the same alone.",
	],
	"no place for a digit": [
		"Find a digit that has only two or three cells left in a row, column or box. Find a cell beside them, or one of " +
			"them, and try its candidates. Would one keep the digit out of all its cells?",
		"It does so across a missing dot, if it is consecutive to the digit, its half or its double. It does so across a " +
			"dot if the two do not fit. Then the candidate is crossed out.",
	],
	"naked triple": [
		"Three cells of a house with only three digits between them. Not each cell needs all three.",
		"They take all three. The other cells of the house lose them.",
	],
	"run of four": [
		"Four cells, joined by dots one after the other. Long runs have few ways: white dots that count one way " +
			"reach far.",
		"Write down all ways that candidates, rows, columns and boxes allow. If a candidate is in none of them, " +
			"it is crossed out.",
	],
	"hidden triple": [
		"Three digits that have only the same three cells in a house.",
		"Those cells are theirs. All other candidates of the three cells are crossed out.",
	],
	"X-wing": [
		"Take a digit, and two rows in which it has only two places each, in the same two columns. One row takes it in " +
			"the one column, the other row in the other.",
		"So both columns have it in these two rows, and in their other cells it is crossed out. Turned by a quarter it " +
			"is the same: two columns, and the same two rows.",
	],
	"long run or tree": [
		"Dots hold up to six cells together: in a line, round corners, or with branches.",
		"Begin at the cell with the fewest candidates. Follow the dots, and write down all ways to fill the " +
			"cells. If a " +
			"candidate is in none of them, it is crossed out.",
	],
	"long run must contain": [
		"The same as for a run of three, with four to six cells on dots, in any shape.",
		"Find a digit that is in every way. A cell that sees all the places it can have in the run loses it.",
	],
	"XY-wing": [
		"A cell has the candidates X and Y. It sees one cell with X and Z, and another with Y and Z.",
		"If it is X, the first is Z. If it is Y, the second is Z. One of those two is Z. A cell that sees both is not.",
	],
	swordfish: [
		"As an X-wing, with three rows and three columns. A row may have two places for the digit, or three.",
		"The three rows take the digit in the three columns. The other cells of the columns lose it. Turned by a quarter " +
			"it is the same.",
	],
	"house with its dots": [
		"Take a house with many dots and few candidates. Try to fill it: every digit once, every dot right.",
		"If a candidate leads to no filling, it is crossed out. Begin where the dots leave least.",
	],
	"short what-if": [
		"Take a cell with two candidates. Suppose one, and follow what it forces: across dots, in its houses.",
		"If a cell is left without a digit, or a house without a place for one, the supposition was wrong. The other " +
			"candidate is right.",
	],
	forcing: [
		"As a short what-if, from any candidate and as far as it leads. It is the last resort.",
		"Take a candidate that decides much: at a black dot, or in a house that is almost full.",
	],
};

/** Return the words that a lesson uses, and what they mean. @param {string} technique @returns {[string, string][]} */
export const wordsFor = (technique) => [
	["r7c4", "row 7, column 4"],
	["house", "a row, a column or a box (thick lines; box 1, 2, ... from left to right, then down)"],
	["candidate", "a digit that a cell can still be (the small ones)"],
	["sees", "is in the same row, column or box as"],
	.../** @type {[string, string][]} */ (/\bgaps?\b/.test(technique) ? [["gap", "no dot between two neighbours"]] : []),
];
