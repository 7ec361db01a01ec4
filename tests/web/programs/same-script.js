// Tells of two scripts whether a parser sees the same in both, wherever it stands.

import { parse } from "acorn";
import { answerAll } from "./answers.js";

const PLACES = new Set(["start", "end"]);

/** @param {string} text */
const seen = (text) =>
	JSON.stringify(parse(text, { ecmaVersion: "latest", sourceType: "module" }), (key, value) =>
		typeof value === "bigint" ? String(value) : PLACES.has(key) ? undefined : value,
	);

await answerAll(([one, other]) => seen(one) === seen(other));
