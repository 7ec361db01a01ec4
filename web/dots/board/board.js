// The board on the page: a drawing, and above it a grid of points with names. Draws only what changed.
// Knows a game's values, not what a tap means.

/** @import { Plan } from "./plan.js" */
/** @import { Player } from "../rules/field.js" */
/** @import { Play } from "../rules/game.js" */

import { make, shape } from "../../shared/dom.js";
import { meaningOf, pressOf } from "../../shared/keys.js";
import { other } from "../rules/field.js";
import { Beyond } from "./beyond.js";
import {
	coordinatesOf,
	crossAt,
	drawing,
	isMoved,
	lastOf,
	lastTwoOf,
	linksOf,
	numbersOf,
	regionsOf,
	ruling,
	shadesOf,
} from "./drawing.js";
import { planned } from "./plan.js";
import { threatsOf } from "./threats.js";
import { FINGER, Touch } from "./touch.js";
import { isBetterTurned, stepsOf } from "./turned.js";
import { coloursOf, nameOf } from "./words.js";
import { phrase } from "../../shared/speak.js";

/** @typedef {{ coordinates: boolean, numbers: boolean, large: boolean, aim?: boolean, threats?: boolean, pools?:
 *   boolean, palette?: string }} Look pools are shown, and close points aimed at, unless that is false */

/** @typedef {{ play: (point: number) => void, say: (words: string) => void, purposeAt?: (point: number) => string }}
 *   Host *purposeAt*: what a tap on a point is for; "" where it is refused */

const MOST = 8; // times as large as the whole board in sight
const MARGIN = 0.8; // of a step, around the points
const BAND = 4; // rows of dots that are painted together
const ROOM = 0.7; // of a step more, for coordinates
const POOL = 4; // the bit where what is drawn at a point tells of its pool

export class Board {
	/** @type {Play | null} */
	game = null;
	zoom = 1;
	cursor = 0;
	aimed = -1; // where a finger would put a dot
	hint = -1;
	last = -1; // the dot that is marked as the last one
	drawn = new Int32Array(0); // what is drawn at each point
	/** @type {{ rings: readonly unknown[], stopped: number } | null} what is drawn of areas */
	areas = null;
	/** @type {Map<number, string>} what a dot on a point would capture, in words */
	threats = new Map();
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;
	step = FINGER; // pixels from point to point
	isTurned = false; // by a quarter, so that the first column is at the bottom: a broad board on an upright phone

	/** @param {HTMLElement} frame scrolls @param {Host} host */
	constructor(frame, host) {
		this.frame = frame;
		this.host = host;
		this.sheet = make("div", "sheet");
		this.points = make("div", "points");
		this.points.role = "grid";
		this.svg = drawing(); // over the dots; what is drawn on the paper is under them
		this.under = drawing();
		this.dots = make("div", "bands");
		this.ring = make("div", "cursor"); // around the point that has the focus: so moving it paints nothing else anew
		this.sheet.append(this.under, this.dots, this.svg, this.ring, this.points);
		frame.append(this.sheet);
		this.layers = Object.fromEntries(
			["grid", "pools", "regions", "links", "threatened", "plan", "marks"].map((name) => [name, shape("g", name)]),
		);
		const { plan, marks, ...paper } = this.layers;
		this.under.append(...Object.values(paper));
		this.svg.append(plan, marks);
		// around the last dot and the one before, in their bands: so a move paints those alone
		this.halos = [shape("circle", "halo"), shape("circle", "earlier")];
		/** @type {SVGSVGElement[]} of so many rows each: where a dot is put, the others are not painted anew */
		this.bands = [];
		/** @type {Element[]} */
		this.cells = [];
		/** @type {Element[][]} of each point: its dot, the cross on it, its number */
		this.shapes = [];
		/** @type {Look} */
		this.look = { coordinates: false, numbers: false, large: false };
		new ResizeObserver(() => this.fit()).observe(frame);
		this.points.addEventListener("click", (event) => this.tap(event));
		for (const kind of ["pointerover", "pointerout"])
			this.points.addEventListener(kind, ({ target }) =>
				/** @type {Element} */ (target).classList.toggle("over", kind === "pointerover"),
			);
		this.points.addEventListener("focusin", ({ target }) => this.focused(/** @type {Element} */ (target)));
		this.touch = new Touch(this);
		this.beyond = new Beyond(this);
	}

