// The rule sets of dots: one row of properties each, and what options change of a row. docs/dots/rules.md has the
// sentences; dots/board/rulesets.py is the same for the engine.

import { phrase } from "../../shared/speak.js";

/** @typedef {"stop" | "early" | "last-dot" | "agreed" | "counted"} End how a game may end before the board is full
 *    stop: one side stops at a price, the other goes on alone; early: the price is paid when the other is done;
 *    last-dot: the dot that fills the board may stand in a pool, which closes; agreed: both agree, and pools count;
 *    counted: both agree on the score as it is, or it is proved that it stays
 */
/** @typedef {{ name: string, isOptional: boolean, ends: readonly End[], shared: number | null, holes: boolean,
 *   hasPools: boolean, closesAlone: boolean, options: readonly string[], twoSteps: boolean, allPoints: boolean,
 *   limit: number, firstTo: number, lead: number, hasTarget: boolean }} RuleSet isOptional: closing is a choice;
 *   shared: dots that a ring may share with each group of old regions inside, null: any; hasPools: a ring around
 *   nothing is one; closesAlone: on a full board one may still close; limit: dots of each side; firstTo: captures that
 *   win at once; lead: a lead that does; hasTarget: one of the two is set */

/** A move or a game that the rules do not allow; *code* is stable. */
export class Refused extends Error {
	/** @param {string} code @param {string} words @param {number[]} [points] that it is about */
	constructor(code, words, points = []) {
		super(words);
		this.code = code;
		this.points = points;
	}
}

const TARGETS = ["first_to", "lead"];
const COUNTS = ["move_limit", ...TARGETS]; // the options that are numbers from 1

/** @type {RuleSet} */
const PLAIN = {
	name: "",
	isOptional: false,
	ends: [],
	shared: null,
	holes: true,
	hasPools: true,
	closesAlone: false,
	options: TARGETS,
	twoSteps: false,
	allPoints: false,
	limit: Infinity,
	firstTo: Infinity,
	lead: Infinity,
	hasTarget: false,
};

/** @type {Record<string, RuleSet>} */
const ROWS = {
	standard: { ...PLAIN, ends: ["counted"] },
	"no-territory": { ...PLAIN, ends: ["stop"] },
	territory: { ...PLAIN, isOptional: true, ends: ["last-dot", "agreed"], shared: 1, options: ["szkrab", ...TARGETS] },
	gorilla: { ...PLAIN, isOptional: true, hasPools: false, closesAlone: true },
	kepung: { ...PLAIN, options: COUNTS },
	paper: {
		...PLAIN,
		isOptional: true,
		hasPools: false,
		closesAlone: true,
		options: ["two_steps", "all_points", "early_end", ...TARGETS],
	},
};

/** What an option changes of its row. @type {Record<string, (row: RuleSet, value: number) => Partial<RuleSet>>} */
const CHANGES = {
	szkrab: ({ ends }) => ({ shared: 0, holes: false, ends: ends.filter((end) => end !== "last-dot") }),
	move_limit: (_, limit) => ({ limit }),
	two_steps: () => ({ twoSteps: true }),
	all_points: () => ({ allPoints: true }),
	early_end: ({ ends }) => ({ ends: [...ends, "early"] }),
	first_to: (_, firstTo) => ({ firstTo, hasTarget: true }),
	lead: (_, lead) => ({ lead, hasTarget: true }),
};

/** Read rules with their options: `paper+two_steps`, `kepung+move_limit=20`. @param {string} text @returns {RuleSet} */
export function rulesOf(text) {
	const [name, ...options] = text.split("+");
	if (!Object.hasOwn(ROWS, name)) throw new Refused("rules", phrase("no-rules-called", { name: name.slice(0, 20) }));
	let row = { ...ROWS[name], name };
	for (const option of options) {
		const [key, value] = option.split("=");
		const isCount = /^0*[1-9]\d{0,6}$/.test(value ?? "");
		if (!row.options.includes(key) || (COUNTS.includes(key) ? !isCount : value !== undefined))
			throw new Refused("option", phrase("rules-have-no-option", { name, option: option.slice(0, 20) }));
		row = { ...row, ...CHANGES[key](row, Number(value)) };
	}
	return row;
}
