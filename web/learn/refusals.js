// Why a technique does not rule out a candidate that was crossed out: what it did not find. No answer is given away.

import { phrase } from "../shared/speak.js";

const ENTER = () => phrase("single-fails-not");

/** @type {Readonly<Record<string, (digit: string, boxes: string) => string>>} technique -> the reason, for a digit;
 * boxes: "false" where the board has none */
export const REFUSALS = {
	"last cell": ENTER,
	"dot from a digit": () => phrase("dot-from-a-digit-fails-not"),
	"hidden single in a box": ENTER,
	"gap from a digit": () => phrase("gap-from-a-digit-fails-not"),
	"naked single": ENTER,
	"hidden single in a line": ENTER,
	"black dot digits": () => phrase("black-dot-digits-fails-not"),
	"dot pair": () => phrase("dot-pair-fails-not"),
	"straight run of three": (digit) => phrase("straight-run-of-three-fails-not", { digit }),
	"five-seven-nine": (_, boxes) => phrase("five-seven-nine-fails-not", { boxes }),
	"gap pair": (digit) => phrase("gap-pair-fails-not", { digit }),
	"white run in a house": (digit) => phrase("white-run-in-a-house-fails-not", { digit }),
	"black run in a house": (digit) => phrase("black-run-in-a-house-fails-not", { digit }),
	"pointing or claiming": (digit) => phrase("pointing-or-claiming-fails-not", { digit }),
	"bent run of three": (digit) => phrase("bent-run-of-three-fails-not", { digit }),
	"square of four": (digit) => phrase("square-of-four-fails-not", { digit }),
	"naked pair": (digit, boxes) => phrase("naked-pair-fails-not", { digit, boxes }),
	"dot pair must contain": (digit) => phrase("dot-pair-must-contain-fails-not", { digit }),
	"run of three must contain": (digit) => phrase("run-of-three-must-contain-fails-not", { digit }),
	"hidden pair": (_, boxes) => phrase("hidden-pair-fails-not", { boxes }),
	"two groups of dots in a house": (digit, boxes) =>
		phrase("two-groups-of-dots-in-a-house-fails-not", { digit, boxes }),
	"no place for a digit": (digit) => phrase("no-place-for-a-digit-fails-not", { digit }),
	"naked triple": (digit, boxes) => phrase("naked-triple-fails-not", { digit, boxes }),
	"run of four": (digit) => phrase("run-of-four-fails-not", { digit }),
	"hidden triple": (_, boxes) => phrase("hidden-triple-fails-not", { boxes }),
	"X-wing": (digit) => phrase("x-wing-fails-not", { digit }),
	"long run or tree": (digit) => phrase("long-run-or-tree-fails-not", { digit }),
	"long run must contain": (digit) => phrase("long-run-must-contain-fails-not", { digit }),
	"XY-wing": (digit) => phrase("xy-wing-fails-not", { digit }),
	swordfish: (digit) => phrase("swordfish-fails-not", { digit }),
	"house with its dots": (digit, boxes) => phrase("house-with-its-dots-fails-not", { digit, boxes }),
	"short what-if": (digit) => phrase("short-what-if-fails-not", { digit }),
	forcing: (digit) => phrase("forcing-fails-not", { digit }),
};
