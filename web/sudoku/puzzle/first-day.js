// The first day of a player: the board of the tutorial, then an easy 6 × 6, then an easy 9 × 9.

/** @import { PuzzleRecord } from "../../types.d.ts" */

export const KEN = "(kk)(wx)A(wx)/A(ww)(wk)(kx)/(wk)(kw)(wx)A/A(xk)(xk)A";
export const SOLUTION = "2413/1342/4231/3124";

/** Tell whether a puzzle is the board of the tutorial. @param {PuzzleRecord} record */
export const isTutorial = ({ ken, negative, day }) => ken === KEN && negative !== false && !day;

/** Return the size of the easy puzzle that comes next on the first day; 0 where the day is over, or the puzzle was a
 * daily one.
 * @param {PuzzleRecord} record that was solved @param {readonly number[]} sizes of all that were solved */
export function nextSize(record, sizes) {
	if (record.day || sizes.includes(9)) return 0;
	return isTutorial(record) ? 6 : record.size === 6 && record.difficulty?.level === "easy" ? 9 : 0;
}
