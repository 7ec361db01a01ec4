// Check, Hint and Why: what stands ready for them. What they do is in helper.js, which is loaded once the first board
// is there.

/** @import { Aid, Aided } from "../../types.d.ts" */
/** @import { Helper } from "./helper.js" */

import { styled } from "../../shared/dom.js";
import { NO_HELP } from "../board/board.js";
import { tell } from "../board/page.js";
import { phrase } from "../../shared/speak.js";

/** The help that is on the board. */
export class Hints {
	help = NO_HELP;
	/** @type {Helper | null} once it is loaded */
	helper = null;
	/** @type {Promise<[typeof import("./helper.js"), void] | null> | null} what is loaded for it */
	coming = null;

	/** @param {Aided} page */
	constructor(page) {
		this.page = page;
	}

	/** Take away what help shows, as the board has changed. */
	clear() {
		if (this.helper) this.helper.clear();
		else this.help = NO_HELP;
	}

	/** Give the keys back, where an argument stands in their place; tell whether it did. */
	close() {
		return this.helper?.close() ?? false;
	}

	/** Do what the main button of an argument does; tell whether there is one. */
	go() {
		return this.helper?.panel.go() ?? false;
	}

	/** Load what helps; null where it cannot be loaded. */
	async load() {
		this.coming ??= Promise.all([import("./helper.js"), styled("../teach.css")]).catch(() => null);
		const loaded = await this.coming;
		if (loaded) this.helper ??= new loaded[0].Helper(this.page, this);
		else this.coming = null; // it is tried again
		return this.helper;
	}

	/** Help. @param {Aid} aid */
	async press(aid) {
		const helper = this.helper ?? (await this.load());
		if (helper) helper[aid]();
		else tell(phrase("help-cannot-be-loaded"), "fault");
	}
}
