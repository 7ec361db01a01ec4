// The rule sets in words that a newcomer understands, and their options. Knows nothing of the page.

/** @import { Setup } from "../rules/game.js" */

import { handicapOf } from "../rules/starts.js";
import { colours, count } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ name: string, title: string, words: string }} Option */
/** @typedef {{ title: string, words: string, options?: Option[] }} Rule */

/** @type {Record<string, Rule>} */
export const RULES = {
	standard: {
		title: phrase("standard"),
		words: phrase("rules-of-standard"),
	},
	"no-territory": {
		title: phrase("no-territory"),
		words: phrase("rules-of-no-territory"),
	},
	territory: {
		title: phrase("territory"),
		words: phrase("rules-of-territory"),
		options: [
			{
				name: "szkrab",
				title: phrase("strict-borders-szkrab"),
				words: phrase("a-new-chain-shares-no"),
			},
		],
	},
	gorilla: {
		title: phrase("gorilla"),
		words: phrase("rules-of-gorilla"),
	},
	kepung: {
		title: phrase("kepung"),
		words: phrase("rules-of-kepung"),
	},
	paper: {
		title: phrase("paper"),
		words: phrase("rules-of-paper"),
		options: [
			{
				name: "two_steps",
				title: phrase("long-steps"),
				words: phrase("two-dots-of-a-line"),
			},
			{
				name: "all_points",
				title: phrase("ground-counts"),
				words: phrase("every-point-inside-your-lines"),
			},
			{
				name: "early_end",
				title: phrase("early-end"),
				words: phrase("one-side-may-stop-the"),
			},
		],
	},
};

/** Say what a number of captures that wins at once means. @param {string} captures */
export const firstToWords = (captures) =>
	`The first player who holds ${count(Number(captures), "captured dot")} wins at once.`;

/** Say what a lead that wins at once means. @param {string} dots */
export const leadWords = (dots) =>
	`A player who holds ${count(Number(dots), "captured dot")} more than the other wins at once.`;

/** What an option that is a number says. @type {Record<string, (number: number) => string>} */
const NUMBERS = {
	move_limit: (limit) => `${count(limit)} each`,
	first_to: (captures) => `first to ${captures}`,
	lead: (lead) => `a lead of ${lead} wins`,
};

/** Name rules with their options. @param {string} rules */
export function rulesName(rules) {
	const [name, ...options] = rules.split("+");
	const said = options.map((option) => {
		const [key, number] = option.split("=");
		return (
			NUMBERS[key]?.(Number(number)) ??
			RULES[name].options?.find((each) => each.name === key)?.title.toLowerCase() ??
			key
		);
	});
	return [RULES[name].title, ...said].join(", ");
}

/** Name a game by its board, its rules, and the free dots of Blue.
 * @param {{ size: readonly number[], rules: string, start?: Setup["start"] }} game */
export function gameName({ size, rules, start = "" }) {
	return [size.join(" × "), rulesName(rules), ...freeWords(handicapOf(start))].join(", ");
}

/** Say how many free dots Blue has, if any. @param {number} number */
export const freeWords = (number) => (number > 0 ? [`${count(number, "free dot")} for ${colours[1]}`] : []);
