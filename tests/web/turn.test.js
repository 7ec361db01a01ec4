// What a turn offers where closing is a choice, and how the page tells the score and an end by the rules in force.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Turn } from "../../web/dots/board/turn.js";
import { closedInTheEnd, costOf, resultOf, scoreOf } from "../../web/dots/board/words.js";
import { read } from "../../web/dots/sgf/sgf.js";

/** @param {string} rules @param {string} moves */
const game = (rules, moves) => read(`(;FF[4]GM[40]SZ[9]RU[${rules}]${moves})`);

// a red dot in a ring of blue, once its last dot is put, and a wider ring around three more points
const WIDE = ";B[dc];W[dd];B[cd];W[aa];B[ed];W[bb];B[ff];W[ai];B[eg];W[ci];B[dg];W[di];B[cf];W[ei];B[ce];W[gi]";

for (const [rules, offers] of /** @type {[string, number[][]][]} */ ([
	["gorilla", [[1, 1]]],
	["paper+all_points", [[1, 4]]],
]))
	test(`a ring is offered if it gains by the rules in force, ${rules}`, () => {
		const turn = new Turn(game(rules, WIDE));
		turn.take(turn.game.at(4, 4));
		assert.deepEqual(
			turn.best.map(({ dots, gain }) => [dots, gain]),
			offers,
		);
	});

const CLOSED = ";B[dc];W[dd];B[cd];W[aa];B[ed];W[bb];B[de.dceddecddc]";

test("the score is told by the rules in force", () => {
	assert.equal(scoreOf(game("gorilla", CLOSED)), "Blue 1, Red 0");
	const wide = game("paper+all_points+early_end", `${CLOSED};W[];B[]`);
	assert.equal(scoreOf(wide), "Blue 2, Red 0 of ground");
	assert.match(resultOf(wide), /^(Blue|Red) wins by \d+: .* of ground\.$/);
});

test("a question before an agreed end names the rings that then close", () => {
	const open = game("territory", ";B[dc];W[dd];B[cd];W[aa];B[ed];W[bb];B[de];W[hh]");
	assert.deepEqual(
		closedInTheEnd(open, 1).map(({ owner, points }) => [owner, points.length]),
		[[1, 4]],
	);
	assert.match(costOf(open, 1), / 1 ring that stands closes\. .* Blue wins by 1: Blue 1, Red 0\.$/);
	assert.doesNotMatch(costOf(game("territory", CLOSED), 2), /that stand/);
});

test("a question before STOP names four minutes only if there is a clock", () => {
	const open = game("no-territory", ";B[dc];W[dd];B[cd];W[aa];B[ed];W[bb]");
	assert.match(costOf(open, 1), /plays on alone for up to four minutes\.$/);
	assert.match(costOf(open, 1, false), /plays on alone, without a limit of time\.$/);
});
