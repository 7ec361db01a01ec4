// The fields of a form that changes settings.

/** @import { Settings } from "../types.d.ts" */

/** Show settings in a form whose fields have their names.
 * @param {HTMLFormElement} form @param {Partial<Settings>} settings */
export function fill(form, settings) {
	for (const field of form.querySelectorAll("input")) {
		const value = settings[/** @type {keyof Settings} */ (field.name)];
		field.checked = field.type === "radio" ? field.value === String(value) : Boolean(value);
	}
}

/** Return the choice that a field of the form holds. @param {HTMLInputElement} field @returns {Partial<Settings>} */
export function readField({ name, type, value, checked }) {
	return { [name]: type === "radio" ? value : checked };
}
