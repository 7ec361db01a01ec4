// What the opening book knows of the position that is shown: how often the computer played each move against itself,
// and how it stood then. The server is asked only while this is wanted.

/** @import { Play } from "../rules/game.js" */
/** @import { Host } from "./main.js" */

import { byId, make, tell } from "../../shared/dom.js";
import { rulesName } from "../board/rulewords.js";
import { coloursOf, place } from "../board/words.js";
import { startOf } from "../rules/starts.js";
import { Refused } from "../rules/rulesets.js";
import { nameOf } from "../sgf/dialects.js";
import { BOARDS, PLIES, RULES } from "./book-boards.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";

/** @typedef {{ points: [number, number][], games: number, chance: number, score: number }} BookMove *points*: where it
 *   can be made, which symmetry makes the same */
/** @typedef {{ games: number, moves: BookMove[] }} KnownOpening *games*: all that the book has on this board */

const KEPT = "kropki:dots:record:book";
const FEW = 20; // games: from fewer, a percentage says little
const PAUSE_MS = 200; // for who steps on
const UNKNOWN = phrase("the-opening-book-does-not");
const NOTHING = phrase("the-opening-book-has-nothing");

export class Openings {
	/** @type {Map<string, KnownOpening>} answers, by their address */
	told = new Map();
	asked = ""; // the address that is shown
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.box = /** @type {HTMLInputElement} */ (byId("book-on"));
		this.box.checked = host.store.read(KEPT) === true;
		this.box.addEventListener("change", () => {
			host.store.write(KEPT, JSON.stringify(this.box.checked));
			host.draw();
		});
	}

	/** Tell of a position, as soon as the server has. @param {Play} game */
	draw(game) {
		clearTimeout(this.timer);
		this.asked = this.box.checked ? addressOf(game) : "";
		const told = this.told.get(this.asked);
		if (told) this.show(game, told);
		else {
			const words = isFor(game) ? UNKNOWN : `${NOTHING} ${whatItHas()}`;
			this.clear(!this.box.checked ? "" : this.asked ? phrase("is-looking") : words);
			if (this.asked) this.timer = setTimeout(() => this.ask(game, this.asked), PAUSE_MS);
		}
	}

	/** @param {string} words */
	clear(words) {
		tell("book-words", words);
		byId("book-moves").replaceChildren();
	}

	/** @param {Play} game @param {string} address */
	async ask(game, address) {
		const found = await answerTo(address);
		if (typeof found !== "string") this.told.set(address, found);
		if (address !== this.asked) return;
		if (typeof found === "string") this.clear(found);
		else this.show(game, found);
	}

	/** @param {Play} game @param {KnownOpening} told */
	show(game, { games, moves }) {
		this.clear(moves.length ? whatItIs(game, games) : UNKNOWN);
		byId("book-moves").append(...moves.map((move) => this.item(game, move)));
		this.host.overlay.tell(
			game,
			moves.flatMap((move) => move.points.map(([x, y]) => ({ x, y, text: percent(move), words: playedOf(move) }))),
		);
	}

	/** @param {Play} game @param {BookMove} move */
	item(game, move) {
		const [point, ...others] = move.points;
		const button = make("button", "quiet");
		button.type = "button";
		const told = (/** @type {string} */ where) =>
			phrase("book-has-move", { place: where, others: others.length, played: playedOf(move) });
		const seen = make("span", "", told(point.map((each) => each + 1).join(", ")));
		seen.ariaHidden = "true";
		button.append(seen, make("span", "unseen", told(place(game, game.at(...point)))));
		button.addEventListener("click", () => this.host.playAt(point));
		const item = make("li");
		item.append(button);
		return item;
	}
}

/** Return the address that tells of a position, or "" if the book cannot know it. @param {Play} game */
function addressOf(game) {
	const { size } = game.setup;
	const isPlain = game.moves.every(({ player, at, word }, index) => at && !word && player === 1 + (index % 2));
	const start = startIn(game);
	if (!isFor(game) || game.over || !isPlain || !start || game.moves.length >= PLIES) return "";
	const moves = game.moves.map(({ at }) => nameOf(/** @type {[number, number]} */ (at))).join("");
	return `/dots/book?size=${size.join("x")}&start=${start}&moves=${moves}`;
}

/** Tell whether the book has games that began as this one, by its rules and on its board. @param {Play} game */
const isFor = (game) => game.setup.rules === RULES && startIn(game) !== undefined;

/** Return the name of the start of a game, if the book has it on that board. @param {Play} game */
const startIn = (game) => BOARDS.get(game.setup.size.join("x"))?.find((name) => isStart(game, name));

/** Say which games the book has: the boards, and how they begin. */
function whatItHas() {
	const boards = [...BOARDS].map(([size, starts]) => {
		const named = starts.map((start) => phrase("start-of-book", { start }));
		return `${size.replace("x", " × ")} (${named.join(", ")})`;
	});
	return phrase("book-has-games", { rules: rulesName(RULES), boards });
}

/** Tell whether a game began from the start with a name. @param {Play} game @param {string} start */
function isStart({ setup }, start) {
	const written = (/** @type {number[][]} */ dots) => dots.map(String).sort().join();
	try {
		return written(startOf(setup)) === written(startOf({ ...setup, start }));
	} catch (error) {
		if (error instanceof Refused) return false; // the board has no room for it
		throw error;
	}
}

/** Ask the server; return words if it does not answer.
 * @param {string} address @returns {Promise<KnownOpening | string>} */
async function answerTo(address) {
	try {
		const response = await fetch(address);
		if (response.ok) return await response.json();
		const { told } = await import("../../shared/problems.js");
		return told(await response.json());
	} catch {
		return phrase("the-opening-book-needs-a");
	}
}

/** Say what the list and the numbers on the board are. @param {Play} game @param {number} games */
function whatItIs({ now: { toMove } }, games) {
	return phrase("book-of-board", { number: games, games: games.toLocaleString(LANGUAGE), ...coloursOf(toMove) });
}

/** @param {BookMove} move */
const percent = ({ games, chance }) => (games < FEW ? "?" : `${Math.round(chance * 100)}`);

/** @param {BookMove} move */
const playedOf = ({ games, chance }) =>
	phrase("was-played-times", {
		number: games,
		percentage: games < FEW ? "none" : chance.toLocaleString(LANGUAGE, { style: "percent" }),
	});
