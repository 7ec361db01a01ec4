// Why a technique does not rule out a candidate that was crossed out: what it did not find. No answer is given away.

const ENTER = () => "a digit is to be found here, so enter it";

/** @type {Readonly<Record<string, (digit: string) => string>>} technique -> the reason, for a digit */
export const REFUSALS = {
	"last cell": ENTER,
	"dot from a digit": () => "no dot joins it to a filled cell that it does not go with",
	"hidden single in a box": ENTER,
	"gap from a digit": () => "no filled cell beside it, without a dot between, rules it out",
	"naked single": ENTER,
	"hidden single in a line": ENTER,
	"black dot digits": () => "it has a half or a double, or no black dot touches this cell",
	"dot pair": () => "it has a partner across each dot of this cell",
	"straight run of three": (digit) => `each run of three in a line can still be filled with ${digit} there`,
	"five-seven-nine": () =>
		"it counts only where a row, column or box has as many cells without a black dot as it lacks of 5, 7 and 9",
	"gap pair": (digit) => `each cell beside it, without a dot between, still has a digit that goes with ${digit}`,
	"white run in a house": (digit) => `each white run in a house can still be filled with ${digit} there`,
	"black run in a house": (digit) => `each black run in a house can still be filled with ${digit} there`,
	"pointing or claiming": (digit) =>
		`no row, column or box must have its ${digit} where it crosses a row, column or box of this cell`,
	"bent run of three": (digit) => `each run of three round a corner can still be filled with ${digit} there`,
	"square of four": (digit) => `each square of four cells can still be filled with ${digit} there`,
	"naked pair": (digit) =>
		`no two other cells of its row, column or box have only ${digit} and one more digit between them`,
	"dot pair must contain": (digit) => `it does not see both ends of a dot that must have a ${digit}`,
	"run of three must contain": (digit) => `it does not see a run of three that must have a ${digit}`,
	"hidden pair": () => "it is not one of two cells that two other digits need in a row, column or box",
	"two groups of dots in a house": (digit) =>
		`in its row, column and box, any two groups of dots can still be filled if ${digit} is there`,
	"no place for a digit": (digit) => `${digit} there does not take the last places of another digit`,
	"naked triple": (digit) =>
		`no three other cells of its row, column or box have only ${digit} and two more digits between them`,
	"run of four": (digit) => `each run of four can still be filled with ${digit} there`,
	"hidden triple": () => "it is not one of three cells that three other digits need in a row, column or box",
	"X-wing": (digit) =>
		`no two other rows or columns have their ${digit} in the same two places, one in line with this cell`,
	"long run or tree": (digit) => `each group of dots can still be filled with ${digit} there`,
	"long run must contain": (digit) => `it does not see a group of dots that must have a ${digit}`,
	"XY-wing": (digit) => `it does not see two cells of which one must be ${digit}`,
	swordfish: (digit) =>
		`no three other rows or columns have their ${digit} in the same three places, one in line with this cell`,
	"house with its dots": (digit) => `its row, column and box can be filled with ${digit} there`,
	"short what-if": (digit) => `no short what-if shows that ${digit} fails there`,
	forcing: (digit) => `supposing ${digit} there does not lead to a contradiction`,
};
