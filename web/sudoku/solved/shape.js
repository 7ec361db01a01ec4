// The shape of a solve: which boxes took longest, in black and white dots. It tells no digit. Pure.

/** @import { Game } from "../../types.d.ts" */

/** Return the shape as lines of dots, a dot for each box: black are the third that took longest. None where it is not
 * known when the steps were made. @param {Pick<Game, "state" | "moments">} game */
export function shapeOf({ state, moments }) {
	const { past, puzzle } = state;
	const { boxes, size, boxWidth } = puzzle.board;
	if (!boxes.length || !past.length || moments.length !== past.length) return [];
	const spent = boxes.map(() => 0);
	for (const [at, changes] of past.entries()) {
		const entry = changes.find(([layer]) => layer === "digits");
		if (entry) spent[boxes.findIndex((box) => box.includes(entry[1]))] += moments[at] - (moments[at - 1] ?? 0);
	}
	const slow = new Set(
		[...boxes.keys()].sort((one, other) => spent[other] - spent[one]).slice(0, Math.ceil(boxes.length / 3)),
	);
	const across = size / boxWidth;
	const dots = boxes.map((_, box) => (slow.has(box) ? "⚫" : "⚪"));
	return Array.from({ length: size / across }, (_, row) => dots.slice(row * across, (row + 1) * across).join(""));
}
