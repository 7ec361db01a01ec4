// The icons of what the dialogs add to the menu. Loaded with them: the icons of the first board are in icons.svg.

import { shape } from "../shared/dom.js";

const PATHS = {
	code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18.5 14H20M14 18.5V20",
	race: "M6 21V4h12l-2.5 4.5L18 13H6",
	copy: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
	attempt: "M6 20V4M6 15c0-5 11-2 11-9M13.5 8.5L17 5l3.5 3.5",
	checkpoint: "M20 5v8H5M9 9l-4 4 4 4",
	mistake: "M9 7l-5 5 5 5M4 12h9M16 9l5 6M21 9l-5 6",
};

/** Put an icon before the words of a button or a link. @template {Element} Node
 * @param {Node} node @param {keyof typeof PATHS} name @returns {Node} */
export function iconed(node, name) {
	const icon = shape("svg", "", { viewBox: "0 0 24 24", "aria-hidden": "true" });
	icon.append(shape("path", "", { d: PATHS[name] }));
	node.prepend(icon);
	return node;
}