	/** Show a game, and a hint at a point; -1: none. @param {Play} game @param {Look} look @param {number} [hint] */
	show(game, look, hint = -1) {
		const isNew =
			this.game?.width !== game.width ||
			this.game?.height !== game.height ||
			JSON.stringify(look) !== JSON.stringify(this.look);
		[this.game, this.look] = [game, { ...look }];
		if (isNew) this.build(game);
		const numbers = look.numbers ? numbersOf(game) : null;
		const { dots, regions, pools, covered } = game.now;
		const { drawn } = this;
		let changed = 0; // the parts of the states that are others now
		for (let point = 0; point < game.points; point += 1) {
			const state =
				dots[point] |
				(regions[point] << 2) |
				(pools[point] << POOL) |
				(covered[point] << 6) |
				((numbers ? numbers[point] : 0) << 7);
			if (state === drawn[point]) continue;
			changed |= state ^ drawn[point];
			this.draw(game, point, numbers?.[point]);
			drawn[point] = state;
		}
		this.drawLast(game);
		this.beyond.draw();
		this.drawAreas(game, Boolean(changed & (3 << POOL)));
		this.hint = hint;
		this.touch.drop();
		this.mark();
		this.plan(null);
		this.findThreats(game);
	}

	/** @param {Play} game */
	build(game) {
		const [width, height] = [game.width, game.height];
		const [left, top, across, down] = this.view(game);
		this.bands = Array.from({ length: Math.ceil(height / BAND) }, drawing);
		this.dots.replaceChildren(...this.bands);
		for (const svg of [this.svg, this.under, ...this.bands])
			svg.setAttribute("viewBox", `${-left} ${-top} ${across} ${down}`);
		for (const layer of Object.values(this.layers)) layer.replaceChildren();
		this.layers.grid.append(ruling(game), ...(this.look.coordinates ? coordinatesOf(game) : []));
		this.drawn = new Int32Array(game.points).fill(-1);
		this.last = -1;
		this.shapes = Array.from({ length: game.points }, () => []);
		this.cursor = game.at(Math.floor(width / 2), Math.floor(height / 2));
		const row = `<div role="row">${'<div role="gridcell" tabindex="-1"></div>'.repeat(width)}</div>`;
		this.points.innerHTML = row.repeat(height);
		this.points.ariaLabel = phrase("board-of-size", { columns: width, rows: height });
		this.cells = [...this.points.querySelectorAll("[role=gridcell]")];
		this.cells[this.cursor].setAttribute("tabindex", "0");
		this.areas = null;
		this.threats.clear();
		this.fit();
	}

	/** Draw and name a point. @param {Play} game @param {number} point @param {number} [number] */
	draw(game, point, number) {
		const [who, owner] = [game.now.dots[point], game.now.regions[point]];
		this.cells[point].ariaLabel = nameOf(game, point, false);
		for (const node of this.shapes[point]) node.remove();
		this.shapes[point] = [];
		if (!who) return;
		const [x, y] = game.xy(point);
		const gone = owner ? " gone" : "";
		const nodes = [shape("circle", `dot p${who}${gone}`, { cx: x, cy: y, r: this.radius })];
		if (owner === other(/** @type {Player} */ (who)))
			nodes.push(shape("path", `cross o${owner}`, { d: crossAt(x, y, number ? 0.38 : 0.3) }));
		if (number) {
			const text = shape("text", `number on${who}${number > 99 ? " long" : ""}${gone}`, { x, y });
			text.textContent = String(number);
			nodes.push(text);
		}
		this.bandOf(y).append(...nodes);
		this.shapes[point] = nodes;
	}

	/** Return the drawing that has the dots of a row. @param {number} y */
	bandOf(y) {
		return this.bands[Math.floor(y / BAND)];
	}

	/** Mark the last dot and the one before, and name the last one. @param {Play} game */
	drawLast(game) {
		const [last, before] = lastTwoOf(game);
		this.shapes[this.last]?.[0]?.classList.remove("last");
		this.shapes[last]?.[0]?.classList.add("last");
		for (const point of [this.last, last])
			if (point >= 0) this.cells[point].ariaLabel = nameOf(game, point, point === last);
		this.last = last;
		for (const [index, point] of [last, before].entries()) {
			const halo = this.halos[index];
			const [x, y] = game.xy(point);
			if (point < 0) halo.remove();
			else if (isMoved(halo, [x, y], this.radius + 0.14)) this.bandOf(y).append(halo);
		}
	}

