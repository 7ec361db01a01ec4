// All that this device keeps as a file: solves, games, favourites, what was learned, drafts of the workshop, settings.
// Written, read with every care, and merged. Loaded when it is wanted. What a draft says is for the workshop to read.

/** @import { Learned, PuzzleRecord, Saved, Settings, Solve } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { listOf } from "../../shared/lists.js";
import { settingsFrom } from "../../shared/settings.js";
import { written } from "../../shared/numbers.js";
import { phrase } from "../../shared/speak.js";
import { LEVELS } from "../puzzle/puzzle.js";
import { keyOf, pack, unpack } from "../puzzle/session.js";
import { learnedFrom, together } from "../help/learned.js";
import { isDay, isSolve } from "./solves.js";
import { LIMIT, solvesIn } from "./statistics.js";

const FORM = "kropki-solves";
const VERSION = 1;
const BYTES = 6_000_000; // more than a browser keeps
const DRAFT = "kropki:make:"; // and its id: the place of a draft
const MOST_DRAFTS = 500;
const MOST_GAMES = 2000;
const MOST_FAVOURITES = 1000;

/** A file that holds no solves; the message says why. */
export class NotSolves extends Error {}

/** @typedef {{ name: string, stamp: string, updated: number }} Draft of the workshop, and what else it has */
/** @typedef {{ solves: Map<string, Solve>, learned: Learned, drafts: [string, Draft][], games: [string, Saved][],
 *   favourites: string[], settings: Settings | null }} Kept */

/** Write what is kept as the text of a file. @param {Store} store */
export function write(store) {
	return JSON.stringify({
		form: FORM,
		version: VERSION,
		solves: Object.fromEntries(solvesIn(store)),
		learned: learnedFrom(store.get("learned")),
		games: Object.fromEntries(store.games().map(({ key, saved }) => [key, saved])),
		favourites: listOf(store.get("favourites")),
		settings: store.get("settings"),
		drafts: Object.fromEntries(
			store
				.keys(DRAFT)
				.map((key) => [key.slice(DRAFT.length), store.read(key)])
				.filter(([id, draft]) => isDraft(id, draft)),
		),
	});
}

/** Read what is kept in a file; throw NotSolves for any other file.
 * @param {Pick<File, "size" | "text">} file @param {number} [now] @returns {Promise<Kept>} */
export async function read(file, now = Date.now()) {
	if (file.size > BYTES) throw new NotSolves(phrase("file-has-too-many-bytes", { most: written(BYTES) }));
	const { form, version, solves, learned, drafts, games, favourites, settings } = parsed(
		await file.text().catch(() => ""),
	);
	if (form !== FORM) throw new NotSolves(phrase("file-is-no-backup"));
	if (version !== VERSION) throw new NotSolves(phrase("file-is-newer"));
	if (typeof solves !== "object" || solves === null || Array.isArray(solves))
		throw new NotSolves(phrase("file-has-no-solves"));
	const entries = Object.entries(solves);
	if (entries.length > LIMIT) throw new NotSolves(phrase("file-has-too-many-solves", { most: written(LIMIT) }));
	const sound = new Map(
		entries.map(([key, value], index) => {
			if (!/^[0-9a-z]{1,11}$/.test(key) || !isSolve(value, now))
				throw new NotSolves(phrase("solve-is-not-valid", { number: index + 1 }));
			return [key, onlyOurs(value)];
		}),
	);
	return {
		solves: sound,
		learned: learnedFrom(learned),
		drafts: draftsIn(drafts ?? {}),
		games: gamesIn(games ?? {}),
		favourites: textsOf(favourites).slice(0, MOST_FAVOURITES),
		settings: settings && settingsFrom(settings),
	};
}

/** @param {unknown} kept @returns {string[]} */
const textsOf = (kept) => listOf(kept).filter((key) => typeof key === "string" && key.length < 999);

/** Read the games of a file; throw NotSolves for what is none. @param {unknown} kept @returns {[string, Saved][]} */
function gamesIn(kept) {
	const games = Object.entries(Object(kept));
	if (games.length > MOST_GAMES) throw new NotSolves(phrase("file-has-too-many-games", { most: MOST_GAMES }));
	return games.map(([key, saved], index) => {
		const game = unpack(saved);
		if (!game || keyOf(game.record) !== key || !Number.isFinite(saved.updated))
			throw new NotSolves(phrase("game-is-not-valid", { number: index + 1 }));
		return [key, pack({ ...game, record: soundRecord(game.record) }, 0, saved.updated)];
	});
}

/** Return what is sound of a record from elsewhere. @param {PuzzleRecord} record @returns {PuzzleRecord} */
function soundRecord({ ken, negative, boxes, size, id, day, difficulty, solution }) {
	const { level = "", rating, techniques } = Object(difficulty);
	const isGraded = LEVELS.includes(level) && Number.isFinite(rating);
	const counts = Object.entries(Object(techniques)).filter(([, times]) => Number.isFinite(times));
	return {
		ken,
		negative,
		...(boxes === false && { boxes }),
		size,
		...(/^[0-9A-Z]{12}$/.test(id ?? "") ? { id } : {}),
		...(isDay(day) ? { day } : {}),
		...(/^[1-9/]+$/.test(solution ?? "") ? { solution } : {}),
		...(isGraded ? { difficulty: { level, rating, techniques: Object.fromEntries(counts) } } : {}),
	};
}

