// Who plays on this device, as others in the lobby see it: a name, if there is one, and a badge, which the server
// computes from a secret that the browser keeps.

/** @import { Store } from "../../shared/store.js" */

import { make } from "../../shared/dom.js";
import { drawn } from "./seats.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

/** @typedef {{ secret: string, name: string, watch: boolean, badge?: string }} Person */
/** @typedef {{ rating: number, deviation: number, games: number }} Rating */
/** @typedef {{ player: 1 | 2, name: string | null, badge: string, rating?: Rating | null,
 *   computer?: number | null }} Shown how the server tells of a player; a computer has a strength */

const PERSON = "kropki:dots:person";
/** A deviation above which a rating is from too few games. */
export const SURE = 110;

/** Return who plays on this device. @param {Store} store @returns {Person} */
export function person(store) {
	const kept = store.read(PERSON);
	return typeof kept?.secret === "string" ? kept : { secret: drawn(), name: "", watch: false };
}

/** Keep what has changed of who plays on this device. @param {Store} store @param {Partial<Person>} changes */
export function keepPerson(store, changes) {
	const kept = { ...person(store), ...changes };
	store.write(PERSON, JSON.stringify(kept));
	return kept;
}

/** Tell whether anything is kept of who plays on this device. @param {Store} store */
export const isKnown = (store) => Boolean(store.read(PERSON));

/** Forget who plays on this device: whoever plays next is somebody else. @param {Store} store */
export function forgetPerson(store) {
	store.write(PERSON, "null");
}

/** Ask the server something as this device, and give the answer; where that is a problem, throw what it is.
 * @param {Store} store @param {string} path @param {object} said @param {Record<string, string>} [headers] */
export async function askAs(store, path, said, headers = {}) {
	const { secret, name, watch } = keepPerson(store, {});
	const answer = await ask(path, { ...said, ...(name ? { name } : {}), watch }, { "X-Player": secret, ...headers });
	keepPerson(store, { badge: answer.badge });
	return answer;
}

/** Ask the server something, and give the answer; where that is a problem, throw what it is.
 * @param {string} path @param {object} said @param {Record<string, string>} [headers] */
export async function ask(path, said, headers = {}) {
	const response = await fetch(path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(said),
	});
	const answer = await response.json();
	if (!response.ok) throw new Error(told({ ...answer, status: response.status }));
	return answer;
}

/** Show a badge. @param {string} badge */
export function badgeOf(badge) {
	return make("span", "badge", `#${badge}`);
}

/** Show a player of the lobby: what the name has of other directions of writing stays within it.
 * @param {Shown} player */
export function shownName({ name, badge, rating, computer }) {
	const rated = rating ? [" ", make("span", "rating", ratingWords(rating))] : [];
	if (computer) return [phrase("computer-named", { strength: computer }), ...rated];
	return [make("bdi", "", name ?? phrase("somebody")), " ", badgeOf(badge), ...rated];
}

/** Call a player of the lobby within a sentence. @param {Shown} player */
export function calledAs({ name, badge, computer }) {
	return computer ? phrase("called-computer", { strength: computer }) : (name ?? phrase("called-by-badge", { badge }));
}

/** Write a rating with how uncertain it is. @param {Rating} rating */
export const withDoubt = ({ rating, deviation }) => `${rating} ± ${2 * deviation}`;

/** Write a rating: with a question mark where it is from too few games. @param {Rating} rating */
function ratingWords({ rating, deviation }) {
	return `${rating}${deviation > SURE ? "?" : ""}`;
}
