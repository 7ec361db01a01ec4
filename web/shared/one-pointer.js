// One mouse, pen or finger at a time on an element: a second finger ends what the first has begun, as both zoom the
// page. Knows nothing of what they do there.

/** @typedef {{ down: (event: PointerEvent) => boolean, move: (event: PointerEvent) => void,
 *   up: (event: PointerEvent) => void, drop: () => void }} Told *down*: tells whether the rest is wanted */

/** Listen to one pointer on an element. @param {HTMLElement} root @param {Told} told */
export function listenToOne(root, told) {
	/** @type {PointerEvent | null} how the one came down */
	let held = null;
	const there = new Set(); // the fingers that are down
	const isHeld = (/** @type {PointerEvent} */ { pointerId }) => held?.pointerId === pointerId;
	const drop = () => {
		if (held) told.drop();
		held = null;
	};

	root.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		if (event.isPrimary) there.clear();
		const isAlone = !there.size; // another one may be down elsewhere: two thumbs tap the board and the keys
		there.add(event.pointerId);
		if (held?.pointerType === "pen" && event.pointerType === "touch") return; // the hand that holds the pen
		drop();
		if (!isAlone || !told.down(event)) return;
		if (event.pointerType !== "touch") root.setPointerCapture(event.pointerId); // a finger is captured anyway
		held = event;
	});
	root.addEventListener("pointermove", (event) => isHeld(event) && told.move(event));
	root.addEventListener("pointerup", (event) => {
		there.delete(event.pointerId);
		if (!isHeld(event)) return;
		held = null;
		told.up(event);
	});
	root.addEventListener("pointercancel", (event) => {
		there.delete(event.pointerId);
		if (isHeld(event)) drop(); // the page is moved
	});
}
