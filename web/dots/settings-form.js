// The dialog of settings: theme and sounds, as all pages share them, and how the board looks. The same against the computer
// and with a friend.

import { dialog, form } from "../js/dom.js";
import { fill } from "../js/fields.js";
import { settingsFrom } from "../js/settings.js";
import { keepLook, wornLook } from "./look.js";

/** @typedef {import("../js/store.js").Store} Store */

const BELL = "kropki:dots:bell";

/** Tell whether a sound is wanted when a friend has moved: unless that was chosen otherwise. @param {Store} store */
export const hasBell = (store) => store.read(BELL) !== false;

export class SettingsForm {
	/** @param {Store} store @param {(look: import("./board.js").Look) => void} changed is called with the look that was chosen */
	constructor(store, changed) {
		this.store = store;
		this.changed = changed;
		this.form = form("settings-form");
		this.form.addEventListener("change", () => this.choose());
	}

	/** Show what is chosen now. */
	show() {
		fill(this.form, settingsFrom(this.store.get("settings")));
		for (const [name, value] of Object.entries({ ...wornLook(this.store), bell: hasBell(this.store) })) {
			const field = this.form.elements.namedItem(name);
			if (field instanceof HTMLSelectElement) field.value = String(value);
			else if (field instanceof HTMLInputElement) field.checked = Boolean(value);
		}
		dialog("settings").showModal();
	}

	/** Keep and wear what was chosen. */
	choose() {
		const { store } = this;
		const chosen = new FormData(this.form);
		const isOn = (/** @type {string} */ name) => chosen.has(name);
		store.put("settings", { ...store.get("settings"), theme: chosen.get("theme"), sound: isOn("sound") });
		if (this.form.elements.namedItem("bell")) store.write(BELL, JSON.stringify(isOn("bell")));
		const look = Object.entries(wornLook(store)).map(([name, value]) => [name, typeof value === "string" ? String(chosen.get(name)) : isOn(name)]);
		this.changed(keepLook(store, Object.fromEntries(look)));
		dispatchEvent(new Event("kropki:settings"));
	}
}
