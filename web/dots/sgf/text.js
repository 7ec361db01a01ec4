// SGF as text: characters to nodes, nodes to the one form that is written; encodings.js makes bytes characters. Knows
// no game.
// The same as dots/records/text.py, case by case: one set of files holds both. A game is a flat list of nodes in the
// order of the text, each with the number of its parent; of the children of a node the first is the main line.

import { decode } from "./encodings.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {[name: string, values: string[]]} Property values as they are escaped in the text */
/** @typedef {{ parent: number, properties: Property[], offset: number, isAdded?: boolean }} Node isAdded: the page put
 *   it there to show something; not written */
/** @typedef {{ code: string, offset: number, words: string, rules?: string }} Forgiven offset: characters from the
 *   beginning; bytes where the encoding is at fault; rules: that are assumed; words: "" where the file names none */

const XT_VERSION = 121; // the first byte of PointsXT's files
const XT_HEAD = 58; // bytes of them before the moves
export const BYTES = 8 * 2 ** 20; // of a file
const NODES = 200_000;
const VALUES = 500_000;
const DEPTH = 1_000; // variations within variations
const NOTES = 100; // faults that are listed
const WIDTH = 100; // characters of a line that is written, where a node does not need more

export const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const GAME = new RegExp(`\\(${SPACE}*(?=;|[A-Z]{1,2}${SPACE}*\\[)`, "g");
const TOKEN = new RegExp(
	`${SPACE}*(?:([();])|([A-Za-z][A-Za-z0-9]*)|\\[([^\\\\\\]]*(?:\\\\.[^\\\\\\]]*)*)(?:(\\])|\\\\?$))`,
	"sy",
);
const STRAY = new RegExp(`${SPACE}*(?!${SPACE})[^();\\[A-Za-z][^();\\[A-Za-z]*`, "y");
const ESCAPE = /\\(\r\n|\n\r|.)|\r\n|\n\r|\r/gsu;
const ENDS = new RegExp(`^${SPACE}+|${SPACE}+$`, "g");
const SPACES = new RegExp(`${SPACE}+`, "g");

/** A text that holds no game of dots, or is too large; *code* is stable. */
export class SgfFault extends Error {
	/** @param {string} code @param {string} words @param {number} [offset] */
	constructor(code, words, offset = 0) {
		super(words);
		this.code = code;
		this.offset = offset;
	}
}

/** What is forgiven, in the order in which it was found; beyond the first hundred only how many. */
export class Notes {
	/** @type {Forgiven[]} */
	list = [];
	more = 0;
	text = ""; // whose offsets are told

	/** @param {string} code @param {number} offset @param {string} words @param {string} [rules] */
	add(code, offset, words, rules) {
		if (this.list.length < NOTES) this.list.push({ code, offset, words, rules });
		else this.more += 1;
	}

	/** @returns {Forgiven[]} */
	listed() {
		return this.more
			? [
					...this.list,
					{ code: "more", offset: this.list[NOTES - 1].offset, words: phrase("more-faults", { number: this.more }) },
				]
			: this.list;
	}
}

/** Take white space from both ends. @param {string} text */
export const trimmed = (text) => text.replace(ENDS, "");

/** Take all white space out. @param {string} text */
export const packed = (text) => text.replace(SPACES, "");

/** Return the text that a value stands for. @param {string} value */
export const unescaped = (value) => value.replace(/\\(.)/gsu, "$1");

/** Return the value that stands for a text. @param {string} text */
export const escaped = (text) => text.replace(/\r\n?/g, "\n").replace(/[\]\\]/g, "\\$&");

/** Return the values of a property of a node, none where it has no such property.
 * @param {Node} node @param {string} name */
export const valuesOf = (node, name) => node.properties.find(([held]) => held === name)?.[1] ?? [];

/** Return for each node the numbers of its children, the main line first. @param {Node[]} nodes */
export function childrenOf(nodes) {
	const below = nodes.map(() => /** @type {number[]} */ ([]));
	for (const [number, { parent }] of nodes.entries()) if (parent >= 0) below[parent].push(number);
	return below;
}

/** Read the games of a file; what was passed over is added to *notes*. Throws `SgfFault`: `too-long`, `too-many-nodes`,
 * `too-many-values`, `too-deep`, `no-game`.
 * @param {Uint8Array | string} data @param {Notes} notes @returns {Node[][]} */
