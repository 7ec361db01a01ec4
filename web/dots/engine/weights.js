// The weights of the features: by hand, or learned. As dots/engine/weights.py. The numbers of the features are those of
// prior.js.

import { LEARNED } from "./learned.js";
import { FOE, OWN, SHUT } from "./lookahead.js";
import { CODES } from "./prior.js";

const FEATURES = 70; // after them
const TURNS = 8;

/** @type {Float32Array | undefined} made when they are first wanted */
let made;

/** Return the weights by which the server plays. */
export function weights() {
	return (made ??= read());
}

function read() {
	const found = new Float32Array(CODES + FEATURES);
	const classes = folded();
	classes.forEach((first, code) => {
		if (first === code) found[code] = ofRing(Array.from({ length: TURNS }, (_, turn) => (code >> (2 * turn)) & 3));
	});
	let number = 0;
	for (const entry of LEARNED.split(" ")) {
		const [step, value] = entry.split(",");
		number += Number(step);
		found[number] = Number(value) / 100;
	}
	const own = found.slice(0, CODES);
	classes.forEach((first, code) => (found[code] = own[first]));
	return found;
}

/** Return the weight of what lies around, from experience. @param {number[]} ring */
function ofRing(ring) {
	const sides = ring.filter((_, turn) => turn % 2 === 0);
	const [own, foe] = [count(ring, OWN), count(ring, FOE)];
	let value = own + foe ? 0 : -1;
	value += 0.3 * Math.min(own, 2) + 0.3 * Math.min(foe, 2) - 0.25 * Math.max(own - 2, 0) - 0.2 * Math.max(foe - 3, 0);
	if (count(sides, FOE) >= 3) value -= 3;
	if (count(sides, OWN) >= 3) value -= 2.5;
	if (count(sides, OWN) + count(sides, SHUT) >= 4) value -= 2;
	return value + (0.7 * Math.max(arcs(ring, OWN) - 1, 0) + 0.7 * Math.max(arcs(ring, FOE) - 1, 0));
}

/** @param {number[]} ring @param {number} kind */
const count = (ring, kind) => ring.filter((each) => each === kind).length;

/** Count the groups that neighbours of one kind form among themselves. @param {number[]} ring @param {number} kind */
function arcs(ring, kind) {
	const gaps = [0, 2, 4, 6].filter((turn) => ring[turn] !== kind);
	const found = gaps.filter((turn, at) => {
		const between = (gaps[(at + 1) % gaps.length] - turn - 1) & 7;
		return Array.from({ length: between }, (_, step) => ring[(turn + 1 + step) % TURNS]).includes(kind);
	});
	return found.length || Number(!gaps.length);
}

/** Give, for each code, the smallest of those that turning and mirroring make of it. */
function folded() {
	return Uint16Array.from({ length: CODES }, (_, code) => {
		let [best, turned, mirrored] = [code, code, mirror(code)];
		for (let turns = 0; turns < TURNS; turns += 2) {
			best = Math.min(best, turned, mirrored);
			[turned, mirrored] = [quarter(turned), quarter(mirrored)];
		}
		return best;
	});
}

/** @param {number} code */
const quarter = (code) => ((code << 4) | (code >> 12)) & (CODES - 1);

/** @param {number} code */
function mirror(code) {
	let other = 0;
	for (let turn = 0; turn < TURNS; turn += 1) other |= ((code >> (2 * turn)) & 3) << (2 * (-turn & 7));
	return other;
}
