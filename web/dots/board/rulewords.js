// The rule sets in words that a newcomer understands, and their options. Knows nothing of the page.

import { count } from "./words.js";

/** @typedef {{ name: string, title: string, words: string }} Option */
/** @typedef {{ title: string, words: string, options?: Option[] }} Rule */

/** @type {Record<string, Rule>} */
export const RULES = {
	standard: {
		title: "Standard",
		words:
			"A closed chain of your dots captures the other's dots in it, at once and by itself. When the board is " +
			"full, or both agree to count, the player who has captured more wins.",
	},
	"no-territory": {
		title: "No territory",
		words:
			"As Standard, but nobody has to fill the board. The player who is ahead says STOP and loses what is not linked " +
			"to the edge. The other may play on alone for four minutes.",
	},
	territory: {
		title: "Territory",
		words:
			"A chain closes when you want it to, after a dot of yours. Ground that you have surrounded stays open " +
			"until then, and when both agree to end, it counts as well.",
		options: [
			{
				name: "szkrab",
				title: "Strict borders (szkrab)",
				words: "a new chain shares no dot with an old region inside it and leaves no hole, and the last dot is safe",
			},
		],
	},
	gorilla: {
		title: "GoRilla",
		words:
			"A chain closes when you want it to: with the dot that completes it or a later one, the tightest or a " +
			"wider one, several at once. The other player may play through a chain that you have not closed.",
	},
	kepung: {
		title: "Kepung",
		words:
			"As Standard, and dots of one colour side by side are linked by lines. Often each side has a number of " +
			"dots: when both have put theirs, the player who has captured more wins.",
	},
	paper: {
		title: "Paper",
		words:
			"As on squared paper: after your dot you may draw any closed lines around dots of the other side, and old " +
			"lines can be part of new ones. If you do not draw a line, you capture nothing.",
		options: [
			{
				name: "two_steps",
				title: "Long steps",
				words: "two dots of a line may be two steps apart, or a knight's move",
			},
			{
				name: "all_points",
				title: "Ground counts",
				words: "every point inside your lines counts, not only captured dots",
			},
			{
				name: "early_end",
				title: "Early end",
				words: "one side may stop; the other plays on and then gets every dot that is not linked to the edge",
			},
		],
	},
};

/** Name rules with their options. @param {string} rules */
export function rulesName(rules) {
	const [name, ...options] = rules.split("+");
	const said = options.map((option) => {
		const [key, limit] = option.split("=");
		return limit
			? `${count(Number(limit))} each`
			: (RULES[name].options?.find((each) => each.name === key)?.title.toLowerCase() ?? key);
	});
	return [RULES[name].title, ...said].join(", ");
}
