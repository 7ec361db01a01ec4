// A record in the fragment of a link: #sgf= and the text, deflated, in letters that a link may have. Behind it, &at=
// and the number of the node that is shown, as they follow each other in the text; the beginning, 0, is left out.

import { TooMuch, inflate } from "../../shared/inflate.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";

const NAME = "#sgf=";
const PLACE = /[#&]at=([0-9]{1,6})$/;
const LONGEST = 2_000_000; // bytes of a record in a link, once it is unpacked
const PLAIN = "plain:"; // not deflated: where a browser cannot

/** A link that holds no record. */
export class BadLink extends Error {}

/** Return the link of a record below an address, which opens at a node.
 * @param {string} text @param {string} [address] @param {number} [node] */
export async function linkTo(text, address = "/dots/records", node = 0) {
	return placedAt(`${address}${NAME}${await pack(text)}`, node);
}

/** Return the part of a link that holds a record; "" where a text is no such link. @param {string} text */
export function fragmentOf(text) {
	const link = text.trim();
	const at = link.indexOf(NAME);
	return /^https?:\/\//.test(link) && at > 0 ? link.slice(at) : "";
}

/** Return the number of the node that an address opens at. @param {string} address */
export function placeIn(address) {
	return Number(PLACE.exec(address)?.[1] ?? 0);
}

/** Return an address that opens at a node, wherever it led before. @param {string} address @param {number} node */
export function placedAt(address, node) {
	const plain = address.replace(PLACE, "");
	return node ? `${plain}${plain.includes("#") ? "&" : "#"}at=${node}` : plain;
}

/** Return the record in the fragment of an address, or null where it has none; throw `BadLink` where it is damaged or
 * too large.
 * @param {string} fragment */
export async function recordIn(fragment) {
	if (!fragment.startsWith(NAME)) return null;
	return unpack(placedAt(fragment, 0).slice(NAME.length));
}

/** @param {string} text */
async function pack(text) {
	if (typeof CompressionStream !== "function") return PLAIN + encodeURIComponent(text);
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	let binary = "";
	for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} packed */
async function unpack(packed) {
	try {
		if (packed.startsWith(PLAIN)) return decodeURIComponent(packed.slice(PLAIN.length));
		if (packed.startsWith("(") || packed.startsWith("%28")) return decodeURIComponent(packed); // a record as it is
		return await inflate(packed.replaceAll("-", "+").replaceAll("_", "/"), LONGEST);
	} catch (error) {
		if (!(error instanceof TooMuch)) throw new BadLink(phrase("record-in-link-damaged"));
		throw new BadLink(phrase("record-in-link-too-large", { most: LONGEST.toLocaleString(LANGUAGE) }));
	}
}
