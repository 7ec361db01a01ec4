// Dates as the pages say them: in their language, by the calendar and in the numerals that their days have, whatever a
// device uses itself. What it says of that language, and of 12 or 24 hours, is kept.

import { LANGUAGE } from "./speak.js";

const { locale, hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
const SPOKEN = locale.split("-")[0] === LANGUAGE ? locale : LANGUAGE;

/** Return the day on which a week begins where the device is: 1 is Monday, 7 is Sunday. */
export function weekStart() {
	const place = /** @type {any} */ (new Intl.Locale(locale)); // whose weeks not each browser knows
	return Number((place.getWeekInfo?.() ?? place.weekInfo)?.firstDay ?? 1);
}

/** Return what writes dates. @param {Intl.DateTimeFormatOptions} parts */
export const dates = (parts) =>
	new Intl.DateTimeFormat(SPOKEN, { calendar: "gregory", numberingSystem: "latn", hourCycle, ...parts });
