// Unpacks deflated text, as links have it, and no more of it than is wanted.

/** More text than is wanted. */
export class TooMuch extends Error {}

/** Return the text that is deflated in letters of base 64; throws `TooMuch` for more than `limit` bytes, and any other
 * error for what is no such text. @param {string} packed @param {number} limit */
export async function inflate(packed, limit) {
	const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
	const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
	const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	let text = "";
	let left = limit;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		left -= value.length;
		if (left < 0) {
			reader.cancel().catch(() => {});
			throw new TooMuch();
		}
		text += decoder.decode(value, { stream: true });
	}
}
