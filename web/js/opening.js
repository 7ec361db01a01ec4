// Which puzzle comes next: the one of the address, the one that was left, or a new one. Knows no state of the board.

/** @import { PuzzleRecord, Table, Wish } from "../types.d.ts" */
/** @import { Store } from "./store.js" */

import * as api from "./api.js";
import { button } from "./dom.js";
import { namedBy, puzzleIn } from "./link.js";
import { tell } from "./page.js";
import { faultWords } from "./paste.js";
import { unpack } from "./session.js";

/** Puts puzzles on the table. */
export class Opening {
	/** @param {Table} table */
	constructor(table) {
		this.table = table;
	}

	/** Put a puzzle that fits the wish on the board; on failure, say so and leave the board. @param {Wish} [wanted] */
	async newPuzzle(wanted = {}) {
		const { choose, settings, reserve, open, focus, game } = this.table;
		choose(wanted);
		const { size, negative, difficulty } = settings();
		document.body.classList.add("busy");
		try {
			const { record, spare } = await reserve.puzzle({ size, negative, difficulty });
			open(record);
			if (spare) tell("The service cannot be reached: this one is from the reserve.");
			focus();
		} catch (error) {
			tell(`No new puzzle: ${api.words(error)}.`, "fault", { then: game() ? undefined : button("Try again", { act: "next" }, "main") });
		} finally {
			document.body.classList.remove("busy");
		}
	}

	/** Show the puzzle of the link; without one, the game that was left, or a new puzzle. */
	async start() {
		try {
			const linked = await linkedRecord(this.table.store);
			if (linked) return this.table.open(linked);
			await this.first();
		} catch (error) {
			await this.first();
			tell(`The puzzle in this link cannot be read: ${faultWords(error) ?? api.words(error)}. Here is another.`, "fault");
		}
	}

	async first() {
		const { store, show, game } = this.table;
		const left = unpack(store.game(store.get("current")));
		if (left && left.done === null) return show(left);
		await this.newPuzzle();
		const wait = () => tell("The server is warming up. Your puzzle comes in a moment.");
		if (!game() && (await api.warmedUp(wait)) && !game()) await this.newPuzzle();
	}
}

/** Give the puzzle that the address names; null where it names none.
 * @param {Store} store @returns {Promise<PuzzleRecord | null>} */
async function linkedRecord(store) {
	const { id, day, level } = namedBy(location.pathname);
	if (!id && !day) return puzzleIn(location.search);
	const kept = store.games().find(({ saved: { record } }) => (id ? record.id === id : record.day === day && record.difficulty?.level === level));
	if (kept) return kept.saved.record; // also without a network
	return id ? api.puzzleCalled(id) : { ...(await api.daily(day, level)), day };
}
