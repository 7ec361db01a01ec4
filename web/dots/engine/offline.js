// Asks the opponent on this device for a move. The page loads it when the server cannot be reached.

/** @import { Listed } from "../rules/move.js" */
/** @import { Question } from "./worker.js" */

/** @type {Worker | undefined} made when it is first wanted */
let worker;
let questions = 0;

/** Return the move that a level chooses; null where there is none. Throw what stops the worker.
 * @param {Question} question @param {AbortSignal} signal @returns {Promise<Listed | null>} */
export function chosenHere(question, signal) {
	const asked = (worker ??= new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
	questions += 1;
	const id = questions;
	const over = new AbortController();
	/** @type {Promise<Listed | null>} */
	const answer = new Promise((resolve, reject) => {
		asked.addEventListener("message", ({ data }) => data.id === id && resolve(data.move), over);
		asked.addEventListener("error", ({ message }) => reject(new Error(message)), over);
		signal.addEventListener("abort", () => reject(signal.reason), over);
	});
	asked.postMessage({ id, question });
	return answer.finally(() => over.abort());
}
