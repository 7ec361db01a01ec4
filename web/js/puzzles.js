// The list of puzzles in progress and done. Draws it from the store; what is chosen is for others to open.

/** @import { Saved } from "../types.d.ts" */
/** @import { Store } from "./store.js" */

import { button, byId, capital, make } from "./page.js";
import { clockText, progress, unpack } from "./session.js";

/** Draw the list. @param {Store} store @param {string} current the key of the puzzle on the board */
export function draw(store, current) {
  const games = store.games().filter(({ saved }) => unpack(saved) !== null);
  const done = games.filter(({ saved }) => saved.done !== null);
  const going = games.filter(({ saved }) => saved.done === null);
  byId("going").replaceChildren(...listed(going, current, "No puzzle in progress."));
  byId("done").replaceChildren(...listed(done, current, "None yet."));
  byId("done-count").textContent = done.length ? ` (${done.length})` : "";
}

/** @param {{ key: string, saved: Saved }[]} games @param {string} current @param {string} none */
function listed(games, current, none) {
  if (!games.length) return [make("li", "soft", none)];
  return games.map(({ key, saved }) => {
    const line = make("li", key === current ? "current" : "");
    const open = button("", { game: key }, "entry");
    open.append(make("b", "", nameOf(saved)), make("span", "soft", `${stateOf(saved)} · ${dayOf(saved.updated)}`));
    if (key === current) open.setAttribute("aria-current", "true");
    const drop = button("Remove", { drop: key });
    drop.setAttribute("aria-label", `Remove ${nameOf(saved)} of ${dayOf(saved.updated)}`);
    line.append(open, drop);
    return line;
  });
}

/** Name a puzzle for a person: "Hard 9 × 9, some dots". @param {Pick<Saved, "record">} saved */
export function nameOf({ record }) {
  const level = record.difficulty ? `${capital(record.difficulty.level)} ` : "";
  return `${level}${record.size} × ${record.size}${record.negative ? "" : ", some dots"}${record.day ? `, ${record.day}` : ""}`;
}

/** @param {Saved} saved */
function stateOf(saved) {
  const time = clockText(saved.spent);
  return saved.done === null ? `${Math.round(progress(saved) * 100)}%, ${time}` : time;
}

/** @param {number} time */
function dayOf(time) {
  return new Date(time).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });
}
