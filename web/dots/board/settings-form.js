// The dialog of settings: the theme, which all pages share, how the board looks, and sounds. Its fields are the same
// against the computer and with a friend.

/** @import { Look } from "./board.js" */
/** @import { Store } from "../../shared/store.js" */

import { dialog, form, make, showModal } from "../../shared/dom.js";
import { fill } from "../../shared/fields.js";
import { settingsFrom } from "../../shared/settings.js";
import { keepLook, wornLook } from "./appearance.js";
import { hasNotices, keepNotices } from "./notice.js";
import { optionOf, tickOf } from "./setup-form.js";
import { PALETTES } from "./words.js";
import { phrase } from "../../shared/speak.js";

const [BELL, SOUND] = ["kropki:dots:bell", "kropki:dots:sound"];

/** @type {Record<string, string>} */
const THEMES = { "": phrase("system"), light: phrase("light"), dark: phrase("dark"), barbie: phrase("barbie") };

/** What of the look is on or off. @type {Record<string, string>} */
const LOOKS = {
	threats: phrase("show-where-one-dot-would"),
	large: phrase("larger-dots"),
	coordinates: phrase("numbers-beside-rows-and-columns"),
};

/** What is seldom changed. @type {Record<string, string>} */
const MORE = {
	numbers: phrase("numbers-of-the-moves"),
	pools: phrase("shade-rings-around-nothing-pools"),
	aim: phrase("the-first-tap-aims-where"),
};

const SOUNDS = { sound: phrase("soft-sounds") };
const WITH_A_FRIEND = {
	bell: phrase("a-sound-when-the-other"),
	notify: phrase("a-notification-when-the-other"),
};
const NOT_LET_IN = phrase("this-browser-does-not-let");

/** Tell whether a sound is wanted when a friend has moved: unless that was chosen otherwise. @param {Store} store */
export const hasBell = (store) => store.read(BELL) !== false;

/** Tell whether moves sound: unless that was chosen otherwise. @param {Store} store */
export const hasSound = (store) => store.read(SOUND) !== false;

export class SettingsForm {
	/** @param {Store} store
	 * @param {(look: Look) => void} changed is called with the look that was chosen
	 * @param {boolean} [isWithFriend] */
	constructor(store, changed, isWithFriend = false) {
		this.store = store;
		this.changed = changed;
		this.form = form("settings-form");
		const themes = Object.entries(THEMES).map(([theme, words]) => tickOf("radio", "theme", words, theme));
		const sounds = [...ticksOf(SOUNDS), ...(isWithFriend ? ticksOf(WITH_A_FRIEND) : [])];
		const more = make("details", "more");
		more.append(make("summary", "", phrase("more")), group(phrase("besides"), ticksOf(MORE), "lines"));
		this.form.append(
			group(phrase("theme"), themes, "segments"),
			group(phrase("dots-board"), [...ticksOf(LOOKS), palettes()], "lines"),
			group(phrase("sounds"), sounds, "lines"),
			more,
		);
		this.form.addEventListener("change", () => this.choose());
	}

	/** Show what is chosen now. @param {boolean} [isPlayer] no spectator, who hears nothing of the other side */
	show(isPlayer = true) {
		fill(this.form, settingsFrom(this.store.get("settings")));
		const { store } = this;
		const values = { ...wornLook(store), sound: hasSound(store), bell: hasBell(store), notify: hasNotices(store) };
		for (const [name, value] of Object.entries(values)) {
			const field = this.form.elements.namedItem(name);
			if (field instanceof HTMLSelectElement) field.value = String(value);
			else if (field instanceof HTMLInputElement) field.checked = Boolean(value);
			const label = field instanceof Element && name in WITH_A_FRIEND ? field.closest("label") : null;
			if (label) label.hidden = !isPlayer;
		}
		showModal(dialog("settings"));
	}

	/** Keep and wear what was chosen. */
	choose() {
		const { store } = this;
		const chosen = new FormData(this.form);
		const isOn = (/** @type {string} */ name) => chosen.has(name);
		store.put("settings", { ...store.get("settings"), theme: chosen.get("theme") });
		store.write(SOUND, JSON.stringify(isOn("sound")));
		if (this.form.elements.namedItem("bell")) store.write(BELL, JSON.stringify(isOn("bell")));
		const notices = this.form.elements.namedItem("notify");
		if (notices instanceof HTMLInputElement && notices.checked !== hasNotices(store)) this.askForNotices(notices);
		const look = Object.entries(wornLook(store)).map(([name, value]) => [
			name,
			typeof value === "string" ? String(chosen.get(name)) : isOn(name),
		]);
		this.changed(keepLook(store, Object.fromEntries(look)));
		dispatchEvent(new Event("kropki:settings"));
	}

	/** Turn notifications on or off; say so where the browser does not let them in. @param {HTMLInputElement} field */
	async askForNotices(field) {
		const isWanted = field.checked;
		field.checked = await keepNotices(this.store, isWanted);
		field.setCustomValidity(isWanted && !field.checked ? NOT_LET_IN : "");
		field.reportValidity();
	}
}

/** @param {Record<string, string>} fields what each says, by its name */
const ticksOf = (fields) => Object.entries(fields).map(([name, words]) => tickOf("checkbox", name, words));

/** @param {string} title @param {HTMLElement[]} fields @param {string} [name] */
function group(title, fields, name) {
	const node = make("fieldset", name);
	node.append(make("legend", "", title), ...fields);
	return node;
}

/** Make the field of the colours, which says what the sides are called in each palette. */
function palettes() {
	const [label, select] = [make("label", "", `${phrase("colours-of-sides")} `), make("select")];
	select.name = "palette";
	select.append(
		...Object.entries(PALETTES).map(([palette, [colour, other]]) =>
			optionOf(palette, phrase("palette-of", { colour, other })),
		),
	);
	label.append(select);
	return label;
}
