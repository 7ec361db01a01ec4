// Bytes to characters: by the encoding that a record names or, if it names none or a wrong one, by the likeliest. The
// same as dots/records/encodings.py, which says how that is told, with the same table.

import { ENCODINGS } from "./encodings-table.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {(code: string, offset: number, words: string) => void} Note offset: bytes from the beginning */
/** @typedef {[one: string, everyday: RegExp, mark: RegExp]} Characters */
/** @typedef {{ word: RegExp, often: string }} Alphabet */
/** @typedef {{ words: number, wrong: number, frequent: number }} Reading how bytes read in an encoding, each from 0 to
 *   1: letters in words, values with a wrong bracket, most frequent letters */

const NAMED = 65_536; // bytes at the beginning in which the name is looked for
const TRIED = 65_536; // bytes by which candidates are judged
const BEFORE = 1_024; // how many of them are before the first letter
const WESTERN = "windows-1252";
const CHARSET = /CA\s*\[\s*([A-Za-z0-9 ._:-]{1,40})\]/;
const VALUE = /\[[^\\\]]*(?:\\.[^\\\]]*)*(?:\]|\\?$)/gs;
const SWALLOWED = /[;\])\s][A-Z]{1,2}\[/g; // a property in a value: the bracket before it was missed
// a bracket before a property, escaped by what may be half a character
const EATEN = /[\x80-\xff]\\\][;()\t-\r ]*[A-Z]{1,2}\[/;
const BEYOND = /[^\0-\x7f]/g;

/** @type {ReturnType<typeof read> | undefined} made when it is first wanted */
let made;
const table = () => (made ??= read());

/** Return what the table of encodings says. */
function read() {
	const lines = ENCODINGS.trim()
		.split("\n")
		.map((line) => line.split(" ; "));
	const rows = (/** @type {string} */ sign) =>
		lines.filter(([name]) => name.startsWith(`${sign} `)).map(([name, ...rest]) => [name.slice(2), ...rest]);
	const named = lines.filter(([name]) => name[1] !== " ");
	return {
		characters: new Map(named.map(([name, characters]) => [name, characters])),
		names: new Map(
			named.flatMap(([name, , others]) => [name, ...others.split(" ")].map((each) => [folded(each), name])),
		),
		run: new RegExp(`[^\\0-@[-\`{-\\x7f\\xa0${rows("-")[0][0]}]+`, "g"), // letters in a row, which may be a word
		alphabets: new Map(rows("=").map(([name, word, often = ""]) => [name, { word: whole(word), often }])),
		candidates: new Map(rows("?").map(([name, ...signs]) => [name, signsOf(signs)])),
	};
}

/** @param {string[]} signs @returns {string | Characters} */
const signsOf = ([first, everyday, mark]) => (everyday ? [first, whole(everyday), whole(mark)] : first);

/** @param {string} pattern */
const whole = (pattern) => new RegExp(`^(?:${pattern})$`, "s");

/** @param {string} name */
const folded = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Return the encoding that has a name, however that is spelled; an empty text if there is none.
 * @param {string} name */
export const encodingOf = (name) => table().names.get(folded(name)) ?? "";

/** Turn bytes into characters; what is wrong with their encoding is noted.
 * @param {Uint8Array} data @param {Note} note */
export function decode(data, note) {
	const [a, b, c] = data;
	if (a === 0xff && b === 0xfe) return asItSays(data.subarray(2), "utf-16le", note);
	if (a === 0xfe && b === 0xff) return asItSays(data.subarray(2), "utf-16be", note);
	const said = CHARSET.exec(latin(data.subarray(0, NAMED)));
	const name = said?.[1].trim() ?? "";
	const isMarked = a === 0xef && b === 0xbb && c === 0xbf;
	const known = isMarked ? "utf-8" : encodingOf(name);
	if (said && !known) note("charset-unknown", said.index, phrase("fault-encoding-unknown", { text: name }));
	return ofNamed(isMarked ? data.subarray(3) : data, known, note);
}

/** @param {Uint8Array} data @param {string} known @param {Note} note */
function ofNamed(data, known, note) {
	const text = exactly(data, known || "utf-8");
	const isPlain = data.every((byte) => byte < 128);
	if (text !== null && (!table().candidates.has(known) || known === "utf-8" || isPlain)) return text;
	const chosen = likeliest(data, known, text !== null);
	const place = text === null ? faultIn(data, known || "utf-8") : 0;
	if (!known) note("charset-missing", place, phrase("fault-encoding-missing", { chosen }));
	else if (text === null || chosen !== known)
		note("charset-broken", place, phrase("fault-encoding-wrong", { named: known, chosen }));
	return decoded(data, chosen);
}

/** @param {Uint8Array} data @param {string} charset @param {Note} note */
function asItSays(data, charset, note) {
	const text = exactly(data, charset);
	if (text !== null) return text;
	const words = phrase("fault-encoding-broken");
	note("charset-broken", faultIn(data, charset), words);
	return decoded(data, charset);
}

/** Return the encoding in which brackets close and letters make words. Where the one that the text names is valid and
 * reads well, only UTF-8 may take its place.
 * @param {Uint8Array} data @param {string} [known] the one that the text names */
export function likeliest(data, known = "", isValid = false) {
	const begin = Math.max(0, data.findIndex((byte) => byte > 127) - BEFORE);
	const tried = data.subarray(begin, begin + TRIED);
	const own = readingOf(tried, known);
	const whole = !isValid && EATEN.test(latin(tried)) ? wholeIn(data, tried) : [];
	const scores = new Map(
		/** @type {[string, number[]][]} */ (known && !whole.length ? [[known, [(1 + own.words) / 2 - own.wrong, 1]]] : []),
	);
	const isAlphabet = typeof table().candidates.get(known) === "string";
	const readsWell = isValid && !own.wrong && (own.words >= 0.5 || !isAlphabet);
	const others = whole.length ? whole : table().candidates.keys();
	for (const name of readsWell ? ["utf-8"] : others) {
		const { words, wrong, frequent } = readingOf(tried, name);
		const score = [Math.max(name === WESTERN ? 0.5 : -1, words - wrong), frequent];
		if (!scores.has(name)) scores.set(name, score);
	}
	return [...scores].reduce((best, each) => (isMore(each[1], best[1]) ? each : best))[0];
}

/** @param {number[]} a @param {number[]} b */
const isMore = (a, b) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/** Return the encodings of several bytes that have all characters of the data, and right brackets where they are tried.
 * @param {Uint8Array} data @param {Uint8Array} tried */
function wholeIn(data, tried) {
	const several = [...table().candidates].filter(([, signs]) => typeof signs !== "string").map(([name]) => name);
	return several.filter((name) => !readingOf(tried, name).wrong && exactly(data, name) !== null);
}

/** @param {Uint8Array} data @param {string} name @returns {Reading} */
function readingOf(data, name) {
	const signs = table().candidates.get(name);
	if (!signs) return { words: 0, wrong: 0, frequent: 0 };
	return typeof signs === "string" ? ofWords(decoded(data, name), signs) : ofCharacters(latin(data), signs);
}

/** @param {string} text @param {string} alphabet @returns {Reading} */
function ofWords(text, alphabet) {
	const { word, often } = /** @type {Alphabet} */ (table().alphabets.get(alphabet));
	let [good, letters] = [0, 0];
	for (const run of text.match(table().run) ?? []) {
		const high = count(run, BEYOND);
		letters += high;
		if (high && word.test(run)) good += high;
	}
	const frequent = often ? count(text, new RegExp(`[${often}]`, "g")) / (count(text, BEYOND) || 1) : 0;
	return { words: good / (letters || 1), wrong: wrongIn(text), frequent };
}

/** @param {string} text @param {Characters} signs @returns {Reading} */
function ofCharacters(text, [one, everyday, mark]) {
	let [good, letters] = [0, 0];
	for (const each of text.match(new RegExp(`${one}|[\\x80-\\xff]`, "gs")) ?? []) {
		if (mark.test(each)) continue;
		letters += each.length;
		if (everyday.test(each)) good += each.length;
	}
	const wrong = wrongIn(text.replace(new RegExp(one, "gs"), "\x80"));
	return { words: good / (letters || 1), wrong, frequent: 0 };
}

/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => text.match(pattern)?.length ?? 0;

/** Return the share of the values of a text whose brackets are wrong: a property within, or a bracket outside.
 * @param {string} text */
function wrongIn(text) {
	const values = text.match(VALUE) ?? [];
	const within = values.reduce((sum, value) => sum + count(value, SWALLOWED), 0);
	const outside = text.replace(VALUE, "").split("]").length - 1;
	return (within + outside) / (values.length || 1);
}

/** Return the text of bytes; what is no character is replaced. @param {Uint8Array} data @param {string} charset */
function decoded(data, charset) {
	const own = table().characters.get(charset);
	return own
		? latin(data).replace(BEYOND, (each) => own[each.charCodeAt(0) - 128])
		: new TextDecoder(charset, { ignoreBOM: true }).decode(data);
}

/** Return the text of bytes that are all valid, else null. @param {Uint8Array} data @param {string} charset */
function exactly(data, charset) {
	if (table().characters.get(charset)) return faultIn(data, charset) < 0 ? decoded(data, charset) : null;
	try {
		return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(data);
	} catch {
		return null;
	}
}

/** Return the place of the first byte that is no part of a character.
 * @param {Uint8Array} data @param {string} charset */
function faultIn(data, charset) {
	const own = table().characters.get(charset);
	if (own) return data.findIndex((byte) => own[byte - 128] === "\ufffd");
	let [valid, broken] = [0, data.length + 1]; // bytes from the beginning that may go on well, and that may not
	while (broken - valid > 1) {
		const middle = (valid + broken) >> 1;
		try {
			new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(data.subarray(0, middle), { stream: true });
			valid = middle;
		} catch {
			broken = middle;
		}
	}
	while (valid && exactly(data.subarray(0, valid), charset) === null) valid -= 1;
	return valid;
}

/** @param {Uint8Array} data */
function latin(data) {
	let text = "";
	for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
	return text;
}
