// The address of a game with a friend: its id in the path, for whoever is sent it, and the secret of a seat or an
// invitation to one behind the #, which no server sees. Knows no page.

const INVITATION = "join."; // with which an invitation begins; no secret has a full stop

/** Return the address of a game. @param {string} id @param {string | null} [secret] or an invitation */
export const addressOf = (id, secret = "") => `/dots/game/${id}${secret ? `#${secret}` : ""}`;

export const LOBBY = "lobby-title"; // behind the # of the page: it opens at its lobby, whose heading has this id

export const COMPUTER = "computer"; // behind the # of the page: a rated game with the computer is chosen

/** Return the address of its record on the page of records. @param {string} id */
export const recordOf = (id) => `/dots/records?game=${id}`;

/** Return the game that an address names, and a secret or an invitation if it has one; no id: none. Links had id and
 * secret behind the # once. @param {Pick<Location, "pathname" | "hash">} address */
export function addressed({ pathname, hash }) {
	const id = pathname.split("/")[3] ?? "";
	const [first = "", second = ""] = hash.slice(1).split("/");
	if (!id) return { id: [LOBBY, COMPUTER].includes(first) ? "" : first, secret: second, invitation: "" };
	return first.startsWith(INVITATION) ? { id, secret: "", invitation: first } : { id, secret: first, invitation: "" };
}

/** Tell whether a text may be the id of a game. @param {string} text */
export const isId = (text) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(text);
