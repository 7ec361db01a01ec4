// Does things once the next frame is painted, so that what was pressed is seen first.

/** Return a function that has *act* done after the next frame, once however often it is called until then; at once
 * where the page is hidden and nothing is painted.
 * @param {() => void} act */
export function afterFrame(act) {
	let isDue = false;
	const { port1, port2 } = new MessageChannel();
	const done = () => {
		if (!isDue) return;
		isDue = false;
		act();
	};
	port1.addEventListener("message", done);
	port1.start();
	document.addEventListener("visibilitychange", done);
	return () => {
		if (!isDue) requestAnimationFrame(() => port2.postMessage(null));
		isDue = true;
		if (document.hidden) done();
	};
}
