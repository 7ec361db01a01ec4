// Where the page is: the game of the file and its node, kept for the next visit with the nodes that the analysis has
// added, and said by the address as long as that names the record that is shown.

/** @import { Store } from "../../shared/store.js" */
/** @import { Record } from "../sgf/record.js" */

import { listOf } from "../../shared/lists.js";
import { placedAt } from "../sgf/link.js";

const KEPT = "kropki:dots:record:at";
const PAUSE_MS = 400; // browsers refuse an address that changes too often
const NAMED = /#sgf=|[?]game=/; // addresses that name a record

export class Whereabouts {
	address = ""; // that names the record which is shown; "": none does
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;

	/** @param {Store} store */
	constructor(store) {
		this.store = store;
	}

	/** Another file is shown. @param {string} address */
	begin(address) {
		clearTimeout(this.timer);
		this.address = NAMED.test(address) ? placedAt(address, 0) : "";
		history.replaceState(null, "", address);
	}

	/** The record is another one than the address names. */
	leave() {
		clearTimeout(this.timer);
		this.address = "";
		if (location.hash) history.replaceState(null, "", location.pathname + location.search);
	}

	/** Another position is shown. @param {number} index @param {number} node @param {Record} record */
	step(index, node, record) {
		const added = record.nodes.flatMap(({ isAdded }, number) => (isAdded ? [number] : []));
		this.store.write(KEPT, JSON.stringify({ index, node, added }));
		clearTimeout(this.timer);
		if (this.address)
			this.timer = setTimeout(() => history.replaceState(null, "", placedAt(this.address, node)), PAUSE_MS);
	}

	/** Return the game of the file and the node that were shown last, and what the analysis had added to it. */
	kept() {
		const { index, node, added } = this.store.read(KEPT) ?? {};
		return { index: Number(index) || 0, node: Number(node) || 0, added: listOf(added) };
	}
}
