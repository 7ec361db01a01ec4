// Rules about missing dots that are not the usual one, in words. Pure.

/** @import { Negative } from "../../types.d.ts" */

import { phrase } from "../../shared/speak.js";

/** Name a rule: some dots, all white dots; an empty text for the usual one. @param {Negative | undefined} negative */
export function ruleName(negative) {
	if (typeof negative === "string") return negative === "white" ? phrase("all-white-dots") : phrase("all-black-dots");
	return negative ? "" : phrase("some-dots");
}

/** Name what is not usual about boxes; an empty text where they are there. @param {boolean | undefined} boxes */
export const boxesName = (boxes) => (boxes === false ? phrase("no-boxes") : "");

/** Tell whether a value is a rule. @param {unknown} value @returns {value is Negative} */
export const isRule = (value) => typeof value === "boolean" || value === "white" || value === "black";

/** Name a level within a sentence or a list. @param {string} level */
export const levelWithin = (level) => phrase("level-within", { level });
