// A game that several tabs play at once. Each game says how many writes of each tab are in it, so no clock is asked
// which is newer: what has all that the other has takes its place, and of two that each have something of their own,
// the steps of one go on top of the other. Both tabs come to the same game, and undo takes back each step.

/** @import { Change, Game, Saved, State, Writes } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { keyOf, pack, spent, unpack } from "./session.js";
import { record } from "./state.js";

const TABS = 9; // whose writes are counted; of the others, equal histories tell

/** The game on the board, as the store has it for all tabs. */
export class Shared {
	/** @type {Game | null} the game when it was last read or written */
	last = null;
	/** @type {string | null} what the store held then */
	text = null;
	isBehind = false; // whether the store lacks something of the game

	/** @param {Pick<Store, "textOf" | "keepGame">} store @param {string} [tab] its name, which no other tab has */
	constructor(store, tab = `t${Math.random().toString(36).slice(2, 9)}`) {
		this.store = store;
		this.tab = tab;
	}

	/** Begin with a game: as the store has it, if it does. @param {Game} opened @returns {Game} */
	begin(opened) {
		this.text = this.store.textOf(keyOf(opened.record));
		const kept = gameIn(this.text);
		this.last = kept ? { ...kept, record: opened.record } : opened;
		this.isBehind = true; // it is the last one played
		return this.last;
	}

	/** Return the game with what another tab wrote, which is its text in the store or came with an event.
	 * @param {Game} game @param {number} at @param {string | null} [written] @returns {Game} */
	read(game, at, written = this.store.textOf(keyOf(game.record))) {
		const theirs = gameIn(written);
		if (!theirs) return game;
		const mine = this.counted(game);
		const [isIncluded, isWhole] = [includes(mine, theirs), includes(theirs, mine)];
		// several joined the same in another order
		const order = isIncluded && isWhole ? compared(stepsOf(mine), stepsOf(theirs)) : 0;
		if (isIncluded && order >= 0) {
			this.isBehind ||= (!isWhole || order > 0) && this.store.textOf(keyOf(game.record)) !== this.text;
			return game;
		}
		this.isBehind ||= !isWhole;
		const played = isWhole ? theirs : joined(mine, theirs);
		const ended = [mine, theirs].find(({ done }) => done !== null);
		this.last = {
			...played,
			record: game.record,
			state: looked(played.state, game.state),
			hints: Math.max(mine.hints, theirs.hints),
			checks: Math.max(mine.checks, theirs.checks),
			spent: ended ? ended.spent : Math.max(spent(mine, at), theirs.spent),
			since: ended || game.since === null ? null : at,
			done: ended?.done ?? null,
		};
		return this.last;
	}

	/** Write the game where there is something to write, with what other tabs wrote meanwhile; return it as it is then.
	 * @param {Game} game @param {number} at @param {number} [now] by the device's clock @returns {Game} */
	write(game, at, now) {
		const key = keyOf(game.record);
		const held = this.store.textOf(key);
		const mine = this.counted(held === this.text ? game : this.read(game, at, held));
		const isNew =
			mine.writes !== this.last?.writes || mine.record !== this.last.record || spent(mine, at) !== this.last.spent;
		if (!isNew && !this.isBehind && held !== null) return mine;
		const written = pack(mine, at, now);
		const saved = { ...written, updated: dateOf(written, held) };
		this.store.keepGame(key, saved);
		this.text = this.store.textOf(key);
		this.last = { ...mine, spent: spent(mine, at) };
		this.isBehind = this.text !== JSON.stringify(saved); // full, or forbidden: it is tried again
		return mine;
	}

	/** Return the game with one more write of this tab, if the player has changed it since it was read or written.
	 * @param {Game} game @returns {Game} */
	counted(game) {
		const { last } = this;
		const isSame =
			last &&
			game.state.past === last.state.past &&
			game.hints === last.hints &&
			game.checks === last.checks &&
			game.done === last.done;
		if (isSame) return game;
		const { [this.tab]: count = 0, ...others } = game.writes;
		return { ...game, writes: Object.fromEntries([...Object.entries(others), [this.tab, count + 1]].slice(-TABS)) };
	}
}

/** Return when a game was last changed: the time that the store has, where the board is as it is there.
 * @param {Saved} saved @param {string | null} held */
function dateOf(saved, held) {
	if (!gameIn(held)) return saved.updated;
	const kept = JSON.parse(held ?? "");
	const boardOf = (/** @type {Saved} */ { digits, marks, done }) => JSON.stringify([digits, marks, done]);
	return boardOf(kept) === boardOf(saved) && kept.updated ? kept.updated : saved.updated;
}

/** @param {string | null} text */
function gameIn(text) {
	try {
		return unpack(JSON.parse(text ?? "null"));
	} catch {
		return null;
	}
}

/** Tell whether a game has all that was written of another.
 * @param {{ writes: Writes }} one @param {{ writes: Writes }} other */
function includes({ writes }, other) {
	return Object.entries(other.writes).every(([tab, count]) => (writes[tab] ?? 0) >= count);
}

/** Return a game with the steps of two that parted: the same one, whichever tab asks.
 * @param {Game} one @param {Game} other @returns {Game} */
function joined(one, other) {
	const [base, more] = isFirst(one, other) ? [one, other] : [other, one];
	const parted = more.state.past.findIndex(
		(step, index) => JSON.stringify(step) !== JSON.stringify(base.state.past[index]),
	);
	const steps = parted < 0 ? [] : more.state.past.slice(parted);
	const writes = Object.fromEntries(
		[...Object.entries(base.writes), ...Object.entries(more.writes)].map(([tab]) => [
			tab,
			Math.max(base.writes[tab] ?? 0, more.writes[tab] ?? 0),
		]),
	);
	return { ...base, state: steps.reduce(repeated, base.state), writes };
}

/** @param {Game} one @param {Game} other */
function isFirst(one, other) {
	const [count, otherCount] = [one, other].map(({ writes }) =>
		Object.values(writes).reduce((sum, each) => sum + each, 0),
	);
	return (count - otherCount || compared(JSON.stringify(one.writes), JSON.stringify(other.writes))) > 0;
}

/** @param {Game} game */
function stepsOf({ state: { past, future } }) {
	return JSON.stringify([past, future]);
}

/** @param {string} one @param {string} other */
function compared(one, other) {
	return one === other ? 0 : one > other ? 1 : -1;
}

/** Take a step again on another board, where it may change less.
 * @param {State} state @param {readonly Change[]} step @returns {State} */
function repeated(state, step) {
	/** @type {Change[]} */
	const changes = step.flatMap(([layer, cell, from, to]) => {
		const now = state[layer][cell];
		const then = layer === "digits" ? to : (now | (to & ~from)) & ~(from & ~to);
		return then === now ? [] : [/** @type {Change} */ ([layer, cell, now, then])];
	});
	return record(state, changes);
}

/** Return a state with the selection and the tool of another.
 * @param {State} state @param {State} shown @returns {State} */
function looked(state, { puzzle, selected, cursor, tool, chosen }) {
	return { ...state, puzzle, selected, cursor, tool, chosen };
}
