// What is kept of lessons on the device: which were tried and how it went, what was chosen last, and the lessons that
// were fetched, for when there is no connection. Also as a file, written and read with care.

/** @import { Lesson } from "./verdict.js" */
/** @import { Store } from "../../shared/store.js" */

import { Standing } from "./standing.js";
import { LANGUAGE, phrase } from "../../shared/speak.js";

/** @typedef {{ theme: string, right: boolean, tries: number, at: number }} Tried right: at once, the last time, or
 *   the first time of its day, for a lesson of the day; at: days since 1970 */

const KEPT = "kropki:dots:lessons";
const FETCHED = "kropki:dots:lessons:fetched";
const CHOSEN = "kropki:dots:lessons:chosen";
const FORM = "kropki-dots-lessons";
const BYTES = 1_000_000; // of a file
const MOST = 5000; // lessons that are kept
const DAY_MS = 86_400_000;

/** The themes by their names in the server. @type {Record<string, string>} */
export const THEMES = {
	capture: phrase("capture"),
	"double-attack": phrase("double-attack"),
	ladder: phrase("ladder"),
	defence: phrase("defence"),
	pool: phrase("pool"),
	grounding: phrase("grounding"),
};

/** The rule sets that can be chosen in place of a theme. */
export const OTHER_RULES = ["no-territory", "territory", "gorilla", "kepung", "paper"];

export class LessonsKept {
	/** @param {Store} store */
	constructor(store) {
		this.store = store;
		this.standing = new Standing(store);
	}

	/** Return the day today, as the lessons of the day have it. */
	get today() {
		return Math.floor(Date.now() / DAY_MS);
	}

	/** Return what was tried, by the lessons' ids. @returns {Map<string, Tried>} */
	all() {
		return new Map(Object.entries(Object(this.store.read(KEPT))).filter(([id, tried]) => isTried(id, tried)));
	}

	/** Keep how a lesson went. @param {Lesson} lesson @param {boolean} right
	 * @param {Lesson[]} [ofToday] the lessons of the day, if it is one of them */
	tried({ id, theme, level }, right, ofToday = []) {
		const all = this.all();
		const known = all.get(id);
		if (!known) this.standing.tried(level, right);
		const first = ofToday.length && known?.at === this.today ? known.right : right;
		all.set(id, { theme, right: first, tries: (known?.tries ?? 0) + 1, at: this.today });
		this.write(all);
		if (ofToday.length && ofToday.every((lesson) => all.get(lesson.id)?.at === this.today))
			this.standing.done(this.today);
	}

	/** @param {Map<string, Tried>} all */
	write(all) {
		return this.store.write(KEPT, JSON.stringify(Object.fromEntries([...all].slice(-MOST))));
	}

	/** Return those lessons of the day that were not tried today. @param {Lesson[]} ofToday */
	untried(ofToday) {
		const all = this.all();
		return ofToday.filter(({ id }) => all.get(id)?.at !== this.today);
	}

	/** Order lessons: those that are new, then those that went wrong, then the others, the longest ago first.
	 * @param {Lesson[]} lessons */
	ordered(lessons) {
		const all = this.all();
		const rank = (/** @type {Lesson} */ { id }) => {
			const tried = all.get(id);
			return tried ? (tried.right ? 2 : 1) * 1e6 + tried.at : 0;
		};
		return [...lessons].sort((a, b) => rank(a) - rank(b));
	}

	tally() {
		const all = [...this.all().values()];
		return { tried: all.length, right: all.filter(({ right }) => right).length };
	}

	/** Return a row for each theme. */
	rows() {
		const all = [...this.all().values()];
		return Object.entries(THEMES).map(([name, theme]) => {
			const of = all.filter((tried) => tried.theme === name);
			const right = of.filter((tried) => tried.right).length;
			return { theme, tried: of.length, right, again: of.length - right };
		});
	}

	/** @returns {{ theme: string, level: string }} */
	choice() {
		const { theme, level } = Object(this.store.read(CHOSEN));
		const isKnown = theme === "" || theme in THEMES || OTHER_RULES.includes(theme);
		return { theme: isKnown ? theme : "day", level: /^[1-5]$/.test(level) ? level : "" };
	}

	/** @param {{ theme: string, level: string }} chosen */
	choose(chosen) {
		this.store.write(CHOSEN, JSON.stringify(chosen));
	}

	/** Keep the lessons that were fetched. @param {string} query @param {Lesson[]} lessons */
	keep(query, lessons) {
		const others = Object.entries(Object(this.store.read(FETCHED))).filter(
			([known]) => known !== query && !known.startsWith("day="),
		);
		const kept = () => JSON.stringify(Object.fromEntries([...others, [query, lessons]]));
		while (!this.store.write(FETCHED, kept()) && others.length) others.shift();
	}

	/** Return the lessons that were fetched by a query, else all that were ever fetched.
	 * @param {string} query @returns {Lesson[]} */
	lessons(query) {
		const kept = Object(this.store.read(FETCHED));
		if (Array.isArray(kept[query])) return kept[query];
		const every = /** @type {Lesson[]} */ (Object.values(kept).flat());
		const asked = new URLSearchParams(query);
		const [theme, rules] = [asked.get("theme"), asked.get("rules")];
		return [...new Map(every.map((lesson) => [lesson.id, lesson])).values()].filter(
			(lesson) => (!theme || lesson.theme === theme) && (!rules || lesson.rules === rules),
		);
	}

	/** Return what was tried as a file. */
	file() {
		return new File(
			[
				JSON.stringify({
					form: FORM,
					version: 1,
					lessons: Object.fromEntries(this.all()),
					standing: this.standing.read(),
				}),
			],
			"dots-lessons.json",
			{ type: "application/json" },
		);
	}

	/** Add what a file holds: of two of one lesson, the later one stays. Say what became of it.
	 * @param {Pick<File, "size" | "text">} file */
	async add(file) {
		if (file.size > BYTES) return phrase("file-has-more-bytes", { most: BYTES.toLocaleString(LANGUAGE) });
		/** @type {Record<string, any>} */
		let read;
		try {
			read = Object(JSON.parse(await file.text()));
		} catch {
			return phrase("this-file-is-not-json");
		}
		if (read.form !== FORM || read.version !== 1) return phrase("this-file-has-no-results");
		const found = Object.entries(Object(read.lessons)).filter(([id, tried]) => isTried(id, tried));
		const all = this.all();
		const fresh = found
			.filter(([id, tried]) => tried.at > (all.get(id)?.at ?? -1))
			.map(([id, { theme, right, tries, at }]) => /** @type {[string, Tried]} */ ([id, { theme, right, tries, at }]));
		if (!this.write(new Map([...all, ...fresh])) || !this.standing.add(read.standing))
			return phrase("there-is-no-room-for");
		return fresh.length ? phrase("lessons-were-added", { number: fresh.length }) : phrase("nothing-in-it-is-new");
	}
}

/** Tell whether something is what is kept of a lesson. @param {string} id @param {any} tried */
function isTried(id, tried) {
	const isCount = (/** @type {unknown} */ value) =>
		Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e6;
	return (
		/^[0-9a-f]{8}$/.test(id) &&
		Object(tried) === tried &&
		tried.theme in THEMES &&
		typeof tried.right === "boolean" &&
		isCount(tried.tries) &&
		isCount(tried.at)
	);
}