/** Read the drafts of a file; throw NotSolves for what is none. @param {unknown} kept @returns {[string, Draft][]} */
function draftsIn(kept) {
	const drafts = Object.entries(Object(kept));
	if (drafts.length > MOST_DRAFTS) throw new NotSolves(phrase("file-has-too-many-drafts", { most: MOST_DRAFTS }));
	const at = drafts.findIndex(([id, draft]) => !isDraft(id, draft));
	if (at >= 0) throw new NotSolves(phrase("draft-is-not-valid", { number: at + 1 }));
	return drafts;
}

/** @param {string} id @param {any} draft @returns {draft is Draft} */
function isDraft(id, draft) {
	const texts = [draft?.name, draft?.stamp];
	return (
		[id, draft?.stamp].every((each) => /^[\w.-]{1,40}$/.test(each)) &&
		texts.every((text) => typeof text === "string" && text.length <= 200) &&
		Number.isFinite(draft.updated)
	);
}

/** Return an object; an empty one for what is none. @param {string} text @returns {Record<string, any>} */
function parsed(text) {
	try {
		return Object(JSON.parse(text));
	} catch {
		throw new NotSolves(phrase("file-is-not-json"));
	}
}

/** Leave out of a solve what is not part of one. @param {Solve} solve @returns {Solve} */
function onlyOurs({ level, size, negative, boxes, spent, hints, checks, done, pasted, day }) {
	const kind = { size, negative, ...(boxes === false && { boxes }) };
	return { level, ...kind, spent, hints, checks, done, pasted, ...(day === undefined ? {} : { day }) };
}

/** Add to the store: of two solves of one puzzle, the first stays; of each lesson, what is more; of two drafts that
 * differ, both; of two states of a game, the later one. Say what became of it. The settings are for the page to take.
 * @param {Store} store @param {Kept} kept */
export function merge(store, { solves, learned, drafts, games, favourites }) {
	const own = solvesIn(store);
	const fresh = [...solves].filter(([key, { done }]) => done < (own.get(key)?.done ?? Infinity));
	const union = new Set([...own.keys(), ...solves.keys()]).size;
	if (union > LIMIT) throw new NotSolves(phrase("together-too-many-solves", { most: written(LIMIT) }));
	const before = learnedFrom(store.get("learned"));
	const after = together(before, learned);
	const hasMore = Object.entries(after).some(
		([slug, { seen, right }]) => seen > (before[slug]?.seen ?? 0) || right > (before[slug]?.right ?? 0),
	);
	if (hasMore) store.put("learned", after);
	const later = games.filter(([key, saved]) => !(store.game(key)?.updated >= saved.updated));
	const played = later.filter(([key, saved]) => store.addGame(key, saved)).length;
	const stars = textsOf(store.get("favourites"));
	const all = [...new Set([...stars, ...favourites])].slice(0, MOST_FAVOURITES);
	if (all.length > stars.length) store.put("favourites", all);
	const others = drafts.map((each) => otherThan(store, each)).filter((each) => each !== null);
	const kept = others.filter(([id, draft]) => store.write(DRAFT + id, JSON.stringify(draft))).length;
	const added = fresh.filter(([key, solve]) => store.addSolve(key, solve)).length;
	if (added + kept + played < fresh.length + others.length + later.length) {
		const counts = { added, solves: fresh.length, kept, drafts: others.length, played, games: later.length };
		if (counts.drafts && counts.games) return phrase("no-room-for-drafts-and-games", counts);
		if (counts.drafts) return phrase("no-room-for-drafts", counts);
		return counts.games ? phrase("no-room-for-games", counts) : phrase("no-room-for-solves", counts);
	}
	return (
		[
			added && phrase("solves-were-added", { count: added }),
			kept && phrase("drafts-were-added", { count: kept }),
			played && phrase("games-were-added", { count: played }),
			all.length > stars.length && phrase("favourites-were-added"),
			hasMore && phrase("learned-was-added"),
		]
			.filter(Boolean)
			.join(" ") || phrase("nothing-in-it-is-new")
	);
}

/** Return a draft under the id that it gets here: another one where this device has it in another state; null where it
 * has it as it is. @param {Store} store @param {[string, Draft]} draft @returns {[string, Draft] | null} */
function otherThan(store, [id, draft]) {
	const own = store.read(DRAFT + id);
	if (!own) return [id, draft];
	if (own.stamp === draft.stamp || store.read(DRAFT + draft.stamp)) return null;
	return [draft.stamp, { ...draft, name: phrase("draft-from-a-file", { name: draft.name || phrase("draft") }) }];
}
