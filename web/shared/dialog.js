// Dialogs that are made when they are wanted.

import { button, make, showModal } from "./dom.js";
import { phrase } from "./speak.js";

/** Return a dialog that its title names, with a button that closes it where it is not closed by a choice.
 * @param {string} id @param {string} words @param {{ hasClose?: boolean }} [options] */
export function dialog(id, words, { hasClose = true } = {}) {
	const node = make("dialog");
	node.id = id;
	const title = make("h2", "", words);
	title.id = `${id}-title`;
	node.setAttribute("aria-labelledby", title.id);
	const close = button("", { close: "" }, "close quiet");
	close.ariaLabel = phrase("close");
	node.append(...(hasClose ? [close] : []), title);
	return node;
}

/** Show a dialog, which is taken away once it is closed.
 * @param {HTMLDialogElement} node @param {() => void} [rest] what to do when it opened or closed */
export function show(node, rest = () => {}) {
	node.addEventListener("close", () => {
		node.remove();
		rest();
	});
	document.body.append(node);
	showModal(node);
	rest();
}