export function parse(data, notes) {
	if (data.length > BYTES)
		throw new SgfFault("too-long", phrase("fault-too-many-bytes", { most: BYTES, bytes: data.length }));
	if (typeof data !== "string" && isOfPointsXt(data)) throw new SgfFault("no-game", phrase("fault-points-xt"));
	return new Reader(
		typeof data === "string" ? data.replace(/[\ud800-\udfff]/gu, "?") : decode(data, (...fault) => notes.add(...fault)),
		notes,
	).games();
}

/** Tell whether data begin like a game that PointsXT has saved: its version, and twice the colour of a player.
 * @param {Uint8Array} data */
function isOfPointsXt(data) {
	return data.length >= XT_HEAD && data[0] === XT_VERSION && data[3] === data[4] && [0, 255].includes(data[3]);
}

/** One pass over a text. */
class Reader {
	count = 0; // of nodes, in all games
	worth = 0; // of values, in all games
	place = 0;
	current = -1; // the node that is last or was gone back to
	isFresh = false; // a "(" was the last sign: a node must follow
	isOpen = false; // a node is open: properties belong to it
	/** @type {Node[]} */
	nodes = [];
	/** @type {number[]} */
	returns = [];
	told = { at: 0, characters: 0 }; // how many characters are before a place: counted on from the last one

	/** @param {string} text @param {Notes} notes */
	constructor(text, notes) {
		this.text = text;
		this.notes = notes;
	}

	/** Return a place as a number of characters. @param {number} place */
	offset(place) {
		if (place < this.told.at) this.told = { at: 0, characters: 0 };
		const between = this.text.slice(this.told.at, place);
		this.told = { at: place, characters: this.told.characters + lengthOf(between) };
		return this.told.characters;
	}

	/** @param {string} code @param {number} place @param {string} words */
	note(code, place, words) {
		this.notes.add(code, this.offset(place), words);
	}

	games() {
		const found = [];
		for (;;) {
			GAME.lastIndex = this.place;
			const match = GAME.exec(this.text);
			if (!match) break;
			this.outside(match.index);
			this.place = match.index;
			this.game();
			if (this.nodes.length) found.push(this.nodes);
		}
		this.outside(this.text.length);
		if (!found.length) throw new SgfFault("no-game", phrase("no-game-in-sgf"));
		return found;
	}

	/** @param {number} end */
	outside(end) {
		const between = trimmed(this.text.slice(this.place, end));
		if ([...between].some((each) => !"\ufeff\0\x1a".includes(each)))
			this.note("text-outside", this.place, phrase("fault-text-outside", { text: short(between) }));
	}

	/** Read from a "(" to the ")" that belongs to it, or to the end of the text. */
	game() {
		Object.assign(this, { nodes: [], returns: [], current: -1, isFresh: false, isOpen: false });
		while (this.place < this.text.length) {
			TOKEN.lastIndex = this.place;
			const match = TOKEN.exec(this.text);
			if (!match) {
				this.stray();
				continue;
			}
			const value = this.place + match[0].indexOf("[") + 1;
			this.place += match[0].length;
			if (match[1]) {
				this.sign(match[1], this.place - 1);
				if (!this.returns.length) break;
			} else if (match[2]) this.property(match[2], this.place - match[2].length);
			else this.note("value-alone", value, phrase("fault-value-alone"));
		}
		if (this.returns.length)
			this.note("game-open", this.text.length, phrase("fault-game-open", { number: this.returns.length }));
		this.checkDepth();
	}

	/** Count for each node those before it that have several children; brackets around one child are nothing. */
	checkDepth() {
		const ways = childrenOf(this.nodes).map((below) => below.length);
		const depths = [0];
		for (const { parent, offset } of this.nodes.slice(1)) {
			const depth = depths[parent] + (ways[parent] > 1 ? 1 : 0);
			if (depth > DEPTH) throw new SgfFault("too-deep", phrase("fault-too-deep", { most: DEPTH }), offset);
			depths.push(depth);
		}
	}

	stray() {
		STRAY.lastIndex = this.place;
		const match = STRAY.exec(this.text);
		const end = match ? this.place + match[0].length : this.text.length;
		const words = trimmed(this.text.slice(this.place, end));
		if (words) this.note("stray-text", this.place, phrase("fault-stray-text", { text: short(words) }));
		this.place = end;
	}

