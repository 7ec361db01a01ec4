// The interpreter of a compiled catalogue: languages/interpreter.py is its twin, and says what the parts are.

/** @typedef {string | readonly any[]} Pattern */
/** @typedef {{ id: string, arguments: Arguments }} Message */
/** @typedef {number | string | Message | readonly (number | string | Message)[]} Value */
/** @typedef {Record<string, any>} Arguments values by their names */

/** Return what writes the messages of a language.
 * @param {string} code @param {Record<string, Pattern>} known by ids */
export function language(code, known) {
	const plural = new Intl.PluralRules(code);

	/** Write a pattern. @param {Pattern} pattern @param {Arguments} [given] @returns {string} */
	const write = (pattern, given = {}) =>
		typeof pattern === "string" ? pattern : pattern.map((part) => text(valueOf(part, given))).join("");

	/** @param {Value} value @returns {string} */
	function text(value) {
		if (Array.isArray(value)) return listed(value, "-and", "needed");
		return typeof value === "object" ? said(/** @type {Message} */ (value)) : String(value);
	}

	/** @param {Message} message */
	const said = ({ id, arguments: given }) => write(known[id], given);

	/** @param {Pattern} part @param {Arguments} given @returns {Value} */
	function valueOf(part, given) {
		if (typeof part === "string") return part;
		const [kind, inner, more, usual] = part; // usual: or the text before a last item
		if (kind === "$") return given[inner];
		if (kind === "@") return write(known[inner], { ...given, ...more });
		const value = valueOf(inner, given);
		const list = Array.isArray(value) ? value : null;
		if (kind === "?") return write(more[keyOf(value, more)] ?? more[usual], given);
		if (kind === "COUNT") return list ? list.length : 1;
		if (kind === "CAPITAL") return text(value).replace(/^(?!r\d)./u, (first) => first.toUpperCase());
		if (kind === "JOIN" && list) return joined(list.map(text), more, usual ?? more);
		if (kind === "HOUSE") {
			const [house, number] = text(value).split(" ");
			return write(known["-house"], { ...more, kind: house, number });
		}
		return list ? listed(list, `-${kind.toLowerCase()}`, more) : value;
	}

	/** @param {Value} value @param {Record<string, Pattern>} variants */
	function keyOf(value, variants) {
		if (typeof value === "number") return String(value) in variants ? value : plural.select(value);
		return Array.isArray(value) ? value.map(text).join("-") : String(value);
	}

	/** @param {string[]} texts @param {string} between @param {string} last */
	const joined = (texts, between, last) =>
		texts.length > 1 ? texts.slice(0, -1).join(between) + last + texts.at(-1) : texts.join("");

	/** Write a list; items that list things themselves are kept apart by more than a word.
	 * @param {readonly Value[]} values @param {string} word @param {string} comma */
	function listed(values, word, comma) {
		const texts = values.map(text);
		const last = ` ${write(known[word])} `;
		const apart = write(known["-apart"]) + last;
		const within = texts.some((each) => each.includes(last));
		if (comma === "each" && within) return texts.join(apart);
		const between = comma === "needed" && (within || texts.some((each) => each.includes(", "))) ? apart : last;
		if (!texts.length) return write(known["-none"]);
		return joined(texts, ", ", between);
	}

	return { write, said };
}

// The server writes the language here, and the terms that its messages refer to.
export const LANGUAGE = "en";
const PATTERNS = {};

/** @type {Record<string, Pattern>} by ids: all of them only in tests */
export const patterns = PATTERNS;
const { write } = language(LANGUAGE, patterns);

/** Return a phrase, in whose place the server writes what it is.
 * @param {string} id @param {Arguments} [given] */
export const phrase = (id, given) => write(patterns[id] ?? id, given);

/** Write a text with a capital letter. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