	get radius() {
		return this.look.numbers ? 0.42 : this.look.large ? 0.36 : 0.28;
	}

	/** Draw regions, pools and, in Kepung, links, where they are not as they were.
	 * @param {Play} game @param {boolean} hasOtherPools */
	drawAreas(game, hasOtherPools) {
		const { rings, stopped } = game.now;
		if (game.name === "kepung" || this.layers.links.childElementCount)
			this.layers.links.replaceChildren(...linksOf(game));
		const before = this.areas;
		if (
			before &&
			before.stopped === stopped &&
			before.rings.length === rings.length &&
			rings.every((ring, index) => ring === before.rings[index]) &&
			!hasOtherPools
		)
			return;
		this.areas = { rings, stopped };
		this.layers.regions.replaceChildren(...regionsOf(game));
		this.layers.pools.replaceChildren(...shadesOf(game, this.look.pools !== false));
	}

	/** Show what a player is about to do; null: nothing. @param {Plan | null} plan */
	plan(plan) {
		const { game } = this;
		if (!game || (!plan && !this.layers.plan.childElementCount)) return;
		this.layers.plan.replaceChildren(...(plan ? planned(game, plan) : []));
	}

	/** Show one of the rings that may be closed more than the others; -1: none. @param {number} index */
	stress(index) {
		const rings = this.layers.plan.querySelectorAll(".offered");
		for (const [each, ring] of rings.entries()) ring.classList.toggle("chosen", each === index);
	}

	/** Say whose dot the pointer shows above an open point; 0: nobody's. @param {0 | Player} player */
	next(player) {
		this.sheet.dataset.next = String(player);
	}

	/** Show where one dot would capture, once the move itself is painted. @param {Play} game */
	findThreats(game) {
		clearTimeout(this.timer);
		if (!this.look.threats && !this.threats.size) return;
		this.timer = setTimeout(() => {
			const found = this.look.threats && !game.over ? threatsOf(game) : [];
			const before = this.threats;
			this.threats = new Map();
			for (const { point, player, dots } of found)
				this.threats.set(
					point,
					`${this.threats.get(point) ?? ""}. ${phrase("side-would-capture", { count: dots, ...coloursOf(player) })}`,
				);
			const last = lastOf(game);
			for (const point of new Set([...before.keys(), ...this.threats.keys()]))
				this.cells[point].ariaLabel = nameOf(game, point, point === last) + (this.threats.get(point) ?? "");
			this.layers.threatened.replaceChildren(
				...found.map(({ point, player }) => {
					const [x, y] = game.xy(point);
					return shape("path", `threat o${player}`, {
						d: player === 1 ? `M${x - 0.3} ${y}h.6M${x} ${y - 0.3}v.6` : `M${x - 0.2} ${y - 0.2}l.4.4m0-.4l-.4.4`,
					});
				}),
			);
		});
	}

	/** Mark a hint, and where a finger aims. @param {number} [hint] */
	mark(hint = this.hint) {
		const { game, aimed, layers } = this;
		this.hint = hint;
		if (!game) return;
		const node = (/** @type {number} */ point, /** @type {string} */ name, /** @type {number} */ r) => {
			const [cx, cy] = game.xy(point);
			return shape("circle", name, { cx, cy, r });
		};
		const nodes = hint >= 0 ? [node(hint, "hint", 0.45)] : [];
		if (aimed >= 0 && game.isOpen(aimed) && !game.over) nodes.push(node(aimed, `aim p${game.now.toMove}`, 0.3));
		if (aimed >= 0) nodes.push(node(aimed, "target", 0.9));
		if (nodes.length || layers.marks.childElementCount) layers.marks.replaceChildren(...nodes);
	}

