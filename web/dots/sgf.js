// Records of dots where rings close by themselves: writes the one form of docs/dots/sgf.md, reads the main line of a record.

import { AUTOMATIC, Game, Refused, startOf } from "./rules.js";

/** @typedef {import("./rules.js").Move} Move */
/** @typedef {import("./rules.js").Player} Player */
/** @typedef {import("./rules.js").Setup} Setup */

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const TAGS = "Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=0,LastSafe=0,ScoreTerr=0,InstantWin=0";
const RULES = { standard: TAGS, "no-territory": TAGS.replace("Stop=0", "Stop=1") };
const LONGEST = 1_000_000; // characters of a record
const WORDS = ["resign", "time", "draw"];

/** Write a game; throw `Refused` where it is larger than letters can name. @param {Game} game */
export function write(game) {
	if (Math.max(game.width, game.height) > LETTERS.length) throw new Refused("letters", "A record has letters for 52 columns and rows.");
	const size = game.width === game.height ? game.width : `${game.width}:${game.height}`;
	const start = startOf(game.setup);
	const setUp = [1, 2].map((player) => start.filter(([who]) => who === player).map(([, x, y]) => `[${LETTERS[x]}${LETTERS[y]}]`).join(""));
	const rules = /** @type {Record<string, string>} */ (RULES)[game.setup.rules] ?? game.setup.rules;
	const head = `;FF[4]GM[40]CA[UTF-8]SZ[${size}]RU[${rules}]${game.over ? `RE[${game.now.result}]` : ""}${setUp[0] && `AB${setUp[0]}`}${setUp[1] && `AW${setUp[1]}`}`;
	return `(${head}\n${game.moves.map(node).join("")})\n`;
}

/** @param {Move} move */
function node([player, x, y]) {
	const letter = player === 1 ? "B" : "W";
	if (typeof x === "number") return `;${letter}[${LETTERS[x]}${LETTERS[y ?? 0]}]`;
	return x === "stop" || x === "done" ? `;${letter}[]` : `;KE[${letter}:${x}]`;
}

/** Read the first game of a record along its main line; throw `Refused` where this page cannot play it.
 * @param {string} text @returns {Game} */
export function read(text) {
	if (text.length > LONGEST) throw new Refused("long", "The record is too long.");
	const nodes = nodesOf(text);
	const first = nodes[0];
	if (!first) throw new Refused("sgf", "This is no record: expected brackets around nodes, (;GM[40]...).");
	const kind = value(first, "GM");
	if (kind && kind !== "40") throw new Refused("game", "This is a record of another game than dots.");
	const game = new Game({ size: sizeOf(value(first, "SZ")), rules: rulesOf(value(first, "RU"), nodes), start: [...first.entries()].flatMap(([name, values]) => (name === "AB" || name === "AW" ? values.map((each) => dot(name === "AB" ? 1 : 2, each)) : [])) });
	for (const each of nodes) for (const move of movesOf(each)) game.play(move);
	return game;
}

/** @typedef {Map<string, string[]>} Node */

/** Give the nodes of the main line: of variations, the first. @param {string} text @returns {Node[]} */
function nodesOf(text) {
	/** @type {Node[]} */
	const nodes = [];
	let [depth, closed, name] = [0, false, ""];
	const parts = /\[((?:\\[\s\S]|[^\]\\])*)\]|([A-Za-z]+)|([();])/g;
	for (const [, found, letters, mark] of text.matchAll(parts)) {
		if (mark === "(") depth += 1;
		if (closed) {
			if (mark === ")") depth -= 1;
			if (depth <= 0) break;
			continue;
		}
		if (mark === ")") closed = true;
		if (mark === ")") depth -= 1;
		if (mark === ";" && depth) nodes.push(new Map());
		if (letters) name = letters.replace(/[a-z]/g, "");
		const node = nodes.at(-1);
		if (found !== undefined && node && name) node.set(name, [...(node.get(name) ?? []), found.replace(/\\([\s\S])/g, "$1")]);
	}
	return nodes;
}

/** @param {Node} node @param {string} name */
function value(node, name) {
	return node.get(name)?.[0]?.trim() ?? "";
}

/** @param {string} text @returns {[number, number]} */
function sizeOf(text) {
	if (!text || text === "NG") return [39, 32];
	const [width, height = width] = text.split(":").map(Number);
	return [width, height];
}

/** @param {string} text @param {Node[]} nodes */
function rulesOf(text, nodes) {
	const tags = new Map(text.split(",").map((tag) => /** @type {[string, string]} */ (tag.trim().toLowerCase().split("="))));
	if (tags.get("mustsurr") === "0" || tags.get("minarea") === "0") throw new Refused("rules", "This page does not play rules where closing is a choice yet.");
	if (tags.has("stop") || tags.has("minarea")) return tags.get("stop") === "1" ? "no-territory" : "standard";
	if (AUTOMATIC.some((name) => text.split("+")[0] === name)) return text;
	if (["territory", "gorilla", "paper"].includes(text.split("+")[0])) throw new Refused("rules", "This page does not play rules where closing is a choice yet.");
	const hasStop = nodes.some((node) => ["B", "W"].some((name) => node.get(name)?.[0] === ""));
	return text === "russian" || hasStop ? "no-territory" : "standard";
}

/** @param {Node} node @returns {Move[]} */
function movesOf(node) {
	/** @type {Move[]} */
	const moves = [];
	for (const [name, values] of node) {
		if (name === "B" || name === "W") {
			const player = name === "B" ? 1 : 2;
			moves.push(...values.map((each) => (each === "" ? /** @type {Move} */ ([player, "stop"]) : dot(player, each))));
		}
		if (name === "KE") {
			const [letter, word] = values[0].split(":");
			if (WORDS.includes(word)) moves.push(/** @type {Move} */ ([letter === "B" ? 1 : 2, word]));
		}
	}
	return moves;
}

/** @param {Player} player @param {string} text @returns {[Player, number, number]} */
function dot(player, text) {
	const [x, y] = [...text.trim().slice(0, 2)].map((letter) => LETTERS.indexOf(letter));
	if (!/^[a-zA-Z]{2}(\.|$)/.test(text.trim())) throw new Refused("move", `Expected a point such as [dc], not [${text.slice(0, 20)}].`);
	return [player, x, y];
}
