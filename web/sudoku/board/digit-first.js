// Digits first: a digit is chosen, then the cells that get it. Says what an intent means then. Pure.

/** @import { Digit, Intent, Wanted } from "../../types.d.ts" */

/** Return the intents that an intent amounts to.
 * @param {Wanted} intent @param {Digit | null} chosen the digit that is chosen, or 0; null = cells come first
 * @param {boolean} isTap whether it came from the pointer on the board @returns {Intent[]} */
export function meant(intent, chosen, isTap) {
	if (chosen === null) return intent.type === "enter" ? [] : [intent];
	if (intent.type === "press" && !intent.tool) return [{ type: "choose", digit: intent.digit }];
	if (!chosen) return intent.type === "enter" ? [] : [intent];
	if (intent.type === "enter") return [{ type: "press", digit: chosen }];
	if (intent.type === "sweep" && intent.which === "none") return [{ type: "choose", digit: chosen }];
	if (!isTap) return [intent];
	if (intent.type === "alike") return []; // two taps, and no more
	return intent.type === "pick" && intent.how === "only" ? [intent, { type: "press", digit: chosen }] : [intent];
}
