// What a lesson says of each answer to a position: each digit of each cell, entered and crossed out.

/** @import { PracticeAnswer } from "../../../web/types.d.ts" */

import { verdictOn } from "../../../web/learn/verdict.js";
import { board as boardOf } from "../../../web/sudoku/puzzle/geometry.js";
import { answerAll } from "./answers.js";

await answerAll((/** @type {PracticeAnswer} */ position) =>
	boardOf(position.size).cells.flatMap((cell) =>
		[...position.marks[cell]].flatMap((mark) =>
			[true, false].map((isPlaced) => ({
				cell,
				digit: Number(mark),
				isPlaced,
				...verdictOn(position, { cell, digit: Number(mark), isPlaced }),
			})),
		),
	),
);
