// The lesson that would have helped most in a game that was solved: one line of its result.

/** @import { Game } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { hardestHint } from "../help/hinted.js";
import { shownName } from "../help/techniques.js";
import { make } from "../../shared/dom.js";
import { capital, phrase } from "../../shared/speak.js";
import { lessonOf } from "../puzzle/link.js";
import { easierTechnique } from "./easier.js";

/** Offer the lesson of the hardest hint, or else of the easier step that stood there at the longest pause; nothing
 * where there was neither.
 * @param {HTMLElement} line of the result @param {Game} game @param {Store} store */
export async function offer(line, game, store) {
	const hinted = hardestHint(game, store);
	const technique = hinted ?? (await easierTechnique(game));
	if (!technique) return;
	const link = make("a", "", phrase("lesson-of", { technique: capital(shownName(technique)) }));
	link.href = lessonOf(technique);
	const why = hinted ? phrase("your-hardest-hint-used-this") : phrase("an-easier-step-stood");
	line.append(make("span", "more", `${why} `), link);
}
