// Asks the service for a move. Waits where it is busy or away, for as long as the move is wanted.

/** @typedef {import("../rules/game.js").Game} Game */
/** @typedef {{ move: any[], score: number, chance: number, reason: { code: string, dots: number, sentence: string } |
 *   null }} Chosen */

const AGAIN_S = 3; // until a service that cannot be reached is asked again
const LONGEST_S = 60;
const SLOW_MS = 3000; // longer than any move is thought of: the service may be compiling what finds it
const GETTING_READY = "The computer is getting ready. This may take a minute; the game goes on by itself.";

/** A question that the service does not answer, however often it is asked. */
export class Unanswered extends Error {}

/** Give a move of a level; *waiting* is told why there is none yet.
 * @param {Game} game
 * @param {{ level: number, seed: number, player: import("../rules/game.js").Player, more?:
 *   import("../rules/game.js").Move[] }} wish *more*: moves that are thought of @param {AbortSignal} signal
 * @param {(words: string) => void} waiting @returns {Promise<Chosen>} */
export async function ask(game, wish, signal, waiting) {
	const { size, rules, start } = game.setup;
	const { more = [], ...wanted } = wish;
	const body = JSON.stringify({ size, rules, start, moves: [...game.moves, ...more], ...wanted });
	let told = "";
	const tell = (/** @type {string} */ words) => {
		if (words !== told) waiting(words); // once, and not each time that it is asked again
		told = words;
	};
	for (;;) {
		let [seconds, words] = [AGAIN_S, "No connection: trying again."];
		const slow = setTimeout(() => tell(GETTING_READY), SLOW_MS);
		try {
			const response = await fetch("/dots/move", {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body,
				signal,
			});
			if (response.ok) return await response.json();
			if (response.status !== 429 && response.status < 500) throw new Unanswered((await response.json()).detail);
			seconds = Math.min(Number(response.headers.get("Retry-After")) || AGAIN_S, LONGEST_S);
			const isLate = response.status === 503 && (await response.json().catch(() => null))?.code === "late";
			words =
				response.status === 429
					? `The service lets you have a move again in ${seconds} seconds.`
					: isLate
						? GETTING_READY
						: "The service is busy: trying again.";
		} catch (error) {
			if (signal.aborted || error instanceof Unanswered) throw error;
		} finally {
			clearTimeout(slow);
		}
		tell(words);
		await pause(seconds, signal);
	}
}

/** Wait, or until the device is online again. @param {number} seconds @param {AbortSignal} signal */
function pause(seconds, signal) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, seconds * 1000);
		addEventListener("online", resolve, { once: true, signal });
		signal.addEventListener(
			"abort",
			() => {
				clearTimeout(timer);
				reject(signal.reason);
			},
			{ once: true },
		);
	});
}
