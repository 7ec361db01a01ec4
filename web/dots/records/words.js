// What the page of records says of a record: its name, and what its nodes do.

/** @import { Play } from "../rules/game.js" */
/** @import { Record } from "../sgf/record.js" */
/** @import { Forgiven } from "../sgf/text.js" */

import { freeWords, rulesName } from "../board/rulewords.js";
import { unescaped, valuesOf } from "../sgf/text.js";
import { LETTERS } from "../sgf/dialects.js";
import { colours, coloursOf, place, resultIn } from "../board/words.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";

/** Return what the record says of a game under a name; "" where it says nothing.
 * @param {Record} record @param {string} name */
export const saidIn = (record, name) => unescaped(valuesOf(record.nodes[0], name)[0] ?? "").trim();

/** Return the name of the player of a side; "" where the record has none.
 * @param {Record} record @param {number} side */
export const playerOf = (record, side) => saidIn(record, side === 1 ? "PB" : "PW");

/** Return the result that the record says, as in SGF; "" where it says none. @param {Record} record */
export const saidResult = (record) => saidIn(record, "RE");

/** Name a record: its players with their colours, its result and its day. @param {Record} record */
export function titleOf(record) {
	const names = [1, 2].map((side) => playerOf(record, side));
	const [one, two] = names.map((name, index) =>
		name ? phrase("name-of-side", { name, ...coloursOf(index + 1) }) : colours[index + 1],
	);
	const players =
		names[0] || names[1]
			? phrase("one-against-another", { one, two })
			: [`${record.width} × ${record.height}`, rulesName(record.rules), ...freeIn(record)].join(", ");
	return [players, resultIn(saidResult(record)), saidIn(record, "DT")].filter(Boolean).join(", ").slice(0, 200);
}

/** Say how many free dots the record says that Blue has, if any. @param {Record} record */
export const freeIn = (record) => freeWords(Number(valuesOf(record.nodes[0], "HA")[0] ?? 0));

/** Say what was put right when a file was opened; "" where it was nothing. @param {Forgiven[]} forgiven */
export function mendedWords(forgiven) {
	const faults = forgiven.filter(({ code }) => code !== "rule-lead"); // which is read as it is meant
	if (!faults.length) return "";
	if (faults.length === 1 && isWithoutRules(faults[0])) return faultWords(faults[0]);
	return phrase("faults-put-right", { number: faults.length });
}

/** Say what was put right, and where in the file. @param {Forgiven} fault */
export function faultWords(fault) {
	const { words, offset, rules } = fault;
	if (isWithoutRules(fault)) return phrase("file-names-no-rules", { rules: rulesName(rules ?? "") });
	return phrase("fault-after", { why: words, number: offset, shown: offset.toLocaleString(LANGUAGE) });
}

/** @param {Forgiven} fault */
const isWithoutRules = ({ rules, words }) => rules !== undefined && !words;

/** @typedef {{ player: 1 | 2, said: string, at: [number, number] | null }} Step */

/** Return the side and the point of a node's move, or null where it has none.
 * @param {Record} record @param {number} node @returns {Step | null} */
export function stepOf(record, node) {
	for (const [player, name] of /** @type {[1 | 2, string][]} */ ([
		[1, "B"],
		[2, "W"],
	])) {
		const [value] = valuesOf(record.nodes[node], name);
		if (value === undefined) continue;
		const said = value.split(".")[0].slice(0, 20);
		const [x, y] = [...said].map((letter) => LETTERS.indexOf(letter));
		const isPoint = said.length === 2 && x >= 0 && y >= 0 && x < record.width && y < record.height;
		return { player, said, at: isPoint ? [x, y] : null };
	}
	return null;
}

/** Say what a node does, in few words.
 * @param {Record} record @param {number} node @param {Play} game
 * @param {string} [word] that was said instead of a dot, as the rules have it */
export function moveOf(record, node, game, word) {
	const step = stepOf(record, node);
	if (!step) return phrase("node-sets-up");
	const { player, said, at } = step;
	return phrase("node-does", {
		does: at ? "dot" : said ? "said" : word === "stop" ? "stop" : game.over ? "ends" : "stops",
		place: at ? place(game, game.at(...at)) : said,
		...coloursOf(player),
	});
}

/** Say of a move what it changed of what counts: for its side, and for the other side.
 * @param {Pick<Play, "rules">} game @param {number} own @param {number} others */
export const creditOf = ({ rules }, own, others) =>
	[
		...(own > 0 ? [{ what: "takes", number: own }] : []),
		...(others ? [{ what: others > 0 ? "loses" : "frees", number: Math.abs(others) }] : []),
		...(own < 0 ? [{ what: "gives", number: -own }] : []),
	].map((given) => (rules.allPoints ? phrase("credit-of-ground", given) : phrase("credit-of-dots", given)));
