// The sheet of what a puzzle can be shared as, besides its link: a QR code, a picture, and code for other pages. Made
// anew each time it is wanted.

/** @import { PuzzleRecord } from "../types.d.ts" */

import { dialog, show } from "../shared/dialog.js";
import { make } from "../shared/dom.js";
import { addressOf } from "./puzzle/link.js";

/** Show the sheet of a puzzle, which the server keeps where it can.
 * @param {PuzzleRecord} record @param {() => void} rest what to do when it opened or closed */
export function shareSheet(record, rest) {
	const node = dialog("share-sheet", "QR code, picture, embedding");
	const code = make("img", "qr-code");
	Object.assign(code, { src: addressOf("qr.svg", record), alt: "QR code of the link to this puzzle" });
	const picture = make("a", "main", "Save a picture");
	Object.assign(picture, { href: addressOf("picture.png", record), download: "kropki.png" });
	const line = make("p");
	line.append(picture);
	node.append(code, line, ...embedding(record));
	show(node, rest);
}

/** Return the code that puts the puzzle on another page, where the server finds it by its id.
 * @param {PuzzleRecord} record */
function embedding({ id, kept }) {
	if (!id || kept === false)
		return [make("p", "soft", "Only puzzles that the server keeps can be put on other pages.")];
	const words = make("textarea");
	const url = `${location.origin}/embed/${id}`;
	words.value = `<iframe src="${url}" width="420" height="520" title="Kropki" loading="lazy"></iframe>`;
	Object.assign(words, { readOnly: true, rows: 7 });
	words.ariaLabel = "Code for another page";
	words.addEventListener("focus", () => words.select());
	return [make("p", "", "To put it on a page of yours:"), words];
}
