// The focus follows the cursor a moment later, once the cursor's move is on the screen.

const PAINT = 40; // milliseconds in which a change is on the screen

/** The focus, and where it still is. */
export class Focus {
	/** @type {Element | null} where it stays until the cursor's move is on the screen */
	left = null;

	/** @param {() => void} move brings the focus to the cursor */
	constructor(move) {
		this.move = move;
	}

	/** Let it follow a moment later. */
	follow() {
		if (this.left) return;
		this.left = document.activeElement;
		setTimeout(() => this.catchUp(), PAINT);
	}

	/** Let it follow now, if it has to, unless it went elsewhere by itself. */
	catchUp() {
		if (this.left && this.left === document.activeElement) this.move();
		this.left = null;
	}
}
