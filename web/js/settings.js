// The player's choices: their defaults, and the form that changes them.

/** @import { Settings } from "../types.d.ts" */

/** @type {Settings} */
export const DEFAULTS = {
  theme: "", timer: true, tidy: true, conflicts: true, seen: true, short: false, egg: false, welcomed: false,
  difficulty: "", size: 9, negative: true,
};

export const THEMES = ["", "light", "dark", "barbie", "oppenheimer"];

/** Give settings from what was kept: what is missing or of another kind is the default.
 * @param {unknown} kept */
export function settingsFrom(kept) {
  const found = /** @type {Record<string, unknown>} */ (kept !== null && typeof kept === "object" ? kept : {});
  const sound = Object.entries(DEFAULTS).map(([name, value]) => [name, typeof found[name] === typeof value ? found[name] : value]);
  const settings = /** @type {Settings} */ (Object.fromEntries(sound));
  return { ...settings, theme: THEMES.includes(settings.theme) ? settings.theme : "" };
}

/** Show settings in a form whose fields have their names. @param {HTMLFormElement} form @param {Settings} settings */
export function fill(form, settings) {
  for (const field of form.querySelectorAll("input")) {
    const value = settings[/** @type {keyof Settings} */ (field.name)];
    field.checked = field.type === "radio" ? field.value === value : Boolean(value);
  }
}

/** Give the settings with what a form holds. @param {HTMLFormElement} form @param {Settings} settings */
export function readForm(form, settings) {
  const fields = [...form.querySelectorAll("input")];
  const chosen = fields.filter((field) => field.type !== "radio" || field.checked);
  return { ...settings, ...Object.fromEntries(chosen.map((field) => [field.name, field.type === "radio" ? field.value : field.checked])) };
}
