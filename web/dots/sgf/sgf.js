// A game as a record: writes the one form of docs/dots/sgf.md, reads the main line of a record.

/** @import { Play } from "../rules/game.js" */
/** @import { Move } from "../rules/move.js" */

import { faultTold } from "./foreign.js";
import { Line } from "./line.js";
import { Refused } from "../rules/game.js";
import { handicapOf, startOf } from "../rules/starts.js";
import { mainLine, read as readAll } from "./record.js";
import { SgfFault } from "./text.js";
import { LETTERS, NO_LETTERS, writtenRules } from "./dialects.js";
import { phrase } from "../../shared/speak.js";

/** Write a game; throw `Refused` where it is larger than letters can name. @param {Play} game */
export function write(game) {
	if (Math.max(game.width, game.height) > LETTERS.length) throw new Refused("letters", NO_LETTERS);
	const size = game.width === game.height ? game.width : `${game.width}:${game.height}`;
	const start = startOf(game.setup);
	const setUp = [1, 2].map((player) =>
		start
			.filter(([who]) => who === player)
			.map(([, x, y]) => `[${LETTERS[x]}${LETTERS[y]}]`)
			.join(""),
	);
	const rules = writtenRules(game.setup.rules);
	const head = `;FF[4]GM[40]CA[UTF-8]SZ[${size}]RU[${rules}]`;
	const free = handicapOf(game.setup.start);
	const handicap = free ? `HA[${free}]` : "";
	const result = game.over ? `RE[${game.now.result}]` : "";
	const dots = setUp.map((points, n) => points && `A${"BW"[n]}${points}`).join("");
	const root = head + result + handicap + dots;
	return `(${root}\n${game.moves.map((move) => node(move, game.rules.isOptional)).join("")})\n`;
}

/** Write a move, with its rings where they are a choice. @param {Move} move @param {boolean} isOptional */
function node({ player, word, at, rings }, isOptional) {
	const letter = player === 1 ? "B" : "W";
	if (word) return word === "stop" || word === "done" ? `;${letter}[]` : `;KE[${letter}:${word}]`;
	if (!at && !rings.length) return ""; // nothing was closed
	const closed = (isOptional ? rings : []).map((ring) =>
		[...ring, ring[0]].map(([right, down]) => LETTERS[right] + LETTERS[down]).join(""),
	);
	return `;${letter}[${[at ? LETTERS[at[0]] + LETTERS[at[1]] : "", ...closed].join(".")}]`;
}

/** Read the first game of a record along its main line; throw `Refused` where this page cannot play it.
 * @param {string} text @returns {Play} */
export function read(text) {
	try {
		const [record] = readAll(text).records;
		const line = new Line(record, mainLine(record));
		if (line.fault) throw new Refused("move", line.fault);
		if (line.hasRings) throw new Refused("start", phrase("begins-with-rings"));
		line.game.stand(line.played); // without what a site counted at the end
		return line.game;
	} catch (error) {
		if (error instanceof SgfFault) throw new Refused(error.code, `${faultTold(error)}.`);
		throw error;
	}
}
