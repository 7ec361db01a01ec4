// What a line of a record means as moves: the dots at the start, and each turn in the order of play. The same as
// dots/records/script.py. Knows no rule beyond how a rule set may end, so what comes out may well not be allowed.

/** @import { Move, Word } from "../rules/move.js" */
/** @import { Point } from "./dialects.js" */
/** @import { Record } from "./record.js" */

import { other } from "../rules/field.js";
import { dotAt, saying } from "../rules/move.js";
import { endsOf, isOptional, moveOf, pointsOf } from "./dialects.js";
import { Notes, SgfFault, trimmed, unescaped, valuesOf } from "./text.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {1 | 2} Player */
/** @typedef {{ node: number, said: string, move: Move | null, isImplied: boolean }} Turn no move where it cannot be
 *   read; implied by the result alone */
/** @typedef {{ owner: Player, points: Point[] }} Ring */
/** @typedef {{ start: [Player, number, number][], turns: Turn[], rings: Ring[], borders: Ring[] }} Script rings stand
 *   at the start, borders are drawn after the last move */

const GIVEN_UP = ["resign", "time", "draw", "count"];
const SET_UP = new Map(
	/** @type {[string, 0 | Player][]} */ ([
		["AB", 1],
		["AW", 2],
		["AE", 0],
	]),
);
const PRESSED = /\b([BW]) pressed STOP\b/; // zagram's comment
const ENDINGS = new Map([
	["R", "resign"],
	["T", "time"],
	["F", "resign"],
]);
const ADDED = 4; // times as many points as the board has may be set up in a game, rectangles unfolded

/** Return what the nodes of a path mean as moves; what that takes is added to *notes*.
 * @param {Record} record @param {number[]} path @param {Notes} [notes] @returns {Script} */
export function script(record, path, notes = new Notes()) {
	return new Scribe(record, path, notes).script();
}

/** @param {string} name */
const playerOf = (name) => /** @type {Player} */ (name.endsWith("B") ? 1 : 2);

/** Turns one line of a record into moves. */
class Scribe {
	/** @type {Map<string, [Player, number, number]>} */
	start = new Map();
	/** @type {(Turn | null)[]} */
	turns = [];
	/** @type {Map<string, Player>} of all dots so far */
	owners = new Map();
	/** @type {Map<string, number>} which turn put a dot there */
	played = new Map();
	/** @type {Ring[]} */
	rings = [];
	/** @type {Ring[]} */
	borders = [];
	/** @type {0 | Player} */
	stopped = 0;
	added = 0;

	/** @param {Record} record @param {number[]} line @param {Notes} notes */
	constructor(record, line, notes) {
		this.record = record;
		this.line = line;
		this.notes = notes;
		this.ends = endsOf(record.rules);
	}

	script() {
		for (const number of this.line) {
			this.borders = [];
			for (const [name, values] of this.record.nodes[number].properties) {
				if (name === "B" || name === "W") this.moves(number, name, values);
				else if (SET_UP.has(name)) this.setUp(number, name, values);
				else if (name === "TB" || name === "TW") this.border(name, values);
				else if (name === "C") this.comment(number, values);
			}
		}
		this.giveUp();
		return {
			start: [...this.start.values()],
			turns: this.turns.filter((turn) => turn !== null),
			rings: this.rings,
			borders: this.borders,
		};
	}

	/** @param {number} node @param {string} said @param {Move | null} move */
	turn(node, said, move, isImplied = false) {
		this.turns.push({ node, said, move, isImplied });
	}

	/** @param {number} node @param {string} code @param {string} words */
	note(node, code, words) {
		this.notes.add(code, this.record.nodes[node].offset, words);
	}

	get last() {
		return this.line[this.line.length - 1];
	}

	/** @param {number} node @param {string} name @param {string[]} values */
	moves(node, name, values) {
		const player = playerOf(name);
		if (values.length > 1 && node === this.last && (this.ends.stop || this.ends.early)) {
			this.note(node, "stop-as-points", phrase("fault-stop-as-points", { number: values.length }));
			if (!this.stopped) this.stop(node, player === 1 ? 2 : 1);
			return;
		}
		for (const value of values) this.move(node, player, unescaped(value));
	}

	/** @param {number} node @param {Player} player @param {string} text */
	move(node, player, text) {
		let said;
		try {
			said = moveOf(text, this.record);
		} catch (error) {
			if (!(error instanceof SgfFault)) throw error;
			this.turn(node, text, null);
			return;
		}
		if (said.kind === "stop") {
			this.stop(node, player);
			return;
		}
		if (said.point) {
			this.owners.set(said.point.join(), player);
			this.played.set(said.point.join(), this.turns.length);
		}
		const rings = said.rings.filter((ring) => this.isOwn(node, player, ring));
		if (said.kind === "close" && !rings.length) return;
		const word = said.kind === "dot" || said.kind === "close" ? "" : /** @type {Word} */ (said.kind);
		this.turn(node, text, { player, word, at: said.point, rings });
	}

