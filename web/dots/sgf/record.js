// Records of games of dots: the tree in its one normal form, with its board and its rules. The same as
// dots/records/record.py and dots/records/sgf.py: reads what the world writes, and writes one form; read, written and
// read again, a record is the same.

/** @import { Node, Property } from "./text.js" */

import { lettered, LETTERS, moveOf, rulesNamed, sizeOf, writtenMove, writtenSize } from "./dialects.js";
import { Line } from "./line.js";
import { script } from "./script.js";
import { Notes, packed, parse, SgfFault, trimmed, unescaped, valuesOf, write as writeNodes } from "./text.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ nodes: Node[], width: number, height: number, rules: string }} Record */

const PLACES = ["B", "W", "AB", "AW", "AE", "TR", "SQ", "CR", "MA"]; // properties whose values are points
const FILE_PROPERTIES = ["FF", "GM", "CA"]; // what is written of each file, and no record keeps
// of a root; in other nodes the move is first
const FIRST = ["AP", "SZ", "RU", "PB", "BR", "PW", "WR", "RE", "HA", "AB", "AW"];
const USUAL = /** @type {[number, number]} */ ([39, 32]); // the board of most sites
const SMALLEST = 3;

/** Read the games of a file, and what was forgiven in it; throw `SgfFault` where it holds none, or is too large.
 * @param {Uint8Array | string} data */
export function read(data) {
	const notes = new Notes();
	const records = [];
	const refused = [];
	for (const nodes of parse(data, notes)) {
		try {
			records.push(normal(nodes, notes));
		} catch (error) {
			if (!(error instanceof SgfFault)) throw error;
			refused.push(error);
		}
	}
	if (!records.length) throw refused[0];
	for (const { code, offset, message } of refused)
		notes.add(code, offset, phrase("fault-game-passed-over", { why: message }));
	for (const record of records) script(record, mainLine(record), notes);
	return { records, forgiven: notes.listed() };
}

/** Write records as one file. @param {Record[]} records */
export function write(records) {
	return records
		.map(({ nodes }) => {
			const said = /** @type {Property[]} */ ([
				["FF", ["4"]],
				["GM", ["40"]],
				["CA", ["UTF-8"]],
			]);
			return writeNodes([{ ...nodes[0], properties: [...said, ...nodes[0].properties] }, ...nodes.slice(1)]);
		})
		.join("");
}

/** Return the nodes of the main line, the root first. @param {Pick<Record, "nodes">} record */
export function mainLine({ nodes }) {
	const first = new Map();
	for (const [number, { parent }] of nodes.entries()) if (!first.has(parent)) first.set(parent, number);
	const path = [0];
	for (let next = first.get(0); next !== undefined; next = first.get(next)) path.push(next);
	return path;
}

/** @param {Node[]} nodes @param {Notes} notes @returns {Record} */
function normal(nodes, notes) {
	const [root] = nodes;
	checkGame(root, notes);
	const [width, height] = boardOf(root, notes);
	const reader = new Normal(width, height, notes);
	reader.isNumbered = nodes.some(isNumbered);
	const held = nodes.map((node) => ({ ...node, properties: reader.properties(node) }));
	if (!(reader.moves || reader.comments || valuesOf(root, "GM").length || valuesOf(root, "SZ").length))
		throw new SgfFault("other-game", phrase("fault-nothing-of-dots"), root.offset);
	if (reader.strange && !reader.moves)
		throw new SgfFault(
			"other-game",
			phrase("fault-moves-of-another-game", { text: reader.strange.slice(0, 20) }),
			root.offset,
		);
	const [rules, named] = rulesOf(held, reader, notes);
	const record = { nodes: [normalRoot(held[0], width, height), ...held.slice(1)], width, height, rules };
	if (named === null) return record;
	const found = rules === "standard" ? judged(record) : record;
	const words = named ? phrase("fault-rules-unknown", { text: named, rules: found.rules }) : "";
	notes.add("rules-assumed", root.offset, words, found.rules);
	return found;
}

/** Return a record by the rules that allow its moves, if the standard ones do not and those of territory do.
 * @param {Record} record @returns {Record} */
function judged(record) {
	const other = { ...record, rules: "territory" };
	const isAllowed = (/** @type {Record} */ each) => !new Line(each, mainLine(each)).fault;
	return !isAllowed(record) && isAllowed(other) ? other : record;
}

/** @param {Node} root @param {Notes} notes */
function checkGame(root, notes) {
	const said = trimmed(valuesOf(root, "GM")[0] ?? "");
	if (!said) notes.add("game-missing", root.offset, phrase("fault-game-missing"));
	else if (said !== "40")
		throw new SgfFault("other-game", phrase("fault-another-game", { text: said.slice(0, 20) }), root.offset);
}

/** @param {Node} root @param {Notes} notes */
function boardOf(root, notes) {
	const values = valuesOf(root, "SZ");
	const sides = values.every((each) => /^[0-9]+$/.test(each)) ? 2 : 1; // SZ[39][32] is seen, too
	const value = values.slice(0, sides).join(":");
	const [found, said] = [sizeOf(value), `SZ[${value.slice(0, 20)}]`];
	if (!found && trimmed(value)) throw new SgfFault("size", phrase("fault-size", { text: said }), root.offset);
	if (!found) notes.add("size-missing", root.offset, phrase("fault-size-missing"));
	const size = found ?? USUAL;
	if (Math.max(...size) > LETTERS.length)
		throw new SgfFault("letters", phrase("fault-size-too-large", { text: said }), root.offset);
	if (Math.min(...size) < SMALLEST)
		throw new SgfFault(
			"size",
			phrase("fault-size-of-sides", { least: SMALLEST, most: LETTERS.length, text: said }),
			root.offset,
		);
	return size;
}

