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
		words:
			"A closed chain of your dots captures the other's dots in it, at once and by itself. When the board is " +
			"full, or both agree to count, the player who has captured more wins.",
	},
	"no-territory": {
		title: phrase("no-territory"),
		words:
			"As Standard, but nobody has to fill the board. The player who is ahead says STOP and loses what is not linked " +
			"to the edge. The other may play on alone for four minutes.",
	},
	territory: {
		title: phrase("territory"),
		words:
			"A chain closes when you want it to, after a dot of yours. Ground that you have surrounded stays open " +
			"until then, and when both agree to end, it counts as well.",
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
		words:
			"A chain closes when you want it to: with the dot that completes it, or with a later one. You may close " +
			"the tightest chain or a wider one, and several at once. The other player may play through a chain that " +
			"you have not closed.",
	},
	kepung: {
		title: phrase("kepung"),
		words:
			"As Standard, and dots of one colour side by side are linked by lines. Often each side has a number of " +
			"dots: when both have put theirs, the player who has captured more wins.",
	},
	paper: {
		title: phrase("paper"),
		words:
			"As on squared paper: after your dot, you may draw any closed lines around dots of the other side. Old " +
			"lines can be part of new ones. If you do not draw a line, you capture nothing.",
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
