// Changes a record by numbers, and looks each time whether the rest is as it was.

/** @import { Node, Property } from "../../../web/dots/sgf/text.js" */

import { add, begun, promote, remove, set, toggle } from "../../../web/dots/records/edit.js";
import { read, write } from "../../../web/dots/sgf/record.js";
import { answerAll } from "./answers.js";

const text = (/** @type {Node[]} */ nodes) =>
	JSON.stringify(nodes.map(({ parent, properties }) => [parent, properties]));

await answerAll((numbers) => {
	const next = (/** @type {number} */ below) => numbers.shift() % below;
	let record = begun(9, 7, "gorilla", [["XX", ["kept"]]]);
	const out = [];
	while (numbers.length > 3) {
		const node = next(record.nodes.length);
		const before = record.nodes;
		let moved = (/** @type {number} */ each) => each;
		const which = next(10);
		/** @type {Property[]} */
		const added = [
			[which % 2 ? "B" : "W", ["aa"]],
			["C", [String(out.length)]],
		];
		if (which < 5) ({ record, moved } = add(record, node, added));
		else if (which === 5) ({ record, moved } = remove(record, node));
		else if (which < 8) ({ record, moved } = promote(record, node));
		else record = toggle(set(record, node, "N", [`x${which}`]), node, "TR", "bb");
		const isKept = before.every(
			(each, number) => moved(number) < 0 || record.nodes[moved(number)].offset === each.offset,
		);
		out.push(isKept && text(read(write([record])).records[0].nodes) === text(record.nodes));
		numbers.splice(0, 1);
	}
	return { out, text: write([record]) };
});
