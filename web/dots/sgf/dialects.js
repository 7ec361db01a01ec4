// How programs write sizes, points, chains, moves and rules of dots in SGF, and how we do. The same as
// dots/records/dialects.py. Each function reads one value; none knows the tree that it stands in.

/** @import { Notes } from "./text.js" */

import { packed, SgfFault, SPACE, trimmed } from "./text.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ width: number, height: number }} Board */
/** @typedef {{ kind: string, point: Point | null, rings: Point[][], isWhole: boolean }} Said kind: "dot", "close" or a
 *   word */

export const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const NO_LETTERS = phrase("no-letters-for-board");
const SIZE = new RegExp(
	`^([0-9]{1,4})(?:(?:${SPACE}*(?!${SPACE})[^0-9a-zA-Z]${SPACE}*|${SPACE}*[xX]${SPACE}*|${SPACE}+)([0-9]{1,4}))?$`,
);
const NUMBERS = /^([0-9]{1,2})-([0-9]{1,2})$/;
const WORDS = new Map(
	Object.entries({
		"": "stop",
		stop: "stop",
		pass: "stop",
		done: "done",
		resign: "resign",
		time: "time",
		draw: "draw",
		count: "count",
	}),
);
const TAGS = [
	"punish",
	"holes",
	"addturn",
	"mustsurr",
	"minarea",
	"pass",
	"stop",
	"lastsafe",
	"scoreterr",
	"instantwin",
];
const OLD_TAGS = new Map(
	Object.entries({ additionalturn: "addturn", mustsurround: "mustsurr", minimalarea: "minarea" }),
);
const UNKNOWN_TAGS = ["punish", "addturn", "pass", "scoreterr"]; // rules that we do not have
const LEAD = "instantwin";
const TARGETS = ["first_to", "lead"];
const COUNTS = ["move_limit", ...TARGETS]; // the options that are numbers
/** @type {Map<string, string[]>} the rule sets and their options, in the order in which they are written */
const OPTIONS = new Map(
	Object.entries({
		standard: TARGETS,
		"no-territory": TARGETS,
		territory: ["szkrab", ...TARGETS],
		gorilla: TARGETS,
		kepung: COUNTS,
		paper: ["two_steps", "all_points", "early_end", ...TARGETS],
	}),
);

/** @param {number} holes @param {number} must @param {number} least @param {number} stop @param {number} safe */
const tagged = (holes, must, least, stop, safe) =>
	`Punish=0,Holes=${holes},AddTurn=0,MustSurr=${must},MinArea=${least},Pass=0,Stop=${stop},LastSafe=${safe},` +
	"ScoreTerr=0";
const WRITTEN = new Map(
	Object.entries({
		standard: tagged(1, 1, 1, 0, 0),
		"no-territory": tagged(1, 1, 1, 1, 0),
		territory: tagged(1, 0, 0, 0, 0),
		"territory+szkrab": tagged(0, 0, 0, 0, 1),
	}),
);

/** Read `19`, `39:32`, `39-32`, or GoRilla's letters counted from 0; null for any other text.
 * @param {string} value @returns {Point | null} */
export function sizeOf(value) {
	const text = trimmed(value);
	const found = SIZE.exec(text);
	if (found) return [Number(found[1]), Number(found[2] ?? found[1])];
	return /^[a-zA-Z]{1,2}$/.test(text) ? [LETTERS.indexOf(text[0]), LETTERS.indexOf(text[text.length - 1])] : null;
}

/** Write a point as two letters where vpoints has written its column and row from 0; else return the value.
 * @param {string} value */
export function lettered(value) {
	const [, x, y] = (NUMBERS.exec(trimmed(value)) ?? []).map(Number);
	return LETTERS[x] && LETTERS[y] ? LETTERS[x] + LETTERS[y] : value;
}

/** @param {Board} board */
export const writtenSize = ({ width, height }) => (width === height ? String(width) : `${width}:${height}`);

/** Return the point that two letters name; throw `SgfFault`, "letters" or "off", for any other text.
 * @param {string} name @param {Board} board @returns {Point} */
function pointOf(name, { width, height }) {
	const [x, y] = [LETTERS.indexOf(name[0] ?? "-"), LETTERS.indexOf(name[1] ?? "-")];
	if (name.length !== 2 || x < 0 || y < 0)
		throw new SgfFault("letters", phrase("fault-letters", { text: name.slice(0, 20) }));
	if (x >= width || y >= height) throw new SgfFault("off", phrase("fault-off-board", { width, height, text: name }));
	return [x, y];
}

/** @param {Point} point */
export const nameOf = ([x, y]) => LETTERS[x] + LETTERS[y];

/** Read `ab`, `ab.chain.chain`, `.chain`, a word, or nothing; throw `SgfFault` for any other text.
 * @param {string} value @param {Board} board @returns {Said} */
export function moveOf(value, board) {
	const text = packed(value);
	const word = WORDS.get(text.toLowerCase());
	if (word) return { kind: word, point: null, rings: [], isWhole: true };
	const [dot, ...chains] = text.split(".");
	const point = dot || !chains.length ? pointOf(dot, board) : null;
	const rings = chains.map((chain) => chainOf(chain, board)).filter((ring) => ring !== null);
	if (!point && !rings.length) throw new SgfFault("letters", phrase("fault-no-move", { text: value.slice(0, 20) }));
	return { kind: point ? "dot" : "close", point, rings, isWhole: rings.length === chains.length };
}

