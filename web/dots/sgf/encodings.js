// Bytes to characters: UTF-8 if they are, else the encoding that the record names, else the likeliest of three. The
// command and the library know more names, and guess among more: see dots/records/encodings.py.

import { phrase } from "../../shared/speak.js";

/** @typedef {(code: string, offset: number, words: string) => void} Note offset: bytes from the beginning */

const NAMED = 65_536; // bytes at the beginning in which the name is looked for
const CHARSET = /CA\s*\[\s*([A-Za-z0-9 ._:-]{1,40})\]/;
const LETTERS = /[^\0-@[-`{-\x7f\xa0«»°·–—‘’‚“”„†•…№]+/g; // in a row, which may be a word
const BEYOND = /[^\0-\x7f]/g;
const CYRILLIC = /^(?:[А-ЯЁІЇЄҐЎ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐЎ]+)$/;
const LATIN = /^[A-Za-z]*(?:[À-ÖØ-öø-žȘ-ț]{1,3}[A-Za-z]+)*[À-ÖØ-öø-žȘ-ț]{0,3}$/;
const WESTERN = "windows-1252";
/** What a word is in the encodings that are guessed, by which that is chosen with the most letters in words. */
const WORDS = /** @type {[charset: string, word: RegExp][]} */ ([
	["windows-1251", CYRILLIC],
	[WESTERN, LATIN],
	["windows-1250", LATIN],
]);

/** Turn bytes into characters; what is wrong with their encoding is noted.
 * @param {Uint8Array} data @param {Note} note */
export function decode(data, note) {
	const [a, b, c] = data;
	if (a === 0xff && b === 0xfe) return asItSays(data.subarray(2), "utf-16le", note);
	if (a === 0xfe && b === 0xff) return asItSays(data.subarray(2), "utf-16be", note);
	const said = CHARSET.exec(decoded(data.subarray(0, NAMED), WESTERN));
	const name = said?.[1].trim() ?? "";
	const isMarked = a === 0xef && b === 0xbb && c === 0xbf;
	const known = isMarked ? "utf-8" : encodingOf(name);
	if (said && !known) note("charset-unknown", said.index, phrase("fault-encoding-unknown", { text: name }));
	return ofNamed(isMarked ? data.subarray(3) : data, known, note);
}

/** Return the encoding that a browser has by a name, also where that has a dash too many, as `CP-1251`; "": none.
 * @param {string} name */
function encodingOf(name) {
	for (const label of [name, name.replace(/^(cp|koi8|euc)[-_ ]/i, "$1")]) {
		try {
			return new TextDecoder(label).encoding;
		} catch {
			// the next one
		}
	}
	return "";
}

/** @param {Uint8Array} data @param {string} known @param {Note} note */
function ofNamed(data, known, note) {
	const isPlain = data.every((byte) => byte < 128);
	const named = known && (isPlain || exactly(data, "utf-8") === null) ? known : "utf-8";
	const text = exactly(data, named);
	const chosen = text === null ? likeliest(data, named) : named;
	if (known && (text === null || chosen !== known))
		note("charset-broken", faultIn(data, known), phrase("fault-encoding-wrong", { named: known, chosen }));
	else if (text === null) note("charset-missing", faultIn(data, named), phrase("fault-encoding-missing", { chosen }));
	return text ?? decoded(data, chosen);
}

/** @param {Uint8Array} data @param {string} charset @param {Note} note */
function asItSays(data, charset, note) {
	const text = exactly(data, charset);
	if (text === null) note("charset-broken", 0, phrase("fault-encoding-broken"));
	return text ?? decoded(data, charset);
}

/** Return the encoding in which most letters make words; the Western one if half of them do in none. The one that is
 * named counts by the characters that it has.
 * @param {Uint8Array} data @param {string} named in which some bytes are no characters */
function likeliest(data, named) {
	const text = decoded(data, named);
	const shares = WORDS.map(([charset, word]) => ({ charset, share: inWords(decoded(data, charset), word) }));
	shares.push({ charset: named, share: 1 - count(text, /\ufffd/g) / (count(text, BEYOND) || 1) });
	return shares.reduce((best, each) => (each.share > best.share ? each : best), { charset: WESTERN, share: 0.5 })
		.charset;
}

/** Return the share of the letters beyond ASCII that are in words. @param {string} text @param {RegExp} word */
function inWords(text, word) {
	const runs = text.match(LETTERS) ?? [];
	const found = runs.filter((run) => word.test(run));
	return count(found.join(""), BEYOND) / (count(runs.join(""), BEYOND) || 1);
}

/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => text.match(pattern)?.length ?? 0;

/** Return the text of bytes; what is no character is replaced. @param {Uint8Array} data @param {string} charset */
const decoded = (data, charset) => new TextDecoder(charset, { ignoreBOM: true }).decode(data);

/** Return the text of bytes that are all valid, else null. @param {Uint8Array} data @param {string} charset */
function exactly(data, charset) {
	try {
		return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(data);
	} catch {
		return null;
	}
}

/** Return the place of the first byte that is no UTF-8; in another encoding, of the first beyond ASCII.
 * @param {Uint8Array} data @param {string} charset */
function faultIn(data, charset) {
	if (charset !== "utf-8")
		return Math.max(
			data.findIndex((byte) => byte > 127),
			0,
		);
	const text = decoded(data, charset);
	return new TextEncoder().encode(text.slice(0, text.indexOf("\ufffd"))).length;
}
