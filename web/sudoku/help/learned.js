// What the player has practised, on this device: by lesson, how many positions were seen and how many answered rightly.
// Pure but for the store.

/** @import { Learned } from "../../types.d.ts" */
/** @import { Store } from "../../shared/store.js" */

import { phrase } from "../../shared/speak.js";

export const STATION = 10; // right answers that make a station

/** Say how many positions of a lesson were found. @param {number} right */
export const foundWords = (right) =>
	right < STATION ? phrase("found-of", { right, count: STATION }) : phrase("found-lesson-is-done", { right });
const MOST = 9999; // positions of a lesson
const LESSONS = 100; // that a value may name

/** Return what is kept, read with every care. @param {unknown} kept @returns {Learned} */
export function learnedFrom(kept) {
	const entries = Object.entries(Object(kept))
		.slice(0, LESSONS)
		.filter(
			([slug, value]) =>
				/^[a-zA-Z-]{1,40}$/.test(slug) && isCount(value?.seen) && isCount(value?.right) && value.right <= value.seen,
		);
	return Object.fromEntries(entries.map(([slug, { seen, right }]) => [slug, { seen, right }]));
}

/** @param {unknown} value */
function isCount(value) {
	return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}

/** Return both together: of each lesson, what is more.
 * @param {Learned} one @param {Learned} other @returns {Learned} */
export function together(one, other) {
	const slugs = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries(
		[...slugs].map((slug) => {
			const [a, b] = [one, other].map((each) => each[slug] ?? { seen: 0, right: 0 });
			return [slug, { seen: Math.max(a.seen, b.seen), right: Math.max(a.right, b.right) }];
		}),
	);
}

/** Count a position that was seen to its end, as it is in the store now: another tab may have counted, too.
 * @param {Pick<Store, "get" | "put">} store @param {string} slug
 * @param {boolean} isRight whether the player found it without being shown */
export function count(store, slug, isRight) {
	const learned = learnedFrom(store.get("learned"));
	const { seen, right } = learned[slug] ?? { seen: 0, right: 0 };
	store.put("learned", {
		...learned,
		[slug]: { seen: Math.min(MOST, seen + 1), right: Math.min(MOST, right + Number(isRight)) },
	});
}

/** Keep the best of several results: so many right answers of so many; tell whether it is the best so far.
 * @param {Pick<Store, "get" | "put">} store @param {string} slug @param {number} seen @param {number} right */
export function keepBest(store, slug, seen, right) {
	const learned = learnedFrom(store.get("learned"));
	const isBest = right > (learned[slug]?.right ?? 0);
	if (isBest)
		store.put("learned", { ...learned, [slug]: { seen: Math.min(MOST, seen), right: Math.min(MOST, right) } });
	return isBest;
}
