// Sheets of paper: puzzles, several to a page, and their solutions on a page of their own. Boards are drawn
// as shapes alone, so that they survive a printer without colours and backgrounds.

/** @import { Digit, Layout, Negative, PuzzleRecord, Sheet } from "../../types.d.ts" */

import { drawing } from "./board.js";
import { make, shape } from "../../shared/dom.js";
import { place } from "../puzzle/geometry.js";
import { parse, parseGrid } from "../puzzle/ken.js";
import { addressOf, pathOf } from "../puzzle/link.js";
import { levelName } from "./page.js";
import { phrase } from "../../shared/speak.js";

/** Draw the sheets into an element; resolves once they are whole, without the pictures that cannot be had.
 * @param {HTMLElement} root @param {Sheet[]} sheets @param {Layout} layout */
export async function draw(root, sheets, { each, solutions, origin }) {
	const puzzles = pages(sheets, each).map((part, page) => {
		const words = new Set(part.map(({ record }) => rules(record.size ?? 9, record.negative, record.boxes)));
		const drawn = part.map((sheet, index) => puzzleSheet(sheet, page * each + index + 1, origin));
		return paper(`each-${each}`, [...[...words].map((text) => make("p", "rules", text)), ...drawn]);
	});
	const solved = sheets
		.map(({ record }, index) => ({ record, number: index + 1 }))
		.filter(({ record }) => solutions && record.solution);
	const answers = pages(solved, 12).map((part) => paper("answers", part.map(solutionSheet)));
	root.replaceChildren(...puzzles, ...answers);
	await Promise.all([...root.querySelectorAll("img")].map((image) => image.decode().catch(() => image.remove())));
}

/** @template Item @param {Item[]} items @param {number} each */
function pages(items, each) {
	return Array.from({ length: Math.ceil(items.length / each) }, (_, page) =>
		items.slice(page * each, (page + 1) * each),
	);
}

/** @param {string} name @param {HTMLElement[]} content */
function paper(name, content) {
	const page = make("section", `page ${name}`);
	page.append(...content);
	return page;
}

/** @param {Sheet} sheet @param {number} number @param {string} origin */
function puzzleSheet({ record, entries }, number, origin) {
	const foot = make("footer");
	foot.append(make("p", "link", origin + pathOf(record)), qr(record));
	return sheet(
		`Kropki ${number}`,
		[levelName(record), record.id ?? ""],
		boardDrawing(record, entries ?? parse(record.ken).givens),
		foot,
	);
}

/** @param {{ record: PuzzleRecord, number: number }} solved */
function solutionSheet({ record, number }) {
	return sheet(
		phrase("solution-number", { number }),
		[record.id ?? ""],
		boardDrawing(record, parseGrid(record.solution ?? "")),
	);
}

/** @param {string} name @param {string[]} about @param {Node[]} content */
function sheet(name, about, ...content) {
	const node = make("article", "sheet");
	const head = make("header");
	head.append(make("b", "", name), ...about.filter(Boolean).map((text) => make("span", "", text)));
	node.append(head, ...content);
	return node;
}

/** The rules in a paragraph. @param {number} size @param {Negative} negative */
export function rules(size, negative, boxes = true) {
	const houses = boxes ? phrase("rule-of-houses", { size }) : phrase("rule-of-lines", { size });
	const shown =
		negative === "white"
			? phrase("all-white-dots-are-shown")
			: negative === "black"
				? phrase("all-black-dots-are-shown")
				: negative
					? phrase("all-dots-are-shown")
					: phrase("not-all-dots-are-shown");
	return [houses, phrase("rule-of-dots"), shown].join(" ");
}

/** Draw a board with digits as one SVG. @param {PuzzleRecord} record @param {readonly Digit[]} digits */
function boardDrawing(record, digits) {
	const puzzle = parse(record.ken, record.negative, record.boxes);
	const svg = drawing(puzzle);
	digits.forEach((digit, cell) => {
		if (!digit) return;
		const [row, column] = place(puzzle.board, cell);
		const node = shape("text", puzzle.givens[cell] ? "printed" : "printed entry", { x: column + 0.5, y: row + 0.71 });
		node.textContent = String(digit);
		svg.append(node);
	});
	return svg;
}

/** Return the link as a QR code, which the server draws. @param {PuzzleRecord} record */
function qr(record) {
	const image = make("img", "qr");
	image.alt = "";
	image.src = addressOf("qr.svg", record);
	return image;
}
