// Asks the service what the moves of a game were worth: a line a move, as each is found. Waits where it is busy or
// away, or where this address has no work left, and goes on with the next move.

/** @typedef {import("../rules/game.js").Move} Move */
/** @typedef {{ move: number, player: 1 | 2, played: any[], score: number, chance: number, best: any[], best_score:
 *   number, best_chance: number, lost: number, reason: { sentence: string } | null, threats: number[][] }} Judged */
/** @typedef {{ size: [number, number], rules: string, start: [number, number, number][], moves: any[] }} Asked */

const AGAIN_S = 3; // until a service that cannot be reached is asked again
const LONGEST_S = 60;

/** A game that the service does not judge, however often it is asked. */
export class Unjudged extends Error {}

/** Yield what each move was worth; *waiting* is told why there is nothing yet.
 * @param {Asked} game @param {number} level @param {AbortSignal} signal @param {(words: string) => void} waiting
 * @returns {AsyncGenerator<Judged>} */
export async function* judge(game, level, signal, waiting) {
	let first = 1;
	while (first <= game.moves.length) {
		let [seconds, words] = [AGAIN_S, "No connection: trying again."];
		try {
			const body = JSON.stringify({ ...game, level, first });
			const response = await fetch("/dots/analyse", {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body,
				signal,
			});
			if (!response.ok && response.status !== 429 && response.status < 500)
				throw new Unjudged((await response.json()).detail);
			if (response.ok) {
				for await (const line of linesOf(response)) {
					if (line.type) {
						if (line.status !== 429 && line.status < 500) throw new Unjudged(line.detail);
						break;
					}
					first = line.move + 1;
					yield line;
				}
				seconds = first > game.moves.length ? 0 : 1;
				words = "The service makes a pause.";
			} else {
				seconds = Math.min(Number(response.headers.get("Retry-After")) || AGAIN_S, LONGEST_S);
				words =
					response.status === 429
						? `The service goes on in ${seconds} seconds: so much work is enough for a minute.`
						: "The service is busy: trying again.";
			}
		} catch (error) {
			if (signal.aborted || error instanceof Unjudged) throw error;
		}
		if (!seconds) return;
		waiting(words);
		await pause(seconds, signal);
	}
}

/** Yield the lines of an answer as objects. @param {Response} response @returns {AsyncGenerator<any>} */
async function* linesOf(response) {
	if (!response.body) return;
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		const lines = (rest + value).split("\n");
		rest = /** @type {string} */ (lines.pop());
		for (const line of lines) if (line) yield JSON.parse(line);
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
