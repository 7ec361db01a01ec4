// The standing in lessons of dots: a rating that follows what was right, days in a row, and what is kept of both.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LessonsKept } from "../../web/dots/practice/kept.js";
import { Standing } from "../../web/dots/practice/standing.js";
import { Store } from "../../web/shared/store.js";
import { Memory } from "./memory.js";

const lesson = (/** @type {string} */ id, level = 1) =>
	/** @type {any} */ ({ id: id.padStart(8, "0"), theme: "capture", level });

test("the rating follows what was right, a hard lesson more, and each lesson counts once", () => {
	const kept = new LessonsKept(new Store(new Memory()));
	assert.equal(kept.standing.words(100), "");
	kept.tried(lesson("1"), true);
	const easy = kept.standing.read().rating - 1200;
	assert.ok(easy > 0 && easy < 24);
	kept.tried(lesson("1"), false);
	assert.equal(kept.standing.read().tries, 1);
	const before = kept.standing.read().rating;
	kept.tried(lesson("2", 5), true);
	assert.ok(kept.standing.read().rating - before > 2 * easy);
	kept.tried(lesson("3"), false);
	assert.ok(kept.standing.read().rating < before + 2 * 48);
	for (let number = 10; number < 400; number += 1) kept.tried(lesson(String(number), 5), true);
	assert.ok(kept.standing.read().rating <= 3000);
	assert.match(kept.standing.words(0), /^Your rating: \d{4}\.$/);
});

test("days in a row are those on which all lessons of the day were tried", () => {
	const kept = new LessonsKept(new Store(new Memory()));
	const today = [lesson("1"), lesson("2")];
	kept.tried(today[0], true, today);
	assert.equal(kept.standing.streak(kept.today), 0);
	kept.tried(today[1], false, today);
	assert.equal(kept.standing.streak(kept.today), 1);
	kept.standing.done(kept.today - 1);
	kept.standing.done(kept.today - 3);
	assert.equal(kept.standing.streak(kept.today), 2);
	assert.equal(kept.standing.streak(kept.today + 1), 2); // there is time until midnight
	assert.equal(kept.standing.streak(kept.today + 2), 0);
	assert.match(kept.standing.words(kept.today), /\. 2 days in a row\.$/);
});

test("a lesson of the day keeps its first result, and those that are left come first", () => {
	const kept = new LessonsKept(new Store(new Memory()));
	const today = [lesson("1"), lesson("2")];
	assert.deepEqual(kept.untried(today), today);
	kept.tried(today[0], true, today);
	kept.tried(today[0], false, today);
	assert.deepEqual(kept.tally(), { tried: 1, right: 1 });
	assert.deepEqual(kept.untried(today), [today[1]]);
	kept.tried(today[1], false, today);
	kept.tried(today[1], true, today);
	assert.deepEqual(kept.tally(), { tried: 2, right: 1 });
	assert.deepEqual(kept.untried(today), []);
	kept.tried(today[1], true); // as a lesson of its theme
	assert.deepEqual(kept.tally(), { tried: 2, right: 2 });
	const another = new LessonsKept(new Store(new Memory()));
	another.write(new Map([["00000001", { theme: "capture", right: false, tries: 1, at: another.today - 1 }]]));
	assert.deepEqual(another.untried(today), today);
	another.tried(today[0], true, today);
	assert.deepEqual(another.tally(), { tried: 1, right: 1 });
});

test("a file brings both to another device, and what cannot be true is passed over", async () => {
	const [one, other] = [new Memory(), new Memory()].map((shelf) => new LessonsKept(new Store(shelf)));
	one.tried(lesson("1"), true, [lesson("1")]);
	one.standing.done(one.today - 1);
	assert.equal(await other.add(one.file()), "1 lesson was added.");
	assert.deepEqual(other.standing.read(), one.standing.read());
	const shelf = new Memory();
	for (const bad of [
		null,
		3,
		{ rating: "x" },
		{ rating: 9e9, tries: 1, days: "x" },
		{ rating: 1, tries: -1, days: [-1, 1e9, "2", 5] },
	]) {
		shelf.setItem("kropki:dots:lessons:standing", JSON.stringify(bad));
		const { rating, tries, days } = new Standing(new Store(shelf)).read();
		assert.deepEqual([rating, tries], [1200, 0]);
		assert.ok(days.every((day) => day === 5));
	}
});
