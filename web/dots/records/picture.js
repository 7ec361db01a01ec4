// A picture of a position: shapes that are written as SVG, and painted on a canvas for PNG. In colours of its own, for
// paper.

/** @import { Mark } from "./marks.js" */
/** @import { Play } from "../rules/game.js" */

/** @typedef {{ d: string, fill?: string, stroke?: string, thick?: number, alpha?: number }} Shape */
/** @typedef {{ text: string, x: number, y: number, size: number, fill: string }} Text */

const [FIRST, SECOND, LINES, INK, PAPER] = ["#1d4fa3", "#c0281c", "#b9c3cf", "#1b1f24", "#ffffff"];
const COLOURS = ["", FIRST, SECOND];
const MARGIN = 1; // steps around the points
const LARGEST = 4000; // pixels of a side
const STEP = 48; // pixels from point to point, where the picture does not become too large
/** @type {Record<string, string>} */
const SIGNS = {
	TR: "m0-.25.24.42h-.48z",
	SQ: "m-.19-.19h.38v.38h-.38z",
	CR: "m-.21 0a.21.21 0 1 0 .42 0a.21.21 0 1 0-.42 0",
	MA: "m-.18-.18.36.36m0-.36-.36.36",
};

/** @param {number} x @param {number} y @param {number} r */
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Return the shapes of a position, the lowest first.
 * @param {Play} game @param {Mark[]} marks @param {number} last the point of the last dot, or -1
 * @returns {(Shape | Text)[]} */
export function shapesOf(game, marks, last) {
	const { width, height, now } = game;
	const at = (/** @type {number} */ point) => game.xy(point).join(" ");
	/** @type {(Shape | Text)[]} */
	const shapes = [
		{
			d: `M${-MARGIN} ${-MARGIN}h${width - 1 + 2 * MARGIN}v${height - 1 + 2 * MARGIN}h${1 - width - 2 * MARGIN}z`,
			fill: PAPER,
		},
	];
	const lines = Array.from({ length: height }, (_, y) => `M-.25 ${y}H${width - 0.75}`).concat(
		Array.from({ length: width }, (_, x) => `M${x}-.25V${height - 0.75}`),
	);
	shapes.push({ d: lines.join(""), stroke: LINES, thick: 0.035 });
	for (const { owner, points } of now.rings)
		shapes.push(
			{ d: `M${points.map(at).join("L")}Z`, fill: COLOURS[owner], alpha: 0.2 },
			{ d: `M${points.map(at).join("L")}Z`, stroke: COLOURS[owner], thick: 0.1 },
		);
	for (let point = 0; point < game.points; point += 1) {
		const who = now.dots[point];
		if (!who) continue;
		const [x, y] = game.xy(point);
		const isGone = Boolean(now.regions[point]);
		shapes.push({
			d: circle(x, y, 0.3),
			fill: who === 1 ? FIRST : PAPER,
			stroke: COLOURS[who],
			thick: who === 1 ? 0.06 : 0.14,
			alpha: isGone ? 0.4 : 1,
		});
		if (isGone && now.regions[point] !== who)
			shapes.push({ d: `M${x - 0.3} ${y - 0.3}l.6.6m0-.6l-.6.6`, stroke: COLOURS[now.regions[point]], thick: 0.09 });
		if (point === last) shapes.push({ d: circle(x, y, 0.44), stroke: INK, thick: 0.05 });
	}
	for (const { x, y, kind, text } of marks) {
		const ink = now.dots[game.at(x, y)] === 1 && !now.regions[game.at(x, y)] ? PAPER : INK;
		if (kind === "LB") shapes.push({ text, x, y, size: text.length > 2 ? 0.3 : 0.5, fill: ink });
		else shapes.push({ d: `M${x} ${y}${SIGNS[kind]}`, stroke: ink, thick: 0.08 });
	}
	return shapes;
}

/** @param {Play} game */
function sizeOf({ width, height }) {
	const [across, down] = [width, height].map((side) => side - 1 + 2 * MARGIN);
	return { across, down, step: Math.min(STEP, Math.floor(LARGEST / Math.max(across, down))) };
}

/** Write a picture as SVG. @param {Play} game @param {(Shape | Text)[]} shapes */
export function svgOf(game, shapes) {
	const { across, down, step } = sizeOf(game);
	const body = shapes.map((each) => {
		if ("text" in each)
			return (
				`<text x="${each.x}" y="${each.y}" fill="${each.fill}" font-size="${each.size}" font-family="sans-serif" ` +
				`font-weight="600" text-anchor="middle" dominant-baseline="central">${plain(each.text)}</text>`
			);
		const stroke = each.stroke ? ` stroke="${each.stroke}" stroke-width="${each.thick}" stroke-linejoin="round"` : "";
		const opacity = (each.alpha ?? 1) === 1 ? "" : ` opacity="${each.alpha}"`;
		return `<path d="${each.d}" fill="${each.fill ?? "none"}"${stroke}${opacity}/>`;
	});
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${across} ${down}" ` +
		`width="${across * step}" height="${down * step}">${body.join("")}</svg>\n`
	);
}

/** @param {string} text */
const plain = (text) =>
	text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`).replace(/[^\t\n\x20-\ud7ff\ue000-\ufffd]/g, "");

/** Paint a picture as PNG. @param {Play} game @param {(Shape | Text)[]} shapes @returns {Promise<Blob>} */
export function pngOf(game, shapes) {
	const { across, down, step } = sizeOf(game);
	const canvas = Object.assign(document.createElement("canvas"), { width: across * step, height: down * step });
	const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
	pen.scale(step, step);
	pen.translate(MARGIN, MARGIN);
	pen.textAlign = "center";
	pen.textBaseline = "middle";
	pen.lineJoin = "round";
	for (const each of shapes) {
		if ("text" in each) {
			Object.assign(pen, { globalAlpha: 1, fillStyle: each.fill, font: `600 ${each.size}px sans-serif` });
			pen.fillText(each.text, each.x, each.y);
			continue;
		}
		const path = new Path2D(each.d);
		pen.globalAlpha = each.alpha ?? 1;
		if (each.fill) pen.fillStyle = each.fill;
		if (each.fill) pen.fill(path);
		Object.assign(pen, { strokeStyle: each.stroke, lineWidth: each.thick });
		if (each.stroke) pen.stroke(path);
	}
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
	);
}
