// Makes and finds elements. Knows nothing of the game.

/** Find the element with an id. @param {string} id */
export function byId(id) {
	return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** Show a text in the element with an id, and touch nothing where it is there: even the same one would be laid out
 * anew.
 * @param {string} id @param {string} text */
export function tell(id, text) {
	const node = byId(id);
	if (node.textContent !== text) node.textContent = text;
}

/** @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (byId(id));

/** Show a dialog, with the focus on its title where it would be on what closes it. @param {HTMLDialogElement} node */
export function showModal(node) {
	node.showModal();
	if (!document.activeElement?.matches(".close")) return;
	const title = node.querySelector("h2");
	title?.setAttribute("tabindex", "-1");
	title?.focus({ preventScroll: true });
}

/** Close the dialogs that are open; tell whether there was one. */
export function closeAll() {
	const open = /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"));
	for (const node of open) node.close();
	return open.length > 0;
}

/** @param {string} id */
export const form = (id) => /** @type {HTMLFormElement} */ (byId(id));

/** Make an element with a class and text. @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} [name] @param {string} [text] */
export function make(tag, name = "", text = "") {
	const node = document.createElement(tag);
	node.className = name;
	node.textContent = text;
	return node;
}

/** Make a button that the page's click handlers understand by its data.
 * @param {string} text @param {Record<string, string>} data @param {string} [name] */
export function button(text, data, name = "quiet") {
	const node = make("button", name, text);
	node.type = "button";
	Object.assign(node.dataset, data);
	return node;
}

/** Make a shape of SVG.
 * @param {string} tag @param {string} name @param {Record<string, string | number>} [attributes] */
export function shape(tag, name, attributes = {}) {
	const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
	for (const [key, value] of Object.entries({ class: name, ...attributes })) node.setAttribute(key, String(value));
	return node;
}

/** @type {Map<string, Promise<unknown>>} by address */
const styles = new Map();

/** Add a style sheet to the page, once; wait until it is there. @param {string} path from the folder of the modules */
export async function styled(path) {
	const { href } = new URL(path, import.meta.url);
	const coming =
		styles.get(href) ??
		new Promise((resolve, reject) => {
			const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
			Object.assign(link, { onload: resolve, onerror: reject });
			document.head.append(link);
		});
	styles.set(href, coming);
	await coming.catch((fault) => {
		styles.delete(href); // it is tried again
		throw fault;
	});
}

/** Return the HTML of a file. @param {string} path from the folder of the modules */
export async function htmlOf(path) {
	const response = await fetch(new URL(path, import.meta.url));
	if (!response.ok) throw new Error(response.statusText);
	return response.text();
}

/** Set whether a button is pressed. @param {Element} node @param {boolean} pressed */
export function press(node, pressed) {
	node.ariaPressed = String(pressed);
}
