// The tools on the page of records: which of them a tap on the board takes up.

/** @import { Tool } from "./tools.js" */

import { byId, make } from "../../shared/dom.js";
import { colours, coloursOf } from "../board/words.js";
import { signOf, TOOLS } from "./tools.js";
import { phrase } from "../../shared/speak.js";

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/** Return the side whose dots a tool sets up. @param {Tool} tool */
const sideOf = ({ dot }) => (dot === "one" ? 1 : 2);

export class Toolbox {
	tool = "move";

	/** @param {() => void} changed is called when another tool was chosen */
	constructor(changed) {
		this.changed = changed;
		for (const tool of TOOLS) {
			const node = make("button", "key", tool.title || colours[sideOf(tool)]);
			node.type = "button";
			node.role = "radio";
			node.prepend(signOf(tool));
			node.addEventListener("click", () => this.set(tool.name));
			node.dataset.tool = tool.name;
			byId("tools").append(node);
		}
		byId("tools").addEventListener("keydown", (event) => {
			if (!(event.key in STEPS)) return;
			event.preventDefault();
			const next = TOOLS.findIndex(({ name }) => name === this.tool) + STEPS[event.key];
			this.set(TOOLS[(next + TOOLS.length) % TOOLS.length].name);
			/** @type {HTMLElement} */ (byId("tools").querySelector("[tabindex='0']")).focus();
		});
		this.set(this.tool);
	}

	/** Take up a tool. @param {string} name */
	set(name) {
		this.tool = name;
		for (const node of /** @type {NodeListOf<HTMLElement>} */ (byId("tools").querySelectorAll("button"))) {
			node.ariaChecked = String(node.dataset.tool === name);
			node.tabIndex = node.dataset.tool === name ? 0 : -1;
		}
		const tool = TOOLS.find((each) => each.name === name);
		byId("tool-words").textContent =
			(tool?.words || (tool && phrase("a-tap-sets-up-a-dot", coloursOf(sideOf(tool))))) ?? "";
		this.changed();
	}
}
