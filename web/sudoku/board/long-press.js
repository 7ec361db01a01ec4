// What a long press of a key does: by a finger, by the other button of a mouse, or by the key of a keyboard for it.

const LONG_MS = 550;

/** Have a long press of the buttons that name what it does dispatch that, and their click not.
 * @param {(name: string) => void} act */
export function listenLong(act) {
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;
	/** @type {Element | null} that was pressed long */
	let done = null;
	const longOf = (/** @type {Event} */ { target }) =>
		/** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("[data-long]:not(:disabled)"));
	const go = (/** @type {HTMLElement} */ node) => {
		clearTimeout(timer);
		if (done === node) return; // the system may find a long press, too
		done = node;
		act(node.dataset.long ?? "");
	};
	const rest = () => clearTimeout(timer);
	addEventListener("pointerdown", (event) => {
		done = null;
		const node = longOf(event);
		if (node && event.button === 0) timer = setTimeout(go, LONG_MS, node);
	});
	for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, rest);
	addEventListener("contextmenu", (event) => {
		const node = longOf(event);
		if (!node) return;
		event.preventDefault();
		go(node);
	});
	addEventListener("keydown", () => (done = null), true); // its click is one
	addEventListener(
		"click",
		(event) => {
			if (done && done === longOf(event)) event.stopPropagation();
			done = null;
		},
		true,
	);
}
