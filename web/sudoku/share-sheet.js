// The sheet by which a puzzle is shared: its link, a QR code, a picture, and code for other pages. Made anew each time
// it is wanted.

/** @import { PuzzleRecord } from "../types.d.ts" */

import { dialog, show } from "../shared/dialog.js";
import { button, make } from "../shared/dom.js";
import { isTouch } from "../shared/sharing.js";
import { phrase } from "../shared/speak.js";
import { addressOf } from "./puzzle/link.js";

/** Show the sheet of a puzzle, which the server keeps where it can.
 * @param {PuzzleRecord} record
 * @param {{ rest: () => void, share: () => Promise<boolean> }} page what to do when it opened or closed; shares the
 *   link, and tells whether it was copied */
export function shareSheet(record, { rest, share }) {
	const node = dialog("share-sheet", phrase("share-this-puzzle"));
	const link = button(isTouch() ? phrase("share-the-link") : phrase("copy-the-link"), {}, "main");
	link.addEventListener("click", async () => {
		if (await share()) node.close();
	});
	const code = make("img", "qr-code");
	Object.assign(code, { src: addressOf("qr.svg", record), alt: phrase("qr-code-of-this-puzzle") });
	const picture = make("a", "quiet", phrase("save-a-picture"));
	Object.assign(picture, { href: addressOf("picture.png", record), download: "kropki.png" });
	const line = make("p", "wide");
	line.append(link, picture);
	node.append(code, line, embedding(record));
	show(node, rest);
}

/** Return the fold with the code that puts the puzzle on another page, where the server finds it by its id.
 * @param {PuzzleRecord} record */
function embedding({ id, kept }) {
	const fold = make("details", "more");
	fold.append(make("summary", "", phrase("put-it-on-a-page")));
	if (!id || kept === false) {
		fold.append(make("p", "soft", phrase("works-with-kept-puzzles")));
		return fold;
	}
	const words = make("textarea");
	const url = `${location.origin}/embed/${id}`;
	words.value = `<iframe src="${url}" width="420" height="520" title="Kropki" loading="lazy"></iframe>`;
	Object.assign(words, { readOnly: true, rows: 7 });
	words.ariaLabel = phrase("code-for-another-page");
	words.addEventListener("focus", () => words.select());
	fold.append(words);
	return fold;
}
