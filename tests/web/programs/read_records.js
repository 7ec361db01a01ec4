// What the page reads in records of dots, told as tests/dots tells what the package reads.

/** @import { Record } from "../../../web/dots/sgf/record.js" */
/** @import { Turn } from "../../../web/dots/sgf/script.js" */

import { nameOf, writtenMove, writtenRing } from "../../../web/dots/sgf/dialects.js";
import { mainLine, read, write } from "../../../web/dots/sgf/record.js";
import { script } from "../../../web/dots/sgf/script.js";
import { SgfFault } from "../../../web/dots/sgf/text.js";
import { answerAll } from "./answers.js";

/** @param {Turn} turn */
function turnOf({ said, move }) {
	if (!move) return `?${said}`;
	return move.player + (move.word || writtenMove(move.at, move.rings));
}

/** @param {Record} record */
function gameOf(record) {
	const { start, turns, rings, borders } = script(record, mainLine(record));
	const begin = start.map(([who, x, y]) => who + nameOf([x, y])).join(" ");
	const drawn = [...rings, ...borders].map(({ owner, points }) => `${owner}.${writtenRing(points)}`).join(" ");
	const { width, height, rules } = record;
	return `game ${width}x${height} ${rules} | ${begin} | ${turns.map(turnOf).join(" ")} | ${drawn}`.trimEnd();
}

await answerAll(({ bytes, text: given }) => {
	try {
		const { records, forgiven } = read(given ?? new Uint8Array(Buffer.from(bytes, "base64")));
		const text = write(records);
		const lines = [...records.map(gameOf), ...forgiven.map(({ code, offset }) => `forgiven ${code} ${offset}`)];
		return { lines, text, again: write(read(text).records) === text };
	} catch (error) {
		if (!(error instanceof SgfFault)) throw error;
		const said = /not SZ\[.*/s.exec(error.message)?.[0] ?? "";
		return { lines: [`error ${error.code} ${error.offset} ${said}`.trimEnd()], text: "", again: true };
	}
});
