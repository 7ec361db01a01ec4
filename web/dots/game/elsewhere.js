// What tells a player who looks elsewhere that the game has begun, or what the other side has done: a sound, a
// notification, and the title and the icon of the tab.

/** @import { Happened } from "./live.js" */
/** @import { Host } from "./main.js" */

import { steady } from "../../shared/clock.js";
import { byId, tell } from "../../shared/dom.js";
import { notify } from "../board/notice.js";
import { hasBell } from "../board/settings-form.js";
import { clockTime, lastMove, resultOf } from "../board/words.js";
import { WATCHED, WITH_A_FRIEND } from "./met.js";
import { isByPost } from "./post.js";
import { said, timeLeft } from "./words.js";
import { phrase } from "../../shared/speak.js";

const ICONS = ["/favicon.svg", "/favicon-turn.svg"]; // always, and while a player who looks elsewhere is waited for
const CALLS = 3; // of a player whose game has begun
const PAUSE_MS = 4000; // between them

/** Tell whether a player may see nothing of this page. */
const isAway = () => document.hidden || !document.hasFocus();

/** Tell whether both players have sat down, and nobody has moved. @param {Host} host */
export const isBeginning = ({ table }) => table?.seated.size === 2 && !table.game.over && !table.game.moves.length;

/** Tell whether it is a player's turn, in a game that has begun. @param {Host} host */
const isOwnTurn = ({ table, player }) =>
	Boolean(player && table && table.seated.size === 2 && !table.game.over && table.game.now.toMove === player);

/** Tell whether the clock of the player runs by seconds: against the computer, from the first dot on.
 * @param {Host} host */
export function isTimed(host) {
	const { about, table, player } = host;
	const isStarted = !about?.computer || (player && table?.hasMoved(player));
	return isOwnTurn(host) && Boolean(isStarted && about.clock) && !isByPost(about.clock);
}

/** Tell a player who looks elsewhere what the other side has done. @param {Host} host @param {Happened} event */
export function tellElsewhere(host, event) {
	const { game, player, store } = host;
	if (!game) return;
	const isBegun = event.kind === "sit";
	if (isBegun && player) call(host);
	else host.sound(game.over ? "done" : "entry", Boolean(player) && hasBell(store));
	if (!player) return;
	const words = game.over ? resultOf(game) : event.kind === "move" ? lastMove(game) : said(event);
	notify(store, titleOf(host), isBegun ? `${words} ${phrase("the-game-has-begun")}` : words, location.pathname);
}

/** Call a player whose game has begun, and again while the player looks elsewhere.
 * @param {Host} host @param {number} [left] calls */
function call(host, left = CALLS) {
	host.sound("done", hasBell(host.store));
	if (hasBell(host.store) && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(300);
	const { id } = host;
	const isWaitedFor = () => id === host.id && isAway() && isBeginning(host);
	if (left > 1) setTimeout(() => isWaitedFor() && call(host, left - 1), PAUSE_MS);
}

/** Say in the tab whether the player is waited for; to one who looks elsewhere, also by its icon, with the time that is
 * left. @param {Host} host */
export function drawTab(host) {
	const [isOwn, isCalled] = [isOwnTurn(host), isAway()];
	const isBegun = isCalled && Boolean(host.player) && isBeginning(host);
	const words = isOwn ? phrase("your-move-short") : isBegun ? phrase("game-has-begun-short") : "";
	tell("with", titleOf(host));
	const title = [words, titleOf(host)].filter(Boolean).join(": ");
	const shown = isCalled && isTimed(host) ? `${timeOf(host)} ${title}` : title;
	if (document.title !== shown) document.title = shown;
	const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]'));
	const wanted = ICONS[Number(isCalled && (isOwn || isBegun))];
	if (icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Return whom the game is with, or that it is watched. @param {Host} host */
function titleOf({ table, player }) {
	const named = byId("with").textContent ?? "";
	if (table && named && named !== WITH_A_FRIEND && named !== WATCHED) return named;
	return table && !player ? WATCHED : WITH_A_FRIEND;
}

/** Return the time that the player has left, as the clock shows it. @param {Host} host */
function timeOf({ player, clocks, about, ahead }) {
	return clocks ? clockTime(timeLeft(player, clocks, about.clock, steady() + ahead)) : "";
}
