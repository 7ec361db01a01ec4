// The rule sets in words that a newcomer understands, and their options. Knows nothing of the page.

/** @import { Setup } from "../rules/game.js" */

import { handicapOf } from "../rules/starts.js";
import { coloursOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ name: string, title: string, within: string, words: string }} Option within: the title in a list */
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
				within: phrase("option-strict-borders"),
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
				within: phrase("option-long-steps"),
				words: phrase("two-dots-of-a-line"),
			},
			{
				name: "all_points",
				title: phrase("ground-counts"),
				within: phrase("option-ground-counts"),
				words: phrase("every-point-inside-your-lines"),
			},
			{
				name: "early_end",
				title: phrase("early-end"),
				within: phrase("option-early-end"),
				words: phrase("one-side-may-stop-the"),
			},
		],
	},
};

/** Say what a number of captures that wins at once means. @param {string} captures */
export const firstToWords = (captures) => phrase("first-to-means", { count: Number(captures) });

/** Say what a lead that wins at once means. @param {string} dots */
export const leadWords = (dots) => phrase("lead-means", { count: Number(dots) });

/** What an option that is a number says. @type {Record<string, (count: number) => string>} */
const NUMBERS = {
	move_limit: (count) => phrase("dots-for-each", { count }),
	first_to: (count) => phrase("first-to-count", { count }),
	lead: (count) => phrase("lead-of-count-wins", { count }),
};

/** Name rules with their options. @param {string} rules */
export function rulesName(rules) {
	const [name, ...options] = rules.split("+");
	const said = options.map((option) => {
		const [key, number] = option.split("=");
		return NUMBERS[key]?.(Number(number)) ?? RULES[name].options?.find((each) => each.name === key)?.within ?? key;
	});
	return [RULES[name].title, ...said].join(", ");
}

/** Name a game by its board, its rules, and the free dots of Blue.
 * @param {{ size: readonly number[], rules: string, start?: Setup["start"] }} game */
export function gameName({ size, rules, start = "" }) {
	return [size.join(" × "), rulesName(rules), ...freeWords(handicapOf(start))].join(", ");
}

/** Say how many free dots Blue has, if any. @param {number} count */
export const freeWords = (count) => (count > 0 ? [phrase("free-dots-for", { count, ...coloursOf(1) })] : []);