	/** Fit the board into its frame, times the zoom. */
	fit() {
		if (!this.game) return;
		const [left, top, across, down] = this.view(this.game);
		if (this.zoom === 1) this.isTurned = isBetterTurned(this.frame, across, down);
		const [broad, high] = this.isTurned ? [down, across] : [across, down];
		this.frame.classList.toggle("zoomed", this.zoom > 1);
		this.frame.classList.toggle("turned", this.isTurned);
		this.frame.style.setProperty("--whole", `${(this.frame.offsetHeight * broad) / high}px`);
		this.frame.style.setProperty("--tall", `${(this.frame.offsetWidth * high) / broad}px`);
		// a hair less, so that nothing has to scroll
		this.step = Math.min(this.frame.offsetWidth / broad, this.frame.offsetHeight / high) * this.zoom - 0.02;
		this.sheet.style.width = `${this.step * across}px`;
		this.sheet.style.height = `${this.step * down}px`;
		const aside = ((high - down) * this.step) / 2; // what it takes above and below once it is turned
		this.sheet.style.margin = this.isTurned ? `${aside}px ${-aside}px` : "";
		this.sheet.style.setProperty("--step", `${this.step}px`);
		const rim = this.step * (MARGIN - 0.5);
		this.points.style.padding = `${this.step * (top - 0.5)}px ${rim}px ${rim}px ${this.step * (left - 0.5)}px`;
		this.frame.classList.toggle("narrow", this.touch?.aims && this.zoom === 1);
		this.placeRing();
		this.beyond?.draw();
	}

	/** Return the steps left of the points and above them, where coordinates are, and the steps across and down in all.
	 * @param {Play} game */
	view({ width, height }) {
		const before = MARGIN + (this.look.coordinates ? ROOM : 0);
		return [before, before, width - 1 + before + MARGIN, height - 1 + before + MARGIN];
	}

	/** Zoom, and leave what is in the middle there. @param {number} factor */
	zoomBy(factor) {
		const before = this.zoom;
		this.zoom = Math.min(Math.max(this.zoom * factor, 1), MOST);
		const { frame } = this;
		const middle = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2];
		this.fit();
		const ratio = this.zoom / before;
		frame.scrollTo(middle[0] * ratio - frame.clientWidth / 2, middle[1] * ratio - frame.clientHeight / 2);
	}

	/** Play at the point that was clicked. @param {MouseEvent} event */
	tap(event) {
		const point = this.cells.indexOf(/** @type {Element} */ (event.target));
		if (point >= 0 && !this.touch.takes(event)) this.put(point);
	}

	/** Put the cursor on a point, and play there. @param {number} point */
	put(point) {
		this.moveTo(point);
		this.host.play(point);
	}

	/** Return the point at a place on the screen; -1 where there is none. @param {number} x @param {number} y */
	pointAt(x, y) {
		if (!this.game) return -1;
		const { left, top, bottom } = this.points.getBoundingClientRect();
		const before = this.view(this.game)[0];
		const from = this.isTurned ? [bottom - y, x - left] : [x - left, y - top];
		const [column, row] = from.map((each) => Math.floor(each / this.step - before + 0.5));
		return this.game.holds(column, row) ? this.game.at(column, row) : -1;
	}

	/** Put the cursor on a point, with the focus. @param {number} point */
	moveTo(point) {
		/** @type {HTMLElement} */ (this.cells[point]).focus({ preventScroll: this.zoom === 1 });
	}

	/** @param {Element} cell */
	focused(cell) {
		const point = this.cells.indexOf(cell);
		if (point < 0) return;
		this.cells[this.cursor]?.setAttribute("tabindex", "-1");
		this.cursor = point;
		cell.setAttribute("tabindex", "0");
		this.placeRing();
	}

	placeRing() {
		if (!this.game) return;
		const before = this.view(this.game)[0];
		const [x, y] = this.game.xy(this.cursor).map((each) => (each + before - 0.5) * this.step);
		this.ring.style.transform = `translate(${x}px, ${y}px)`;
	}

	/** Move the cursor by a key; tell whether the key moves it. @param {string} key */
	walk(key) {
		const { game } = this;
		const steps = stepsOf(key, this.isTurned);
		if (!game || !steps) return false;
		const [x, y] = game.xy(this.cursor);
		const [right, down] = steps;
		const [there, below] = [
			Math.min(Math.max(x + right, 0), game.width - 1),
			Math.min(Math.max(y + down, 0), game.height - 1),
		];
		this.moveTo(game.at(there, below));
		return true;
	}
}

/** Do what a key means: move the cursor of the board that it was pressed on, or act.
 * @param {KeyboardEvent} event @param {Record<string, () => unknown>} acts by keys @param {Board} [board] */
export function press(event, acts, board) {
	const pressed = pressOf(event);
	if (pressed.ctrl || pressed.alt) return;
	if (!board?.walk(event.key)) {
		const act = meaningOf(pressed, acts);
		if (!act) return;
		act();
	}
	event.preventDefault();
}