/** @param {string} text @param {Board} board @returns {Point[] | null} */
function chainOf(text, board) {
	try {
		const names = text.match(/[\s\S]{1,2}/g) ?? [];
		const points = names.map((name) => pointOf(name, board));
		const isClosed = names.length > 1 && names[0] === names[names.length - 1];
		const ring = isClosed ? points.slice(0, -1) : points;
		return ring.length > 2 ? ring : null;
	} catch (error) {
		if (error instanceof SgfFault) return null;
		throw error;
	}
}

/** Write a dot and what it closes, each chain with its first point again at the end.
 * @param {Point | null} point @param {Point[][]} rings */
export const writtenMove = (point, rings) => [point ? nameOf(point) : "", ...rings.map(writtenRing)].join(".");

/** @param {Point[]} ring */
export const writtenRing = (ring) => [...ring, ring[0]].map(nameOf).join("");

/** Read `ab`, or a rectangle `aa:cd`; throw `SgfFault` for any other text.
 * @param {string} value @param {Board} board */
export function* pointsOf(value, board) {
	const text = trimmed(value);
	const colon = text.includes(":") ? text.indexOf(":") : text.length;
	const first = text.slice(0, colon);
	const corners = [first, text.slice(colon + 1) || first].map((name) => pointOf(name, board));
	const [[left, right], [top, bottom]] = [0, 1].map((axis) =>
		corners.map((corner) => corner[axis]).sort((a, b) => a - b),
	);
	for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) yield /** @type {Point} */ ([x, y]);
}

/** Read the names of rules; null where the text names none that is known.
 * @param {string} value @param {Notes} notes @param {number} offset */
export function rulesNamed(value, notes, offset) {
	const text = trimmed(value);
	const tags = tagsOf(text);
	if (tags) return ofTags(tags, notes, offset);
	if (text.toLowerCase() === "russian") return "no-territory";
	if (text.startsWith("dots")) {
		if (text.includes("CaptureEmptyBase1")) notes.add("rule-tag", offset, phrase("fault-empty-ring-rule"));
		return "standard";
	}
	return ownRules(text);
}

/** Return our own name of rules in its one form, with its options in their order; null for any other text.
 * @param {string} text */
function ownRules(text) {
	const [name, ...parts] = text.split("+");
	const known = OPTIONS.get(name);
	if (!known) return null;
	/** @type {Map<string, string>} */
	const given = new Map();
	for (const part of parts) {
		const [key, ...rest] = part.split("=");
		const isCount = rest.length === 1 && /^0*[1-9][0-9]*$/.test(rest[0]) && rest[0].length < 8;
		if (!known.includes(key) || (COUNTS.includes(key) ? !isCount : rest.length)) return null;
		given.set(key, isCount ? `${key}=${Number(rest[0])}` : key);
	}
	return [name, ...known.flatMap((key) => given.get(key) ?? [])].join("+");
}

/** Read `Tag=1,Tag`; null where no tag is known. @param {string} text */
function tagsOf(text) {
	const pairs = text.split(",").map((part) => {
		const [name, ...rest] = trimmed(part).toLowerCase().split("=");
		const plain = trimmed(name);
		return /** @type {[string, string]} */ ([
			OLD_TAGS.get(plain) ?? plain,
			rest.length ? trimmed(rest.join("=")) : "1",
		]);
	});
	const named = new Map(pairs);
	return TAGS.some((tag) => named.has(tag)) ? named : null;
}

/** Return the lead that wins at once; 0 where there is none. @param {Map<string, string>} tags */
function leadIn(tags) {
	const said = tags.get(LEAD) ?? "";
	return /^[1-9][0-9]{0,4}$/.test(said) ? Number(said) : 0;
}

/** @param {Map<string, string>} tags @param {Notes} notes @param {number} offset */
function ofTags(tags, notes, offset) {
	const lead = leadIn(tags);
	if (lead) notes.add("rule-lead", offset, phrase("rule-of-lead", { number: lead }));
	for (const tag of lead ? UNKNOWN_TAGS : [...UNKNOWN_TAGS, LEAD])
		if ((tags.get(tag) ?? "0") !== "0") notes.add("rule-tag", offset, phrase("fault-unknown-rule", { tag }));
	const option = lead ? `+lead=${lead}` : "";
	if (tags.get("mustsurr") === "1") {
		if (tags.get("minarea") === "0") notes.add("rule-tag", offset, phrase("fault-least-area"));
		return (tags.get("stop") === "1" ? "no-territory" : "standard") + option;
	}
	return ((tags.get("holes") ?? "0") === "0" ? "territory+szkrab" : "territory") + option;
}

/** Write rules as zagram does, where it has them; else by our own name. @param {string} rules */
export function writtenRules(rules) {
	const [name, lead] = rules.split("+lead=");
	const tags = WRITTEN.get(name);
	return tags ? `${tags},InstantWin=${lead ?? 0}` : rules;
}

/** Whether closing is a choice. @param {string} rules */
export const isOptional = (rules) => ["territory", "gorilla", "paper"].includes(rules.split("+")[0]);

/** How a game may end before the board is full. @param {string} rules */
export const endsOf = (rules) => ({
	stop: rules.startsWith("no-territory"),
	early: rules.includes("+early_end"),
	agreed: rules.startsWith("territory"),
});
