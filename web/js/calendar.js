// Draws a month of daily puzzles. Days are UTC, as the service counts them. Knows no game.

import { button, make } from "./page.js";

/** Give the day of a time: "2026-11-20". @param {number} time */
export function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

/** Give the month some months after that of a day: "2026-11". @param {string} day @param {number} months */
export function monthAfter(day, months) {
  const [year, month] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Give the days of a month, by weeks that begin on Monday; null where a week is of another month.
 * @param {string} month */
export function weeksOf(month) {
  const [year, number] = month.split("-").map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
  const places = [...Array(before).fill(null), ...days];
  while (places.length % 7) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(7 * week, 7 * week + 7));
}

/** Draw a month as a table of buttons; days to come are not open.
 * @param {HTMLElement} root @param {string} month @param {string} today @param {(day: string) => "" | "done" | "going"} progress */
export function draw(root, month, today, progress) {
  const table = make("table");
  const head = make("tr");
  for (const day of weeksOf("2024-07")[0]) {
    const name = (/** @type {"short" | "long"} */ weekday) => new Date(`${day}T00:00Z`).toLocaleDateString(undefined, { weekday, timeZone: "UTC" });
    const cell = make("th", "", name("short"));
    cell.scope = "col";
    cell.abbr = name("long");
    head.append(cell);
  }
  table.append(head, ...weeksOf(month).map((week) => {
    const row = make("tr");
    row.append(...week.map((day) => dayCell(day, today, progress)));
    return row;
  }));
  root.replaceChildren(table);
}

/** @param {string | null} day @param {string} today @param {(day: string) => "" | "done" | "going"} progress */
function dayCell(day, today, progress) {
  const cell = make("td");
  if (!day) return cell;
  const state = progress(day);
  const open = button(String(Number(day.slice(8))), { day }, `quiet ${state}`);
  open.disabled = day > today;
  if (day === today) open.setAttribute("aria-current", "date");
  const words = { done: ", solved", going: ", begun", "": "" }[state];
  open.setAttribute("aria-label", new Date(`${day}T00:00Z`).toLocaleDateString(undefined, { day: "numeric", month: "long", timeZone: "UTC" }) + words);
  cell.append(open);
  return cell;
}

/** Name a month for a person. @param {string} month */
export function monthName(month) {
  return new Date(`${month}-01T00:00Z`).toLocaleDateString(undefined, { month: "long", year: "numeric", timeZone: "UTC" });
}
