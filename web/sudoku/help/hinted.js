// The hardest technique of the hints in each of the last games: what a lesson is chosen by. Kept in the browser alone.

/** @import { Game, WayAnswer } from "../../types.d.ts" */

import { listOf } from "../../shared/lists.js";
import { Store, shelf } from "../../shared/store.js";
import { hardestOf, techniqueCalled } from "./techniques.js";

const PLACE = "kropki:hinted";
const ROOM = 20; // games that are kept; the oldest go first

/** Keep what a hint needed, if no hint of this game needed more.
 * @param {Pick<Game, "started">} game @param {Pick<WayAnswer, "steps">} way
 * @param {Pick<Store, "read" | "write">} [store] */
export function keepHint({ started }, { steps }, store = new Store(shelf())) {
	const all = kept(store);
	const before = all.filter(([game]) => game === started).map(([, name]) => name);
	const technique = hardestOf([...before, ...steps.map(({ technique: name }) => name)]);
	const others = all.filter(([game]) => game !== started);
	if (technique) store.write(PLACE, JSON.stringify([...others, [started, technique]].slice(-ROOM)));
}

/** Return the hardest technique of the hints of a game; undefined where there was none.
 * @param {Pick<Game, "started">} game @param {Pick<Store, "read">} store */
export function hardestHint({ started }, store) {
	return kept(store).find(([game]) => game === started)?.[1];
}

/** @param {Pick<Store, "read">} store @returns {[started: number, technique: string][]} */
function kept(store) {
	return listOf(store.read(PLACE)).filter((one) => Number.isFinite(one?.[0]) && techniqueCalled(one[1]));
}
