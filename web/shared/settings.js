// The player's choices: their defaults, and how they are read.

/** @import { Settings } from "../types.d.ts" */

/** @type {Settings} */
export const DEFAULTS = {
	theme: "",
	timer: true,
	tidy: true,
	conflicts: true,
	seen: true,
	short: false,
	grid: false,
	labels: false,
	egg: false,
	welcomed: false,
	notify: false,
	send: false,
	asked: false,
	steps: false,
	notes: false,
	singles: false,
	first: false,
	whole: false,
	larger: false,
	marks: "medium",
	left: false,
	sound: false,
	difficulty: "easy",
	daily: "",
	size: 9,
	boxes: true,
	negative: true,
};

const COLOURS = ["white", "black"]; // one of which may be all drawn

/** Return the level of the daily puzzles that was chosen last. @param {Settings} settings */
export const dailyLevel = ({ daily, difficulty }) => daily || difficulty;

/** Return settings from what was kept: what is missing or of another kind is the default. @param {any} kept */
export function settingsFrom(kept) {
	const sound = Object.entries(DEFAULTS).map(([name, value]) => [
		name,
		typeof kept?.[name] === typeof value || COLOURS.includes(name === "negative" && kept?.[name]) ? kept[name] : value,
	]);
	return /** @type {Settings} */ (Object.fromEntries(sound));
}
