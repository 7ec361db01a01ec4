// What the page of records says of a record: its name, and what its nodes do.

/** @import { Game } from "../rules/game.js" */
/** @import { Record } from "../sgf/record.js" */

import { rulesName } from "../board/rulewords.js";
import { unescaped, valuesOf } from "../sgf/text.js";
import { LETTERS } from "../sgf/dialects.js";
import { colours, place } from "../board/words.js";

/** Name a record: its players, its result and its day. @param {Record} record */
export function titleOf(record) {
	const said = (/** @type {string} */ name) => unescaped(valuesOf(record.nodes[0], name)[0] ?? "").trim();
	const players =
		said("PB") || said("PW")
			? `${said("PB") || colours[1]} against ${said("PW") || colours[2]}`
			: `${record.width} × ${record.height}, ${rulesName(record.rules)}`;
	return [players, said("RE"), said("DT")].filter(Boolean).join(", ").slice(0, 200);
}

/** Say what a node does, in few words. @param {Record} record @param {number} node @param {Game} game */
export function moveOf(record, node, game) {
	for (const [player, name] of [
		[1, "B"],
		[2, "W"],
	]) {
		const [value] = valuesOf(record.nodes[node], String(name));
		if (value !== undefined)
			return `${colours[Number(player)]}${pointOf(value, game) || (game.over ? " ends" : " stops")}`;
	}
	return "set-up";
}

/** Name the point of a move as the board and the sentences do; what is none is told as it is written.
 * @param {string} value @param {Game} game */
function pointOf(value, game) {
	const said = value.split(".")[0].slice(0, 20);
	const [x, y] = [...said].map((letter) => LETTERS.indexOf(letter));
	const isPoint = said.length === 2 && x >= 0 && y >= 0 && x < game.width && y < game.height;
	return isPoint ? `, ${place(game, game.at(x, y))}` : said && ` ${said}`;
}
