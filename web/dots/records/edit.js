// Changes of a record: each gives another record, and leaves the one that it was given as it was. Knows the tree and
// its properties, no rule and no page.

/** @import { Record } from "../sgf/record.js" */
/** @import { Node, Property } from "../sgf/text.js" */

import { childrenOf, valuesOf } from "../sgf/text.js";
import { ordered } from "../sgf/record.js";
import { writtenRules, writtenSize } from "../sgf/dialects.js";

/** @typedef {{ record: Record, node: number, moved: (node: number) => number }} Edited
 *    the node that is to be shown, and where each node of before is now; -1: nowhere */

/** Begin a record.
 * @param {number} width @param {number} height @param {string} rules @param {[string, string[]][]} [more]
 * @returns {Record} */
export function begun(width, height, rules, more = []) {
	const properties = ordered([["SZ", [writtenSize({ width, height })]], ["RU", [writtenRules(rules)]], ...more]);
	return { nodes: [{ parent: -1, properties, offset: 0 }], width, height, rules };
}

/** Set the values of a property of a node; none: take it out.
 * @param {Record} record @param {number} node @param {string} name @param {string[]} values @returns {Record} */
export function set(record, node, name, values) {
	const nodes = [...record.nodes];
	const held = nodes[node].properties;
	const isThere = held.some(([other]) => other === name);
	/** @type {Property[]} */
	const added = values.length && !isThere ? [[name, values]] : [];
	const properties = [
		...held.flatMap((each) =>
			each[0] !== name ? [each] : values.length ? [/** @type {Property} */ ([name, values])] : [],
		),
		...added,
	];
	const isMove = (/** @type {Property} */ each) => each[0] === "B" || each[0] === "W";
	nodes[node] = {
		...nodes[node],
		properties: node
			? [...properties.filter(isMove), ...properties.filter((each) => !isMove(each))]
			: ordered(properties),
	};
	return { ...record, nodes };
}

/** Put a value into a property of a node, or take it out where it is there.
 * @param {Record} record @param {number} node @param {string} name @param {string} value */
export function toggle(record, node, name, value) {
	const values = valuesOf(record.nodes[node], name);
	return set(record, node, name, values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
}

/** Add a node below another, after those that are there.
 * @param {Record} record @param {number} parent @param {Property[]} properties @returns {Edited} */
export function add(record, parent, properties) {
	const at = endOf(record.nodes, parent);
	const moved = (/** @type {number} */ number) => (number >= at ? number + 1 : number);
	const after = record.nodes.slice(at).map((node) => ({ ...node, parent: moved(node.parent) }));
	return {
		record: { ...record, nodes: [...record.nodes.slice(0, at), { parent, properties, offset: 0 }, ...after] },
		node: at,
		moved,
	};
}

/** Take a node out with all that follows on it; the root stays.
 * @param {Record} record @param {number} node @returns {Edited} */
export function remove(record, node) {
	if (!node) return { record, node, moved: (each) => each };
	const [end, { parent }] = [endOf(record.nodes, node), record.nodes[node]];
	const moved = (/** @type {number} */ number) => (number < node ? number : number < end ? -1 : number - (end - node));
	const after = record.nodes.slice(end).map((each) => ({ ...each, parent: moved(each.parent) }));
	return { record: { ...record, nodes: [...record.nodes.slice(0, node), ...after] }, node: parent, moved };
}

/** Put a variation before the one that comes before it.
 * @param {Record} record @param {number} node @returns {Edited} */
export function promote(record, node) {
	const below = childrenOf(record.nodes)[record.nodes[node].parent] ?? [];
	const index = below.indexOf(node);
	if (index < 1) return { record, node, moved: (each) => each };
	const [before, end] = [below[index - 1], endOf(record.nodes, node)];
	const [first, second] = [node - before, end - node];
	const moved = (/** @type {number} */ number) =>
		number < before || number >= end ? number : number < node ? number + second : number - first;
	const nodes = [
		...record.nodes.slice(0, before),
		...record.nodes.slice(node, end),
		...record.nodes.slice(before, node),
		...record.nodes.slice(end),
	];
	return {
		record: { ...record, nodes: nodes.map((each) => ({ ...each, parent: moved(each.parent) })) },
		node: before,
		moved,
	};
}

/** Return the number after the last node that follows on a node. @param {Node[]} nodes @param {number} node */
function endOf(nodes, node) {
	let end = node + 1;
	while (end < nodes.length && nodes[end].parent >= node) end += 1;
	return end;
}

/** Return the nodes from the root to a node. @param {Record} record @param {number} node */
export function pathTo(record, node) {
	const path = [];
	for (let at = node; at >= 0; at = record.nodes[at].parent) path.push(at);
	return path.reverse();
}