/** Brings the properties of the nodes of one game into their normal form, and counts what they hold. */
class Normal {
	moves = 0;
	chains = 0;
	stops = 0;
	comments = 0;
	isNumbered = false; // points are written as numbers
	strange = ""; // a move that cannot be read

	/** @param {number} width @param {number} height @param {Notes} notes */
	constructor(width, height, notes) {
		this.board = { width, height };
		this.notes = notes;
	}

	/** @param {Node} node @returns {Property[]} */
	properties({ properties, offset }) {
		const isMove = (/** @type {Property} */ [name]) => name === "B" || name === "W";
		this.comments += properties.some(([name]) => name === "C") ? 1 : 0;
		const held = usual(properties, this.isNumbered).map((each) =>
			isMove(each) ? /** @type {Property} */ ([each[0], each[1].map((value) => this.move(value, offset))]) : each,
		);
		this.chains += held
			.filter(([name]) => name === "TB" || name === "TW")
			.flatMap(([, values]) => values)
			.filter((value) => value.includes(".")).length;
		return [...held.filter(isMove), ...held.filter((each) => !isMove(each))];
	}

	/** @param {string} value @param {number} offset */
	move(value, offset) {
		const text = unescaped(value);
		let said;
		try {
			said = moveOf(text, this.board);
		} catch (error) {
			if (!(error instanceof SgfFault)) throw error;
			this.strange ||= text;
			this.notes.add(error.code === "off" ? "move-off-board" : "move-unreadable", offset, error.message);
			return value;
		}
		this.moves += 1;
		this.chains += said.rings.length ? 1 : 0;
		this.stops += said.kind === "stop" ? 1 : 0;
		if (!said.isWhole) {
			this.notes.add("chain-unreadable", offset, phrase("fault-chain", { text: text.slice(0, 40) }));
			return value;
		}
		if (said.kind !== "dot" && said.kind !== "close") return said.kind === "stop" ? "" : said.kind;
		const plain = writtenMove(said.point, said.rings);
		if (plain.length > packed(text).length)
			this.notes.add("chain-open", offset, phrase("fault-chain-open", { text: text.slice(0, 40) }));
		return plain;
	}
}

/** Whether a node has a move of vpoints, `R[07-08]`: red is the second player. Checkers have `B[12-16]`.
 * @param {Node} node */
const isNumbered = (node) => valuesOf(node, "R").some((value) => lettered(value) !== value);

/** Return properties by their usual names, points as letters, and a comment of several values as one text.
 * @param {Property[]} properties @param {boolean} isNumbered @returns {Property[]} */
function usual(properties, isNumbered) {
	const has = (/** @type {string} */ wanted) => properties.some(([name]) => name === wanted);
	return properties.map(([name, values]) => {
		const points = isNumbered ? values.map(lettered) : values;
		if (name === "PR" && !has("PW")) return ["PW", values];
		if (name === "R" && !has("W") && points.some((point, index) => point !== values[index])) return ["W", points];
		if (name === "C") return [name, [values.join("\n")]];
		return [name, PLACES.includes(name) ? points : values];
	});
}

/** Return the rules that the root names and null, or those that its moves tell of and what the root names in their
 * place; "": nothing.
 * @param {Node[]} nodes @param {Normal} found @param {Notes} notes @returns {[rules: string, named: string | null]} */
function rulesOf([root], found, notes) {
	const value = unescaped(valuesOf(root, "RU")[0] ?? "");
	const named = trimmed(value) ? rulesNamed(value, notes, root.offset) : null;
	// KataGo names no rules of its end: where a player stops, stopping brings the other what is not grounded
	if (named) return [trimmed(value).startsWith("dots") && found.stops ? "no-territory" : named, null];
	const isGrounded = /\+\s*G/.test(valuesOf(root, "RE").join("")); // notAgo's word for what a stop brings
	const byChains = (valuesOf(root, "AP")[0] ?? "").toLowerCase().includes("gorilla") ? "gorilla" : "territory";
	const assumed = found.chains ? byChains : found.stops || isGrounded ? "no-territory" : "standard";
	return [assumed, trimmed(value) && value.slice(0, 20)];
}

/** @param {Node} root @param {number} width @param {number} height @returns {Node} */
function normalRoot(root, width, height) {
	const kept = new Map(root.properties.filter(([name]) => !FILE_PROPERTIES.includes(name)));
	kept.set("SZ", [writtenSize({ width, height })]);
	return { ...root, properties: ordered([...kept]) };
}

/** Return a root's properties in their order: what tells games apart comes first. @param {Property[]} properties */
export function ordered(properties) {
	const rank = (/** @type {Property} */ [name]) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
	return properties
		.map((each, index) => ({ each, index }))
		.sort((a, b) => rank(a.each) - rank(b.each) || a.index - b.index)
		.map(({ each }) => each);
}
