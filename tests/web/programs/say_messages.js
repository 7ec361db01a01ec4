// Answers each message, {"language", "id", "arguments"}, with its text, as the page writes it.

import { readFileSync } from "node:fs";
import { language } from "../../../web/shared/speak.js";
import { answerAll } from "./answers.js";

/** @type {Map<string, ReturnType<typeof language>>} */
const languages = new Map();

/** @param {string} code */
function read(code) {
	const text = readFileSync(new URL(`../../../languages/${code}.json`, import.meta.url), "utf8");
	return language(code, JSON.parse(text));
}

await answerAll(({ language: code, ...message }) => {
	const known = languages.get(code) ?? read(code);
	languages.set(code, known);
	return known.said(message);
});
