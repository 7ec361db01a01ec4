// Records of dots: writes the one form of docs/dots/sgf.md, reads the main line of a record.

import { Game, Refused, startOf } from "./rules.js";
import { rulesOf as checked } from "./rulesets.js";

/** @typedef {import("./rules.js").Move} Move */
/** @typedef {import("./rules.js").Player} Player */
/** @typedef {import("./rules.js").Setup} Setup */

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const TAGS = "Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=0,LastSafe=0,ScoreTerr=0,InstantWin=0";
const TERRITORY = TAGS.replace("MustSurr=1,MinArea=1", "MustSurr=0,MinArea=0");
/** @type {Record<string, string>} */
const RULES = {
	standard: TAGS,
	"no-territory": TAGS.replace("Stop=0", "Stop=1"),
	territory: TERRITORY,
	"territory+szkrab": TERRITORY.replace("Holes=1", "Holes=0").replace("LastSafe=0", "LastSafe=1"),
};
const KNOWN = ["punish", "holes", "addturn", "mustsurr", "minarea", "pass", "stop", "lastsafe", "scoreterr", "instantwin"];
/** @type {Record<string, string>} */
const OLD = { additionalturn: "addturn", mustsurround: "mustsurr", minimalarea: "minarea" };
const LONGEST = 1_000_000; // characters of a record
const WORDS = ["resign", "time", "draw"];

/** Write a game; throw `Refused` where it is larger than letters can name. @param {Game} game */
export function write(game) {
	if (Math.max(game.width, game.height) > LETTERS.length) throw new Refused("letters", "A record has letters for 52 columns and rows.");
	const size = game.width === game.height ? game.width : `${game.width}:${game.height}`;
	const start = startOf(game.setup);
	const setUp = [1, 2].map((player) => start.filter(([who]) => who === player).map(([, x, y]) => `[${LETTERS[x]}${LETTERS[y]}]`).join(""));
	const rules = RULES[game.setup.rules] ?? game.setup.rules;
	const head = `;FF[4]GM[40]CA[UTF-8]SZ[${size}]RU[${rules}]${game.over ? `RE[${game.now.result}]` : ""}${setUp[0] && `AB${setUp[0]}`}${setUp[1] && `AW${setUp[1]}`}`;
	return `(${head}\n${game.moves.map((move) => node(move, game.rules.isOptional)).join("")})\n`;
}

/** Write a move, with its rings where they are a choice. @param {Move} move @param {boolean} isOptional */
function node([player, x, y, rings], isOptional) {
	const letter = player === 1 ? "B" : "W";
	if (typeof x === "string") return x === "stop" || x === "done" ? `;${letter}[]` : `;KE[${letter}:${x}]`;
	if (x === null && !rings?.length) return ""; // nothing was closed
	const closed = ((isOptional && rings) || []).map((ring) => [...ring, ring[0]].map(([right, down]) => LETTERS[right] + LETTERS[down]).join(""));
	return `;${letter}[${[x === null ? "" : LETTERS[x] + LETTERS[y ?? 0], ...closed].join(".")}]`;
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
	for (const each of nodes) for (const move of movesOf(each, game)) game.play(move);
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
	const pairs = text.split(",").map((tag) => tag.trim().toLowerCase().split("="));
	const tags = new Map(pairs.map(([name, set = "1"]) => /** @type {[string, string]} */ ([OLD[name] ?? name, set])));
	if (KNOWN.some((name) => tags.has(name))) {
		if (tags.get("mustsurr") === "1") return tags.get("stop") === "1" ? "no-territory" : "standard";
		return (tags.get("holes") ?? "0") === "0" ? "territory+szkrab" : "territory";
	}
	if (text.toLowerCase() === "russian") return "no-territory";
	if (text.startsWith("dots")) return "standard"; // KataGo
	try {
		checked(text);
		return text;
	} catch {
		return assumed(nodes);
	}
}

/** Give the rules that a record without any was played by, as its moves tell. @param {Node[]} nodes */
function assumed(nodes) {
	const moves = nodes.flatMap((node) => ["B", "W"].flatMap((name) => node.get(name) ?? []));
	if (moves.some((move) => move.includes("."))) return value(nodes[0], "AP").startsWith("GoRilla") ? "gorilla" : "territory";
	return moves.includes("") ? "no-territory" : "standard";
}

/** @param {Node} node @param {Game} game to which they are moves @returns {Move[]} */
function movesOf(node, game) {
	/** @type {Move[]} */
	const moves = [];
	for (const [name, values] of node) {
		if (name === "B" || name === "W") moves.push(...values.flatMap((each) => moveOf(name === "B" ? 1 : 2, each.trim(), game)));
		if (name === "KE") {
			const [letter, word] = values[0].split(":");
			if (WORDS.includes(word)) moves.push(/** @type {Move} */ ([letter === "B" ? 1 : 2, word]));
		}
	}
	return moves;
}

/** @param {Player} player @param {string} text @param {Game} game @returns {Move[]} */
function moveOf(player, text, game) {
	if (text === "") {
		const { ends } = game.rules;
		const answers = ends.includes("agreed") || (ends.includes("early") && game.now.stopped);
		return [[player, answers ? "done" : "stop"]];
	}
	const [at, ...chains] = text.split(".");
	const rings = chains.map(ringOf).filter((ring) => ring.length > 2 && !isOfOther(game, player, ring));
	if (!at) return game.rules.isOptional && rings.length ? [[player, null, null, rings]] : [];
	const [, x, y] = dot(player, at);
	return [rings.length && game.rules.isOptional ? [player, x, y, rings] : [player, x, y]];
}

/** Read a ring, without its first point again. @param {string} text */
function ringOf(text) {
	const points = [...(text.match(/[a-zA-Z]{2}/g) ?? [])].map((pair) => [...pair].map((letter) => LETTERS.indexOf(letter)));
	return points.length > 1 && points[0].join() === points.at(-1)?.join() ? points.slice(0, -1) : points;
}

/** Tell whether a ring is one of the other side's dots, which he closes himself. @param {Game} game @param {Player} player @param {number[][]} ring */
function isOfOther(game, player, ring) {
	return ring.every(([x, y]) => game.holds(x, y) && game.now.dots[game.at(x, y)] === 3 - player);
}

/** @param {Player} player @param {string} text @returns {[Player, number, number]} */
function dot(player, text) {
	const [x, y] = [...text.trim().slice(0, 2)].map((letter) => LETTERS.indexOf(letter));
	if (!/^[a-zA-Z]{2}(\.|$)/.test(text.trim())) throw new Refused("move", `Expected a point such as [dc], not [${text.slice(0, 20)}].`);
	return [player, x, y];
}
