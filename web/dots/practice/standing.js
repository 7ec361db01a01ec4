// How a player stands in lessons: a rating, and the days in a row on which all lessons of the day were tried. Both are
// kept on the device alone. A lesson counts for the rating once, when it is tried for the first time. It is as strong
// as the dots that one has to look ahead for it (Elo's formula).

/** @import { Store } from "../../shared/store.js" */

import { phrase } from "../../shared/speak.js";

/** @typedef {{ rating: number, tries: number, days: number[] }} Stood days since 1970, in order */

const KEPT = "kropki:dots:lessons:standing";
const FIRST = 1200; // the rating of who begins
const [EASIEST, STEP] = [1000, 200]; // the strength of a lesson of one dot, and what each dot more adds
const [LEAST, MOST] = [100, 3000];
const [QUICK, SLOW, MANY] = [48, 24, 20]; // by how much a lesson moves the rating at most, before and after so many
const DAYS = 1000; // that are kept
const LATEST = 1_000_000; // day, which nobody reaches

export class Standing {
	/** @param {Store} store */
	constructor(store) {
		this.store = store;
	}

	/** Return what is kept, as far as it can be true. @returns {Stood} */
	read() {
		return sound(this.store.read(KEPT));
	}

	/** @param {Stood} stood */
	write(stood) {
		return this.store.write(KEPT, JSON.stringify(stood));
	}

	/** Count a lesson that was never tried before. @param {number} level @param {boolean} isRight */
	tried(level, isRight) {
		const { rating, tries, days } = this.read();
		const expected = 1 / (1 + 10 ** ((EASIEST + STEP * (level - 1) - rating) / 400));
		const moved = rating + (tries < MANY ? QUICK : SLOW) * (Number(isRight) - expected);
		this.write({ rating: Math.min(Math.max(moved, LEAST), MOST), tries: tries + 1, days });
	}

	/** All lessons of a day were tried. @param {number} day */
	done(day) {
		const { rating, tries, days } = this.read();
		this.write({ rating, tries, days: together(days, [day]) });
	}

	/** Return the days in a row, the last of them today or yesterday. @param {number} today */
	streak(today) {
		const days = new Set(this.read().days);
		let count = 0;
		for (let day = days.has(today) ? today : today - 1; days.has(day); day -= 1) count += 1;
		return count;
	}

	/** Say it; "" for who has tried nothing. @param {number} today */
	words(today) {
		const { rating, tries, days } = this.read();
		const streak = this.streak(today);
		const done = days.includes(today) ? phrase("todays-lessons-are-done") : "";
		return [
			tries ? phrase("your-rating-of-lessons", { rating: String(Math.round(rating)) }) : "",
			streak > 1 ? phrase("lesson-days-in-a-row", { number: streak }) : done,
		]
			.filter(Boolean)
			.join(" ");
	}

	/** Add what another device has kept: its days, and its rating if that rests on more lessons.
	 * @param {unknown} other */
	add(other) {
		const [here, there] = [this.read(), sound(other)];
		const { rating, tries } = there.tries > here.tries ? there : here;
		return this.write({ rating, tries, days: together(here.days, there.days) });
	}
}

/** Return what is kept, or what there is at first in the place of what cannot be true.
 * @param {unknown} kept @returns {Stood} */
function sound(kept) {
	const { rating, tries, days } = Object(kept);
	const isTrue = Number.isFinite(rating) && rating >= LEAST && rating <= MOST && isCount(tries);
	return {
		rating: isTrue ? rating : FIRST,
		tries: isTrue ? tries : 0,
		days: Array.isArray(days) ? together([], days.slice(0, DAYS)) : [],
	};
}

/** Return days in order, each once, the last ones of them. @param {number[]} days @param {number[]} more */
const together = (days, more) => [...new Set([...days, ...more.filter(isCount)])].sort((a, b) => a - b).slice(-DAYS);

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < LATEST;
