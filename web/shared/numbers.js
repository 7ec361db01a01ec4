// Numbers as the language of the page writes them.

import { LANGUAGE } from "./speak.js";

/** Write a number, with so many digits after the point, or as many as it has. @param {number} number
 * @param {number} [digits] */
export const written = (number, digits) =>
	number.toLocaleString(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
