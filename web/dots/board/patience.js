// Asks the server for what takes it long: where it is busy or away, waits and asks again, for as long as the answer is
// wanted.

import { askedBy, later, pauseAfter } from "../../shared/again.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

const SLOW_MS = 3000; // longer than anything should take: the server may be compiling what finds it
const DEAD_MS = 5000; // longer than a server takes to say that it is there
export const OFFLINE = phrase("no-connection-trying-again");
const GETTING_READY = phrase("the-computer-is-getting-ready");
const STILL_THINKING = phrase("still-thinking-the-server-has");

/** A question that the server does not answer, however often it is asked. */
export class Unanswered extends Error {}

/** Return the answer to a question.
 * @template Answer @param {string} path @param {unknown} question @param {AbortSignal} signal
 * @param {{ waiting: (words: string) => void, enough: (seconds: number) => string,
 *   read: (response: Response) => Promise<Answer>, away?: () => Promise<Answer> }} how *waiting* is told why there is
 *   no answer yet; *enough* says that this address has had enough for now; *away* answers while there is no connection
 * @returns {Promise<Answer>} */
export async function answered(path, question, signal, { waiting, enough, read, away }) {
	const headers = { "Content-Type": "application/json" };
	for (let times = 0; ; times += 1) {
		let [asked, seconds, words] = [0, pauseAfter(times), OFFLINE];
		const lost = new AbortController();
		const stop = () => lost.abort(signal.reason);
		signal.addEventListener("abort", stop);
		/** @type {ReturnType<typeof setTimeout> | undefined} */
		let slow = setTimeout(async () => {
			const found = await slowWords();
			if (slow && found === OFFLINE && away) lost.abort();
			else if (slow) waiting(found);
		}, SLOW_MS);
		try {
			const response = await fetch(path, {
				method: "POST",
				headers,
				body: JSON.stringify(question),
				signal: lost.signal,
			});
			if (response.ok) return await read(response);
			const problem = await response.json().catch(() => ({}));
			if (!mayAgain(response.status)) throw new Unanswered(told({ ...problem, status: response.status }));
			asked = askedBy(response);
			seconds = pauseAfter(times, asked);
			const shown = Math.ceil(seconds);
			if (response.status === 429) words = enough(shown);
			else words = problem.code === "late" ? await slowWords() : phrase("others-wait", { seconds: shown });
		} catch (error) {
			if (signal.aborted || error instanceof Unanswered) throw error;
			const answer = await away?.().catch(() => null); // null: the browser has not kept what finds it
			if (answer) return answer;
			signal.throwIfAborted();
		} finally {
			signal.removeEventListener("abort", stop);
			clearTimeout(slow);
			slow = undefined;
		}
		waiting(words);
		await pause(seconds, signal, asked > 0);
	}
}

/** Say why an answer takes long: while the server compiles what finds it, it says that it is not ready. */
async function slowWords() {
	const answer = await fetch("/readyz", { signal: AbortSignal.timeout(DEAD_MS) }).catch(() => null);
	return !answer ? OFFLINE : answer.status === 503 ? GETTING_READY : STILL_THINKING;
}

/** Tell whether a question that was refused may be asked again. @param {number} status */
export const mayAgain = (status) => status === 429 || status >= 500;

/** Wait until the server may be asked again. @param {number} seconds @param {AbortSignal} signal
 * @param {boolean} isAsked whether the server named the time: it is there, so that nobody need look */
export function pause(seconds, signal, isAsked) {
	return new Promise((resolve, reject) => {
		const cancel = later(() => resolve(null), seconds, { isSoon: !isAsked, isUnseen: isAsked });
		const stop = () => {
			cancel();
			reject(signal.reason);
		};
		signal.addEventListener("abort", stop, { once: true });
	});
}
