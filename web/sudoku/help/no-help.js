// What help shows on the board when it shows nothing.

/** @import { Help } from "../../types.d.ts" */

/** @type {Help} */
export const NO_HELP = { kind: "", presses: 0, wrong: new Set(), cells: new Set() };
