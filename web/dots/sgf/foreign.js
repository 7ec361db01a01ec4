// Links to games on other sites. A page of this site may not fetch them, so it says whose they are, and where their
// records are to be had. Reads addresses, and asks nobody.

/** @typedef {{ words: string, download: string }} Foreign download: where the record is to be had, or "" */

const ARCHIVE = "https://zagram.org/eidokropki/backend/download.py?id=";
const GAME = /(?:^|[^a-z0-9])(zagram[0-9]{1,9})(?![0-9])/;
const LINK = /^(?:https?:\/\/)?([a-z0-9.-]{1,253}\.[a-z]{2,24})(?::[0-9]{1,5})?(?=[/?#]|$)/i;
const SITES = new Map([
	["zagram.org", "zagram"],
	["eidokropki.reaktywni.pl", "eidokropki"],
]);

/** Say why a link to another site cannot be opened; null where a text is no link. @param {string} text
 * @returns {Foreign | null} */
export function foreign(text) {
	const said = text.trim();
	if (/\s/.test(said)) return null;
	const host = LINK.exec(said)?.[1].toLowerCase() ?? "";
	const site = SITES.get(host.replace(/^www\./, "")) ?? "";
	const game = GAME.exec(said)?.[1] ?? "";
	if (game && (site || game === said))
		return {
			words:
				`${game} is a game on zagram, and this page cannot fetch it from there. Download its record, then open the ` +
				"file here.",
			download: ARCHIVE + game,
		};
	if (!site && !/^https?:/i.test(said)) return null;
	return {
		words:
			`This is a link of ${site || host || "another site"}, and this page cannot fetch games from there. Save the ` +
			"record there as a file (SGF), then open the file here.",
		download: "",
	};
}