	/** @param {string} sign @param {number} place */
	sign(sign, place) {
		if (sign === "(") {
			this.returns.push(this.current);
			[this.isFresh, this.isOpen] = [true, false];
		} else if (sign === ")") {
			if (this.isFresh) this.note("variation-empty", place, phrase("fault-variation-empty"));
			this.current = this.returns.pop() ?? -1;
			this.isFresh = this.isOpen = false;
		} else {
			if (this.nodes.length && !(this.isFresh || this.isOpen))
				this.note("node-after-variation", place, phrase("fault-node-after-variation"));
			this.node(place);
		}
	}

	/** @param {number} place */
	node(place) {
		this.count += 1;
		if (this.count > NODES)
			throw new SgfFault("too-many-nodes", phrase("fault-too-many-nodes", { most: NODES }), this.offset(place));
		const parent = this.nodes.length && this.current < 0 ? 0 : this.current; // a game has one root
		this.nodes.push({ parent, properties: [], offset: this.offset(place) });
		this.current = this.nodes.length - 1;
		[this.isFresh, this.isOpen] = [false, true];
	}

	/** @param {string} name @param {number} place */
	property(name, place) {
		const values = [];
		for (;;) {
			TOKEN.lastIndex = this.place;
			const match = TOKEN.exec(this.text);
			if (match?.[3] === undefined) break;
			const begin = this.place + match[0].indexOf("[") + 1;
			if (!match[4]) this.note("value-open", begin, phrase("fault-value-open"));
			values.push(match[3].replace(ESCAPE, unified));
			this.place += match[0].length;
		}
		if (!values.length) this.note("property-empty", place, phrase("fault-property-empty", { name: short(name) }));
		else if (!this.isOpen && !this.isFresh)
			this.note("property-outside", place, phrase("fault-property-outside", { name: short(name) }));
		else this.hold(name, values, place);
	}

	/** @param {string} name @param {string[]} values @param {number} place */
	hold(name, values, place) {
		if (this.isFresh) {
			this.note("semicolon", place, phrase("fault-semicolon"));
			this.node(place);
		}
		this.worth += values.length;
		if (this.worth > VALUES)
			throw new SgfFault("too-many-values", phrase("fault-too-many-values", { most: VALUES }), this.offset(place));
		const large = name.replace(/[a-z]+/g, "");
		const plain = /^[A-Z]/.test(large) ? large : name.toUpperCase();
		if (plain !== name)
			this.note("lower-case", place, phrase("fault-lower-case", { name: short(name), plain: short(plain) }));
		const { properties } = this.nodes[this.nodes.length - 1];
		const known = properties.find(([other]) => other === plain);
		if (!known) {
			properties.push([plain, values]);
			return;
		}
		this.note("property-twice", place, phrase("fault-property-twice", { name: short(plain) }));
		for (const value of values) known[1].push(value);
	}
}

/** Return an end of line, or an escaped character, in the one form. @param {string} match @param {string} [escaped] */
function unified(match, escaped) {
	if (escaped === undefined) return "\n";
	if (/^[\r\n]/.test(escaped)) return ""; // an escaped end of line is none
	return "]\\:".includes(escaped) ? match : escaped;
}

/** @param {string} text */
const short = (text) => [...text.slice(0, 40)].slice(0, 20).join("");

/** Return the number of characters of a text. @param {string} text */
const lengthOf = (text) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** Write one game; what is read from it is the same nodes again. @param {Node[]} nodes */
export function write(nodes) {
	const branches = childrenOf(nodes).map((below) => below.length > 1);
	const lines = ["("];
	const lengths = [1];
	const opened = [0];
	const add = (/** @type {string} */ text, /** @type {number} */ length) => {
		lines[lines.length - 1] += text;
		lengths[lengths.length - 1] += length;
	};
	const begin = (/** @type {string} */ text, /** @type {number} */ length) => {
		lines.push(text);
		lengths.push(length);
	};
	for (const [number, { parent, properties }] of nodes.entries()) {
		const text = `;${properties.map(([name, values]) => `${name}[${values.join("][")}]`).join("")}`;
		const length = lengthOf(text);
		if (number && branches[parent]) {
			if (parent !== number - 1) {
				while (nodes[opened[opened.length - 1]].parent !== parent) {
					opened.pop();
					add(")", 1);
				}
				opened.pop();
				add(")", 1);
			}
			opened.push(number);
			begin(`(${text}`, length + 1);
		} else if (number && lengths[lengths.length - 1] + length > WIDTH) begin(text, length);
		else add(text, length);
	}
	return `${lines.join("\n")}${")".repeat(opened.length)}\n`;
}
