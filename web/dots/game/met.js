// A game whose players met in the lobby: by which names they play, what a rated game has changed, how another one with
// the computer begins, and how a game is taken out while nobody has joined.

/** @import { Host } from "./main.js" */
/** @import { Rating, Shown } from "./person.js" */
/** @import { Play } from "../rules/game.js" */

import { byId, tell } from "../../shared/dom.js";
import { faultWords } from "./open-games.js";
import { askAs, calledAs, shownName, withDoubt } from "./person.js";
import { gameName } from "../board/rulewords.js";
import { other } from "../rules/game.js";
import { phrase } from "../../shared/speak.js";

/** What the page of a game is called where nobody has a name. */
export const WITH_A_FRIEND = phrase("dots-with-a-friend");

/** What it is called by who watches there. */
export const WATCHED = phrase("watching-a-game-of-dots");

/** Dots of each of two people, for a rated game to count: as api/games/rated.py has it. */
export const LEAST_DOTS = 8;

/** Ask who plays, and show the names; after a rated game, say what it has changed. Return the player's own rating, null
 * where the game is not rated. @param {Host} host */
export async function drawPlayers(host) {
	const { id, game, player } = host;
	const isOver = Boolean(game?.over); // when it is asked
	const response = await fetch(`/dots/lobby/${id}`).catch(() => null);
	/** @type {{ rated: boolean, players: Shown[] } | null} */
	const found = response?.ok ? await response.json() : null;
	if (!found || id !== host.id) return null;
	const { rated, players } = found;
	const theirs = players.find((each) => player && each.player === other(player));
	const name = theirs && calledAs(theirs);
	const title = name ? phrase("dots-with-name", { name }) : phrase("dots-with-somebody");
	drawNames(players, player ? title : watchedAs(players));
	if (theirs) host.keep({ against: calledAs(theirs), badge: theirs.computer ? undefined : theirs.badge });
	host.isRated = rated;
	host.draw();
	const now = players.find((each) => each.player === player)?.rating ?? null;
	if (!isOver) host.rating = now;
	else if (now && game) tell("rated-now", ratingNews(now, host.rating, game));
	return now;
}

/** Say whom a spectator watches, as far as they are known. @param {Shown[]} players */
export function watchedAs(players) {
	const names = [1, 2].flatMap((side) => players.filter(({ player }) => player === side).map(calledAs));
	const [first, second] = names;
	return names.length === 2 ? phrase("watching-names", { first, second }) : WATCHED;
}

/** Say what a rated game has made of a rating; *before* it is null where the page came too late to know it.
 * @param {Rating} now @param {Rating | null} before @param {Play} game */
function ratingNews(now, before, game) {
	const rating = withDoubt(now);
	if (!before) return phrase("your-rating-is", { rating });
	const change = now.rating - before.rating;
	const way = change > 0 ? "more" : "less";
	if (change) return phrase("your-rating-is-now", { rating, change: Math.abs(change), way });
	const stays = phrase("your-rating-stays", { rating });
	return now.games === before.games ? `${stays} ${whyNotCounted(game)}` : stays;
}

/** Say why the result of a rated game does not count. @param {Play} game */
function whyNotCounted({ moves }) {
	const isPlayed = [1, 2].every((side) => moves.filter((move) => move.at && move.player === side).length >= LEAST_DOTS);
	return isPlayed ? phrase("this-game-does-not-count") : phrase("too-few-dots-to-count", { count: LEAST_DOTS });
}

/** Show names beside the board, and whom the game is with.
 * @param {Shown[]} players those that are known @param {string} [title] */
export function drawNames(players, title = WITH_A_FRIEND) {
	tell("with", title);
	for (const side of [1, 2]) {
		const known = players.find(({ player }) => player === side);
		byId(`name-${side}`).replaceChildren(...(known ? shownName(known) : []));
	}
}

/** Begin another rated game with the computer, the same but for the sides, and go there.
 * @param {Host} host @param {number} [strength] as it was, if nothing else is said */
export async function playAgain(host, strength = host.about.computer.strength) {
	const { size, rules, start, clock, computer } = host.about;
	const buttons = ["again", "suggested"].map((id) => /** @type {HTMLButtonElement} */ (byId(id)));
	for (const each of buttons) each.disabled = true; // until there is an answer: one tap begins one game
	try {
		const asked = { size, rules, start, clock, player: computer.player, rated: true, computer: strength };
		const { id, secret, player } = await askAs(host.store, "/dots/lobby", asked);
		host.seats.keep({ id, secret, player, name: gameName(host.about) });
		host.go(id, secret);
	} catch (error) {
		for (const each of buttons) each.disabled = false;
		host.say(faultWords(error));
	}
}

/** Take a game that waits out of the lobby, and go back there. @param {Host} host */
export async function takeOut(host) {
	const headers = { "X-Seat": host.live?.secret ?? "" };
	const response = await fetch(`/dots/lobby/${host.id}`, { method: "DELETE", headers }).catch(() => null);
	if (!response?.ok) return host.say(phrase("the-game-is-still-in"));
	host.seats.drop(host.id);
	history.pushState(null, "", "/dots/game");
	return host.open();
}