	/** Tell whether a ring is a choice of a player: not where rings close by themselves, nor of the other's dots.
	 * @param {number} node @param {Player} player @param {Point[]} ring */
	isOwn(node, player, ring) {
		if (!isOptional(this.record.rules)) return false;
		if (!ring.every((point) => this.owners.get(point.join()) === 3 - player)) return true;
		this.note(node, "chain-of-the-other", phrase("fault-chain-of-the-other"));
		return false;
	}

	/** @param {number} node @param {Player} player */
	stop(node, player) {
		const answers = this.ends.agreed || (this.stopped === 3 - player && this.ends.early);
		this.stopped ||= player;
		this.turn(node, "", saying(player, answers ? "done" : "stop"));
	}

	/** @param {number} node @param {string[]} values */
	comment(node, values) {
		const pressed = PRESSED.exec(values.join(""));
		if (!pressed || this.stopped || !this.ends.stop) return;
		this.note(node, "stop-in-comment", phrase("fault-stop-in-comment", { name: pressed[1], text: pressed[0] }));
		this.stop(node, playerOf(pressed[1]));
	}

	/** @param {number} node @param {string} name @param {string[]} values */
	setUp(node, name, values) {
		const player = SET_UP.get(name) ?? 0;
		if (this.turns.length) this.note(node, "late-set-up", phrase("fault-late-set-up", { name }));
		for (const [x, y] of this.points(node, values)) {
			const key = `${x},${y}`;
			if (this.owners.has(key)) this.erase(key);
			if (!player) continue;
			this.owners.set(key, player);
			if (this.turns.length) {
				this.played.set(key, this.turns.length);
				this.turn(node, name, dotAt(player, [x, y]));
			} else this.start.set(key, [player, x, y]);
		}
	}

	/** Let a dot never have been played. @param {string} key */
	erase(key) {
		this.owners.delete(key);
		if (this.start.delete(key)) return;
		this.turns[this.played.get(key) ?? -1] = null;
		this.played.delete(key);
	}

	/** @param {number} node @param {string[]} values */
	*points(node, values) {
		for (const value of values) {
			try {
				for (const point of pointsOf(unescaped(value), this.record)) {
					this.added += 1;
					if (this.added > ADDED * this.record.width * this.record.height) return;
					yield point;
				}
			} catch (error) {
				if (!(error instanceof SgfFault)) throw error;
				this.note(node, "set-up-unreadable", error.message);
			}
		}
	}

	/** Keep the rings of `TB` or `TW`. @param {string} name @param {string[]} values */
	border(name, values) {
		const stands = !this.turns.length && isOptional(this.record.rules);
		for (const value of values) {
			try {
				const { rings } = moveOf(unescaped(value), this.record);
				(stands ? this.rings : this.borders).push(...rings.map((points) => ({ owner: playerOf(name), points })));
			} catch (error) {
				if (!(error instanceof SgfFault)) throw error; // a point of territory, as in Go
			}
		}
	}

	/** Add the end of a line that was given up: by our own property, else of the main line by the result. */
	giveUp() {
		const own = valuesOf(this.record.nodes[this.last], "KE")[0] ?? "";
		const [colour, kind] = [own.split(":")[0], own.slice(own.indexOf(":") + 1)];
		if ((colour === "B" || colour === "W") && GIVEN_UP.includes(kind) && own.includes(":")) {
			this.turn(this.last, own, saying(playerOf(colour), /** @type {Word} */ (kind)));
			return;
		}
		const before = this.turns[this.turns.length - 1]?.move;
		if ((before && GIVEN_UP.includes(before.word)) || !this.isMain()) return;
		const result = unescaped(valuesOf(this.record.nodes[0], "RE")[0] ?? "");
		const move = implied(result);
		if (move) this.turn(this.last, result, move, true);
	}

	/** Tell whether the line is the main one, whole. */
	isMain() {
		const { nodes } = this.record;
		const firsts = new Map();
		for (const [number, { parent }] of nodes.entries()) if (!firsts.has(parent)) firsts.set(parent, number);
		return (
			!firsts.has(this.last) &&
			this.line.every((number, index) => index === 0 || firsts.get(this.line[index - 1]) === number)
		);
	}
}

/** Return what a result says of how a game was given up, null where it was played to its end.
 * @param {string} result @returns {Move | null} */
function implied(result) {
	if (trimmed(result).toLowerCase() === "draw") return saying(1, "draw");
	const said = /^\s*([BW])\s*\+\s*([RTF])/.exec(result);
	return said ? saying(other(playerOf(said[1])), /** @type {Word} */ (ENDINGS.get(said[2]))) : null;
}
