// What is opened and is no record of dots. Links to games on other sites: a page of this site may not fetch them, so
// it says whose they are, and where their records are to be had; it reads addresses, and asks nobody. And texts in
// which no game of dots can be read: why, for people.

/** @import { SgfFault } from "./text.js" */

import { phrase } from "../../shared/speak.js";

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
			words: phrase("game-on-zagram", { game }),
			download: ARCHIVE + game,
		};
	if (!site && !/^https?:/i.test(said)) return null;
	return {
		words: site || host ? phrase("link-of-site", { site: site || host }) : phrase("link-of-another-site"),
		download: "",
	};
}

/** Say why no game can be read in a text, without words of the format where it has nothing to do with dots.
 * @param {Pick<SgfFault, "code" | "message">} fault */
export function faultTold({ code, message }) {
	return code === "other-game" ? phrase("no-game-of-dots") : message;
}
