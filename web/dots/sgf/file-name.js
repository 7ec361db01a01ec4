// What the file of a record is called.

const MOST = 80; // characters

/** Return the name of a file by what is known of the games in it: days, players. Nothing in it needs to be escaped.
 * @param {string[]} parts */
export function fileName(parts) {
	const plain = ["dots", ...parts].map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, ""));
	return `${[...plain.filter(Boolean).join("-")].slice(0, MOST).join("")}.sgf`;
}

/** Return the day today, as records have it. */
export const today = () => new Date().toLocaleDateString("sv");
