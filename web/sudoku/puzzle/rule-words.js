// The rules of a puzzle in English words, as generator/formats/rule_words.py understands them: what they say of dots
// that are missing, and rules that Kropki does not have.

/** @import { Dot, Negative } from "../../types.d.ts" */

import { NotKropki } from "./fpuzzles.js";
import { BLACK, WHITE } from "./rules.js";

// rules that are not drawn
const FOREIGN = new RegExp(
	"knight| king | kings |diagonal|disjoint|windoku|modular|entrop|nonconsecutive|non consecutive|doubler|" +
		"schr dinger|schrodinger|wrogn|liar|chaos|deconstruct|toroid",
);
/** Words, one of which says what a dot is, and how that is said to be missing. @type {[Dot, RegExp, string][]} */
const MEANING = [
	[
		WHITE,
		/consecutive|kropki|(?:difference of|differ by|differing by) (?:1|one)|(?:1|one) apart/,
		"a white dot joins consecutive digits",
	],
	[BLACK, /ratio|kropki|double|twice|half|1 2|2 1/, "a black dot joins a digit and its double"],
];
const SOME =
	/ (?:not all|not every|not necessarily|no negative|without negative|need not|may still|might|may or may not) /;
const ALL = new RegExp(
	" (?:all|every)((?: [a-z]+){0,5}) (?:dot|circle)s?(?: [a-z]+){0,3} " +
		"(?:displayed|drawn|given|included|indicated|marked|placed|present|provided|shown|visible) ",
);
const GAP = / (?:without|no|lacks?|missing) (?:an? )?(?:[a-z]+ ){0,3}(?:dot|circle)s? /;
const NOT = / (?:cannot|can t|may not|must not|not|neither|never|nor) /;

/** Refuse words that have a rule that Kropki does not have, or do not say what the dots are.
 * @param {string} words @param {Set<Dot>} dots */
export function checkWords(words, dots) {
	const plain = plainOf(words);
	const foreign = FOREIGN.exec(` ${plain} `)?.[0].trim();
	if (foreign) throw new NotKropki(`the rules speak of “${foreign}”, which Kropki does not support`);
	for (const [dot, meaning, said] of MEANING)
		if (dots.has(dot) && plain && !meaning.test(plain)) throw new NotKropki(`the rules do not say that ${said}`);
}

/** Return which dots are all drawn, as words say it. @param {string} words @returns {Negative} */
export function negativeIn(words) {
	const padded = words.split(/[.!?;\n]/).map((sentence) => ` ${plainOf(sentence)} `);
	const partial = new Set(padded.filter((sentence) => SOME.test(sentence)).flatMap(coloured));
	const complete = padded.filter((sentence) => !SOME.test(sentence)).flatMap(completeIn);
	const isComplete = (/** @type {Dot} */ dot) => complete.includes(dot) && !partial.has(dot);
	const [white, black] = [isComplete(WHITE), isComplete(BLACK)];
	if (white !== black) return white ? "white" : "black";
	return white;
}

/** Return the dots that a sentence says are all drawn. @param {string} sentence @returns {Dot[]} */
function completeIn(sentence) {
	const said = ALL.exec(sentence);
	if (said) return coloured(said[1]);
	if (sentence.includes(" negative constraint ")) return coloured(sentence);
	if (!GAP.test(sentence) || !NOT.test(sentence)) return [];
	return MEANING.filter(([, meaning]) => meaning.test(sentence)).map(([dot]) => dot);
}

/** Return the colours in words; both where there is none. @param {string} words @returns {Dot[]} */
function coloured(words) {
	/** @type {Dot[]} */
	const colours = [];
	if (words.includes("white")) colours.push(WHITE);
	if (words.includes("black")) colours.push(BLACK);
	return colours.length ? colours : [WHITE, BLACK];
}

/** @param {string} words */
function plainOf(words) {
	return (words.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
}
