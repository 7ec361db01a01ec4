// A game with a friend as its events make it: what lies on the board, who sits, what is offered. Knows nothing of the
// page.

/** @import { Happened } from "./live.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Setup } from "../rules/game.js" */

import { Play, other } from "../rules/game.js";
import { moveFrom, saying } from "../rules/move.js";

/** The events that change what is on the board, or end the game. */
export const CHANGES = new Set(["move", "accept", "claim"]);

export class Table {
	/** @type {Set<number>} */
	seated = new Set();
	/** @type {Map<string, Player>} what is offered, and by whom */
	offers = new Map();
	/** @type {string | null} the game that follows */
	rematch = null;
	/** @type {Set<number>} who wants a conversation */
	talking = new Set();
	/** @type {0 | Player} who asks for a conversation, and has no answer */
	asking = 0;
	/** @type {{ player: Player, text: string }[]} what was said there: nothing to who watches */
	lines = [];
	number = 0;
	isProofTold = false; // that no move can change the score
	lapsed = ""; // what was offered until the last event, which took a move back

	/** @param {Setup} setup */
	constructor(setup) {
		this.game = new Play(setup);
	}

	/** Take in the next event. @param {Happened} event */
	add({ number, kind, player, move, what = "", undo = 0, game = "", on = false, text = "" }) {
		this.number = number;
		this.lapsed =
			what === "takeback" && kind === "accept" ? (["draw", "count"].find((each) => this.offers.has(each)) ?? "") : "";
		if (kind === "sit") this.seated.add(player);
		else if (kind === "offer") this.offers.set(what, player);
		else if (kind === "decline") this.offers.delete(what);
		else if (kind === "move") this.game.play(moveFrom(move ?? []));
		else if (kind === "accept") this.accept(player, what, undo, game);
		else if (kind === "talk") this.talk(player, on);
		else if (kind === "line" && text) this.lines.push({ player, text });
		else if (kind === "claim") this.game.play(saying(other(player), "time"));
		if (!CHANGES.has(kind)) return;
		for (const each of ["draw", "count", "takeback"]) this.offers.delete(each);
	}

	/** @param {Player} player @param {string} what @param {number} undo @param {string} game */
	accept(player, what, undo, game) {
		this.offers.delete(what);
		if (what === "draw" || what === "count") this.game.play(saying(player, what));
		if (what === "rematch") this.rematch = game;
		for (let left = what === "takeback" ? undo : 0; left > 0; left -= 1) this.game.undo();
	}

	/** @param {Player} player @param {boolean} on */
	talk(player, on) {
		this.talking[on ? "add" : "delete"](player);
		this.asking = on && !this.talking.has(other(player)) ? player : 0;
	}

	/** Return what the other side offers, if anything. @param {Player | 0} player */
	offered(player) {
		return [...this.offers].find(([, by]) => player && by === other(player))?.[0] ?? null;
	}

	/** Tell whether a player has a move that could be taken back. @param {Player} player */
	hasMoved(player) {
		return this.game.moves.some((move) => move.player === player);
	}
}
